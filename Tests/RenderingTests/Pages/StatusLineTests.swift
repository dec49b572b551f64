import Journal
import Speech
import TestSupport
import Testing

@testable import Journal
@testable import Rendering
@testable import Reports

@Suite struct StatusLineTests {
  private func line(
    _ title: String = "Water", total: Micros = 1_250_000_000, goal: Micros = 2_500_000_000,
    share: Micros? = nil, in language: Language = .en
  ) -> StatusLine {
    var configuration = Configuration()
    configuration.measures = [Measure(name: "water", label: title, unit: .millilitre)]
    let measure = DayMeasure(
      measure: 0, total: total, loans: [], target: Target(atLeast: goal, atMost: nil),
      state: total >= goal ? .met : .pending, percent: percentage(of: total, in: goal),
      remaining: max(0, goal - total), week: nil, expectedShare: share, entries: [])
    var hours = [Micros](repeating: 0, count: 24)
    hours[8] = 250_000_000
    hours[12] = 1_000_000_000
    let status = Status(
      day: Day("2026-01-12")!, measure: measure, hours: hours, firstHour: 0, count: Count(met: 6, due: 9))
    return StatusLine(status, configuration: configuration, on: Screen(Words(language)))
  }

  @Test(arguments: [
    (StatusFormat.inline, "Water 50%\n"),
    (.ring, "1250/2500\n"),
    (.short, "1.25/2.5 l 6/9\n"),
    (.card, "Water  1,250 / 2,500 ml  50 %  6/9\n▃▁▁▁█▁▁▁▁▁▁▁▁▁  1.25 l to go\n"),
    (.tmux, "Water 50%\n"),
  ])
  func eachBarHasItsForm(format: StatusFormat, text: String) {
    #expect(line().text(format) == text)
  }

  @Test func aGoalMissedByALittleDoesNotReadAsReached() {
    #expect(line(total: 2_499_000_000).text(.short) == "2.499/2.5 l 6/9\n")
    #expect(line(total: 2_499_700_000).text(.ring) == "2499.7/2500\n")
  }

  @Test func czechHasItsCommaAndItsWords() {
    #expect(line(in: .cs).text(.short) == "1,25/2,5 l 6/9\n")
    #expect(line(in: .cs).text(.card).hasSuffix("  zbývá 1,25 l\n"))
  }

  @Test func aLabelIsHarmlessInEveryBar() {
    #expect(line("#(ls) & <b>|").text(.tmux) == "##(ls) & <b>| 50%\n")
    #expect(
      line("#(ls) & <b>|").text(.waybar).hasPrefix(##"{"text":"#(ls) &amp; &lt;b&gt;| 50%","##))
    #expect(line("a | bash=ls").text(.swiftbar).hasPrefix("a ¦ bash=ls 50%\n---\n"))
    #expect(line("---").text(.swiftbar).hasPrefix("\u{2011}\u{2011}\u{2011} 50%\n---\n"))
  }

  // As `day` has it: in the first minutes being behind means nothing.
  @Test func theFirstMinutesAreNotBehind() {
    #expect(line(total: 0, share: 49_999).text(.waybar).contains(#""class":"open""#))
    #expect(line(total: 0, share: 50_000).text(.waybar).contains(#""class":"behind""#))
  }

  @Test func onlyLessThanAnEvenPaceIsBehind() {
    #expect(line(share: 500_000).text(.waybar).contains(#""class":"open""#))
    #expect(line(share: 500_001).text(.waybar).contains(#""class":"behind""#))
  }

  /// The status of a measure as a configuration declares it, on a day that holds some lines.
  private func status(_ declared: String, _ lines: String, _ format: StatusFormat) -> String {
    let configuration = configured(declared)
    let day = Day("2026-01-12")!
    let written = WordedDay(DayFile(lines), of: day, by: DayReader(configuration))
    let assessment = Assessment(
      book: Book(of: written.record, configuration), configuration: configuration, today: day)
    let status = Status(of: 0, on: written, in: assessment, now: Moment(day: day, time: clock("14:30")))
    let click = StatusClick(call: ["/bin/day book", "--dir", "/my log", "drink"], amounts: ["250ml"])
    return StatusLine(status, configuration: configuration, on: Screen(Words(.en)), click: click).text(format)
  }

  @Test(arguments: [
    ("measure water goal 2.5l unit l", "water 1.49l", StatusFormat.ring, "1.49/2.5"),
    ("measure water goal 2.5l unit l", "water 1.49l", .short, "1.49/2.5 l 0/1"),
    ("measure sleep goal 7h30m", "sleep 6h45m", .ring, "6h45/7h30"),
    ("measure steps goal 10000", "steps 4321", .short, "4,321/10,000 0/1"),
    ("measure steps goal 10000", "steps 12345", .short, "12,345/10,000 1/1"),
    ("measure steps goal 10000", "steps 4321", .ring, "4321/10000"),
    ("measure water goal 2500ml", "water 964.7ml", .ring, "965/2500"),
    ("measure water goal 2500ml", "water 2234.6ml", .short, "2.23/2.5 l 0/1"),
    ("measure water goal 2500ml", "water 2238ml", .short, "2.24/2.5 l 0/1"),
    ("measure sleep goal 7h30m", "sleep 404.6min", .ring, "6h45/7h30"),
    ("measure sleep goal 7h30m", "sleep 449.9min", .ring, "7h29/7h30"),
    ("measure sleep goal 7h30m", "sleep 6h45m", .short, "6h45/7h30 0/1"),
    ("measure water cup 250ml goal 10 cups", "water 5 cups", .ring, "5/10"),
    ("measure water cup 250ml goal 10 cups", "water 5 cups", .short, "5/10 cups 0/1"),
    (
      "measure water cup 250ml goal 3 cups", "water 1 cup 14:00", .card,
      "water  1 / 3 cups  33 %  0/1\n▁▁▁▁▁▁█▁▁▁▁▁▁▁  2 cups to go"
    ),
    ("measure weight unit kg last goal at most 80kg", "weight 82.4kg", .ring, "82.4 kg"),
    ("measure weight unit kg last goal at most 80kg", "", .ring, "–"),
    ("measure weight unit kg last goal at most 80kg", "weight 82.4kg", .inline, "weight 82.4 kg"),
    ("measure water goal 2500ml\npause 2026-01-12..2026-01-13", "water 250ml", .inline, "water: paused"),
    ("measure water goal 2500ml\npause 2026-01-12..2026-01-13 water", "", .inline, "water: paused"),
    // A goal that is met in a pause counts.
    ("measure water goal 2500ml\npause 2026-01-12..2026-01-13", "water 2.5l", .inline, "water 100%"),
  ])
  func figuresAreAsTheyAre(_ declared: String, _ line: String, _ format: StatusFormat, _ text: String) {
    #expect(status(declared, line + "\n", format) == text + "\n")
  }

  @Test func aPauseIsNotBehind() {
    let paused = status("measure water goal 2500ml\npause 2026-01-12..2026-01-13", "", .waybar)
    #expect(paused.contains(#""class":"paused""#))
    #expect(status("measure water goal 2500ml", "", .waybar).contains(#""class":"behind""#))
  }

  @Test func aClickDrinksWhateverTheFolderIsCalled() {
    #expect(
      status("measure water goal 2500ml", "", .swiftbar).hasSuffix(
        """
        ---
        Drink 250ml | bash="/bin/day book" param1="--dir" param2="/my log" param3="drink" param4="250ml" terminal=false refresh=true

        """))
  }

  @Test func programsGetExactNumbers() {
    #expect(
      status("measure water \"Water\" goal 2.5l unit l", "water 1.49l\n", .json)
        == #"{"schema":"daybook.status/1","date":"2026-01-12","state":"open","measure":{"id":"water","label":"Water","group":null,"unit":"l","total":1.49,"goal":{"atLeast":2.5},"percent":59,"remaining":1.01},"met":0,"due":1}"#
        + "\n")
  }
}

import Journal
import Speech
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
      measure: 0, total: total, own: total, loans: [], target: Target(atLeast: goal, atMost: nil),
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
    (.short, "1.2/2.5 l 6/9\n"),
    (.card, "Water  1,250 / 2,500 ml  50%  6/9\n▃▁▁▁█▁▁▁▁▁▁▁▁▁  1.25 l to go\n"),
    (.tmux, "Water 50%\n"),
  ])
  func eachBarHasItsForm(format: StatusFormat, text: String) {
    #expect(line().text(format) == text)
  }

  @Test func aGoalMissedByALittleDoesNotReadAsReached() {
    #expect(line(total: 2_499_000_000).text(.short) == "2.4/2.5 l 6/9\n")
  }

  @Test func czechHasItsCommaAndItsWords() {
    #expect(line(in: .cs).text(.short) == "1,2/2,5 l 6/9\n")
    #expect(line(in: .cs).text(.card).hasSuffix("  zbývá 1,25 l\n"))
  }

  @Test func aLabelIsHarmlessInEveryBar() {
    #expect(line("#(ls) & <b>|").text(.tmux) == "##(ls) & <b>| 50%\n")
    #expect(
      line("#(ls) & <b>|").text(.waybar).hasPrefix(##"{"text":"#(ls) &amp; &lt;b&gt;| 50%","##))
    #expect(line("a | bash=ls").text(.swiftbar).hasPrefix("a ¦ bash=ls 50%\n---\n"))
  }

  @Test func onlyLessThanAnEvenPaceIsBehind() {
    #expect(line(share: 500_000).text(.waybar).contains(#""class":"open""#))
    #expect(line(share: 500_001).text(.waybar).contains(#""class":"behind""#))
  }
}

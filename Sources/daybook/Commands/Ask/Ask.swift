import Arguments
import Journal
import Rendering
import Speech

/// Goes through what is due and still open, a key each.
struct AskCommand: Writer {
  static let name = "ask"

  var date: String?

  static var usage: Usage<Self> {
    Usage(
      Phrase(
        "Asks about what is still open, a key for each answer",
        cs: "Ptá se na to, co je otevřené; odpovídá se klávesou"),
      group: Groups.log,
      discussion: [
        Phrase(
          "Goes through the habits that are due today, the goals not yet reached and what is still open of the 14 days before, then offers the days without a file since the last one. Each answer is written at once; going back takes it out again, and so does 'undo'. It needs a terminal.",
          cs:
            "Projde návyky, které mají dnes být, nesplněné cíle a co zbylo otevřené z předchozích 14 dnů, pak nabídne dny, které od posledního souboru chybějí. Každá odpověď se hned zapíše; krok zpět ji zase zruší, stejně jako „undo“. Potřebuje terminál."
        )
      ],
      examples: [
        Example("daybook ask", Phrase("Today, and the days missed", cs: "Dnešek a chybějící dny")),
        Example(
          "daybook ask --date yesterday", cs: "daybook ask --date včera",
          Phrase("Yesterday alone", cs: "Jen včerejšek")),
      ],
      parameters: [
        .date(
          \.date,
          help: Phrase(
            "Only this day (default: today and the days missed)",
            cs: "Jen tento den (jinak dnešek a chybějící dny)"))
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    guard world.terminal.inputIsTerminal else { throw CommandError { $0.askNeedsTerminal } }
    let daybook = try Daybook(in: world)
    // The next question says where the day stands.
    world.tellsStanding = false
    var asking = Asking(writable: WritableDaybook(daybook, writing: files, in: world))
    let keyboard = world.keyboard
    defer { keyboard.release() }
    let day = try daybook.day(date)
    guard try asking.goThrough(day, withEarlier: true, &world), date == nil else { return .done }
    let missed = try asking.daysMissed()
    guard let first = missed.first, let last = missed.last else { return .done }
    asking.say(daybook.words.offer(ofDaysMissed: missed.count, from: first, to: last), &world)
    guard asking.agrees(to: daybook.words.yesAndNo, &world) else { return .done }
    for day in missed {
      guard try asking.goThrough(day, &world) else { break }
    }
    return .done
  }
}

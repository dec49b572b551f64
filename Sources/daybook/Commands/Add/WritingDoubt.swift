import Journal
import Rendering

/// A doubt about what is to be written, which a person at a terminal may dispel.
struct WritingDoubt {
  /// The refusal where nobody can be asked.
  let error: CommandError
  /// The question, without its two answers.
  let question: @Sendable (Words) -> String

  /// A line whose amount or time can hardly be meant; nil of any other refusal.
  init?(_ refusal: AddedLine.Refusal, _ error: CommandError) {
    guard case .broken(let problems) = refusal, let problem = problems.first(where: \.isHardlyMeant),
      problems.allSatisfy({ $0.severity != .error })
    else { return nil }
    self.error = error
    question = { $0.message(for: problem) }
  }

  /// A day on which more is drunk than anybody does, though it was not so before; nil if it is not.
  init?(of file: DayFile, after before: DayFile, on day: Day, in daybook: Daybook) {
    var reader = daybook.interpreter
    func absurd(_ file: DayFile) -> Problem? {
      reader.problems(in: file.source, isMarkdown: file.isMarkdown, of: day, today: daybook.today)
        .first(where: \.isOfAnAbsurdTotal)
    }
    guard let problem = absurd(file), absurd(before) == nil else { return nil }
    question = { $0.message(for: problem) }
    let command = day == daybook.today ? "daybook edit" : "daybook edit \(day)"
    error = CommandError { $0.message(for: problem) + " " + $0.leftToThePerson(command) }
  }

  /// A time of the small hours that is typed when they are over, and so is of the coming night; nil of any other, and
  /// where a day was said.
  init?(_ time: TimeOfDay?, saidDay date: String?, on day: Day, in daybook: Daybook, now: Moment) {
    let dayStarts = daybook.configuration.dayStarts
    guard let time, date == nil, day == daybook.today, time < dayStarts, now.time >= dayStarts else {
      return nil
    }
    question = { $0.nightToCome(time) }
    error = CommandError { $0.nightToCome(time) }
  }

  /// Makes sure that it is meant: asks at a terminal, and is the error where nobody can be asked.
  func dispel(in world: inout World, by settings: Settings) throws(CommandError) {
    guard world.terminal.inputIsTerminal else { throw error }
    world.say(question(settings.words), by: settings)
    guard world.agrees(to: settings.words.writeItAnyway, by: settings) else {
      throw CommandError { $0.leftUnwritten }.afterNo()
    }
  }
}

extension WritableDaybook {
  /// Changes a day as `change` does, and asks about what can hardly be meant; whether anything was changed.
  ///
  /// `edit` is told whether a person said that it is meant, and says which refusal a person may overrule. The lock is
  /// given back while that person thinks.
  @discardableResult
  func changeAsking(
    _ day: Day, saying what: String, isDryRun: Bool, in world: inout World, asMeant isMeant: Bool = false,
    _ edit: (inout DayDraft, _ isMeant: Bool, inout WritingDoubt?) throws(CommandError) -> Void
  ) throws(CommandError) -> Bool {
    var doubt: WritingDoubt?
    do throws(CommandError) {
      return try change(day, saying: what, isDryRun: isDryRun, in: &world) { (draft) throws(CommandError) in
        try edit(&draft, isMeant, &doubt)
        // The whole file is read for it, which gives others time to write into it.
        let mayBeTooMuch = !isMeant && draft.holdsAmounts
        doubt = mayBeTooMuch ? WritingDoubt(of: draft.file, after: draft.before, on: day, in: daybook) : nil
        if let doubt { throw doubt.error }
      }
    } catch {
      guard let doubt else { throw error }
      try doubt.dispel(in: &world, by: daybook.settings)
      return try changeAsking(day, saying: what, isDryRun: isDryRun, in: &world, asMeant: true, edit)
    }
  }
}

extension Words {
  /// A time of the coming night, where the last one may be meant.
  fileprivate func nightToCome(_ time: TimeOfDay) -> String {
    say(
      "\(self.time(time)) is in the night that ends this day, and still to come; write --date yesterday for last night, --date today for the coming one",
      "\(self.time(time)) je v noci, kterou tento den skončí, a teprve přijde; minulé noci patří --date včera, příští --date dnes"
    )
  }

  /// The question whether a doubtful line is to be written.
  fileprivate var writeItAnyway: String { say("Write it anyway? [y/N]", "Přesto to zapsat? [a/N]") }

  /// Said behind a question that nobody can be asked.
  fileprivate func leftToThePerson(_ command: String) -> String {
    say(
      "Nothing was written; if it is right, \(inQuotes(command)) opens the file",
      "Nic se nezapsalo; je-li to správně, soubor otevře \(inQuotes(command))")
  }

  /// Said where a doubtful line is not to be written.
  fileprivate var leftUnwritten: String { say("nothing was written", "nic se nezapsalo") }
}

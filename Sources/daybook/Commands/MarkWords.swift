import Arguments
import Journal
import Rendering
import Speech

/// The part that `done`, `skip` and `undone` share: names, perhaps a time, and the mark for their boxes.
struct MarkWords {
  let words: [String]
  let mark: Mark
  let writing: WritingOptions

  static func parameters<Root>(_ words: WritableKeyPath<Root, [String]>) -> [Parameter<Root>] {
    [
      .arguments(
        words, "HABIT",
        help: Phrase(
          "The habits, by name, label or alias; the last word may be a time, or now",
          cs: "Návyky podle jména, popisku nebo aliasu; poslední slovo může být čas nebo now (teď)"),
        isRequired: true,
        completion: Known.habit.completion)
    ]
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    var names = words
    let time = try Self.time(taking: &names, now: world.now.time)
    var untouched: [(title: String, path: String, line: Int)] = []
    let verb = mark == .done ? "done" : mark == .skipped ? "skip" : "undone"
    try writable.change(
      day, saying: "\(verb) \(words.joined(separator: " "))", isDryRun: writing.isDryRun, in: &world
    ) { (draft) throws(CommandError) in
      let reader = draft.reader
      let marked = try MarkedNames(names, in: draft.file, daybook: daybook, lineReader: reader, mark: mark)
      let usual = mark == .skipped ? [:] : try daybook.usualTimes(of: marked.habits, before: day)
      untouched = []
      for name in marked.names {
        let typedTime = time.map(draft.style.text(of:))
        let change: Change
        if let place = name.line(in: draft.file, by: reader, for: mark) {
          let reading = reader.read(draft.file.lines[place], of: draft.file)
          guard let setting = draft.file.setting(mark, time: typedTime, inLine: place, reading: reading)
          else {
            untouched.append((name.title, draft.path, place))
            continue
          }
          change = setting
        } else {
          let usualTime = name.habit.flatMap { usual[$0] }.map(draft.style.text(of:))
          let when = mark == .skipped ? typedTime : typedTime ?? usualTime
          change = draft.file.adding(
            "[\(mark.symbol)] \(name.written)\(when.map { " " + $0 } ?? "")", style: draft.style,
            below: draft.lineAboveNewOnes)
        }
        try draft.make(change) { reading, _ in
          reading.says(mark) && (time == nil || reading.time == time)
        }
      }
    }
    for (title, path, line) in untouched {
      let sentence = daybook.words.alreadyMarked(title, mark, file: path, line: line + 1)
      world.say(sentence, by: daybook.settings)
    }
    return .done
  }

  /// Takes a time, or `now`, off the end of the words; nil if there is none.
  private static func time(taking words: inout [String], now: TimeOfDay) throws(CommandError) -> TimeOfDay? {
    guard words.count > 1, let last = words.last else { return nil }
    if TypedWords.now.holds(last.lowercased()) {
      words.removeLast()
      return now
    }
    let pair = words.suffix(2).joined(separator: " ")
    if words.count > 2, let time = TimeOfDay(typed: pair) {
      words.removeLast(2)
      return time
    }
    if let time = TimeOfDay(typed: last) {
      words.removeLast()
      return time
    }
    if last.first?.isNumber == true, last.contains(":") { throw CommandError(.notATime(last)) }
    return nil
  }
}

extension Words {
  /// A mark that a habit has already: `breakfast is already ticked in 2026-01-12.txt:3; nothing to change`.
  ///
  /// `line` counts from 1.
  func alreadyMarked(_ habit: String, _ mark: Mark, file: String, line: Int) -> String {
    let (name, place) = (shortened(habit), "\(shown(file)):\(line)")
    let done =
      switch mark {
      case .done: say("is already ticked", "už je odškrtnuto")
      case .skipped: say("is already skipped", "už je vynecháno")
      case .open, .none: say("is already open", "už je otevřené")
      }
    return say("\(name) \(done) in \(place); nothing to change", "\(name) \(done) v \(place); není co měnit")
  }
}

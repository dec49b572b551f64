import Journal
import Notation

/// A person's daily answer to harsh and habitctl.
enum DailyAnswer: String {
  case yes = "y"
  case no = "n"
  case skipped = "s"
}

/// A line of the log of harsh or habitctl.
struct DailyRow {
  var day: Day
  var name: ForeignName
  var answer: DailyAnswer
  /// In millionths.
  var amount: Int64?
  var text = ""
}

/// The habits that harsh and habitctl list in a file of their own, and what is answered to them.
struct DailyHabits {
  /// How often a habit is asked for.
  enum Frequency: Hashable {
    case times(Int, days: Int)
    /// It is tracked and never due.
    case never

    /// Once in so many days; never if that is 0.
    init(every days: Int) { self = days == 0 ? .never : .times(1, days: days) }
  }

  /// The declared measures, whose answers may be amounts.
  private let measures: DeclaredMeasures

  private var listed: [(name: ForeignName, frequency: Frequency)] = []
  private var frequencies: [String: Frequency] = [:]
  private var met: [ForeignName] = []

  private init(_ options: ForeignOptions) { measures = options.measures }

  /// Adds a habit as the list has it.
  private mutating func append(_ name: ForeignName, _ frequency: Frequency) {
    listed.append((name, frequency))
    frequencies[name.folded] = frequency
  }

  private mutating func take(_ row: DailyRow, into draft: inout ImportDraft) {
    let (name, day, text) = (row.name, row.day, row.text)
    if frequencies[name.folded] == nil {
      frequencies[name.folded] = .times(1, days: 1)
      met.append(name)
    }
    if frequencies[name.folded] == .never, row.answer != .skipped {
      let micros = row.answer == .no ? 0 : row.amount ?? 1_000_000
      return draft.take(.amount(micros: micros, unit: ""), of: name, on: day, text: text)
    }
    if let amount = row.amount, row.answer == .yes, measures.hold(name) {
      return draft.take(.amount(micros: amount, unit: ""), of: name, on: day, text: text)
    }
    let mark: Mark = row.answer == .yes ? .done : row.answer == .no ? .open : .skipped
    let words = [row.amount.map { ExactDecimal.text(micros: $0) } ?? "", text].filter { !$0.isEmpty }
    draft.take(.tick(mark), of: name, on: day, text: words.joined(separator: " "))
  }

  /// Reads the logs of a format, and the lists of habits beside them.
  ///
  /// A line of either means what is given here; one that means nothing becomes a remark. A line of the list that begins
  /// with `heading` is passed over.
  static func read(
    _ files: [ImportedFile], of format: any ForeignFormat.Type, _ options: ForeignOptions,
    heading: String? = nil, habit: (String) -> (name: ForeignName, frequency: Frequency)?,
    row: (String) -> DailyRow?
  ) -> ImportResult {
    var draft = ImportDraft(source: format.source, of: files)
    var habits = DailyHabits(options)
    for file in files where baseName(file.name) == format.companion {
      if format.recognises(name: file.name, head: file.bytes) { continue }
      for line in draft.lines(of: file) where isRead(line.text) {
        if let heading, line.text.hasPrefix(heading) { continue }
        guard let habit = habit(line.text) else {
          draft.remark(row: line.text, line: line.number)
          continue
        }
        habits.append(habit.name, habit.frequency)
      }
    }
    for file in files where format.recognises(name: file.name, head: file.bytes) {
      for line in draft.lines(of: file) where isRead(line.text) {
        guard let row = row(line.text) else {
          draft.remark(row: line.text, line: line.number)
          continue
        }
        draft.reads(line: line.number)
        habits.take(row, into: &draft)
      }
    }
    habits.declareAll(in: &draft)
    return draft.result
  }

  /// Whether a line of the log, or of the list of habits, says something: it is neither blank nor a comment.
  private static func isRead(_ line: String) -> Bool {
    !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("#")
  }

  /// Declares the listed habits, and those that only the log knows: until their last day, if there is a list.
  private func declareAll(in draft: inout ImportDraft) {
    for (name, frequency) in listed {
      switch frequency {
      case .never: draft.declare(name, isHabit: false, ["unit times"])
      case .times(let times, let days):
        draft.declare(name, isHabit: true, ImportDraft.schedule(times, in: days))
      }
    }
    for name in met {
      let end = listed.isEmpty ? nil : draft.lastDay(of: name)
      draft.declare(name, isHabit: true, end.map { ["until \($0)"] } ?? [])
    }
  }
}

import Journal
import Notation

/// A person's daily answer to harsh and habitctl.
enum DailyAnswer: String {
  case yes = "y"
  case no = "n"
  case skipped = "s"
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
  let measures: DeclaredMeasures

  private var listed: [(name: ForeignName, frequency: Frequency)] = []
  private var frequencies: [String: Frequency] = [:]
  private var met: [ForeignName] = []

  init(_ options: ForeignOptions) { measures = options.measures }

  /// Adds a habit as the list has it.
  mutating func append(_ name: ForeignName, _ frequency: Frequency) {
    listed.append((name, frequency))
    frequencies[name.folded] = frequency
  }

  /// Takes an answer; `amount` is in millionths.
  mutating func take(
    _ answer: DailyAnswer, _ amount: Int64? = nil, of name: ForeignName, on day: Day, text: String,
    into draft: inout ImportDraft
  ) {
    if frequencies[name.folded] == nil {
      frequencies[name.folded] = .times(1, days: 1)
      met.append(name)
    }
    if frequencies[name.folded] == .never, answer != .skipped {
      let micros = answer == .no ? 0 : amount ?? 1_000_000
      return draft.take(.amount(micros: micros, unit: ""), of: name, on: day, text: text)
    }
    if let amount, answer == .yes, measures.hold(name) {
      return draft.take(.amount(micros: amount, unit: ""), of: name, on: day, text: text)
    }
    let mark: Mark = answer == .yes ? .done : answer == .no ? .open : .skipped
    let words = [amount.map { ExactDecimal.text(micros: $0) } ?? "", text].filter { !$0.isEmpty }
    draft.take(.tick(mark), of: name, on: day, text: words.joined(separator: " "))
  }

  /// Whether a line of the log, or of the list of habits, says something: it is neither blank nor a comment.
  static func isRead(_ line: String) -> Bool { !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("#") }

  /// Declares the listed habits, and those that only the log knows: until their last day, if there is a list.
  func declareAll(in draft: inout ImportDraft) {
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

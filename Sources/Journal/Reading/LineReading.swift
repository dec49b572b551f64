/// One line read by itself, with all that it holds: what editing and importing start from.
package struct LineReading: Sendable {
  /// The kind of line, with its content.
  package let meaning: LineMeaning
  /// Its tags, its free text and its problems.
  package let rest: LineRest
  /// Its amount with the unit's name: as typed, a range's length, or a cup that was left unsaid.
  package let amount: RecordedAmount?

  init(_ meaning: LineMeaning, _ rest: LineRest, by reader: AmountReader) {
    self.meaning = meaning
    self.rest = rest
    amount = meaning.statement?.amount.map { reader.recorded($0) }
  }

  /// The habit or measure it is about; nil if the name is not declared, or there is none.
  package var subject: Reference? { meaning.subject }

  /// The bytes of the file that hold the name; empty if there is none.
  package var name: Range<Int32> {
    switch meaning {
    case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
      statement.name
    case .goal(let goal): goal.name
    case .blank, .comment, .marker, .text: 0..<0
    }
  }

  /// Its time, of a range the start.
  package var time: TimeOfDay? { meaning.time }

  /// The bytes of the file that hold the time or range, with a suffix that stands apart.
  package var timeRange: Range<Int32> {
    switch meaning {
    case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
      statement.timeRange
    case .text(let text): text.timeRange
    case .blank, .comment, .marker, .goal: 0..<0
    }
  }

  /// The mark of its box; done for an entry on a habit, `none` for any other line without a box.
  package var mark: Mark { meaning.statement?.mark ?? .none }
  /// The length of its range in minutes; nil without one.
  package var length: Int? { meaning.statement?.length.map(Int.init) }
  /// The bytes of the file that hold the amount; empty if it was not typed.
  package var amountRange: Range<Int32> { meaning.statement?.amount?.range ?? 0..<0 }
  /// Where a next part may be put: after the name, the amount and the time that stand before any text.
  package var headEnd: Int32 { meaning.statement?.headEnd ?? 0 }
  /// Its tags, in order, as ranges of the file.
  package var tags: ContiguousArray<Range<Int32>> { rest.tags }
  /// Its tags whose key is a declared measure, and what they hold.
  package var counting: ContiguousArray<CountingTag> { rest.counting }
  /// The words that are free text, in order.
  package var text: ContiguousArray<Range<Int32>> { rest.text }
  /// Where a comment at the end begins, in the file; nil without one.
  package var comment: Int32? { rest.comment }
  /// The goal of a goal line.
  package var bound: Goal.Bound? { rest.bound }
  /// Its errors, and anything that looks meant otherwise, as problems of line 0: its number is not known
  /// here.
  package var problems: ContiguousArray<Problem> { rest.problems }

  /// Whether it is a tick or an entry.
  package var isRecord: Bool { meaning.isRecord }

  /// Whether it is a habit that is done, with a box or without: `gym 45min`.
  package var isDoneHabit: Bool {
    guard case .tick(let statement) = meaning, case .habit? = statement.subject else { return false }
    return statement.mark == .done
  }

  /// Whether it is nothing that counts by its kind: text, a comment, a marker, or blank.
  package var isRemark: Bool {
    switch meaning {
    case .blank, .comment, .marker, .text: true
    case .tick, .entry, .running, .goal, .broken: false
    }
  }

  /// Whether a person may add such a line, or put it in another's place: it is no error and not blank, and text only
  /// where that is meant or a tag in it counts.
  package func isWritable(asText isTextMeant: Bool = false) -> Bool {
    switch meaning {
    case .comment, .marker, .tick, .entry, .running, .goal: true
    case .text: isTextMeant || !counting.isEmpty
    case .blank, .broken: false
    }
  }

  /// Whether it says that something has a mark; an entry is its own mark.
  package func says(_ mark: Mark) -> Bool {
    switch meaning {
    case .tick(let statement): statement.mark == mark
    case .entry: true
    case .blank, .comment, .marker, .running, .goal, .text, .broken: false
    }
  }

  /// Whether two lines are of one kind.
  package func isSameKind(as other: LineReading) -> Bool { form == other.form }

  /// The kind of a line, without its content.
  enum Form: Sendable { case blank, comment, marker, tick, entry, running, goal, text, broken }

  /// The kind of line, without its content: to compare one line with another.
  var form: Form {
    switch meaning {
    case .blank: .blank
    case .comment: .comment
    case .marker: .marker
    case .tick: .tick
    case .entry: .entry
    case .running: .running
    case .goal: .goal
    case .text: .text
    case .broken: .broken
    }
  }

  /// The free text, its words separated by one blank; empty if there is none.
  package func plainText(in bytes: ContiguousArray<UInt8>) -> String { rest.plainText(in: bytes) }
  /// The tags as typed, separated by one blank; empty if there are none.
  package func plainTags(in bytes: ContiguousArray<UInt8>) -> String { rest.plainTags(in: bytes) }
}

extension LineMeaning {
  /// Whether it is a tick or an entry.
  var isRecord: Bool {
    switch self {
    case .tick, .entry: true
    case .blank, .comment, .marker, .running, .goal, .text, .broken: false
    }
  }

  /// Whether it is a tick, an entry, a timer or a goal, whose words alone say what it is.
  var isOfWords: Bool {
    switch self {
    case .tick, .entry, .running, .goal: true
    case .blank, .comment, .marker, .text, .broken: false
    }
  }

  /// The statement of a line that has a name or an error; nil for any other line.
  package var statement: Statement? {
    switch self {
    case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
      statement
    case .blank, .comment, .marker, .goal, .text: nil
    }
  }

  /// The habit or measure that a line is about; nil if the name is not declared, or there is none.
  package var subject: Reference? {
    switch self {
    case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
      statement.subject
    case .goal(let goal): .measure(goal.measure)
    case .blank, .comment, .marker, .text: nil
    }
  }

  /// The time of a line, of a range the start; nil without one.
  package var time: TimeOfDay? {
    switch self {
    case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
      statement.time
    case .text(let text): text.time
    case .blank, .comment, .marker, .goal: nil
    }
  }
}

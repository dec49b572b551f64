/// What one line says, with the place of each of its parts: what interpreting, exporting and editing start from.
package struct LineReading: Sendable {
  /// What kind of line it is.
  package enum Sense: UInt8, Sendable {
    case blank, comment, marker
    /// A box and a name.
    case tick
    /// A declared name and an amount.
    case entry
    /// This day's own goal.
    case goal
    case text
    /// An error: it counts for nothing.
    case broken
  }

  /// What kind of line it is.
  package var sense = Sense.blank
  /// The mark of its box.
  package var mark = Mark.none
  /// The habit or measure it is about; nil if the name is not declared, or there is none.
  package var subject: Reference?
  /// The bytes of the file that hold the name; empty if there is none.
  package var name: Range<Int32> = 0..<0
  /// Its time, of a range the start.
  package var time: TimeOfDay?
  /// The bytes of the file that hold the time or range, with a suffix that stands apart.
  package var timeRange: Range<Int32> = 0..<0
  /// The length of its range in minutes; nil without one.
  package var length: Int?
  /// Its amount: as typed, a range's length, or a cup that was left unsaid.
  package var amount: RecordedAmount?
  /// The bytes of the file that hold the amount; empty if it was not typed.
  package var amountRange: Range<Int32> = 0..<0
  /// Its tags, in order, as ranges of the file.
  package var tags: ContiguousArray<Range<Int32>> = []
  /// Its tags whose key is a declared measure, and what they hold.
  package var counting: ContiguousArray<CountingTag> = []
  /// The words that are free text, in order.
  package var text: ContiguousArray<Range<Int32>> = []
  /// Where a comment at the end begins, in the file; nil without one.
  package var comment: Int32?
  /// Where a next part may be put: after the name, the amount and the time that stand before any text.
  package var headEnd: Int32 = 0
  /// The goal of a goal line.
  package var bound: Goal.Bound?
  /// What is wrong with it, or looks meant otherwise, as problems of line 0: its number is not known here.
  package private(set) var problems: ContiguousArray<Problem> = []
  /// The first byte of the line in the file.
  private var start: Int32 = 0

  /// A tag that counts for a measure.
  package struct CountingTag: Sendable {
    /// The place of the measure in the configuration.
    package var measure: Int
    /// The bytes of its key in the file.
    package var key: Range<Int32>
    /// What it holds.
    package var amount: RecordedAmount
  }

  package init() {}

  /// Empties it for another line, keeping what it has allocated.
  mutating func reset(to line: Line) {
    start = line.start
    reset()
  }

  /// Forgets what was found in the line.
  mutating func reset() {
    sense = .blank
    mark = .none
    subject = nil
    name = 0..<0
    time = nil
    timeRange = 0..<0
    length = nil
    amount = nil
    amountRange = 0..<0
    if !tags.isEmpty { tags.removeAll(keepingCapacity: true) }
    if !counting.isEmpty { counting.removeAll(keepingCapacity: true) }
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    comment = nil
    headEnd = 0
    bound = nil
    if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
  }

  /// Notes a problem of some bytes of the file; `fix` is what to write in their place.
  mutating func note(_ problem: Problem.Kind, at bytes: Range<Int32>, fix: String? = nil) {
    problems.append(Problem(problem, at: bytes, from: start, fix: fix.map { (bytes, $0) }))
  }

  /// The free text, its words parted by one blank; empty if there is none.
  package func plainText(in bytes: ContiguousArray<UInt8>) -> String {
    text.map { bytes.text($0) }.joined(separator: " ")
  }

  /// The tags as typed, parted by one blank; empty if there are none.
  package func plainTags(in bytes: ContiguousArray<UInt8>) -> String {
    tags.map { bytes.text($0) }.joined(separator: " ")
  }
}

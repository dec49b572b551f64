/// The kind of a line, with its content.
///
/// It holds places and numbers alone, so that reading a line allocates nothing. What is rarer, tags, free text and
/// problems, stands in the `LineRest` beside it.
package enum LineMeaning: Sendable {
  /// Nothing but blanks.
  case blank
  case comment
  /// A line that a merge left, outside of any conflict.
  case marker
  /// A box and a name, or an entry on a habit.
  case tick(Statement)
  /// A declared measure and an amount of it.
  case entry(Statement)
  /// A timer: a line of a habit, or an entry on a measure of time, whose range has no end yet. It counts nothing.
  case running(Statement)
  /// This day's own goal for a measure; what it asks for is in the rest.
  case goal(GoalStatement)
  /// All else. Its time is that of the tags in it.
  case text(TextStatement)
  /// An error: it counts for nothing. What had been read of it until then is kept, to find the line by.
  case broken(Statement)
}

/// The content of a tick or an entry.
package struct Statement: Sendable {
  /// The habit or measure it is about; nil if the name is not declared.
  package var subject: Reference?
  /// The bytes of the file that hold the name; empty in an error before any name.
  package var name: Range<Int32> = 0..<0
  /// The mark of its box; done for an entry on a habit, `none` for any other line without a box.
  package var mark = Mark.none
  /// Its time, of a range the start.
  package var time: TimeOfDay?
  /// The bytes of the file that hold the time or range, with a suffix that stands apart.
  package var timeRange: Range<Int32> = 0..<0
  /// The length of its range in minutes; nil without one.
  package var length: Int32?
  /// Whether it has `?` where its range is to end.
  var isRunning = false
  /// Its amount: as typed, a range's length, or a cup that was left unsaid.
  package var amount: LineAmount?
  /// Where a next part may be put: after the name, the amount and the time that stand before any text.
  package var headEnd: Int32 = 0

  init() {}
}

/// The subject of a goal line.
package struct GoalStatement: Sendable {
  /// The place of the measure in the configuration.
  package let measure: Int
  /// The bytes of the file that hold its name.
  package let name: Range<Int32>
}

/// The content of a line of text, apart from its tags.
package struct TextStatement: Sendable {
  /// The first time in it; nil without one.
  package let time: TimeOfDay?
  /// The bytes of the file that hold the time.
  package let timeRange: Range<Int32>

  init(_ statement: Statement) { self.init(statement.time, at: statement.timeRange) }

  init(_ time: TimeOfDay?, at range: Range<Int32>) {
    self.time = time
    timeRange = range
  }
}

/// A tag whose key is a declared measure, and what it holds.
package struct CountingTag: Sendable {
  /// The place of the measure in the configuration.
  package let measure: Int
  /// The bytes of its key in the file.
  package let key: Range<Int32>
  /// The amount that it holds.
  package let amount: LineAmount
}

/// The content of a line besides its meaning, in storage that is reused for the next line.
package struct LineRest: Sendable {
  /// Its tags, in order, as ranges of the file.
  package private(set) var tags: ContiguousArray<Range<Int32>> = []
  /// Its tags whose key is a declared measure, and what they hold.
  package private(set) var counting: ContiguousArray<CountingTag> = []
  /// The words that are free text, in order.
  package private(set) var text: ContiguousArray<Range<Int32>> = []
  /// Where a comment at the end begins, in the file; nil without one.
  package var comment: Int32?
  /// The goal of a goal line.
  package var bound: Goal.Bound?
  /// Errors in the line, and anything that looks meant otherwise, as problems of line 0: its number is not
  /// known here.
  package private(set) var problems: ContiguousArray<Problem> = []
  /// The first byte of the line in the file.
  private(set) var start: Int32 = 0
  /// What is kept of a line besides what it means: a reader who only counts asks for less.
  package enum Kept: Comparable, Sendable {
    /// What counts: tags of measures, a goal, problems.
    case counts
    /// That, and every tag.
    case tags
    /// All, with the words of free text.
    case words
  }

  /// What is kept.
  var kept = Kept.words
  /// Whether there is free text, kept or not.
  private(set) var hasText = false
  /// Whether what the line means depends on the day of its file, since it names a date.
  var isOfItsDay = false
  /// Whether what is told of it depends on its time.
  var isOfItsTime = false
  /// Whether anything was added since the line began.
  package private(set) var isEmpty = true
  /// The number of the line among those that are known, which it keeps as long as the notes are kept; -1 if it is none.
  package internal(set) var known: Int32 = -1
  /// Whether the line is known without the time at its end.
  var isKnownWithoutTime = false
  /// What a writer made of the lines that are known.
  package var notes = LineNotes()
  /// What a check doubts in the lines that are known.
  var doubts = LineDoubts()

  package init() {}

  /// Empties it for a line that begins at a byte of the file.
  @inline(__always)
  mutating func begin(at start: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    if !isEmpty { clear() }
    (isOfItsDay, isOfItsTime) = (false, false)
  }

  /// Forgets what was found in the line.
  mutating func clear() {
    // Emptying what is empty costs as much as emptying what is not.
    if !tags.isEmpty { tags.removeAll(keepingCapacity: true) }
    // They are few and hold nothing to be freed, so that one by one is faster than all at once.
    while counting.popLast() != nil {}
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
    comment = nil
    if hasBound { bound = nil }
    hasText = false
    isEmpty = true
  }

  mutating func add(tag range: Range<Int32>) {
    isEmpty = false
    if kept >= .tags { tags.append(range) }
  }

  @inline(__always)
  mutating func add(text range: Range<Int32>) {
    isEmpty = false
    hasText = true
    if kept == .words { text.append(range) }
  }

  mutating func add(_ tag: CountingTag) {
    isEmpty = false
    counting.append(tag)
  }

  mutating func end(withComment place: Int) {
    isEmpty = false
    comment = Int32(place)
  }

  mutating func set(_ bound: Goal.Bound) {
    isEmpty = false
    self.bound = bound
  }

  /// Notes a problem of some bytes of the file; `fix` is what to write in their place.
  mutating func note(_ problem: Problem.Kind, at bytes: Range<Int32>, fix: String? = nil) {
    note(Problem(problem, at: bytes, from: start, fix: fix.map { (bytes, $0) }))
  }

  /// Notes a problem of some bytes of the file, and what to write in place of others.
  mutating func note(
    _ problem: Problem.Kind, at bytes: Range<Int32>, fixing fixed: Range<Int32>, with fix: String
  ) {
    note(Problem(problem, at: bytes, from: start, fix: (fixed, fix)))
  }

  /// Notes a problem of the line.
  mutating func note(_ problem: Problem) {
    isEmpty = false
    problems.append(problem)
  }

  /// Whether what a line holds is the same wherever it stands, and may be kept.
  var mayBeKept: Bool { !isOfItsDay && !isOfItsTime && !hasBound }

  /// Whether there is a goal; compared with nil it would be copied.
  private var hasBound: Bool { if case .some = bound { true } else { false } }

  /// Begins to take what a line held that was read before: its tags, those that count, and its words, whatever is kept
  /// of a line that is read anew.
  @inline(__always)
  mutating func beginTaking(hasText: Bool) { (isEmpty, self.hasText) = (false, hasText) }
  @inline(__always)
  mutating func take(tag range: Range<Int32>) { tags.append(range) }
  @inline(__always)
  mutating func take(_ tag: CountingTag) { counting.append(tag) }
  @inline(__always)
  mutating func take(word range: Range<Int32>) { text.append(range) }

  /// Takes another's content in place of its own, which is of the same line.
  mutating func take(_ other: consuming LineRest) {
    swap(&other.notes, &notes)
    swap(&other.doubts, &doubts)
    self = other
  }

  /// Forgets what others made of lines that are known.
  mutating func forgetKnown() {
    notes.forget()
    doubts.forget()
  }

  /// Forgets the tags that count, since the line is an error.
  mutating func dropCounting() { counting.removeAll(keepingCapacity: true) }

  /// The free text, its words separated by one blank; empty if there is none.
  package func plainText(in bytes: ContiguousArray<UInt8>) -> String {
    text.isEmpty ? "" : text.map { bytes.text($0) }.joined(separator: " ")
  }

  /// The tags as typed, separated by one blank; empty if there are none.
  package func plainTags(in bytes: ContiguousArray<UInt8>) -> String {
    tags.isEmpty ? "" : tags.map { bytes.text($0) }.joined(separator: " ")
  }
}

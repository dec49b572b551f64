/// A line that was read, in as few bytes as it takes, since there are many: its places count from its start.
struct KnownLine: Sendable {
  /// Where its bytes are in the memory's words.
  var words: Int32 = 0
  /// What tells that it came once.
  var seen: UInt16 = 0
  /// Where the memory has what it holds besides its meaning, counting from 1; 0 if that is nothing.
  var rest: UInt16 = 0
  /// Where the memory has what it adds to its day.
  var contributions: Range<Int32> = 0..<0
  /// Whether it says something else on a day with other sizes.
  var isOfSizes = true
  /// Whether it has problems.
  var hasProblems = false
  /// The number of its bytes without the time at its end.
  let length: UInt8
  /// Whether there is a time at its end.
  let hasTime: Bool
  private let form: Form
  private let mark: Mark
  private let isRunning: Bool
  private let headEnd: LinePlace
  private let name: LinePlaces
  private let timeRange: LinePlaces
  /// Its time, and the length of its range; -1 without one.
  private let time: Int16
  private let duration: Int16
  /// The habit or measure that it is about.
  private let subject: Subject
  private let amount: KnownAmount?

  /// The kind of a line that is kept.
  private enum Form: UInt8 { case tick, entry, running, text, broken }

  /// Takes a line that was read; nil of one that is not kept.
  init?(_ meaning: LineMeaning, of key: SoughtLine) {
    switch meaning {
    case .tick(let tick): self.init(.tick, tick, key)
    case .entry(let entry): self.init(.entry, entry, key)
    case .running(let timer): self.init(.running, timer, key)
    case .text(let text): self.init(.text, Statement(text), key)
    case .broken(let statement): self.init(.broken, statement, key)
    case .blank, .comment, .marker, .goal: return nil
    }
  }

  private init?(_ form: Form, _ statement: Statement, _ key: SoughtLine) {
    // A time that is a part of something else, as the end of a range is, is none at the line's end.
    if let time = key.time {
      guard statement.time == time, statement.timeRange == key.timeRange, statement.length == nil,
        form != .running
      else { return nil }
    }
    guard let subject = Subject(statement.subject) else { return nil }
    isRunning = statement.isRunning
    self.subject = subject
    amount = statement.amount.map { KnownAmount($0, from: key.start) }
    (length, hasTime) = (key.length, key.time != nil)
    (self.form, mark) = (form, statement.mark)
    headEnd = LinePlace(statement.headEnd, from: key.start)
    name = LinePlaces(statement.name, from: key.start)
    timeRange = LinePlaces(statement.timeRange, from: key.start)
    time = statement.time?.minutes ?? -1
    duration = statement.length.map { Int16($0) } ?? -1
  }

  /// Its meaning where it stands in a file, with the time at its end.
  @inline(__always)
  func meaning(at start: Int32, _ timeAtEnd: TimeOfDay?) -> LineMeaning {
    let time = timeAtEnd ?? (self.time < 0 ? nil : TimeOfDay(minutes: Int(self.time)))
    if form == .text { return .text(TextStatement(time, at: timeRange.range(from: start))) }
    var statement = Statement()
    statement.subject = subject.reference
    statement.name = name.range(from: start)
    statement.mark = mark
    statement.time = time
    statement.timeRange = timeRange.range(from: start)
    statement.length = duration < 0 ? nil : Int32(duration)
    statement.isRunning = isRunning
    if let amount { statement.amount = amount.amount(from: start) }
    statement.headEnd = headEnd.place(from: start)
    switch form {
    case .tick: return .tick(statement)
    case .entry: return .entry(statement)
    case .broken: return .broken(statement)
    case .running, .text: return .running(statement)
    }
  }
}

/// An amount of a line that was read.
struct KnownAmount: Sendable {
  private let micros: Micros
  private let parts: Parts
  /// The measure that it is of; -1 of none.
  private let measure: Int32
  private let unit: UnitChoice
  private let unitText: LinePlaces
  private let range: LinePlaces

  init(_ amount: LineAmount, from start: Int32) {
    (micros, parts, unit) = (amount.micros, amount.parts, amount.unit)
    measure = amount.measure.map { Int32($0) } ?? -1
    unitText = LinePlaces(amount.unitText, from: start)
    range = LinePlaces(amount.range, from: start)
  }

  @inline(__always)
  func amount(from start: Int32) -> LineAmount {
    LineAmount(
      micros: micros, parts: parts, unit: unit, measure: measure < 0 ? nil : Int(measure),
      unitText: unitText.range(from: start), range: range.range(from: start))
  }
}

/// A place in a line, counted from its start; 0 in a file stands for none.
struct LinePlace: Sendable {
  private let distance: UInt8

  init(_ place: Int32, from start: Int32) { distance = place == 0 ? .max : UInt8(place - start) }

  @inline(__always)
  func place(from start: Int32) -> Int32 { distance == .max ? 0 : start &+ Int32(distance) }
}

/// Bytes of a line, counted from its start; `0..<0` in a file stands for none.
struct LinePlaces: Sendable {
  private let from: UInt8
  private let end: LinePlace

  init(_ range: Range<Int32>, from start: Int32) {
    end = LinePlace(range.upperBound, from: start)
    from = range.upperBound == 0 ? 0 : UInt8(range.lowerBound - start)
  }

  @inline(__always)
  func range(from start: Int32) -> Range<Int32> {
    let end = end.place(from: start)
    return end == 0 ? 0..<0 : (start &+ Int32(from))..<end
  }
}

/// A habit, a measure or neither, in a number.
private struct Subject {
  private let number: Int16

  /// Takes a subject; nil of one beyond what the number holds.
  init?(_ reference: Reference?) {
    let number =
      switch reference {
      case .habit(let habit): habit
      case .measure(let measure): -2 - measure
      case nil: -1
      }
    guard let number = Int16(exactly: number) else { return nil }
    self.number = number
  }

  @inline(__always)
  var reference: Reference? {
    number >= 0 ? .habit(Int(number)) : number == -1 ? nil : .measure(-2 - Int(number))
  }
}

extension Statement {
  fileprivate init(_ text: TextStatement) {
    (time, timeRange) = (text.time, text.timeRange)
  }
}

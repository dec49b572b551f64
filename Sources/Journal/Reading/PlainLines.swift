/// A line that holds a declared name, a box or an amount, perhaps a time, and nothing else.
package struct PlainLine {
  /// The number of the habit or measure, habits first.
  package var subject: Int
  /// The bytes of the name in the file.
  package var name: Range<Int>
  /// The mark of a habit; `none` for a measure.
  package var mark: Mark
  /// The time; nil without one.
  package var time: TimeOfDay?
  /// The amount; nil with a mark.
  package var amount: MeasureFacts.PlainAmount?
  /// Where the next line begins.
  package var next: Int
}

/// Reads the lines that most lines are: a declared name, a box or an amount, perhaps a time, and nothing else.
///
/// `[x] breakfast 10:30` and `water 250ml 08:10` are plain: ASCII, an amount that is a whole number of the
/// measure's own unit, a time of five characters. What it says of a line is what `LineReader` says; of every
/// other line it says nothing. It goes over each byte once and keeps nothing, since a year has 6000 such lines.
struct PlainLines: Sendable {
  /// The class of each byte: bytes of one class go the same way; 0 for a byte that no name holds.
  private var classes = ContiguousArray<UInt8>(repeating: 0, count: 256)
  /// The class of blanks and hyphens, which are one in a name; no class if no name holds them.
  private var joint: UInt8 = 0xFF
  /// The number of classes and the one of no name: a row of `steps`.
  private var width = 1
  /// A row for each node of the tree of names: for each class the place of the next node's row, 0 where no name
  /// goes on; and in place of class 0 the number, from 1, of the subject whose name ends at the node.
  private var steps: ContiguousArray<UInt32> = []
  let habitCount: Int
  let facts: ContiguousArray<MeasureFacts>

  /// Makes the reader of a configuration's names; nil for more names than its table has room for.
  init?(_ vocabulary: Vocabulary, habitCount: Int, facts: ContiguousArray<MeasureFacts>) {
    self.habitCount = habitCount
    self.facts = facts
    let names = vocabulary.names.compactMap { name, subject -> (key: [UInt8], subject: Int)? in
      let key = Array(Vocabulary.folded(name).utf8)
      // A goal line is read before any name is looked for.
      guard key.allSatisfy({ $0 < 0x80 }), !key.starts(with: "goal".utf8) else { return nil }
      switch subject {
      case .habit(let habit): return (key, habit)
      case .measure(let measure): return (key, habitCount + measure)
      }
    }
    guard names.reduce(1, { $0 + $1.key.count }) < Int(UInt16.max), facts.count + habitCount < 60_000 else {
      return nil
    }
    for byte in Set(names.flatMap(\.key)).sorted() { addClass(of: byte) }
    steps = ContiguousArray(repeating: 0, count: width)
    for name in names { insert(name.key, subject: name.subject) }
  }

  private mutating func addClass(of byte: UInt8) {
    let next = UInt8(width)
    width += 1
    classes[Int(byte)] = next
    if byte.isASCIILetter { classes[Int(byte & ~0x20)] = next }
    if byte == Byte.hyphen {
      joint = next
      classes[Int(Byte.blank)] = next
      classes[Int(Byte.tab)] = next
    }
  }

  private mutating func insert(_ key: [UInt8], subject: Int) {
    var node = 0
    for byte in key {
      let step = node + Int(classes[Int(byte)])
      if steps[step] == 0 {
        steps[step] = UInt32(steps.count)
        steps.append(contentsOf: repeatElement(0, count: width))
      }
      node = Int(steps[step])
    }
    steps[node] = UInt32(subject + 1)
  }

  /// The line that begins at a place before the end; nil if it is not plain.
  @inline(__always)
  func line(_ text: Span<UInt8>, at start: Int) -> PlainLine? {
    let end = text.count
    var place = start
    var mark = Mark.none
    if text[place] == Byte.open {
      guard place + 4 < end, text[place + 2] == Byte.close, text[place + 3] == Byte.blank else { return nil }
      switch text[place + 1] {
      case Byte.blank: mark = .open
      case UInt8(ascii: "x"), UInt8(ascii: "X"): mark = .done
      case Byte.hyphen: mark = .skipped
      default: return nil
      }
      place += 4
    }
    guard text[place].isASCIILetter, let (subject, nameEnd) = name(text, at: place) else { return nil }
    guard (subject < habitCount) == (mark != .none) else { return nil }
    var line = PlainLine(subject: subject, name: place..<nameEnd, mark: mark, next: end)
    place = nameEnd
    while place < end, text[place] == Byte.blank {
      repeat { place += 1 } while place < end && text[place] == Byte.blank
      guard place < end, text[place].isDigit else { break }
      if line.time == nil, let time = paddedTime(text, place, end) {
        line.time = time
        place += 5
      } else if mark == .none, line.amount == nil,
        let amount = facts[subject - habitCount].plainAmount(text, place, end)
      {
        line.amount = amount
        place = amount.unitText.upperBound
      } else {
        return nil
      }
    }
    guard mark != .none || line.amount != nil else { return nil }
    if place < end, text[place] == Byte.carriageReturn { place += 1 }
    guard place == end || text[place] == Byte.newline else { return nil }
    line.next = min(place + 1, end)
    return line
  }

  /// The longest declared name at a place that a blank or the line's end follows, and its end; nil if there is
  /// none, or more than one blank or hyphen within what may be one.
  @inline(__always)
  private func name(_ text: Span<UInt8>, at start: Int) -> (subject: Int, end: Int)? {
    var node = 0
    var place = start
    var found: (subject: Int, end: Int)?
    while true {
      let byte = place < text.count ? text[place] : Byte.newline
      let kind = classes[Int(byte)]
      if kind == 0 || kind == joint {
        if byte <= Byte.blank, steps[node] > 0 { found = (Int(steps[node]) &- 1, place) }
        if kind == 0 { return found }
        if place &+ 1 < text.count, text[place &+ 1].isBlank || text[place &+ 1] == Byte.hyphen {
          return steps[node &+ Int(kind)] == 0 ? found : nil
        }
      }
      node = Int(steps[node &+ Int(kind)])
      if node == 0 { return found }
      place &+= 1
    }
  }
}

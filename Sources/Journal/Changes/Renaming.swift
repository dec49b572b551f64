/// A new name for a habit or measure: the edits of a day's file, and the proof that nothing else is changed by them.
package struct Renaming: Sendable {
  /// What becomes of a file.
  package enum Outcome: Sendable {
    /// Nothing in it has the name, and all of it reads as before.
    case same
    case renamed(DayFile)
    /// A line, counting from 0, would read as something else.
    case refused(line: Int)
  }

  /// The habit or measure.
  let subject: Reference
  /// Its name, folded.
  private let old: String
  private let isOldSmall: Bool
  /// The name it gets.
  let new: String
  private let before: DayReader
  private let after: DayReader

  /// Makes it of the readers by the configurations with the one name and with the other.
  package init(
    of subject: Reference, from old: String, to new: String, before: DayReader, after: DayReader
  ) {
    self.subject = subject
    self.old = Vocabulary.folded(old)
    isOldSmall = old.first?.isLowercase == true
    self.new = new
    self.before = before
    self.after = after
  }

  /// Gives the name to every tick, entry, goal, timer, tag and field of a day's file that has the old one; labels and
  /// other names stay.
  package func outcome(for file: DayFile, of day: Day) -> Outcome {
    let edits = edits(of: file, on: day)
    let changed = edits.isEmpty ? file : file.with(file.source.applying(edits))
    var (reader, other) = (before, after)
    let (was, told) = reader.read(file, of: day)
    let (now, toldNow) = other.read(changed, of: day)
    guard changed.lines.count == file.lines.count else { return .refused(line: 0) }
    if let line = was.firstDifference(in: file, from: now, in: changed) { return .refused(line: Int(line)) }
    if let line = told.map(Told.init).firstDifference(from: toldNow.map(Told.init))?.line {
      return .refused(line: Int(line))
    }
    return edits.isEmpty ? .same : .renamed(changed)
  }

  /// A problem without the name in its words.
  private struct Told: Hashable, Lined {
    var line: Int32
    var code: String
    init(_ problem: Problem) { (line, code) = (problem.line ?? 0, problem.code) }
  }

  private func edits(of file: DayFile, on day: Day) -> [TextEdit] {
    var found: [Int: TextEdit] = [:]
    func take(_ range: Range<Int32>) {
      guard let place = bare(range, in: file.source) else { return }
      let written = file.source.text(place)
      guard Vocabulary.folded(written) == old else { return }
      found[place.lowerBound] = TextEdit(place, spelling(like: written))
    }
    var reader = before
    var problems: [Problem] = []
    reader.eachLine(of: file, on: day, problems: &problems) { meaning, rest, line, _ in
      if line.shape == .field {
        let end = file.source.withSpan { FrontMatter.keyEnd($0, Int(line.start), Int(line.end)) }
        if let end { take(line.start..<Int32(end)) }
      }
      switch meaning {
      case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
        if statement.subject == subject { take(statement.name) }
      case .goal(let goal): if .measure(goal.measure) == subject { take(goal.name) }
      case .blank, .comment, .marker, .text: break
      }
      guard case .measure = subject else { return }
      for tag in rest.tags { if let key = key(of: tag, in: file.source) { take(key) } }
      for tag in rest.counting { take(tag.key) }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// The name as it is to be written in place of another spelling: with a capital where that alone has one.
  private func spelling(like written: String) -> String {
    guard isOldSmall, written.first?.isUppercase == true else { return new }
    return new.prefix(1).uppercased() + new.dropFirst()
  }

  /// A name without the marks of Markdown around it; nil if nothing is left.
  private func bare(_ range: Range<Int32>, in bytes: ContiguousArray<UInt8>) -> Range<Int>? {
    let marks = ContiguousArray("*_[]#".utf8)
    var (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    while start < end, marks.contains(bytes[start]) { start += 1 }
    while end > start, marks.contains(bytes[end - 1]) { end -= 1 }
    return start < end ? start..<end : nil
  }

  /// The key of a tag; nil of a tag without one.
  private func key(of tag: Range<Int32>, in bytes: ContiguousArray<UInt8>) -> Range<Int32>? {
    var start = Int(tag.lowerBound)
    while start < Int(tag.upperBound), ContiguousArray("#[(".utf8).contains(bytes[start]) { start += 1 }
    let colon = bytes[start..<Int(tag.upperBound)].firstIndex(of: Byte.colon)
    return colon.map { Int32(start)..<Int32($0) }
  }
}

/// Something that stands in a line.
private protocol Lined {
  var line: Int32 { get }
}

extension Record: Lined {}
extension OwnGoal: Lined {}
extension Timer: Lined {}

extension Collection where Element: Lined {
  /// The first element of two lists that the other does not have in its place; nil if they are the same.
  fileprivate func firstDifference(
    from other: Self, by isSame: (Element, Element) -> Bool
  ) -> Element? {
    for (one, two) in zip(self, other) where !isSame(one, two) { return one.line <= two.line ? one : two }
    return count > other.count ? dropFirst(other.count).first : other.dropFirst(count).first
  }
}

extension Collection where Element: Lined & Equatable {
  fileprivate func firstDifference(from other: Self) -> Element? { firstDifference(from: other, by: ==) }
}

extension DayRecord {
  /// The first line, counting from 0, that says something else in another file but for a name; nil if none does.
  fileprivate func firstDifference(in file: DayFile, from other: DayRecord, in otherFile: DayFile) -> Int32? {
    let differing: [Int32?] = [
      records.firstDifference(
        from: other.records, by: { $0.saysButForTheName(in: file.source, as: $1, in: otherFile.source) })?
        .line,
      ownGoals.firstDifference(from: other.ownGoals)?.line,
      timers.firstDifference(from: other.timers)?.line,
      Set(textLines).symmetricDifference(other.textLines).min(),
    ]
    return differing.compactMap { $0 }.min()
  }
}

extension Record {
  /// Whether two records say the same but for the name of a habit or measure.
  fileprivate func saysButForTheName(
    in bytes: ContiguousArray<UInt8>, as other: Record, in otherBytes: ContiguousArray<UInt8>
  ) -> Bool {
    form == other.form && line == other.line && subject == other.subject && mark == other.mark
      && time == other.time && amount?.parts == other.amount?.parts && amount?.unit == other.amount?.unit
      && (subject != nil
        || Vocabulary.folded(bytes.text(name)) == Vocabulary.folded(otherBytes.text(other.name)))
  }
}

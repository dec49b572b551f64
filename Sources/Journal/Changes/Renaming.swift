/// A new name for a habit or measure: the edits of a day's file, and the proof that nothing else is changed by them.
package struct Renaming: Sendable {
  /// The fate of a file.
  package enum Outcome: Sendable {
    /// Nothing in it has the name, and all of it reads as before.
    case same
    case renamed([TextEdit])
    /// A line, counting from 0, would read as something else.
    case refused(line: Int)
  }

  /// The habit or measure.
  let subject: Reference
  /// Its name, folded.
  private let old: String
  private let isOldSmall: Bool
  /// The name it gets.
  package let new: String
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
    return edits.isEmpty ? .same : .renamed(edits)
  }

  /// A problem without the name in its words.
  private struct Told: Hashable, Lined {
    var line: Int32
    var code: String
    init(_ problem: Problem) { (line, code) = (problem.line ?? 0, problem.code) }
  }

  private func edits(of file: DayFile, on day: Day) -> [TextEdit] {
    var edits: [TextEdit] = []
    // Most names are written as the one before.
    var last: (written: ArraySlice<UInt8>, new: ContiguousArray<UInt8>)?
    var reader = before
    reader.eachName(in: file, of: day) { named, place in
      guard named == subject else { return }
      let range = place.places
      if last?.written != file.source[range] {
        let written = file.source.text(range)
        guard Vocabulary.folded(written) == old else { return }
        last = (file.source[range], ContiguousArray(spelling(like: written).utf8))
      }
      if let last { edits.append(TextEdit(range, last.new)) }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return edits.enumerated().filter { $0.offset == 0 || edits[$0.offset - 1].range != $0.element.range }
      .map(\.element)
  }

  /// The name as it is to be written in place of another spelling: with a capital where that alone has one.
  private func spelling(like written: String) -> String {
    guard isOldSmall, written.first?.isUppercase == true else { return new }
    return new.prefix(1).uppercased() + new.dropFirst()
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
        from: other.records,
        by: { $0.says(in: file.source, sameAs: $1, in: otherFile.source, butForTheName: true) })?
        .line,
      ownGoals.firstDifference(from: other.ownGoals)?.line,
      timers.firstDifference(from: other.timers)?.line,
      textLines == other.textLines ? nil : Set(textLines).symmetricDifference(other.textLines).min(),
    ]
    return differing.compactMap { $0 }.min()
  }
}

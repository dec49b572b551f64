/// The proof that a file survives being read, formatted and edited: made in memory, on a person's own bytes.
package struct EditingProof: Hashable, Sendable {
  /// A thing that would be lost.
  package enum Loss: Hashable, Sendable {
    /// The lines put together again are not the file.
    case parsing
    /// The plain form would not say the same.
    case formatting
    /// A trial edit of this line, counting from 0, changed another, or could not be taken back.
    case editing(line: Int)
  }

  /// How many lines were edited on trial.
  package private(set) var lines = 0
  /// The things that would be lost, in the order of lines; empty if nothing.
  package private(set) var losses: [Loss] = []

  /// How many lines are edited together: each trial parses all of them again.
  private static let stretch = 16

  /// Tries a file of a day; of its lines no more than so many are formatted and edited, those that come first.
  package init(_ file: DayFile, of day: Day, by interpreter: DayReader, editingAtMost limit: Int = .max) {
    if !file.isWhole { losses.append(.parsing) }
    // Nothing is written to one that is written in another way.
    if ForeignText(file.source) != nil { return }
    var tried = file
    if limit < file.lines.count {
      tried = file.with(ContiguousArray(file.source[..<Int(file.lines[limit].start)]))
    }
    var interpreter = interpreter
    if tried.formatted(by: &interpreter, of: day) == nil { losses.append(.formatting) }
    tryLines(of: tried, by: interpreter.reader(asOf: day))
  }

  /// Tries a configuration, which has no plain form.
  package init(configuration file: DayFile) {
    if !file.isWhole { losses.append(.parsing) }
    tryLines(of: file, by: LineReader(Configuration()))
  }

  private mutating func tryLines(of file: DayFile, by reader: LineReader) {
    let end = file.lines.count
    var first = 0
    while first < end {
      let last = min(first + EditingProof.stretch, end) - 1
      let start = first == 0 ? 0 : Int(file.lines[first].start)
      let piece = DayFile(ContiguousArray(file.source[start..<Int(file.lines[last].next)]))
      for line in piece.lines.indices where !EditingProof.survives(line, of: piece, by: reader) {
        losses.append(.editing(line: first + line))
      }
      lines += last - first + 1
      first = last + 1
    }
  }

  /// Whether a line can be changed and taken out, each with all others as they were and the way back exact.
  ///
  /// This is of bytes. What others would mean is proved of each change that is made, and one that changes it is refused.
  private static func survives(_ line: Int, of file: DayFile, by reader: LineReader) -> Bool {
    let old = file.source
    guard file.bytes(without: [line]) != nil else { return false }
    let content = Int(file.lines[line].start)..<Int(file.lines[line].end)
    let trial = Change(edits: [TextEdit(content.upperBound..<content.upperBound, " trial")], line: line)
    guard let after = trial.alone(on: file) else { return false }
    let back = TextEdit(content.upperBound..<(content.upperBound + 6), ContiguousArray<UInt8>())
    guard after.source.applying([back]) == old else { return false }
    guard file.lines[line].shape == .box else { return true }
    let reading = reader.read(file.lines[line], of: file)
    let mark: Mark = file.lines[line].mark == .done ? .open : .done
    guard let setting = file.setting(mark, time: nil, inLine: line, reading: reading),
      let marked = setting.alone(on: file),
      marked.lines[line].mark == mark
    else { return false }
    let box = Int(file.lines[line].box)..<(Int(file.lines[line].box) + Line.boxLength)
    return marked.source.applying([TextEdit(box, ContiguousArray(old[box]))]) == old
  }
}

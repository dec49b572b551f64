/// What a writer of rows made of lines that are known, so that it makes it once: some bytes for each row of a line.
package struct LineNotes: Sendable {
  /// A writer, told from all others, whose rows may be laid out otherwise.
  package final class Writer: Sendable {
    package init() {}
  }

  /// The writer whose notes these are.
  private var writer: Writer?
  /// By the number of a line that is known, the number of its first note, counting from 1, and how many it has.
  private var lines: ContiguousArray<(first: Int32, count: Int32)> = []
  /// Where each note ends in `bytes`, behind a 0.
  private var ends: ContiguousArray<Int32> = [0]
  /// The bytes of all notes.
  package private(set) var bytes: ContiguousArray<UInt8> = []

  /// Forgets the notes of any other writer.
  mutating func begin(by writer: Writer) {
    if self.writer === writer { return }
    forget()
    self.writer = writer
  }

  /// Forgets all notes.
  mutating func forget() {
    lines.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
    bytes.removeAll(keepingCapacity: true)
  }

  /// The number of the first note of a line; nil if there is none.
  @inline(__always)
  package func first(of line: Int32) -> Int? {
    guard line >= 0, line < lines.count, lines[Int(line)].count > 0 else { return nil }
    return Int(lines[Int(line)].first)
  }

  /// The bytes of a note.
  @inline(__always)
  package func places(of note: Int) -> Range<Int> { Int(ends[note - 1])..<Int(ends[note]) }

  /// Adds a note to those of a line, which are added one after the other.
  package mutating func add(_ note: ArraySlice<UInt8>, of line: Int32) {
    while lines.count <= Int(line) { lines.append((0, 0)) }
    if lines[Int(line)].count == 0 { lines[Int(line)].first = Int32(ends.count) }
    lines[Int(line)].count += 1
    bytes += note
    ends.append(Int32(bytes.count))
  }

  /// Whether others are by the same writer.
  func isOfSameWriter(as other: LineNotes) -> Bool { writer === other.writer }

  /// Takes the notes of a line from others of the same writer, as those of a line that has none.
  mutating func take(_ other: LineNotes, of line: Int32, as own: Int32) {
    guard let first = other.first(of: line) else { return }
    for note in first..<first + Int(other.lines[Int(line)].count) {
      add(ArraySlice(other.bytes[other.places(of: note)]), of: own)
    }
  }
}

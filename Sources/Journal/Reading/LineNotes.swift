/// What a writer of rows made of lines that are known, so that it makes it once: some bytes for each row of a line.
package struct LineNotes: Sendable {
  /// A writer, told from all others, whose rows may be laid out otherwise.
  package final class Writer: Sendable {
    package init() {}
  }

  /// The writer whose notes these are.
  private var writer: Writer?
  /// By the number of a line that is known, the number of its first note, counting from 1; 0 if it has none.
  private var firsts: ContiguousArray<Int32> = []
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
    firsts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
    bytes.removeAll(keepingCapacity: true)
  }

  /// The number of the first note of a line; nil if there is none.
  @inline(__always)
  package func first(of line: Int32) -> Int? {
    guard line >= 0, line < firsts.count, firsts[Int(line)] > 0 else { return nil }
    return Int(firsts[Int(line)])
  }

  /// The bytes of a note.
  @inline(__always)
  package func places(of note: Int) -> Range<Int> { Int(ends[note - 1])..<Int(ends[note]) }

  /// Adds a note to those of a line, which are added one after the other.
  package mutating func add(_ note: ArraySlice<UInt8>, of line: Int32) {
    while firsts.count <= Int(line) { firsts.append(0) }
    if firsts[Int(line)] == 0 { firsts[Int(line)] = Int32(ends.count) }
    bytes += note
    ends.append(Int32(bytes.count))
  }
}

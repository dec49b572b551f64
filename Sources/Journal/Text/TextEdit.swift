/// A replacement of some bytes of a file.
package struct TextEdit: Hashable, Sendable {
  /// The bytes to replace, from the file's first byte, counting from 0; empty where something is put in.
  package var range: Range<Int>
  /// The bytes that stand there afterwards.
  package var replacement: ContiguousArray<UInt8>

  package init(_ range: Range<Int>, _ replacement: ContiguousArray<UInt8>) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, ContiguousArray(replacement.utf8))
  }
}

extension ContiguousArray<UInt8> {
  /// The bytes after some edits, which are in order and do not overlap.
  package func applying(_ edits: [TextEdit]) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(count + edits.reduce(0) { $0 + $1.replacement.count })
    var place = 0
    for edit in edits {
      result.append(contentsOf: self[place..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      place = edit.range.upperBound
    }
    result.append(contentsOf: self[place...])
    return result
  }
}

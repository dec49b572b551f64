/// A line's bytes as the key of a table: hashed and compared in one piece, however long the line is.
struct LineKey: Hashable, Sendable {
  let bytes: ArraySlice<UInt8>

  /// Makes the key of a line.
  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }

  static func == (one: LineKey, other: LineKey) -> Bool {
    guard one.bytes.count == other.bytes.count else { return false }
    return unsafe one.bytes.withUnsafeBytes { left in
      unsafe other.bytes.withUnsafeBytes { right in
        unsafe left.baseAddress == right.baseAddress || left.elementsEqual(right)
      }
    }
  }
}

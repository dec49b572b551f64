/// The content of a file, byte by byte, whatever it means.
package typealias Bytes = ContiguousArray<UInt8>

/// A path as the file system knows it: bytes, which need not be UTF-8.
///
/// Paths are ordered by their bytes. A NUL, which no file's name can hold, is kept as U+FFFD, so that a cut-off
/// name never reaches another file.
package struct Path: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The bytes and the NUL that the C library wants after them, so that no call has to copy.
  private let terminated: Bytes

  /// Takes any bytes; none of them name nothing.
  package init(bytes: some Collection<UInt8>) {
    var terminated = Bytes()
    terminated.reserveCapacity(bytes.count + 1)
    terminated.append(contentsOf: bytes)
    if terminated.contains(0) {
      terminated = Bytes(terminated.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] })
    }
    terminated.append(0)
    self.terminated = terminated
  }

  private init(terminated: Bytes) { self.terminated = terminated }

  /// Takes text as its UTF-8 bytes.
  package init(_ text: String) { self.init(bytes: text.utf8) }

  /// The path's bytes, without the NUL that ends them.
  package var bytes: ArraySlice<UInt8> { ArraySlice(terminated.dropLast()) }

  /// The path as text, each byte that is not UTF-8 replaced; for people, never for opening.
  package var description: String { String(decoding: terminated.dropLast(), as: UTF8.self) }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { terminated.first == Path.slash }

  /// The path of `name` in this folder; an absolute `name` is itself, and `.` is this folder.
  package func appending(_ name: Path) -> Path {
    if name == Path(".") { return self }
    if name.isAbsolute || terminated.count == 1 { return name }
    return joined(with: name.terminated.dropLast())
  }

  /// The path of the file named `name`, which holds no slash, in this folder.
  package func appending(_ name: String) -> Path { joined(with: Path(name).terminated.dropLast()) }

  /// The path of the file with the bytes `name`, as a listing gives them, in this folder.
  package func appending(name: ArraySlice<UInt8>) -> Path { joined(with: name) }

  /// The name at the end, trailing slashes apart; the root and the empty path have none.
  package var lastComponent: ArraySlice<UInt8> {
    let named = namedPart
    return named[(named.lastIndex(of: Path.slash).map { $0 + 1 } ?? named.startIndex)...]
  }

  /// The folder that holds this; of a bare name it is `.`, of the root the root.
  package var parent: Path {
    let named = namedPart
    if named.isEmpty { return Path(isAbsolute ? "/" : ".") }
    guard let slash = named.lastIndex(of: Path.slash) else { return Path(".") }
    let folder = named[..<slash]
    let trimmed = folder[..<(folder.lastIndex { $0 != Path.slash }.map { $0 + 1 } ?? folder.startIndex)]
    return trimmed.isEmpty ? Path("/") : Path(bytes: trimmed)
  }

  /// The path seen from `folder`, or nil if it does not lie within it; both are compared as they are written.
  package func relative(to folder: Path) -> Path? {
    var prefix = Bytes(folder.namedPart)
    prefix.append(Path.slash)
    guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return nil }
    return Path(bytes: bytes.dropFirst(prefix.count))
  }

  package static func < (one: Path, other: Path) -> Bool {
    one.terminated.lexicographicallyPrecedes(other.terminated)
  }

  /// Lends the bytes with the NUL after them, as long as `body` runs.
  @inline(__always)
  package func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe terminated.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
      // There is always the NUL, so there is always a first byte.
      try unsafe body(
        UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: CChar.self))
    }
  }

  private static let slash = UInt8(ascii: "/")

  private var namedPart: ArraySlice<UInt8> {
    let all = bytes
    return all[..<(all.lastIndex { $0 != Path.slash }.map { $0 + 1 } ?? all.startIndex)]
  }

  // This runs once for each day file, so it copies blocks instead of bytes.
  private func joined(with name: some Collection<UInt8>) -> Path {
    let length = terminated.count - 1
    let separator = length > 0 && terminated[length - 1] == Path.slash ? 0 : 1
    let total = length + separator + name.count + 1
    let joined = unsafe Bytes(unsafeUninitializedCapacity: total) { buffer, count in
      unsafe terminated.withUnsafeBytes { own in
        unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: own[..<length]))
      }
      if separator == 1 { unsafe buffer[length] = Path.slash }
      _ = unsafe UnsafeMutableBufferPointer(rebasing: buffer[(length + separator)...]).initialize(
        fromContentsOf: name)
      unsafe buffer[total - 1] = 0
      count = total
    }
    return Path(terminated: joined)
  }
}

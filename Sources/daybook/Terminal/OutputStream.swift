import Platform

/// A standard stream that bytes are written to, in as few calls as may be.
///
/// Writing never fails on the spot: `finish` says what went wrong. A reader that went away is no trouble; what is
/// written after that is dropped. `System.ignoreBrokenWrites` must have been called.
struct OutputStream: Sendable {
  private let descriptor: Int32?
  private let name: Path
  private var pending = Bytes()
  private var trouble: FileTrouble?
  /// Whether the reader went away, so that nothing more need be made.
  private(set) var isClosed = false

  /// How many bytes are gathered before they are written.
  private static let capacity = 65_536

  static func standardOutput() -> OutputStream { OutputStream(descriptor: 1, name: Path("standard output")) }
  static func standardError() -> OutputStream { OutputStream(descriptor: 2, name: Path("standard error")) }

  /// Writes to an open descriptor, whose `name` is for messages.
  init(descriptor: Int32, name: Path) { (self.descriptor, self.name) = (descriptor, name) }

  /// Keeps everything that is written to it, as a test wants it.
  static func kept() -> OutputStream { OutputStream() }

  private init() {
    descriptor = nil
    name = Path("")
  }

  /// The text written to a stream that keeps it; for any other stream, the text still to be written.
  var text: String { String(decoding: pending, as: UTF8.self) }

  /// Takes bytes, and writes them when there are enough.
  mutating func write(_ bytes: some Collection<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count >= OutputStream.capacity { flush() }
  }

  /// Takes text as UTF-8.
  mutating func write(_ text: String) { write(text.utf8) }

  /// Writes what is pending.
  mutating func flush() {
    guard let descriptor else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    var written = 0
    while written < pending.count, trouble == nil, !isClosed {
      do throws(SystemError) {
        written += try System.writeBytes(descriptor, pending, from: written)
      } catch {
        switch error {
        case .closedPipe: isClosed = true
        // Another program that shares the terminal made it so that it does not wait.
        case .wouldBlock: System.wait(for: [(descriptor, .writing)], milliseconds: nil)
        default: trouble = FileTrouble(error, during: .write, at: name)
        }
      }
    }
  }

  /// Writes what is pending, and throws the first trouble of all writes.
  mutating func finish() throws(FileTrouble) {
    flush()
    if let trouble { throw trouble }
  }
}

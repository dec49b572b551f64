import Platform

/// The bytes that come in on standard input.
enum StandardInput {
  /// What it is called in messages.
  static let name = Path("standard input")

  /// Gives `body` the bytes as they come, at most `size` at a time, until it answers false.
  static func pieces(ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble) {
    try during(.read, name) { () throws(SystemError) in
      try DiskFiles.pieces(of: 0, ofAtMost: size, body)
    }
  }
}

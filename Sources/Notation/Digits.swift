extension Int {
  /// Reads a number of ASCII digits alone; nil of anything else, a sign among it, and of a number beyond 64 bits.
  package init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}

/// A place in a text and the end of what may be read from it on.
///
/// The text itself is not in it: a type that holds a span needs lifetimes, which the language does not yet promise.
struct Cursor {
  /// The byte that comes next.
  var place: Int
  /// The first byte that may not be read.
  let end: Int

  @inline(__always)
  init(_ place: Int, upTo end: Int) {
    self.place = place
    self.end = end
  }

  /// Whether nothing is left.
  @inline(__always) var isAtEnd: Bool { place >= end }

  /// Passes over blanks.
  @inline(__always)
  mutating func skipBlanks(_ text: Span<UInt8>) { place = skippingBlanks(text, place, end) }

  /// Passes over blanks and the word behind them; nil at the end.
  mutating func nextWord(_ text: Span<UInt8>) -> Word? {
    skipBlanks(text)
    guard !isAtEnd else { return nil }
    let next = word(text, at: place, end)
    place = next.end
    return next
  }

  /// The word that comes next, which is not passed over; nil at the end.
  func followingWord(_ text: Span<UInt8>) -> Word? {
    var copy = self
    return copy.nextWord(text)
  }
}

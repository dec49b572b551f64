import Notation

/// A Markdown file as it is read: what Markdown does not show as content is blank, and every place stays where it is.
///
/// Fenced code and comments are not shown. What nothing closes hides nothing.
struct MarkdownText: Sendable {
  /// An opening that nothing closes.
  struct Opening: Hashable, Sendable {
    /// Its line, counting from 0.
    let line: Int32
    /// Its bytes, from the line's first byte.
    let range: Range<Int32>
    /// Its text, such as `%%`.
    let text: String
  }

  /// The text with a blank for each byte that is not shown.
  private(set) var visible: ContiguousArray<UInt8>
  /// Where the lines behind the front matter begin; 0 without one.
  let fieldsEnd: Int
  /// The openings that nothing closes, in the order of lines.
  let unclosed: [Opening]
  /// The bytes that are not shown and go over lines, in order: whole blocks of code and comments.
  let blocks: [Range<Int>]

  /// Looks at a file; nil if all of it is content.
  init?(_ source: ContiguousArray<UInt8>) {
    guard source.withSpan({ MarkdownText.mayHide($0) && ForeignText($0) == nil }) else { return nil }
    let (scan, hidden) = source.withSpan { text in
      var scan = MarkdownScan(text)
      scan.look(through: text)
      return (scan, scan.hidden.flatMap { MarkdownText.parts(of: $0, text) })
    }
    fieldsEnd = scan.fieldsEnd
    unclosed = scan.unclosed
    visible = source
    blocks = scan.hidden.filter { source[$0].contains(Byte.newline) }
    if fieldsEnd == 0, unclosed.isEmpty, hidden.isEmpty { return nil }
    for range in hidden {
      for place in range { visible[place] = Byte.blank }
    }
  }

  /// Whether a text may have front matter, a fence or a comment; false is certain.
  private static func mayHide(_ text: Span<UInt8>) -> Bool {
    let start = ByteOrderMark.length(in: text)
    if start + 3 <= text.count, text[start] == Byte.hyphen, text[start + 1] == Byte.hyphen { return true }
    var place = start
    while place < text.count {
      let word = text.eightBytes(from: place)
      let hits =
        (word ^ 0x2525_2525_2525_2525).zeroBytes | (word ^ 0x3C3C_3C3C_3C3C_3C3C).zeroBytes
        | (word ^ 0x6060_6060_6060_6060).zeroBytes | (word ^ 0x7E7E_7E7E_7E7E_7E7E).zeroBytes
      guard hits != 0 else {
        place &+= 8
        continue
      }
      place &+= hits.trailingZeroBitCount &>> 3
      let two = UInt16(truncatingIfNeeded: text.eightBytes(from: place))
      // `%%`, `<!`, two backticks, two tildes.
      if two == 0x2525 || two == 0x213C || two == 0x6060 || two == 0x7E7E { return true }
      place &+= 1
    }
    return false
  }

  /// The parts of some bytes that lie in one line each, without line ends. What is not UTF-8 stays: it is an error.
  private static func parts(of range: Range<Int>, _ text: Span<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let line = text.newline(from: start, before: range.upperBound)
      var end = line.place
      while end > start, text[end - 1] == Byte.carriageReturn { end -= 1 }
      if end > start, line.isASCII || firstInvalidUTF8(in: text, start..<end) == nil {
        parts.append(start..<end)
      }
      start = line.place + 1
    }
    return parts
  }
}

import Notation

/// A file as lines: every byte of it belongs to the byte order mark or to exactly one line.
///
/// Any bytes parse. Joining the parts gives the file back, byte for byte.
package struct DayFile: Sendable {
  /// The bytes as they were read.
  package let source: ContiguousArray<UInt8>
  /// Whether it is Markdown, in which code and comments do not count.
  package let isMarkdown: Bool
  /// The bytes as they count: those of the source, with blanks in place of what Markdown does not show.
  let visible: ContiguousArray<UInt8>
  /// Where the lines behind the front matter begin; 0 without one.
  let fieldsEnd: Int
  /// The openings of code and comments that nothing closes.
  let unclosed: [MarkdownText.Opening]
  /// The lines in order; none for an empty file.
  package let lines: ContiguousArray<Line>
  /// The length of the UTF-8 byte order mark at the beginning: 3, or 0 if there is none.
  package let markLength: Int

  /// Parses a file.
  package init(_ source: ContiguousArray<UInt8>, isMarkdown: Bool = false) {
    self.source = source
    self.isMarkdown = isMarkdown
    let note = isMarkdown ? MarkdownText(source) : nil
    (visible, fieldsEnd, unclosed) = (note?.visible ?? source, note?.fieldsEnd ?? 0, note?.unclosed ?? [])
    var (lines, markLength) = visible.withSpan { DayFile.lines(in: $0) }
    if note != nil {
      for index in lines.indices {
        let line = lines[index]
        if line.start < fieldsEnd {
          lines[index].shape = .field
        } else if line.shape == .blank,
          source[Int(line.start)..<Int(line.end)] != visible[Int(line.start)..<Int(line.end)]
        {
          lines[index].shape = .hidden
        }
      }
    }
    (self.lines, self.markLength) = (lines, markLength)
  }

  /// Parses other bytes as a file of the same kind.
  package func with(_ source: ContiguousArray<UInt8>) -> DayFile { DayFile(source, isMarkdown: isMarkdown) }

  /// Whether a file of a name is Markdown.
  package static func isMarkdown(_ path: String) -> Bool { DayEnding(of: path) == .markdown }

  /// Parses a file given as text.
  package init(_ text: String) { self.init(ContiguousArray(text.utf8)) }

  /// The file put together again from its lines.
  package var bytes: ContiguousArray<UInt8> {
    var joined = ContiguousArray(source.prefix(markLength))
    joined.reserveCapacity(source.count)
    for line in lines { joined.append(contentsOf: source[Int(line.start)..<Int(line.next)]) }
    return joined
  }

  /// Whether the lines put together are the file, found without making them anew.
  package var isWhole: Bool {
    var end = markLength
    for line in lines {
      guard Int(line.start) == end, line.next > line.start, line.end <= line.next else { return false }
      end = Int(line.next)
    }
    return end == source.count
  }

  /// The text of a line without its end; what is not UTF-8 is shown as U+FFFD. Lines count from 0.
  package func text(ofLine line: Int) -> String { source.text(lines[line].start..<lines[line].end) }

  /// The text of a line without its end and without what Markdown does not show of it.
  package func shownText(of line: Line) -> String {
    let range = Int(line.start)..<Int(line.end)
    guard isMarkdown, source[range] != visible[range] else { return source.text(range) }
    let shown = range.filter { source[$0] == visible[$0] }.map { source[$0] }
    return String(decoding: shown, as: UTF8.self)
  }

  /// The line end that most lines have: LF or CRLF, LF of equals and in a file without any.
  package var lineEnding: ContiguousArray<UInt8> {
    var (plain, withReturn) = (0, 0)
    for line in lines where line.next > line.end {
      if line.next - line.end == 1, source[Int(line.end)] == Byte.newline {
        plain += 1
      } else if source[Int(line.next) - 1] == Byte.newline {
        withReturn += 1
      }
    }
    return withReturn > plain ? [Byte.carriageReturn, Byte.newline] : [Byte.newline]
  }

  private static func lines(in text: Span<UInt8>) -> (ContiguousArray<Line>, Int) {
    let count = min(text.count, Int(Int32.max))
    let markLength = ByteOrderMark.length(in: text)
    var lines: ContiguousArray<Line> = []
    lines.reserveCapacity(count / 16 + 1)
    var start = markLength
    while start < count {
      let line = Line(text, at: start)
      lines.append(line)
      start = Int(line.next)
    }
    return (lines, markLength)
  }
}

import Notation

/// How much a problem costs: a line, a doubt, or nothing.
package enum Severity: String, Sendable { case error, warning, hint }

/// Something in a file that may not mean what its writer thinks: data, whose words live elsewhere.
package struct Problem: Error, Hashable, Sendable {
  /// The kind of problem, with the texts and figures that the message needs.
  package var kind: Kind
  /// The line it is in, counting from 0; nil for a problem of a whole file or folder.
  ///
  /// Where a line is read by itself, it is line 0.
  package var line: Int32?
  /// The bytes it is about, from the line's first byte, counting from 0; empty for a whole file's problem.
  package var range: Range<Int32>
  /// The replacement of some bytes of the line; nil if only the writer can know.
  package var fix: Fix?

  /// Makes a problem of a part of a line; ranges count from the line's first byte.
  package init(_ kind: Kind, line: Int32, range: Range<Int32>, fix: Fix? = nil) {
    self.kind = kind
    self.line = line
    self.range = range
    self.fix = fix
  }

  /// Makes a problem of some bytes of a file, which are in the line that begins at the byte `start` of it.
  package init(
    _ kind: Kind, at bytes: Range<Int32>, inLine line: Int32 = 0, from start: Int32,
    fix: (bytes: Range<Int32>, text: String)? = nil
  ) {
    func inLine(_ bytes: Range<Int32>) -> Range<Int32> {
      (bytes.lowerBound - start)..<(bytes.upperBound - start)
    }
    self.init(
      kind, line: line, range: inLine(bytes), fix: fix.map { Fix(range: inLine($0.bytes), text: $0.text) })
  }

  /// Makes a problem of a whole file.
  package init(ofFile kind: Kind) {
    self.kind = kind
    range = 0..<0
  }

  /// Its code, one meaning for ever.
  package var code: String { kind.entry.code }
  /// How much it costs.
  package var severity: Severity { kind.entry.severity }

  /// Whether it costs a whole file or folder, rather than a line.
  package var isOfAWholeFile: Bool { line == nil || kind == .returnsAlone }

  /// The problem of a line that was read by itself, as one of a file that has the line in a place.
  package func onLine(_ line: Int) -> Problem {
    var moved = self
    moved.line = Int32(line)
    return moved
  }

  /// Whether one problem of a file is told before another: by line and column, those of the whole file first.
  package static func isBefore(_ one: Problem, _ other: Problem) -> Bool {
    (one.line ?? -1, one.range.lowerBound) < (other.line ?? -1, other.range.lowerBound)
  }
}

extension Problem {
  /// Makes the one problem of a file that is written in another way; that of lone carriage returns is in its only
  /// line, and its fix ends the lines in line feeds.
  init(_ foreign: ForeignText, in text: Span<UInt8>) {
    switch foreign {
    case .utf16(let name): self.init(ofFile: .utf16(name: name))
    case .returnsAlone:
      let all = Int32(ByteOrderMark.length(in: text))..<Int32(truncatingIfNeeded: text.count)
      var mended: ContiguousArray<UInt8> = []
      if firstInvalidUTF8(in: text, 0..<text.count) == nil {
        mended.reserveCapacity(all.count)
        for place in Int(all.lowerBound)..<text.count { mended.append(text[place]) }
      }
      let fix = mended.isEmpty ? nil : (all, String(decoding: mended.withLineFeeds, as: UTF8.self))
      self.init(.returnsAlone, at: all, from: all.lowerBound, fix: fix)
    }
  }

  /// Makes the one problem of a file that is written in another way.
  package init(_ foreign: ForeignText, in bytes: ContiguousArray<UInt8>) {
    self = bytes.withSpan { Problem(foreign, in: $0) }
  }

  /// Makes the problem of a line that is a marker of a conflict.
  init(marker line: Line, inLine number: Int32, of text: Span<UInt8>) {
    let marker = string(text, Int(line.start), Int(line.end))
    self.init(.mergeMarker(marker), at: line.start..<line.end, inLine: number, from: line.start)
  }
}

extension Problem {
  /// Whether a file is written in another way than a day is, so that it was not read: nothing is known of its day.
  package var isForeign: Bool { if case .utf16 = kind { true } else { kind == .returnsAlone } }
}

extension DayFile {
  /// The lines that count, by their number from 0, where a merge may have left markers, which are problems; what stands
  /// between `|||||||` and `=======` is not among them.
  package var linesThatCount: [(number: Int, marker: Problem?)] {
    var conflicts = ConflictMarkers()
    return lines.enumerated().compactMap { number, line in
      switch source.withSpan({ conflicts.take(line, in: $0) }) {
      case .counted: (number, nil)
      case .uncounted: nil
      case .marker: (number, Problem(marker: line, inLine: Int32(number), of: source.span))
      }
    }
  }
}

/// A replacement of some bytes of one line.
package struct Fix: Hashable, Sendable {
  /// The bytes to replace, from the line's first byte, counting from 0.
  package var range: Range<Int32>
  /// The text that takes their place.
  package var text: String

  package init(range: Range<Int32>, text: String) {
    self.range = range
    self.text = text
  }
}

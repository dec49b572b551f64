extension DayFile {
  /// Whether a file has its plain form, as far as can be seen without reading it: LF alone ends its lines, no blank
  /// stands beside another or at a line's end, and a newline ends it.
  ///
  /// True is certain; false may be mistaken, and `formattingEdits` then decides.
  package static func isPlainlyFormatted(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.withSpan { text in
      if !text.isEmpty, text[text.count &- 1] != Byte.newline { return false }
      // Whether a blank ends the eight bytes before, in the lowest byte.
      var blankBefore: UInt64 = 0
      for start in stride(from: 0, to: text.count, by: 8) {
        let bytes = EightBytes(of: text, from: start)
        let blanks = bytes.equal(to: Byte.blank)
        let behindBlanks = (blanks &<< 8 | blankBefore) & (blanks | bytes.equal(to: Byte.newline))
        let odd = behindBlanks | bytes.equal(to: Byte.tab) | bytes.equal(to: Byte.carriageReturn)
        if odd & Span<UInt8>.lowest(text.count &- start) != 0 { return false }
        blankBefore = blanks &>> 56
      }
      return true
    }
  }
}

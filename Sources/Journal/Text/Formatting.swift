extension DayFile {
  /// Whether a file has its plain form, as far as can be seen without reading it: LF alone ends its lines, no blank
  /// stands beside another or at a line's end, and a newline ends it.
  ///
  /// True is certain; false may be mistaken, and `formattingEdits` then decides.
  package static func isPlainlyFormatted(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.withSpan { text in
      var previous = Byte.newline
      for place in text.indices {
        let byte = text[place]
        if byte <= Byte.blank {
          if byte == Byte.tab || byte == Byte.carriageReturn { return false }
          if previous == Byte.blank, byte == Byte.blank || byte == Byte.newline { return false }
        }
        previous = byte
      }
      return previous == Byte.newline
    }
  }
}

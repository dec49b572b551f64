extension DayFile {
  /// Whether a file is seen to have its plain form without being read: LF alone ends its lines, no blank stands
  /// beside another or at a line's end, and a newline ends it.
  ///
  /// A no may be mistaken, and `formattingEdits` tells; a yes never is.
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

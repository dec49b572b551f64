import Journal

/// The lines of a day's file as they stand, each with its number.
package struct NumberedLines: Sendable {
  /// Which line comes first.
  package enum Order: Sendable { case asWritten, newestFirst }

  private let file: DayFile?
  private let order: Order
  let words: Words
  private let columns: Int?

  /// Takes the lines of a file; nil is a day without one.
  ///
  /// Without a width no line is broken, since a pipe has none.
  package init(of file: DayFile?, order: Order = .asWritten, words: Words, columns: Int? = nil) {
    (self.file, self.order, self.words, self.columns) = (file, order, words, columns)
  }

  /// The numbered lines; a sentence if there is none.
  package var lines: [StyledText] {
    guard let file, !file.lines.isEmpty else {
      let sentence = StyledText(words.noLines, .muted)
      return columns.map { sentence.wrapped(at: $0) } ?? [sentence]
    }
    let numberColumns = String(file.lines.count).utf8.count
    let numbered = file.lines.indices.flatMap { index -> [[StyledText]] in
      let number = StyledText(String(index + 1), .muted).padded(to: numberColumns, .right)
      let text = StyledText(file.text(ofLine: index), role(of: file.lines[index]))
      guard !text.isEmpty else { return [[number]] }
      let line = number + "  " + text
      return [columns.map { line.wrapped(at: $0, indentation: numberColumns + 2) } ?? [line]]
    }
    return Array((order == .asWritten ? numbered : numbered.reversed()).joined())
  }

  /// The lines with their numbers, in the order that they are shown in.
  var texts: [(number: Int, text: StyledText)] {
    guard let file else { return [] }
    let numbered = file.lines.indices.map {
      (number: $0 + 1, text: StyledText(file.text(ofLine: $0), role(of: file.lines[$0])))
    }
    return order == .asWritten ? numbered : numbered.reversed()
  }

  /// The lines as sentences: `Line 3: water 250ml 08:10`.
  package var sentences: [String] {
    guard let file, !file.lines.isEmpty else { return [words.noLines] }
    let spoken = file.lines.indices.map {
      words.numberedLine($0 + 1, file.text(ofLine: $0).printable)
    }
    return order == .asWritten ? spoken : spoken.reversed()
  }

  private func role(of line: Line) -> Role {
    switch line.shape {
    case .comment, .hidden, .field: .muted
    case .marker: .bad
    case .blank, .plain: .plain
    case .box:
      switch line.mark {
      case .done: .good
      case .skipped: .muted
      case .open, .none: .plain
      }
    }
  }
}

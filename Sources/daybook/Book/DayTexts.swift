import Journal

/// The person's own words of a day: what is shown only where they ask for it.
struct DayTexts: Sendable {
  /// The lines of journal, and the text and attachments of ticks and entries behind their titles.
  var texts: [String] = []
  /// The tags that are words, as typed.
  var tags: [String] = []
}

extension Daybook {
  /// The words in the file of a day.
  func texts(of file: DayFile, on day: Day) -> DayTexts {
    let reader = interpreter.reader(asOf: day)
    var found = DayTexts()
    for line in file.lines {
      let reading = reader.read(line, of: file)
      let tags = reading.tags.compactMap { Tag(file.source.text($0)) }
      switch reading.meaning {
      case .text: found.texts.append(file.shownText(of: line))
      case .tick, .entry:
        let parts = ([reading.plainText(in: file.source)] + tags.compactMap(\.attachment)).filter {
          !$0.isEmpty
        }
        let title = reading.subject.map(configuration.title(of:)) ?? file.source.text(reading.name)
        if !parts.isEmpty { found.texts.append("\(title): \(parts.joined(separator: ", "))") }
      case .blank, .comment, .marker, .running, .goal, .broken: continue
      }
      found.tags += tags.filter { $0.key == nil }.map(\.value)
    }
    return found
  }
}

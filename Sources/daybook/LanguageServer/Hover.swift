import Journal
import Notation
import Rendering
import Reports

extension DocumentLens {
  /// How the habit or measure of a line stands on the day, as `day` would tell it of the text, with its streak and the
  /// last seven days; in the configuration, what a word is for or what is declared.
  func hover(at position: JSON?) -> JSON {
    guard let offset = document.text.offset(position) else { return .null }
    guard day != nil else { return hoverOfConfiguration(at: offset) }
    guard let line = line(at: offset), let record = written?.record else { return .null }
    var subjects: [Reference] = record.ownGoals.filter { Int($0.line) == line }.map { .measure($0.measure) }
    subjects += record.records.filter { Int($0.line) == line }.compactMap(\.subject)
    if let subject = readings[line].subject, subjects.isEmpty { subjects = [subject] }
    // The one under the pointer, if a line has several.
    if let pointed = name(at: offset)?.subject, subjects.contains(pointed) { subjects = [pointed] }
    guard !subjects.isEmpty, let page else { return .null }
    let assessment = kept.assessment
    var told: [Reference] = []
    var sentences: [String] = []
    for subject in subjects where !told.contains(subject) {
      told.append(subject)
      sentences += page.sentences(of: subject)
      if let assessment { sentences += page.history(of: subject, in: assessment) }
    }
    return hover(sentences, over: bytes(ofLine: line))
  }

  private func hoverOfConfiguration(at offset: Int) -> JSON {
    guard let word = configurationWord(at: offset) else { return .null }
    if let subject = reader.vocabulary.subject(named: word.text), word.role != .keyword, word.role != .value {
      let listing = TrackedListing(in: daybook.frame)
      var sentences = listing.lines(of: subject).map(\.text)
      if let assessment = kept.assessment, let page = pageOfToday {
        sentences += page.sentences(of: subject) + page.history(of: subject, in: assessment)
      }
      return hover(sentences, over: word.range)
    }
    let isFirst = file.lines[word.line].content == Int32(word.range.lowerBound)
    guard word.role == .keyword,
      let meaning = words.meaning(ofWord: word.text.lowercased(), inDeclaration: !isFirst)
    else { return .null }
    return hover([meaning], over: word.range)
  }

  /// Today, as its file says.
  private var pageOfToday: DayPage? {
    guard let report = try? daybook.report(of: daybook.today, now: now) else { return nil }
    return DayPage(report, now: now, in: daybook.frame)
  }

  private func hover(_ sentences: [String], over bytes: Range<Int>) -> JSON {
    if sentences.isEmpty { return .null }
    return [
      "contents": ["kind": "plaintext", "value": .string(sentences.joined(separator: "\n"))],
      "range": json(bytes),
    ]
  }
}

import Journal

/// The names of several words in what `config` is given, `goal long run 10km`, as the names that lines have.
struct ConfigNames {
  private let configuration: Configuration
  private let vocabulary: Vocabulary

  /// Takes the names that are declared.
  init(_ configuration: Configuration) {
    self.configuration = configuration
    vocabulary = Vocabulary(configuration)
  }

  /// The values of a word that names habits and measures, with the one word that is declared in place of each name of
  /// several; a label behind the name stays as it is.
  func values(_ values: [String], of key: String) -> [String] {
    guard ConfigurationChange.naming.contains(key.lowercased()) else { return values }
    var named: [String] = []
    var rest = values[...]
    while let first = rest.first {
      // A value with blanks was in quotes: behind the name it is a label.
      let plain = first.contains(" ") ? rest.prefix(1) : rest.prefix { !$0.contains(" ") }
      if let (subject, count) = vocabulary.subject(beginning: plain),
        count > 1 || named.isEmpty && first.contains(" ")
      {
        named.append(configuration.name(of: subject))
        rest = rest.dropFirst(count)
      } else {
        named.append(first)
        rest = rest.dropFirst()
      }
    }
    return named
  }
}

extension [String] {
  /// The values with each date behind `from` or `until` as the file has it: `goal water 3l from tomorrow`.
  ///
  /// A weekday is left as it is, since it may be the last one or the next.
  func withWrittenDates(today: Day) -> [String] {
    var written = self
    for place in indices.dropFirst() where ["from", "until"].contains(self[place - 1].lowercased()) {
      guard Weekday(word: self[place].lowercased()) == nil, let day = Day(phrase: self[place], today: today)
      else { continue }
      written[place] = day.description
    }
    return written
  }
}

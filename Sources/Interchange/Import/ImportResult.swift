import Journal

/// Everything that a reader found in another program's files.
package struct ImportResult: Hashable, Sendable {
  /// The records, in the order of the files and of their rows.
  package var records: [ImportedRecord] = []
  /// The place of each record.
  package var places: [RecordPlace] = []
  /// The habits and measures, in the other program's own order.
  package var declarations: [ImportedDeclaration] = []
  /// The rows that were not taken, in the order of the files and of their rows.
  package var remarks: [ImportRemark] = []
  /// The things that hold data and were not taken, each once.
  package var omissions: [ImportOmission] = []

  package init() {}
}

extension ImportedDeclaration {
  /// Whether it declares a name, as names are compared.
  func isNamed(_ other: String) -> Bool {
    let folded = Vocabulary.folded(other)
    return Vocabulary.folded(name) == folded || label.map(Vocabulary.folded) == folded
  }

  /// Declares it by another name; its goal and schedule stay.
  mutating func rename(to title: String) {
    var rest = line[...]
    if let label {
      rest = rest.dropFirst(label.count + 2)
      while rest.first == " " { rest = rest.dropFirst() }
    }
    name = ImportedNames.word(for: title)
    let shown = title.filter { $0 != "\"" }
    let words = name == Vocabulary.folded(title) ? [String(rest)] : ["\"\(shown)\"", String(rest)]
    line = words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The label that the line declares; nil if the name serves as one.
  ///
  /// It is what the records of this habit or measure are named by.
  package var label: String? {
    guard line.first == "\"", let end = line.dropFirst().firstIndex(of: "\"") else { return nil }
    return String(line[line.index(after: line.startIndex)..<end])
  }
}

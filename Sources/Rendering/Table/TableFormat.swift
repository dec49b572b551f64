/// The forms in which a report that is a table is printed.
package enum TableFormat: String, CaseIterable, Sendable {
  /// The report's own screen, or its sentences.
  case text
  case csv
  case markdown
  case html
}

extension Table {
  /// The table in a form; as text it is lines that fit into `columns`, without colours.
  package func bytes(as format: TableFormat, _ words: Words, columns limit: Int = 80) -> ContiguousArray<
    UInt8
  > {
    switch format {
    case .text:
      ContiguousArray(text(words, columns: limit).map { $0.text + "\n" }.joined().utf8)
    case .csv: csv(.rfc)
    case .markdown: ContiguousArray(markdown(words).utf8)
    case .html: ContiguousArray(page(words).utf8)
    }
  }
}

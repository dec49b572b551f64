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

  package init() {}
}

extension ImportedDeclaration {
  /// The label that the line declares; nil if the name serves as one.
  ///
  /// It is what the records of this habit or measure are named by.
  package var label: String? {
    guard line.first == "\"", let end = line.dropFirst().firstIndex(of: "\"") else { return nil }
    return String(line[line.index(after: line.startIndex)..<end])
  }
}

import Notation

/// The tables that `applehealthdata` makes of Apple Health's export, a file for each kind of record, as the records that
/// they were made of.
package enum AppleHealthTable {
  /// Whether a file begins with the headings of such a table.
  package static func recognises(_ head: ContiguousArray<UInt8>) -> Bool {
    hasHeadings("sourcename", "startdate", "enddate", "value", in: head)
  }

  /// The same records as Apple Health writes them, each on the line of its row; a row that is not UTF-8 has none.
  package static func xml(_ bytes: ContiguousArray<UInt8>) -> (xml: ContiguousArray<UInt8>, damaged: [Int]) {
    var rows = ForeignRows(bytes)
    let header = rows.next()?.cells.map { onOneLine($0).lowercased() } ?? []
    var xml = ContiguousArray("<HealthData>".utf8)
    var damaged: [Int] = []
    var line = 1
    while let row = rows.next() {
      if row.damage != nil {
        damaged.append(row.line)
        continue
      }
      while line < row.line {
        xml.append(0x0A)
        line += 1
      }
      xml += "<Record".utf8
      for (place, name) in header.enumerated() where place < row.cells.count {
        guard let attribute = attributes[name] else { continue }
        let text = onOneLine(row.cells[place])
        xml += " \(attribute)=\"\((attribute == "type" ? identifier(text) : text).escapedAsMarkup())\"".utf8
      }
      xml += "/>".utf8
    }
    xml += "</HealthData>".utf8
    return (xml, damaged)
  }

  private static let attributes = [
    "sourcename": "sourceName", "type": "type", "unit": "unit", "startdate": "startDate",
    "enddate": "endDate", "value": "value",
  ]

  /// The identifier of a kind, whose beginning the table leaves out.
  private static func identifier(_ kind: String) -> String {
    if kind.hasPrefix("HK") { return kind }
    return (kind == "SleepAnalysis" ? "HKCategoryTypeIdentifier" : "HKQuantityTypeIdentifier") + kind
  }
}

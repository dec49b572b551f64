import Notation

/// The options that are for some of the formats alone.
extension ExportCommand {
  /// The dialect of a table.
  var notation: CSVDialect { (dialect ?? .rfc).notation }

  /// Refuses an option that would change nothing of a format.
  func refuseUnused(by format: Format) throws(CommandError) {
    let options: [(name: String, isGiven: Bool, formats: [Format])] = [
      ("--by", span != nil, [.wide]), ("--dialect", dialect != nil, [.csv, .wide]),
      ("--zone", zone != nil, [.fitiq, .fhir]),
      ("--of", !names.isEmpty, Format.allCases.filter { $0 != .json }),
    ]
    for option in options where option.isGiven && !option.formats.contains(format) {
      let formats = option.formats.map(\.rawValue)
      throw CommandError { $0.unusedOption(option.name, formats: formats) }
    }
  }
}

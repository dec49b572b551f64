import Arguments
import Notation
import Platform
import Rendering
import Speech

/// How a report is printed, the same for all of them.
struct OutputOptions: Sendable {
  /// As one object for programs.
  var isJSON = false
  /// As sentences that a screen reader reads in order.
  var isLinear = false
  /// As a table for programs and pages; `text` is the report's own screen.
  var format = ReportFormat.text
  /// The dialect of csv; nil if none was asked for.
  var dialect: TableDialect?

  /// Whether the report is its own screen, and neither data, a table nor sentences.
  var isScreen: Bool { !isJSON && !isLinear && format == .text && dialect == nil }

  static var parameters: [Parameter<OutputOptions>] {
    [
      .json(\.isJSON),
      .flag(
        \.isLinear, "--linear",
        help: Phrase("Prints sentences that read well aloud", cs: "Vypíše věty, které se dobře čtou nahlas")
      ),
    ]
  }

  /// The same, of a report that is a table.
  static var ofTables: [Parameter<OutputOptions>] {
    parameters + [
      .option(
        \.format, "--format", value: "FORMAT", help: Phrase("The format", cs: "Formát")),
      .option(
        \.dialect, "--dialect", value: "DIALECT",
        help: Phrase("The dialect of csv, for a spreadsheet", cs: "Dialekt csv, pro tabulkový program")),
    ]
  }
}

extension OutputOptions {
  /// Refuses two options that ask for two answers at once; `other` is one that the command has of its own.
  func refuseSecond(beside other: String? = nil) throws(CommandError) {
    var asked = [isJSON ? "--json" : nil, isLinear ? "--linear" : nil, other].compactMap(\.self)
    if format != .text { asked.append("--format \(format.rawValue)") }
    // A dialect asks for csv, whether or not that is said too.
    if let dialect, format != .csv { asked.append("--dialect \(dialect.rawValue)") }
    try refuse(asked)
  }

  /// Refuses what asks for another answer than the lines of files, which `lines` asks for: data, which hold none, and
  /// a measure alone.
  func refuseData(besideLines lines: String, of measure: String?) throws(CommandError) {
    if let measure { try refuse([lines, "--of \(shellWord(measure))"]) }
    if isJSON { try refuse(["--json", lines]) }
    if format != .text, format != .html { try refuse([lines, "--format \(format.rawValue)"]) }
    if let dialect { try refuse([lines, "--dialect \(dialect.rawValue)"]) }
  }

  /// Refuses a table beside what it has no column for, if that is asked for.
  func refuseTable(beside other: String?) throws(CommandError) {
    guard let other else { return }
    if format == .csv || format == .markdown { try refuse([other, "--format \(format.rawValue)"]) }
    if let dialect { try refuse([other, "--dialect \(dialect.rawValue)"]) }
  }

  /// Refuses options of which more than one asks for an answer.
  private func refuse(_ asked: [String]) throws(CommandError) {
    guard asked.count > 1 else { return }
    throw CommandError { $0.twoAnswers(asked[0], asked[1]) }
  }
}

extension Words {
  /// Two options each of which says how the whole answer is printed.
  fileprivate func twoAnswers(_ one: String, _ other: String) -> String {
    say(
      "\(inQuotes(one)) and \(inQuotes(other)) ask for two answers; leave one of them out",
      "\(inQuotes(one)) a \(inQuotes(other)) chtějí dvě různé odpovědi; jednu z nich vynechte")
  }
}

/// How a report that is a table is written: on its own page, or as its table for programs and other pages.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, csv, markdown, html
}

extension ReportFormat: ArgumentValue {}

/// The values of `--dialect`: what a spreadsheet expects of csv.
enum TableDialect: String, CaseIterable, Sendable, ArgumentValue {
  case rfc, excel
  case excelCzech = "excel-cs"

  var notation: CSVDialect {
    switch self {
    case .rfc: .rfc
    case .excel: .excel
    case .excelCzech: .excelCzech
    }
  }
}

extension World {
  /// Writes a report to standard output as it was asked for.
  mutating func show(_ page: some Page, as options: OutputOptions) throws(CommandError) {
    try options.refuseSecond()
    if options.isJSON { return output.write(page.json.bytes(.readable)) }
    if options.format == .html, let body = page.body {
      return write(data: Bytes(HTMLDocument(body, page.screen.words).text.utf8))
    }
    // A table of all that is drawn costs as much as the drawing, so it is made for who asked for one.
    if options.format != .text || options.dialect != nil, let table = page.table {
      switch options.format {
      case .text, .csv: return write(data: table.csv((options.dialect ?? .rfc).notation))
      case .markdown: return write(data: Bytes(table.markdown(page.screen.words).utf8))
      case .html: break
      }
    }
    if options.isLinear {
      for sentence in page.sentences { output.write(sentence.printable + "\n") }
    } else {
      print(page.lines)
    }
  }

  /// Writes data for programs as they are; to a terminal, unless it is said not to be treated as one, with nothing in
  /// them that could steer it.
  private mutating func write(data: Bytes) {
    guard terminal.outputIsTerminal, options.color != .never, data.steersATerminal else {
      return output.write(data)
    }
    for line in data.split(separator: UInt8(ascii: "\n")) {
      output.write(
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self).printable + "\n")
    }
  }

  /// Writes lines to standard output in its colours.
  mutating func print(_ lines: [StyledText]) {
    let theme = theme
    for line in lines { output.write(line.string(theme) + "\n") }
  }
}

extension Parameter {
  /// `--json`
  static func json(_ target: @autoclosure @escaping () -> WritableKeyPath<Root, Bool>) -> Self {
    .flag(
      target(), "--json",
      help: Phrase("Prints one JSON object", cs: "Vypíše jeden objekt JSON"))
  }
}

import Arguments
import Rendering

/// How a report is printed, the same for all of them.
struct OutputOptions: Sendable {
  /// As one object for programs.
  var isJSON = false
  /// As sentences that a screen reader reads in order.
  var isLinear = false
  /// As a table for programs and pages; `text` is the report's own screen.
  var format = ReportFormat.text

  static var parameters: [Parameter<OutputOptions>] {
    [
      .flag(
        \.isJSON, "--json",
        help: Sentence("Print one JSON object for programs", cs: "Vypsat jeden objekt JSON pro programy")),
      .flag(
        \.isLinear, "--linear",
        help: Sentence("Print sentences that read well aloud", cs: "Vypsat věty, které se dobře čtou nahlas")),
    ]
  }

  /// The same, of a report that is a table.
  static var ofTables: [Parameter<OutputOptions>] {
    parameters + [
      .option(
        \.format, "--format", value: "FORMAT",
        help: Sentence("How it is written", cs: "Jak se vypíše"))
    ]
  }
}

/// How a report that is a table is written: on its own page, or as its table for programs and other pages.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, csv, markdown, html
}

extension ReportFormat: ArgumentValue {}

extension World {
  /// Writes a report to standard output as it was asked for.
  mutating func show(_ page: some Page, as options: OutputOptions) {
    if options.isJSON { return output.write(page.json.bytes(.readable)) }
    if let table = page.table {
      switch options.format {
      case .text: break
      case .csv: return output.write(table.csv(.rfc))
      case .markdown: return output.write(table.markdown(page.screen.words))
      case .html: return output.write(table.page(page.screen.words))
      }
    }
    if options.isLinear {
      for sentence in page.sentences { output.write(sentence.printable + "\n") }
    } else {
      print(page.lines)
    }
  }

  /// Writes lines to standard output in its colours.
  mutating func print(_ lines: [StyledText]) {
    let theme = theme
    for line in lines { output.write(line.string(theme) + "\n") }
  }
}

/// Where and how a writer writes, the same for all of them.
struct WritingOptions: Sendable {
  /// The day, as typed; nil for today.
  var date: String?
  /// Show what would change, and change nothing.
  var isDryRun = false

  static var parameters: [Parameter<WritingOptions>] {
    [
      .option(
        \.date, "--date", value: "DATE",
        help: Sentence(
          "The day to write to, today if not said: 2026-01-12, yesterday, -1, mon",
          cs: "Den, do kterého se píše, jinak dnešek: 2026-01-12, včera, -1, po"),
        completion: .dynamic("date")),
      .flag(
        \.isDryRun, "--dry-run",
        help: Sentence(
          "Show what would change, and write nothing", cs: "Ukázat, co by se změnilo, a nic nezapsat")),
    ]
  }
}

/// The groups that help and the manual list the commands in.
enum Groups {
  static let log = Sentence("Log", cs: "Zapisovat")
  static let look = Sentence("Look", cs: "Prohlížet")
  static let share = Sentence("Share", cs: "Sdílet")
  static let care = Sentence("Care", cs: "Pečovat")
  static let live = Sentence("Live", cs: "Průběžně")
  static let setUp = Sentence("Set up", cs: "Nastavit")
}

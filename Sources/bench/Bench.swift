import Arguments
import Platform
import Speech

/// The benchmark, a tool of the package: daybook beside the least that its work can cost.
@main
enum Program {
  static func main() {
    let table = CommandTable(
      "bench", english("daybook beside the least that its work can cost"), defaults: Options(),
      parameters: Options.parameters, defaultCommand: MeasureCommand.name,
      commands: [
        .command(MeasureCommand.self), .command(FloorCommand.self), .command(EmptyFloorCommand.self),
        .command(ParallelFloorCommand.self), .command(ReplacingFloorCommand.self),
      ])
    do throws(Failure) {
      let parsed = table.parsed(System.arguments.dropFirst().compactMap { $0 })
      switch parsed.request {
      case .run(let command): try command.run(with: parsed.globals)
      case .help, .version: say(table.overview(in: .en, more: notes).text(width: 100), terminator: "")
      case .wrong(let problem): throw Failure(message: problem.message(in: .en))
      }
    } catch {
      say("bench: " + error.message, to: 2)
      System.exit(2)
    }
    System.exit(0)
  }

  private static let notes = [
    english(
      "Without a command it measures: it makes daybooks of 1, 10 and 100 years, runs in turn a program that only opens, reads and closes each file (the floor) and daybook, and prints medians and ratios. Nothing is asserted."
    ),
    english(
      "'swift build -c release --product daybook' builds the program first. Build both with --toolset .release.json to measure what is released."
    ),
  ]
}

/// Something that the bench can be asked to do.
protocol BenchCommand: Command {
  /// Does it.
  func run(with options: Options) throws(Failure)
}

extension CommandEntry where Made == any BenchCommand {
  fileprivate static func command<C: BenchCommand>(_ type: C.Type) -> CommandEntry {
    CommandEntry(type) { $0 }
  }
}

/// A sentence of the bench, which speaks English alone.
func english(_ text: String) -> Phrase { Phrase(text, cs: text) }

/// The programs that are measured, and the means of measuring them.
struct Bench {
  let options: Options
  let daybook: String
  /// An empty program, whose start is the floor of all starts.
  let empty: Work
  var samples: SampleData
  let stopwatch: Stopwatch

  /// Prints a table after the other.
  mutating func run() throws(Failure) {
    #if DEBUG
      say("built for debugging: these figures mean nothing; use swift run -c release bench")
    #endif
    let size = decimal(Double(size(of: daybook)) / 1_000_000, places: 1)
    say(
      "\(daybook), \(size) MB; medians of \(options.runs.count) runs in turn; \(System.processorCount) processors"
    )
    try tableOfStarts()
    for data in options.dataSets { try tableOfWholeHistory(data) }
    try tableOfLines()
    for data in options.dataSets { try tableOfFewFiles(data) }
    if let size = options.appleHealth { try tableOfImports(size.bytes) }
    if options.wantsInstructions { try tableOfInstructions() }
    if options.wantsSystemCalls { try tableOfSystemCalls() }
    if options.wantsPeers { for data in options.dataSets { try tableOfPeers(data) } }
    if options.wantsCold { try tableOfColdReads() }
  }

  /// A child of the bench that does the work of a floor.
  func floor(_ words: String...) -> Work {
    Work(words: [System.ownProgram()?.description ?? "bench"] + words)
  }

  /// A command of daybook on a folder, on the last day of the samples.
  func command(_ words: [String], in folder: String, accepts: ClosedRange<Int32> = 0...0) -> Work {
    Work(words: [daybook, "--dir", folder, "--now", "2026-01-12T14:30"] + words, accepts: accepts)
  }

  /// Whether a row is wanted.
  func wants(_ name: String) -> Bool { options.only.map { name.contains($0) } ?? true }
}

import Arguments
import Speech

/// The work the bench was asked to do.
struct Options {
  var daybook: String?
  var years = SampleYears(numbers: [1, 10])
  var data: [DataSet] = []
  var season = "Examples/season"
  var runs = RunCount(count: 11)
  var only: String?
  var keep: String?
  var wantsInstructions = false
  var wantsSystemCalls = false
  var wantsPeers = false
  var wantsCold = false
  var appleHealth: ByteCount?

  /// The data that is measured: what was asked for, else the plain days and the season.
  var dataSets: [DataSet] { data.isEmpty ? [.plain, .season] : data }

  static var parameters: [Parameter<Options>] {
    [
      .option(
        \.daybook, "--daybook", value: "PATH", help: english("The program (default: the one beside bench)")),
      .option(\.years, "--years", value: "YEARS", help: english("Some of 1,10,100 (default: 1,10)")),
      .option(
        \.data, "--data", value: "DATA",
        help: english(
          "The days: plain ones, those of the season repeated, or those with other times and numbers each time (default: the first two)"
        )),
      .option(
        \.season, "--season", value: "DIR", help: english("The season (default: Examples/season)")),
      .option(\.runs, "--runs", value: "N", help: english("Runs of each command (default: 11)")),
      .option(
        \.only, "--only", value: "TEXT",
        help: english("Only rows whose name holds the text; 'none' for no row")),
      .option(\.keep, "--keep", value: "DIR", help: english("Make the samples there, and leave them")),
      .flag(\.wantsInstructions, "--instructions", help: english("Count instructions with valgrind too")),
      .flag(\.wantsSystemCalls, "--syscalls", help: english("Count system calls with strace too")),
      .flag(
        \.wantsPeers, "--peers",
        help: english("Measure ledger, hledger, rg, klog and harsh too, those on $PATH")),
      .flag(
        \.wantsCold, "--cold", help: english("Measure with an empty page cache too (Linux, as root)")),
      .option(
        \.appleHealth, "--apple-health", value: "BYTES",
        help: english("Measure the import of an Apple Health export of that size too")),
    ]
  }
}

/// Which days the samples are made of.
enum DataSet: String, CaseIterable, ArgumentValue {
  /// Nine ticks and eight timed glasses of water a day.
  case plain
  /// The days of `Examples/season`, over and over.
  case season
  /// The same, but that hardly a line with a time or a number comes twice.
  case varied

  /// The data as a table names it.
  var title: String {
    switch self {
    case .plain: "the plain days"
    case .season: "the season repeated"
    case .varied: "the season, varied each time"
    }
  }
}

/// How many years the samples hold, as `1,10,100`.
struct SampleYears: ArgumentValue {
  let numbers: Set<Int>

  init(numbers: Set<Int>) { self.numbers = numbers }

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.allSatisfy([1, 10, 100].contains) else { return nil }
    self.numbers = Set(numbers)
  }

  static var expected: Phrase? { english("some of 1,10,100") }
}

/// How often each command is run.
struct RunCount: ArgumentValue {
  let count: Int

  init(count: Int) { self.count = count }

  init?(argument: String) {
    guard let count = Int(argument), (1...1000).contains(count) else { return nil }
    self.count = count
  }

  static var expected: Phrase? { english("a number from 1 to 1000") }
}

/// The size of a file.
struct ByteCount: ArgumentValue {
  let bytes: Int

  init?(argument: String) {
    guard let bytes = Int(argument), (1...100_000_000_000).contains(bytes) else { return nil }
    self.bytes = bytes
  }

  static var expected: Phrase? { english("a size in bytes such as 500000000") }
}

/// The benchmark, a tool of the package: daybook beside the least that its work can cost.
@main
struct Bench {
  let options: Options
  let daybook: String
  /// An empty program, whose start is the floor of all starts.
  let empty: Command
  var samples: SampleData
  let stopwatch: Stopwatch

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      if try !runsAsFloor(words) { try runAsBench(Options(words)) }
    } catch {
      System.end(2, saying: "bench: " + error.message)
    }
  }

  /// Does the work of a floor if that is what the words ask for, as the bench asks its own children.
  private static func runsAsFloor(_ words: [String]) throws(Failure) -> Bool {
    switch (words.first, words.count) {
    case ("--floor-empty", 1): break
    case ("--floor", 2): _ = try Floor.read(words[1])
    case ("--floor-replace", 2): try Floor.replace(words[1])
    case ("--floor-parallel", 3):
      guard let threads = Int(words[1]), (1...256).contains(threads) else {
        throw Failure(message: "'\(words[1])' is not a number of threads; give one from 1 to 256")
      }
      try Floor.read(words[2], threads: threads)
    default: return false
    }
    return true
  }

  private static func runAsBench(_ options: Options) throws(Failure) {
    if options.wantsHelp { return System.say(Options.help) }
    let beside = System.executable.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/daybook"
    let daybook = options.daybook.flatMap(System.resolved) ?? options.daybook ?? beside
    guard System.isExecutable(daybook) else {
      throw Failure(message: "no program at \(daybook); build it, or give --daybook PATH (see bench --help)")
    }
    System.surviveInterrupts()
    if let folder = options.keep { try System.makeFolder(folder) }
    let kept = options.keep.flatMap(System.resolved)
    let root = if let kept { kept } else { try System.makeTemporaryFolder() }
    defer { if options.keep == nil { System.removeTree(root) } }
    let stopwatch = Stopwatch(scratch: root)
    var bench = Bench(
      options: options, daybook: daybook, empty: emptyProgram(builtWith: stopwatch),
      samples: SampleData(root: root), stopwatch: stopwatch)
    try bench.run()
  }

  private mutating func run() throws(Failure) {
    #if DEBUG
      System.say("built for debugging: these figures mean nothing; use swift run -c release bench")
    #endif
    let size = decimal(Double(System.size(of: daybook)) / 1_000_000, places: 1)
    System.say(
      "\(daybook), \(size) MB; medians of \(options.runs) runs in turn; \(System.processors) processors")
    try tableOfStarts()
    try tableOfWholeHistory()
    try tableOfFewFiles()
    if let size = options.appleHealthBytes { try tableOfImports(size) }
    for extra in Options.Extra.allCases where options.extras.contains(extra) {
      switch extra {
      case .instructions: try tableOfInstructions()
      case .syscalls: try tableOfSystemCalls()
      case .peers: try tableOfPeers()
      case .cold: try tableOfColdReads()
      }
    }
  }

  /// A C program that does nothing, static if the C compiler can; without a compiler the system's `true`.
  private static func emptyProgram(builtWith stopwatch: Stopwatch) -> Command {
    let program = stopwatch.scratch + "/empty"
    let fallback = Command(words: [System.program("true") ?? "/usr/bin/true"])
    guard let compiler = System.program("cc") ?? System.program("clang") else { return fallback }
    do throws(Failure) {
      try System.save(Array("int main(void) { return 0; }\n".utf8), to: program + ".c")
    } catch {
      return fallback
    }
    for linking in [["-static"], []] {
      let words = [compiler, "-O2", "-o", program] + linking + [program + ".c"]
      if (try? stopwatch.output(of: Command(words: words))) != nil { return Command(words: [program]) }
    }
    return fallback
  }
}

extension Bench {
  /// A child of the bench that does the work of a floor.
  func floor(_ words: String...) -> Command {
    Command(words: [System.executable] + words)
  }

  /// A command of daybook on a folder, on the last day of the samples.
  func command(_ words: [String], in folder: String, accepts: ClosedRange<Int32> = 0...0) -> Command {
    Command(
      words: [daybook, "--dir", folder, "--now", "2026-01-12T14:30"] + words, accepts: accepts)
  }

  /// Whether a row is wanted.
  func wants(_ name: String) -> Bool {
    options.only.map { name.contains($0) } ?? true
  }
}

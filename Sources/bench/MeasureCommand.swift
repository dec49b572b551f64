import Arguments
import Platform

/// Measures daybook.
struct MeasureCommand: BenchCommand {
  static let name = "measure"

  static var usage: Usage<Self> {
    Usage(english("Measure daybook, and the least that its work can cost"), group: english("Commands"))
  }

  func run(with options: Options) throws(Failure) {
    let beside = System.ownProgram()?.parent.appending("daybook").description ?? "daybook"
    let program = options.daybook.flatMap(resolved) ?? options.daybook ?? beside
    guard System.allows(.running, Path(program)) else {
      throw Failure(message: "no program at \(program); build it, or give --daybook PATH (see bench --help)")
    }
    // An interrupt ends what is being measured, and the bench after it, in good order.
    let restoreSignals = System.handingOnSignals()
    defer { restoreSignals() }
    if let keep = options.keep { try makeFolder(keep) }
    let kept = options.keep.flatMap(resolved)
    let root = if let kept { kept } else { try makeTemporaryFolder() }
    defer { if options.keep == nil { removeTree(root) } }
    let stopwatch = Stopwatch(scratch: root)
    var bench = Bench(
      options: options, daybook: program, empty: Self.emptyProgram(builtWith: stopwatch),
      samples: SampleData(root: root, season: options.season), stopwatch: stopwatch)
    try bench.run()
  }

  /// A C program that does nothing, static if the C compiler can; without a compiler the system's `true`.
  private static func emptyProgram(builtWith stopwatch: Stopwatch) -> Work {
    let path = stopwatch.scratch + "/empty"
    let fallback = Work(words: [program("true") ?? "/usr/bin/true"])
    guard let compiler = program("cc") ?? program("clang") else { return fallback }
    do throws(Failure) {
      try save(Array("int main(void) { return 0; }\n".utf8), to: path + ".c")
    } catch {
      return fallback
    }
    for linking in [["-static"], []] {
      let words = [compiler, "-O2", "-o", path] + linking + [path + ".c"]
      if (try? stopwatch.output(of: Work(words: words))) != nil { return Work(words: [path]) }
    }
    return fallback
  }
}

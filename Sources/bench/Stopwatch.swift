import Platform

/// A program to run, and what is to be true of a run of it.
struct Work {
  /// The program's path, and its arguments.
  var words: [String]
  /// The exit statuses of a run that did its work.
  var accepts: ClosedRange<Int32> = 0...0
  /// A file that is put back as it was before each run.
  var restored: (path: String, bytes: [UInt8])?
}

/// Runs programs in turn, and tells what each took.
struct Stopwatch {
  /// A folder to write in, which is also the home and the state folder of what is run.
  let scratch: String

  private var environment: [String] {
    let shared = [
      "HOME=\(scratch)", "XDG_STATE_HOME=\(scratch)/state", "HARSHPATH=\(scratch)/harsh", "TZ=UTC",
      "LC_ALL=C.UTF-8", "NO_COLOR=1",
    ]
    return shared + (variable("PATH").map { ["PATH=" + $0] } ?? [])
  }

  /// The medians of so many runs of each program, run in turn, A B A B, after one of each to warm up.
  func medians(of all: [Work], runs: Int, beforeEach: (Work) throws(Failure) -> Void = { _ in })
    throws(Failure) -> [Cost]
  {
    for work in all { _ = try output(of: work) }
    var taken = [[Cost]](repeating: [], count: all.count)
    for _ in 0..<runs {
      for (index, work) in all.enumerated() {
        try beforeEach(work)
        try restore(work)
        let cost = try run(work.words)
        try accept(cost, of: work, saying: "")
        taken[index].append(cost)
      }
    }
    for work in all { try restore(work) }
    return taken.map(Cost.init(medianOf:))
  }

  /// Runs a program once, untimed, and gives what it printed, on both of its outputs.
  func output(of work: Work) throws(Failure) -> (standard: String, errors: String) {
    try restore(work)
    let paths = (output: scratch + "/output", errors: scratch + "/errors")
    let cost = try run(work.words, output: .file(Path(paths.output)), errors: .file(Path(paths.errors)))
    let errors = text(of: paths.errors)
    try accept(cost, of: work, saying: errors)
    return (text(of: paths.output), errors)
  }

  /// Runs a program by its path, and waits for its end.
  private func run(
    _ words: [String], output: System.Stream = .nothing, errors: System.Stream = .nothing
  ) throws(Failure) -> Cost {
    let start = System.nanoseconds(steady: true)
    let (ending, usage) = try attempt("cannot run \(words[0])") { () throws(SystemError) in
      let child = try System.spawn(
        Path(words[0]), words, environment, input: .nothing, output: output, errors: errors)
      return try System.usage(of: child)
    }
    let end = System.nanoseconds(steady: true)
    if System.wasAskedToEnd { throw .interrupted }
    return Cost(ending, usage, wall: end - start)
  }

  private func restore(_ work: Work) throws(Failure) {
    if let file = work.restored { try save(file.bytes, to: file.path) }
  }

  private func accept(_ cost: Cost, of work: Work, saying errors: String) throws(Failure) {
    guard !work.accepts.contains(cost.status) else { return }
    let line = errors.split(separator: "\n").first.map { ": " + $0 } ?? ""
    throw Failure(message: "exit \(cost.status)" + line)
  }

  private func text(of path: String) -> String { String(decoding: contents(of: path) ?? [], as: UTF8.self) }
}

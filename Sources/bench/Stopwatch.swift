/// A program to run, and what is to be true of a run of it.
struct Command {
  /// The program's path, and its arguments.
  var words: [String]
  /// The exit statuses of a run that did its work.
  var accepts: ClosedRange<Int32> = 0...0
  /// A file that is put back as it was before each run.
  var restored: (path: String, bytes: [UInt8])?
}

/// Runs commands in turn, and tells what each took.
struct Stopwatch {
  /// A folder to write in, which is also the home and the state folder of what is run.
  let scratch: String

  private var environment: [String] {
    let shared = [
      "HOME=\(scratch)", "XDG_STATE_HOME=\(scratch)/state", "HARSHPATH=\(scratch)/harsh", "TZ=UTC",
      "LC_ALL=C.UTF-8", "NO_COLOR=1",
    ]
    return shared + (System.environment("PATH").map { ["PATH=" + $0] } ?? [])
  }

  /// The medians of so many runs of each command, run in turn, A B A B, after one of each to warm up.
  func medians(of commands: [Command], runs: Int, beforeEach: (Command) throws(Failure) -> Void = { _ in })
    throws(Failure) -> [Usage]
  {
    for command in commands { _ = try output(of: command) }
    var taken = [[Usage]](repeating: [], count: commands.count)
    for _ in 0..<runs {
      for (index, command) in commands.enumerated() {
        try beforeEach(command)
        try restore(command)
        let usage = try System.run(command.words, environment: environment)
        try accept(usage, of: command, saying: "")
        taken[index].append(usage)
      }
    }
    for command in commands { try restore(command) }
    return taken.map(Usage.init(medianOf:))
  }

  /// Runs a command once, untimed, and gives what it printed, on both of its outputs.
  func output(of command: Command) throws(Failure) -> (standard: String, errors: String) {
    try restore(command)
    let paths = (output: scratch + "/output", errors: scratch + "/errors")
    let usage = try System.run(
      command.words, environment: environment, output: paths.output, errors: paths.errors)
    let errors = text(of: paths.errors)
    try accept(usage, of: command, saying: errors)
    return (text(of: paths.output), errors)
  }

  private func restore(_ command: Command) throws(Failure) {
    if let file = command.restored { try System.save(file.bytes, to: file.path) }
  }

  private func accept(_ usage: Usage, of command: Command, saying errors: String) throws(Failure) {
    guard !command.accepts.contains(usage.status) else { return }
    let line = errors.split(separator: "\n").first.map { ": " + $0 } ?? ""
    throw Failure(message: "exit \(usage.status)" + line)
  }

  private func text(of path: String) -> String {
    String(decoding: System.contents(of: path) ?? [], as: UTF8.self)
  }
}

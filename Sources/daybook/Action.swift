import Arguments

/// A command that answers and changes nothing.
protocol Report: Command {
  /// Answers on `world.output`.
  func run(in world: inout World) throws(CommandError) -> ExitStatus
}

/// A command that may change files.
protocol Writer: Command {
  /// Does what it says, with the files that it may write.
  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus
}

/// A command to be run, as the table of commands makes it of a command line.
enum Action {
  case report(any Report)
  case writer(any Writer)
}

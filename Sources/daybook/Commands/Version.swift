import Arguments
import Speech

/// Says which version this is.
struct VersionCommand: Report {
  static let name = "version"
  /// The version of the program.
  static let number = "0.1.0"
  /// The version of the program, and of the format that it reads.
  static let line = "daybook \(number) (format 1)"

  static var usage: Usage<Self> {
    Usage(
      Phrase(
        "Prints the version of the program and of its format", cs: "Vypíše verzi programu a jeho formátu"),
      group: Groups.setUp)
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    world.output.write(VersionCommand.line + "\n")
    return .done
  }
}

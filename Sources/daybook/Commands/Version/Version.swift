import Arguments
import Speech

/// Says which version this is.
struct VersionCommand: Report {
  static let name = "version"
  /// The version of the program.
  static let number = "0.1.0"
  /// The version of the program, and of the format that it reads.
  static let line = "daybook \(number) (format 1)"

  var isVerbose = false

  static var usage: Usage<Self> {
    Usage(
      Phrase(
        "Prints the version of the program and of its format", cs: "Vypíše verzi programu a jeho formátu"),
      group: Groups.setUp,
      parameters: [
        .flag(
          \.isVerbose, "--verbose",
          help: Phrase(
            "Also says which commit it was built from, by which compiler and for which platform",
            cs: "Řekne i to, ze kterého commitu, kterým překladačem a pro jakou platformu je přeložen"))
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    world.output.write(VersionCommand.line + "\n")
    if isVerbose {
      let language = Settings.beforeReading(in: world).words.language
      for line in Build.lines { world.output.write(line[language] + "\n") }
    }
    return .done
  }
}

import Arguments
import Journal
import Rendering

/// Explains the commands.
struct HelpCommand: Report {
  static let name = "help"

  var command: String?
  var isManual = false

  static var usage: Usage<Self> {
    Usage(
      Sentence("Explain the commands", cs: "Vysvětlit příkazy"), group: Groups.setUp,
      examples: [Example("daybook help week", Sentence("One command", cs: "Jeden příkaz"))],
      parameters: [
        .argument(
          \.command, "COMMAND", help: Sentence("The command; all if not said", cs: "Příkaz; jinak všechny"),
          completion: .commands),
        .flag(
          \.isManual, "--man",
          help: Sentence("Print the manual page in mdoc", cs: "Vypsat manuálovou stránku v mdoc")),
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let settings = Settings.beforeReading(in: world)
    if isManual {
      world.output.write(Manual.page(in: settings.words.language.tongue))
      return .done
    }
    let table = CommandList.table
    let page: HelpPage
    if let command {
      do throws(ArgumentProblem) {
        page = try table.help(for: command, in: settings.words.language.tongue)
      } catch {
        throw CommandError { error.message(in: $0.language.tongue) }
      }
    } else {
      page = table.overview(in: settings.words.language.tongue, more: Manual.more)
    }
    let theme = world.theme
    world.output.write(
      page.text(width: min(settings.width, 100)) { role, text in
        StyledText(text, role == .title ? .heading : role == .term ? .accent : .plain).string(theme)
      })
    return .done
  }
}

/// Says which version this is.
struct VersionCommand: Report {
  static let name = "version"
  /// The version of the program.
  static let number = "0.1.0"
  /// The version of the program, and of the format that it reads.
  static let line = "daybook \(number) (format 1)"

  static var usage: Usage<Self> {
    Usage(
      Sentence("Print the version", cs: "Vypsat verzi"), group: Groups.setUp,
      discussion: [
        Sentence(
          "The program's version, and that of the format it reads.",
          cs: "Verze programu a formátu, který čte.")
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    world.output.write(VersionCommand.line + "\n")
    return .done
  }
}

extension Language {
  /// The same language, as the declarations of commands have it.
  var tongue: Tongue {
    switch self {
    case .en: .english
    case .cs: .czech
    }
  }
}

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
      Sentence("Explains the commands", cs: "Vysvětlí příkazy"), group: Groups.setUp,
      examples: [Example("daybook help week", Sentence("One command", cs: "Jeden příkaz"))],
      parameters: [
        .argument(
          \.command, "COMMAND", help: Sentence("The command (default: all)", cs: "Příkaz (jinak všechny)"),
          completion: .commands),
        .flag(
          \.isManual, "--man",
          help: Sentence("Prints the manual page in mdoc", cs: "Vypíše manuálovou stránku v mdoc")),
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

extension Language {
  /// The same language, as the declarations of commands have it.
  var tongue: Tongue {
    switch self {
    case .en: .english
    case .cs: .czech
    }
  }
}

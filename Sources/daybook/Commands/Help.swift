import Arguments
import Journal
import Rendering
import Speech

/// Explains the commands.
struct HelpCommand: Report {
  static let name = "help"

  var command: String?
  var isManual = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Explains the commands", cs: "Vysvětlí příkazy"), group: Groups.setUp,
      examples: [Example("daybook help week", Phrase("One command", cs: "Jeden příkaz"))],
      parameters: [
        .argument(
          \.command, "COMMAND", help: Phrase("The command (default: all)", cs: "Příkaz (jinak všechny)"),
          completion: .commands),
        .flag(
          \.isManual, "--man",
          help: Phrase("Prints the manual page in mdoc", cs: "Vypíše manuálovou stránku v mdoc")),
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let settings = Settings.beforeReading(in: world)
    if isManual {
      world.output.write(Manual.page(in: settings.words.language))
      return .done
    }
    let table = CommandList.table
    let page: HelpPage
    if let command {
      do throws(ArgumentProblem) {
        page = try table.help(for: command, in: settings.words.language)
      } catch {
        throw CommandError { error.message(in: $0.language) }
      }
    } else {
      page = table.overview(in: settings.words.language, more: Manual.more)
    }
    let theme = world.theme
    world.output.write(
      page.text(width: min(settings.width, 100)) { role, text in
        StyledText(text, role == .title ? .heading : role == .term ? .accent : .plain).string(theme)
      })
    return .done
  }
}

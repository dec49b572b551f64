import Arguments
import ManualPages
import Rendering
import Speech

/// Explains the commands.
struct HelpCommand: Report {
  static let name = "help"

  /// The topic that is explained beside the commands.
  private static let format = "format"

  var command: String?
  var isManual = false
  var listsAll = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Explains the commands", cs: "Vysvětlí příkazy"), group: Groups.setUp,
      discussion: [
        Phrase(
          "'daybook help format' prints the format of days and of daybook.conf, which is daybook(5).",
          cs: "„daybook help format“ vypíše formát dnů a daybook.conf, tedy daybook(5).")
      ],
      examples: [
        Example("daybook help week", Phrase("One command", cs: "Jeden příkaz")),
        Example(
          "daybook help format | less", Phrase("The format, to leaf through", cs: "Formát, k listování")),
      ],
      parameters: [
        .argument(
          \.command, "COMMAND",
          help: Phrase(
            "The command, or format (default: what there is)",
            cs: "Příkaz, nebo format (jinak, co je k dispozici)"),
          completion: .commands),
        .flag(
          \.listsAll, "--all",
          help: Phrase("Lists every command and option", cs: "Vypíše všechny příkazy a volby")),
        .flag(
          \.isManual, "--man",
          help: Phrase("Prints the manual page in mdoc", cs: "Vypíše manuálovou stránku v mdoc")),
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let settings = Settings.beforeReading(in: world)
    let language = settings.words.language
    let isFormat = command == HelpCommand.format
    let table = CommandList.table
    func help(for command: String) throws(CommandError) -> HelpPage {
      do throws(ArgumentProblem) { return try table.help(for: command, in: language) } catch {
        throw CommandError { error.message(in: $0.language) }
      }
    }
    if isManual {
      // The page is the same for each, but there must be one.
      if let command, !isFormat { _ = try help(for: command) }
      world.output.write(isFormat ? FormatPage.text(in: language) : Manual.page(in: language))
      return .done
    }
    let theme = world.theme
    let width = min(settings.width, 100)
    if isFormat {
      world.print(MdocText(FormatPage.text(in: language), width: width, in: language).lines)
      return .done
    }
    let page: HelpPage
    if let command {
      page = try help(for: command)
    } else {
      page =
        listsAll
        ? table.overview(in: language)
        : table.summary(in: language, examples: Manual.start, more: Manual.more)
    }
    world.output.write(
      page.text(width: width) { role, text in
        StyledText(text, role == .title ? .heading : role == .term ? .accent : .plain).string(theme)
      })
    return .done
  }
}

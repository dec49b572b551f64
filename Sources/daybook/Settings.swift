import Journal
import Rendering
import Speech

/// How this run speaks and draws: the language, the signs, the colours, the width.
struct Settings: Sendable {
  /// Everything that is said.
  let words: Words
  /// How roles look on standard error.
  let errorTheme: Theme
  /// The columns that a screen may take.
  let width: Int

  /// Settles what the options, the configuration, the environment and the terminal say.
  init(in world: World, configuration: Configuration = Configuration()) {
    let language = Language.preferred(
      flag: world.options.language, configured: configuration.language,
      environment: world.variables(Language.localeVariables))
    words = Words(
      language, glyphs: world.options.isASCII ? .ascii : .unicode,
      clock: configuration.clock, units: configuration.system)
    errorTheme = world.theme(isTerminal: world.terminal.errorIsTerminal)
    width = world.terminal.widthInColumns
  }

  /// How reports are laid out.
  var screen: Screen { Screen(words, columns: width) }

  /// The settings where no daybook is open yet: those of the one that would be, as far as it can be read.
  static func beforeReading(in world: World) -> Settings {
    do throws(CommandError) {
      guard let location = try Location.found(in: world) else { return Settings(in: world) }
      return Settings(in: world, configuration: try Daybook(at: location, in: world).configuration)
    } catch {
      return Settings(in: world)
    }
  }

  /// Writes a line to standard error in its colours.
  func write(_ line: StyledText, to stream: inout OutputStream) {
    stream.write(line.string(errorTheme) + "\n")
  }
}

extension World {
  /// How roles look on standard output.
  var theme: Theme { theme(isTerminal: terminal.outputIsTerminal) }

  /// How roles look on a stream, by `--color` and what the environment says.
  fileprivate func theme(isTerminal: Bool) -> Theme {
    let variables = variables(["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM"])
    return options.color.isColored(environment: variables, isTerminal: isTerminal) ? .colored : .plain
  }
}

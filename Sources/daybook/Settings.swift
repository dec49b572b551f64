import Journal
import Rendering

/// How this run speaks and draws: the language, the signs, the colours, the width.
struct Settings: Sendable {
  /// Everything that is said.
  let words: Words
  /// How roles look on standard output.
  let theme: Theme
  /// How roles look on standard error.
  let errorTheme: Theme
  /// The columns that a screen may take.
  let width: Int
  /// In which system amounts are printed.
  let system: UnitSystem

  /// Settles what the options, the configuration, the environment and the terminal say.
  init(in world: World, configuration: Configuration = Configuration()) {
    let language = Language.preferred(
      flag: world.options.language, configured: configuration.language.flatMap(Language.init(rawValue:)),
      environment: world.localeVariables)
    words = Words(
      language, glyphs: world.options.isASCII ? .ascii : .unicode,
      clock: configuration.clock == .hours12 ? .hours12 : .hours24)
    let color = world.options.color
    let variables = world.colorVariables
    theme = color.isColored(environment: variables, isTerminal: world.terminal.outputIsTerminal) ? .colored : .plain
    errorTheme = color.isColored(environment: variables, isTerminal: world.terminal.errorIsTerminal) ? .colored : .plain
    width = world.terminal.widthInColumns
    system = configuration.system
  }

  /// Writes a line to standard error in its colours.
  func write(_ line: StyledText, to stream: inout OutputStream) {
    stream.write(line.string(errorTheme) + "\n")
  }

  /// Writes lines to standard output in their colours.
  func print(_ lines: [StyledText], to stream: inout OutputStream) {
    for line in lines { stream.write(line.string(theme) + "\n") }
  }
}

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
      environment: world.variables("LC_ALL", "LC_MESSAGES", "LANG"))
    words = Words(
      language, glyphs: world.options.isASCII ? .ascii : .unicode,
      clock: configuration.clock == .hours12 ? .hours12 : .hours24)
    let color = world.options.color
    let variables = world.variables("NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM")
    theme =
      color.isColored(environment: variables, isTerminal: world.terminal.outputIsTerminal) ? .colored : .plain
    errorTheme =
      color.isColored(environment: variables, isTerminal: world.terminal.errorIsTerminal) ? .colored : .plain
    width = world.terminal.widthInColumns
    system = configuration.system
  }

  /// How reports are laid out.
  var screen: Screen { Screen(words, columns: width, units: system) }

  /// The settings where no daybook is open yet: those of the one that would be, as far as it can be read.
  static func beforeReading(in world: World) -> Settings {
    guard let location = Location.found(in: world) else { return Settings(in: world) }
    do throws(CommandError) {
      return Settings(in: world, configuration: try Daybook(at: location, in: world).configuration)
    } catch {
      return Settings(in: world)
    }
  }

  /// Writes a line to standard error in its colours.
  func write(_ line: StyledText, to stream: inout OutputStream) {
    stream.write(line.string(errorTheme) + "\n")
  }

  /// Writes a report to standard output as it was asked for: drawn, or as sentences.
  func print(
    _ lines: @autoclosure () -> [StyledText], or sentences: @autoclosure () -> [String],
    as options: OutputOptions,
    to stream: inout OutputStream
  ) {
    guard options.isLinear else { return print(lines(), to: &stream) }
    for sentence in sentences() { stream.write(sentence.printable + "\n") }
  }

  /// Writes a report that is a table as it was asked for: drawn, as sentences, or as a table for programs and pages.
  func print(
    _ lines: @autoclosure () -> [StyledText], or sentences: @autoclosure () -> [String],
    tabled table: @autoclosure () -> Table, as options: OutputOptions, to stream: inout OutputStream
  ) {
    guard options.format == .text else { return stream.write(table().bytes(as: options.format, words)) }
    print(lines(), or: sentences(), as: options, to: &stream)
  }

  /// Writes lines to standard output in their colours.
  func print(_ lines: [StyledText], to stream: inout OutputStream) {
    for line in lines { stream.write(line.string(theme) + "\n") }
  }
}

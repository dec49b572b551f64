import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Everything a command can see and say: files to read, the clock, the environment, the terminal, its output.
///
/// There is nothing in it to write files with; commands that write are given that apart.
struct World {
  /// The files, which can only be read.
  var files: any FileReading
  /// The variables of the process.
  let environment: Environment
  /// The terminals that the streams are connected to, if they are.
  let terminal: TerminalInfo
  /// The folder that relative paths start from, absolute.
  let workingFolder: Path
  /// The clock, as it stood when the program started, or as `--now` says.
  var now: Moment
  /// The options that stand before or after any command.
  var options: SharedOptions
  /// The files that the daybook could not read, to be told at the end.
  var unread = UnreadFiles()
  /// Whether files of the daybook were changed.
  var hasWritten = false
  /// Whether something failed beside what the command did, which is said then: the exit status is trouble.
  var hasTrouble = false
  /// Whether it is said already that what was changed stays so.
  var hasSaidOfChange = false
  /// Whether a change is followed by where the day then stands, where a person looks on.
  var tellsStanding = true
  /// Answers.
  var output: OutputStream
  /// All else.
  var errors: OutputStream
  /// Gives `body` the bytes on standard input as they come, until it answers false.
  var inputPieces: @Sendable (_ body: (Bytes) -> Bool) throws(FileTrouble) -> Void = {
    body throws(FileTrouble) in try StandardInput.pieces(ofAtMost: 65_536, body)
  }
  /// The clock for what runs on; nil while the time stands still at `now`.
  var clock: @Sendable () -> Moment? = { nil }
  /// How wide the terminal is now, since a person may have resized it between two questions; nil if nobody can say.
  var widthNow: @Sendable () -> Int? = { nil }
  /// The keys that are typed at a terminal, for the commands that ask.
  var keyboard = Keyboard.ofTerminal
  /// The programs of the machine.
  var programs = Programs.ofMachine

  /// Where this program is; nil if the system does not say.
  var ownProgram: @Sendable () -> Path? = { System.ownProgram() }

  /// Everything on standard input.
  func input() throws(FileTrouble) -> Bytes { try DiskFiles.gathered(from: StandardInput.name, inputPieces) }

  /// The moment that `--now` or `DAYBOOK_NOW` names; nil if the clock counts.
  var saidMoment: Moment? {
    options.now != nil || environment["DAYBOOK_NOW"] != nil ? now : nil
  }

  /// Some variables of the environment, those that are set.
  func variables(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names { values[name] = environment[name] }
    return values
  }

  /// Says a sentence on standard error, on a terminal in lines that fit it.
  mutating func say(_ sentence: String, by settings: Settings) {
    for line in lines(of: sentence, by: settings) { settings.write(line, to: &errors) }
  }

  /// Says what went wrong, behind the program's name.
  mutating func sayTrouble(_ sentence: String, by settings: Settings) {
    say("daybook: " + sentence, by: settings)
  }

  /// Puts a question on standard error, and waits for a line behind it that says yes; an empty one says what
  /// `emptyLine` does, and the end of input says no.
  mutating func agrees(
    to question: String, emptyLine isYes: Bool = false, by settings: Settings
  ) -> Bool {
    let lines = lines(of: question, by: settings).map { $0.string(settings.errorTheme) }
    errors.write(lines.joined(separator: "\n") + " ")
    errors.flush()
    guard let line = keyboard.line() else {
      // The end of input shows no line end of its own.
      errors.write("\n")
      return false
    }
    let answer = line.trimmingBlanks.lowercased()
    return answer.isEmpty ? isYes : TypedWords.agreed.holds(answer)
  }

  /// Does something whose lines and diffs have no place beside the one object of JSON that is the answer: with `isJSON`
  /// they are dropped.
  mutating func droppingLines<Answer>(
    _ isJSON: Bool, _ body: (inout World) throws(CommandError) -> Answer
  ) throws(CommandError) -> Answer {
    guard isJSON else { return try body(&self) }
    let output = output
    self.output = .kept()
    defer { self.output = output }
    return try body(&self)
  }

  /// Writes out what was answered and said so far.
  mutating func flush() {
    output.flush()
    errors.flush()
  }

  /// Tells a problem on standard error, on a terminal in lines that fit it.
  mutating func tell(_ problem: Problem, in path: String, by settings: Settings) {
    let line = ProblemLine(problem, in: path).styled(settings.words)
    let fitting = terminal.errorIsTerminal ? line.wrapped(at: settings.width, indentation: 2) : [line]
    for line in fitting { settings.write(line, to: &errors) }
  }

  /// Writes a diff byte for byte; in colours where output has them, and on a terminal with nothing in it that could
  /// steer that.
  mutating func write(_ diff: UnifiedDiff) {
    if theme.isColored { return print(diff.styled) }
    guard terminal.outputIsTerminal else { return output.write(diff.bytes) }
    let lines = diff.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() { output.write(String(decoding: line, as: UTF8.self).printable + "\n") }
  }

  /// A sentence as lines that fit the terminal; one line elsewhere, for a program to read.
  func lines(of sentence: String, by settings: Settings) -> [StyledText] {
    terminal.errorIsTerminal
      ? StyledText(sentence).wrapped(at: widthNow() ?? settings.width) : [StyledText(sentence)]
  }
}

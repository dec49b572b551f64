import Arguments
import Journal
import Platform
import Testing

@testable import daybook

/// One run of the program against files in memory.
struct Run {
  let output: String
  let errors: String
  let status: Int32

  /// Runs a command line in `/log`, on a Monday afternoon unless `--now` says otherwise.
  ///
  /// With `words` these are its words; with `programs` it answers in place of those that would be started.
  init(
    _ line: String = "", words: [String]? = nil, in files: any FileWriting, input: String = "",
    environment: [String: String] = [:], width: Int = 80,
    folder: String = "/log",
    programs: (@Sendable (ChildProcess) -> ChildProcess.Ending)? = nil
  ) {
    var variables = ["HOME": "/home", "LANG": "en_US.UTF-8"]
    variables.merge(environment) { _, new in new }
    var world = World.ofTest(files, variables, width: width, in: Path(folder))
    world.inputPieces = { body in
      // In pieces that end anywhere, as a pipe's may.
      var rest = Bytes(input.utf8)[...]
      while !rest.isEmpty, body(Bytes(rest.prefix(7))) { rest = rest.dropFirst(7) }
    }
    if let programs { world.programs.run = { (programs($0), []) } }
    var program = RunningProgram(world: world, writing: files)
    status = program.run(words ?? Run.words(line))
    output = program.world.output.text
    errors = program.world.errors.text
  }

  /// The words of a command line; single quotes hold blanks together.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }
}

extension World {
  /// The world of a test in `/log`, on a Monday afternoon, where nobody is at a terminal unless that is said.
  static func ofTest(
    _ files: any FileReading, _ variables: [String: String] = ["HOME": "/home", "LANG": "en_US.UTF-8"],
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    width: Int = 80, in folder: Path = Path("/log"), at time: TimeOfDay = TimeOfDay(minutes: 870),
    output: OutputStream = .kept()
  ) -> World {
    World(
      files: files, environment: Environment(variables),
      terminal: TerminalInfo(
        inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal,
        errorIsTerminal: errorIsTerminal, widthInColumns: width),
      workingFolder: folder, now: Moment(day: Day("2026-01-12")!, time: time), options: SharedOptions(),
      output: output, errors: .kept())
  }
}

/// The answer of a command in a daybook of January 2026, whose days are given by their numbers.
func said(_ line: String, _ configuration: String, _ days: [String: String]) -> String {
  var files = ["daybook.conf": "daybook 1\n" + configuration]
  for (day, text) in days { files["2026-01-\(day).txt"] = text }
  let run = Run(line, in: daybook(files))
  #expect(run.status == 0, "\(run.errors)")
  return run.output.withPlainBlanks
}

/// Files of a daybook in `/log`, by their names.
func daybook(_ files: [String: String]) -> MemoryFiles {
  var placed: [String: String] = [:]
  for (name, text) in files { placed["/log/\(name)"] = text }
  return MemoryFiles(placed)
}

/// A small configuration that many tests share.
let small = """
  daybook 1
  measure water "Water" goal 2500ml cup 250ml presets 100ml 250ml
  measure run "Running" unit km
  habit breakfast 10:30 "Breakfast"
  habit gym "Gym" every mon wed fri
  habit kitchen "Kitchen closed at 10 PM" alias kitchen-closed

  """

import Foundation
import Journal
import Platform

@testable import daybook

/// One run of the program at a terminal in memory, where keys and lines are typed that are known beforehand.
struct HandRun {
  let output: String
  let errors: String
  let status: Int32

  /// Runs a command line in `/log`; `keys` are typed one by one, `lines` wherever a whole line is asked for.
  init(
    _ line: String, in files: MemoryFiles, keys: String = "", lines: [String] = [], folder: String = "/log"
  ) {
    let typed = Typed(keys: Array(keys), lines: lines)
    var world = World.ofTest(files, inputIsTerminal: true, in: Path(folder))
    world.keyboard = Keyboard(key: { typed.key() }, line: { typed.line() }, release: {})
    var program = RunningProgram(world: world, writing: files)
    status = program.run(Run.words(line))
    output = program.world.output.text
    errors = program.world.errors.text
  }
}

/// What will be typed; a class, since a keyboard is asked again and again.
private final class Typed: @unchecked Sendable {
  private var keys: [Character]
  private var lines: [String]

  init(keys: [Character], lines: [String]) {
    self.keys = keys
    self.lines = lines
  }

  func key() -> Key {
    guard !keys.isEmpty else { return .end }
    let character = keys.removeFirst()
    return character == "\n" ? .enter : .character(character)
  }

  func line() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
}

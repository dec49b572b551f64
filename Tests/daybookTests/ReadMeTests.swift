import Foundation
import Journal
import Platform
import TestSupport
import Testing

@testable import daybook

/// A command that README shows, with what it is shown to print.
struct ShownCommand: CustomTestStringConvertible {
  /// What stands behind `daybook`.
  var words: String
  /// The lines below it; `...` stands for any that are left out.
  var output: [String] = []
  /// A file of the package that its output is shown to be written to.
  var file: String?

  var testDescription: String { "daybook \(words)" }
}

/// README read as its blocks, the indented ones.
enum ReadMe {
  static let text =
    (try? String(contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// The day and the time of the clock in README: where a daybook begins, and where the season is looked at.
  static let (beginning, season) = ("2026-01-12T08:10", "2026-04-02T14:30")

  /// The blocks, without their indentation.
  static let blocks: [[String]] = {
    var blocks: [[String]] = [[]]
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("    $ "), blocks[blocks.count - 1].last == "",
        !blocks[blocks.count - 1].contains(where: { $0.hasPrefix("$ ") })
      {
        // A file, and then the commands on it.
        blocks.append([])
      }
      if line.hasPrefix("    ") {
        blocks[blocks.count - 1].append(String(line.dropFirst(4)))
      } else if !line.isEmpty {
        blocks.append([])
      } else if blocks[blocks.count - 1].last != nil {
        blocks[blocks.count - 1].append("")
      }
    }
    return blocks.map { $0.last == "" ? $0.dropLast() : $0 }.filter { !$0.isEmpty }
  }()

  /// What other tests, `.ci/run` or nobody can run: the package's own building.
  static let elsewhere = ["swift test", "swift build ", "cp .build/"]

  /// The commands of a block: of lines that begin with `$` those and what they print, else each line.
  static func commands(_ block: [String]) -> [ShownCommand] {
    guard block.contains(where: { $0.hasPrefix("$ ") }) else { return block.compactMap(command) }
    var commands: [ShownCommand] = []
    for line in block {
      if let command = command(line) {
        commands.append(command)
      } else {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// The command on a line, without the comment and the pipe behind it; nil if there is none.
  private static func command(_ line: String) -> ShownCommand? {
    guard let found = line.firstMatch(of: /^(?:\$ |source <\(|swift run )?daybook( [^#>|)]*)?(?:> (\S+))?/)
    else {
      return nil
    }
    let words = (found.1 ?? "").trimmingCharacters(in: .whitespaces)
    return ShownCommand(words: words, file: found.2.map(String.init))
  }

  /// `Examples/season` in memory, with the names of its photos.
  static func daybookOfTheSeason() throws -> MemoryFiles {
    var files = try example("season")
    let photos = packageFolder.appendingPathComponent("Examples/season/photos").path
    for name in try FileManager.default.contentsOfDirectory(atPath: photos) { files["photos/\(name)"] = "" }
    return daybook(files)
  }

  /// The blocks of commands.
  static let sessions = blocks.map(commands).filter { !$0.isEmpty }

  /// The commands within the text, `daybook help`; the language server has a conversation of its own.
  static let mentioned: [ShownCommand] = text.matches(of: /`daybook( [^`>]*)?(?:> ([^`]+))?`/).map {
    ShownCommand(words: ($0.1 ?? "").trimmingCharacters(in: .whitespaces), file: $0.2.map(String.init))
  }.filter { $0.words != "lsp" }
}

/// What README shows is what the program does.
@Suite struct ReadMeTests {
  /// Runs a command and compares what it is shown to print.
  private func run(_ command: ShownCommand, in files: MemoryFiles, now: String) {
    let line = command.words.contains("--now ") ? command.words : "--now \(now) \(command.words)"
    let run = HandRun(
      line.replacing("--dir Examples/season ", with: ""), in: files, lines: Array(repeating: "", count: 9))
    let finds = command.words == "check" && !command.output.isEmpty
    #expect(run.status == (finds ? 1 : 0), "\(command): \(run.errors)")
    // A terminal shows both outputs.
    var rest = (run.output + run.errors).withPlainBlanks.components(separatedBy: "\n")[...]
    var mayLeaveOut = false
    for line in command.output {
      if line == "..." {
        mayLeaveOut = true
        continue
      }
      let place = mayLeaveOut ? rest.firstIndex(of: line) : rest.first == line ? rest.startIndex : nil
      guard let place else {
        Issue.record("\(command) does not print '\(line)' there, but\n\(run.output)")
        return
      }
      rest = rest[(place + 1)...]
      mayLeaveOut = false
    }
    #expect(command.output.isEmpty || mayLeaveOut || rest.allSatisfy(\.isEmpty), "\(command): \(run.output)")
  }

  @Test(arguments: ReadMe.sessions.indices) func theCommandsOfABlockDoWhatIsShown(block: Int) throws {
    let session = ReadMe.sessions[block]
    let begins = session[0].words == "init"
    let files = begins ? MemoryFiles(["/log/x": ""]) : try ReadMe.daybookOfTheSeason()
    if begins { try files.remove(Path("/log/x")) }
    for command in session { run(command, in: files, now: begins ? ReadMe.beginning : ReadMe.season) }
  }

  @Test(arguments: ReadMe.mentioned) func aCommandInTheTextIsOne(command: ShownCommand) throws {
    let files = try ReadMe.daybookOfTheSeason()
    let found = Run("--now \(ReadMe.season) \(command.words)", in: files)
    #expect(found.status == (command.words == "check" ? 1 : 0), "\(found.errors)")
    guard let file = command.file else { return }
    #expect(
      try String(contentsOf: packageFolder.appendingPathComponent(file), encoding: .utf8) == found.output)
  }

  @Test func eachBlockIsOfCommandsOrOfADaybook() {
    #expect(ReadMe.sessions.count >= 5 && ReadMe.mentioned.count >= 3)
    for block in ReadMe.blocks where !block.contains(where: { $0.hasPrefix("$ ") }) {
      let others = block.filter { line in
        ReadMe.commands([line]).isEmpty && !ReadMe.elsewhere.contains { line.hasPrefix($0) }
      }
      if others.isEmpty { continue }
      #expect(others == block, "a block of commands holds something else")
      let text = others.joined(separator: "\n")
      if others[0].hasPrefix("#") {
        let declared = configured(small + "measure kcal\nmeasure protein unit g\nhabit dinner 21:00\n")
        var reader = DayReader(declared)
        #expect(reader.examine(DayFile(text), of: Day("2026-01-12")!, today: Day("2026-01-12")!).1 == [])
      } else {
        #expect(ConfigurationReading(DayFile(text)).problems == [])
      }
    }
  }

  @Test func theTableOfTheHouseIsThatOfThePackage() throws {
    let manifest = try String(
      contentsOf: packageFolder.appendingPathComponent("Package.swift"), encoding: .utf8)
    var targets: [String: String] = ["daybook": "all of them"]
    for room in manifest.matches(of: /room\("(\w+)"(?:, )?([^)]*)\)/) where room.1 != "name" {
      let imports = room.2.replacing("\"", with: "")
      targets[String(room.1)] = imports.isEmpty ? "nothing" : String(imports)
    }
    for target in manifest.matches(of: /arget\(\s*name: "(bench)", dependencies: \[([^\]]*)\]/) {
      targets[String(target.1)] = String(target.2.replacing("\"", with: ""))
    }
    var told: [String: String] = [:]
    for row in ReadMe.text.matches(of: /(?m)^\| `(\w+)` \| [^|]* \| ([A-Za-z, ]+) \|$/) {
      told[String(row.1)] = String(row.2)
    }
    #expect(told == targets)
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appendingPathComponent("Sources").path)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(told.keys))
  }
}

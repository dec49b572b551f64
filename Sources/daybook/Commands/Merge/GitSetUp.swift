import Journal
import Platform
import Rendering

/// Lets the git repository that a daybook is in merge its files by their lines' meaning.
struct GitSetUp {
  let writable: WritableDaybook

  /// The file that tells git which files these are.
  static let attributesName = ".gitattributes"
  /// Its lines, for the usual places of day files and those of a layout.
  static func attributes(for layout: Layout?) -> [String] {
    let days = ["[0-9][0-9][0-9][0-9]-*"] + (layout?.pattern.map { [$0.glob] } ?? [])
    let files = days.flatMap { ["\($0).txt", "\($0).md"] } + ["daybook.conf", "badges.txt"]
    return files.map { "\(quoted($0)) merge=daybook" }
  }

  /// A pattern as `.gitattributes` has it: one with blanks stands in quotes, as C writes them.
  private static func quoted(_ pattern: String) -> String {
    // These would begin a comment, or a pattern that is left out.
    let pattern = pattern.hasPrefix("#") || pattern.hasPrefix("!") ? "\\" + pattern : pattern
    guard pattern.contains(" ") || pattern.hasPrefix("\"") else { return pattern }
    return "\"" + pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The settings that git is given, as `git config` takes them.
  static let settings = [
    ("merge.daybook.name", "daybook: lines by their meaning"),
    (driverKey, driver),
  ]
  private static let driverKey = "merge.daybook.driver"
  /// What git runs: status 0 is a merge, 1 a conflict; with any other daybook did not run to its end, and git's own
  /// merge leaves markers.
  static let driver =
    "daybook merge-driver %O %A %B %P %S %X %Y; s=$?; test $s -le 1 && exit $s; "
    + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B"

  /// The changes that were made, or would be.
  struct Outcome {
    /// The top folder of the work tree.
    var workTree: String
    /// `.gitattributes` as it is then.
    var after: DayFile
    /// The lines that were added, counting from 0.
    var lines: [Int]
  }

  /// Sets git up, or with `isDryRun` finds out what there is to do; an error if there is no git, or no repository.
  func run(isDryRun: Bool, in world: inout World) throws(CommandError) -> Outcome {
    guard world.program("git") != nil else { throw CommandError { $0.gitMissing } }
    let folder = try writable.resolvedFolder()
    let top = try answer(["-C", folder.description, "rev-parse", "--show-toplevel"], in: world)
    guard let top else { throw CommandError { $0.noRepository(folder.description) } }
    let attributes = Self.attributes(for: writable.daybook.configuration.layout)
    var outcome = Outcome(workTree: top, after: DayFile([]), lines: [])
    let updates = try writable.update(
      [Path(Self.attributesName)], saying: "merge --install", isDryRun: isDryRun, in: &world
    ) { _, current in
      outcome = Self.outcome(of: current, with: attributes, workTree: top)
      return outcome.lines.isEmpty ? .keep : .write(outcome.after.source)
    }
    if isDryRun { return outcome }
    for (key, value) in Self.settings {
      guard try answer(["-C", folder.description, "config", key, value], in: world) != nil else {
        throw CommandError { $0.gitRefused(key) }
          .after(WrittenFiles(count: updates.count, canBeUndone: writable.undo != nil))
      }
    }
    return outcome
  }

  /// Whether git has a driver here that an earlier version wrote, which leaves no markers where daybook cannot run.
  func isOutOfDate(in world: World) -> Bool {
    do throws(CommandError) {
      var folder = try writable.resolvedFolder()
      while !writable.files.exists(folder.appending(".git")) {
        if folder.parent == folder { return false }
        folder = folder.parent
      }
      let driver = try answer(["-C", folder.description, "config", "--get", Self.driverKey], in: world)
      guard let driver else { return false }
      // A person may have given the program's whole path.
      return driver.holds("daybook") && !driver.holds("merge-file")
    } catch { return false }
  }

  /// The file with the lines that it lacks at its end.
  private static func outcome(of current: Bytes?, with attributes: [String], workTree: String) -> Outcome {
    var file = DayFile(current ?? [])
    let present = Set(file.lines.indices.map { file.text(ofLine: $0).split(separator: " ") })
    var lines: [Int] = []
    for line in attributes where !present.contains(line.split(separator: " ")) {
      var style = FileStyle()
      style.ending = file.lineEnding
      let change = file.adding(line, style: style)
      file = DayFile(change.applied(to: file))
      lines.append(change.line)
    }
    return Outcome(workTree: workTree, after: file, lines: lines)
  }

  private func answer(_ arguments: [String], in world: World) throws(CommandError) -> String? {
    try telling(.reading, world.answerOfGit(arguments))
  }
}

extension World {
  /// The first line of git's answer, without its end; nil if there is no git, or it fails.
  func answerOfGit(_ arguments: [String]) throws(FileTrouble) -> String? {
    guard let git = program("git") else { return nil }
    var child = ChildProcess(program: git, arguments: arguments, environment: environment)
    child.input = .nothing
    child.output = .kept(limit: 65_536)
    // What it says is English, and told in words of our own.
    child.dropsErrors = true
    let (ending, output) = try programs.run(child)
    guard ending == .exited(0) else { return nil }
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

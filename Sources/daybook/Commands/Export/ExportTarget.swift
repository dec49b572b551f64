import Journal
import Notation
import Platform
import Rendering

/// Where an export goes: to standard output, or into a file that takes its place when it is whole.
struct ExportTarget {
  private let replacement: FileReplacement?
  /// The file as the person named it.
  private let name: String
  private var pending = Bytes()
  /// Whether it is a terminal, which must get nothing that it would act on.
  private let isTerminal: Bool
  /// The file that was left as it was, because what was to replace it is not whole.
  private(set) var kept: String?

  /// How many bytes are gathered before they are written.
  private static let capacity = 262_144

  /// Begins to write to a file, or to standard output if there is none; a file of the daybook's own is refused.
  init(_ path: String?, of daybook: Daybook, in world: World, _ files: any FileWriting) throws(CommandError) {
    name = path ?? ""
    isTerminal = path == nil && world.terminal.outputIsTerminal && world.options.color != .never
    guard let path else {
      replacement = nil
      return
    }
    let target = world.workingFolder.appending(Path(path))
    if ExportTarget.isOwn(target, daybook, files) { throw CommandError { $0.wouldReplaceOwnFile(path) } }
    replacement = try telling(.writing, FileReplacement(of: target, in: files))
  }

  /// Whether it is a file, which has to be taken away if it does not become whole.
  var isFile: Bool { replacement != nil }

  /// Takes bytes, and writes them when there are enough.
  mutating func write(_ bytes: Bytes, in world: inout World) throws(CommandError) {
    guard replacement != nil else {
      if isTerminal { pending += bytes } else { world.output.write(bytes) }
      return
    }
    pending += bytes
    if pending.count >= ExportTarget.capacity { try flush() }
  }

  /// Puts a file in place; one that is not whole never in that of another, which may be fuller.
  ///
  /// A terminal gets all of it or, if anything in it would steer it, nothing.
  mutating func finish(isWhole: Bool, in world: inout World) throws(CommandError) {
    if isTerminal {
      if pending.steersATerminal { throw CommandError { $0.wouldSteerTheTerminal } }
      world.output.write(pending)
    }
    try flush()
    guard let replacement else { return }
    if try !telling(.writing, replacement.finish(replacing: isWhole)) { kept = name }
  }

  /// Takes an unfinished file away.
  func discard() { replacement?.discard() }

  private mutating func flush() throws(CommandError) {
    try telling(.writing, replacement?.write(pending))
    pending.removeAll(keepingCapacity: true)
  }

  /// Whether a path is one where the daybook keeps a file: a day's, the configuration, the badges, a copy of these.
  private static func isOwn(_ path: Path, _ daybook: Daybook, _ files: any FileWriting) -> Bool {
    do throws(FileTrouble) {
      let target = try files.linkedTarget(of: path)
      let folder = try files.resolved(target.parent)
      guard
        let place = folder.appending(name: target.lastComponent).relative(
          to: try files.resolved(daybook.folder))
      else { return false }
      let name = place.description.split(separator: "/").last ?? ""
      if name == FileName.configuration || name == FileName.badges { return true }
      if case .other = FileName(name.utf8) { return daybook.configuration.day(ofFileAt: place) != nil }
      return true
    } catch { return false }
  }
}

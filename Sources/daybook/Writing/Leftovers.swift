import Journal
import Platform
import Rendering

/// What killed writers left beside the files of a daybook.
extension WritableDaybook {
  /// Takes out of a listing what a killed writer left and nobody needs, since the file holds it or undo knows it; unless
  /// `isDryRun` it is deleted, which is said.
  ///
  /// Folded in, it would bring back what was removed, and count twice what was changed.
  func dropLeftovers(from index: inout DayIndex, isDryRun: Bool, in world: inout World) throws(CommandError) {
    let exchanged = index.oddities.compactMap { oddity in
      FileName.exchangedOne(ofPath: oddity.path).map { (oddity.path, $0) }
    }
    if exchanged.isEmpty { return }
    // While others write, what they exchange is not left over yet; where nothing can be locked, nothing is deleted.
    var lock: FolderLock?
    if !isDryRun {
      do throws(FileTrouble) {
        lock = try files.lock(daybook.folder, whenWaiting: { world.sayWaiting(by: daybook.settings) })
      } catch {}
    }
    defer { if let lock { files.unlock(lock) } }
    var dropped: Set<String> = []
    for (path, file) in exchanged {
      guard files.exists(daybook.path(path)) else { continue }
      let found = try leftovers(beside: file)
      guard found.contains(daybook.path(path)) else { continue }
      dropped.insert(path)
      if lock == nil { continue }
      do throws(FileTrouble) {
        try files.remove(daybook.path(path))
        world.say(daybook.words.leftoverDeleted(path), by: daybook.settings)
      } catch { continue }
    }
    index.leaveOut(dropped)
  }

  /// Whether a copy is what a killed writer left and nobody needs; asked while no other daybook writes.
  func isLeftover(_ path: String) throws(CommandError) -> Bool {
    guard let file = FileName.exchangedOne(ofPath: path) else { return false }
    return try leftovers(beside: file).contains(daybook.path(path))
  }

  private func leftovers(beside file: String) throws(CommandError) -> [Path] {
    let (undo, folder) = (undo, try resolvedFolder())
    return files.leftovers(beside: daybook.path(file)) {
      undo?.knows($0, of: Path(file), in: folder) ?? false
    }
  }
}

extension FileName {
  /// The path of the file that one was exchanged with; nil if its name says nothing of that.
  static func exchangedOne(ofPath path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    return exchangedOne(of: name.utf8).map {
      path.dropLast(name.count) + String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Words {
  /// A file that a killed writer left, now gone.
  fileprivate func leftoverDeleted(_ path: String) -> String {
    say(
      "\(shown(path)): left by a write that was cut off, held nothing that would be lost, and was deleted",
      "\(shown(path)): zbyl po přerušeném zápisu, nic by se s ním neztratilo, a byl smazán")
  }
}

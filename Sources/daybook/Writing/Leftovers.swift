import Journal
import Platform
import Rendering

/// The files that killed writers left beside the files of a daybook.
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
      let found = daybook.leftovers(beside: file)
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
}

extension Daybook {
  /// Whether a copy is what a killed writer left and nobody needs: while another writes it may also be what is being
  /// exchanged just now.
  func isLeftover(_ path: String) -> Bool {
    guard let file = FileName.exchangedOne(ofPath: path) else { return false }
    return leftovers(beside: file).contains(self.path(path))
  }

  fileprivate func leftovers(beside file: String) -> [Path] {
    let folder = try? files.resolved(folder)
    return files.leftovers(beside: path(file)) { bytes in
      guard let stateFolder, let folder else { return false }
      return UndoRecords(files: files, folder: stateFolder).know(bytes, of: Path(file), in: folder)
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

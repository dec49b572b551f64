import Journal
import Platform

/// Files that can be read and not written; a report holds one of these.
protocol FileReading: Sendable {
  /// Replaces what `buffer` holds by the bytes of a regular file, links followed; never waits for a pipe or a device.
  /// One that is longer than a day's may be is not read.
  ///
  /// `buffer` keeps its storage from call to call. After trouble it is empty.
  func read(_ path: Path, into buffer: inout Bytes) throws(FileTrouble)

  /// Gives `body` the index and the bytes of each of the named files of a folder, as `read` does, or why it has none.
  ///
  /// Throws if the folder cannot be opened. This is the way to read many: no path is made for any of them, and the
  /// system looks the folder up once. Call it on several threads with a part of the names each.
  func readEach(
    of names: [ArraySlice<UInt8>], in folder: Path, _ body: (Int, Result<Bytes, FileTrouble>) -> Void
  ) throws(FileTrouble)

  /// Gives `body` a file's bytes in order, at most `size` at a time, until it answers false.
  ///
  /// For files too large to hold; a pipe that the person named is read until its writer closes it.
  func pieces(of path: Path, ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble)

  /// The names in a folder.
  func entries(of folder: Path) throws(FileTrouble) -> FolderListing

  /// The status of what is at the path, links followed; nil if there is nothing, as at the end of a dangling
  /// link.
  func status(of path: Path) throws(FileTrouble) -> FileStatus?

  /// Whether the permissions let this process write the file.
  func isWritable(_ path: Path) -> Bool

  /// Where a symbolic link points, as it is written in the link; nil if the path is no link, or nothing.
  func linkTarget(of path: Path) throws(FileTrouble) -> Path?

  /// The absolute path without links, `.` and `..`; the file must be there.
  func resolved(_ path: Path) throws(FileTrouble) -> Path

  /// Whether two paths lead to one file, by links of either kind or by folders mounted twice; false if one leads
  /// nowhere.
  func isSameFile(_ path: Path, as other: Path) throws(FileTrouble) -> Bool

  /// Whether one thread may list or read while another reads or writes, which those in memory have no use for.
  var mayBeReadAhead: Bool { get }

  /// The identity of a folder in the file system as long as it is there, whatever its name is; nil if that is not
  /// known.
  func identity(of folder: Path) throws(FileTrouble) -> String?
}

extension FileReading {
  var mayBeReadAhead: Bool { false }
  func identity(of folder: Path) throws(FileTrouble) -> String? { nil }
}

extension FileReading {
  /// The bytes of a regular file.
  func contents(of path: Path) throws(FileTrouble) -> Bytes {
    var bytes = Bytes()
    try read(path, into: &bytes)
    return bytes
  }

  /// The bytes of a file that is no day's and may be longer, such as a backup; a pipe is read until its writer closes it.
  func source(at path: Path, ofAbout size: Int = 0) throws(FileTrouble) -> Bytes {
    try DiskFiles.gathered(from: path, ofAbout: size) { body throws(FileTrouble) in
      try pieces(of: path, ofAtMost: 1_048_576, body)
    }
  }

  /// The name of what iCloud left for a file that is not there; nil if the file is there, or nothing stands for it.
  func placeholder(of file: Path) -> String? {
    let placeholder = FileName.placeholder(of: String(decoding: file.lastComponent, as: UTF8.self))
    return exists(file.parent.appending(placeholder)) && !exists(file) ? placeholder : nil
  }

  /// Refuses a file of a folder that is not there but stands on another machine, as what iCloud leaves for it says:
  /// `.2026-01-12.txt.icloud`. A second one would be in its way when it comes.
  func refuseIfElsewhere(_ name: Path, in folder: Path) throws(CommandError) {
    guard let placeholder = placeholder(of: folder.appending(name)) else { return }
    throw CommandError { $0.elsewhere(name.description, placeholder: placeholder) }
  }

  /// What is told of a file that was not found: where a link stands at its path, that is what leads nowhere.
  func told(_ trouble: FileTrouble) -> FileTrouble {
    guard trouble.kind == .notFound, (try? linkTarget(of: trouble.path)) ?? nil != nil,
      let target = try? linkedTarget(of: trouble.path)
    else { return trouble }
    return FileTrouble(.leadsNowhere(target), at: trouble.path)
  }

  /// The bytes of a regular file, or nil if there is none, as where a file stands in the place of its folder.
  func contentsIfAny(of path: Path) throws(FileTrouble) -> Bytes? {
    do throws(FileTrouble) {
      return try contents(of: path)
    } catch {
      if error.kind == .notFound || error.kind == .notAFolder { return nil }
      throw error
    }
  }

  /// Whether something stands at the path, a link that leads nowhere too; nothing does where a file is in the place of
  /// its folder.
  func isThere(_ path: Path) throws(FileTrouble) -> Bool {
    do throws(FileTrouble) {
      if try status(of: path) != nil { return true }
      return try linkTarget(of: path) != nil
    } catch {
      if error.kind == .notAFolder { return false }
      throw error
    }
  }

  /// Whether something stands at the path, links followed; what may not be looked at counts as nothing.
  func exists(_ path: Path) -> Bool {
    (try? status(of: path)) != nil
  }

  /// Whether a folder stands at the path, links followed; what may not be looked at counts as none.
  func isFolder(_ path: Path) -> Bool {
    (try? status(of: path))?.kind == .folder
  }

  /// The path to which writing to `path` leads: links at its end are followed, the last of them may dangle.
  func linkedTarget(of path: Path) throws(FileTrouble) -> Path {
    var target = path
    for _ in 0..<40 {
      guard let next = try linkTarget(of: target) else { return target }
      target = target.parent.appending(next)
    }
    throw FileTrouble(.linkLoop, at: path)
  }
}

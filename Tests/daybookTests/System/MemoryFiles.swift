import Foundation
import Platform

@testable import daybook

/// Files in memory, in which any operation can be made to fail.
///
/// A class, as files are shared; every member is used under `guarding`. What is written is lost with the power unless
/// it was synced; names are not, which is the worst that a disk may do.
final class MemoryFiles: FileWriting, @unchecked Sendable {
  /// What happens at the operation that is to fail.
  enum Fault: Sendable {
    case trouble(FileTrouble.Kind)
    /// This and all operations after it fail, until `restart`.
    case killed
    /// As `killed`, and what was not synced is gone.
    case powerLoss
  }

  private enum Node {
    case folder(mode: UInt32)
    case file(Int)
    case link(String)
  }

  private struct Content {
    var bytes: Bytes
    var synced: Bytes = []
    var mode: UInt32
  }

  private let guarding = NSRecursiveLock()
  private var nodes: [String: Node] = ["/": .folder(mode: 0o755)]
  private var contents: [Int: Content] = [:]
  private var hasLinks = false
  private var open: [Int32: (file: Int, path: String)] = [:]
  private var locked: Set<String> = []
  private var nextNumber = 1
  private var isDead = false
  private var operationCount = 0

  /// The number of the operation, from 0, at which `fault` happens.
  var failingOperation: Int?
  var fault = Fault.killed
  /// Happens just before each operation, as if others did it.
  var meddling: ((FileOperation, Path) -> Void)?
  /// Every operation of this kind fails so.
  var refusing: [FileOperation: FileTrouble.Kind] = [:]
  /// Files that nobody may read.
  var unreadable: Set<String> = []
  /// Whether folders cannot be locked.
  var hasNoLocks = false
  /// The most bytes that one write takes.
  var writeSize = Int.max

  init(_ files: [String: String] = [:]) {
    for (path, text) in files { self[path] = text }
  }

  /// A file's text, as others see and write it; nil if there is none.
  subscript(_ path: String) -> String? {
    get {
      guarding.withLock {
        guard case .file(let number)? = nodes[path], let content = contents[number] else { return nil }
        return String(decoding: content.bytes, as: UTF8.self)
      }
    }
    set {
      guarding.withLock {
        guard let newValue else {
          nodes[path] = nil
          return
        }
        makeFolders(above: path)
        contents[nextNumber] = Content(bytes: Bytes(newValue.utf8), synced: Bytes(newValue.utf8), mode: 0o644)
        nodes[path] = .file(nextNumber)
        nextNumber += 1
      }
    }
  }

  /// All paths but the root's.
  var paths: [String] { guarding.withLock { nodes.keys.filter { $0 != "/" }.sorted() } }

  /// The names that a safe write left behind.
  var debris: [String] { paths.filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".daybook") } }

  /// How many operations there were.
  var operations: Int { guarding.withLock { operationCount } }

  /// Puts any bytes, as others write them.
  func put(_ bytes: Bytes, at path: String) {
    guarding.withLock {
      self[path] = ""
      guard case .file(let number)? = nodes[path] else { return }
      contents[number]?.bytes = bytes
      contents[number]?.synced = bytes
    }
  }

  func makeLink(_ path: String, to target: String) {
    guarding.withLock { (nodes[path], hasLinks) = (.link(target), true) }
  }

  func mode(of path: String) -> UInt32? { guarding.withLock { try? status(of: Path(path))?.mode } }

  func setMode(_ path: String, _ mode: UInt32) {
    guarding.withLock {
      if case .file(let number)? = nodes[path] { contents[number]?.mode = mode }
      if case .folder? = nodes[path] { nodes[path] = .folder(mode: mode) }
    }
  }

  /// Lets a new process have the files.
  func restart() {
    guarding.withLock {
      isDead = false
      failingOperation = nil
      open = [:]
      locked = []
    }
  }

  func read(_ path: Path, into buffer: inout Bytes) throws(FileTrouble) {
    do throws(FileTrouble) { buffer = try readBytes(of: path) } catch { throw hasLinks ? told(error) : error }
  }

  private func readBytes(of path: Path) throws(FileTrouble) -> Bytes {
    try operating(.read, path) { () throws(FileTrouble) in
      let key = try located(path)
      if unreadable.contains(key) { throw FileTrouble(.permissionDenied, at: path) }
      switch nodes[key] {
      case .file(let number)?: return contents[number]?.bytes ?? []
      case .folder?: throw FileTrouble(.isAFolder, at: path)
      default: throw FileTrouble(.notFound, at: path)
      }
    }
  }

  func readEach(
    of names: [ArraySlice<UInt8>], in folder: Path, _ body: (Int, Result<Bytes, FileTrouble>) -> Void
  ) throws(FileTrouble) {
    for (index, name) in names.enumerated() {
      do throws(FileTrouble) {
        body(index, .success(try contents(of: folder.appending(name: name))))
      } catch {
        body(index, .failure(error))
      }
    }
  }

  func pieces(of path: Path, ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble) {
    var rest = try contents(of: path)[...]
    while !rest.isEmpty, body(Bytes(rest.prefix(size))) { rest = rest.dropFirst(size) }
  }

  func entries(of folder: Path) throws(FileTrouble) -> FolderListing {
    try operating(.list, folder) { () throws(FileTrouble) in
      let key = try located(folder)
      guard case .folder? = nodes[key] else { throw FileTrouble(.notAFolder, at: folder) }
      var listing = FolderListing()
      // Against the order of the names, as a disk may have it.
      for path in nodes.keys.sorted().reversed() where path != "/" && Path(path).parent == Path(key) {
        listing.append(Path(path).lastComponent, kind(of: path))
      }
      return listing
    }
  }

  func status(of path: Path) throws(FileTrouble) -> FileStatus? {
    try operating(.status, path) { () throws(FileTrouble) in
      let key = try located(path)
      switch nodes[key] {
      case .file(let number)?:
        guard let content = contents[number] else { return nil }
        return FileStatus(kind: .file, size: content.bytes.count, modified: 0, mode: content.mode)
      case .folder(let mode)?: return FileStatus(kind: .folder, size: 0, modified: 0, mode: mode)
      default: return nil
      }
    }
  }

  func isWritable(_ path: Path) -> Bool { mode(of: path.description).map { $0 & 0o200 != 0 } ?? false }

  func linkTarget(of path: Path) throws(FileTrouble) -> Path? {
    try operating(.resolve, path) { () throws(FileTrouble) in
      let parent = try located(path.parent)
      guard case .link(let target)? = nodes[Path(parent).appending(name: path.lastComponent).description]
      else {
        return nil
      }
      return Path(target)
    }
  }

  func resolved(_ path: Path) throws(FileTrouble) -> Path {
    try operating(.resolve, path) { () throws(FileTrouble) in
      let key = try located(path)
      guard nodes[key] != nil else { throw FileTrouble(.notFound, at: path) }
      return Path(key)
    }
  }

  func isSameFile(_ path: Path, as other: Path) throws(FileTrouble) -> Bool {
    let (key, otherKey) = (try located(path), try located(other))
    guard case .file(let number)? = nodes[key], case .file(let another)? = nodes[otherKey] else {
      return nodes[key] != nil && key == otherKey
    }
    return number == another
  }

  func createTemporary(beside path: Path, mode: UInt32) throws(FileTrouble) -> OpenFile {
    try operating(.createTemporary, path) { () throws(FileTrouble) in
      let folder = try writableFolder(above: path)
      for slot in 0... {
        let name = folder.appending(".daybook-\(slot).tmp").description
        if open.values.contains(where: { $0.path == name }) { continue }
        nodes[name] = .file(nextNumber)
        contents[nextNumber] = Content(bytes: [], mode: mode & ~0o022)
        let file = OpenFile(path: Path(name), descriptor: Int32(nextNumber))
        open[file.descriptor] = (nextNumber, name)
        nextNumber += 1
        return file
      }
      throw FileTrouble(.busy, at: path)
    }
  }

  func write(_ bytes: Bytes, from offset: Int, to file: OpenFile) throws(FileTrouble) -> Int {
    try operating(.write, file.path) { () throws(FileTrouble) in
      let piece = bytes[offset...].prefix(writeSize)
      contents[try number(of: file)]?.bytes += piece
      return piece.count
    }
  }

  func copyMode(of path: Path, to file: OpenFile) throws(FileTrouble) {
    try operating(.copyMode, path) { () throws(FileTrouble) in
      guard case .file(let from)? = nodes[try located(path)], let mode = contents[from]?.mode else {
        throw FileTrouble(.notFound, at: path)
      }
      contents[try number(of: file)]?.mode = mode
    }
  }

  func sync(_ file: OpenFile) throws(FileTrouble) {
    try operating(.sync, file.path) { () throws(FileTrouble) in
      let number = try number(of: file)
      let bytes = contents[number]?.bytes ?? []
      contents[number]?.synced = bytes
    }
  }

  func close(_ file: OpenFile) { guarding.withLock { if !isDead { open[file.descriptor] = nil } } }

  func rename(_ path: Path, to target: Path) throws(FileTrouble) {
    try operating(.rename, target) { () throws(FileTrouble) in
      guard let node = nodes[path.description] else { throw FileTrouble(.notFound, at: path) }
      nodes[
        Path(try writableFolder(above: target).description).appending(name: target.lastComponent).description] =
        node
      nodes[path.description] = nil
    }
  }

  func exchange(_ path: Path, with other: Path) throws(FileTrouble) {
    try operating(.exchange, other) { () throws(FileTrouble) in
      let keys = [path, other].map { $0.description }
      guard let node = nodes[keys[0]], let second = nodes[keys[1]] else {
        throw FileTrouble(.notFound, at: other)
      }
      (nodes[keys[0]], nodes[keys[1]]) = (second, node)
    }
  }

  func link(_ path: Path, to target: Path) throws(FileTrouble) {
    try operating(.link, target) { () throws(FileTrouble) in
      let key = try writableFolder(above: target).appending(name: target.lastComponent).description
      if nodes[key] != nil { throw FileTrouble(.alreadyExists, at: target) }
      nodes[key] = nodes[path.description]
    }
  }

  func remove(_ path: Path) throws(FileTrouble) {
    try operating(.remove, path) { () throws(FileTrouble) in
      let key = try writableFolder(above: path).appending(name: path.lastComponent).description
      guard nodes.removeValue(forKey: key) != nil else { throw FileTrouble(.notFound, at: path) }
    }
  }

  func syncFolder(_ folder: Path) throws(FileTrouble) { try operating(.syncFolder, folder) {} }

  func createFolder(_ path: Path, mode: UInt32) throws(FileTrouble) {
    try operating(.createFolder, path) { () throws(FileTrouble) in
      let key = try writableFolder(above: path).appending(name: path.lastComponent).description
      if nodes[key] == nil { nodes[key] = .folder(mode: mode & ~0o022) }
    }
  }

  func append(_ bytes: Bytes, to path: Path, mode: UInt32) throws(FileTrouble) {
    try operating(.append, path) { () throws(FileTrouble) in
      let key = try writableFolder(above: path).appending(name: path.lastComponent).description
      if case .file(let number)? = nodes[key] {
        contents[number]?.bytes += bytes
      } else {
        contents[nextNumber] = Content(bytes: bytes, mode: mode & ~0o022)
        nodes[key] = .file(nextNumber)
        nextNumber += 1
      }
    }
  }

  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock {
    try operating(.lock, folder) { () throws(FileTrouble) in
      guard case .folder? = nodes[try located(folder)] else { throw FileTrouble(.notFound, at: folder) }
      if hasNoLocks { return FolderLock(descriptor: nil) }
      // Waiting would be for ever: these files are used by one thread at a time.
      guard locked.insert(folder.description).inserted else { throw FileTrouble(.busy, at: folder) }
      let number = Int32(nextNumber)
      nextNumber += 1
      open[number] = (-1, folder.description)
      return FolderLock(descriptor: number)
    }
  }

  func lockIfFree(_ folder: Path) throws(FileTrouble) -> FolderLock? {
    do throws(FileTrouble) { return try lock(folder) } catch {
      if error.kind == .busy { return nil }
      throw error
    }
  }

  func unlock(_ lock: FolderLock) {
    guarding.withLock {
      if let descriptor = lock.descriptor, let held = open.removeValue(forKey: descriptor) {
        locked.remove(held.path)
      }
    }
  }

  private func operating<Answer>(
    _ operation: FileOperation, _ path: Path, _ body: () throws(FileTrouble) -> Answer
  ) throws(FileTrouble) -> Answer {
    guarding.lock()
    defer { guarding.unlock() }
    if let meddling {
      self.meddling = nil
      meddling(operation, path)
      if self.meddling == nil { self.meddling = meddling }
    }
    if isDead { throw FileTrouble(.other(code: 0, operation: operation, text: "killed"), at: path) }
    if let kind = refusing[operation] { throw FileTrouble(kind, at: path) }
    defer { operationCount += 1 }
    if operationCount == failingOperation {
      switch fault {
      case .trouble(let kind): throw FileTrouble(kind, at: path)
      case .powerLoss:
        contents = contents.mapValues { Content(bytes: $0.synced, synced: $0.synced, mode: $0.mode) }
        fallthrough
      case .killed:
        isDead = true
        throw FileTrouble(.other(code: 0, operation: operation, text: "killed"), at: path)
      }
    }
    return try body()
  }

  private func number(of file: OpenFile) throws(FileTrouble) -> Int {
    guard let number = open[file.descriptor]?.file else { throw FileTrouble(.notFound, at: file.path) }
    return number
  }

  private func kind(of path: String) -> FileKind {
    switch nodes[path] {
    case .folder?: .folder
    case .link?: .link
    default: .file
    }
  }

  private func writableFolder(above path: Path) throws(FileTrouble) -> Path {
    let folder = try located(path.parent)
    guard case .folder(let mode)? = nodes[folder] else { throw FileTrouble(.notFound, at: path) }
    if mode & 0o200 == 0 { throw FileTrouble(.permissionDenied, at: path) }
    return Path(folder)
  }

  private func makeFolders(above path: String) {
    let parent = Path(path).parent.description
    guard nodes[parent] == nil else { return }
    makeFolders(above: parent)
    nodes[parent] = .folder(mode: 0o755)
  }

  /// The path without links, dots and doubled slashes; what it names need not be there.
  private func located(_ path: Path) throws(FileTrouble) -> String {
    // Without a link a path that is written plainly is the place.
    let whole = path.description
    if !hasLinks, strstr(whole, "/.") == nil, strstr(whole, "//") == nil { return whole }
    var rest = whole.split(separator: "/").map(String.init)
    var found: [String] = []
    var followed = 0
    while !rest.isEmpty {
      let name = rest.removeFirst()
      if name == "." { continue }
      if name == ".." {
        _ = found.popLast()
        continue
      }
      let here = "/" + (found + [name]).joined(separator: "/")
      if case .link(let target)? = nodes[here] {
        followed += 1
        if followed > 40 { throw FileTrouble(.linkLoop, at: path) }
        if target.hasPrefix("/") { found = [] }
        rest = target.split(separator: "/").map(String.init) + rest
      } else {
        found.append(name)
      }
    }
    return "/" + found.joined(separator: "/")
  }
}

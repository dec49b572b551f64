import Platform

/// The files of a zip archive, read through `unzip`; nothing of it is unpacked onto the disk.
struct ZipArchive {
  /// The most bytes of all its files together.
  static let largest = 1 << 28

  /// How a zip archive begins.
  static let mark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private let unzip: Path
  private let path: Path
  private let world: World

  /// Nil if there is no `unzip`.
  init?(_ path: Path, in world: World) {
    guard let unzip = world.program("unzip") else { return nil }
    (self.unzip, self.path, self.world) = (unzip, path, world)
  }

  /// Its files, at most so many, with what each holds, nil of what is not looked at; nil if it is damaged, or holds too
  /// much.
  func files(atMost count: Int) throws(FileTrouble) -> [(name: String, bytes: Bytes?)]? {
    guard let list = try output(["-Z1", path.description], limit: 1 << 20) else { return nil }
    let names = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
      .filter(ZipArchive.isFile)
    guard names.count <= count, list.count < 1 << 20 else { return nil }
    var files: [(name: String, bytes: Bytes?)] = []
    var room = ZipArchive.largest
    for name in names {
      guard ZipArchive.isWanted(name) else {
        files.append((name, nil))
        continue
      }
      // Any password keeps a locked archive from asking for one; it may not begin with a hyphen.
      let arguments = ["-p", "-P", "none", path.description, ZipArchive.pattern(name)]
      guard let bytes = try output(arguments, limit: room), bytes.count < room else { return nil }
      room -= bytes.count
      files.append((name, bytes))
    }
    return files
  }

  /// Whether a name is that of a file, and of none that a Mac keeps for itself.
  private static func isFile(_ name: String) -> Bool {
    guard !name.hasSuffix("/"), !name.hasPrefix("__MACOSX/") else { return false }
    return !name.split(separator: "/").contains { $0.first == "." && $0 != ".." }
  }

  /// Whether a file may be one of an export's that is read: no picture, no track of a walk, none that leads out of it.
  private static func isWanted(_ name: String) -> Bool {
    let small = name.lowercased()
    if name.hasPrefix("/") || name.split(separator: "/").contains("..") { return false }
    return !["export_cda.xml", ".gpx", ".png", ".jpg", ".jpeg", ".heic", ".pdf", ".mp4"].contains {
      small.hasSuffix($0)
    }
  }

  /// A name in which nothing stands for other letters.
  private static func pattern(_ name: String) -> String {
    name.map { "[*?\\".contains($0) ? "[\($0)]" : String($0) }.joined()
  }

  private func output(_ arguments: [String], limit: Int) throws(FileTrouble) -> Bytes? {
    var child = ChildProcess(program: unzip, arguments: arguments, environment: world.environment)
    child.input = .nothing
    child.output = .kept(limit: limit)
    child.dropsErrors = true
    child.timeoutInMilliseconds = 120_000
    let (ending, output) = try world.programs.run(child)
    return ending == .exited(0) ? output : nil
  }
}

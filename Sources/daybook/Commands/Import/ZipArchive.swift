import Interchange
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
    guard let unzip = world.environment.program("unzip") else { return nil }
    (self.unzip, self.path, self.world) = (unzip, path, world)
  }

  /// Its files with what each holds, at most so many; nil if it is damaged, or holds too much.
  func files(atMost count: Int) throws(FileTrouble) -> [(name: String, bytes: Bytes)]? {
    guard let list = try output(["-Z1", path.description], limit: 1 << 20) else { return nil }
    let names = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
      .filter(ZipArchive.isWanted)
    guard names.count <= count, list.count < 1 << 20 else { return nil }
    var files: [(name: String, bytes: Bytes)] = []
    var room = ZipArchive.largest
    for name in names {
      guard
        let bytes = try output(["-p", "-P", "-", path.description, ZipArchive.pattern(name)], limit: room),
        bytes.count < room
      else { return nil }
      room -= bytes.count
      files.append((name, bytes))
    }
    return files
  }

  /// Whether a file may be one of an export's: no picture, no track of a walk, nothing that a Mac keeps for itself.
  private static func isWanted(_ name: String) -> Bool {
    let small = name.lowercased()
    if small.hasSuffix("/") || small.hasPrefix("__macosx/") || small.hasSuffix("export_cda.xml") {
      return false
    }
    guard let file = small.split(separator: "/").last, file.first != "." else { return false }
    return ![".gpx", ".png", ".jpg", ".jpeg", ".heic", ".pdf", ".mp4"].contains { small.hasSuffix($0) }
  }

  /// A name in which nothing stands for other letters.
  private static func pattern(_ name: String) -> String {
    name.map { "[*?\\".contains($0) ? "[\($0)]" : String($0) }.joined()
  }

  private func output(_ arguments: [String], limit: Int) throws(FileTrouble) -> Bytes? {
    var child = ChildProcess(program: unzip, arguments: arguments, environment: world.environment)
    child.input = .nothing
    child.output = .kept(limit: limit)
    child.timeoutInMilliseconds = 120_000
    let (ending, output) = try world.programs(child)
    return ending == .exited(0) ? output : nil
  }
}

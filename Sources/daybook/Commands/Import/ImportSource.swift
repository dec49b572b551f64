import Interchange
import Platform
import Rendering

/// The source that a person gave to be imported: a file, or the files of a folder, and the format they are
/// in.
struct ImportSource: Sendable {
  /// A file and what it is called within the folder.
  struct File: Sendable {
    var name: String
    var path: Path
    var size: Int
    /// Its contents, if it is no file on the disk.
    var bytes: Bytes?

    /// Gives `body` what it holds piece by piece, until it answers false.
    func pieces(in world: World, _ body: (Bytes) -> Bool) throws(FileTrouble) {
      if let bytes {
        _ = body(bytes)
      } else {
        try world.files.pieces(of: path, ofAtMost: 262_144, body)
      }
    }
  }

  /// The source as it was typed.
  let typed: String
  let format: ImportFormat
  /// The files of that format.
  let files: [File]
  /// The files beside them that hold something and are not read; those whose names differ in numbers alone are one.
  private(set) var unread: [(name: String, count: Int)] = []
  /// The name of the folder; nil if it is a file.
  let folder: String?
  /// Whether the format is found in what the files hold; else it is only said to be theirs.
  let isRecognised: Bool

  /// The name of a file as shown to the person: as it was typed, with its name in the folder behind it.
  func shown(_ file: File) -> String {
    if file.name == typed { return typed }
    return typed.hasSuffix("/") ? typed + file.name : "\(typed)/\(file.name)"
  }

  /// Finds the files and their format, unless it is given.
  init(_ typed: String, _ given: ImportFormat?, in world: World) throws(CommandError) {
    self.typed = typed
    let path = world.workingFolder.appending(Path(typed))
    var (piped, isUnpacked) = (Bytes?.none, false)
    do throws(FileTrouble) {
      let status = try typed == "-" ? nil : world.files.status(of: path)
      if status == nil, typed != "-" { throw FileTrouble(.notFound, at: Path(typed)) }
      folder = status?.kind == .folder ? String(decoding: path.lastComponent, as: UTF8.self) : nil
      var (all, alone): ([File], File?) = ([], nil)
      if status?.kind == .folder {
        try ImportSource.gather(path, "", 1, world, &all)
      } else if let status, status.kind == .file {
        if let inside = try ImportSource.unpacked(path, world) {
          (all, isUnpacked) = (inside, true)
        } else {
          alone = File(name: typed, path: path, size: status.size)
        }
      } else {
        // A pipe is emptied by a look at what it holds.
        let bytes = try status == nil ? world.input() : world.files.source(at: path)
        piped = bytes
        alone = File(name: typed, path: path, size: bytes.count, bytes: bytes)
      }
      if let alone {
        let seen = try ImportSource.format(of: alone, world)
        guard let found = given ?? seen else { throw FileTrouble(.unsupported, at: path) }
        (format, files, isRecognised) = (found, [alone], found == seen)
        return
      }
      all.sort { $0.name < $1.name }
      (format, files, isRecognised) = try ImportSource.chosen(of: all, given, world, path)
      let read = Set(files.map(\.name))
      // Apple Health writes the same twice.
      let rest = all.filter { $0.size > 0 && !read.contains($0.name) && !$0.name.hasSuffix("export_cda.xml") }
      unread = ImportSource.grouped(rest.map(\.name))
    } catch {
      // Nothing else of the disk is bounded here.
      if error.kind == .tooLarge, error.path != StandardInput.name {
        throw CommandError { $0.tooManyFiles(typed) }
      }
      guard error.kind == .unsupported, error.path == path else { throw CommandError(error, doing: .reading) }
      throw ImportSource.unknown(typed, path, world, piped, isUnpacked: isUnpacked)
    }
  }

  /// The files of a zip archive; nil if it is none, or nothing here can read it.
  private static func unpacked(_ path: Path, _ world: World) throws(FileTrouble) -> [File]? {
    guard try head(of: path, world).starts(with: ZipArchive.mark), let zip = ZipArchive(path, in: world),
      let files = try zip.files(atMost: bounds.files)
    else { return nil }
    return files.map { File(name: $0.name, path: path, size: $0.bytes?.count ?? 1, bytes: $0.bytes ?? []) }
  }

  /// How many files a folder may hold, and how deep.
  private static let bounds = (files: 20_000, depth: 8)

  /// Names with how many files each stands for: those that differ in numbers alone are one, `steps-*.json`.
  private static func grouped(_ names: [String]) -> [(name: String, count: Int)] {
    let groups = Dictionary(grouping: names) { name in
      var pattern = ""
      for character in name {
        if character.isNumber {
          while "-_ .".contains(pattern.last ?? "x"), pattern.dropLast().last == "*" { pattern.removeLast() }
          if pattern.last != "*" { pattern.append("*") }
        } else {
          pattern.append(character)
        }
      }
      return pattern
    }
    return groups.map { ($1.count > 1 ? $0 : $1[0], $1.count) }.sorted { $0.0 < $1.0 }
  }

  private static func gather(
    _ folder: Path, _ prefix: String, _ depth: Int, _ world: World, _ all: inout [File]
  ) throws(FileTrouble) {
    for entry in try world.files.entries(of: folder) where entry.name.first != UInt8(ascii: ".") {
      let path = folder.appending(name: entry.name)
      let name = prefix + String(decoding: entry.name, as: UTF8.self)
      // A link may lead anywhere, and no export holds one.
      if entry.kind == .folder, depth < bounds.depth {
        try gather(path, name + "/", depth + 1, world, &all)
      } else if entry.kind == .file, let status = try world.files.status(of: path) {
        all.append(File(name: name, path: path, size: status.size))
        if all.count > bounds.files { throw FileTrouble(.tooLarge, at: folder) }
      }
    }
  }

  /// The format that the files of a folder are in: Apple Health's before others, tables of any program's last.
  private static func chosen(
    of all: [File], _ given: ImportFormat?, _ world: World, _ folder: Path
  ) throws(FileTrouble) -> (ImportFormat, [File], isRecognised: Bool) {
    var formats: [ImportFormat?] = []
    for file in all { formats.append(try format(of: file, world)) }
    let ranked = formats.compactMap { $0 }.min { rank($0) < rank($1) }
    guard let format = given ?? ranked else { throw FileTrouble(.unsupported, at: folder) }
    let isRecognised = formats.contains(format)
    let foreign = format.foreign
    let fitting = zip(all, formats).filter { file, found in
      guard let foreign else { return found == format }
      let belongs =
        found == format || !isRecognised || file.name.split(separator: "/").last == foreign.companion
      return belongs && file.size <= 268_435_456
    }.map(\.0)
    guard !fitting.isEmpty else { throw FileTrouble(.unsupported, at: folder) }
    return (format, fitting, isRecognised)
  }

  private static func rank(_ format: ImportFormat) -> Int {
    switch format {
    case .appleHealth: 0
    case .json, .jsonl: 2
    case .csv: 3
    case .loop, .habitbull, .streaks, .habitkit, .harsh, .habitctl, .healthAutoExport, .samsungHealth,
      .daylio, .garmin, .fitbit, .habitica:
      1
    }
  }

  private static func format(of file: File, _ world: World) throws(FileTrouble) -> ImportFormat? {
    let head: Bytes
    if let bytes = file.bytes {
      head = Bytes(bytes.prefix(ImportFormat.headLength))
    } else {
      head = try self.head(of: file.path, world)
    }
    return ImportFormat(of: UTF16Text.utf8(head, isHead: true) ?? head, named: file.name)
  }

  private static func head(of path: Path, _ world: World) throws(FileTrouble) -> Bytes {
    var head = Bytes()
    try world.files.pieces(of: path, ofAtMost: ImportFormat.headLength) { piece in
      head.append(contentsOf: piece)
      return head.count < ImportFormat.headLength
    }
    return head
  }

  /// How files of zip, gzip, bzip2, xz, Zstandard, 7z and rar begin.
  private static let packedMarks: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00],
    [0x28, 0xB5, 0x2F, 0xFD], [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], Array("Rar!".utf8),
  ]

  private static func unknown(
    _ typed: String, _ path: Path, _ world: World, _ piped: Bytes?, isUnpacked: Bool
  ) -> CommandError {
    var head = piped ?? []
    if piped == nil { do throws(FileTrouble) { head = try self.head(of: path, world) } catch {} }
    // The first names in the archives that Excel, LibreOffice and Numbers write.
    let isSheet =
      head.holds("[Content_Types].xml") || head.holds("_rels/.rels") || head.holds("opendocument.spreadsheet")
      || head.holds("Index/Document.iwa")
    if head.starts(with: ZipArchive.mark), isSheet { return CommandError { $0.spreadsheetFile(typed) } }
    if isUnpacked {
      return CommandError { $0.unknownFormat(typed, formats: ImportFormat.allCases.map(\.rawValue)) }
    }
    if head.starts(with: "SQLite format 3".utf8) { return CommandError { $0.database(typed) } }
    if piped == nil, head.starts(with: ZipArchive.mark), ZipArchive(path, in: world) != nil {
      return CommandError { $0.damagedArchive(typed) }
    }
    if packedMarks.contains(where: head.starts) || head.dropFirst(257).starts(with: "ustar".utf8) {
      return CommandError { $0.packedArchive(typed) }
    }
    if head.isEmpty, piped != nil || (try? world.files.status(of: path))??.kind == .file {
      return CommandError { $0.emptyFile(typed) }
    }
    // The marks of UTF-16.
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return CommandError { "\(typed.printable): " + $0.sentence(for: ImportFault.notUTF8) }
    }
    if head.contains(0) { return CommandError { $0.zeroBytes(typed) } }
    return CommandError { $0.unknownFormat(typed, formats: ImportFormat.allCases.map(\.rawValue)) }
  }
}

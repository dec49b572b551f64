import Platform

/// One thing remembered in the state folder: a line of fields, each of any bytes, separated by tabs.
///
/// The bytes of a field are written as `stateField` writes them, so that two things are never one line.
struct StateLine: Hashable, Sendable {
  var fields: [Bytes]

  /// Takes the bytes of fields.
  init(_ fields: [Bytes]) { self.fields = fields }

  /// Reads a line; any bytes can be read.
  init(line: ArraySlice<UInt8>) { fields = line.parts(UInt8(ascii: "\t")).map { decoded(stateField: $0) } }

  /// Whether it is a daybook's, with that many fields.
  func isOf(_ daybook: Bytes, fields count: Int) -> Bool { fields.count == count && fields[0] == daybook }

  /// A field as text.
  func text(_ place: Int) -> String { String(decoding: fields[place], as: UTF8.self) }

  /// The line, with its end.
  var bytes: Bytes { Bytes((fields.map { stateField($0) }.joined(separator: "\t") + "\n").utf8) }
}

/// A file of such lines, for its owner alone.
struct StateFile: Sendable {
  let path: Path

  /// Names a file of the state folder.
  init(_ name: String, in folder: Path) { path = folder.appending(name) }

  /// The remembered lines; none if there is no file.
  func lines(in files: any FileReading) throws(FileTrouble) -> [StateLine] {
    StateFile.lines(of: try files.contentsIfAny(of: path) ?? [])
  }

  /// Remembers other lines in place of those that there are, while no other process writes the file.
  func update(
    in files: any FileWriting, _ change: ([StateLine]) -> [StateLine]
  ) throws(FileTrouble) {
    try files.createFolders(path.parent, mode: 0o700)
    try files.withLock(path.parent) { () throws(FileTrouble) in
      let old = try files.contentsIfAny(of: path)
      var new = Bytes()
      for line in change(StateFile.lines(of: old ?? [])) { new += line.bytes }
      if new != old ?? [] { _ = try files.replace(path, expecting: old, with: new, mode: 0o600) }
    }
  }

  private static func lines(of bytes: Bytes) -> [StateLine] {
    bytes[...].parts(UInt8(ascii: "\n")).filter { !$0.isEmpty }.map { StateLine(line: $0) }
  }
}

extension FileReading {
  /// How the state folder names a daybook: its folder without links, or as it was given if that cannot be said.
  func stateName(of daybook: Path) -> Bytes {
    Bytes(((try? resolved(daybook)) ?? daybook).bytes)
  }
}

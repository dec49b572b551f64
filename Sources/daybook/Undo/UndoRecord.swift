import Notation
import Platform

/// How a whole file is told from any other: its length in bytes, and their 64-bit FNV-1a hash.
struct Fingerprint: Hashable, Sendable {
  var length: Int
  var hash: UInt64

  /// Takes the fingerprint of a file's bytes.
  init(of bytes: some Collection<UInt8>) {
    length = bytes.count
    hash = FNV.hash(of: bytes)
  }

  fileprivate init(length: Int, hash: UInt64) { (self.length, self.hash) = (length, hash) }
}

/// The work of a person with one command, on one file or on many: what one undo takes back.
struct UndoStep: Hashable, Sendable {
  /// Distinguished from all others by the moment and the process.
  let id: String
  /// The time as the person's clock showed it; any text.
  let when: String
  /// The work, described in one line.
  let what: String

  /// Begins a step.
  init(when: String, what: String) {
    self.init(id: "\(System.nanoseconds()).\(System.processNumber)", when: when, what: what)
  }

  init(id: String, when: String, what: String) { (self.id, self.when, self.what) = (id, when, what) }
}

/// One change of one file, with all that is needed to take it back.
struct UndoRecord: Hashable, Sendable {
  var step: UndoStep
  /// The daybook's folder, resolved.
  var daybook: Path
  /// Within the daybook.
  var file: Path
  /// Nil if the change made the file.
  var before: Fingerprint?
  /// Nil if the change removed the file.
  var after: Fingerprint?
  var edits: [FileEdit]
  /// The permission bits of a file that the change removed, for the one that an undo makes again; nil if not known.
  var mode: UInt32?

  /// Records that `file` was `before` and is `after`; nil stands for no file.
  init(step: UndoStep, daybook: Path, file: Path, before: Bytes?, after: Bytes?, mode: UInt32? = nil) {
    (self.step, self.daybook, self.file) = (step, daybook, file)
    self.before = before.map { Fingerprint(of: $0) }
    self.after = after.map { Fingerprint(of: $0) }
    edits = FileEdit.between(before ?? [], after ?? [])
    self.mode = mode
  }
}

// A record is one line of ASCII: fields separated by tabs, of which the first names the format and the last is a hash of
// all before it, so that a line that was torn when the power failed is known for one.
extension UndoRecord {
  private static let version = "undo-1"
  private static let nothing = "-"

  /// The record as a line, without a line feed.
  var line: Bytes {
    var fields = [
      UndoRecord.version, stateField(step.id.utf8), stateField(step.when.utf8), stateField(step.what.utf8),
      stateField(daybook.bytes), stateField(file.bytes), field(before) + modeField, field(after),
    ]
    fields.append(
      edits.map { "\($0.offset):\(stateField($0.removed)):\(stateField($0.inserted))" }.joined(separator: ",")
    )
    let text = fields.joined(separator: "\t")
    return Bytes("\(text)\t\(String(Fingerprint(of: text.utf8).hash, radix: 16))".utf8)
  }

  /// Reads a line; nil if it is torn, or of another version.
  init?(line: ArraySlice<UInt8>) {
    let fields = line.parts(UInt8(ascii: "\t"))
    guard fields.count == 10, fields[0].elementsEqual(UndoRecord.version.utf8),
      let hash = UInt64(String(decoding: fields[9], as: UTF8.self), radix: 16),
      hash == Fingerprint(of: line.dropLast(fields[9].count + 1)).hash
    else { return nil }
    let texts = fields[1...3].map { String(decoding: decoded(stateField: $0), as: UTF8.self) }
    step = UndoStep(id: texts[0], when: texts[1], what: texts[2])
    daybook = Path(bytes: decoded(stateField: fields[4]))
    file = Path(bytes: decoded(stateField: fields[5]))
    before = UndoRecord.fingerprint(fields[6])
    mode = UndoRecord.mode(fields[6])
    after = UndoRecord.fingerprint(fields[7])
    edits = []
    for text in fields[8].parts(UInt8(ascii: ",")) where !text.isEmpty {
      let parts = text.parts(UInt8(ascii: ":"))
      guard parts.count == 3, let offset = Int(String(decoding: parts[0], as: UTF8.self)) else { return nil }
      edits.append(
        FileEdit(
          offset: offset, removed: decoded(stateField: parts[1]), inserted: decoded(stateField: parts[2])))
    }
  }

  /// Whether a line that is no record is what was left of one; else it is of another version.
  static func isTorn(_ line: ArraySlice<UInt8>) -> Bool {
    let format = line.prefix { $0 != UInt8(ascii: "\t") }
    if format.elementsEqual(version.utf8) { return true }
    let number = format.dropFirst(5)
    let isWhole = format.count < line.count && !number.isEmpty && number.allSatisfy { $0 &- 0x30 < 10 }
    return !(isWhole && format.starts(with: "undo-".utf8))
  }

  /// The daybook of a torn record, if so much is left of it.
  static func daybook(ofTorn line: ArraySlice<UInt8>) -> Path? {
    let fields = line.parts(UInt8(ascii: "\t"))
    return fields.count > 5 ? Path(bytes: decoded(stateField: fields[4])) : nil
  }

  /// How the records of a daybook, whose folder is resolved, hold its name, with the tabs around it.
  static func mark(of daybook: Path) -> Bytes { Bytes("\t\(stateField(daybook.bytes))\t".utf8) }

  private static func fingerprint(_ field: some Collection<UInt8>) -> Fingerprint? {
    let parts = String(decoding: field, as: UTF8.self).split(separator: ".")
    guard 2...3 ~= parts.count, let length = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else {
      return nil
    }
    return Fingerprint(length: length, hash: hash)
  }

  /// The third part of a fingerprint, in octal digits.
  private static func mode(_ field: some Collection<UInt8>) -> UInt32? {
    let parts = String(decoding: field, as: UTF8.self).split(separator: ".")
    return parts.count == 3 ? UInt32(parts[2], radix: 8).map { $0 & 0o777 } : nil
  }

  private var modeField: String { before == nil ? "" : mode.map { ".\(String($0, radix: 8))" } ?? "" }

  private func field(_ print: Fingerprint?) -> String {
    print.map { "\($0.length).\(String($0.hash, radix: 16))" } ?? UndoRecord.nothing
  }
}

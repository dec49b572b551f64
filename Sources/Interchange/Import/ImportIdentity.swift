import Journal
import Notation

/// The identity of an imported line: its `source:` and `id:` tags.
package struct ImportIdentity: Hashable, Sendable {
  /// The program it comes from.
  package let source: String
  /// A word that no other record of that program has.
  package let id: String

  /// The identity of a record.
  package init(of record: ImportedRecord) {
    self.init(source: record.source, id: record.id)
  }

  /// The identity that a record of a source and an id would have.
  init(source: String, id: String) {
    self.source = ImportIdentity.word(source)
    self.id = ImportIdentity.word(id)
  }

  /// The identity of a line that an earlier version wrote for a record of the same; nil where ids are as they were.
  static func former(of record: ImportedRecord) -> ImportIdentity? {
    guard record.source == HabitBrief.source, !record.own.isRow else { return nil }
    var former = record
    former.id = HabitBrief.formerID(ofOpen: record.id)
    return ImportIdentity(of: former)
  }

  /// A number that the identity shares with no other, of the record before which so many have the same.
  func number(repetition: Int) -> UInt64 {
    ImportIdentity.number(of: source, id, repetition == 0 ? "" : "\(repetition)")
  }

  /// The identity that a line's tags state; nil if they lack one of the two.
  init?(of reading: LineReading, in bytes: ContiguousArray<UInt8>) {
    var (source, id): (String?, String?)
    for range in reading.tags {
      // Looked at as bytes, since every line of a long history comes by.
      let tag = bytes[range.places]
      if tag.starts(with: ImportIdentity.sourceKey) {
        source = String(decoding: tag.dropFirst(ImportIdentity.sourceKey.count), as: UTF8.self)
      } else if tag.starts(with: ImportIdentity.idKey) {
        id = String(decoding: tag.dropFirst(ImportIdentity.idKey.count), as: UTF8.self)
      }
    }
    guard let source, let id else { return nil }
    (self.source, self.id) = (source, id)
  }

  /// A short id of a record that has none of its own: thirteen letters and digits at most, the same for the same parts.
  package static func id(of parts: String...) -> String { id(of: number(of: parts)) }

  /// The id that a number of parts makes.
  static func id(of number: UInt64) -> String { String(number, radix: 36) }

  /// A number that is the same for the same parts, and hardly ever for others.
  static func number(of parts: String...) -> UInt64 { number(of: parts) }

  private static func number(of parts: [String]) -> UInt64 {
    // The byte after each part keeps `ab c` from being `a bc`.
    parts.reduce(FNV.start) { FNV.hash(FNV.hash(of: $1.utf8, after: $0), 0xFF) }
  }

  private static let sourceKey = ContiguousArray("source:".utf8)
  private static let idKey = ContiguousArray("id:".utf8)

  /// The value of a tag that any text makes: itself if it is a plain word, else an id of it.
  private static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "_")
    }
    return isPlain && !text.isEmpty && text.utf8.count <= 64 ? text : id(of: text)
  }
}

extension ImportIdentity {
  /// The id of the record that is so many-th of those that would have the same, from 1 on.
  static func id(_ base: String, _ number: Int) -> String { number == 1 ? base : "\(base)-\(number)" }
}

extension [String: Int] {
  /// An id that none before it has, where this holds how often each came by.
  mutating func unique(_ id: String) -> String {
    let count = self[id, default: 0] + 1
    self[id] = count
    return ImportIdentity.id(id, count)
  }
}

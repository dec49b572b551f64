import Notation

/// A format that `import` reads, by the name that `--from` knows it by.
package enum ImportFormat: String, CaseIterable, Sendable {
  case json, jsonl, csv
  case appleHealth = "apple-health"
  case loop, habitbull, streaks, habitkit, harsh, habitctl
  case healthAutoExport = "health-auto-export"
  case samsungHealth = "samsung-health"
  case daylio, garmin, fitbit, habitica

  /// How many of a file's first bytes `init(of:_:)` wants to see.
  package static let headLength = 65_536

  /// The reader of another habit tracker's files; nil of daybook's own formats, tables and Apple Health.
  package var foreign: (any ForeignFormat.Type)? { foreignFormats.first { $0.source == rawValue } }

  /// Tells the format of a file by its first bytes, and by its name only where these cannot tell; nil if none fits.
  package init?(of head: ContiguousArray<UInt8>, named name: String) {
    let text = head[ByteOrderMark.length(in: head)...]
    // Text may end within a letter, but holds no zero byte.
    guard !head.contains(0), let first = text.first(where: { $0 > 0x20 }) else { return nil }
    if first == UInt8(ascii: "<") {
      guard head.holds("<HealthData") || head.holds("<!DOCTYPE HealthData") else { return nil }
      self = .appleHealth
      return
    }
    let isObject = first == UInt8(ascii: "{")
    // What has a schema is one object in all: a report, or a backup.
    if isObject, head.holds("\"kind\":"), head.holds("\"base_unit\":"), !head.holds("\"schema\":") {
      self = .jsonl
      return
    }
    if isObject, head.holds("\"daybook.export/") || head.holds("\"dailyData\"") {
      self = .json
      return
    }
    if AppleHealthTable.recognises(head) {
      self = .appleHealth
      return
    }
    if let foreign = foreignFormats.first(where: { $0.recognises(name: name, head: head) }),
      let format = ImportFormat(rawValue: foreign.source)
    {
      self = format
      return
    }
    if isObject {
      self = .json
      return
    }
    // A list is data of some program, and no heading begins like one.
    if first == UInt8(ascii: "["), Self.beginsAList(text) { return nil }
    let row = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard row.contains(where: { CSVSeparator(rawValue: $0) != nil }) else { return nil }
    self = .csv
  }
}

extension ImportFormat {
  /// Whether text begins with the bracket of a JSON list and something that may stand in one.
  private static func beginsAList(_ head: ContiguousArray<UInt8>.SubSequence) -> Bool {
    let rest = head.drop { $0 <= 0x20 }.dropFirst().drop { $0 <= 0x20 }
    guard let next = rest.first else { return true }
    return "{[]\"".utf8.contains(next)
  }
}

extension ContiguousArray<UInt8> {
  /// Whether a word stands anywhere in the bytes.
  package func holds(_ word: StaticString) -> Bool {
    let letters = ContiguousArray("\(word)".utf8)
    var place = startIndex
    while place + letters.count <= endIndex {
      guard let first = self[place...].firstIndex(of: letters[0]) else { return false }
      if self[first...].starts(with: letters) { return true }
      place = first + 1
    }
    return false
  }
}

import Journal
import Platform
import Reports

/// The badges that are kept in `badges.txt`: a line each, `2026-01-12 first_sip`, in any order.
///
/// Comments and whatever else stands there are passed over, and kept. If a badge stands twice, as after a merge of two
/// devices, the earlier day counts.
struct BadgeFile: Hashable, Sendable {
  /// The day each badge was earned.
  private(set) var days: BadgeDays = [:]
  private let bytes: Bytes

  /// Reads the file; none is an empty one.
  init(_ bytes: Bytes?) {
    self.bytes = bytes ?? []
    for line in DayFile(self.bytes).lineTexts {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard words.count == 2, let day = Day(String(words[0])), let badge = Badge(rawValue: String(words[1]))
      else { continue }
      days[badge] = min(days[badge] ?? day, day)
    }
  }

  /// The badges that it has not yet, or only with a later day.
  func lacking(_ earned: BadgeDays) -> [Badge] {
    earned.badges.filter { badge in
      guard let day = earned[badge] else { return false }
      return days[badge].map { day < $0 } ?? true
    }
  }

  /// The file with lines for more badges at its end; a badge that it has is only added again with an earlier day.
  func adding(_ earned: BadgeDays) -> Bytes {
    let new = lacking(earned)
    guard !new.isEmpty else { return bytes }
    let file = DayFile(bytes)
    let ending = file.lineEnding
    var after = bytes
    if bytes.isEmpty { after += Bytes("# daybook: badges once earned stay earned".utf8) + ending }
    if let last = after.last, last != UInt8(ascii: "\n") { after += ending }
    for badge in new {
      if let day = earned[badge] { after += Bytes("\(day) \(badge.rawValue)".utf8) + ending }
    }
    return after
  }
}

extension DayFile {
  fileprivate var lineTexts: [String] { lines.indices.map(text(ofLine:)) }
}

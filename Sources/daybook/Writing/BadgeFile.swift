import Journal
import Platform
import Reports

/// The badges that are kept in `badges.txt`: a line each, `2026-01-12 first_sip`, in any order.
///
/// Comments and whatever else stands there are passed over, and kept; what a merge left is read as it is in the file of a
/// day. If a badge stands twice, as after a merge of two devices, the earlier day counts. None is earned on a day that is
/// still to come.
struct BadgeFile: Hashable, Sendable {
  /// The day each badge was earned.
  private(set) var days: BadgeDays = [:]
  /// What is wrong in it, in the order of lines.
  private(set) var problems: [Problem] = []
  /// The way in which it is written, if it is none that can be read.
  let foreign: ForeignText?
  private let bytes: Bytes
  private let today: Day

  /// Reads the file; none is an empty one.
  init(_ bytes: Bytes?, today: Day) {
    self.bytes = bytes ?? []
    self.today = today
    foreign = ForeignText(self.bytes)
    if let foreign {
      problems = [Problem(foreign, in: self.bytes)]
      return
    }
    let file = DayFile(self.bytes)
    for (number, marker) in file.linesThatCount {
      if let marker { problems.append(marker) } else { take(file.text(ofLine: number), number) }
    }
  }

  private mutating func take(_ line: String, _ number: Int) {
    let text = String(line.prefix { $0 != "#" }).trimmingBlanks
    if text.isEmpty { return }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    func problem(_ kind: Problem.Kind) -> Problem {
      let start = line.utf8.count - line.drop { $0 == " " || $0 == "\t" }.utf8.count
      return Problem(kind, line: Int32(number), range: Int32(start)..<Int32(start + text.utf8.count))
    }
    guard words.count == 2, let day = Day(String(words[0])), let badge = Badge(rawValue: String(words[1]))
    else { return problems.append(problem(.noBadge(text))) }
    guard day <= today else { return problems.append(problem(.badgeToCome(badge.rawValue, day))) }
    days[badge] = min(days[badge] ?? day, day)
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
    // Behind a conflict that nothing ends a line may not count: it would be added each time.
    return BadgeFile(after, today: today).lacking(earned).isEmpty ? after : bytes
  }
}

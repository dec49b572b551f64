import Journal
import Platform
import Reports

/// What was said and seen by reminders on the last days, kept in the state folder's file `reminded`.
///
/// A line is the daybook's folder, the day, the minute of the logical day, and the topic.
struct ReminderMemory {
  let files: any FileWriting
  let stateFolder: Path
  let daybook: Path
  let day: Day
  /// The measure that it is about.
  let measure: String

  /// How many days are kept.
  private static let span = 21
  /// The longest that reminders can be held back, in minutes, so that it is not forgotten before it is over.
  static let longestSilence = (span - 1) * 1440

  /// The memory of today, and of the days before, the latest first; nothing, if it cannot be read.
  func remembered() -> (today: [Spoken], past: [RememberedDay]) {
    let own = files.stateName(of: daybook)
    var days: [Day: [Spoken]] = [:]
    do throws(FileTrouble) {
      for line in try file.lines(in: files) {
        guard let day = self.day(of: line, of: own), let said = spoken(in: line) else { continue }
        days[day, default: []].append(said)
      }
    } catch { return ([], []) }
    let today = days.removeValue(forKey: day) ?? []
    return (
      today, days.sorted { $0.key > $1.key }.map { RememberedDay(daysAgo: day - $0.key, said: $0.value) }
    )
  }

  /// Keeps what was said, and drops what this daybook said long ago.
  func remember(_ said: [Spoken]) throws(FileTrouble) {
    if said.isEmpty { return }
    let own = files.stateName(of: daybook)
    try file.update(in: files) { lines in
      lines.filter { day(of: $0, of: own) != nil || $0.fields.first != own }
        + said.map {
          StateLine([own] + [day.description, String($0.minute), text(of: $0.topic)].map { Bytes($0.utf8) })
        }
    }
  }

  private var file: StateFile { StateFile("reminded", in: stateFolder) }

  /// The day of a line of this daybook that is kept; nil of any other.
  private func day(of line: StateLine, of own: Bytes) -> Day? {
    guard line.isOf(own, fields: 4), let said = Day(line.text(1)),
      (0..<Self.span).contains(day - said)
    else { return nil }
    return said
  }

  private func text(of topic: Spoken.Topic) -> String {
    switch topic {
    case .measure: "pace \(measure)"
    case .outOfReach: "out \(measure)"
    case .met(let goal): "met \(goal.number) \(measure)"
    case .quiet: "quiet"
    case .tick(let name): "tick \(name)"
    case .late(let name): "late \(name)"
    case .seen(let total, let done): "seen \(total.number) \(done) \(measure)"
    }
  }

  private func spoken(in line: StateLine) -> Spoken? {
    guard let minute = Int(line.text(2)) else { return nil }
    let said = line.text(3)
    func spoken(_ topic: Spoken.Topic) -> Spoken { Spoken(minute: minute, topic: topic) }
    let topics: [Spoken.Topic] = [.measure, .outOfReach, .quiet]
    if let topic = topics.first(where: { text(of: $0) == said }) { return spoken(topic) }
    let words = said.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "tick": return spoken(.tick(words[1]))
    case "late": return spoken(.late(words[1]))
    case "met":
      let parts = words[1].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1] == measure, let goal = Int64(parts[0]) else { return nil }
      return spoken(.met(goal: Micros(goal)))
    case "seen":
      let parts = words[1].split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2] == measure, let total = Int64(parts[0]), let done = Int(parts[1])
      else { return nil }
      return spoken(.seen(total: Micros(total), done: done))
    default: return nil
    }
  }
}

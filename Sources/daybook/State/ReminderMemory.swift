import Journal
import Platform
import Reports

/// The reminders given today, kept in the state folder's file `reminded`.
///
/// A line is the daybook's folder, the day, the minute of the logical day, and the topic.
struct ReminderMemory {
  let files: any FileWriting
  let stateFolder: Path
  let daybook: Path
  let day: Day
  /// The measure that it is about.
  let measure: String

  /// The reminders given today; none, if they cannot be read.
  func spoken() -> [Spoken] {
    let own = files.stateName(of: daybook)
    do throws(FileTrouble) {
      return try file.lines(in: files).filter { isOfToday($0, of: own) }.compactMap(spoken(in:))
    } catch { return [] }
  }

  /// Keeps what was said, and drops what this daybook said on other days.
  func remember(_ said: [Spoken]) throws(FileTrouble) {
    let own = files.stateName(of: daybook)
    try file.update(in: files) { lines in
      lines.filter { isOfToday($0, of: own) || $0.fields.first != own }
        + said.map {
          StateLine([own] + [day.description, String($0.minute), text(of: $0.topic)].map { Bytes($0.utf8) })
        }
    }
  }

  private var file: StateFile { StateFile("reminded", in: stateFolder) }

  private func isOfToday(_ line: StateLine, of own: Bytes) -> Bool {
    line.fields.count == 4 && line.fields[0] == own && line.text(1) == day.description
  }

  private func text(of topic: Spoken.Topic) -> String {
    switch topic {
    case .measure: "pace \(measure)"
    case .outOfReach: "out \(measure)"
    case .met: "met \(measure)"
    case .tick(let name): "tick \(name)"
    }
  }

  private func spoken(in line: StateLine) -> Spoken? {
    guard let minute = Int(line.text(2)) else { return nil }
    let said = line.text(3)
    let topics: [Spoken.Topic] = [.measure, .outOfReach, .met]
    if let topic = topics.first(where: { text(of: $0) == said }) {
      return Spoken(minute: minute, topic: topic)
    }
    guard said.hasPrefix("tick ") else { return nil }
    return Spoken(minute: minute, topic: .tick(String(said.dropFirst(5))))
  }
}

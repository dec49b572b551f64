import Journal
import Platform
import Reports

/// What reminders said today, kept in the state folder's file `reminded`.
///
/// A line is the daybook's folder, the day, the minute of the logical day, and the topic, parted by tabs.
struct ReminderMemory {
  let files: any FileWriting
  let stateFolder: Path
  let daybook: Path
  let day: Day
  /// The measure that it is about.
  let measure: String

  /// What was said today; nothing, if it cannot be read.
  func spoken() -> [Spoken] { lines().filter(isOurs).compactMap(spoken(in:)) }

  /// Keeps what was said, and drops what this daybook said on other days.
  func remember(_ said: [Spoken]) throws(FileTrouble) {
    try files.createFolders(stateFolder, mode: 0o700)
    let path = stateFolder.appending("reminded")
    for _ in 0..<10 {
      let old = try files.contentsIfAny(of: path)
      var kept = lines(of: old ?? []).filter { isOurs($0) || $0.first != folder }
      kept += said.map { [folder, day.description, String($0.minute), text(of: $0.topic)] }
      let new = kept.map { $0.joined(separator: "\t") + "\n" }.joined()
      if case .replaced = try files.replace(path, expecting: old, with: Bytes(new.utf8), mode: 0o600) {
        return
      }
    }
    throw FileTrouble(.busy, at: path)
  }

  /// The folder without links; a tab or line end in it is written as a blank.
  private var folder: String {
    let path: Path
    do throws(FileTrouble) { path = try files.resolved(daybook) } catch { path = daybook }
    return plain(path.description)
  }

  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  private func isOurs(_ line: [String]) -> Bool {
    line.count == 4 && line[0] == folder && line[1] == day.description
  }

  private func lines() -> [[String]] {
    do throws(FileTrouble) {
      return lines(of: try files.contentsIfAny(of: stateFolder.appending("reminded")) ?? [])
    } catch { return [] }
  }

  private func lines(of bytes: Bytes) -> [[String]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private func text(of topic: Spoken.Topic) -> String {
    switch topic {
    case .measure: "pace \(plain(measure))"
    case .outOfReach: "out \(plain(measure))"
    case .met: "met \(plain(measure))"
    case .tick(let name): "tick \(plain(name))"
    }
  }

  private func spoken(in line: [String]) -> Spoken? {
    guard let minute = Int(line[2]) else { return nil }
    let topics: [Spoken.Topic] = [.measure, .outOfReach, .met]
    if let topic = topics.first(where: { text(of: $0) == line[3] }) {
      return Spoken(minute: minute, topic: topic)
    }
    guard line[3].hasPrefix("tick ") else { return nil }
    return Spoken(minute: minute, topic: .tick(String(line[3].dropFirst(5))))
  }
}

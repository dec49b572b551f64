import Arguments
import Journal
import Rendering
import Reports

/// Says the reminder that is due now.
struct RemindCommand: Writer {
  static let name = "remind"

  var of: String?
  var showsSchedule = false
  var isStateless = false

  static var usage: Usage<Self> {
    Usage(
      Sentence("Say the reminder that is due now", cs: "Říct připomínku, která je teď na řadě"),
      group: Groups.live,
      discussion: [
        Sentence(
          "It is silent, with status 1, unless something is due: as the line 'remind every 2h' or 'remind at 09:00 12:00' in daybook.conf says, within the active hours, and not again too soon. What it said is kept in the state folder, so that a timer may run it every few minutes.",
          cs:
            "Mlčí se stavem 1, není-li nic na řadě: podle řádku „remind every 2h“ nebo „remind at 09:00 12:00“ v daybook.conf, v aktivních hodinách a ne znovu příliš brzy. Co řekla, si pamatuje složka stavu, takže ji časovač může spouštět každých pár minut."
        )
      ],
      examples: [
        Example("daybook remind", Sentence("What is due now", cs: "Co je teď na řadě")),
        Example(
          "daybook remind --schedule",
          Sentence("The rest of the day, if nothing more were logged", cs: "Zbytek dne, kdyby nic nepřibylo")),
      ],
      parameters: [
        .option(
          \.of, "--of", value: "NAME",
          help: Sentence("The measure; water if not said", cs: "Veličina; jinak voda"),
          completion: .dynamic("measure")),
        .flag(
          \.showsSchedule, "--schedule",
          help: Sentence("List what it would say, and when", cs: "Vypsat, co by řekla a kdy")),
        .flag(
          \.isStateless, "--stateless",
          help: Sentence("Neither read nor keep what was said", cs: "Nečíst ani neukládat, co zaznělo")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let measure: Int?
    if let of { measure = try reader.measure(of) } else { measure = reader.configuration.leadingMeasure }
    let near = try NearDays(by: reader)
    let facts = ReminderFacts(
      of: measure, record: near.record, file: near.file, in: near.assessment, now: world.now)
    let minute = world.now.time.minutes(sinceStart: reader.configuration.dayStarts)
    let about = measure.map { reader.configuration.measures[$0] }
    let memory =
      isStateless
      ? nil
      : world.environment.stateFolder.map {
        ReminderMemory(
          files: files, stateFolder: $0, daybook: reader.daybook.folder, day: reader.today,
          measure: about?.name ?? "")
      }
    let said = memory?.spoken() ?? []
    func sentence(_ reminder: Reminder) -> String {
      reader.settings.screen.sentence(for: reminder, about: about, facts).printable
    }
    if showsSchedule {
      let schedule = facts.schedule(from: minute, after: said)
      for (minute, reminders) in schedule {
        let time = reader.words.time(Int(reader.configuration.dayStarts.minutes) + minute)
        for reminder in reminders { world.output.write("\(time)  \(sentence(reminder))\n") }
      }
      return schedule.isEmpty ? .no : .done
    }
    let due = facts.due(at: minute, after: said)
    if due.isEmpty { return .no }
    for reminder in due { world.output.write(sentence(reminder) + "\n") }
    do throws(FileTrouble) {
      try memory?.remember(due.flatMap { $0.spoken(at: minute) })
    } catch { world.say(reader.words.remindersForgotten, by: reader.settings) }
    return .done
  }
}

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

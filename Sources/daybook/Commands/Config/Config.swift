import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Shows which daybook is used and which settings hold, or changes one line of its configuration.
struct ConfigCommand: Writer {
  static let name = "config"

  var key: String?
  var values: [String] = []
  var isDryRun = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows the settings, or changes one", cs: "Ukáže nastavení, nebo jedno změní"),
      group: Groups.setUp, discussion: discussion, examples: examples,
      parameters: [
        .argument(
          \.key, "KEY", help: Phrase("The setting (default: all)", cs: "Nastavení (jinak všechna)"),
          completion: .words(
            SettingList.keys + ConfigurationChange.declarations + ConfigurationChange.parts + ["allow"])),
        .arguments(
          \.values, "VALUE", help: Phrase("Its new value", cs: "Nová hodnota"),
          completion: Known.value.completion),
        .dryRun(\.isDryRun),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if let key, key.lowercased() == "allow" { return try allow(writable, &world) }
    if let key, !values.isEmpty, name(in: daybook) == nil { return try change(key, writable, &world) }
    if let key = name(in: daybook) ?? key {
      try show(key, of: daybook, in: &world)
    } else {
      try showAll(writable, in: &world)
    }
    return .done
  }

  /// Shows a setting, or what is tracked by a name or declared by a word.
  private func show(_ key: String, of daybook: Daybook, in world: inout World) throws(CommandError) {
    let (word, tracked) = (key.lowercased(), TrackedListing(in: daybook.frame))
    if let row = SettingList(daybook, in: world).rows.first(where: { $0.key == word }) {
      world.write(row.value)
    } else if let subject = Vocabulary(daybook.configuration).subject(named: key) {
      world.print(TrackedListing(in: daybook.frame, showingPast: true).lines(of: subject))
    } else if ConfigurationChange.declarations.contains(word) {
      world.print(tracked.lines(declaredBy: word))
    } else if ConfigurationChange.parts.contains(word) {
      throw CommandError {
        $0.refusal(ofSetting: key, .nothingSaid(keyword: word, name: nil, unit: nil, bound: nil))
      }
    } else {
      let near = SettingList.keys.filter { isNear($0, word) }
      throw CommandError { $0.unknownSetting(key, near: near, all: SettingList.keys) }
        .correcting(near.isEmpty ? nil : Correction(key, near))
    }
  }

  /// Shows every setting, and below them what is tracked.
  private func showAll(_ writable: WritableDaybook, in world: inout World) throws(CommandError) {
    let daybook = writable.daybook
    let table = SettingsListing(SettingList(daybook, in: world).rows).table(daybook.words)
    world.print(table.text(daybook.words, columns: daybook.settings.width))
    if daybook.configuration.coach != nil || daybook.configuration.push != nil, writable.stateFolder != nil {
      let isAllowed = try writable.allowedPrograms() != nil
      world.output.write("coach, push: " + daybook.words.allowance(isAllowed: isAllowed) + "\n")
    }
    world.print([StyledText()] + TrackedListing(in: daybook.frame).lines)
    daybook.report([], nil, in: &world)
  }

  /// The words together, where they are a declared name of several and the first of them is no word of the
  /// configuration.
  private func name(in daybook: Daybook) -> String? {
    guard let key, !values.isEmpty, !ConfigurationChange.keywords.contains(key.lowercased()) else {
      return nil
    }
    let name = ([key] + values).joined(separator: " ")
    return Vocabulary(daybook.configuration).subject(named: name) == nil ? nil : name
  }

  /// Changes or adds a line.
  private func change(
    _ key: String, _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let daybook = writable.daybook
    if SettingList.isFolder(key) { throw CommandError { $0.folderIsNoLine } }
    if let name = values.first, ConfigurationChange.naming.contains(key.lowercased()) {
      try daybook.refuseIfMistyped(name)
    }
    let path = FileName.configuration
    let change: ConfigurationChange
    let values = try dated(key, ConfigNames(daybook.configuration).values(values, of: key), daybook)
    do throws(ConfigurationChange.Refusal) {
      change = try ConfigurationChange(key, values, today: daybook.today)
    } catch {
      var near: [String] = []
      if case .unknownWord(let words) = error { near = words }
      throw CommandError { $0.refusal(ofSetting: key, error) }
        .correcting(near.isEmpty ? nil : Correction(key, near))
    }
    var changed: (file: DayFile, line: Int, after: Configuration, lost: Problem?)?
    var standing: (name: String, refusal: ConfigurationChange.Refusal)?
    let updates = try writable.update(
      [Path(path)], saying: (["config", key] + values).joined(separator: " "), isDryRun: isDryRun, in: &world
    ) {
      (_, current) throws(CommandError) in
      let file: DayFile
      let line: Int
      do throws(ConfigurationChange.Refusal) {
        (file, line) = try change.applied(to: DayFile(current ?? Bytes("daybook 1\n".utf8)))
      } catch {
        if case .declared(let name, _, _, _) = error {
          standing = (name, error)
          return .keep
        }
        throw CommandError { $0.refusal(ofSetting: key, error) }
      }
      // What cannot be listed is told before anything is written.
      let after = ConfigurationReading(file).configuration
      changed = (file, line, after, try daybook.lostFiles(with: after))
      return .write(file.source)
    }
    if let standing, let subject = Vocabulary(daybook.configuration).subject(named: standing.name) {
      let tracked = TrackedListing(in: daybook.frame)
      world.print(tracked.lines(of: subject))
      let ended = ended(standing.name, of: daybook.configuration, daybook)
      world.say(ended ?? daybook.words.refusal(ofSetting: key, standing.refusal), by: daybook.settings)
      return .done
    }
    if isDryRun { return .done }
    if updates.isEmpty {
      world.say(daybook.words.nothingToChange, by: daybook.settings)
    } else if let changed {
      world.write(changed.line, of: changed.file, at: path)
      let after = changed.after
      for sentence in daybook.words.whatIsReadAnew(daybook.declared, after, asOf: daybook.today) {
        world.say(sentence, by: daybook.settings)
      }
      if key.lowercased() != "end", let name = values.first, let sentence = ended(name, of: after, daybook) {
        world.say(sentence, by: daybook.settings)
      }
      if let sentence = daybook.words.nowUncounted(daybook.lostNames(with: after)) {
        world.say(sentence, by: daybook.settings)
      }
      if let lost = changed.lost {
        world.say(daybook.words.message(for: lost), by: daybook.settings)
      }
      if let pause = after.pauses.first(where: { $0.line == changed.line + 1 }), pause.label != nil,
        pause.isOfEverything
      {
        world.say(daybook.words.pausesEverything, by: daybook.settings)
      }
    }
    return .done
  }

  /// What is said of a name that ended before today; nil of any other.
  private func ended(_ name: String, of configuration: Configuration, _ daybook: Daybook) -> String? {
    guard let subject = Vocabulary(configuration).subject(named: name),
      let until = configuration.until(of: subject), until < daybook.today
    else { return nil }
    return daybook.words.hasEnded(name, until)
  }

  /// The values with dates as the file has them, where a person may write them otherwise: `pause today..+7`, `end gym
  /// yesterday`.
  private func dated(
    _ key: String, _ values: [String], _ daybook: Daybook
  ) throws(CommandError) -> [String] {
    switch key.lowercased() {
    case "pause":
      let week = daybook.configuration.firstWeekday
      guard let first = values.first, Day(first) == nil,
        let period = PeriodPhrase(first, today: daybook.today, firstWeekday: week)?.closed
      else { return values }
      return ["\(period.from)..\(period.to)"] + values.dropFirst()
    case "end":
      guard let name = values.first, Vocabulary(daybook.configuration).subject(named: name) != nil else {
        return [values.joined(separator: " ")]
      }
      let date = values.dropFirst().joined(separator: " ")
      return date.isEmpty ? [name] : [name, try daybook.day(date).description]
    default: return values.withWrittenDates(today: daybook.today)
    }
  }

  /// Lets the two commands run on this machine, or no longer.
  private func allow(
    _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let daybook = writable.daybook
    let isOff = values.first?.lowercased() == "off"
    guard values.isEmpty || isOff && values.count == 1 else { throw CommandError { $0.notAnAllowance } }
    guard let state = writable.stateFolder else { throw CommandError { $0.notRemembered } }
    let configuration = daybook.configuration
    var programs = AllowedPrograms()
    var commands: [String] = []
    for (key, command, program) in [
      ("coach", configuration.coach, \AllowedPrograms.coach), ("push", configuration.push, \.push),
    ] {
      guard let command else { continue }
      guard !isOff else {
        commands.append("\(key) \(command)")
        continue
      }
      let path = try writable.programToAllow(for: command, of: key, in: world)
      programs[keyPath: program] = path
      commands.append("\(key) \(command) (\(path))")
    }
    guard isOff || !commands.isEmpty else { throw CommandError { $0.nothingToAllow } }
    let folder = try writable.resolvedFolder()
    if !isDryRun {
      try telling(
        .writing,
        Allowance(stateFolder: state).set(
          isOff ? nil : configuration, by: programs, of: folder, in: writable.files))
    }
    for command in commands { world.write(command) }
    if isDryRun { return .done }
    let words = daybook.words
    let sentence = commands.isEmpty ? words.notAllowed : words.allowance(isAllowed: !isOff)
    world.say(sentence, by: daybook.settings)
    return .done
  }
}

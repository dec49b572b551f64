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
          completion: .words(SettingList.keys + ConfigurationChange.declarations + ["allow"])),
        .arguments(\.values, "VALUE", help: Phrase("Its new value", cs: "Nová hodnota")),
        .dryRun(\.isDryRun),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if let key, key.lowercased() == "allow" { return try allow(writable, &world) }
    if let key, !values.isEmpty { return try change(key, writable, &world) }
    let list = SettingList(daybook, in: world)
    if let key {
      guard let row = list.rows.first(where: { $0.key == key.lowercased() }) else {
        let near = SettingList.keys.filter { isNear($0, key.lowercased()) }
        throw CommandError { $0.unknownSetting(key, near: near, all: SettingList.keys) }
          .correcting(near.isEmpty ? nil : Correction(key, near))
      }
      world.write(row.value)
      return .done
    }
    let listing = SettingsListing(list.rows)
    let table = listing.table(daybook.words)
    world.print(table.text(daybook.words, columns: daybook.settings.width))
    if daybook.configuration.coach != nil || daybook.configuration.push != nil, writable.stateFolder != nil {
      let isAllowed = try writable.allowedPrograms() != nil
      world.output.write("coach, push: " + daybook.words.allowance(isAllowed: isAllowed) + "\n")
    }
    daybook.report([], nil, in: &world)
    return .done
  }

  /// Changes or adds a line.
  private func change(
    _ key: String, _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let daybook = writable.daybook
    let path = Location.configurationName
    let change: ConfigurationChange
    do throws(ConfigurationChange.Refusal) {
      change = try ConfigurationChange(key, values, today: daybook.today)
    } catch {
      var near: [String] = []
      if case .unknownWord(let words) = error { near = words }
      throw CommandError { $0.refusal(ofSetting: key, error) }
        .correcting(near.isEmpty ? nil : Correction(key, near))
    }
    var changed: (file: DayFile, line: Int)?
    let updates = try writable.update([Path(path)], saying: "config \(key)", isDryRun: isDryRun, in: &world) {
      (_, current) throws(CommandError) in
      do throws(ConfigurationChange.Refusal) {
        let after = try change.applied(to: DayFile(current ?? Bytes("daybook 1\n".utf8)))
        changed = after
        return .write(after.file.source)
      } catch { throw CommandError { $0.refusal(ofSetting: key, error) } }
    }
    if isDryRun { return .done }
    if updates.isEmpty {
      world.say(daybook.words.nothingToChange, by: daybook.settings)
    } else if let changed {
      world.write(changed.line, of: changed.file, at: path)
    }
    return .done
  }

  /// Lets the two commands run on this machine, or no longer.
  private func allow(
    _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let daybook = writable.daybook
    let isOff = values.first?.lowercased() == "off"
    guard values.isEmpty || isOff && values.count == 1 else {
      throw CommandError { $0.notAnAllowance }
    }
    guard let state = writable.stateFolder else { throw CommandError { $0.noStateForAllowing } }
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
      let path = try writable.programToAllow(for: command, of: key, world.environment)
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
    if !isDryRun {
      world.say(daybook.words.allowance(isAllowed: !isOff), by: daybook.settings)
    }
    return .done
  }
}

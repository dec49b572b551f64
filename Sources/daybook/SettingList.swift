import Journal
import Rendering

/// Every setting with its value, as `daybook.conf` would have it, and where it comes from.
struct SettingList {
  /// One setting.
  struct Row {
    var key: String
    var value: String
    var origin: SettingOrigin
  }

  let rows: [Row]

  /// The settings that can be asked for, in the order of the list.
  static let keys = [
    "dir", "name", "language", "week", "clock", "units", "layout", "day-starts", "active", "remind",
    "coach", "push", "badges",
  ]

  /// Gathers the settings of a daybook.
  init(_ reader: Reader, in world: World) {
    let configuration = reader.configuration
    func row(_ key: String, _ value: String, origin: SettingOrigin? = nil) -> Row {
      let line = configuration.settingLines[key].map {
        SettingOrigin.line($0, file: Location.configurationName)
      }
      return Row(key: key, value: value, origin: origin ?? line ?? .standard)
    }
    let folderOrigin: SettingOrigin =
      switch reader.daybook.location.origin {
      case .option: .option("--dir")
      case .environment: .environment("DAYBOOK_DIR")
      case .nearest: .found
      case .home: .environment("XDG_DATA_HOME")
      }
    rows = [
      row("dir", reader.daybook.folder.description, origin: folderOrigin),
      row("name", configuration.name ?? ""),
      row("language", reader.words.language.rawValue, origin: Self.languageOrigin(configuration, world)),
      row("week", Self.weekdayName(configuration.firstWeekday)),
      row("clock", configuration.clock.rawValue), row("units", configuration.system.rawValue),
      row("layout", configuration.layout?.rawValue ?? ""),
      row("day-starts", configuration.dayStarts.description),
      row("active", "\(configuration.active.from)-\(configuration.active.to)"),
      row("remind", Self.text(of: configuration.remind)), row("coach", configuration.coach ?? ""),
      row("push", configuration.push ?? ""), row("badges", configuration.badges ? "on" : "off"),
    ]
  }

  private static func languageOrigin(_ configuration: Configuration, _ world: World) -> SettingOrigin {
    if world.options.language != nil { return .option("--lang") }
    if let line = configuration.settingLines["language"] {
      return .line(line, file: Location.configurationName)
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where world.environment[name] != nil {
      return .environment(name)
    }
    return .standard
  }

  private static func weekdayName(_ weekday: Weekday) -> String { "\(weekday)" }

  private static func text(of plan: ReminderPlan) -> String {
    let rhythm =
      switch plan.rhythm {
      case .off: "off"
      case .every(let minutes): minutes % 60 == 0 ? "every \(minutes / 60)h" : "every \(minutes)min"
      case .at(let times): "at " + times.map(\.description).joined(separator: " ")
      }
    return plan.habits ? rhythm + " habits" : rhythm
  }
}

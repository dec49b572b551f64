import Journal
import Rendering

/// Every setting with its value, as `daybook.conf` would have it, and where it comes from.
struct SettingList {
  /// The settings, in the order of the table; the daybook's folder stands before them.
  let rows: [SettingRow]

  /// The words that can be asked for, in the order of the rows.
  static let keys = [folderKey] + shown.map(\.word)

  private static let folderKey = "dir"

  /// The settings but for the version of the format, which says nothing of a person's.
  private static let shown = Setting.all.filter { if case .version = $0.value { false } else { true } }

  /// Gathers the settings of a daybook.
  init(_ reader: Reader, in world: World) {
    let folderOrigin: SettingOrigin =
      switch reader.daybook.location.origin {
      case .option: .option("--dir")
      case .environment: .environment("DAYBOOK_DIR")
      case .nearest: .found
      case .home: .environment("XDG_DATA_HOME")
      }
    let folder = SettingRow(Self.folderKey, reader.daybook.folder.description, from: folderOrigin)
    rows = [folder] + Self.shown.map { Self.row(of: $0, reader, in: world) }
  }

  private static func row(of setting: Setting, _ reader: Reader, in world: World) -> SettingRow {
    let text = setting.text(in: reader.configuration)
    let line = reader.configuration.settingLines[setting.word].map {
      SettingOrigin.line($0, file: Location.configurationName)
    }
    guard setting.word == "language" else {
      return SettingRow(setting.word, text, from: line ?? .standard)
    }
    // The one setting that an option and the environment have a say in.
    let origin = world.options.language != nil ? .option("--lang") : line ?? languageOrigin(in: world)
    return SettingRow(setting.word, reader.words.language.rawValue, from: origin)
  }

  private static func languageOrigin(in world: World) -> SettingOrigin {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].first { world.environment[$0] != nil }
    return set.map { .environment($0) } ?? .standard
  }
}

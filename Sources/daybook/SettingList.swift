import Journal
import Rendering
import Speech

/// Every setting with its value, as `daybook.conf` would have it, and where it comes from.
struct SettingList {
  /// The settings, in the order of the table; the daybook's folder stands before them.
  let rows: [SettingRow]

  /// The words that can be asked for, in the order of the rows.
  static let keys = [folderKey] + shown.map(\.word)

  private static let folderKey = "dir"

  /// Whether a word asks for the daybook's folder, which is the one setting that no line of `daybook.conf` says.
  static func isFolder(_ word: String) -> Bool { word.lowercased() == folderKey }

  /// The settings but for the version of the format, which says nothing of a person's.
  private static let shown = Setting.all.filter { if case .version = $0.value { false } else { true } }

  /// Gathers the settings of a daybook.
  init(_ daybook: Daybook, in world: World) {
    let folderOrigin: SettingOrigin =
      switch daybook.location.origin {
      case .option: .option("--dir")
      case .environment: .environment("DAYBOOK_DIR")
      case .nearest, .current: .found
      case .home: .environment("XDG_DATA_HOME")
      }
    let folder = SettingRow(Self.folderKey, daybook.folder.description, from: folderOrigin)
    rows = [folder] + Self.shown.map { Self.row(of: $0, daybook, in: world) }
  }

  private static func row(of setting: Setting, _ daybook: Daybook, in world: World) -> SettingRow {
    let text = setting.text(in: daybook.configuration)
    let line = daybook.configuration.settingLines[setting.word].map {
      SettingOrigin.line($0, file: FileName.configuration)
    }
    guard setting.word == "language" else { return SettingRow(setting.word, text, from: line ?? .standard) }
    // The one setting that an option and the environment have a say in.
    let origin = world.options.language != nil ? .option("--lang") : line ?? languageOrigin(in: world)
    return SettingRow(setting.word, daybook.words.language.rawValue, from: origin)
  }

  private static func languageOrigin(in world: World) -> SettingOrigin {
    let set = Language.localeVariables.first { world.environment[$0] != nil }
    return set.map { .environment($0) } ?? .standard
  }
}

import Journal

/// Where a setting has its value from.
package enum SettingOrigin: Hashable, Sendable {
  /// A line of a file, counting from 1.
  case line(Int, file: String)
  case standard
  /// A variable of the environment, by its name.
  case environment(String)
  /// An option of the command line, as it is typed.
  case option(String)
  /// Found at or above the current folder.
  case found
}

/// A setting as it holds now.
package struct SettingRow: Hashable, Sendable {
  /// The word that sets it in `daybook.conf`, or `dir`.
  package let key: String
  /// Its value as it would be written there; empty if it has none.
  package let value: String
  let origin: SettingOrigin

  /// Takes a setting, its value, and where it comes from.
  package init(_ key: String, _ value: String, from origin: SettingOrigin) {
    (self.key, self.value, self.origin) = (key, value, origin)
  }
}

/// All settings that hold, in the order given.
package struct SettingsListing: Sendable {
  let rows: [SettingRow]

  /// Takes the settings in the order in which they are shown.
  package init(_ rows: [SettingRow]) { self.rows = rows }

  /// Settings, their values, what they are about and where they come from.
  package func table(_ words: Words) -> Table {
    Table(
      columns: [
        Table.Column(words.say("Setting", "Nastavení"), key: "setting"),
        Table.Column(words.say("Value", "Hodnota"), key: "value"),
        Table.Column(words.say("From", "Odkud"), key: "from"),
        Table.Column(words.say("What it is", "Co to je"), key: "meaning"),
      ],
      rows: rows.map { row in
        let isStandard = row.origin == .standard
        return [
          .text(row.key, .label), .text(row.value, isStandard ? .muted : .plain),
          .text(words.origin(row.origin), .muted), .text(words.meaning(ofSetting: row.key) ?? "", .plain),
        ]
      })
  }
}

extension Words {
  /// Where a setting has its value from: `daybook.conf:3`, `default`, `environment LANG`, `--lang`.
  package func origin(_ origin: SettingOrigin) -> String {
    switch origin {
    case .line(let line, let file): "\(shown(file)):\(line)"
    case .standard: say("default", "výchozí")
    case .environment(let name): say("environment \(name.printable)", "prostředí \(name.printable)")
    case .option(let option): option.printable
    case .found: say("found from here", "podle aktuální složky")
    }
  }

  /// The meaning of a setting; nil for a word that is no setting.
  package func meaning(ofSetting key: String) -> String? {
    if key == "dir" { return say("the daybook's folder", "složka deníku") }
    return Setting.named(key).map { $0.meaning[language] }
  }

  /// Whether a command of the configuration may run on this machine, and how to let it.
  package func allowance(isAllowed: Bool) -> String {
    isAllowed
      ? say("allowed on this machine", "na tomto počítači povoleno")
      : notAllowed
        + say("; 'daybook config allow' changes that", "; povolí to „daybook config allow“")
  }

  /// Said where there is no such command, so that nothing lets it run either.
  package var notAllowed: String { say("not allowed on this machine", "na tomto počítači není povoleno") }
}

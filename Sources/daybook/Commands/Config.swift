import Arguments
import Journal
import Rendering

/// Shows which daybook is used and which settings hold.
struct ConfigCommand: Report {
  static let name = "config"

  var key: String?

  static var usage: Usage<Self> {
    Usage(
      Sentence(
        "Show which daybook is used and which settings hold",
        cs: "Ukázat, který daybook a jaké nastavení platí"),
      group: Groups.setUp,
      discussion: [
        Sentence(
          "Each setting with its value and where it comes from: a line of daybook.conf, the environment, an option, or the default. With KEY only its value.",
          cs:
            "Každé nastavení s hodnotou a odkud pochází: řádek daybook.conf, prostředí, volba, nebo výchozí hodnota. S KEY jen jeho hodnota."
        )
      ],
      examples: [
        Example("daybook config", Sentence("Everything", cs: "Všechno")),
        Example("daybook config language", Sentence("One setting", cs: "Jedno nastavení")),
      ],
      parameters: [
        .argument(
          \.key, "KEY", help: Sentence("The setting; all if not said", cs: "Nastavení; jinak všechna"),
          completion: .words(SettingList.keys))
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let list = SettingList(reader, in: world)
    if let key {
      guard let row = list.rows.first(where: { $0.key == key.lowercased() }) else {
        let near = SettingList.keys.filter { isNear($0, key.lowercased()) }
        throw CommandError { $0.unknownSetting(key, near: near, all: SettingList.keys) }
      }
      world.output.write(row.value.printable + "\n")
      return .done
    }
    let listing = SettingsListing(list.rows.map { SettingRow($0.key, $0.value, from: $0.origin) })
    let table = listing.table(reader.words)
    reader.settings.print(table.text(reader.words, columns: reader.settings.width), to: &world.output)
    reader.report([], nil, in: &world)
    return .done
  }
}

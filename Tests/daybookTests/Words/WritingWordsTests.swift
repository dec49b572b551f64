import Journal
import Platform
import Rendering
import Testing

@testable import daybook

private let en = Words(.en)
private let cs = Words(.cs)
private let today = Day("2026-01-12") ?? .first

@Suite struct WriterWordsTests {
  @Test func aGoalThatIsReachedIsCelebrated() {
    #expect(
      en.goalReached("2.5\u{A0}l", of: "Water", on: today, today: today)
        == "Goal reached: Water, 2.5\u{A0}l today. Well done!")
    #expect(
      cs.goalReached("2,5\u{A0}l", of: "Voda", on: today, today: today)
        == "Cíl splněn: Voda, 2,5\u{A0}l dnes. Výborně!")
    #expect(
      en.goalReached("10,000", of: "Steps", on: today - 1, today: today)
        == "Goal reached: Steps, 10,000 yesterday. Well done!")
    #expect(
      en.goalReached("1,600\u{A0}kcal", of: "kcal", on: today - 3, today: today)
        == "Goal reached: 1,600\u{A0}kcal on Jan\u{A0}9. Well done!")
  }

  @Test func aMarkThatIsThereAlreadyIsPointedAt() {
    #expect(
      en.alreadyMarked("breakfast", .done, file: "2026-01-12.txt", line: 3)
        == "breakfast is already ticked in 2026-01-12.txt:3; nothing to change")
    #expect(
      cs.alreadyMarked("snidane", .skipped, file: "2026-01-12.txt", line: 3)
        == "snidane: už je vynecháno, 2026-01-12.txt:3; není co měnit")
  }

  @Test func undoSaysWhatWentBackAndWhatStayed() {
    #expect(en.tookBack("add water 250ml") == "took back: add water 250ml")
    #expect(
      cs.tookBack("add water 250ml", ownLinesOnly: true)
        == "vráceno zpět: add water 250ml (pozdější změny zůstaly)")
    #expect(
      en.undoUnavailable(FileTrouble(.readOnlyFileSystem, at: Path("/state/undo")))
        == "the change is made, but 'undo' will not know it: /state/undo cannot be written: the disk is read-only"
    )
    #expect(
      cs.undoUnavailable(nil)
        == "změna je provedena, ale „undo“ o ní nebude vědět: XDG_STATE_HOME ani HOME není nastaveno")
  }

  @Test func initNamesItsFile() {
    #expect(
      en.initialized("log/daybook.conf", nil, program: "daybook") == [
        "log/daybook.conf is written.", "You're all set! Try these:", "  daybook stats", "  daybook",
      ])
    #expect(cs.alreadyInitialized("daybook.conf").hasPrefix("daybook.conf už existuje; nic se nezměnilo"))
  }
}

@Suite struct SettingsListingTests {
  private let listing = SettingsListing([
    SettingRow("language", "cs", from: .environment("LANG")),
    SettingRow("week", "sunday", from: .line(3, file: "daybook.conf")),
    SettingRow("clock", "24h", from: .standard), SettingRow("dir", "/log", from: .option("--dir")),
  ])

  @Test func settingsSayWhereTheyComeFrom() {
    #expect(
      listing.table(en).text(en, columns: 80).map(\.text) == [
        "Setting   Value   From              What it is",
        "────────  ──────  ────────────────  ────────────────────────",
        "language  cs      environment LANG  the language of messages",
        "week      sunday  daybook.conf:3    the first day of a week",
        "clock     24h     default           how times are shown",
        "dir       /log    --dir             the daybook's folder",
      ])
  }

  @Test func headingsAndOriginsAreCzech() {
    let lines = listing.table(cs).text(cs, columns: 80).map(\.text)
    #expect(lines[0] == "Nastavení  Hodnota  Odkud           Co to je")
    #expect(lines[2] == "language   cs       prostředí LANG  jazyk hlášení")
    #expect(lines[4] == "clock      24h      výchozí         jak se ukazují časy")
  }

  @Test(arguments: [
    "name", "language", "week", "clock", "units", "layout", "day-starts", "active", "remind", "coach", "push",
    "badges",
  ])
  func everySettingIsExplained(key: String) {
    #expect(en.meaning(ofSetting: key) != nil)
    #expect(en.meaning(ofSetting: key) != cs.meaning(ofSetting: key))
  }
}

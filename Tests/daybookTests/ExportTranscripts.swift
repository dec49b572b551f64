import Platform
import TestSupport
import Testing

@testable import daybook

@Suite struct ExportTranscripts {
  private var files: MemoryFiles {
    daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 08:10\n[x] breakfast 10:40\n"])
  }

  @Test(
    arguments: [
      ("--zone +02:00", "2026-01-12T06:10:00Z"), ("--zone Z", "2026-01-12T08:10:00Z"),
      ("--zone -0330", "2026-01-12T11:40:00Z"),
    ])
  func anInstantIsOfTheZone(option: String, instant: String) {
    let run = Run("export --format fitiq \(option)", in: files)
    #expect(
      run.output
        == "{\"type\":\"water_liters\",\"quantity\":0.25,\"logged_at\":\"\(instant)\",\"notes\":null}\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["Nowhere", "../../etc/passwd", "/etc/localtime", "+25:99", "CET-1CEST"])
  func whatIsNoZoneIsOneErrorAndNothingIsWritten(zone: String) {
    let run = Run("export --format fhir --zone \(zone)", in: files)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors
        == "daybook: '\(zone)' is no time zone; write an offset such as +02:00 or Z, or a name such as Europe/Prague\n"
    )
  }

  @Test func whatWasDrunkNeedsAMeasureOfAVolume() {
    let run = Run("export --format fhir --of run", in: files)
    #expect(run.status == 2)
    #expect(run.errors == "daybook: fhir tells what was drunk; --of takes one measure of a volume\n")
    let none = daybook(["daybook.conf": "daybook 1\nmeasure tea unit ml\n", "2026-01-12.txt": "tea 250ml\n"])
    #expect(
      Run("export --format fhir --zone Z", in: none).errors
        == "daybook: fhir tells what was drunk, and no measure of a volume is called water or has a goal; --of names one\n"
    )
    #expect(
      Run("export --format fitiq --zone Z --lang cs", in: none).errors
        == "daybook: fitiq říká, kolik se vypilo, a žádná objemová veličina se nejmenuje voda ani nemá cíl; určíte ji volbou --of\n"
    )
    #expect(Run("export --format fitiq --zone Z --of tea", in: none).status == 0)
  }

  /// The coffee stands first, and is none of the water.
  @Test(arguments: [("coffee", "h2o", "Water"), ("káva", "h2o", "Voda")])
  func whatWasDrunkIsTheWaterAndNotTheFirstDrink(drink: String, name: String, label: String) {
    let files = daybook([
      "daybook.conf": "measure \(drink) unit ml\nmeasure \(name) \"\(label)\" goal 2l cup 250ml\n",
      "2026-01-12.txt": "\(drink) 200ml 08:00\n\(name) 1l 09:00\n",
    ])
    #expect(Run("export --format fitiq --zone Z", in: files).output.contains("\"quantity\":1,"))
    #expect(Run("export --format fhir --zone Z", in: files).output.contains("\"value\":1000,"))
    #expect(Run("status", in: files).output.hasPrefix("\(label) 50%"))
    #expect(Run("drink", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"]?.contains("\(name) 250ml 14:30") == true)
  }

  @Test func aVolumeWithAGoalIsTheWaterWhereNothingIsCalledSo() {
    let files = daybook(["daybook.conf": "measure hydration goal 2l cup 250ml\n"])
    #expect(Run("drink", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == "hydration 250ml 14:30\n")
  }

  @Test func theEndingOfAFileSaysTheFormat() throws {
    let files = files
    #expect(Run("export -o all.sql", in: files).status == 0)
    #expect(Run("export -o due.ics", in: files).status == 0)
    #expect(files["/log/all.sql"]?.contains("CREATE TABLE daybook_records (") == true)
    #expect(files["/log/due.ics"]?.hasPrefix("BEGIN:VCALENDAR\r\n") == true)
  }

  @Test func aCopyThatCannotBeReadIsToldAndTheRestIsSaved() {
    let files = self.files
    files["/log/2026-01-12 (1).txt"] = "water 1l\n"
    files["/log/2026-01-13.txt"] = "water 2l\n"
    files["/log/2026-01-13 (1).txt"] = "water 3l\n"
    files["/log/badges.txt"] = "first_sip 2026-01-12\n"
    files.unreadable = ["/log/2026-01-12 (1).txt", "/log/2026-01-13.txt", "/log/badges.txt"]
    let run = Run("export --format json -o backup.json", in: files)
    let backup = files["/log/backup.json"] ?? ""
    #expect(backup.contains("\"water 250ml 08:10\\n[x] breakfast 10:40\\n\""))
    #expect(backup.contains("\"water 3l\\n\""))
    #expect(!backup.contains("water 1l") && !backup.contains("water 2l"))
    for name in ["2026-01-12 (1).txt", "2026-01-13.txt", "badges.txt"] {
      #expect(run.errors.contains("\(name): error: "))
    }
    #expect(run.status == 2)
  }

  @Test func aDayThatIsNotHereMakesABackupIncomplete() {
    let files = self.files
    files["/log/.2026-01-13.txt.icloud"] = "x"
    #expect(Run("export --format json", in: files).status == 2)
    #expect(Run("export", in: files).status == 2)
    #expect(Run("export 2026-01-12", in: files).status == 0)
  }

  @Test(arguments: ["2026-01-12.txt", "./2026-01-14.txt", "daybook.conf", "badges.txt", "2026/2026-01-01.md"])
  func noExportReplacesAFileOfTheDaybook(name: String) {
    let files = self.files
    files["/log/2026/x"] = ""
    let before = files.paths
    let run = Run("export --format csv -o \(name)", in: files)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "daybook: '\(name)' is a file of this daybook, which an export would replace; write to another file\n"
    )
    #expect(files.paths == before)
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 08:10\n[x] breakfast 10:40\n")
  }

  @Test(arguments: [FileOperation.createTemporary, .write, .copyMode, .sync, .rename])
  func aFileThatCannotBeWrittenWholeIsLeftAsItWas(operation: FileOperation) {
    let files = self.files
    files["/log/out.csv"] = "old"
    files.refusing = [operation: .noSpace]
    let run = Run("export -o out.csv", in: files)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("daybook: "))
    #expect(files["/log/out.csv"] == "old")
    #expect(files.debris == [])
  }

  @Test func aLinkIsKeptAndWhatItLeadsToIsWritten() {
    let files = self.files
    files["/else/real.csv"] = "old"
    files.setMode("/else/real.csv", 0o640)
    files.makeLink("/log/out.csv", to: "/else/real.csv")
    #expect(Run("export -o out.csv", in: files).status == 0)
    #expect(files["/else/real.csv"]?.hasPrefix("date,time,kind,") == true)
    #expect(files.mode(of: "/else/real.csv") == 0o640)
  }

  @Test func aCalendarReachesFourWeeksAheadAndKnowsUsualTimes() {
    let all = Run("export --format ics --now 2026-01-13T09:00", in: files).output
    #expect(all.contains("DTSTART:20260112T104000\r\nSTATUS:CONFIRMED"))
    #expect(all.contains("UID:2026-02-09-gym@daybook\r\nDTSTAMP:20260113T090000Z"))
    #expect(!all.contains("UID:2026-02-10"))
    let week = Run("export --format ics 2026-01-13 --of breakfast", in: files).output
    #expect(week.contains("DTSTART:20260113T104000"))
    #expect(week.contains("DTSTAMP:20260112T000000Z"))
    #expect(!week.contains("2026-01-12-"))
  }

  @Test(.needsFile("/usr/share/zoneinfo/Europe/Prague"))
  func aNamedZoneChangesItsClocks() {
    let found = System.clockChanges(ofZone: "Europe/Prague", from: 1_767_225_600, to: 1_798_761_600)
    #expect(found.offset == 3600)
    #expect(found.changes.map(\.from) == [1_774_746_000, 1_792_890_000])
    #expect(found.changes.map(\.offset) == [7200, 3600])
  }
}

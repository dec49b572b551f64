import Foundation
import Platform
import Testing

@testable import daybook

@Suite struct ReminderUnitTests {
  static let hostile = "/home/a b/it's \"100%\" $HOME `id` \\n <&> ;#"

  private func unit(_ scheduler: Scheduler, _ notifier: Notifier, folder: String = Self.hostile)
    -> ReminderUnit
  {
    ReminderUnit(
      scheduler: scheduler, notifier: notifier, notifierPath: "/bin/echo",
      call: ["/bin/daybook", "--dir", folder, "remind"], title: "daybook reminders")
  }

  /// What a shell makes of words.
  private func words(_ line: String) throws -> [String] {
    var shell = ChildProcess(
      program: Path("/bin/sh"), arguments: ["-c", "printf '%s\\n' \(line)"], environment: Environment([:]))
    shell.output = .kept(limit: 100_000)
    let output = try shell.run().output
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func cronAndItsShellReadTheWordsThatWereMeant() throws {
    let line = unit(.cron, .notifySend).text
    #expect(line.hasPrefix("*/5 * * * * ") && line.last == "\n" && line.filter { $0 == "\n" }.count == 1)
    // cron takes the backslash away from each percent sign, and ends the command at one that has none.
    let command = line.dropFirst(12).dropLast()
    #expect(command.replacingOccurrences(of: "\\%", with: "").contains("%") == false)
    let read = try words(command.replacingOccurrences(of: "\\%", with: "%"))
    #expect(read[0] == "/bin/sh" && read[1] == "-c")
    #expect(read.suffix(5) == ["/bin/echo", "/bin/daybook", "--dir", Self.hostile, "remind"])
  }

  @Test func launchdReadsTheWordsThatWereMeant() throws {
    let text = unit(.launchd, .appleScript).text
    let plist =
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
    #expect(plist?["Label"] as? String == "daybook.remind" && plist?["StartInterval"] as? Int == 300)
    let read = plist?["ProgramArguments"] as? [String]
    #expect(read?.suffix(5) == ["/bin/echo", "/bin/daybook", "--dir", Self.hostile, "remind"])
  }

  @Test(arguments: [
    ("/usr/bin/daybook", "/usr/bin/daybook"), ("a b", "\"a b\""), ("100%", "\"100%%\""),
    ("$HOME", "\"$$HOME\""),
    ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""), ("", "\"\""), ("it's", "\"it's\""),
  ])
  func systemdsMeaningfulCharactersAreEscaped(_ word: String, _ written: String) {
    #expect(ReminderUnit.systemdWord(word) == written)
  }

  @Test(arguments: Notifier.allCases)
  func theNotifierIsGivenWhatIsSaidAsOneWord(_ notifier: Notifier) throws {
    let folder = try TemporaryFolder()
    let said = "You need \"210 ml\" $HOME; `id` & it's <late>"
    try folder.write("#!/bin/sh\ncat <<'end'\n\(said)\nend\n", to: "say", mode: 0o755)
    try folder.write("#!/bin/sh\nprintf '%s|' \"$@\"\n", to: "show", mode: 0o755)
    let unit = ReminderUnit(
      scheduler: .cron, notifier: notifier, notifierPath: folder.path.appending("show").description,
      call: [folder.path.appending("say").description], title: "")
    var shell = ChildProcess(
      program: Path("/bin/sh"),
      arguments: [
        "-c", String(unit.text.dropFirst(12).dropLast()).replacingOccurrences(of: "\\%", with: "%"),
      ],
      environment: Environment.ofProcess())
    shell.output = .kept(limit: 100_000)
    let shown = String(decoding: try shell.run().output, as: UTF8.self).split(separator: "|").map(String.init)
    #expect(shown.contains(said), "\(shown)")
  }

  @Test func theUnitIsTheAnswerAndTheRestIsBesideIt() {
    let files = daybook(["daybook.conf": small + "remind every 2h\n"])
    let run = Run("remind --install systemd --of water", in: files, environment: ["PATH": "/none"])
    #expect(run.status == 0 && run.output.hasPrefix("# daybook-remind.service\n[Unit]\n"))
    #expect(run.output.contains(" --dir /log remind --of water\n"))
    #expect(run.errors.contains("systemctl --user enable --now daybook-remind.timer"))
    #expect(run.errors.contains("'notify-send', which is not on the PATH"))
    let off = Run(
      "--lang cs remind --install cron", in: daybook(["daybook.conf": small]), environment: ["PATH": "/none"])
    #expect(
      off.errors.contains("crontab -l") && off.errors.contains("připomínky jsou v daybook.conf vypnuté"))
  }

  @Test func aFolderWhoseNameHasALineEndIsRefused() {
    let files = MemoryFiles(["/a\nb/daybook.conf": small])
    for scheduler in Scheduler.allCases {
      let run = Run("remind --install \(scheduler.rawValue)", in: files, folder: "/a\nb")
      #expect(run.status == 2 && run.output == "" && run.errors.contains("cannot be written into a unit"))
    }
  }
}

import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

@Suite struct ReminderUnitTests {
  static let hostile = "/home/a b/it's \"100%\" $HOME `id` \\n <&> ;#"

  private func unit(
    _ scheduler: Scheduler, _ notifier: Notifier, at path: String = "/bin/echo", button: String = "",
    call: [String] = ["/bin/daybook", "--dir", Self.hostile]
  ) -> ScheduledUnit {
    ScheduledUnit(
      scheduler: scheduler, command: "remind", mark: "log-0123abcd", interval: 5,
      display: .init(notifier: notifier, path: path, button: button, measure: "water"), call: call,
      title: "daybook reminders")
  }

  /// Runs the command of a crontab's line as cron does, and gives what it wrote.
  private func run(_ unit: ScheduledUnit) throws -> String {
    var shell = ChildProcess(
      program: Path("/bin/sh"),
      arguments: [
        "-c", String(unit.text.dropFirst(12).dropLast()).replacingOccurrences(of: "\\%", with: "%"),
      ],
      environment: Environment.ofProcess())
    shell.output = .kept(limit: 100_000)
    return String(decoding: try shell.run().output, as: UTF8.self)
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
    let line = unit(.cron, .notifySend, button: "-").text
    #expect(line.hasPrefix("*/5 * * * * ") && line.last == "\n" && line.filter { $0 == "\n" }.count == 1)
    // cron takes the backslash away from each percent sign, and ends the command at one that has none.
    let command = line.dropFirst(12).dropLast()
    #expect(command.replacingOccurrences(of: "\\%", with: "").contains("%") == false)
    let read = try words(command.replacingOccurrences(of: "\\%", with: "%"))
    #expect(read[0] == "/bin/sh" && read[1] == "-c")
    #expect(read.suffix(6) == ["/bin/echo", "-", "water", "/bin/daybook", "--dir", Self.hostile])
  }

  @Test func launchdReadsTheWordsThatWereMeant() throws {
    let text = unit(.launchd, .appleScript, button: "-").text
    let plist =
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
    #expect(
      plist?["Label"] as? String == "daybook-remind-log-0123abcd" && plist?["StartInterval"] as? Int == 300)
    let read = plist?["ProgramArguments"] as? [String]
    #expect(read?.suffix(6) == ["/bin/echo", "-", "water", "/bin/daybook", "--dir", Self.hostile])
  }

  @Test(arguments: [
    ("/usr/bin/daybook", "/usr/bin/daybook"), ("a b", "\"a b\""), ("100%", "\"100%%\""),
    ("$HOME", "\"$$HOME\""),
    ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""), ("", "\"\""), ("it's", "\"it's\""),
  ])
  func systemdsMeaningfulCharactersAreEscaped(_ word: String, _ written: String) {
    #expect(ScheduledUnit.systemdWord(word) == written)
  }

  @Test(arguments: Notifier.allCases)
  func theNotifierIsGivenWhatIsSaidAsOneWord(_ notifier: Notifier) throws {
    let folder = try TemporaryFolder()
    let said = "You need \"210 ml\" $HOME; `id` & it's <late>"
    try folder.write("#!/bin/sh\ncat <<'end'\n\(said)\nend\n", to: "say", mode: 0o755)
    try folder.write("#!/bin/sh\nprintf '%s|' \"$@\"\n", to: "show", mode: 0o755)
    let unit = unit(
      .cron, notifier, at: folder.path.appending("show").description,
      call: [folder.path.appending("say").description])
    let shown = try run(unit).split(separator: "|").map(String.init)
    #expect(shown.contains(said), "\(shown)")
  }

  @Test(arguments: [("drink", "said drink water"), ("", "")])
  func aNotifierWithAButtonAddsADrinkWhenItIsPressed(_ pressed: String, _ logged: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path.appending("log").description
    try folder.write(
      "#!/bin/sh\n[ \"$1\" = remind ] && echo Thirsty || echo \"said $*\" > '\(path)'\n", to: "say",
      mode: 0o755)
    try folder.write(
      """
      #!/bin/sh
      if [ "$1" = --help ]; then echo '  -A, --action=[NAME=]Text'; exit; fi
      [ "$*" = "-A drink=Drunk a cup -a daybook -- Thirsty" ] && echo '\(pressed)'

      """, to: "show", mode: 0o755)
    let unit = unit(
      .cron, .notifySend, at: folder.path.appending("show").description, button: "Drunk a cup",
      call: [folder.path.appending("say").description])
    #expect(try run(unit) == "")
    let written = try running("cat", [path]).output
    #expect(logged.isEmpty || String(decoding: written, as: UTF8.self) == logged + "\n")
  }

  @Test func aCrontabThatHasTheLineAlreadyHasItOnceAfterwards() throws {
    let folder = try TemporaryFolder()
    let table = folder.path.appending("table").description
    try folder.write(
      "#!/bin/sh\n[ \"$1\" = -l ] && exec cat '\(table)'; cat > '\(table).new'; mv '\(table).new' '\(table)'\n",
      to: "crontab", mode: 0o755)
    try folder.write("0 1 * * * other\n", to: "table")
    let program = folder.path.appending("say").description
    let unit = unit(.cron, .notifySend, call: [program])
    try folder.write("#!/bin/sh\ncat <<'end'\n\(unit.text)end\n", to: "say", mode: 0o755)
    func shell(_ command: String) throws -> String {
      let path = folder.path.description + ":/usr/bin:/bin"
      _ = try running("/bin/sh", ["-c", command], environment: ["PATH": path])
      return String(decoding: try running("cat", [table]).output, as: UTF8.self)
    }
    #expect(try shell(unit.commands[0]) == "0 1 * * * other\n" + unit.text)
    #expect(try shell(unit.commands[0]) == "0 1 * * * other\n" + unit.text)
    #expect(try shell(unit.removal) == "0 1 * * * other\n")
  }

  @Test func theUnitIsTheAnswerAndTheRestIsBesideIt() {
    let files = daybook(["daybook.conf": small + "remind every 2h\n"])
    let run = Run("remind --install systemd --of water", in: files, environment: ["PATH": "/none"])
    #expect(run.status == 0 && run.output.hasPrefix("# daybook-remind-log-"))
    let name = run.output.dropFirst(2).prefix { $0 != "." }
    #expect(run.output.contains(" water ") && run.output.contains(" --dir /log --lang en\n"))
    #expect(run.errors.contains("--dir /log --lang en remind --of water --install systemd"))
    #expect(run.errors.contains("to take it away again:\n  systemctl --user disable"))
    #expect(run.errors.contains("systemctl --user enable --now \(name).timer"))
    #expect(run.errors.contains("disable --now \(name).timer; rm ~/.config/systemd/user/\(name).*"))
    #expect(run.errors.contains("'notify-send', which is not on the PATH"))
    let other = Run(
      "--dir '/b č/log' remind --install systemd", in: MemoryFiles(["/b č/log/daybook.conf": small]),
      environment: ["PATH": "/none"])
    #expect(other.output.hasPrefix("# daybook-remind-log-") && !other.output.hasPrefix("# \(name)."))
    let off = Run(
      "--lang cs remind --install cron", in: daybook(["daybook.conf": small]), environment: ["PATH": "/none"])
    #expect(
      off.errors.contains("crontab -l") && off.errors.contains("připomínky jsou vypnuté"))
  }

  @Test func aFolderWhoseNameHasALineEndIsRefused() {
    let files = MemoryFiles(["/a\nb/daybook.conf": small])
    for scheduler in Scheduler.allCases {
      let run = Run("remind --install \(scheduler.rawValue)", in: files, folder: "/a\nb")
      #expect(run.status == 2 && run.output == "" && run.errors.contains("cannot be written into a unit"))
    }
  }
}

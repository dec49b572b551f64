import Foundation
import Journal
import Platform
import Testing

@testable import daybook

@Suite struct ConfigTests {
  private let settings =
    "# mine\r\ndaybook 1\r\nlanguage    en      # en, cs\r\n\r\nhabit  gym \"Gym\"\r\nmeasure water goal 2l"

  /// Runs `config` and answers with the file as it is afterwards.
  private func configured(_ line: String, _ text: String) -> (run: Run, text: String?) {
    let files = daybook(["daybook.conf": text])
    let run = Run("config \(line)", in: files)
    return (run, files["/log/daybook.conf"])
  }

  @Test func aChangeOfWhatEndedSaysThatItEnded() {
    let ended = "habit gym every mon until 2026-01-02\nhabit read\n"
    let (run, text) = configured("habit gym every tue", ended)
    #expect(run.status == 0 && text?.contains("habit gym every tue until 2026-01-02") == true)
    let errors = run.errors.withPlainBlanks
    #expect(errors.contains("'gym' ended on January 2, 2026; delete its 'until' with"), "\(errors)")
    #expect(!configured("habit read every tue", ended).run.errors.contains("ended"))
  }

  @Test func aSettingChangesItsOwnValueAndNoOtherByte() {
    let (run, text) = configured("language cs", settings)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "daybook.conf:3: language    cs      # en, cs\n")
    #expect(text == settings.replacingOccurrences(of: "en      #", with: "cs      #"))
  }

  @Test(arguments: [
    ("week sunday", "language    en      # en, cs\r\n", "week        sunday\r\n"),
    ("remind every 2h", "language    en      # en, cs\r\n", "remind      every 2h\r\n"),
    ("coach 'llm -m local'", "language    en      # en, cs\r\n", "coach       \"llm -m local\"\r\n"),
    ("habit read Read 3/week", "habit  gym \"Gym\"\r\n", "habit  read \"Read\" 3/week from 2026-01-12\r\n"),
    ("habit lunch 15:30 Lunch", "habit  gym \"Gym\"\r\n", "habit  lunch 15:30 \"Lunch\" from 2026-01-12\r\n"),
    (
      "habit dip every 2 days from 2026-02-01", "habit  gym \"Gym\"\r\n",
      "habit  dip every 2 days from 2026-02-01\r\n"
    ),
  ])
  func somethingNewStandsAfterItsLike(_ line: String, _ before: String, _ added: String) {
    let (run, text) = configured(line, settings)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == settings.replacingOccurrences(of: before, with: before + added))
  }

  @Test(arguments: [("en", "--dir DIR"), ("cs", "--dir SLOŽKA")])
  func theFolderIsShownAndSaidElsewhere(_ language: String, _ option: String) {
    let files = daybook(["daybook.conf": settings])
    for folder in ["/log", ".", ""] {
      let run = Run("config dir\(folder.isEmpty ? "" : " --dir \(folder)")", in: files)
      #expect(run.output == "/log\n" && run.status == 0, "\(run.errors)")
    }
    let run = Run("config Dir /tmp --lang \(language)", in: files)
    #expect(run.errors.contains(option) && run.errors.contains("DAYBOOK_DIR"), "\(run.errors)")
    #expect(run.status == 2)
  }

  @Test func anotherGoalHoldsFromTodayAndIsChangedOnTheSameDay() {
    let files = daybook(["daybook.conf": "measure water goal 2l cup 250ml\n"])
    #expect(
      Run("config goal water 3000ml", in: files).output
        == "daybook.conf:2: goal water 3000ml from 2026-01-12\n")
    #expect(
      Run("config goal water 3100ml", in: files).output
        == "daybook.conf:2: goal water 3100ml from 2026-01-12\n")
    #expect(
      Run("config cup water 330ml", in: files).output == "daybook.conf:3: cup water 330ml from 2026-01-12\n")
    #expect(Run("config measure steps Steps goal 10000", in: files).status == 0)
    #expect(
      files["/log/daybook.conf"]
        == "measure water goal 2l cup 250ml\nmeasure steps \"Steps\" goal 10000 from 2026-01-12\ngoal water 3100ml from 2026-01-12\ncup water 330ml from 2026-01-12\n"
    )
    for _ in 0..<4 { #expect(Run("undo", in: files).status == 0) }
    #expect(files["/log/daybook.conf"] == "measure water goal 2l cup 250ml\n")
  }

  @Test(arguments: [
    ("weak sunday", "did you mean 'week'?"), ("week blursday", "blursday"),
    ("goal watr 3l", "did you mean 'water'?"),
    ("measure sugar", "unit"), ("language de", "'de'"),
    ("push 'a # b\"'", "nothing was changed"),
  ])
  func whatWouldBeAnErrorIsNotWritten(_ line: String, _ words: String) {
    let (run, text) = configured(line, settings)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(text == settings)
  }

  @Test func aDaybookWithoutAConfigurationGetsOne() {
    let files = daybook(["2026-01-12.txt": "water 250ml\n"])
    #expect(Run("config week sunday --dir /log", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == "daybook 1\nweek    sunday\n")
    #expect(Run("undo --dir /log", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == nil)
  }

  @Test func aCommandIsAllowedAsItIsAndNoOther() throws {
    let files = daybook(["daybook.conf": "coach \"cat -m a\"\npush \"env x\"\nhabit gym\n"])
    let allowed = "coach, push: allowed on this machine\n"
    func isAllowed() -> Bool { Run("config", in: files).output.contains(allowed) }
    #expect(!isAllowed())
    #expect(Run("config allow --dry-run", in: files).status == 0)
    #expect(!isAllowed())
    let programs = try ["cat", "env"].map {
      try DiskFiles().resolved(#require(Environment([:]).program($0, among: .ofMachine)))
    }
    #expect(
      Run("config allow", in: files).output
        == "coach cat -m a (\(programs[0]))\npush env x (\(programs[1]))\n")
    #expect(isAllowed())
    #expect(files.mode(of: "/home/.local/state/daybook/allowed") == 0o600)
    #expect(Run("config push 'env y'", in: files).status == 0)
    #expect(!isAllowed())
    #expect(Run("config push 'env x'", in: files).status == 0)
    #expect(isAllowed())
    #expect(Run("config allow off", in: files).status == 0)
    #expect(!isAllowed())
  }

  @Test func oneDaybooksAllowanceIsNotAnothers() throws {
    let files = MemoryFiles(["/a/daybook.conf": "", "/a b/daybook.conf": ""])
    let allowance = Allowance(stateFolder: Path("/state"))
    var configuration = Configuration()
    configuration.coach = "run\tme"
    let programs = AllowedPrograms(coach: Path("/bin/run"), push: Path(""))
    func allowed(_ folder: String) -> AllowedPrograms? {
      allowance.programs(for: configuration, of: Path(folder), in: files)
    }
    try allowance.set(configuration, by: programs, of: Path("/a"), in: files)
    try allowance.set(configuration, by: programs, of: Path("/a b"), in: files)
    #expect(allowed("/a") == programs)
    try allowance.set(nil, of: Path("/a"), in: files)
    #expect(allowed("/a") == nil && allowed("/a b") == programs)
    configuration.coach = "run"
    configuration.push = "me"
    #expect(allowed("/a b") == nil)
  }

  @Test(arguments: [
    ("./evil", "is another program in another folder"),
    ("bin/evil -x", "is another program in another folder"),
    ("../evil", "is another program in another folder"), ("no-such-program", "is not on the PATH"),
    ("/no/such/program", "is not on the PATH"), ("'open", "quote"),
  ])
  func aProgramThatMayBeAnotherTomorrowIsNotAllowed(command: String, words: String) {
    for key in ["coach", "push"] {
      let files = daybook(["daybook.conf": "habit gym\n\(key) \"\(command)\"\n"])
      let run = Run("config allow", in: files)
      #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
      #expect(files["/home/.local/state/daybook/allowed"] == nil)
    }
  }

  @Test func aProgramInTheDaybookIsNotAllowedAndWhatWasAllowedStaysTheSameFile() throws {
    let folder = try TemporaryFolder()
    for name in ["log", "log/bin", "tools", "state"] { try folder.makeFolder(name) }
    try folder.write("#!/bin/sh\necho good\n", to: "tools/good")
    try folder.write("#!/bin/sh\necho evil\n", to: "log/bin/evil")
    for name in ["tools/good", "log/bin/evil"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path.description + "/" + name)
    }
    let path = folder.path.description
    let link = path + "/tools/coach"
    func run(_ line: String, _ command: String) throws -> Run {
      try folder.write("habit gym\ncoach \"\(command)\"\n", to: "log/daybook.conf")
      return Run(
        line, in: DiskFiles(),
        environment: ["XDG_STATE_HOME": path + "/state", "PATH": path + "/tools:/bin"],
        folder: path + "/log")
    }
    for command in ["\(path)/log/bin/evil", link] {
      try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path + "/log/bin/evil")
      let refused = try run("config allow", command)
      #expect(refused.status == 2 && refused.errors.contains("lies in the daybook"), "\(refused.errors)")
    }
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path + "/tools/good")
    #expect(try run("config allow", "coach").output == "coach coach (\(path)/tools/good)\n")
    #expect(try run("coach sanity", "coach").output == "good\n")
    // What the name leads to now does not matter.
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path + "/log/bin/evil")
    #expect(try run("coach sanity", "coach").output == "good\n")
    try FileManager.default.removeItem(atPath: path + "/tools/good")
    #expect(try run("coach sanity", "coach").errors.hasPrefix("the coach command cannot be run"))
  }

  @Test(arguments: [
    ("config habit lunch 1:30 PM", "habit lunch 1:30 PM \"Lunch\"\n"),
    ("config habit lunch '1:30 PM'", "habit lunch 1:30 PM \"Lunch\"\n"),
    ("config habit lunch 13:30 Midday", "habit lunch 13:30 \"Midday\"\n"),
    // What the format says of a glass holds on the days before.
    ("config unit glass 200ml", "habit lunch 12:30 \"Lunch\"\nunit glass 200ml from 2026-01-12\n"),
    ("config unit mug 300ml", "habit lunch 12:30 \"Lunch\"\nunit mug 300ml\n"),
  ])
  func timesOfTwelveHoursAndUnits(_ line: String, _ expected: String) {
    let files = daybook(["daybook.conf": "habit lunch 12:30 \"Lunch\"\n"])
    #expect(Run(line, in: files).status == 0)
    #expect(files["/log/daybook.conf"] == expected)
  }

  @Test func aUnitTellsWhatItHoldsAndWhatItWillHold() {
    let sizes = ["300ml", "350ml from 2026-01-10", "400ml from 2026-03-01"].map { "unit mug \($0)\n" }
    let files = daybook(["daybook.conf": "habit gym\n" + sizes.joined()])
    let shown = Run("config", in: files).output.withPlainBlanks
    #expect(shown.contains("mug\n  350 ml from Jan 10, 2026 · 400 ml from Mar 1, 2026\n"), "\(shown)")
    let nothing = Run("config unit glass", in: files)
    #expect(nothing.status == 2 && !nothing.errors.contains("from"), "\(nothing.errors)")
  }

  @Test func aWordOfTheConfigurationShowsWhatItDeclares() {
    let files = daybook([
      "daybook.conf":
        "measure water goal 2l cup 250ml\nhabit gym\npause 2025-12-24..2025-12-26 \"Christmas\"\npause 2026-01-12..2026-01-14 gym\n"
    ])
    func shown(_ word: String, in files: MemoryFiles) -> String {
      Run("config \(word)", in: files).output.withPlainBlanks
    }
    #expect(shown("pause", in: files).contains("Christmas"))
    #expect(!shown("pause", in: files).contains("Habits") && !shown("", in: files).contains("Christmas"))
    #expect(shown("habit", in: files) == "Habits\ngym\n  daily\n")
    #expect(shown("goal", in: files) == shown("measure", in: files))
    #expect(shown("goal", in: files).hasPrefix("Measures\nwater\n"))
    #expect(shown("unit", in: files).hasPrefix("There is no line 'unit' in daybook.conf;"))
    #expect(
      Run("config measure water", in: files).errors.contains("'daybook config goal water 3l' changes it"))
    #expect(Run("config allow off", in: files).errors == "not allowed on this machine\n")
  }

  @Test func whatThePastIsReadByIsTold() {
    let files = daybook([
      "daybook.conf": "habit read 3/week\nmeasure weight unit kg last\nhabit gym until 2026-01-05\n"
    ])
    #expect(
      Run("config habit read 5/week", in: files).errors.contains("the days before are judged by this too"))
    #expect(Run("config measure weight unit lb", in: files).errors.contains("read in lb on the days before"))
    #expect(Run("config habit read 19:00", in: files).errors == "")
    let ended = Run("config habit gym", in: files).errors.withPlainBlanks
    #expect(ended.contains("'gym' ended on January 5, 2026"), "\(ended)")
    #expect(ended.contains("daybook edit config"))
  }
}

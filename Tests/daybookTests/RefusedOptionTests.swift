import TestSupport
import Testing

@testable import daybook

/// An option that a command cannot follow is refused before anything is written, and never passed over.
@Suite struct RefusedOptionTests {
  private static let files = [
    "daybook.conf": "daybook 1\nmeasure water goal 2l\nhabit gym\nbadges off\n",
    "2026-01-12.txt": "water 1l\n",
  ]

  @Test(arguments: [
    ("coach workout ran 5km --json --linear", "ask for two answers"),
    ("coach workout ran 5km yesterday", "'yesterday' may be the day or text"),
    ("coach workout ran 5km 2026-01-10", "'2026-01-10' may be the day or text"),
    // One rule for all that writes: a plain day that begins or ends text.
    ("add water 1l yesterday in the rain", "'daybook add water 1l in the rain --date yesterday'"),
    ("add water 1l in the rain yesterday", "'yesterday' may be the day or text"),
    ("drink 1l 2026-01-10 in the rain", "'2026-01-10' may be the day or text"),
    ("add '[x]' gym yesterday with Petr", "'yesterday' may be the day or text"),
    ("done gym yesterday with Petr", "'yesterday' may be the day or text"),
    ("water 1l yesterday in the rain", "'yesterday' may be the day or text"),
    ("export --verify backup.json --of water", "--of is for"),
    ("export --verify backup.json --by week", "--by is for"),
    ("export --verify backup.json --dialect excel", "--dialect is for"),
    ("export --verify backup.json --zone Europe/Prague", "--zone is for"),
    ("push --install cron --zone Europe/Prague", "exclude each other"),
    ("remind --install cron --stateless", "exclude each other"),
    ("badges --linear --format markdown", "ask for two answers"),
  ])
  func whatCannotBeDoneIsRefused(line: String, words: String) {
    let files = daybook(Self.files)
    files["/log/backup.json"] = Run("export --format json", in: files).output
    let before = files["/log/2026-01-12.txt"]
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.output)\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == before)
  }

  @Test(arguments: [
    ("add water 1l today in the rain", "+water 1l 14:30 today in the rain\n"),
    ("add '[ ]' call mum yesterday evening", "+[ ] call mum yesterday evening\n"),
    ("add 'water 1l yesterday in the rain'", "+water 1l 14:30 yesterday in the rain\n"),
  ])
  func todayAndWhatIsQuotedAreText(line: String, added: String) {
    let run = Run(line + " --dry-run", in: daybook(Self.files))
    #expect(run.status == 0 && run.output.contains(added), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["coach workout ran 5km", "coach workout ran 5km --dry-run", "check --fix --dry-run"])
  func theAnswerOfJSONIsOneObject(line: String) {
    let files = daybook(Self.files)
    files["/log/2026-01-12.txt"] = "water 1 l\n[X] gym  8.10\n"
    let answer = Run(line + " --json", in: files).output
    #expect(answer.hasPrefix("{\n") && answer.hasSuffix("\n}\n"), "\(answer)")
  }

  @Test func badgesThatAreOffAreStillATable() {
    let files = daybook(Self.files)
    #expect(Run("badges --dialect excel", in: files).output.hasPrefix("\u{FEFF}badge,"))
    #expect(Run("badges --format html", in: files).output.hasPrefix("<!DOCTYPE html>"))
    #expect(Run("badges", in: files).output.hasPrefix("Badges are off"))
  }

  @Test func whatCannotBeReadIsNamedWhereACommandGivesUp() {
    let files = daybook(Self.files.merging(["2026-01-10.txt/x": ""]) { $1 })
    let run = Run("site -o pages", in: files)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("2026-01-10.txt: error: '2026-01-10.txt' cannot be read"), "\(run.errors)")
  }

  @Test func initAnswersInTheLanguageOfTheDaybookThatIsThere() {
    let files = daybook(["daybook.conf": "daybook 1\nlanguage cs\n"])
    #expect(Run("init --yes", in: files).errors.contains("už existuje"))
  }

  /// "`--json` on every report": for a line of a bar and for a reminder it is a format.
  @Test(arguments: ["status", "remind --schedule --stateless", "remind --stateless"])
  func jsonIsAskedForInBothWays(command: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water goal 2l cup 250ml\nremind every 2h\n"])
    let run = Run(command + " --json", in: files)
    let other = Run(command + " --format json", in: files)
    #expect(run.output == other.output && run.status == other.status && run.output.hasPrefix("{"))
    #expect(Run(command + " --json --format json", in: files).status == 2)
  }

  @Test func theQuestionsOfTheCoachAreNamed() {
    #expect(Run("coach", in: daybook(Self.files)).errors.contains("'meals', 'workout', 'hungry', 'plan'"))
  }
}

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

import Testing

@testable import daybook

@Suite struct BadgeTranscripts {
  private let conf = "daybook 1\nmeasure water \"Water\" goal 2l cup 250ml\nhabit gym\n"
  private let head = "# daybook: badges once earned stay earned\n"

  /// A daybook in which seven days were typed in an editor, each with its goal.
  private func typed(_ more: [String: String] = [:]) -> MemoryFiles {
    var files = ["daybook.conf": conf]
    for day in 1...7 { files["2026-01-0\(day).txt"] = "water 2x250ml 09:00\nwater 6x250ml 15:00\n" }
    return daybook(files.merging(more) { _, new in new })
  }

  @Test func whateverWritesKeepsWhatTheTypedDaysHaveEarnedWithItsDays() {
    let files = typed()
    let run = Run("drink", in: files)
    #expect(
      run.errors == """
        Badge earned on Jan\u{A0}1: First Sip. The first drink written down.
        Badge earned on Jan\u{A0}1: Daily Champion. A daily goal reached.
        Badge earned on Jan\u{A0}3: Consistent. The goal met three days in a row.
        Badge earned on Jan\u{A0}7: Week Warrior. The goal met seven days in a row.
        Badge earned on Jan\u{A0}1: Big Gulp. 500\u{A0}ml in one drink.

        """)
    #expect(
      files["/log/badges.txt"] == head
        + "2026-01-01 first_sip\n2026-01-01 goal_reached\n2026-01-03 streak_3\n2026-01-07 streak_7\n2026-01-01 big_gulp\n"
    )
    files["/log/2026-01-01.txt"] = nil
    #expect(Run("badges --format csv", in: files).output.contains("streak_7,streak,2026-01-07"))
    #expect(Run("drink", in: files).errors == "")
  }

  @Test(arguments: [
    ("en", "hint: 'x' is no badge with its day", "'streak_7' cannot be earned on January 1, 2030"),
    ("cs", "tip: „x“ není odznak se svým dnem", "„streak_7“ nejde získat 1. ledna 2030"),
  ])
  func checkTellsWhatIsWrongInBadges(_ language: String, _ none: String, _ toCome: String) {
    let files = typed(["badges.txt": "<<<<<<< a\n2026-01-01 first_sip\nx\n2030-01-01 streak_7\n"])
    let run = Run("check --lang \(language)", in: files)
    let text = run.output.withPlainBlanks
    #expect(run.status == 1 && text.contains("badges.txt:1:1: ") && text.contains("[merge-marker]"))
    #expect(text.contains("badges.txt:3:1: \(none)") && text.contains("[uncounted]"), "\(text)")
    #expect(text.contains(toCome) && text.contains("[done-in-future]"), "\(text)")
    #expect(!Run("badges --format csv", in: files).output.contains("2030"))
  }

  @Test func badgesThatAreElsewhereAreToldOnceWhenALineIsWritten() {
    let files = typed([".badges.txt.icloud": ""])
    let run = Run("drink", in: files)
    #expect(run.status == 2 && run.output == "2026-01-12.txt:1: water 250ml 14:30\n")
    #expect(
      run.errors
        == "daybook: the change is made, but badges could not be kept: /log/badges.txt cannot be read: it is not on this machine, '.badges.txt.icloud' stands for it; download it first\n"
    )
    #expect(files["/log/badges.txt"] == nil)
    for command in ["badges", "check", "export --format json", "site -o /pages"] {
      let run = Run(command, in: files)
      #expect(run.status == 2 && (run.errors + run.output).contains("'.badges.txt.icloud' stands for it"))
    }
  }

  @Test func undoTakesBackWhatTheLineAloneHadEarned() {
    let files = typed()
    #expect(
      Run("add water 3l", in: files).errors.contains("New badge: Overachiever. 150\u{A0}% of a daily goal."))
    #expect(files["/log/badges.txt"]?.contains("2026-01-12 overachiever") == true)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/badges.txt"]?.contains("overachiever") == false)
    #expect(files["/log/badges.txt"]?.contains("2026-01-07 streak_7") == true)
    #expect(Run("add water 3l", in: files).errors.contains("New badge: Overachiever"))
  }

  /// The first change of a folder without `badges.txt` may be the one that takes the ground of a badge away.
  @Test(arguments: [
    "remove --date 2026-01-02 water", "change --date 2026-01-02 1 water 20ml", "config goal water 3l",
    "rename water juice --yes", "config name water", "config badges off",
  ])
  func whatWasEarnedBeforeAChangeIsKeptWithItsDay(_ line: String) {
    let files = typed()
    let run = Run(line, in: files)
    #expect(
      run.status == 0 && run.errors.contains("Badge earned on Jan\u{A0}7: Week Warrior."), "\(run.errors)")
    let kept =
      head
      + "2026-01-01 first_sip\n2026-01-01 goal_reached\n2026-01-03 streak_3\n2026-01-07 streak_7\n2026-01-01 big_gulp\n"
    #expect(files["/log/badges.txt"] == kept)
    #expect(Run("undo", in: files).status == 0 && files["/log/badges.txt"] == kept)
  }

  @Test func daysTypedLaterEarnToo() {
    let files = typed()
    _ = Run("drink", in: files)
    files["/log/2026-01-08.txt"] = "water 3l 23:00\n"
    files["/log/2025-03-01.txt"] = "water 100ml 05:00\n"
    // The weeks around are looked at each time, all days with the first change of a day.
    #expect(
      Run("drink", in: files).errors == """
        Badge earned on Jan\u{A0}8: Night Owl. A drink after 10 at night, before 4.
        Badge earned on Jan\u{A0}8: Overachiever. 150\u{A0}% of a daily goal.

        """)
    let next = Run("drink --now 2026-01-13T09:00 --lang cs", in: files)
    #expect(
      next.errors == "Odznak získaný 1.\u{A0}3.\u{A0}2025: Ranní ptáče. Pití mezi čtvrtou a osmou ráno.\n")
    #expect(files["/log/badges.txt"]?.hasSuffix("2025-03-01 first_sip\n2025-03-01 early_bird\n") == true)
  }

  /// With a hundred entries the history may be long: all days are looked at again only after the weeks that are looked
  /// at each time.
  @Test func aLongHistoryIsNotLookedAtEachDay() {
    let files = typed(["2026-01-09.txt": String(repeating: "water 10ml 12:00\n", count: 100)])
    #expect(Run("drink", in: files).errors.contains("Centurion"))
    files["/log/2025-03-01.txt"] = "water 100ml 05:00\n"
    #expect(Run("drink --now 2026-01-13T09:00", in: files).errors == "")
    files["/log/2026-02-20.txt"] = "water 100ml 23:00\n"
    #expect(
      Run("drink --now 2026-02-26T09:00", in: files).errors.contains("Badge earned on Feb\u{A0}20: Night Owl")
    )
    #expect(
      Run("drink --now 2026-02-27T09:00", in: files).errors.contains(
        "Badge earned on Mar\u{A0}1, 2025: Early Bird"))
    #expect(files["/log/badges.txt"]?.contains("2025-03-01 first_sip\n") == true)
  }

  @Test func anImportKeepsWhatItsDaysHaveEarned() {
    let rows = (1...3).map { "2025-05-0\($0),2000\n" }.joined()
    let files = daybook(["daybook.conf": conf, "days.csv": "date,water (ml)\n" + rows])
    let run = Run("import days.csv", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/badges.txt"]?.contains("2025-05-03 streak_3\n") == true)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/badges.txt"] == nil)
  }

  @Test func whereBadgesTxtIsGoneAllDaysAreLookedAtAgain() {
    let files = typed(["2025-03-01.txt": "water 1l 05:00\n"])
    _ = Run("drink", in: files)
    let kept = files["/log/badges.txt"]
    files["/log/badges.txt"] = nil
    _ = Run("drink", in: files)
    #expect(files["/log/badges.txt"] == kept)
  }

  @Test func whatIsPlannedEarnsNothing() {
    let files = daybook(["daybook.conf": conf, "2026-01-20.txt": "water 3l 07:00\n"])
    #expect(
      Run("add water 1l 09:00 --date 2026-01-14", in: files).errors
        == "'water' is done on a day that is still to come; write '[ ]' for a plan, or move the line\n")
    #expect(files["/log/badges.txt"] == nil)
  }
}

import Testing

@testable import daybook

/// What only the program knows of a half-typed line.
struct CompletionTests {
  private let files = daybook([
    "daybook.conf": """
    measure water "Water" goal 2500ml cup 250ml alias voda
    measure sleep goal 7h
    habit read "Čtení knihy" alias book
    habit gym "Gym" alias posilovna
    habit both all read gym

    """,
    "2026-01-12.txt": "[ ] read\n[ ] call the dentist\n\nwater 250ml 08:10\n",
    "2026-01-05.txt": "[ ] pay rent\n[x] post a letter\n",
    "2025-02-03.txt": "water 1l\n", "2025-12-31.txt": "water 1l\n",
  ])

  private static let offers: [(String, [String])] = [
    // The names of files, and others to those who begin to type them.
    ("done ''", ["read\tČtení knihy", "gym\tGym", "call the dentist\t2026-01-12", "pay rent\t2026-01-05"]),
    ("done B", ["book\tread"]), ("done čt", ["Čtení knihy\tread"]), ("add VO", ["voda\twater"]),
    ("done pay", ["pay rent\t2026-01-05"]), ("done --date 2026-01-04 pay", []),
    ("stats b", ["book\tread", "both\tboth"]),
    // Lines, of the day that is said.
    ("change ''", ["1\t[ ] read", "2\t[ ] call the dentist", "4\twater 250ml 08:10"]),
    ("change --date 2026-01-05 2", ["2\t[x] post a letter"]), ("change 4 ''", ["water 250ml 08:10"]),
    ("change 4 water ''", []), ("remove w", ["water\tWater"]), ("remove 4", ["4\twater 250ml 08:10"]),
    // Settings.
    ("config clock ''", ["24h", "12h"]), ("config week s", ["saturday", "sunday"]),
    ("config LAYOUT ''", ["flat", "year", "month"]), ("config clock 24h ''", []), ("config name ''", []),
    ("config end g", ["gym\tGym"]), ("config goal ''", ["water\tWater", "sleep\tsleep"]),
    ("edit c", ["config\tdaybook.conf"]), ("edit yesterday ''", []),
    // Days and periods with a file.
    ("week 2025-W", ["2025-W06\tWeek of Feb 3–9"]),
    ("month 2025-1", ["2025-12\tDecember 2025", "2025-12-31\tWednesday"]),
    ("day 2025-0", ["2025-02-03\tMonday"]), ("week 2026-0", lastDays), ("week a", []),
    ("month 2026-0", ["2026-01\tJanuary 2026"] + lastDays),
  ]

  @Test(arguments: offers)
  func whatIsOffered(line: String, offered: [String]) {
    let run = Run("__complete zsh " + line, in: files)
    #expect(run.output.replacing("\u{A0}", with: " ").split(separator: "\n").map(String.init) == offered)
  }

  private static let lastDays = [
    "2026-01-11\tSunday", "2026-01-10\tSaturday", "2026-01-09\tFriday", "2026-01-08\tThursday",
    "2026-01-07\tWednesday", "2026-01-06\tTuesday", "2026-01-05\tMonday",
  ]

  @Test func theClockIsThatOfTheOptionElseThatOfTheVariable() {
    let now = ["DAYBOOK_NOW": "2025-12-31T23:00"]
    #expect(
      Run("__complete zsh day tod", in: files, environment: now).output == "today\t2025-12-31\n")
    #expect(
      Run("__complete zsh --now 2026-02-01T10:00 day tod", in: files, environment: now).output
        == "today\t2026-02-01\n")
    #expect(
      Run("__complete zsh day tod", in: files, environment: ["DAYBOOK_NOW": "x"]).output
        == "today\t2026-01-12\n")
  }
}

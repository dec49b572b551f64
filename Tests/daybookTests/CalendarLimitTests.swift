import TestSupport
import Testing

@testable import daybook

/// Dates and periods that are written as they should be, and that no calendar has.
@Suite struct CalendarLimitTests {
  @Test(arguments: [
    ("week 2025-W53", "'2025-W53' is not a period: 2025 has 52 weeks"),
    ("week 2026-W54", "'2026-W54' is not a period: 2026 has 53 weeks"),
    ("week 2026-W00", "'2026-W00' is not a period: 2026 has 53 weeks"),
    ("month 2026-13", "'2026-13' is not a period: a year has 12 months"),
    ("day 2026-02-30", "'2026-02-30' is not a date: 2026-02 has 28 days"),
    ("day 2028-02-30", "'2028-02-30' is not a date: 2028-02 has 29 days"),
    ("day 2026-04-31", "'2026-04-31' is not a date: 2026-04 has 30 days"),
  ])
  func theCalendarIsTold(command: String, sentence: String) {
    let run = Run(command, in: daybook(["daybook.conf": small]))
    #expect(run.status == 2)
    #expect(run.errors.contains(sentence), "\(run.errors)")
  }

  @Test(arguments: ["week 2020-W53", "week 2026-W53", "week 2015-W53", "day 2024-02-29"])
  func whatTheCalendarHasIsNoTrouble(command: String) {
    #expect(Run(command, in: daybook(["daybook.conf": small])).status == 0)
  }

  @Test(arguments: ["week 2026-W", "day 20260230", "day 2026-02-3x"])
  func anythingElseIsToldWithAnExample(command: String) {
    #expect(Run(command, in: daybook(["daybook.conf": small])).errors.contains("such as"))
  }

  @Test func inCzechToo() {
    let run = Run("day 2026-02-30 --lang cs", in: daybook(["daybook.conf": small]))
    #expect(run.errors.contains("„2026-02-30“ není datum: 2026-02 má 28 dní"))
  }
}

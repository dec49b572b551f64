import Journal
import Reports
import Testing

@testable import Rendering

@Suite struct StatsPageTests {
  @Test func whereTheyFitTheNumbersAreTables() {
    let statistics = captainsDaybook.statistics(on: screen())
    #expect(
      statistics.lines.drawn == """
        Statistics
        Jan 11–13, 2026 · 3 days

        Habit                    Streak  Longest          Met  Recent  Strength  SMTWTFS
        ───────────────────────  ──────  ───────  ───────────  ──────  ────────  ───────
        Breakfast                3 days   3 days  3/3 (100 %)     3/3      14 %  ███····
        Lunch                    2 days   2 days  2/2 (100 %)     2/2      10 %  ██·····
        Kitchen closed at 10 PM   1 day    1 day   1/2 (50 %)     1/2       5 %  ▁█·····
        Read                       none     none                            8 %
        Water                      none    1 day   1/2 (50 %)     1/2       6 %  █▁·····
        Calories                 2 days   2 days  2/2 (100 %)     2/2      10 %  ██·····

        Measure         Mean  7-day mean   Total           Highest day
        ────────  ──────────  ──────────  ──────  ────────────────────
        Water       1,573 ml    1,573 ml  4.72 l    2,600 ml on Jan 11
        Coffee        150 ml      150 ml  150 ml      150 ml on Jan 13
        Caffeine       90 mg       90 mg               90 mg on Jan 13
        Calories  1,113 kcal  1,113 kcal          1,500 kcal on Jan 11
        Running         8 km        8 km    8 km        8 km on Jan 11
        Weight       82.4 kg     82.4 kg             82.4 kg on Jan 13

        Trend
          Weight: 82.4 kg

        Recent: of the last 30 days that are decided, or 12 weeks.
        """)
  }

  @Test func atFortyColumnsEachHasABlock() {
    let statistics = captainsCzechDaybook.statistics(on: screen(.cs, columns: 40))
    #expect(
      statistics.lines.drawn == """
        Statistika
        11.–13. ledna 2026 · 3 dny

        Snídaně
          série 3 dny, nejdelší 3 dny
          Splněno 3/3 (100 %), nedávno 3/3
          Síla 14 %

        Oběd
          série 2 dny, nejdelší 2 dny
          Splněno 2/2 (100 %), nedávno 2/2
          Síla 10 %

        Kuchyň zavřená ve 22 hodin
          série 1 den, nejdelší 1 den
          Splněno 1/2 (50 %), nedávno 1/2
          Síla 5 %

        Čtení
          teď bez série
          Síla 8 %

        Voda
          teď bez série, nejdelší 1 den
          Splněno 1/2 (50 %), nedávno 1/2
          Síla 6 %

        Kalorie
          série 2 dny, nejdelší 2 dny
          Splněno 2/2 (100 %), nedávno 2/2
          Síla 10 %

        Voda
          Průměr: 1 573 ml
          Průměr 7 dní: 1 573 ml
          Celkem: 4,72 l
          Nejvíc za den: 2 600 ml, 11. 1.

        Káva
          Průměr: 150 ml
          Průměr 7 dní: 150 ml
          Celkem: 150 ml
          Nejvíc za den: 150 ml, 13. 1.

        Kofein
          Průměr: 90 mg
          Průměr 7 dní: 90 mg
          Nejvíc za den: 90 mg, 13. 1.

        Kalorie
          Průměr: 1 113 kcal
          Průměr 7 dní: 1 113 kcal
          Nejvíc za den: 1 500 kcal, 11. 1.

        Běh
          Průměr: 8 km
          Průměr 7 dní: 8 km
          Celkem: 8 km
          Nejvíc za den: 8 km, 11. 1.

        Váha
          Průměr: 82,4 kg
          Průměr 7 dní: 82,4 kg
          Nejvíc za den: 82,4 kg, 13. 1.
          Trend: 82,4 kg

        Nedávno: z posledních 30 rozhodnutých
        dní nebo 12 týdnů.
        """)
  }

  @Test func readAloudEachHabitIsALine() {
    let statistics = captainsDaybook.statistics(on: screen())
    #expect(
      statistics.sentences.map { StyledText($0) }.drawn == """
        Statistics.
        From January 11, 2026 to January 13, 2026, 3 days.
        Breakfast: 3 of 3 met, 100 percent. A streak of 3 days, from January 11, 2026 to January 13, 2026. \
        It is the longest so far. Lately met: 3 of 3 days. Strength 14 percent.
        Lunch: 2 of 2 met, 100 percent. A streak of 2 days, from January 11, 2026 to January 12, 2026. It \
        is the longest so far. Lately met: 2 of 2 days. Strength 10 percent.
        Kitchen closed at 10 PM: 1 of 2 met, 50 percent. A streak of 1 day, on January 12, 2026. It is the \
        longest so far. Lately met: 1 of 2 days. Strength 5 percent.
        Read: No streak now. Strength 8 percent.
        Water: 1 of 2 met, 50 percent. No streak now. The longest streak: 1 day, on January 11, 2026. \
        Lately met: 1 of 2 days. Strength 6 percent.
        Calories: 2 of 2 met, 100 percent. A streak of 2 days, from January 11, 2026 to January 12, 2026. \
        It is the longest so far. Lately met: 2 of 2 days. Strength 10 percent.
        Water: Mean: 1,573 ml. 7-day mean: 1,573 ml. Total: 4.72 l. Highest day: 2,600 ml on January 11, 2026.
        Coffee: Mean: 150 ml. 7-day mean: 150 ml. Total: 150 ml. Highest day: 150 ml on January 13, 2026.
        Caffeine: Mean: 90 mg. 7-day mean: 90 mg. Highest day: 90 mg on January 13, 2026.
        Calories: Mean: 1,113 kcal. 7-day mean: 1,113 kcal. Highest day: 1,500 kcal on January 11, 2026.
        Running: Mean: 8 km. 7-day mean: 8 km. Total: 8 km. Highest day: 8 km on January 11, 2026.
        Weight: Mean: 82.4 kg. 7-day mean: 82.4 kg. Highest day: 82.4 kg on January 13, 2026. Trend: 82.4 kg.
        """)
  }

  @Test func readAloudInCzechEachHabitIsALine() {
    let statistics = captainsCzechDaybook.statistics(on: screen(.cs))
    #expect(
      statistics.sentences.map { StyledText($0) }.drawn == """
        Statistika.
        Období: 11. ledna 2026 až 13. ledna 2026, celkem 3 dny.
        Snídaně: Splněno 3 ze 3, 100 procent. Série: 3 dny, 11. ledna 2026 až 13. ledna 2026. Zatím \
        nejdelší. Nedávno splněno: 3 ze 3 dní. Síla 14 procent.
        Oběd: Splněno 2 ze 2, 100 procent. Série: 2 dny, 11. ledna 2026 až 12. ledna 2026. Zatím nejdelší. \
        Nedávno splněno: 2 ze 2 dní. Síla 10 procent.
        Kuchyň zavřená ve 22 hodin: Splněno 1 ze 2, 50 procent. Série: 1 den, 12. ledna 2026. Zatím \
        nejdelší. Nedávno splněno: 1 ze 2 dní. Síla 5 procent.
        Čtení: Teď žádná série. Síla 8 procent.
        Voda: Splněno 1 ze 2, 50 procent. Teď žádná série. Nejdelší série: 1 den, 11. ledna 2026. Nedávno \
        splněno: 1 ze 2 dní. Síla 6 procent.
        Kalorie: Splněno 2 ze 2, 100 procent. Série: 2 dny, 11. ledna 2026 až 12. ledna 2026. Zatím \
        nejdelší. Nedávno splněno: 2 ze 2 dní. Síla 10 procent.
        Voda: Průměr: 1 573 ml. Průměr 7 dní: 1 573 ml. Celkem: 4,72 l. Nejvíc za den: 2 600 ml, 11. ledna \
        2026.
        Káva: Průměr: 150 ml. Průměr 7 dní: 150 ml. Celkem: 150 ml. Nejvíc za den: 150 ml, 13. ledna 2026.
        Kofein: Průměr: 90 mg. Průměr 7 dní: 90 mg. Nejvíc za den: 90 mg, 13. ledna 2026.
        Kalorie: Průměr: 1 113 kcal. Průměr 7 dní: 1 113 kcal. Nejvíc za den: 1 500 kcal, 11. ledna 2026.
        Běh: Průměr: 8 km. Průměr 7 dní: 8 km. Celkem: 8 km. Nejvíc za den: 8 km, 11. ledna 2026.
        Váha: Průměr: 82,4 kg. Průměr 7 dní: 82,4 kg. Nejvíc za den: 82,4 kg, 13. ledna 2026. Trend: 82,4 kg.
        """)
  }

  @Test func withoutDaysItSaysHowToBegin() {
    let daybook = WrittenDaybook("", [:], now: "2026-01-13T10:00")
    #expect(
      daybook.statistics(on: screen()).lines.drawn == """
        Statistics
        Jan 13, 2026 · 1 day

        There is nothing to count yet. A first line is enough to begin:
          daybook add water 250ml
          daybook init
        """)
  }

  @Test func theWeekdaysAreAColumnWhereItFitsAndNamedElsewhere() {
    var files: [String: String] = [:]
    for day in Day("2026-01-05")!...Day("2026-02-15")! {
      files[day.description] = day.weekday == .saturday ? "[ ] walk" : "[x] walk"
    }
    let daybook = WrittenDaybook("habit walk \"Procházka\"", files, now: "2026-02-16T10:00")
    #expect(
      daybook.statistics(on: screen(.cs)).lines.drawn == """
        Statistika
        5. ledna – 16. února 2026 · 43 dní

        Návyk      Série  Nejdelší       Splněno  Nedávno  Síla  PÚSČPSN
        ─────────  ─────  ────────  ────────────  ───────  ────  ───────
        Procházka  1 den     6 dní  36/42 (85 %)    25/30  75 %  █████▁█

        Bezchybné dny: 36, série 1 den, nejdelší 6 dní

        Nedávno: z posledních 30 rozhodnutých dní nebo 12 týdnů.
        """)
    #expect(
      daybook.statistics(on: screen(.cs, columns: 50)).lines.drawn.contains(
        "nejlépe pondělí 6/6, nejhůře sobota"))
    #expect(
      daybook.statistics(on: screen()).sentences[2].contains(
        "Best on Monday, 6 of 6; worst on Saturday, 0 of 6."))
  }
}

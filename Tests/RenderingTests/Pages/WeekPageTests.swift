import Journal
import Reports
import Speech
import Testing

@testable import Rendering

@Suite struct WeekPageTests {
  @Test func theWeekIsAGridWithTodayMarked() {
    let week = captainsDaybook.week(on: screen())
    #expect(
      week.lines.drawn == """
        Week of Jan 11–17
        11/46 met · 84 % of the 13 decided so far

                                  S   M   T   W   T   F   S
                                 11  12 [13] 14  15  16  17
        Breakfast                 ✓   ✓   ✓   ◦   ◦   ◦   ◦    3/3
        Lunch                     ✓   ✓   ◦   ◦   ◦   ◦   ◦    2/2
        Kitchen closed at 10 PM   ✗   ✓   ◦   ◦   ◦   ◦   ◦    1/2
        Gym                           –   ·   ◦   ·   ◦   ·
        Read                      ✓   ✓   ·   ·   ·   ·   ·    2/3
        Water                     ✓   ◐   ◦   ◦   ◦   ◦   ◦    1/2
        Caffeine                          ◦   ◦   ◦   ◦   ◦
        Calories                  ✓   ✓   ◦   ◦   ◦   ◦   ◦    2/2
        Running                   •   ·   ·   ·   ·   ·   ◦
        ──────────────────────────────────────────────────────────
        Day                     5/6 5/6 1/6                  11/13

        Running: 8 / 20 km this week  40 %
        Coffee: 150 ml (1 day)
        Weight: 82.4 kg (1 day)

        ✓ met  ◐ partly  ✗ missed  ◦ open  – skipped  · not due  • an amount
        """)
  }

  @Test func atFortyColumnsTheLabelsGiveWay() {
    let week = captainsCzechDaybook.week(on: screen(.cs, columns: 40))
    #expect(
      week.lines.drawn == """
        Týden 11.–17. ledna
        Splněno 11/46 · 84 % ze 13 rozhodnutých

                     ne po út st čt pá so
                     11 12[13]14 15 16 17
        Snídaně       ✓  ✓  ✓  ◦  ◦  ◦  ◦    3/3
        Oběd          ✓  ✓  ◦  ◦  ◦  ◦  ◦    2/2
        Kuchyň zavř…  ✗  ✓  ◦  ◦  ◦  ◦  ◦    1/2
        Posilovna        –  ·  ◦  ·  ◦  ·
        Čtení         ✓  ✓  ·  ·  ·  ·  ·    2/3
        Voda          ✓  ◐  ◦  ◦  ◦  ◦  ◦    1/2
        Kofein              ◦  ◦  ◦  ◦  ◦
        Kalorie       ✓  ✓  ◦  ◦  ◦  ◦  ◦    2/2
        Běh           •  ·  ·  ·  ·  ·  ◦
        ────────────────────────────────────────
        Splněno       5  5  1              11/13

        Běh: 8 / 20 km tento týden  40 %
        Káva: 150 ml (1 den)
        Váha: 82,4 kg (1 den)

        ✓ splněno  ◐ zčásti  ✗ nesplněno
        ◦ zbývá  – vynecháno  · není v plánu
        • záznam
        """)
  }

  @Test func inASCIIEveryStateHasItsOwnSign() {
    let week = captainsDaybook.week(on: screen(columns: 60, .ascii))
    #expect(
      week.lines.drawn == """
        Week of Jan 11-17
        11/46 met . 84 % of the 13 decided so far

                                  S   M   T   W   T   F   S
                                 11  12 [13] 14  15  16  17
        Breakfast                 x   x   x   o   o   o   o    3/3
        Lunch                     x   x   o   o   o   o   o    2/2
        Kitchen closed at 10 PM   !   x   o   o   o   o   o    1/2
        Gym                           -   .   o   .   o   .
        Read                      x   x   .   .   .   .   .    2/3
        Water                     x   ~   o   o   o   o   o    1/2
        Caffeine                          o   o   o   o   o
        Calories                  x   x   o   o   o   o   o    2/2
        Running                   *   .   .   .   .   .   o
        ----------------------------------------------------------
        Day                     5/6 5/6 1/6                  11/13

        Running: 8 / 20 km this week  40 %
        Coffee: 150 ml (1 day)
        Weight: 82.4 kg (1 day)

        x met  ~ partly  ! missed  o open  - skipped  . not due
        * an amount
        """)
  }

  /// Who only writes down what they drink sees it, in a daybook without any goal.
  @Test func whatHasNoGoalIsCounted() {
    let daybook = WrittenDaybook(
      "daybook 1\nmeasure water unit ml\nmeasure weight unit kg last\n",
      ["2026-01-12": "water 300ml 08:10\nweight 80kg\n", "2026-01-13": "water 1l\nweight 81kg\n"],
      now: "2026-01-13T12:00")
    let texts = daybook.week(on: screen()).lines.drawn
    #expect(
      texts.hasPrefix(
        """
        Week of Jan 12–18

        water: 1,300 ml (2 days, 650 ml a day)
        weight: 80.5 kg on average (2 days)

        There is nothing to tick off yet.
        """), "\(texts)")
    let czech = daybook.week(on: screen(.cs)).sentences.joined(separator: " ").withPlainBlanks
    #expect(czech.contains("water: 1 300 ml (2 dny, 650 ml denně). weight:"), "\(czech)")
  }

  /// The label of the day sums is whole, however short the names are.
  @Test(arguments: [30, 40, 60, 80, 110])
  func theLabelOfTheDaySumsIsNotCut(columns: Int) {
    let daybook = WrittenDaybook(
      "daybook 1\nhabit ab\nhabit cd\n", ["2026-01-12": "[x] ab\n[x] cd\n"], now: "2026-01-13T09:00")
    for language in Language.allCases {
      for glyphs in [Glyphs.unicode, .ascii] {
        let lines = daybook.week(on: screen(language, columns: columns, glyphs)).lines.drawn
        let heads = language == .en ? ["\nDay ", "\nMet "] : ["\nDen ", "\nSplněno "]
        #expect(heads.contains { lines.contains($0) }, "\(lines)")
      }
    }
  }

  @Test func readAloudEachRowNamesItsDays() {
    let week = captainsDaybook.week(on: screen())
    #expect(
      week.sentences.map { StyledText($0) }.drawn == """
        Week of Jan 11–17.
        Today is Tuesday, January 13, 2026.
        11 of 46 met, 84 percent of the 13 decided so far.
        Breakfast: 3 of 3. Met: Sunday, Monday, Tuesday. Open: Wednesday, Thursday, Friday, Saturday.
        Lunch: 2 of 2. Met: Sunday, Monday. Open: Tuesday, Wednesday, Thursday, Friday, Saturday.
        Kitchen closed at 10 PM: 1 of 2. Met: Monday. Missed: Sunday. Open: Tuesday, Wednesday, Thursday, \
        Friday, Saturday.
        Gym: nothing decided yet. Open: Wednesday, Friday. Skipped: Monday. Not due: Tuesday, Thursday, \
        Saturday. Unknown: Sunday.
        Read: 2 of 3, open. Met: Sunday, Monday. Not due: Tuesday, Wednesday, Thursday, Friday, Saturday.
        Water: 1 of 2. Met: Sunday. Partly: Monday. Open: Tuesday, Wednesday, Thursday, Friday, Saturday.
        Caffeine: nothing decided yet. Open: Tuesday, Wednesday, Thursday, Friday, Saturday. Unknown: \
        Sunday, Monday.
        Calories: 2 of 2. Met: Sunday, Monday. Open: Tuesday, Wednesday, Thursday, Friday, Saturday.
        Running: 8 of 20 km, still open. Open: Saturday. Not due: Monday, Tuesday, Wednesday, Thursday, Friday. \
        With an amount: Sunday.
        Coffee: 150 ml (1 day).
        Weight: 82.4 kg (1 day).
        Sunday, January 11: 5 of 6.
        Monday, January 12: 5 of 6.
        Tuesday, January 13: 1 of 6.
        """)
  }

  @Test func readAloudInCzechEachRowNamesItsDays() {
    let week = captainsCzechDaybook.week(on: screen(.cs))
    #expect(
      week.sentences.map { StyledText($0) }.drawn == """
        Týden 11.–17. ledna.
        Dnes je úterý 13. ledna 2026.
        Splněno 11 ze 46, 84 procent ze 13 rozhodnutých.
        Snídaně: 3 ze 3. Splněno: neděle, pondělí, úterý. Zbývá: středa, čtvrtek, pátek, sobota.
        Oběd: 2 ze 2. Splněno: neděle, pondělí. Zbývá: úterý, středa, čtvrtek, pátek, sobota.
        Kuchyň zavřená ve 22 hodin: 1 ze 2. Splněno: pondělí. Nesplněno: neděle. Zbývá: úterý, středa, \
        čtvrtek, pátek, sobota.
        Posilovna: zatím nerozhodnuto. Zbývá: středa, pátek. Vynecháno: pondělí. Není v plánu: úterý, \
        čtvrtek, sobota. Neznámo: neděle.
        Čtení: 2 ze 3, zbývá. Splněno: neděle, pondělí. Není v plánu: úterý, středa, čtvrtek, pátek, sobota.
        Voda: 1 ze 2. Splněno: neděle. Zčásti: pondělí. Zbývá: úterý, středa, čtvrtek, pátek, sobota.
        Kofein: zatím nerozhodnuto. Zbývá: úterý, středa, čtvrtek, pátek, sobota. Neznámo: neděle, pondělí.
        Kalorie: 2 ze 2. Splněno: neděle, pondělí. Zbývá: úterý, středa, čtvrtek, pátek, sobota.
        Běh: 8 z 20 km, zatím nesplněno. Zbývá: sobota. Není v plánu: pondělí, úterý, středa, čtvrtek, pátek. Se \
        záznamem: neděle.
        Káva: 150 ml (1 den).
        Váha: 82,4 kg (1 den).
        Neděle 11. ledna: 5 ze 6.
        Pondělí 12. ledna: 5 ze 6.
        Úterý 13. ledna: 1 ze 6.
        """)
  }

  @Test func whatCannotBeSaidOfAnyDayHasNoRow() {
    let daybook = WrittenDaybook(
      "habit read until 2026-01-01\nhabit walk from 2026-01-01", ["2025-12-30": "[x] read"],
      now: "2026-01-13T10:00")
    let drawn = daybook.week(on: screen()).lines.drawn
    #expect(drawn.contains("walk"))
    #expect(!drawn.contains("read"))
    #expect(
      daybook.week("2025-11-05", on: screen()).lines.drawn == """
        Week of Nov 3–9, 2025

        Nothing was tracked in these days.
        """)
  }

  @Test func withoutHabitsAndGoalsItSaysHowToBegin() {
    let daybook = WrittenDaybook("", [:], now: "2026-01-13T10:00")
    #expect(
      daybook.week(on: screen(.cs)).lines.drawn == """
        Týden 12.–18. ledna

        Zatím není co odškrtávat. Vyberte si cíle a návyky:
          daybook init
        """)
  }

  @Test(arguments: [Glyphs.unicode, .ascii]) func statesAreToldApartWithoutColours(_ glyphs: Glyphs) {
    let signs = State.allCases.map { glyphs.sign(of: $0).text }
    #expect(Set(signs).count == signs.count)
    #expect(signs.allSatisfy { $0.widthInColumns == 1 })
  }
}

import TestSupport
import Testing

@testable import daybook

@Suite struct ExplainTranscripts {
  let files = [
    "daybook.conf": """
    daybook 1
    measure water "Water" goal 1l
    measure coffee "Coffee" unit ml counts 50% water
    habit breakfast "Breakfast"
    habit gym "Gym" every mon
    pause 2026-01-08..2026-01-09 "Flu"

    """,
    "2026-01-05.txt": "[x] breakfast\nwater 600ml\nwater 500ml\n",
    "2026-01-06.txt": "[ ] breakfast\nwater 200ml\ncoffee 200ml\n", "2026-01-07.txt": "slept badly\n",
    "2026-01-10.txt": "[-] breakfast\n", "2026/2026-01-11.md": "[x] breakfast\n[x] breakfast 9:00\n",
  ]

  @Test func everyNumberHasItsFormulaAndItsLines() {
    let run = Run("stats --explain", in: daybook(files))
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output.withPlainBlanks == """
        Where the numbers come from
        Jan 5–12, 2026 · 8 days

        Breakfast
          Counted from January 5, 2026 on, where it is first written: 2026-01-05.txt:1
          Met 2/4 (50 %): 4 days decided, 2 met, 0 partly, 2 missed
          Streak 1 day: the met day, Jan 11
          The run before it ended on Jan 7: missed, no line of it in the file
          Longest: the same
          Recent 2/4: all decided days so far, Jan 5–11
          Strength 9 %: each decided day adds its part, met 1, missed 0; the newest
            weigh most, and 13 days in a row make half
          By weekday: Mon 1/1, Tue 0/1, Wed 0/1, Sun 1/1
          ✓ Met: 2 days
            2026-01-05.txt:1  2026/2026-01-11.md:1,2
          ✗ Missed: 2 days
            left open, [ ]: 2026-01-06.txt:1
            no line of it in the file: 2026-01-07.txt
          ◦ Open: 1 day, not counted
            the day is not over: Jan 12
          – Skipped: 3 days, not counted
            paused, 'Flu', daybook.conf:6: Jan 8–9
            left out, [-]: 2026-01-10.txt:1
          Strength, the last 4 days that count
            Jan 5 100 % → 5.2 %  Jan 6 0 % → 4.9 %  Jan 7 0 % → 4.7 %
            Jan 11 100 % → 9.6 %

        Water
          Counted from January 5, 2026 on, where it is first written: 2026-01-05.txt:2,3
          Goal 1 l, daybook.conf:2
          Met 1/5 (20 %): 5 days decided, 1 met, 1 partly, 3 missed
          No streak now, as of Jan 11: missed, no line of it in the file
          Longest 1 day: the met day, Jan 5
          Recent 1/5: all decided days so far, Jan 5–11
          Strength 5 %: each decided day adds its part, up to 1 by the share of the
            goal; the newest weigh most, and 13 days in a row make half
          By weekday: Mon 1/1, Tue 0/1, Wed 0/1, Sat 0/1, Sun 0/1
          Total 1.4 l: 1,400 ml, the sum of 2 days with an amount
          Mean 700 ml: 1,400 ml ÷ 2 days with an amount
          7-day mean 300 ml: 300 ml ÷ 1 day with an amount, Jan 6–12
          Highest day 1,100 ml: Jan 5, 2026-01-05.txt:2,3
          With an amount: 2 days
            2026-01-05.txt:2,3  ✓ 1,100 / 1,000 ml = 600 + 500
            2026-01-06.txt:2,3  ◐ 300 / 1,000 ml = 200 + 100 Coffee
          ✗ Missed, no amount: 3 days
            no line of it in the file: 2026-01-07.txt  2026-01-10.txt
              2026/2026-01-11.md
          ◦ Open, no amount: 1 day, not counted
            the day is not over: Jan 12
          – Skipped, no amount: 2 days, not counted
            paused, 'Flu', daybook.conf:6: Jan 8–9
          Strength, the last 5 days that count
            Jan 5 100 % → 5.2 %  Jan 6 30 % → 6.5 %  Jan 7 0 % → 6.1 %
            Jan 10 0 % → 5.8 %  Jan 11 0 % → 5.5 %

        Coffee
          Total 200 ml: 200 ml, the sum of 1 day with an amount
          Mean 200 ml: 200 ml ÷ 1 day with an amount
          7-day mean 200 ml: 200 ml ÷ 1 day with an amount, Jan 6–12
          Highest day 200 ml: Jan 6, 2026-01-06.txt:3
          With an amount: 1 day
            2026-01-06.txt:3  200 ml

        Perfect days
          Perfect days 1: something was due and all of it was met; on 4 days something
            was lost
          No streak now, as of Jan 11: 1/2, without Water
          Longest 1 day: the met day, Jan 5
          ✓ Met: 1 day
            2026-01-05.txt 2/2

        'daybook stats NAME --explain' tells of one habit or measure, '--period' of some
        days.

        """)
  }

  /// A goal is told as `config` tells it, with its days before its condition.
  @Test(arguments: [
    ("en", "Goal 3 l from Jan 5, 2026 until Jan 19, 2026 when Gym is done, daybook.conf:3"),
    ("cs", "Cíl 3 l od 5. 1. 2026 do 19. 1. 2026, je-li splněno Gym, daybook.conf:3"),
  ])
  func aGoalIsToldWithItsDaysAndItsCondition(_ language: String, _ goal: String) {
    let conf =
      "habit gym \"Gym\"\nmeasure water goal 2l\ngoal water 3l when gym from 2026-01-05 until 2026-01-19\n"
    let files = daybook(["daybook.conf": conf, "2026-01-05.txt": "[x] gym\nwater 3l\n"])
    let told = Run("--lang \(language) stats water --explain", in: files).output.withPlainBlanks
    #expect(told.replacing("\n    ", with: " ").contains("  " + goal + "\n"), "\(told)")
    let fact = goal.split(separator: ", daybook")[0].dropFirst()
    #expect(Run("--lang \(language) config water", in: files).output.withPlainBlanks.contains(fact))
  }

  @Test func aSumInCupsIsOfCups() {
    let conf = "measure coffee goal at most 3cup cup 150ml\nmeasure tea unit ml cup 200ml counts 50% coffee\n"
    let days = ["11": "coffee 2 cups 08:00\ncoffee 1 cup 10:00\n", "10": "coffee 150ml\ntea 300ml\n"]
    for units in ["", "units us\n"] {
      let told = said("stats coffee --explain", units + conf, days)
      #expect(told.contains("2026-01-11.txt:1,2  ✓ 3 / max 3 cups = 2 + 1"), "\(told)")
      #expect(told.contains("2026-01-10.txt:1,2  ✓ 2 / max 3 cups = 1 + 1 tea"), "\(told)")
    }
  }

  @Test(arguments: [
    ("stats coffee", "3 cups on Jan 11"), ("stats coffee --linear", "Mean: 3 cups"),
    ("stats coffee --explain", "Total 3 cups: 3 cups, the sum of 1 day"), ("list coffee", "coffee 3 cups"),
    ("day --of coffee 2026-01-11", "Total  3 cups"), ("week 2026-01-11 --of coffee", "Mean         3 cups"),
    ("month --of coffee", "3 cups"), ("year --of coffee", "3 cups"),
  ])
  func aMeasureIsToldInOneUnitOnEveryScreen(_ line: String, _ words: String) {
    let conf = "measure coffee goal at most 3cup cup 150ml\n"
    for units in ["", "units us\n"] {
      let told = said(line, units + conf, ["11": "coffee 2 cups 08:00\ncoffee 1 cup 10:00\n"])
      #expect(told.contains(words), "\(told)")
      #expect(!told.contains(" ml") && !told.contains(" oz"), "\(told)")
    }
  }

  @Test func readAloudInCzechEachNumberIsASentence() {
    let run = Run("--lang cs stats breakfast --explain --linear", in: daybook(files))
    #expect(
      run.output.withPlainBlanks == """
        Odkud se čísla berou.
        Období: 5. ledna 2026 až 12. ledna 2026, celkem 8 dní.
        Breakfast.
        Počítá se od 5. ledna 2026, kdy je poprvé zapsáno: 2026-01-05.txt řádek 1.
        Splněno 2 ze 4, 50 procent: rozhodnuto 4 dny, splněno 2, zčásti 0, nesplněno 2.
        Série 1 den: splněný den, 11. ledna 2026.
        Předchozí série skončila (7. ledna 2026): nesplněno, v souboru o tom není řádek.
        Nejdelší série: tatáž.
        Nedávno 2 ze 4: všechny dosud rozhodnuté dny, 5. ledna 2026 až 11. ledna 2026.
        Síla 9 procent: přispívá každý rozhodnutý den, splněný 1, nesplněný 0; nejnovější váží \
        nejvíc a 13 splněných dní za sebou dá polovinu.
        Po dnech v týdnu: pondělí 1 z 1, úterý 0 z 1, středa 0 z 1, neděle 1 z 1.
        Splněno: 2 dny: 2026-01-05.txt řádek 1, 2026/2026-01-11.md řádky 1, 2.
        Nesplněno: 2 dny: neodškrtnuto, [ ]: 2026-01-06.txt řádek 1; v souboru o tom není řádek: \
        2026-01-07.txt.
        Zbývá: 1 den, nepočítá se: den ještě neskončil: 12. ledna 2026.
        Vynecháno: 3 dny, nepočítá se: přestávka, „Flu“, daybook.conf řádek 6: 8. ledna 2026 až 9. \
        ledna 2026; vynecháno, [-]: 2026-01-10.txt řádek 1.
        Síla, poslední započítané dny (4): 5. ledna 2026, hotovo 100 %, síla 5,2 %; 6. ledna \
        2026, hotovo 0 %, síla 4,9 %; 7. ledna 2026, hotovo 0 %, síla 4,7 %; 11. ledna 2026, \
        hotovo 100 %, síla 9,6 %.
        Bezchybné dny.
        Bezchybné dny 1: něco bylo v plánu a všechno se splnilo; něco chybělo: 4 dny.
        Teď žádná série, poslední skončila (11. ledna 2026): 1 ze 2, chybí Water.
        Nejdelší série 1 den: splněný den, 5. ledna 2026.
        Splněno: 1 den: 2026-01-05.txt, 2 ze 2.

        """)
  }

  @Test func aStreakThatReachesOutOfThePeriodBringsItsOwnLines() {
    let run = Run("stats breakfast --explain --period 2026-01-10..", in: daybook(files))
    #expect(
      run.output.withPlainBlanks.contains(
        """
          Outside of these days, for the streaks and the recent figure
            ✓ 2026-01-05.txt:1  ✗ 2026-01-06.txt:1  ✗ Jan 7

        """), "\(run.output)")
  }

  @Test func aQuotaIsExplainedByItsWeeks() {
    let files = [
      "daybook.conf": "habit read 3/week\nmeasure run unit km goal 5km/week\n",
      "2026-01-05.txt": "[x] read\nrun 3km\n", "2026-01-07.txt": "[x] read\nrun 3km\n",
      "2026-01-12.txt": "[x] read\n",
    ]
    let run = Run("stats --explain", in: daybook(files))
    #expect(
      run.output.withPlainBlanks == """
        Where the numbers come from
        Jan 5–12, 2026 · 8 days

        read
          Counted from January 5, 2026 on, where it is first written: 2026-01-05.txt:1
          Met 2/3 (66 %): repetitions, up to what was asked in each week that ends in
            these days, 1 week in all; days that were skipped or are unknown lower it
          No streak now: no week is met yet
          Recent 0/1: all decided weeks so far, Jan 5–11
          Strength 20 %: each day adds its part, up to 1 by what seven days hold of 3;
            the newest weigh most, and 13 days in a row make half
          Weeks: 1
            ◐ Jan 5–11: 2/3
          ✓ Met: 3 days
            2026-01-05.txt:1  2026-01-07.txt:1  2026-01-12.txt:1
          · Not due: 5 days, not counted
            the week is asked, not the day
          Strength, the last 8 days that count
            Jan 5 33.3 % → 1.7 %  Jan 6 33.3 % → 3.4 %  Jan 7 66.7 % → 6.7 %
            Jan 8 66.7 % → 9.8 %  Jan 9 66.7 % → 12.7 %  Jan 10 66.7 % → 15.5 %
            Jan 11 66.7 % → 18.2 %  Jan 12 66.7 % → 20.7 %

        run
          Counted from January 5, 2026 on, where it is first written: 2026-01-05.txt:2
          Goal 5 km a week, daybook.conf:2
          Met 1/1 (100 %): 1 week decided, 1 met, 0 partly, 0 missed
          Streak 1 week: the met week, Jan 5–11
          Longest: the same
          Recent 1/1: all decided weeks so far, Jan 5–11
          Strength 29 %: each day adds its part, up to 1 by what seven days hold of the
            goal; the newest weigh most, and 13 days in a row make half
          Total 6 km: 6 km, the sum of 2 days with an amount
          Mean 3 km: 6 km ÷ 2 days with an amount
          7-day mean 3 km: 3 km ÷ 1 day with an amount, Jan 6–12
          Highest day 3 km: Jan 5, 2026-01-05.txt:2
          Weeks: 1
            ✓ Jan 5–11: 6 / 5 km
          With an amount: 2 days
            2026-01-05.txt:2  3 km
            2026-01-07.txt:2  3 km
          Strength, the last 8 days that count
            Jan 5 60 % → 3.1 %  Jan 6 60 % → 6.1 %  Jan 7 100 % → 10.9 %
            Jan 8 100 % → 15.6 %  Jan 9 100 % → 20 %  Jan 10 100 % → 24.1 %
            Jan 11 100 % → 28.1 %  Jan 12 60 % → 29.7 %

        Perfect days
          Perfect days 4: something was due and all of it was met; on 0 days something
            was lost
          Streak 4 days: the met days, Jan 5–12
          Longest: the same
          ✓ Met: 4 days
            2026-01-05.txt 1/1  2026-01-07.txt 1/1  2026-01-11.txt 1/1
            2026-01-12.txt 1/1

        'daybook stats NAME --explain' tells of one habit or measure, '--period' of some
        days.

        """)
  }

  @Test func programsReadTheSameInJSON() {
    let run = Run("stats breakfast --explain --json", in: daybook(files))
    for text in [
      #""schema": "daybook.explanation/1""#, #""sources": ["2026/2026-01-11.md:1", "2026/2026-01-11.md:2"]"#,
      #""pause": {"label": "Flu", "source": "daybook.conf:6"}"#,
      #""since": {"date": "2026-01-05", "declared": false, "sources": ["2026-01-05.txt:1"]}"#,
    ] { #expect(run.output.contains(text), "\(run.output)") }
    #expect(Run("--lang cs stats breakfast --explain --json", in: daybook(files)).output == run.output)
  }

  @Test func withoutADayThereIsNothingToExplain() {
    let run = Run("stats --explain", in: daybook(["daybook.conf": "habit read\n"]))
    #expect(
      run.output.contains("\n\nThere is no number to explain yet. One line is enough") && run.status == 0)
  }

  @Test(arguments: [30, 40, 60, 80, 110]) func noLineIsWiderThanTheScreen(width: Int) {
    let run = Run("stats --explain", in: daybook(files), width: width)
    for line in run.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test func aComparisonListsTheDaysOfBothSides() {
    let files = daybook(files)
    let run = Run("stats water --with breakfast --explain", in: files)
    let lines = run.output.withPlainBlanks.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("  Water: with") } ?? 0
    #expect(
      lines[start...].prefix(6).joined(separator: "\n") == """
          Water: with 1,100 ml (1 day), without 300 ml (1 day)
          Too few days to tell from chance: at least 5 with it and 5 without are needed
          Days with Breakfast: 1 day
            2026-01-05.txt:2,3  ✓ 1,100 / 1,000 ml = 600 + 500
          Days without Breakfast: 1 day
            2026-01-06.txt:2,3  ◐ 300 / 1,000 ml = 200 + 100 Coffee
        """)
    #expect(
      Run("stats water --with breakfast --next-day --explain", in: files).output.contains(
        "Days after Breakfast"))
    let json = Run("stats water --with breakfast --explain --json", in: files).output
    #expect(
      json.contains(#""datesWith": ["2026-01-05"]"#) && json.contains(#""datesWithout": ["2026-01-06"]"#))
  }
}

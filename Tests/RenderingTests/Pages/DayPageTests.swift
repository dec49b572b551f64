import Journal
import Reports
import Testing

@testable import Rendering

@Suite struct DayPageTests {
  @Test func theDayShowsHowItGoesAndWhatIsLeft() {
    let day = captainsDaybook.day(on: screen())
    #expect(
      day.lines.drawn == """
        Good afternoon, Captain!
        Tuesday, January 13, 2026 (Today)
        1/6 completed (16 %)

        ╲           ╱
        ▕           ▏   Water
         ╲▁▁▁▁▁▁▁▁▁╱    1,120 / 2,500 ml  44 %
         ▕█████████▏    1,380 ml to go
          ╲███████╱     By now 1,161 ml · 41 ml behind
          ▕███████▏     + 120 ml from Coffee (of 150 ml)
           ╲▁▁▁▁▁╱

        ◦ Caffeine  █████▊░░░░░░░░░░░░░░░░░░░│░░░░░░         90 / max 400 mg  22 %
                    last at 09:00
        ◦ Calories  ██████▋░░░░░░░░░░░░░░░│░░│░░░░░░  420 / 1,400–1,600 kcal  26 %
        ◦ Running   ████████████▊░░░░░░░░░░░░░░░░░░░     8 / 20 km this week  40 %
          Coffee    150 ml
          Weight    82.4 kg

        Habits
        ☑ Breakfast                10:10
        ☐ Lunch                    15:30
        ☐ Kitchen closed at 10 PM
        ☐ Read                     2/3 this week
        Not due: Gym

        One-offs
        ☐ call the dentist  16:00

        🔥 Breakfast: 3 days in a row
        🔥 Streaks at stake today
           Lunch 2 days · Calories 2 days

        │ Slept badly, rain all day.
        """)
  }

  @Test func inCzechAndFortyColumnsNothingIsLost() {
    let day = captainsCzechDaybook.day(on: screen(.cs, columns: 40))
    #expect(
      day.lines.drawn == """
        Dobré odpoledne!
        Úterý 13. ledna 2026 (dnes)
        Splněno 1/6 (16 %)

        ╲           ╱  Voda
        ▕           ▏  1 120 / 2 500 ml  44 %
         ╲▁▁▁▁▁▁▁▁▁╱   Zbývá 1 380 ml
         ▕█████████▏   Touto dobou 1 161 ml ·
          ╲███████╱      skluz 41 ml
          ▕███████▏    + 120 ml ze 150 ml (Káva)
           ╲▁▁▁▁▁╱

        ◦ Kofein          90 / max. 400 mg  22 %
          ██████▊░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░
          naposledy v 09:00
        ◦ Kalorie   420 / 1 400–1 600 kcal  26 %
          ███████▉░░░░░░░░░░░░░░░░░░│░░░│░░░░░░░
        ◦ Běh        8 / 20 km tento týden  40 %
          ███████████████▏░░░░░░░░░░░░░░░░░░░░░░
          Káva     150 ml
          Váha     82,4 kg

        Návyky
        ☑ Snídaně                     10:10
        ☐ Oběd                        15:30
        ☐ Kuchyň zavřená ve 22 hodin
        ☐ Čtení
          2/3 tento týden
        Není v plánu: Posilovna

        Jednorázově
        ☐ call the dentist  16:00

        🔥 Snídaně: série 3 dny
        🔥 Dnes v sázce
           Oběd 2 dny · Kalorie 2 dny

        │ Slept badly, rain all day.
        """)
  }

  @Test func inASCIIEverySignIsPlain() {
    let day = captainsDaybook.day(on: screen(columns: 60, .ascii, clock: .hours12))
    #expect(
      day.lines.drawn == """
        Good afternoon, Captain!
        Tuesday, January 13, 2026 (Today)
        1/6 completed (16 %)

        \\           /
         |         |    Water
         \\_________/    1,120 / 2,500 ml  44 %
          |#######|     1,380 ml to go
          \\#######/     By now 1,161 ml . 41 ml behind
           |#####|      + 120 ml from Coffee (of 150 ml)
           \\_____/

        o Caffeine  ###...........|...         90 / max 400 mg  22 %
                    last at 9:00 AM
        o Calories  ###.........|.|...  420 / 1,400-1,600 kcal  26 %
        o Running   #######...........     8 / 20 km this week  40 %
          Coffee    150 ml
          Weight    82.4 kg

        Habits
        [x] Breakfast                10:10 AM
        [ ] Lunch                    3:30 PM
        [ ] Kitchen closed at 10 PM
        [ ] Read                     2/3 this week
        Not due: Gym

        One-offs
        [ ] call the dentist  4:00 PM

        * Breakfast: 3 days in a row
        * Streaks at stake today
           Lunch 2 days . Calories 2 days

        | Slept badly, rain all day.
        """)
  }

  @Test func aPastDayReadsAsPast() {
    let day = captainsDaybook.day("2026-01-12", on: screen())
    #expect(
      day.lines.drawn == """
        Monday, January 12, 2026 (Yesterday)
        5/6 completed (83 %)

        ╲           ╱
        ▕           ▏
         ╲         ╱    Water
         ▕▆▆▆▆▆▆▆▆▆▏    1,000 / 2,500 ml  40 %
          ╲███████╱     1,500 ml short of the goal
          ▕███████▏
           ╲▁▁▁▁▁╱

        ✓ Calories  ██████████████████████│░░│░░░░░░     1,420 / 1,400–1,600 kcal  88 %
        ◦ Running   ████████████▊░░░░░░░░░░░░░░░░░░░  8 / 20 km this week by then  40 %

        Habits
        ☑ Breakfast                10:30
        ☑ Lunch                    15:30
        ☑ Kitchen closed at 10 PM
        ⊟ Gym                      skipped
        ☑ Read                     2/3 this week by then
        """)
  }

  @Test func readAloudItIsInSentences() {
    let day = captainsDaybook.day(on: screen())
    #expect(
      day.sentences.map { StyledText($0) }.drawn == """
        Good afternoon, Captain!
        Tuesday, January 13, 2026, today.
        1 of 6 completed, 16 percent.
        Water: 1,120 of 2,500 ml, 44 percent, still open.
        1,380 ml to go.
        At an even pace it would be 1,161 ml by now: 41 ml behind.
        120 ml of it come from Coffee, of which there were 150 ml.
        Coffee: 150 ml.
        Caffeine: 90 of at most 400 mg, 22 percent, within the goal so far, last at 09:00.
        Calories: 420 of 1,400 to 1,600 kcal, 26 percent, still open.
        Running: 8 of 20 km this week, 40 percent, still open.
        12 km to go.
        Weight: 82.4 kg.
        Breakfast: done at 10:10.
        Lunch: open, planned for 15:30.
        Kitchen closed at 10 PM: open.
        Read: open, 2 of 3 this week.
        Not due: Gym.
        call the dentist: open, planned for 16:00.
        Breakfast: 3 days in a row.
        Lunch: a streak of 2 days is at stake today.
        Calories: a streak of 2 days is at stake today.
        Note: Slept badly, rain all day.
        """)
  }

  @Test func readAloudInCzechItIsInCzechSentences() {
    let day = captainsCzechDaybook.day(on: screen(.cs))
    #expect(
      day.sentences.map { StyledText($0) }.drawn == """
        Dobré odpoledne!
        Úterý 13. ledna 2026, dnes.
        Splněno 1 ze 6, 16 procent.
        Voda: 1 120 ze 2 500 ml, 44 procent, zatím nesplněno.
        Zbývá 1 380 ml.
        Při rovnoměrném tempu by to touto dobou bylo 1 161 ml: skluz 41 ml.
        Započteno je i toto: Káva, 120 ml ze 150 ml.
        Káva: 150 ml.
        Kofein: 90 z nejvýše 400 mg, 22 procent, zatím v mezích, naposledy v 09:00.
        Kalorie: 420 z 1 400 až 1 600 kcal, 26 procent, zatím nesplněno.
        Běh: 8 z 20 km tento týden, 40 procent, zatím nesplněno.
        Zbývá 12 km.
        Váha: 82,4 kg.
        Snídaně: splněno v 10:10.
        Oběd: zbývá, v plánu na 15:30.
        Kuchyň zavřená ve 22 hodin: zbývá.
        Čtení: zbývá, 2 ze 3 tento týden.
        Není v plánu: Posilovna.
        call the dentist: zbývá, v plánu na 16:00.
        Snídaně: série 3 dny.
        Oběd: série 2 dny, dnes v sázce.
        Kalorie: série 2 dny, dnes v sázce.
        Poznámka: Slept badly, rain all day.
        """)
  }

  @Test func anEmptyDaybookSaysHowToBegin() {
    let empty = WrittenDaybook("", [:], now: "2026-01-13T08:00")
    #expect(
      empty.day(on: screen()).lines.drawn == """
        Good morning!
        Tuesday, January 13, 2026 (Today)

        Your daybook is empty, and ready. Say what you want to keep track of, or just
        write the first line:
          daybook init                choose goals and habits
          daybook add water 250ml     a first line
          daybook note a quiet night  a thought
        """)
    #expect(
      empty.day("2026-01-10", on: screen(.cs, columns: 40)).lines.drawn == """
        Sobota 10. ledna 2026 (před 3 dny)

        Deník je prázdný a čeká. Nastavte si, co
        chcete sledovat, nebo rovnou napište
        první řádek:
          daybook init
          daybook add water 250ml  první řádek
          daybook note klidná noc  myšlenka
        """)
  }

  @Test func aDayWithoutAFileProposesWhatIsTracked() {
    let daybook = WrittenDaybook(
      "measure water goal 2l\nhabit breakfast 10:30", ["2026-01-01": "water 1l"], now: "2026-01-13T23:00")
    #expect(
      daybook.day(on: screen()).lines.drawn.hasSuffix(
        """
        A fresh page. Begin with what comes first:
          daybook add water 200ml
          daybook done breakfast
          daybook note a quiet night
        """))
    #expect(
      daybook.day("2026-01-12", on: screen()).lines.drawn.contains(
        "daybook add water 200ml --date 2026-01-12"))
    #expect(daybook.day("2026-01-14", on: screen()).lines.drawn.hasSuffix("written for this day yet."))
    #expect(daybook.day(on: screen()).lines[0].text == "Good night!")
  }

  @Test func theProposalIsInTheUnitsThatArePrinted() {
    let daybook = WrittenDaybook("measure water goal 80oz cup 8oz", [:], now: "2026-01-13T23:00")
    #expect(daybook.day(on: screen(units: .us)).lines.drawn.contains("daybook add water 8oz\n"))
  }

  @Test func aPausedDayAsksForNothingButWhatTheWeekAsks() {
    let daybook = WrittenDaybook(
      captainsConfiguration + "\npause 2026-01-13..2026-01-14 \"Fever\"", [:], now: "2026-01-13T10:00")
    #expect(
      daybook.day(on: screen()).lines.drawn == """
        Good morning, Captain!
        Tuesday, January 13, 2026 (Today)
        – Paused: Fever

        ◦ Running  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  0 / 20 km this week
        """)
  }

  @Test func aPerfectDayAndAnOverrunLimitAreSaidInWords() {
    let daybook = WrittenDaybook(
      "measure water goal 2l\nmeasure caffeine unit mg goal at most 200mg",
      ["2026-01-12": "water 2l", "2026-01-13": "water 2100ml\ncaffeine 250mg"], now: "2026-01-13T10:00")
    #expect(
      daybook.day("2026-01-12", on: screen()).lines.drawn.contains("1/1 completed (100 %) – a perfect day"))
    #expect(
      daybook.day(on: screen()).lines.drawn == """
        Good morning!
        Tuesday, January 13, 2026 (Today)
        1/2 completed (50 %)

        ╲███████████╱
        ▕███████████▏
         ╲█████████╱    water
         ▕█████████▏    2,100 / 2,000 ml  105 %
          ╲███████╱     ✓ Goal reached!
          ▕███████▏
           ╲▁▁▁▁▁╱

        ✗ caffeine  █████████████████████████│██████  250 / max 200 mg  125 %
                    50 mg over

        🔥 water: 2 days in a row
        """)
  }

  @Test func controlCharactersInAFileAreShown() {
    let daybook = WrittenDaybook(
      captainsConfiguration, ["2026-01-13": "[ ] call \u{1B}[31mmum\nred \u{1B}[31m text"],
      now: "2026-01-13T10:00")
    let drawn = daybook.day(on: screen()).lines.drawn
    #expect(drawn.contains("☐ call ␛[31mmum"))
    #expect(drawn.contains("│ red ␛[31m text"))
    #expect(!daybook.day(on: screen()).sentences.joined().contains("\u{1B}"))
  }

  @Test func ofWhatHasALimitTheTimeOfTheLastIsShown() {
    let daybook = WrittenDaybook(
      "day-starts 04:00\nmeasure caffeine \"Caffeine\" unit mg goal at most 400mg\n"
        + "measure kcal unit kcal goal 1400..1600",
      [
        "2026-01-13":
          "caffeine 90mg 00:40\ncoffee 16:20 caffeine:60mg\ntea caffeine:30mg\nlunch 12:00 kcal:600"
      ],
      now: "2026-01-14T01:00")
    let day = daybook.day("2026-01-13", on: screen())
    #expect(day.lines.drawn.contains("180 / max 400 mg") && day.lines.drawn.contains("last at 00:40"))
    #expect(!day.lines.drawn.contains("last at 12:00"))
    #expect(day.sentences.contains { $0.hasPrefix("Caffeine: ") && $0.hasSuffix(", last at 00:40.") })
    let czech = daybook.day("2026-01-13", on: screen(.cs))
    #expect(czech.lines.drawn.contains("naposledy v 00:40"))
  }

  @Test func anEndlessLineIsShownInPart() {
    let line = "é" + String(repeating: "éa ", count: 1_000_000)
    let daybook = WrittenDaybook("habit gym", ["2026-01-13": line], now: "2026-01-13T14:30")
    let text = daybook.day(on: screen(.en, columns: 80)).texts.joined()
    #expect(text.utf8.count < 10_010 && text.hasPrefix("ééa éa") && text.hasSuffix("…"))
    #expect(!text.contains("\u{FFFD}"))
  }
}

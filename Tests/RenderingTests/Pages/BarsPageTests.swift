import Journal
import Reports
import Testing

@testable import Rendering

@Suite struct BarsPageTests {
  @Test func eachDayHasABarWithTheGoalMarked() {
    let bars = captainsDaybook.bars(of: "water", on: screen())
    #expect(
      bars.lines.drawn == """
        Water
        Week of Jan 11–17
        Goal 2.5 l a day

          Sun 11  ██████████████████████████████████████│█  2,600 ml  104 %  ✓
          Mon 12  ███████████████▍░░░░░░░░░░░░░░░░░░░░░░│░  1,000 ml   40 %  ◐
        ▸ Tue 13  █████████████████▏░░░░░░░░░░░░░░░░░░░░│░  1,120 ml   44 %  ◦

        Total        4.72 l
        Mean         1,573 ml (over 3 days with an entry)
        Highest day  2,600 ml on Jan 11
        Goal met     1 of 2 days
        """)
  }

  @Test func aGoalInCupsIsComparedInCups() {
    let daybook = WrittenDaybook(
      "measure coffee \"Coffee\" goal at most 3cup",
      ["2026-01-12": "coffee 2 cups", "2026-01-13": "coffee 1 cup"],
      now: "2026-01-13T14:30")
    let lines = daybook.bars(of: "coffee", on: screen()).lines.drawn
    #expect(lines.contains("  2 cups  ") && lines.contains("Total        3 cups"), "\(lines)")
    #expect(!lines.contains("ml"))
  }

  @Test func atFortyColumnsThePercentagesGiveWay() {
    let bars = captainsCzechDaybook.bars(of: "kcal", on: screen(.cs, columns: 40))
    #expect(
      bars.lines.drawn == """
        Kalorie
        Týden 11.–17. ledna
        Cíl 1 400–1 600 kcal denně

          ne 11.  ██████████│▎│░░  1 500 kcal  ✓
          po 12.  ██████████│░│░░  1 420 kcal  ✓
        ▸ út 13.  ███▏░░░░░░│░│░░    420 kcal  ◦

        Průměr         1 113 kcal (za 3 dny se
                       záznamem)
        Nejvíc za den  1 500 kcal, 11. 1.
        Cíl splněn     2 ze 2 dní
        """)
  }

  @Test func inASCIITodayIsMarkedToo() {
    let bars = captainsDaybook.bars(of: "water", on: screen(columns: 60, .ascii))
    #expect(
      bars.lines.drawn == """
        Water
        Week of Jan 11-17
        Goal 2.5 l a day

          Sun 11  ############################|#  2,600 ml  104 %  x
          Mon 12  ###########.................|.  1,000 ml   40 %  ~
        > Tue 13  ############................|.  1,120 ml   44 %  o

        Total        4.72 l
        Mean         1,573 ml (over 3 days with an entry)
        Highest day  2,600 ml on Jan 11
        Goal met     1 of 2 days
        """)
  }

  @Test func readAloudEachDayIsASentence() {
    let bars = captainsDaybook.bars(of: "water", on: screen())
    #expect(
      bars.sentences.map { StyledText($0) }.drawn == """
        Water: Week of Jan 11–17.
        Goal 2.5 l a day.
        Sunday, January 11: 2,600 ml, 104 percent, reached.
        Monday, January 12: 1,000 ml, 40 percent, not reached.
        Tuesday, January 13: 1,120 ml, 44 percent, still open.
        Total: 4.72 l.
        Mean: 1,573 ml (over 3 days with an entry).
        Highest day: 2,600 ml on January 11.
        Goal met: 1 of 2 days.
        """)
  }

  @Test func readAloudInCzechEachDayIsASentence() {
    let bars = captainsCzechDaybook.bars(of: "kcal", on: screen(.cs))
    #expect(
      bars.sentences.map { StyledText($0) }.drawn == """
        Kalorie: Týden 11.–17. ledna.
        Cíl 1 400–1 600 kcal denně.
        Neděle 11. ledna: 1 500 kcal, 93 procent, dodrženo.
        Pondělí 12. ledna: 1 420 kcal, 88 procent, dodrženo.
        Úterý 13. ledna: 420 kcal, 26 procent, zatím nesplněno.
        Průměr: 1 113 kcal (za 3 dny se záznamem).
        Nejvíc za den: 1 500 kcal, 11. ledna.
        Cíl splněn: 2 ze 2 dní.
        """)
  }

  @Test func theGoalStepsWhereItChanged() {
    let daybook = WrittenDaybook(
      "measure water goal 2l\ngoal water 3l from 2026-01-14",
      ["2026-01-13": "water 3l", "2026-01-14": "water 3l"],
      now: "2026-01-15T10:00")
    let bars = daybook.bars(of: "water", on: screen(columns: 46))
    #expect([StyledText(bars.goalLine)].drawn == "Goal 2 l a day, 3 l from Jan 14")
    #expect(
      Array(bars.lines[5...6]).drawn == """
          Tue 13  ██████████│█████  3,000 ml  150 %  ✓
          Wed 14  ████████████████  3,000 ml  100 %  ✓
        """)
  }

  @Test func theHighestDayIsNotToldAsTheGoalThatItMissed() {
    let daybook = WrittenDaybook(
      "measure iron unit mg goal 0.25mg", ["2026-01-13": "iron 0.2499mg"], now: "2026-01-15T10:00")
    let lines = daybook.bars(of: "iron", on: screen(columns: 60)).lines
    #expect(lines.drawn.contains("Highest day  0.2499 mg on Jan 13\n"))
  }

  @Test func withoutValuesItSaysHowToBegin() {
    let daybook = WrittenDaybook("measure water goal 2l cup 250ml", [:], now: "2026-01-15T10:00")
    #expect(
      daybook.bars(of: "water", on: screen()).lines.drawn == """
        water
        Week of Jan 12–18
        Goal 2 l a day

        water: nothing in these days yet. Add a first amount:
          daybook add water 250ml
        """)
  }

  @Test func aMonthHasALineForEachDayThatIsNotToCome() {
    let january = Period.month(of: Day("2026-01-13")!)
    let lines = captainsDaybook.bars(of: "water", january, on: screen()).lines
    #expect(lines.count { $0.text.contains("░") || $0.text.contains("█") } == 13)
    #expect(lines[1].text == "January\u{A0}2026")
  }
}

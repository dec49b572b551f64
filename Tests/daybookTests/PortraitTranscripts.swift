import TestSupport
import Testing

@testable import daybook

/// The screens of long periods, letter by letter: as a person at a terminal, or at a screen reader, has them.
@Suite struct PortraitTranscripts {
  private let files = [
    "daybook.conf": """
    daybook 1
    measure water "Water" goal 2l cup 250ml
    measure coffee "Coffee" goal at most 400ml
    habit breakfast "Breakfast"
    habit gym "Gym" every mon wed fri
    habit read "Read" 2/week
    pause 2026-01-08 "Trip"

    """,
    "2026-01-05.txt": "water 1500ml 08:10\n[x] breakfast\n[x] gym\n",
    "2026-01-06.txt": "water 2l\ncoffee 300ml\n[x] breakfast\n[x] read\n",
    "2026-01-07.txt": "water 500ml 23:00\n[ ] breakfast\n[-] gym\n",
    "2026-01-09.txt": "water 2l\ncoffee 1l\n[x] breakfast\n[x] gym\n",
    "2026-01-11.txt": "water 3l\n[x] breakfast\n[x] read\n",
    "2026-01-12.txt": "water 750ml 07:00\n[x] breakfast\n",
  ]

  private func expect(_ line: String, columns: Int = 80, _ text: String) {
    let run = Run(line, in: daybook(files), width: columns)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.withPlainBlanks == text)
  }

  @Test func aMonthIsACalendar() {
    expect(
      "month",
      """
      January 2026
      15/21 met (71 %) · 2 perfect days

            Mon      Tue      Wed      Thu      Fri      Sat      Sun
                                       1        2        3        4

            5 ◐      6 ✓      7 ◐      8 –      9 ◐     10 ▁     11 ✓
            2/3      4/4      1/3               3/4      0/2      4/4
          ▸12 ◦     13       14       15       16       17       18
            1/4
           19       20       21       22       23       24       25

           26       27       28       29       30       31

      ✓ all met  ◐ some  ▁ nothing written  ◦ today, still open  – skipped  ▸ today

      Habits and goals
      Breakfast  █████████████████████▍░░░░░░░░  5/7   71 %
      Gym        ██████████████████████████████  2/2  100 %
      Read       ██████████████████████████████  2/2  100 %
      Water      ███████████████░░░░░░░░░░░░░░░  3/6   50 %
      Coffee     ██████████████████████▌░░░░░░░  3/4   75 %

      """)
  }

  @Test func aMonthInCzechAtFortyColumns() {
    expect(
      "--lang cs month", columns: 40,
      """
      Leden 2026
      Splněno 15/21 (71 %) · 2 bezchybné dny

         po   út   st   čt   pá   so   ne
                       1    2    3    4

        5 ◐  6 ✓  7 ◐  8 –  9 ◐ 10 ▁ 11 ✓
        2/3  4/4  1/3       3/4  0/2  4/4
      ▸12 ◦ 13   14   15   16   17   18
        1/4
       19   20   21   22   23   24   25

       26   27   28   29   30   31

      ✓ splněno vše  ◐ část  ▁ nic nezapsáno
      ◦ dnes, ještě otevřeno  – vynecháno
      ▸ dnes

      Návyky a cíle
      Breakfast  ████████████▏░░░░  5/7   71 %
      Gym        █████████████████  2/2  100 %
      Read       █████████████████  2/2  100 %
      Water      ████████▌░░░░░░░░  3/6   50 %
      Coffee     ████████████▊░░░░  3/4   75 %

      """)
  }

  @Test func aMonthInASCIIAtAHundredColumns() {
    expect(
      "--ascii month --of gym", columns: 100,
      """
      Gym
      January 2026
      2/2 met (100 %)

            Mon      Tue      Wed      Thu      Fri      Sat      Sun
                                       1        2        3        4
            5 x      6 .      7 -      8 -      9 x     10 .     11 .
          >12 o     13       14       15       16       17       18
           19       20       21       22       23       24       25
           26       27       28       29       30       31

      x met  o open  - skipped  . not due  > today

      """)
  }

  @Test func aMonthReadAloud() {
    expect(
      "month --linear",
      """
      January 2026.
      Today is Monday, January 12, 2026.
      15 of 21 met, 71 percent.
      2 perfect days.
      Thursday, January 1: nothing due.
      Friday, January 2: nothing due.
      Saturday, January 3: nothing due.
      Sunday, January 4: nothing due.
      Monday, January 5: 2 of 3.
      Tuesday, January 6: 4 of 4.
      Wednesday, January 7: 1 of 3.
      Thursday, January 8: nothing due.
      Friday, January 9: 3 of 4.
      Saturday, January 10: nothing written.
      Sunday, January 11: 4 of 4.
      Monday, January 12: 1 of 4.
      Breakfast: 5 of 7, 71 percent.
      Gym: 2 of 2, 100 percent.
      Read: 2 of 2, 100 percent.
      Water: 3 of 6, 50 percent.
      Coffee: 3 of 4, 75 percent.

      """)
  }

  @Test func aYearIsAHeatMap() {
    expect(
      "year",
      """
      Year 2026
      15/21 met (71 %) · 2 perfect days

          Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov  Dec
      Mon  ▒◦
      Tue  █
      Wed  ░
      Thu  –
      Fri  ▓
      Sat  ▁
      Sun  █
            ↑ today

      ░ below 50 %  ▒ from 50 %  ▓ from 75 %  █ all met  ▁ nothing written  – skipped
      ◦ today, still open

      By month
      January  █████████████████████▍░░░░░░░░  15/21  71 %

      Habits and goals
      Breakfast  █████████████████████▍░░░░░░░░  5/7   71 %
      Gym        ██████████████████████████████  2/2  100 %
      Read       ██████████████████████████████  2/2  100 %
      Water      ███████████████░░░░░░░░░░░░░░░  3/6   50 %
      Coffee     ██████████████████████▌░░░░░░░  3/4   75 %

      """)
  }

  @Test func aYearInCzechInASCIIAtFortyColumns() {
    expect(
      "--lang cs --ascii year", columns: 40,
      """
      Rok 2026
      Splněno 15/21 (71 %) . 2 bezchybné dny

         1.  2.  3.   4.  5.   6.  7.
      po  +o
      út  #
      st  :
      čt  -
      pá  *
      so  _
      ne  #
           ^ dnes

      : pod 50 %  + od 50 %  * od 75 %
      # splněno vše  _ nic nezapsáno
      - vynecháno  o dnes, ještě otevřeno

      Po měsících
      leden  ##############......  15/21  71 %

      Návyky a cíle
      Breakfast  ############.....  5/7   71 %
      Gym        #################  2/2  100 %
      Read       #################  2/2  100 %
      Water      ########.........  3/6   50 %
      Coffee     ############.....  3/4   75 %

      """)
  }

  @Test func aYearOfAMeasureAtAHundredColumns() {
    expect(
      "year --of water", columns: 100,
      """
      Water
      Year 2026
      3/6 met (50 %)

          Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov  Dec
      Mon  ▓◦
      Tue  █
      Wed  ░
      Thu  –
      Fri  █
      Sat  ▁
      Sun  █
            ↑ today

      ░ below 50 %  ▒ from 50 %  ▓ from 75 %  █ all met  ▁ nothing written  – skipped  ◦ today, still open

      By month, mean of the days with an entry
      January  ████████████████████████████████▌░░░░░░░  1,625 ml  3/6

      """)
  }

  @Test func aYearOfAMeasureIsReadAloudByMonths() {
    expect(
      "--lang cs year --of water --linear",
      """
      Water.
      Rok 2026.
      Splněno 3 ze 6, 50 procent.
      Leden: 1 625 ml denně, 3 ze 6 dní.

      """)
  }

  @Test func badgesInASCII() {
    expect(
      "--ascii badges",
      """
      Badges: 6 of 10

      Beginnings
      [x] First Sip       Jan 5, 2026
          The first drink written down
      [x] Daily Champion  Jan 6, 2026
          A daily goal reached

      Streaks
      [ ] Consistent      #####...........  1/3 days
          The goal met three days in a row
      [ ] Week Warrior    ##..............  1/7 days
          The goal met seven days in a row
      [ ] Monthly Master  #...............  1/30 days
          The goal met thirty days in a row

      Hours
      [x] Early Bird      Jan 12, 2026
          A drink between 4 and 8 in the morning
      [x] Night Owl       Jan 7, 2026
          A drink after 10 at night, before 4

      Amounts
      [x] Big Gulp        Jan 5, 2026
          500 ml in one drink
      [x] Overachiever    Jan 11, 2026
          150 % of a daily goal
      [ ] Centurion       #...............  8/100 entries
          A hundred entries

      """)
  }

  @Test func badgesInCzechAtFortyColumns() {
    expect(
      "--lang cs badges", columns: 40,
      """
      Odznaky: 6 z 10

      Začátky
      💧  První doušek    5. 1. 2026
          První zapsané pití
      🏆  Šampion dne     6. 1. 2026
          Splněný denní cíl

      Série
      ◦   Vytrvalec       ██▋░░░░░  1/3
          Cíl splněný tři dny po sobě
      ◦   Bojovník týdne  █▏░░░░░░  1/7
          Cíl splněný sedm dní po sobě
      ◦   Mistr měsíce    ▎░░░░░░░  1/30
          Cíl splněný třicet dní po sobě

      Hodiny
      🌅  Ranní ptáče     12. 1. 2026
          Pití mezi čtvrtou a osmou ráno
      🌙  Noční sova      7. 1. 2026
          Pití po desáté večer, před čtvrtou

      Množství
      🌊  Pořádný lok     5. 1. 2026
          500 ml najednou
      ⚡  Nad plán        11. 1. 2026
          150 % denního cíle
      ◦   Centurion       ▋░░░░░░░  8/100
          Sto záznamů

      """)
  }

  @Test func badgesReadAloudInCzech() {
    expect(
      "--lang cs badges --linear",
      """
      Odznaky: 6 z 10.
      První doušek, získáno 5. ledna 2026. První zapsané pití.
      Šampion dne, získáno 6. ledna 2026. Splněný denní cíl.
      Vytrvalec, zatím ne: 1 ze 3 dní. Cíl splněný tři dny po sobě.
      Bojovník týdne, zatím ne: 1 ze 7 dní. Cíl splněný sedm dní po sobě.
      Mistr měsíce, zatím ne: 1 ze 30 dní. Cíl splněný třicet dní po sobě.
      Ranní ptáče, získáno 12. ledna 2026. Pití mezi čtvrtou a osmou ráno.
      Noční sova, získáno 7. ledna 2026. Pití po desáté večer, před čtvrtou.
      Pořádný lok, získáno 5. ledna 2026. 500 ml najednou.
      Nad plán, získáno 11. ledna 2026. 150 % denního cíle.
      Centurion, zatím ne: 8 ze 100 záznamů. Sto záznamů.

      """)
  }

  @Test func aSummaryOfDaysThatHaveOnlyBegunSaysSo() {
    expect(
      "summary",
      """
      Week of Jan 12–18

      These days have only begun; they are summed up from tomorrow on.

      """)
  }

  @Test func aSummaryToShare() {
    expect(
      "--now 2026-01-14T09:00 summary",
      """
      Week of Jan 12–18
      2/6 met (33 %) up to yesterday, 52 points less than the week before by the same
        day

      ╲           ╱
      ▕           ▏
       ╲         ╱    Water
       ▕▅▅▅▅▅▅▅▅▅▏    750 / 2,000 ml a day  37 %
        ╲███████╱     Goal reached on 0 of 2 days, mean of the 1 day with an entry
        ▕███████▏
         ╲▁▁▁▁▁╱

      What went well
      • Every time: Coffee
      • Best day: Monday, January 12, 2 of 4
      • Best streak: Breakfast, 2 days in a row

                  M   T   W   T   F   S   S
                 12  13 [14] 15  16  17  18
      Breakfast   ✓   ✗   ◦   ◦   ◦   ◦   ◦  1/2
      Gym         ✗   ·   ◦   ·   ◦   ·   ·  0/1
      Read        ·   ·   ·   ·   ·   ·   ·  0/2
      Water       ◐   ✗   ◦   ◦   ◦   ◦   ◦  0/2
      Coffee      ✓       ◦   ◦   ◦   ◦   ◦  1/1
      ──────────────────────────────────────────
      Day       2/4 0/2                      2/6

      ✓ met  ◐ partly  ✗ missed  ◦ open  · not due

      Room to grow
      • Gym: 0 of 1
      • Water: 0 of 2
      • Breakfast: 1 of 2
      Nobody does it all. The next page is blank again.

      """)
  }

  @Test func aSummaryInCzechAtFortyColumns() {
    expect(
      "--now 2026-01-14T09:00 --lang cs summary", columns: 40,
      """
      Týden 12.–18. ledna
      Splněno 2/6 (33 %) do včerejška,
        o 52 bodů méně než touto dobou
        v předchozím týdnu

      ╲           ╱  Water
      ▕           ▏  750 / 2 000 ml denně
       ╲         ╱     37 %
       ▕▅▅▅▅▅▅▅▅▅▏   Cíl splněn: 0 ze 2 dní,
        ╲███████╱      průměr za 1 den se
        ▕███████▏      záznamem
         ╲▁▁▁▁▁╱

      Co se povedlo
      • Pokaždé: Coffee
      • Nejlepší den: pondělí 12. ledna, 2 ze
        4
      • Nejlepší série: Breakfast, 2 dny za
        sebou

                po út st čt pá so ne
                12 13[14]15 16 17 18
      Breakfast  ✓  ✗  ◦  ◦  ◦  ◦  ◦  1/2
      Gym        ✗  ·  ◦  ·  ◦  ·  ·  0/1
      Read       ·  ·  ·  ·  ·  ·  ·  0/2
      Water      ◐  ✗  ◦  ◦  ◦  ◦  ◦  0/2
      Coffee     ✓     ◦  ◦  ◦  ◦  ◦  1/1
      ───────────────────────────────────
      Splněno    2  0                 2/6

      ✓ splněno  ◐ zčásti  ✗ nesplněno
      ◦ zbývá  · není v plánu

      Co zlepšit
      • Gym: 0 z 1
      • Water: 0 ze 2
      • Breakfast: 1 ze 2
      Nikdo nestihne všechno. Další stránka je
      zase čistá.

      """)
  }

  @Test func aSummaryInASCIIAtAHundredColumns() {
    expect(
      "--ascii summary -1", columns: 100,
      """
      Week of Jan 5-11
      14/20 met (70 %)

      \\-----------/
       |#########|
       \\#########/    Water
        |#######|     1,800 / 2,000 ml a day  90 %
        \\#######/     Goal reached on 3 of 6 days, mean of the 5 days with an entry
         |#####|
         \\_____/

      What went well
      * Every time: Gym, Read
      * 2 perfect days
      * Best streak: Breakfast, 2 days in a row

                  M   T   W   T   F   S   S
                  5   6   7   8   9  10  11
      Breakfast   x   x   !   -   x   !   x    4/6
      Gym         x   .   -   -   x   .   .    2/2
      Read            x   .   -   .   .   x    2/2
      Water       ~   x   ~   -   x   !   x    3/6
      Coffee          x   x   -   !       x    3/4
      --------------------------------------------
      Day       2/3 4/4 1/3     3/4 0/2 4/4  14/20

      x met  ~ partly  ! missed  - skipped  . not due

      Room to grow
      * Water: 3 of 6
      * Breakfast: 4 of 6
      * Coffee: 3 of 4
      Nobody does it all. The next page is blank again.

      """)
  }

  @Test func aSummaryReadAloudInCzech() {
    expect(
      "--now 2026-01-14T09:00 --lang cs summary --linear",
      """
      Týden 12.–18. ledna.
      Splněno 2 ze 6, 33 procent do včerejška.
      O 52 bodů méně než touto dobou v předchozím týdnu.
      Water: 750 ze 2 000 ml denně, 37 procent.
      Cíl splněn: 0 ze 2 dní, průměr za 1 den se záznamem.
      Pokaždé: Coffee.
      Nejlepší den: pondělí 12. ledna, 2 ze 4.
      Nejlepší série: Breakfast, 2 dny za sebou.
      Pondělí 12. ledna: 2 ze 4.
      Úterý 13. ledna: nic nezapsáno.
      Co zlepšit: Gym: 0 z 1; Water: 0 ze 2; Breakfast: 1 ze 2. Nikdo nestihne všechno. Další stránka \
      je zase čistá.

      """)
  }

  @Test func aSummaryInMarkdown() {
    expect(
      "summary -1 --format markdown",
      """
      # Week of Jan 5–11

      **14/20 met (70 %)**

      Water: 1,800 / 2,000 ml a day, 90 %, goal reached on 3 of 6 days, mean of the 5 days with an entry

      ## What went well

      - Every time: Gym, Read
      - 2 perfect days
      - Best streak: Breakfast, 2 days in a row

      ## Day by day

      | Habit or goal | Mon 5 | Tue 6 | Wed 7 | Thu 8 | Fri 9 | Sat 10 | Sun 11 |   Met |
      | ------------- | :---: | :---: | :---: | :---: | :---: | :----: | :----: | ----: |
      | Breakfast     |   ✓   |   ✓   |   ✗   |   –   |   ✓   |   ✗    |   ✓    |   4/6 |
      | Gym           |   ✓   |   ·   |   –   |   –   |   ✓   |   ·    |   ·    |   2/2 |
      | Read          |       |   ✓   |   ·   |   –   |   ·   |   ·    |   ✓    |   2/2 |
      | Water         |   ◐   |   ✓   |   ◐   |   –   |   ✓   |   ✗    |   ✓    |   3/6 |
      | Coffee        |       |   ✓   |   ✓   |   –   |   ✗   |        |   ✓    |   3/4 |
      | Day           |  2/3  |  4/4  |  1/3  |       |  3/4  |  0/2   |  4/4   | 14/20 |

      ✓ met, ◐ partly, ✗ missed, – skipped, · not due

      ## Room to grow

      - Water: 3 of 6
      - Breakfast: 4 of 6
      - Coffee: 3 of 4

      Nobody does it all. The next page is blank again.

      """)
  }
}

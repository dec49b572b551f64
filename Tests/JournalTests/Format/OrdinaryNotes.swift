import TestSupport
import Testing

@testable import Journal

/// Notes as people keep them, none of which has an error in it.
private let notes: [(kind: String, text: String)] = [
  (
    "a daily note with tasks",
    """
    ---
    created: 2026-01-12T07:05
    tags: [daily, "2026"]
    mood: 7/10
    water:
    ---
    << [[2026-01-11]] | [[2026-01-13]] >>
    ## Tasks
    - [ ] #task Call the bank before 16:00 📅 2026-01-14 🔼
    - [x] Pay rent 12.500,- ✅ 2026-01-12
    - [/] Read chapter 3 and 4 🔁 every day when done
    - [>] Move "Steps 3 and 4" to the wiki ^a1b2c3
    - [x] Workout: 3 x 12 squats, 2x500m row
    ## Notes
    Walked 10,000 steps or so, 25 min. Slept at 25:00, it felt.
    """
  ),
  (
    "meeting notes",
    """
    # Weekly sync 10:00-11:30

    **Attendees**: Jana, Petr (+2)
    **Time:** 10:00 – 11:30 @ room 3.14
    1. Budget: 1,250 vs. 1.250 EUR, +15 % / -3 %
    2. Release 2.5.1 on 30.2.
       - [ ] @jana: check 7/10 items
       - [ ] Petr → ping ops (24/7)
    > "Water is 250 a bottle" – Petr
    Next: 2026-01-19 9:00
    """
  ),
  (
    "a Logseq journal",
    """
    - LATER Write report
      SCHEDULED: <2026-01-12 Mon 10:00 .+1d>
      :LOGBOOK:
      CLOCK: [2026-01-12 Mon 10:00:05]--[2026-01-12 Mon 11:30:10] =>  01:30:05
      :END:
    - DONE Gym #health
      id:: 65a3f0c2-1111-2222-3333-444455556666
      collapsed:: true
    - [[Jan 12th, 2026]] ((65a3f0c2-1111-2222-3333-444455556666))
    - {{query (and (todo now) [[project]])}}
    - water-plants:: monday
    """
  ),
  (
    "a zettel",
    """
    ---
    id: 202601121405
    title: "Sleep: why 8 hours?"
    aliases:
      - sleep debt
      - 7-9
    ---
    # Sleep: why 8 hours?
    Adults need 7–9 h[^1]. *Steps* to better sleep: see [[202601111200]].
    See also: [[Weight]], #health/sleep

    [^1]: Walker 2017, pp. 3-12, 25:3
    """
  ),
  (
    "a recipe with fractions",
    """
    # Pancakes (makes 12)
    - 1 1/2 cups flour
    - 3 ½ tsp baking powder
    - 1/4 tsp salt
    - 1¼ cups milk
    - 1 egg, 3 tbsp butter
    Fill 1/2 of the pan with water, then rest 10-15 min at 180 °C/350 °F.
    kcal per piece: 227; protein ~6
    """
  ),
  (
    "a log of code",
    """
    ## Fix #123
    ```sh
    $ sleep 25:10
    water 1,250
    [x] gym 99:99
    ```
    `sleep 30` is too long; `git log -3` says 12:61 there.
        weight = 1,250
    Result: 3/4 tests pass (75%), run time 01:25:99.
    <!-- to be settled: water 1,250 -->
    $$ x^2 + 2,5,1 = 7/10 $$
    """
  ),
  (
    "a reading list",
    """
    - [ ] Seneca – *On the Shortness of Life* (p. 25/120)
    - [x] Read: "The 4-Hour Body" 2nd ed., 9780307463630 ⭐⭐⭐⭐
    - [ ] read 3rd chapter of Steps 2,5
    - [-] 1984
    - [ ] 25:10 – a psalm?
    | Book | Pages | Read |
    |------|------:|:----:|
    | Dune | 1,250 | 7/10 |
    """
  ),
  (
    "Dataview",
    """
    ---
    cssclass: dashboard
    weight: 82.4
    gym: false
    ---
    ```dataview
    TABLE water, weight FROM "Daily" WHERE file.day >= date(2026-01-01)
    ```
    **Rating**:: 7/10
    due:: 2026-01-19
    - [ ] Send invoice [due:: 2026-01-19] (cost:: 1,250)
    `= this.weight` kg today
    Length:: 1,250
    """
  ),
  (
    "leftovers of Templater",
    """
    ---
    date: <% tp.date.now("YYYY-MM-DD") %>
    gym: {{gym}}
    ---
    # <% tp.file.title %>
    - [ ] Water: <% tp.system.prompt("ml?") %>
    - Weight::
    - Sleep: {{sleep}}
    {{date:HH:mm}} – <%* if (25 > 10) { %>yes<%* } %>
    """
  ),
  (
    "callouts, tables, footnotes and times in headings",
    """
    > [!info]- Water balance
    > In: 2,5 l; out: ~2.2 l[^w]
    ### 25:10 Overtime
    ## 8:10 Breakfast
    - [x] アドバンスシステム工数 123:15/97:49
    - [x] X 123:15/97:49
    | 08:10 | 250 ml |
    |:-----:|-------:|
    ==important== ~~gone 25:10~~ H~2~O, x^2^
    [^w]: measured 1,250 twice
    ---
    ***
    - [ ] Meeting 14:00-15:30 → 15:45
    """
  ),
]

@Suite struct OrdinaryNotes {
  @Test(arguments: notes) func aNoteHasNoErrorByDeclaredNames(_ kind: String, _ text: String) {
    let file = DayFile(ContiguousArray(text.utf8), isMarkdown: true)
    var reader = DayReader(configured(water))
    let problems = reader.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!).problems
    #expect(OrdinaryNotes.shown(problems.filter { $0.severity == .error }, file) == [], "\(kind)")
  }

  @Test(arguments: notes) func aNoteHasNoProblemWhereNothingIsDeclared(_ kind: String, _ text: String) {
    let file = DayFile(ContiguousArray(text.utf8), isMarkdown: true)
    var discovery = Discovery()
    for note in notes { discovery.look(into: DayFile(ContiguousArray(note.text.utf8), isMarkdown: true)) }
    var reader = DayReader(discovery.configuration(from: Configuration()), isImplied: true)
    let problems = reader.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!).problems
    #expect(OrdinaryNotes.shown(problems, file) == [], "\(kind)")
  }

  /// The code of each problem with its line.
  private static func shown(_ problems: [Problem], _ file: DayFile) -> [String] {
    problems.map { "\($0.code): \($0.line.map { file.text(ofLine: Int($0)) } ?? "")" }
  }
}

import Journal
import Notation
import Testing

@testable import Rendering

@Suite struct StatsJSONTests {
  private let told = JSONTold(
    """
    habit gym "Gym"
    measure water "Water" goal 1l unit ml
    measure weight unit kg last
    """, today: "2026-01-14",
    [
      "2026-01-11": "[x] gym\nwater 1l\nweight 80.5kg\n", "2026-01-12": "[ ] gym\nwater 250ml\n",
      "2026-01-13": "[x] gym\nwater 1.5l\nweight 80kg\n", "2026-01-14": "[x] gym\nwater 1l\n",
    ])

  @Test func statisticsAreTheObjectThatIsPublished() {
    #expect(
      compactJSON(told.statistics()) == """
        {"schema":"daybook.stats/1","from":"2026-01-11","to":"2026-01-14","habits":[{"id":"gym",\
        "label":"Gym","group":null,"streak":{"length":2,"unit":"day","from":"2026-01-13","to":"2026-01-14"},\
        "longest":{"length":2,"unit":"day","from":"2026-01-13","to":"2026-01-14"},"met":3,\
        "closed":4,"rate":0.75,"skipped":0,"recent":{"met":3,"closed":4},"strength":0.145396,"with":null}],\
        "measures":[{"id":"water","label":"Water","group":null,"unit":"ml","total":3750,"days":4,"mean":937.5,\
        "best":{"date":"2026-01-13","total":1500},"streak":{"length":2,"unit":"day",\
        "from":"2026-01-13","to":"2026-01-14"},"longest":{"length":2,"unit":"day",\
        "from":"2026-01-13","to":"2026-01-14"},"met":3,"closed":4,"rate":0.75,"skipped":0,\
        "recent":{"met":3,"closed":4},"strength":0.157064,"trend":null,"with":null},{"id":"weight",\
        "label":"weight","group":null,"unit":"kg","total":null,"days":2,"mean":80.25,\
        "best":{"date":"2026-01-11","total":80.5},"streak":null,"longest":null,"met":null,\
        "closed":null,"rate":null,"skipped":null,"recent":null,"strength":null,\
        "trend":{"value":80.45,"change":null},"with":null}],"perfect":{"days":3,"streak":{"length":2,\
        "unit":"day","from":"2026-01-13","to":"2026-01-14"},"longest":{"length":2,"unit":"day",\
        "from":"2026-01-13","to":"2026-01-14"}},"tags":[]}
        """)
  }

  @Test func whereNothingIsClosedThereIsNoRateAndNoStreakHasDays() {
    let statistics = JSONTold(
      "habit read 3/week\nmeasure steps goal 10\n", today: "2026-01-12", [:]
    ).statistics()
    let habit = statistics["habits"]?.elements?[0]
    #expect(compactJSON(habit?["streak"]) == #"{"length":0,"unit":"week","from":null,"to":null}"#)
    #expect(habit?["rate"] == .null)
    #expect(compactJSON(habit?["recent"]) == #"{"met":0,"closed":0}"#)
    let steps = statistics["measures"]?.elements?[0]
    #expect(compactJSON(steps?["best"]) == "null")
    #expect(compactJSON(steps?["mean"]) == "null")
    #expect(compactJSON(steps?["total"]) == "0")
    #expect(compactJSON(steps?["unit"]) == "null")
  }

  @Test func aRateHasSixDecimals() {
    let days = Period(Day("2026-01-11")!, Day("2026-01-13")!)
    #expect(compactJSON(told.statistics(days)["habits"]?.elements?[0]["rate"]) == "0.666667")
  }
}

import Testing

@testable import daybook

/// The glass of `summary`: one set of days for all its figures.
@Suite struct GlassTranscripts {
  private let week = ["05", "06", "07", "08", "09", "10", "11"]

  /// One set of days for every figure of the glass, and `x of y` as in the grid, whatever kinds of goal they have.
  @Test(arguments: [
    // (configuration, the day of the 9th, what the glass says)
    (
      "goal 2l", "goal water at most 1l\nwater 500ml\n",
      "1,786 ml a day, each day by its own goal, 96 %, goal reached on 7 of 7 days"
    ),
    (
      "goal 2l", "goal water at most 1l\nwater 3l\n",
      "2,143 ml a day, each day by its own goal, 100 %, goal reached on 6 of 7 days"
    ),
    (
      "goal 2l", "goal water at most 1l\n",
      "2,000 / 2,000 ml a day, 100 %, goal reached on 7 of 7 days, mean of the 6 days with an entry"
    ),
    (
      "goal 3l\ngoal water 2l..3l from 2026-01-09", "water 2500ml\n",
      "2,071 ml a day, each day by its own goal, 69 %, goal reached on 3 of 7 days"
    ),
    (
      "\ngoal water 2l from 2026-01-09", "water 500ml\n",
      "1,500 / 2,000 ml a day, 75 %, goal reached on 2 of 3 days, mean of the 3 days with an entry and a goal"
    ),
    (
      "goal 14l/week\ngoal water 2l from 2026-01-09", "water 500ml\n",
      "1,500 / 2,000 ml a day, 75 %, goal reached on 2 of 3 days, mean of the 3 days with an entry and a goal"
    ),
  ])
  func theFiguresOfTheGlassAreOfTheSameDays(_ goals: String, _ odd: String, _ text: String) {
    var days = Dictionary(uniqueKeysWithValues: week.map { ($0, "water 2l 09:00\n") })
    days["09"] = odd
    let conf = "measure water \"Water\" cup 250ml \(goals)\n"
    let shown = said("summary last week --now 2026-01-12T10:00 --format markdown", conf, days)
    #expect(shown.contains("Water: \(text)\n"), "\(shown)")
  }

  @Test(arguments: ["text", "html", "svg", "markdown"])
  func everyFormatOfTheGlassHasTheSameFigures(_ format: String) {
    var days = Dictionary(uniqueKeysWithValues: week.map { ($0, "water 2l 09:00\n") })
    days["09"] = "goal water at most 1l\nwater 500ml\n"
    let conf = "measure water \"Water\" cup 250ml goal 2l\n"
    let shown = said("summary last week --now 2026-01-12T10:00 --format \(format)", conf, days)
    #expect(shown.contains("1,786 ml a day, each day by its own goal") && shown.contains("96 %"), "\(shown)")
    #expect(shown.lowercased().contains("goal reached on 7 of 7 days"), "\(shown)")
    let json = said("summary last week --now 2026-01-12T10:00 --json", conf, days)
    #expect(
      json.filter { !$0.isWhitespace }.contains(
        #""glass":{"id":"water","label":"Water","group":null,"unit":"ml","mean":1785.714286,"days":7,"goal":null,"percent":96,"met":7,"due":7,"closed":7}"#
      ), "\(json)")
    #expect(said("summary --now 2026-03-12T10:00 --json", conf, [:]).contains(#""glass": null"#))
  }
}

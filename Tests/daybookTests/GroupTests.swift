import Foundation
import Testing

@testable import daybook

/// `group` headings, and habits that are made of others, as a person meets them.
@Suite struct GroupTests {
  private let files = daybook([
    "daybook.conf": """
    habit weighed
    group "Meals"
    habit breakfast 10:30 "Breakfast"
    measure kcal "Calories" goal at most 2000kcal
    group Sport
    habit gym "Gym"
    habit moved "Moved" any gym breakfast
    habit fit "Fit" all gym weighed

    """,
    "2026-01-10.txt": "[x] weighed\n[x] breakfast 10:20 kcal:600\n[x] gym\n",
    "2026-01-11.txt": "[x] breakfast kcal:700\n[ ] gym\n[x] fit\n",
    "2026-01-12.txt": "[x] gym\n",
  ])

  /// The words that begin the lines of an answer.
  private func beginnings(_ line: String) -> [Substring] {
    Run(line, in: files).output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
  }

  @Test func aGroupThatIsCalledAsAllHabitsAreIsHeadedOnce() {
    let files = daybook([
      "daybook.conf": "group \"Habits\"\nhabit gym\ngroup \"Meals\"\nhabit breakfast\n",
      "2026-01-12.txt": "[x] gym\n",
    ])
    for format in ["", " --format html"] {
      let output = Run("day" + format, in: files).output
      #expect(output.components(separatedBy: "Habits").count == 2 && output.contains("Meals"))
    }
  }

  @Test(arguments: [
    ("week", ["weighed", "Meals", "Breakfast", "Calories", "Sport", "Gym", "Moved", "Fit"]),
    ("stats", ["weighed", "Meals", "Breakfast", "Calories", "Sport", "Gym", "Moved", "Fit"]),
    ("month", ["weighed", "Meals", "Breakfast", "Calories", "Sport", "Gym", "Moved", "Fit"]),
    ("summary 2026-01", ["weighed", "Meals", "Breakfast", "Calories", "Sport", "Gym", "Moved", "Fit"]),
    ("summary 2026-01 --format markdown", ["|"]),
    ("week --linear", ["weighed:", "Meals:", "Breakfast:", "Calories:", "Sport:", "Gym:", "Moved:", "Fit:"]),
  ])
  func whatIsDeclaredBelowStandsUnderIt(_ line: String, _ words: [String]) {
    let found = beginnings(line).filter { words.contains(String($0)) }
    #expect(Array(found.map(String.init).prefix(words.count)) == words || words == ["|"], "\(found)")
  }

  @Test func theTablesOfAWeekNameThem() {
    let csv = Run("week --format csv", in: files).output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).prefix(2).joined(separator: ",")
    }
    #expect(
      csv.prefix(5) == ["name,group", "weighed,", "breakfast,Meals", "kcal,Meals", "gym,Sport"], "\(csv)")
    #expect(Run("week --format markdown --lang cs", in: files).output.contains("| Skupina |"))
    #expect(!Run("week --format csv", in: daybook(["daybook.conf": "habit gym\n"])).output.contains("group"))
  }

  @Test(arguments: ["2026-W02", "2026-01"]) func aPictureHasThemAboveTheirRows(_ period: String) {
    let picture = Run("summary \(period) --format svg", in: files).output
    let texts = picture.matches(of: /class="(head|body)">(weighed|Meals|Breakfast|Sport|Gym)</).map(\.2)
    #expect(texts == ["weighed", "Meals", "Breakfast", "Sport", "Gym"], "\(texts)")
  }

  @Test func dayHasThemAboveGoalsAndHabits() {
    let output = Run("day", in: files).output
    #expect(output.contains("Meals\n◦ Calories"), "\(output)")
    #expect(
      output.contains("Habits\n☐ weighed\nMeals\n☐ Breakfast  10:20\nSport\n☑ Gym\n☑ Moved\n☐ Fit\n"),
      "\(output)")
    let json = Run("day --json", in: files).output.filter { $0 != "\n" && $0 != " " }
    #expect(json.contains(#""label":"Gym","group":"Sport","#), "\(json)")
    #expect(json.contains(#""label":"weighed","group":null,"#))
  }

  @Test func askNamesThemAndLeavesOutWhatIsMadeOfOthers() {
    let run = HandRun("ask", in: files, keys: "ll")
    #expect(
      run.errors.contains("1/2 weighed? later\nMeals:\n2/2 Breakfast (10:20)? later\n"), "\(run.errors)")
  }

  @Test(arguments: [
    ("done fit", "'daybook done gym weighed'"), ("skip moved", "'daybook skip gym breakfast'"),
    ("fit", "'daybook done gym weighed'"),
    ("done fit --lang cs", "„daybook done gym weighed“"),
  ])
  func aTickOfWhatIsMadeOfOthersIsRefused(_ line: String, _ words: String) {
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == "[x] gym\n")
  }

  @Test func aTickInAFileIsTold() {
    let run = Run("check", in: files)
    #expect(run.output.contains("2026-01-11.txt:3:5: warning: 'fit' is made of others"), "\(run.output)")
    #expect(run.output.contains("[contradicting-ticks]"))
  }

  @Test func theWideTableHasItsDaysAndReadsBackWithoutThem() {
    let whole = Run("export --format wide", in: files).output
    #expect(
      whole.hasPrefix(
        "date,kcal (kcal),weighed,breakfast,breakfast time,gym,moved,fit\r\n2026-01-10,600,done,done,10:20,done,done,done\r\n"
          + "2026-01-11,700,,done,,open,done,\r\n2026-01-12,,,,,done,done,\r\n"), "\(whole)")
    // Every habit is told by its own column, so that nothing is lost of what is made of them.
    let other = daybook(["daybook.conf": files["/log/daybook.conf"] ?? "", "wide.csv": whole])
    let run = Run("import wide.csv", in: other)
    #expect(run.status == 0 && run.errors.contains("import: 8 lines added on 3 days"), "\(run.errors)")
    // The days before the period say since when each is asked for.
    let part = Run("export 2026-01-11..2026-01-12 --format wide --of fit", in: files).output
    #expect(part == "date,fit\r\n2026-01-11,\r\n2026-01-12,\r\n", "\(part)")
  }

  @Test func theTemplateAndCompletionsLeaveItOut() {
    let run = Run("__complete fish done ''", in: files)
    #expect(run.output.contains("gym\tGym") && !run.output.contains("moved"))
    #expect(Run("__complete fish stats ''", in: files).output.contains("moved"))
  }

  @Test func aBackupTellsIt() {
    let output = Run("export --format json", in: files).output
    #expect(
      output.contains(#""group":"Sport","derived":{"any":["gym","breakfast"],"count":1}}"#)
        || output.contains(#""group": "Sport", "derived": {"any": ["gym", "breakfast"], "count": 1}}"#),
      "\(output)")
  }
}

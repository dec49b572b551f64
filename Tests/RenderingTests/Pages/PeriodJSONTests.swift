import Journal
import Notation
import Reports
import Testing

@testable import Rendering

@Suite struct PeriodJSONTests {
  private let told = JSONTold(
    """
    week sunday
    habit breakfast "Breakfast" from 2026-01-11
    habit read 3/week from 2026-01-11
    measure run unit km goal 20km/week from 2026-01-11
    measure weight unit kg last
    """, today: "2026-01-13",
    [
      "2026-01-11": "[x] breakfast\n[x] read\nrun 5km\n", "2026-01-12": "[x] breakfast\nrun 2.5km\n",
      "2026-01-13": "[x] read\nweight 80kg\n",
    ])

  @Test func aWeekIsTheObjectThatIsPublished() {
    let week = told.grid("2026-01-11", "2026-01-17", as: .week)
    #expect(
      compactJSON(week) == """
        {"schema":"daybook.week/1","from":"2026-01-11","to":"2026-01-17","met":4,"due":11,"closed":4,\
        "percent":100,"rows":[\
        {"id":"breakfast","label":"Breakfast","group":null,"states":["met","met","pending","pending","pending","pending",\
        "pending"],"met":2,"due":7,"closed":2,"week":null},\
        {"id":"read","label":"read","group":null,"states":["met","not_due","met","not_due","not_due","not_due","not_due"],\
        "met":2,"due":3,"closed":2,"week":{"done":2,"quota":3,"state":"pending"}},\
        {"id":"run","label":"run","group":null,"states":["not_due","not_due","not_due","not_due","not_due","not_due",\
        "pending"],"met":0,"due":1,"closed":0,"week":{"done":7.5,"quota":20,"state":"pending"}}],\
        "days":[{"date":"2026-01-11","met":2,"due":2,"closed":2,"percent":100},\
        {"date":"2026-01-12","met":1,"due":1,"closed":1,"percent":100},\
        {"date":"2026-01-13","met":1,"due":2,"closed":1,"percent":50},\
        {"date":"2026-01-14","met":0,"due":1,"closed":0,"percent":0},\
        {"date":"2026-01-15","met":0,"due":1,"closed":0,"percent":0},\
        {"date":"2026-01-16","met":0,"due":1,"closed":0,"percent":0},\
        {"date":"2026-01-17","met":0,"due":2,"closed":0,"percent":0}]}
        """)
  }

  @Test(arguments: [(PeriodGrid.Report.month, "2026-01-31", 31), (.year, "2026-12-31", 365)])
  func aMonthAndAYearAreTheSameOverTheirDays(report: PeriodGrid.Report, end: String, count: Int) {
    let grid = told.grid("2026-01-01", end, as: report)
    #expect(grid["schema"]?.text == "daybook.\(report.rawValue)/1")
    #expect(grid["days"]?.elements?.count == count)
    #expect(jsonKeys(grid) == jsonKeys(told.grid("2026-01-11", "2026-01-17", as: .week)))
    for row in grid["rows"]?.elements ?? [] {
      #expect(row["states"]?.elements?.count == count)
      #expect(row["week"] == .null)
    }
  }

  @Test func whereNothingIsClosedThereIsNoPercentage() {
    let grid = told.grid("2026-01-18", "2026-01-24", as: .week)
    #expect(grid["percent"] == .null)
    #expect(told.grid("2026-01-04", "2026-01-10", as: .week)["days"]?.elements?[0]["percent"] == .null)
  }
}

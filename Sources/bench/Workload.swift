/// One row of the tables: a command of daybook on a sample, and what is hoped of it.
struct Workload {
  let words: [String]
  let years: Int
  let layout: Layout
  /// The goal as the table shows it.
  let goal: String

  private init(_ line: String, _ years: Int, _ layout: Layout = .flat, goal: String) {
    words = line.split(separator: " ").map(String.init)
    self.years = years
    self.layout = layout
    self.goal = goal
  }

  /// The row's name, `stats, 100 years by year`.
  var name: String {
    words.joined(separator: " ") + (years == 1 ? ", 1 year" : ", \(years) years")
      + (layout == .year ? " by year" : "")
  }

  /// The exit statuses of work that was done; a check finds what is wrong on purpose.
  var accepts: ClosedRange<Int32> { 0...(["check", "fmt"].contains(words[0]) ? 1 : 0) }

  /// Work that has to read every file; a goal is a multiple of the floor.
  static let wholeHistory =
    [
      Workload("stats", 1, goal: "1.5"), Workload("stats", 10, goal: "1.5, 20 MB"),
      Workload("stats", 100, goal: "1.5, 60 MB"), Workload("stats", 100, .year, goal: "1.5, 60 MB"),
      Workload("export --format csv", 10, goal: "1.5, 20 MB"),
      Workload("export --format csv", 100, goal: "1.5, 60 MB"),
      Workload("export --format json", 10, goal: "3.0, 20 MB"),
    ]
    + [
      "export --format wide", "export --format jsonl", "export --format sql", "badges", "summary all", "year",
      "check", "fmt --check",
    ].map { Workload($0, 10, goal: "2.0, 20 MB") }

  /// Work that has to read a few files however many there are; a goal is milliseconds over `version`.
  static let fewFiles = [(10, Layout.flat), (100, Layout.year)].flatMap { years, layout in
    [
      Workload("day", years, layout, goal: "3"), Workload("week", years, layout, goal: "day + 2"),
      Workload("status", years, layout, goal: "3"), Workload("add water 250ml", years, layout, goal: "3"),
      Workload("done dinner", years, layout, goal: "3"),
    ]
  }
}

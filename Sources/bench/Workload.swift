/// One row of the tables: a command of daybook on a sample, and what is hoped of it.
struct Workload {
  let words: [String]
  let years: Int
  let layout: Layout
  /// The goal as the table shows it.
  let goal: String

  private init(_ line: String, _ years: Int, _ layout: Layout = .flat, goal: String) {
    words = line.split(separator: " ").map(String.init)
    (self.years, self.layout, self.goal) = (years, layout, goal)
  }

  /// The row's name, `stats, 100 years by year`.
  var name: String {
    words.joined(separator: " ") + (years == 1 ? ", 1 year" : ", \(years) years")
      + (layout == .year ? " by year" : "")
  }

  /// The exit statuses of work that was done; a check finds what is wrong on purpose.
  var accepts: ClosedRange<Int32> { 0...(["check", "fmt", "remind"].contains(words[0]) ? 1 : 0) }

  /// Work that has to read every file; a goal is a multiple of the floor.
  static let wholeHistory: [Workload] = {
    let goals = [
      ("stats", "1.5"), ("year", "1.5"), ("summary all", "1.5"), ("check", "2.0"), ("fmt --check", "2.0"),
      ("export --format csv", "1.5"), ("export --format wide", "2.0"), ("export --format jsonl", "2.0"),
      ("export --format sql", "2.0"), ("badges", "2.0"), ("list water", "2.0"), ("list dentist", "2.0"),
      ("export --format json", "3.0"),
    ]
    return [Workload("stats", 1, goal: "1.5")]
      + goals.map { Workload($0, 10, goal: $1 + ", 20 MB") }
      + goals.map { Workload($0, 100, goal: $1 + ", 60 MB") }
      + [Workload("stats", 100, .year, goal: "1.5, 60 MB")]
  }()

  /// Work that has to read a few files however many there are; a goal is milliseconds over `version`.
  static let fewFiles = [(10, Layout.flat), (100, Layout.flat), (100, Layout.year)].flatMap { years, layout in
    [
      ("day", "2"), ("week", "2"), ("list --period 2026-W03", "2"), ("status", "1"), ("remind", "2"),
      ("add water 250ml", "2"), ("done dinner", "2"), ("drink", "2"),
    ].map { Workload($0, years, layout, goal: $1) }
  }
}

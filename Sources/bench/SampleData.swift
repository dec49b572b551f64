/// Where a sample's day files lie.
enum Layout: String {
  case flat, year
}

/// The folders of made-up days, each made when it is first asked for.
struct SampleData {
  /// The folder that holds them, and all else that is written while measuring.
  let root: String
  private var made: Set<String> = []

  init(root: String) {
    self.root = root
  }

  /// The daybook of `years` years of 365 days in `layout`, by its path.
  mutating func folder(years: Int, layout: Layout) throws(Failure) -> String {
    let path = root + "/\(years)-\(layout.rawValue)"
    guard made.insert(path).inserted else { return path }
    try System.makeFolder(path)
    try System.save(Array(Self.configuration(layout: layout).utf8), to: path + "/daybook.conf")
    var madeYear = ""
    for number in (SampleDay.last - years * 365 + 1)...SampleDay.last {
      let day = SampleDay(number: number)
      let date = day.date
      let year = String(date.prefix(4))
      if layout == .year && year != madeYear {
        try System.makeFolder(path + "/" + year)
        madeYear = year
      }
      try System.save(Array(day.text.utf8), to: Self.file(of: date, in: path, layout: layout))
    }
    return path
  }

  /// The file of the last day in a folder that was made before, by its path.
  static func lastFile(in folder: String, layout: Layout) -> String {
    file(of: SampleDay(number: SampleDay.last).date, in: folder, layout: layout)
  }

  private static func file(of date: String, in folder: String, layout: Layout) -> String {
    switch layout {
    case .flat: folder + "/" + date + ".txt"
    case .year: folder + "/" + date.prefix(4) + "/" + date + ".txt"
    }
  }

  private static func configuration(layout: Layout) -> String {
    var text = "daybook 1\nlayout \(layout.rawValue)\n\n"
    text += "measure water \"Water\" goal 2500ml cup 250ml\n"
    for habit in SampleDay.habits {
      text += "habit \(habit.name) " + (habit.time.map { $0 + " " } ?? "") + "\"\(habit.label)\"\n"
    }
    return text
  }
}

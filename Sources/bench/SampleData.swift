/// Where a sample's day files lie.
enum Layout: String {
  case flat, year
}

/// Which days a sample holds, and how.
struct Sample: Hashable {
  let data: DataSet
  /// How many years of 365 days.
  let years: Int
  var layout = Layout.flat
  /// How often each file holds its day's text: more often makes lines without files.
  var repetitions = 1

  /// Its days, in days since 1970-01-01.
  var days: ClosedRange<Int> { (SampleDay.last - years * 365 + 1)...SampleDay.last }
}

/// A sample that was made.
struct MadeSample {
  /// The path of its folder.
  let folder: String
  /// How many lines its days have in all.
  var lines = 0
  /// The file of its last day, by its path.
  var lastFile = ""
}

/// The folders of sample days, each made when it is first asked for.
struct SampleData {
  /// The folder that holds them, and all else that is written while measuring.
  let root: String
  /// The folder of the season.
  private let seasonFolder: String
  private var season: Season?
  private var made: [Sample: MadeSample] = [:]

  init(root: String, season: String) {
    self.root = root
    seasonFolder = season
  }

  /// The daybook of a sample.
  mutating func made(_ sample: Sample) throws(Failure) -> MadeSample {
    if let made = made[sample] { return made }
    let name = "\(sample.data.rawValue)-\(sample.years)-\(sample.layout.rawValue)-\(sample.repetitions)"
    var new = MadeSample(folder: root + "/" + name)
    try makeFolder(new.folder)
    let season: Season? = if sample.data == .plain { nil } else { try readSeason() }
    let configuration =
      season?.configuration(days: sample.days.count, layout: sample.layout)
      ?? Self.plainConfiguration(layout: sample.layout)
    try save(Array(configuration.utf8), to: new.folder + "/daybook.conf")
    var madeYear = ""
    for number in sample.days {
      guard let text = try text(of: number, in: sample.data) else { continue }
      let date = dateText(number)
      let year = String(date.prefix(4))
      if sample.layout == .year && year != madeYear {
        try makeFolder(new.folder + "/" + year)
        madeYear = year
      }
      new.lastFile = new.folder + (sample.layout == .year ? "/" + year : "") + "/" + date + ".txt"
      new.lines += text.count { $0 == UInt8(ascii: "\n") } * sample.repetitions
      try save(Array(repeatElement(text, count: sample.repetitions).joined()), to: new.lastFile)
    }
    made[sample] = new
    return new
  }

  /// The text of a day of the data, nil for one without a file.
  mutating func text(of number: Int, in data: DataSet) throws(Failure) -> [UInt8]? {
    switch data {
    case .plain: Array(SampleDay(number: number).text.utf8)
    case .season: try readSeason().text(of: number)
    case .varied: try readSeason().variedText(of: number)
    }
  }

  private mutating func readSeason() throws(Failure) -> Season {
    if let season { return season }
    let read = try Season(folder: seasonFolder)
    season = read
    return read
  }

  private static func plainConfiguration(layout: Layout) -> String {
    var text = "daybook 1\nlayout \(layout.rawValue)\n\n"
    text += "measure water \"Water\" goal 2500ml cup 250ml\n"
    for habit in SampleDay.habits {
      text += "habit \(habit.name) " + (habit.time.map { $0 + " " } ?? "") + "\"\(habit.label)\"\n"
    }
    return text
  }
}

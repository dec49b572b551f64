import Journal
import Rendering
import Reports

/// The pages of a site: which there are, and of what each is made.
struct SitePlan: Sendable {
  /// The subject of a page.
  enum Kind: Sendable {
    case style, index, find, badges, problems
    /// The words that begin with a letter, by its place.
    case letter(Int)
    /// A habit or measure, by its place among the references.
    case subject(Int)
    /// A day, week, month or year, by its place among those that have a page.
    case day(Int)
    case week(Int)
    case month(Int)
    case year(Int)
  }

  /// A page: where it lies in the folder, what it is of, and the fingerprint of all that it is made of.
  struct Item: Sendable {
    let path: String
    let kind: Kind
    let made: SiteMark
  }

  /// The days that have a page, ascending: those with a file, and today; each as a period.
  let days: [Period]
  let weeks: [Period]
  let months: [Period]
  let years: [Period]
  /// The names of the files of habits and measures, in the order of the references.
  let names: [String]

  /// Finds the days, weeks, months and years that have a page.
  init(of index: DayIndex, configuration: Configuration, today: Day) {
    var days = index.days.map(\.day)
    let place = days.firstIndex { $0 >= today } ?? days.endIndex
    if place == days.endIndex || days[place] != today { days.insert(today, at: place) }
    func periods(_ period: (Day) -> Period) -> [Period] {
      days.reduce(into: []) { found, day in
        if found.last?.contains(day) != true { found.append(period(day)) }
      }
    }
    self.days = days.map { Period($0, $0) }
    weeks = periods { configuration.week(of: $0) }
    months = periods { .month(of: $0) }
    years = periods { .year(of: $0) }
    names = configuration.references.map { SitePlan.fileName(of: configuration.name(of: $0)) }
  }

  /// A name as that of a file on any disk: small letters and digits stand, all else is its bytes; two names never share
  /// one, and none is that of a device of Windows.
  private static func fileName(of name: String) -> String {
    var file = ""
    let isDevice = ["con", "prn", "aux", "nul", "com", "lpt"].contains(name.prefix(3)) && name.utf8.count < 5
    for (place, byte) in name.utf8.enumerated() {
      switch byte {
      case _ where isDevice && place == 0: file += "_" + String(byte, radix: 16)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        file.unicodeScalars.append(Unicode.Scalar(byte))
      default: file += "_" + String(byte, radix: 16)
      }
    }
    guard file.utf8.count > 80 else { return file }
    return String(file.prefix(60)) + "_" + SiteMark(of: name.utf8).text
  }
}

extension SitePlan {
  /// The file of the words that begin with a letter.
  static func file(ofLetter letter: String) -> String { SitePath.letter(fileName(of: letter)) }

  /// The pages with what each is made of.
  ///
  /// A page of some days is made of their files, of those before and after that their states depend on, of the pages that
  /// lie next to it, and of how far today is; that of a habit or measure of what is said of it; the first of everything.
  func items(
    of files: SiteFiles, _ index: DayIndex, in reading: SiteReading, everything: SiteMark, settings: SiteMark
  ) -> [Item] {
    let (assessment, configuration) = (reading.assessment, reading.assessment.configuration)
    let today = assessment.today
    let back = (configuration.references.map(configuration.daysBefore).max() ?? 0) + 7
    let starts = configuration.references.map(assessment.start)
    func made(_ period: Period, _ neighbours: [Day?]) -> SiteMark {
      var made = settings
      made.take(Int(period.from.number))
      // Beyond a week after the last day nothing changes any more.
      made.take(min(today - period.to, 8))
      for start in starts { made.take(max(-back, min(start - period.from, period.count))) }
      for day in neighbours { made.take(Int(day?.number ?? 0)) }
      var place = index.place(of: period.from - back)
      while place < index.days.count, index.days[place].day <= period.to + 7 {
        made.take(Int(index.days[place].day.number))
        made.take(files.marks[place] ?? SiteMark())
        place += 1
      }
      return made
    }
    func items(
      _ periods: [Period], _ path: (Period) -> String, _ kind: (Int) -> Kind
    ) -> [Item] {
      periods.enumerated().map { place, period in
        let neighbours = [place - 1, place + 1].map { periods.indices.contains($0) ? periods[$0].from : nil }
        return Item(path: path(period), kind: kind(place), made: made(period, neighbours))
      }
    }
    var all = [
      Item(path: "style.css", kind: .style, made: settings),
      Item(path: SitePath.index, kind: .index, made: everything),
      Item(path: SitePath.find, kind: .find, made: reading.found == nil ? settings : everything),
      Item(path: SitePath.problems, kind: .problems, made: everything),
    ]
    if configuration.badges {
      all.append(Item(path: SitePath.badges, kind: .badges, made: reading.badgesMark(settings)))
    }
    all += reading.letters.enumerated().map { place, letter in
      Item(
        path: SitePlan.file(ofLetter: letter.letter), kind: .letter(place),
        made: reading.mark(ofLetter: place, settings))
    }
    all += zip(names, reading.subjectMarks(files, settings: settings)).enumerated().map { place, page in
      Item(path: SitePath.subject(page.0), kind: .subject(place), made: page.1)
    }
    all += items(years, SitePath.year, Kind.year)
    all += items(months, SitePath.month, Kind.month)
    all += items(weeks, SitePath.week, Kind.week)
    return all + items(days, SitePath.day, Kind.day)
  }
}

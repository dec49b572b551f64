import Journal

/// What the listing of a daybook's folders shows: the file of each day, and what lies beside it.
struct DayIndex: Sendable {
  /// The file of a day, told by its folder and its name.
  struct Entry: Hashable, Sendable {
    var day: Day
    var place: DayPlace

    /// A number that orders entries by day, then by place.
    fileprivate var rank: Int { Int(day.number) << 3 | place.rawValue }

    init(day: Day, place: DayPlace) {
      self.day = day
      self.place = place
    }

    /// The entry that a number stands for; nil for one that no entry has.
    fileprivate init?(rank: Int) {
      guard let place = DayPlace(rawValue: rank & 7) else { return nil }
      self.init(day: Day(number: rank >> 3), place: place)
    }
  }

  /// Something beside the day files that a person should know of.
  enum Oddity: Hashable, Sendable {
    /// A second file of a day, which does not count.
    case second(Day, DayPlace, counts: DayPlace)
    /// What a sync service left.
    case conflictCopy(path: String, Day, isCertain: Bool)
    /// What a sync service left of `daybook.conf` or `badges.txt`.
    case otherCopy(path: String)
    /// A day that is not on this machine.
    case placeholder(path: String, Day)
    /// A folder that cannot be listed, or that stands where a day's file would be.
    case unreadable(FileTrouble)
  }

  /// The days that have a file, ascending, each once.
  private(set) var days: ContiguousArray<Entry> = []
  /// What lies beside them, in the order of paths.
  private(set) var oddities: [Oddity] = []

  /// Lists a daybook: the folder itself, the folders of years and in these the folders of months.
  ///
  /// `within` leaves out folders of other years, which a report of a few days has no need of.
  init(of folder: Path, in files: any FileReading, within period: Period? = nil) throws(FileTrouble) {
    let root = try files.entries(of: folder)
    var collected = Collected(root: folder)
    collected.take(root, layout: .flat, prefix: "", year: nil, month: nil)
    for year in collected.folders.sorted() {
      if let period, year < period.from.year || year > period.to.year { continue }
      let name = zeroPadded(year, 4)
      guard let entries = collected.list(folder.appending(name), in: files) else { continue }
      collected.folders = []
      collected.take(entries, layout: .year, prefix: name + "/", year: year, month: nil)
      for month in collected.folders.sorted() where (1...12).contains(month) {
        let monthName = "\(name)/\(zeroPadded(month, 2))"
        guard let entries = collected.list(folder.appending(Path(monthName)), in: files) else { continue }
        collected.take(entries, layout: .month, prefix: monthName + "/", year: year, month: month)
      }
    }
    finish(collected)
  }

  /// The years that have a folder of their own, ascending: where older days may lie.
  private(set) var years: [Int] = []

  private mutating func finish(_ collected: Collected) {
    years = collected.years.sorted()
    days.reserveCapacity(collected.found.count)
    oddities = collected.oddities
    for entry in collected.found.sorted().lazy.compactMap(Entry.init(rank:)) {
      if let last = days.last, last.day == entry.day {
        oddities.append(.second(entry.day, entry.place, counts: last.place))
      } else {
        days.append(entry)
      }
    }
    oddities.sort { $0.path < $1.path }
  }

  /// The days, all or those of a period.
  func days(within period: Period?) -> ArraySlice<Entry> {
    guard let period else { return ArraySlice(days) }
    return ArraySlice(days.filter { period.contains($0.day) })
  }

  /// The file of a day; nil if it has none.
  func entry(of day: Day) -> Entry? {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < days.count && days[low].day == day ? days[low] : nil
  }
}

extension DayIndex.Oddity {
  /// The path it is about, relative to the daybook.
  var path: String {
    switch self {
    case .second(let day, let place, _): place.path(of: day)
    case .conflictCopy(let path, _, _), .otherCopy(let path), .placeholder(let path, _): path
    case .unreadable(let trouble): trouble.path.description
    }
  }
}

/// What is gathered while folders are listed.
private struct Collected {
  /// The daybook's folder.
  let root: Path
  /// The ranks of the day files: numbers sort faster than what they stand for.
  var found: ContiguousArray<Int> = []
  var oddities: [DayIndex.Oddity] = []
  /// The numbers that name folders in the folder listed last.
  var folders: [Int] = []
  var years: [Int] = []

  mutating func list(_ folder: Path, in files: any FileReading) -> FolderListing? {
    do throws(FileTrouble) {
      return try files.entries(of: folder)
    } catch {
      oddities.append(.unreadable(error))
      return nil
    }
  }

  /// Sorts the names of one folder; a day's file must lie in the folder of its own year and month.
  mutating func take(_ entries: FolderListing, layout: Layout, prefix: String, year: Int?, month: Int?) {
    for entry in entries {
      let name = entry.name
      let isFolder = entry.kind == .folder || (entry.kind == .link && name.count <= 4)
      if isFolder, let number = Collected.number(name, digits: layout == .flat ? 4 : 2) {
        if layout != .month { folders.append(number) }
        if layout == .flat { years.append(number) }
        continue
      }
      guard let first = name.first, name.count >= 12 else { continue }
      guard
        first &- 0x30 < 10 || first == UInt8(ascii: ".") || first == UInt8(ascii: "d")
          || first == UInt8(ascii: "b")
      else { continue }
      if entry.kind == .folder {
        guard case .day = FileName(name) else { continue }
        let path = prefix + String(decoding: name, as: UTF8.self)
        oddities.append(.unreadable(FileTrouble(.isAFolder, at: root.appending(Path(path)))))
      } else if let day = Day(plainFileName: name) {
        take(.day(day, isMarkdown: false), name, layout, prefix, year, month)
      } else {
        take(FileName(name), name, layout, prefix, year, month)
      }
    }
  }

  private mutating func take(
    _ kind: FileName, _ name: ArraySlice<UInt8>, _ layout: Layout, _ prefix: String, _ year: Int?,
    _ month: Int?
  ) {
    func belongs(_ day: Day) -> Bool {
      let parts = day.parts
      return (year ?? parts.year) == parts.year && (month ?? parts.month) == parts.month
    }
    func path() -> String { prefix + String(decoding: name, as: UTF8.self) }
    switch kind {
    case .day(let day, let isMarkdown) where year == nil || belongs(day):
      found.append(DayIndex.Entry(day: day, place: DayPlace(layout, isMarkdown: isMarkdown)).rank)
    case .conflictCopy(let day, let isCertain) where belongs(day):
      oddities.append(.conflictCopy(path: path(), day, isCertain: isCertain))
    case .placeholder(let day) where belongs(day): oddities.append(.placeholder(path: path(), day))
    case .configurationCopy, .badgesCopy:
      if layout == .flat { oddities.append(.otherCopy(path: path())) }
    case .day, .conflictCopy, .placeholder, .other: return
    }
  }

  /// The number that a folder's name is, if it is nothing but so many digits.
  private static func number(_ name: ArraySlice<UInt8>, digits: Int) -> Int? {
    guard name.count == digits else { return nil }
    var number = 0
    for byte in name {
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}

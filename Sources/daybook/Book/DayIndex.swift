import Journal
import Platform

/// The listing of a daybook's folders: the file of each day, and what lies beside it.
struct DayIndex: Sendable {
  /// The file of a day, told by its folder and its name.
  struct Entry: Hashable, Sendable {
    var day: Day
    var place: DayPlace
    /// The path of the file, relative to the daybook.
    var path: String { place.path(of: day) }
  }

  /// Something beside the day files that a person should know of.
  enum Oddity: Hashable, Sendable {
    /// A second file of a day, which does not count.
    case second(Day, DayPlace, counts: DayPlace)
    /// A copy of a day that a sync service left.
    case conflictCopy(path: String, Day, isCertain: Bool)
    /// A copy of `daybook.conf` or `badges.txt` that a sync service left.
    case otherCopy(path: String, of: String)
    /// A day that is not on this machine.
    case placeholder(path: String, Day)
    /// A day's file whose name has that of another day of the week or month.
    case misnamed(path: String, Day, expected: String)
    /// A folder that cannot be listed, or that stands where a day's file would be.
    case unreadable(FileTrouble)
  }

  /// The days that have a file, ascending, each once.
  private(set) var days: ContiguousArray<Entry> = []
  /// The oddities beside them, in the order of paths.
  private(set) var oddities: [Oddity] = []

  /// Lists a daybook: the folder itself, the folders of years and in these the folders of months.
  ///
  /// `within` leaves out folders of other years, which a report of a few days has no need of. With a pattern the folders
  /// that it names are listed as well.
  init(
    of folder: Path, in files: any FileReading, within period: Period? = nil, by pattern: LayoutPattern? = nil
  ) throws(FileTrouble) {
    self.init(under: try RootListing(of: folder, in: files), in: files, within: period, by: pattern)
  }

  /// Lists what lies under a daybook's own folder, which was listed already.
  init(
    under root: RootListing, in files: any FileReading, within period: Period? = nil,
    by pattern: LayoutPattern? = nil
  ) {
    let folder = root.folder
    var collected = root.collected
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
    listed = period
    if let pattern { collected.takePatterned(root.entries, by: pattern, in: files, within: period) }
    finish(collected)
  }

  /// The paths of names that hold a date and are not read, in the folders that were listed; a pattern may read them.
  private(set) var unread: [String] = []
  /// The folders beside those that were listed.
  private(set) var otherFolders: [String] = []

  /// Leaves out oddities, by their paths.
  mutating func leaveOut(_ paths: Set<String>) { oddities.removeAll { paths.contains($0.path) } }

  /// Why folders could not be listed, and the folders that stand where a day's file would be.
  var troubles: [FileTrouble] {
    oddities.compactMap { oddity in
      if case .unreadable(let trouble) = oddity { trouble } else { nil }
    }
  }

  /// The years that have a folder of their own, ascending: where older days may lie.
  private(set) var years: [Int] = []
  /// The period whose years were listed; nil if all were.
  private var listed: Period?

  /// Whether all files of a year's days are known.
  func isListed(_ year: Int) -> Bool {
    guard let listed, !(listed.from.year...listed.to.year).contains(year) else { return true }
    return !years.contains(year)
  }

  private mutating func finish(_ collected: Collected) {
    years = collected.years.sorted()
    oddities = collected.oddities
    (unread, otherFolders) = (collected.unread, collected.otherFolders)
    var collected = collected
    collected.putInOrder()
    var entries = collected.found
    if !collected.patterned.isEmpty {
      entries += collected.patterned
      entries.sort { ($0.day, $0.place) < ($1.day, $1.place) }
    }
    takeFirst(of: entries)
    oddities.sort { $0.path < $1.path }
  }

  /// Takes the first entry of each day; the others are oddities.
  private mutating func takeFirst(of entries: ContiguousArray<Entry>) {
    // Nearly always there are no others, and nothing is copied.
    guard zip(entries, entries.dropFirst()).contains(where: { $0.day == $1.day }) else {
      days = entries
      return
    }
    for entry in entries {
      if let last = days.last, last.day == entry.day {
        oddities.append(.second(entry.day, entry.place, counts: last.place))
      } else {
        days.append(entry)
      }
    }
  }

  /// Entries by day, then by place; days that lie close together are ticked off, which is faster than comparing.
  fileprivate static func inOrder(_ entries: ContiguousArray<Entry>) -> ContiguousArray<Entry> {
    let days = entries.lazy.map(\.day.number)
    guard let first = days.min().map(Int.init), let last = days.max().map(Int.init),
      last - first < 64 * entries.count
    else { return ContiguousArray(entries.sorted { ($0.day, $0.place) < ($1.day, $1.place) }) }
    var places = ContiguousArray<UInt8>(repeating: 0, count: last - first + 1)
    for entry in entries { places[Int(entry.day.number) - first] |= 1 << UInt8(entry.place.rank) }
    var ordered = ContiguousArray<Entry>()
    ordered.reserveCapacity(entries.count)
    let allPlaces = DayPlace.usual
    for (day, bits) in places.enumerated() {
      var rest = bits
      while rest != 0 {
        ordered.append(Entry(day: Day(number: first + day), place: allPlaces[rest.trailingZeroBitCount]))
        rest &= rest - 1
      }
    }
    return ordered
  }

  /// The days, all or those of a period.
  func days(within period: Period?) -> ArraySlice<Entry> {
    guard let period else { return days[...] }
    let end = period.to == .last ? days.count : place(of: period.to + 1)
    return days[place(of: period.from)..<end]
  }

  /// The place of the first day that is `day` or later.
  func place(of day: Day) -> Int { days.partitioningIndex { $0.day >= day } }

  /// The file of a day; nil if it has none.
  func entry(of day: Day) -> Entry? {
    let place = place(of: day)
    return place < days.count && days[place].day == day ? days[place] : nil
  }
}

extension DayIndex.Oddity {
  /// The path it is about, relative to the daybook.
  var path: String {
    switch self {
    case .second(let day, let place, _): place.path(of: day)
    case .conflictCopy(let path, _, _), .otherCopy(let path, _), .placeholder(let path, _),
      .misnamed(let path, _, _):
      path
    case .unreadable(let trouble): trouble.path.description
    }
  }
}

/// What the daybook's own folder holds, the days in order.
struct RootListing: Sendable {
  let folder: Path
  let entries: FolderListing
  /// What its names say; nothing is known yet of the folders in it.
  fileprivate let collected: Collected

  /// Lists a daybook's own folder.
  init(of folder: Path, in files: any FileReading) throws(FileTrouble) {
    self.folder = folder
    entries = try files.entries(of: folder)
    var collected = Collected(root: folder)
    collected.take(entries, layout: .flat, prefix: "", year: nil, month: nil)
    collected.putInOrder()
    self.collected = collected
  }
}

/// The results gathered while folders are listed.
struct Collected {
  /// The daybook's folder.
  let root: Path
  private(set) var found: ContiguousArray<DayIndex.Entry> = []
  fileprivate var isInOrder = true
  /// The files that the pattern reads.
  var patterned: [DayIndex.Entry] = []
  var oddities: [DayIndex.Oddity] = []
  /// The numbers that name folders in the folder listed last.
  var folders: [Int] = []
  var years: [Int] = []
  var unread: [String] = []
  var otherFolders: [String] = []

  mutating func list(_ folder: Path, in files: any FileReading) -> FolderListing? {
    do throws(FileTrouble) {
      return try files.entries(of: folder)
    } catch {
      oddities.append(.unreadable(error))
      return nil
    }
  }

  /// Sorts the names of one folder; a day's file must lie in the folder of its own year and month.
  mutating func take(_ entries: FolderListing, layout: UsualLayout, prefix: String, year: Int?, month: Int?) {
    found.reserveCapacity(found.count + entries.count)
    entries.eachName { position, name, kind in
      if kind != .folder, let day = Day(plainFileName: name), Collected.belongs(day, year, month) {
        return take(day, isMarkdown: false, layout)
      }
      let entry = entries[position]
      let name = entry.name
      let isFolder = entry.kind == .folder || (entry.kind == .link && name.count <= 4)
      if isFolder, let number = Collected.number(name, digits: layout == .flat ? 4 : 2) {
        if layout == .month { otherFolders.append(prefix + String(decoding: name, as: UTF8.self)) }
        if layout != .month { folders.append(number) }
        if layout == .flat { years.append(number) }
        return
      }
      if entry.kind == .folder {
        let path = prefix + String(decoding: name, as: UTF8.self)
        if case .day = FileName(name) {
          oddities.append(.unreadable(FileTrouble(.isAFolder, at: root.appending(Path(path)))))
        } else if name.first != UInt8(ascii: ".") {
          otherFolders.append(path)
        }
      } else if name.count >= 8 {
        take(FileName(name), name, layout, prefix, year, month)
      }
    }
  }

  private mutating func take(_ day: Day, isMarkdown: Bool, _ layout: UsualLayout) {
    found.append(DayIndex.Entry(day: day, place: DayPlace(layout, isMarkdown: isMarkdown)))
    isInOrder = false
  }

  /// Puts the days in order that were found so far.
  mutating func putInOrder() {
    if !isInOrder { found = DayIndex.inOrder(found) }
    isInOrder = true
  }

  private mutating func take(
    _ kind: FileName, _ name: ArraySlice<UInt8>, _ layout: UsualLayout, _ prefix: String, _ year: Int?,
    _ month: Int?
  ) {
    func path() -> String { prefix + String(decoding: name, as: UTF8.self) }
    switch kind {
    case .day(let day, let isMarkdown) where Collected.belongs(day, year, month):
      take(day, isMarkdown: isMarkdown, layout)
    case .conflictCopy(let day, let isCertain) where Collected.belongs(day, year, month):
      oddities.append(.conflictCopy(path: path(), day, isCertain: isCertain))
    case .placeholder(let day) where Collected.belongs(day, year, month):
      oddities.append(.placeholder(path: path(), day))
    case .configurationCopy:
      if layout == .flat { oddities.append(.otherCopy(path: path(), of: FileName.configuration)) }
    case .badgesCopy: if layout == .flat { oddities.append(.otherCopy(path: path(), of: FileName.badges)) }
    case .placeholder: return
    case .day, .conflictCopy, .other:
      if name.first != UInt8(ascii: "."), DatedName(path()) != nil { unread.append(path()) }
    }
  }

  /// Whether a day may lie in the folder of a year and a month; in the daybook's own every day may.
  private static func belongs(_ day: Day, _ year: Int?, _ month: Int?) -> Bool {
    guard let year else { return true }
    let parts = day.parts
    return year == parts.year && (month ?? parts.month) == parts.month
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

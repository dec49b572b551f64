import Journal
import Platform

/// The file of one day, as it was found.
struct FoundDay: Sendable {
  /// The day.
  var day: Day
  /// Its place in the daybook.
  var place: DayPlace
  /// The contents of the file.
  var file: DayFile

  /// Its path, relative to the daybook.
  var path: String { place.path(of: day) }
}

extension Daybook {
  /// The file of a day, found without a listing of everything; nil if there is none.
  func found(_ day: Day) throws(FileTrouble) -> FoundDay? {
    var years = YearFolders()
    return try found(day, first: DayPlace.flat, &years)
  }

  /// The same, looked for first in some places of the daybook's own folder: in the others it is not.
  private func found(
    _ day: Day, first flat: [DayPlace], _ years: inout YearFolders
  ) throws(FileTrouble) -> FoundDay? {
    // Most days lie in the daybook's own folder; whether there are others is asked only for those that do not.
    if let found = try found(day, at: flat) { return found }
    let folders = try placesInFolders(of: day, &years)
    if let found = try found(day, at: folders) { return found }
    if let path = placeholder(of: day, at: DayPlace.flat + folders) { noteAbsent(day, path) }
    return nil
  }

  /// Gives `body` the file of each of some days, found without a listing, in their order; a day that has none, or one
  /// that cannot be read, is passed over.
  func eachFile(of days: [Day], _ body: (DayIndex.Entry, Bytes) -> Void) {
    var years = YearFolders()
    func take(_ day: Day, first flat: [DayPlace]) {
      guard let found = try? found(day, first: flat, &years) else { return }
      body(DayIndex.Entry(day: day, place: found.place), found.file.source)
    }
    // By their names, which spares the system its way to the folder each time; where such a file is, it is the one.
    let place = DayPlace.flatText
    do throws(FileTrouble) {
      try files.unnoted.readEach(of: days.map(place.name), in: folder) { position, contents in
        switch contents {
        case .success(let bytes): body(DayIndex.Entry(day: days[position], place: place), bytes)
        case .failure(let trouble):
          let left = trouble.kind == .notFound ? DayPlace.flat.filter { $0 != place } : DayPlace.flat
          take(days[position], first: left)
        }
      }
    } catch { for day in days { take(day, first: DayPlace.flat) } }
  }

  private func found(_ day: Day, at places: [DayPlace]) throws(FileTrouble) -> FoundDay? {
    for place in places {
      if let bytes = try files.contentsIfAny(of: path(place.path(of: day))) {
        return FoundDay(day: day, place: place, file: DayFile(bytes, isMarkdown: place.isMarkdown))
      }
    }
    return nil
  }

  /// The places where a day's file may be, in their order.
  func places(of day: Day) throws(FileTrouble) -> [DayPlace] {
    var years = YearFolders()
    return try places(of: day, &years)
  }

  private func places(of day: Day, _ years: inout YearFolders) throws(FileTrouble) -> [DayPlace] {
    try DayPlace.flat + placesInFolders(of: day, &years)
  }

  /// The places in folders of the daybook: those of the day's year, unless that has none, and the pattern's. For a pattern
  /// with names in it, which may be of either language and wrong, it is what a listing has.
  private func placesInFolders(
    of day: Day, _ years: inout YearFolders
  ) throws(FileTrouble) -> [DayPlace] {
    let usual = try years.hasOne(day, of: self) ? DayPlace.inFolders : []
    guard let pattern = configuration.layout?.pattern else { return usual }
    if pattern.hasNames {
      let index = try DayIndex(of: folder, in: files, within: Period(day, day), by: pattern)
      return usual + (index.entry(of: day).map { [$0.place] } ?? [])
    }
    let path = pattern.path(of: day, in: .en)
    return usual + DayEnding.texts.map { DayPlace(patterned: path + $0) }
  }

  /// The file of a day as a listing has it, or as it is found if no listing knows its year; nil if there is none.
  func found(_ day: Day, listedIn index: DayIndex?) throws(FileTrouble) -> FoundDay? {
    guard let index, index.isListed(day.year) else { return try found(day) }
    guard let place = toRead(index, within: Period(day, day)).last?.place else { return nil }
    if let known = ahead?.file(of: day, at: place) { return known }
    guard let bytes = try files.contentsIfAny(of: path(place.path(of: day))) else { return nil }
    return FoundDay(day: day, place: place, file: DayFile(bytes, isMarkdown: place.isMarkdown))
  }

  /// The path of a day's file, relative to the daybook: where it is found, else where a new one goes.
  func path(of day: Day) throws(CommandError) -> String {
    for place in try telling(.listing, places(of: day)) {
      let path = place.path(of: day)
      if try telling(.reading, files.isThere(self.path(path))) { return path }
    }
    return try placeForNewFile(of: day).path(of: day)
  }

  /// How many days before a new one are looked at, one by one, for the newest file.
  private static let daysBackForPlace = 60

  /// Where a new day's file goes: where `layout` says, else where the newest file is, else in the folder itself.
  ///
  /// The newest file is looked for on the days just before, and only if none of them has one, in a listing.
  private func placeForNewFile(of day: Day) throws(CommandError) -> DayPlace {
    if configuration.layout?.pattern?.hasNames != true {
      var years = YearFolders()
      for back in 1...Self.daysBackForPlace {
        let earlier = day - back
        for place in try telling(.listing, places(of: earlier, &years))
        where files.exists(path(place.path(of: earlier))) {
          return placeForNewFile(of: day, like: place)
        }
      }
    }
    return placeForNewFile(of: day, like: try index().days.last?.place)
  }

  /// Where a new day's file goes in a daybook whose newest file is at a place; nil if it has none.
  ///
  /// The ending is that of the newest file, unless the pattern says one.
  func placeForNewFile(of day: Day, like newest: DayPlace?) -> DayPlace {
    switch configuration.layout {
    case nil: return newest ?? .flatText
    case .usual(let layout): return DayPlace(layout, isMarkdown: newest?.isMarkdown ?? false)
    case .pattern(let pattern):
      let isMarkdown = pattern.isMarkdown ?? newest?.isMarkdown ?? true
      var language = configuration.language ?? settings.words.language
      if case .patterned(let newest) = newest, let used = pattern.language(ofNamesIn: newest.path) {
        language = used
      }
      return DayPlace(
        patterned: pattern.path(of: day, in: language) + DayEnding(isMarkdown: isMarkdown).rawValue)
    }
  }
}

/// The years that have a folder in a daybook, each looked for once.
private struct YearFolders {
  private var known: [Int: Bool] = [:]

  mutating func hasOne(_ day: Day, of daybook: Daybook) throws(FileTrouble) -> Bool {
    if let isThere = known[day.year] { return isThere }
    let isThere = try daybook.files.isThere(daybook.path(DayPlace.yearText.folder(of: day)))
    known[day.year] = isThere
    return isThere
  }
}

extension Configuration {
  /// The kind of the file at a path, by its name, or by the layout's pattern.
  func name(ofFileAt path: Path) -> FileName {
    let name = FileName(path.lastComponent)
    return name == .other ? layout?.pattern?.name(atEndOf: path.bytes) ?? .other : name
  }

  /// The day of the file at a path; nil if it is no day's.
  func day(ofFileAt path: Path) -> Day? {
    if case .day(let day, _) = name(ofFileAt: path) { day } else { nil }
  }
}

extension DayIndex.Entry {
  /// Parses the bytes of the day's file.
  func file(_ bytes: Bytes) -> DayFile { DayFile(bytes, isMarkdown: place.isMarkdown) }
}

extension DayFile {
  /// Parses the file at a path, whose ending says whether it is Markdown.
  init(_ bytes: Bytes, at path: Path) {
    self.init(bytes, isMarkdown: DayFile.isMarkdown(path.description))
  }
}

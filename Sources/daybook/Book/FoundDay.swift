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
  /// The file of a day, found without a listing; nil if there is none.
  func found(_ day: Day) throws(FileTrouble) -> FoundDay? {
    for place in DayPlace.allCases {
      if let bytes = try files.contentsIfAny(of: path(place.path(of: day))) {
        return FoundDay(day: day, place: place, file: DayFile(bytes, isMarkdown: place.isMarkdown))
      }
    }
    return nil
  }

  /// The file of a day as a listing has it, or as it is found if the listing does not know its year; nil if there
  /// is none.
  func found(_ day: Day, listedIn index: DayIndex) throws(FileTrouble) -> FoundDay? {
    guard index.isListed(day.year) else { return try found(day) }
    guard let place = index.entry(of: day)?.place,
      let bytes = try files.contentsIfAny(of: path(place.path(of: day)))
    else { return nil }
    return FoundDay(day: day, place: place, file: DayFile(bytes, isMarkdown: place.isMarkdown))
  }

  /// The path of a day's file, relative to the daybook: where it is found, else where a new one goes.
  func path(of day: Day) throws(CommandError) -> String {
    for place in DayPlace.allCases {
      let path = place.path(of: day)
      if try telling(.reading, files.isThere(self.path(path))) { return path }
    }
    return try placeForNewFile(of: day).path(of: day)
  }

  /// Where a new day's file goes: where `layout` says, else where the newest file is, else in the folder itself.
  ///
  /// The newest file is looked for on the sixty days before, and only if none of them has one, in a listing.
  private func placeForNewFile(of day: Day) throws(CommandError) -> DayPlace {
    if let layout = configuration.layout { return DayPlace(layout, isMarkdown: false) }
    for back in 1...60 {
      let earlier = day - back
      for place in DayPlace.allCases where files.exists(path(place.path(of: earlier))) { return place }
    }
    return try index().days.last?.place ?? .flatText
  }
}

extension DayIndex.Entry {
  /// Parses the bytes of the day's file.
  func file(_ bytes: Bytes) -> DayFile { DayFile(bytes, isMarkdown: place.isMarkdown) }
}

extension DayFile {
  /// Parses the file at a path, whose ending says whether it is Markdown.
  init(_ bytes: Bytes, at path: Path) {
    self.init(bytes, isMarkdown: path.lastComponent.suffix(3).elementsEqual(".md".utf8))
  }
}

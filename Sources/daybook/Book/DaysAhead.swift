import Journal
import Platform
import Reports

/// Days that were read while their folder was being listed, under the names that files usually have.
///
/// The listing says whether these are the files that count; where it has others, the days are read anew.
struct DaysAhead: Sendable {
  private let period: Period
  private let noted: Day?
  private let entries: [DayIndex.Entry]
  /// The bytes of the files of the last days, which an answer looks into again.
  private let files: [(entry: DayIndex.Entry, bytes: Bytes)]
  /// The rows of the days, and what is wrong in their files.
  let read: ReadDays

  /// Whether a listing has just these files for a period, and the usual times on the same day were noted.
  func stand(for period: Period, notingTimesOn noted: Day?, in index: DayIndex) -> Bool {
    (self.period, self.noted) == (period, noted) && index.years.isEmpty
      && index.days(within: period).elementsEqual(entries)
  }

  /// The file of a day, if it was read there.
  func file(of day: Day, at place: DayPlace) -> FoundDay? {
    files.last { $0.entry == DayIndex.Entry(day: day, place: place) }.map {
      FoundDay(day: day, place: place, file: $0.entry.file($0.bytes))
    }
  }
}

extension DaysAhead {
  /// Reads the days of a period; nil where something is in the way, of which the listing is then told.
  init?(over period: Period, of daybook: Daybook, notingTimesOn noted: Day?) {
    switch daybook.configuration.layout {
    case nil, .usual(.flat): break
    case .usual, .pattern: return nil
    }
    for place in [DayPlace.flatText, .flatMarkdown] {
      guard let read = daybook.filesThere(in: period, at: place, notingTimesOn: noted) else { return nil }
      guard !read.entries.isEmpty else { continue }
      (self.period, self.noted, self.read) = (period, noted, read.days)
      (entries, files) = (read.entries, read.files)
      return
    }
    return nil
  }
}

extension Daybook {
  /// The files of a period that are at one place, read; nil if one of them cannot be.
  fileprivate func filesThere(
    in period: Period, at place: DayPlace, notingTimesOn noted: Day?
  ) -> (entries: [DayIndex.Entry], files: [(DayIndex.Entry, Bytes)], days: ReadDays)? {
    let days = Array(period.days)
    var (entries, kept) = ([DayIndex.Entry](), [(DayIndex.Entry, Bytes)]())
    let firstKept = period.to - (EarlierOneOffs.daysBack + Weekday.allCases.count)
    var (read, interpreter, isWhole) = (newReading(of: period, notingTimesOn: noted), interpreter, true)
    do throws(FileTrouble) {
      try files.unnoted.readEach(of: days.map(place.name), in: folder) { position, contents in
        guard isWhole else { return }
        switch contents {
        case .success(let bytes):
          let entry = DayIndex.Entry(day: days[position], place: place)
          let problems = rows(of: bytes, of: entry, into: &read.book, by: &interpreter)
          isWhole = !problems.contains(where: \.isForeign)
          if isWhole, !problems.isEmpty {
            read.problems += self.problems(problems, at: place.path(of: entry.day))
          }
          entries.append(entry)
          if entry.day >= firstKept { kept.append((entry, bytes)) }
        case .failure(let trouble): isWhole = trouble.kind == .notFound
        }
      }
    } catch { return nil }
    return isWhole ? (entries, kept, read) : nil
  }
}

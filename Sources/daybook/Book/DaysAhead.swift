import Journal
import Platform

/// Days that were read while their folder was being listed, under the names that files usually have.
///
/// The listing says whether these are the files that count; where it has others, the days are read anew.
struct DaysAhead: Sendable {
  private let period: Period
  private let noted: Day?
  private let entries: [DayIndex.Entry]
  /// The rows of the days, and what is wrong in their files.
  let read: ReadDays

  /// Whether a listing has just these files for a period, and the usual times on the same day were noted.
  func stand(for period: Period, notingTimesOn noted: Day?, in index: DayIndex) -> Bool {
    (self.period, self.noted) == (period, noted) && index.years.isEmpty
      && index.days(within: period).elementsEqual(entries)
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
      (self.period, self.noted, entries, self.read) = (period, noted, read.entries, read.days)
      return
    }
    return nil
  }
}

extension Daybook {
  /// The files of a period that are at one place, read; nil if one of them cannot be.
  fileprivate func filesThere(
    in period: Period, at place: DayPlace, notingTimesOn noted: Day?
  ) -> (entries: [DayIndex.Entry], days: ReadDays)? {
    let days = Array(period.days)
    var entries: [DayIndex.Entry] = []
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
        case .failure(let trouble): isWhole = trouble.kind == .notFound
        }
      }
    } catch { return nil }
    return isWhole ? (entries, read) : nil
  }
}

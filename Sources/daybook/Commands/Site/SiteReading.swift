import Journal
import Platform
import Rendering
import Reports

/// The mark of each file of a listing, in its order; nil of one that could not be read.
struct SiteFiles: Sendable {
  let marks: [SiteMark?]

  /// Reads the bytes of all day files.
  init(of index: DayIndex, in daybook: Daybook) {
    marks = daybook.inParts(index.days[...]) { part in
      var marks: [SiteMark?] = []
      daybook.eachFile(of: part) { _, contents in
        if case .success(let bytes) = contents {
          marks.append(SiteMark(of: bytes))
        } else {
          marks.append(nil)
        }
      }
      // A folder that cannot be opened tells it once for all its files.
      return marks + [SiteMark?](repeating: nil, count: max(0, part.count - marks.count))
    }.flatMap { $0 }
  }
}

/// Everything that a site tells: the days judged, the badges, the problems and, if wanted, the texts.
struct SiteReading: Sendable {
  let assessment: Assessment
  let badges: BadgeReport
  let problems: [FileProblem]
  let found: FoundText?

  /// Reads all day files.
  init(of index: DayIndex, in daybook: Daybook, withText: Bool) throws(CommandError) {
    let (days, problems) = daybook.readFeats(index)
    assessment = Assessment(
      book: days.book, configuration: daybook.configuration, today: daybook.today,
      firstFile: index.days.first?.day)
    badges = BadgeReport(days, kept: try daybook.keptBadges(), in: assessment)
    self.problems =
      daybook.configurationProblems.map { FileProblem(path: Location.configurationName, problem: $0) }
      + problems
      + index.problems(in: daybook)
    found = withText ? daybook.foundText(in: index) : nil
  }
}

extension Daybook {
  /// Where each word and tag stands.
  fileprivate func foundText(in index: DayIndex) -> FoundText {
    inParts(index.days[...]) { part in
      var found = FoundText()
      eachFile(of: part) { entry, contents in
        guard case .success(let bytes) = contents else { return }
        let texts = texts(of: entry.file(bytes), on: entry.day)
        found.take(texts.texts, tags: texts.tags, on: entry.day)
      }
      return found
    }.reduce(into: FoundText()) { $0.append($1) }
  }
}

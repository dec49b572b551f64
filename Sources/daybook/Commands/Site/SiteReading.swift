import Journal
import Rendering
import Reports

/// The mark of each file of a listing, in its order; nil of one that could not be read.
struct SiteFiles: Sendable {
  let marks: [SiteMark?]

  /// Reads the bytes of all day files.
  init(of index: DayIndex, in daybook: Daybook) {
    marks = daybook.inParts(index.days[...]) { part, _ in
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
  /// What is wrong in the configuration, in the days and beside them.
  let problems: [FileProblem]
  /// What is wrong in the days alone.
  let dayProblems: [FileProblem]
  let found: FoundText?
  /// The letters that words begin with, and the words of each.
  let letters: [(letter: String, words: [String])]

  /// Reads all day files.
  init(of index: DayIndex, in daybook: Daybook, withText: Bool) throws(CommandError) {
    let (days, dayProblems) = daybook.readFeats(index)
    assessment = daybook.assessment(of: days.book, since: index.days.first?.day)
    badges = BadgeReport(days, kept: try daybook.keptBadges().days, in: assessment)
    self.dayProblems = dayProblems
    problems = daybook.configurationProblems + dayProblems + index.problems(in: daybook)
    found = withText ? daybook.foundText(in: index) : nil
    letters = found?.letters ?? []
  }
}

extension SiteReading {
  /// The fingerprint of the days, today and what is the same for each page.
  private func frame(_ settings: SiteMark) -> SiteMark {
    assessment.book.days.reduce(into: settings.with(Int(assessment.today.number))) { $0.take(Int($1.number)) }
  }

  /// The fingerprint of all that each habit's and measure's page tells: what the files say of it and, if it depends on
  /// others, of these.
  func subjectMarks(_ files: SiteFiles, settings: SiteMark) -> [SiteMark] {
    let (book, configuration) = (assessment.book, assessment.configuration)
    var marks = [SiteMark](repeating: frame(settings), count: book.subjectCount)
    for row in book.days.indices {
      for subject in marks.indices {
        marks[subject].take(Int(book.mark(subject, row: row).rawValue))
        guard subject >= book.habitCount else { continue }
        let value = book.value(subject - book.habitCount, row: row)
        marks[subject].take(Int(value.total.number))
        marks[subject].take(Int(value.count) << 2 | (value.isPresent ? 2 : 0) | (value.hasAmount ? 1 : 0))
      }
      for goal in book.ownGoals(on: book.days[row]) {
        marks[book.habitCount + goal.measure].take(files.marks[row] ?? SiteMark())
      }
    }
    let all = marks.reduce(into: settings) { $0.take($1) }
    return configuration.references.map { subject in
      let dependsOnOthers =
        switch subject {
        case .habit(let habit): configuration.habits[habit].derivation != nil
        case .measure(let measure): configuration.measures[measure].goals.contains { $0.whenHabit != nil }
        }
      return dependsOnOthers ? all : marks[book.subject(subject)]
    }
  }

  /// The fingerprint of what the page of badges tells.
  func badgesMark(_ settings: SiteMark) -> SiteMark {
    badges.standings.reduce(into: frame(settings)) { mark, standing in
      mark.take(standing.day.map { Int($0.number) } ?? -1)
      mark.take(standing.done)
    }
  }

  /// The fingerprint of the page of the words that begin with a letter.
  func mark(ofLetter place: Int, _ settings: SiteMark) -> SiteMark {
    letters[place].words.reduce(into: settings) { mark, word in
      mark.take(word)
      for day in found?.words[word] ?? [] { mark.take(Int(day.number)) }
    }
  }
}

extension Daybook {
  /// Where each word and tag stands.
  fileprivate func foundText(in index: DayIndex) -> FoundText {
    inParts(index.days[...]) { part, _ in
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

import Arguments
import Journal
import Rendering

/// The habits, measures, dates and amounts of a daybook that may come next on a command line.
struct Completing {
  let world: World

  /// The candidates of a kind; none if there is no daybook.
  func candidates(for question: CompletionQuestion<SharedOptions>) -> [Candidate] {
    let daybook: Daybook
    do throws(CommandError) { daybook = try Daybook(in: world) } catch { return dates(nil, question.prefix) }
    let configuration = daybook.configuration
    let given = question.arguments
    // Other names than the one in files are offered to those who begin to type them.
    func names(_ name: String, _ title: String, _ others: [String?]) -> [Candidate] {
      [Candidate(name, title)]
        + (question.prefix.isEmpty ? [] : others).compactMap { $0 }
        .filter { $0.lowercased() != name.lowercased() }.map { Candidate($0, name) }
    }
    func habits(where isOffered: (Habit) -> Bool = { $0.derivation == nil }) -> [Candidate] {
      configuration.habits.filter(isOffered).flatMap { names($0.name, $0.title, [$0.label] + $0.aliases) }
    }
    func measures(where isOffered: (Measure) -> Bool = { _ in true }) -> [Candidate] {
      configuration.measures.filter(isOffered).flatMap { names($0.name, $0.title, [$0.label] + $0.aliases) }
    }
    switch Known(rawValue: question.kind) {
    case .tick: return habits() + oneOffs(daybook, question.values["--date"])
    case .measure: return measures()
    case .name: return habits { _ in true } + measures()
    case .timer: return given.isEmpty ? habits() + measures { $0.unit.kind == .time } : []
    case .first where given.isEmpty: return habits() + measures() + oneOffs(daybook, nil)
    case .line, .first:
      guard let name = given.first else { return measures() }
      guard case .measure(let measure)? = Vocabulary(configuration).subject(named: name) else { return [] }
      return amounts(of: measure, daybook)
    case .preset: return configuration.water.map { amounts(of: $0, daybook) } ?? []
    case .written:
      let lines = numberedLines(daybook, question.values["--date"])
      guard let number = given.first else { return lines }
      return given.count > 1 ? [] : lines.filter { $0.text == number }.map { Candidate($0.about) }
    case .removable:
      return numberedLines(daybook, question.values["--date"]) + habits { _ in true } + measures()
    case .dateOrConfig:
      return given.isEmpty
        ? dates(daybook, question.prefix) + [Candidate("config", FileName.configuration)] : []
    case .value:
      switch given.count == 1 ? given[0].lowercased() : "" {
      case "goal", "cup", "presets", "measure": return measures()
      case "habit": return habits { _ in true }
      case "end": return habits { _ in true } + measures()
      case let key: return Setting.named(key).map(values) ?? []
      }
    case .date: return dates(daybook, question.prefix)
    case .period: return periods(daybook, question.prefix)
    case .week: return weeks(daybook, question.prefix) + dates(daybook, question.prefix)
    case .what: return habits { _ in true } + measures() + tags(daybook)
    case nil: return []
    }
  }

  /// The words that a setting may have.
  private func values(of setting: Setting) -> [Candidate] {
    if case .reminders = setting.value { return ["every", "at", "off"].map { Candidate($0) } }
    return setting.choices.map { Candidate($0) }
  }

  /// The open one-offs of a day and of those before it, as `done` finds them.
  private func oneOffs(_ daybook: Daybook, _ date: String?) -> [Candidate] {
    guard let day = try? daybook.day(date) else { return [] }
    return daybook.openOneOffs(before: day + 1).reversed().flatMap { earlier in
      earlier.oneOffs.map { Candidate($0.name, earlier.day.description) }
    }
  }

  /// The numbers of a day's lines, each with its text.
  private func numberedLines(_ daybook: Daybook, _ date: String?) -> [Candidate] {
    guard let day = try? daybook.day(date), let file = try? daybook.found(day)?.file else { return [] }
    return file.lines.indices.map { Candidate("\($0 + 1)", file.text(ofLine: $0)) }.filter {
      !$0.about.isEmpty
    }
  }

  /// The tags of the newest files, each once: words with their mark, and keys.
  private func tags(_ daybook: Daybook) -> [Candidate] {
    guard let index = try? daybook.index() else { return [] }
    let newest = index.days.suffix(Completing.daysOfLines)
    let tags = daybook.lines(.everything, in: newest).lines.flatMap(\.tags)
    return Set(tags.compactMap(Tag.init).map(\.word)).sorted().map { Candidate($0, "") }
  }

  /// So many newest files tell what a person writes.
  static let daysOfLines = 90

  private func amounts(of place: Int, _ daybook: Daybook) -> [Candidate] {
    daybook.configuration.amountsOffered(of: place, on: daybook.today).map {
      Candidate($0, daybook.configuration.measures[place].title)
    }
  }

  /// The days around today, and those with a file whose date begins as it is typed.
  private func dates(_ daybook: Daybook?, _ prefix: String) -> [Candidate] {
    let written = written(daybook, prefix).filter { prefix.count > 4 && $0.description.hasPrefix(prefix) }
    let today = daybook?.today ?? world.now.day
    let words = daybook?.words ?? Settings(in: world).words
    // A distance that a language has no word for is left out; Czech has two more than are worth offering.
    let named = TypedWords.nearDays.filter { abs($0.offset) <= 1 }
    return named.compactMap { near in
      near.words[words.language].first.map { Candidate($0, (today + near.offset).description) }
    }
      + (1...7).map { Candidate((today - $0).description, words.weekdayName((today - $0).weekday.index)) }
      + written.filter { $0 < today - 7 || $0 > today }.suffix(Completing.daysOffered).map {
        Candidate($0.description, words.weekdayName($0.weekday.index))
      }
  }

  /// So many days with a file are offered, the newest.
  private static let daysOffered = 62

  /// The days that have a file, if a year is typed.
  private func written(_ daybook: Daybook?, _ prefix: String) -> [Day] {
    guard prefix.count >= 4, Int(prefix.prefix(4)) != nil else { return [] }
    return (try? daybook?.index())?.days.map(\.day) ?? []
  }

  /// The periods around today, and the months and weeks with a file that begin as they are typed.
  private func periods(_ daybook: Daybook, _ prefix: String) -> [Candidate] {
    let today = daybook.today
    var seen: Set<Candidate> = []
    let days = [today] + written(daybook, prefix)
    let found = days.flatMap { [week(of: $0, daybook), month(of: $0, daybook.words)] }
    return found.filter { seen.insert($0).inserted }
      + [Candidate(zeroPadded(today.parts.year, 4)), Candidate("all")] + dates(daybook, prefix)
  }

  /// This week, and those with a file that begin as they are typed.
  private func weeks(_ daybook: Daybook, _ prefix: String) -> [Candidate] {
    var seen: Set<Candidate> = []
    let weeks = ([daybook.today] + written(daybook, prefix)).map { week(of: $0, daybook) }
    return weeks.filter { seen.insert($0).inserted }
  }

  private func week(of day: Day, _ daybook: Daybook) -> Candidate {
    let week = daybook.configuration.week(of: day)
    return Candidate(week.isoWeekName, daybook.words.weekOf(week.from.parts, week.to.parts))
  }

  private func month(of day: Day, _ words: Words) -> Candidate {
    let (year, month, _) = day.parts
    return Candidate("\(zeroPadded(year, 4))-\(zeroPadded(month, 2))", words.month(month, year: year))
  }
}

extension Setting {
  /// The words that its value may be; none where it is no choice of single words.
  var choices: [String] {
    switch value {
    case .choice(let choice): choice.words
    case .layout: UsualLayout.allCases.map(\.rawValue)
    case .weekday: Weekday.allCases.map { "\($0)" }
    case .version, .text, .time, .hours, .reminders: []
    }
  }
}

extension Configuration {
  /// The presets of a measure and its cup, each once, as they are typed.
  func amountsOffered(of place: Int, on day: Day) -> [String] {
    let cup = measures[place].cup(on: day).map { [$0] } ?? []
    return (measures[place].presets + cup).map(typed).reduce(into: []) { unique, next in
      if !unique.contains(next) { unique.append(next) }
    }
  }
}

extension Tag {
  /// What it is known by: its word, or the key of its value with the colon.
  var word: String { key.map { $0 + ":" } ?? value }
}

import Arguments
import Journal
import Rendering

/// The habits, measures, dates and amounts of a daybook that may come next on a command line.
struct Completing {
  let world: World

  /// The candidates of a kind; none if there is no daybook.
  func candidates(for question: CompletionQuestion<SharedOptions>) -> [Candidate] {
    var world = world
    world.options = question.globals
    let daybook: Daybook
    do throws(CommandError) { daybook = try Daybook(in: world) } catch { return dates(nil) }
    let configuration = daybook.configuration
    switch Known(rawValue: question.kind) {
    case .habit:
      return configuration.habits.filter { $0.derivation == nil }.map { Candidate($0.name, $0.title) }
    case .measure: return measures(configuration)
    case .name: return configuration.habits.map { Candidate($0.name, $0.title) } + measures(configuration)
    case .timer:
      guard question.arguments.isEmpty else { return [] }
      return configuration.habits.filter { $0.derivation == nil }.map { Candidate($0.name, $0.title) }
        + configuration.measures.filter { $0.unit.kind == .time }.map { Candidate($0.name, $0.title) }
    case .line:
      if question.arguments.isEmpty { return measures(configuration) }
      let named = Vocabulary(configuration).subject(named: question.arguments[0])
      guard case .measure(let measure)? = named else { return [] }
      return amounts(of: measure, daybook)
    case .preset: return configuration.water.map { amounts(of: $0, daybook) } ?? []
    case .date: return dates(daybook)
    case .period: return periods(daybook)
    case .what:
      return configuration.habits.map { Candidate($0.name, $0.title) } + measures(configuration)
        + tags(daybook)
    case nil: return []
    }
  }

  /// The tags of the newest files, each once: words with their mark, and keys.
  private func tags(_ daybook: Daybook) -> [Candidate] {
    guard let index = try? daybook.index() else { return [] }
    let newest = index.days.suffix(Completing.daysOfTags)
    let tags = daybook.lines(LineQuery([]), in: newest).lines.flatMap(\.tags)
    return Set(tags.compactMap(Tag.init).map { tag in tag.key.map { $0 + ":" } ?? tag.value })
      .sorted().map { Candidate($0, "") }
  }

  /// The tags of so many newest files are offered.
  private static let daysOfTags = 90

  private func measures(_ configuration: Configuration) -> [Candidate] {
    configuration.measures.map { Candidate($0.name, $0.title) }
  }

  /// The presets of a measure and its cup, each once.
  private func amounts(of place: Int, _ daybook: Daybook) -> [Candidate] {
    let measure = daybook.configuration.measures[place]
    let cup = measure.cup(on: daybook.today).map { [$0] } ?? []
    return (measure.presets + cup).map { Candidate(daybook.configuration.typed($0), measure.title) }
      .reduce(into: []) { unique, next in if !unique.contains(next) { unique.append(next) } }
  }

  private func dates(_ daybook: Daybook?) -> [Candidate] {
    let today = daybook?.today ?? world.now.day
    let words = daybook?.words ?? Settings(in: world).words
    // A distance that a language has no word for is left out; Czech has two more than are worth offering.
    let named = TypedWords.nearDays.filter { abs($0.offset) <= 1 }
    return named.compactMap { near in
      near.words[words.language].first.map { Candidate($0, (today + near.offset).description) }
    }
      + (1...7).map { Candidate((today - $0).description, words.weekdayName((today - $0).weekday.index)) }
  }

  private func periods(_ daybook: Daybook) -> [Candidate] {
    let today = daybook.today
    let week = Period.isoWeek(of: today)
    let (year, month, _) = today.parts
    return [
      Candidate(
        "\(zeroPadded(week.year, 4))-W\(zeroPadded(week.week, 2))",
        daybook.words.weekOf(
          Period.week(of: today, first: daybook.configuration.firstWeekday).from.parts,
          Period.week(of: today, first: daybook.configuration.firstWeekday).to.parts)),
      Candidate("\(zeroPadded(year, 4))-\(zeroPadded(month, 2))", daybook.words.month(month, year: year)),
      Candidate(zeroPadded(year, 4), ""), Candidate("all", ""),
    ] + dates(daybook)
  }
}

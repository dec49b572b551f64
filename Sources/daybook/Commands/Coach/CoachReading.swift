import Journal
import Reports

/// The results of the coach's reading: its facts, and what is wrong in the day's file.
struct CoachReading {
  var facts: CoachFacts
  var problems: [FileProblem]
  var index: DayIndex
}

extension Daybook {
  /// How many days before a day meals are remembered from, as far back as usual times are looked for.
  static let daysOfMeals = UsualTimes.daysBack

  /// Reads what the coach goes by on a day; earlier meals only if they are asked for.
  func coachFacts(
    of day: Day, wish: String, withEarlierMeals: Bool, now: Moment
  ) throws(CommandError) -> CoachReading {
    var interpreter = interpreter
    let week = configuration.week(of: day)
    var days: [Day: WordedDay] = [:]
    var problems: [FileProblem] = []
    for each in Period(day, max(week.to, day + 1)).days {
      do throws(FileTrouble) {
        guard let found = try found(each) else { continue }
        days[each] = WordedDay(found.file, of: each, by: interpreter)
        if each == day {
          problems = self.problems(interpreter.read(found.file, of: day).problems, at: found.path)
        }
      } catch {
        if each == day { throw CommandError(error, doing: .reading) }
      }
    }
    let written = days[day] ?? WordedDay(DayFile([]), of: day, by: interpreter)
    let earlier = withEarlierMeals ? meals(before: day) : []
    let index = try index(within: Period(day - 1, day + 1))
    let times = usualTimes(of: configuration.tickedHabits, before: day)
    let facts = try answer(
      over: Period(min(day, week.from), max(day + 1, week.to)), index: index, readingBack: UsualTimes.daysBack
    ) { assessment, _ in
      let report = DayReport(
        of: written, in: assessment, now: now,
        usualTimes: configuration.habits.indices.map { times[$0] })
      let facts = CoachFacts(
        of: report, days: days, earlier: earlier, in: assessment, now: now, wish: wish)
      return (facts, report.isSettled)
    }.answer
    return CoachReading(facts: facts, problems: problems, index: index)
  }

  /// The meals of the days before a day, in the order of days; files that cannot be read have none.
  private func meals(before day: Day) -> [Meal] {
    let interpreter = interpreter
    let subjects = CoachSubjects(in: configuration)
    return (1...Self.daysOfMeals).reversed().flatMap { back -> [Meal] in
      guard let found = try? found(day - back), found.day < day else { return [] }
      return Meal.all(
        in: WordedDay(found.file, of: found.day, by: interpreter), subjects: subjects,
        configuration: configuration)
    }
  }
}

import Journal

/// How firm a habit has become, or the keeping of a goal: one miss costs little, and one day earns little.
package struct Strength: Hashable, Sendable {
  /// A share from 0 to 1: 1 is 1,000,000.
  package var share: Micros
  /// The last days that it was made of, in their order; as many as were asked for.
  package var steps: ArraySlice<Step> = []

  /// A day that counts, and the strength behind it.
  package struct Step: Hashable, Sendable {
    package var day: Day
    /// How much of what the day asks for was done: 0 to 1.
    package var done: Micros
    package var strength: Micros
  }

  /// The strength as a percentage, rounded down.
  package var percent: Int { percentage(of: share.number, in: 1_000_000) ?? 0 }

  /// The steps that an explanation shows.
  static let explainedSteps = 30
}

/// A strength day after day.
///
/// "s = s·m + x·(1 − m), m = 0.5^(√f / 13), f the days a day that the schedule asks for".
private struct StrengthSoFar {
  private var strength = 0.0
  private let kept: Double
  private let mostSteps: Int
  private var steps: [Strength.Step] = []
  private var isEmpty = true

  /// Stands before the first day; `daysADay` are the days a day that are asked for.
  init(daysADay: Double, mostSteps: Int) {
    kept = halved(by: daysADay.squareRoot() / 13)
    self.mostSteps = mostSteps
  }

  /// Takes in a day on which a share of what is asked for was done.
  mutating func take(_ done: Double, on day: Day) {
    isEmpty = false
    strength = strength * kept + done * (1 - kept)
    guard mostSteps > 0 else { return }
    if steps.count == 2 * mostSteps { steps.removeFirst(mostSteps) }
    steps.append(
      Strength.Step(day: day, done: Micros(millionths: done * 1_000_000), strength: share))
  }

  /// The strength in millionths: from 0 on, however many days are met, there is always something to go.
  private var share: Micros { min(Micros(millionths: strength * 1_000_000), 999_999) }

  /// The strength behind the last day; nil before the first.
  var result: Strength? { isEmpty ? nil : Strength(share: share, steps: steps.suffix(mostSteps)) }
}

/// A half to the power of a small number, from 0 to 1: the same on every platform, which a C library's `pow` is not.
private func halved(by exponent: Double) -> Double {
  let power = -0.693147180559945309 * exponent
  var (sum, term) = (1.0, 1.0)
  for place in 1...20 {
    term *= power / Double(place)
    sum += term
  }
  return sum
}

extension Micros {
  /// The nearest whole number of millionths, half to even; kept at the edge of 64 bits.
  init(millionths: Double) {
    let whole = millionths.rounded(.toNearestOrEven)
    self.init(Int64(exactly: whole) ?? (whole < 0 ? .min : .max))
  }
}

extension Schedule {
  /// The share of days that it asks for: 1 if it is daily, 3/7 for three weekdays. Every day counts for a weekly quota.
  fileprivate var daysADay: Double {
    switch self {
    case .daily, .perWeek: 1
    case .weekdays(let set): Double(set.weekdays.count) / 7
    case .everyDays(let step): 1 / Double(max(step, 1))
    case .perDays(let quota, let days): Double(quota) / Double(max(days, 1))
    }
  }
}

extension Assessment {
  /// The strength of a habit, or of the keeping of a goal, over all days up to today; nil if none of them counts.
  ///
  /// `judged` has the days if they are judged already, and `steps` tells how many of the last are kept.
  func strength(of subject: Reference, judged: JudgedDays? = nil, steps: Int = 0) -> Strength? {
    switch subject {
    case .habit(let habit):
      let schedule = configuration.habits[habit].schedule
      var strength = StrengthSoFar(daysADay: schedule.daysADay, mostSteps: steps)
      if let quota = schedule.weeklyQuota {
        takeRepetitions(of: subject, quota: quota, judged, into: &strength)
      } else {
        let days = history(of: subject)
        for (place, state) in states(of: subject, in: days, judged).enumerated() where state.isClosed {
          strength.take(state == .met ? 1 : 0, on: days.from + place)
        }
      }
      return strength.result
    case .measure(let measure):
      var strength = StrengthSoFar(daysADay: 1, mostSteps: steps)
      takeGoalDays(of: measure, judged, into: &strength)
      return strength.result
    }
  }

  /// The days on which a strength by the week changes: "each day from the start up to today counts, skipped or not".
  private func countedDays(of subject: Reference) -> ClosedRange<Int>? {
    let span = span(of: subject)
    let end = min(Int(today.number), span.end)
    return span.start <= end ? span.start...end : nil
  }

  /// "x the smaller of 1 and what the seven days that end with it hold of N".
  private func takeRepetitions(
    of subject: Reference, quota: Int, _ judged: JudgedDays?, into strength: inout StrengthSoFar
  ) {
    guard let counted = countedDays(of: subject) else { return }
    let days = Period(Day(number: counted.lowerBound) - 6, Day(number: counted.upperBound))
    let isMet = states(of: subject, in: days, judged).map { $0 == .met }
    var done = 0
    for place in isMet.indices {
      if isMet[place] { done += 1 }
      if place >= 7, isMet[place - 7] { done -= 1 }
      let day = days.from + place
      guard Int(day.number) >= counted.lowerBound else { continue }
      strength.take(min(1, Double(done) / Double(quota)), on: day)
    }
  }

  /// The days of a goal: of a daily one those that are closed, of a weekly one each, by its share of the seven days.
  ///
  /// "x = 1 met, the fraction reached if partial, 0 missed"; what is at most something is kept or not.
  private func takeGoalDays(of measure: Int, _ known: JudgedDays?, into strength: inout StrengthSoFar) {
    let subject = Reference.measure(measure)
    let history = history(of: subject)
    let counted = countedDays(of: subject)
    let days = Period(min(history.from, today), today)
    let unit = configuration.measures[measure].unit
    let judged: Slice<MeasureDays> =
      if let known, known.covers(days) { known.measureDays(of: measure, in: days) } else {
        measureDays(of: measure, in: days)[...]
      }
    let start = judged.startIndex
    let first = Int(days.from.number)
    var sum: Parts = 0
    // What the seven days hold changes only with a day that has a file.
    var amounts = [Parts](repeating: 0, count: 7)
    var row = book.firstRow(from: days.from - 6)
    func value(on number: Int) -> Parts {
      guard row < book.days.count, Int(book.days[row].number) == number else { return 0 }
      defer { row += 1 }
      return book.value(measure, row: row).total
    }
    for number in (first - 6)..<(first + judged.count) {
      let amount = value(on: number)
      let place = (number - first + 7) % 7
      sum = sum - amounts[place] + amount
      amounts[place] = amount
      guard number >= first else { continue }
      let judgedDay = judged[start + number - first]
      guard let target = judgedDay.target else { continue }
      let day = Day(number: number)
      if target.isWeekly {
        guard counted?.contains(number) == true else { continue }
        strength.take(target.share(of: sum.micros(in: unit)), on: day)
      } else {
        switch judgedDay.state {
        case .met: strength.take(1, on: day)
        case .partial: strength.take(target.share(of: amount.micros(in: unit)), on: day)
        case .missed: strength.take(0, on: day)
        case .skipped, .unknown, .notDue, .pending: break
        }
      }
    }
  }
}

extension Target {
  /// How much of it an amount is, 0 to 1; what has an upper edge is kept or not.
  fileprivate func share(of amount: Micros) -> Double {
    guard isAtLeast, figure > 0 else { return isKept(by: amount) ? 1 : 0 }
    return min(1, max(0, Double(amount.number) / Double(figure.number)))
  }
}

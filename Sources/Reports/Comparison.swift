import Chance
import Journal

/// The days of a habit or measure on which another was met, or had a value, against those on which it was not.
package struct Comparison: Hashable, Sendable {
  /// The days of one side.
  package struct Side: Hashable, Sendable {
    /// The number of days.
    package var days: Int
    /// The mean of the measure in its unit, or the rate of the habit: 1 is 1,000,000; nil without a day.
    package var mean: Micros?
  }

  /// The habit or measure by which the days are told apart.
  package let other: Reference
  /// Whether it is looked at on the day before.
  package let isNextDay: Bool
  package let with: Side
  package let without: Side
  /// The days of each side, in their order.
  package let daysWith, daysWithout: [Day]
  /// In how many of the shuffles the means differ at least as much; nil where a side has too few days.
  package let chances: Int?

  /// So often the days are shuffled.
  package static let shuffles = 10_000
  /// Each side needs so many days: of fewer hardly anything could be told from chance.
  package static let fewestDays = 5

  /// The basis of a comparison.
  package struct Question: Hashable, Sendable {
    package let other: Reference
    package let isNextDay: Bool

    package init(_ other: Reference, isNextDay: Bool) { (self.other, self.isNextDay) = (other, isNextDay) }
  }
}

extension Comparison {
  /// Compares the days of a habit or measure in a period.
  ///
  /// The days of a measure are those with a value, of a habit those that are decided. A day is without the other if
  /// that was neither met nor, of a measure, had a value; where nothing is known of it yet, or not any more, the day is
  /// left out.
  init(of subject: Reference, _ question: Question, over period: Period, in assessment: Assessment) {
    let span = Period(min(period.from, assessment.today), min(period.to, assessment.today))
    let shift = question.isNextDay ? 1 : 0
    let sides = assessment.sides(of: question.other, in: Period(span.from - shift, span.to - shift))
    var (with, without): ([Int64], [Int64]) = ([], [])
    var (daysWith, daysWithout): ([Day], [Day]) = ([], [])
    for (place, value) in assessment.comparedValues(of: subject, in: span).enumerated() {
      // The calendar's first day has none before it.
      guard let value, place < sides.count, let side = sides[place] else { continue }
      if side {
        with.append(value)
        daysWith.append(span.from + place)
      } else {
        without.append(value)
        daysWithout.append(span.from + place)
      }
    }
    (self.daysWith, self.daysWithout) = (daysWith, daysWithout)
    (other, isNextDay) = (question.other, question.isNextDay)
    self.with = Side(days: with.count, mean: assessment.mean(of: with, subject))
    self.without = Side(days: without.count, mean: assessment.mean(of: without, subject))
    chances =
      min(with.count, without.count) < Comparison.fewestDays ? nil : shufflesAsFarApart(with, without)
  }
}

extension Assessment {
  /// The parts of a measure on each day of a period, of a habit 1 where it is met and 0 where it is not; nil where there
  /// is nothing to compare.
  fileprivate func comparedValues(of subject: Reference, in period: Period) -> [Int64?] {
    switch subject {
    case .measure(let measure): return totals(of: measure, in: period).map { $0?.number }
    case .habit:
      let isQuota = configuration.hasWeeklyQuota(subject)
      return judgedStates(of: subject, in: period).enumerated().map { place, state in
        switch state {
        case .met: 1
        case .partial, .missed: 0
        case .notDue: isQuota && period.from + place < today ? 0 : nil
        case .skipped, .unknown, .pending: nil
        }
      }
    }
  }

  /// Whether a habit was met, or a measure had a value, on each day of a period; nil where that is not known.
  fileprivate func sides(of other: Reference, in period: Period) -> [Bool?] {
    let span = span(of: other)
    func isKnown(_ place: Int) -> Bool {
      let number = Int(period.from.number) + place
      return number >= span.start && number <= span.end && number < Int(today.number)
    }
    switch other {
    case .habit:
      return judgedStates(of: other, in: period).enumerated().map { place, state in
        state == .met ? true : state != .unknown && isKnown(place) ? false : nil
      }
    case .measure(let measure):
      return totals(of: measure, in: period).enumerated().map { place, total in
        total != nil ? true : isKnown(place) ? false : nil
      }
    }
  }

  fileprivate func mean(of values: [Int64], _ subject: Reference) -> Micros? {
    guard !values.isEmpty else { return nil }
    switch subject {
    case .habit: return Micros(values.count { $0 == 1 }, of: values.count)
    case .measure(let measure):
      let sum = values.reduce(0 as Parts) { $0 + Parts($1) }
      return sum.mean(over: values.count, in: configuration.measures[measure].unit)
    }
  }
}

/// In how many of the shuffles of all values two sides of the same sizes differ in their means at least as much, this
/// way or that: the two-sided permutation test of Fisher and Pitman, with sums of whole numbers.
///
/// The values are not below zero, and neither side is empty. The generator begins anew each time, so that the same days
/// always give the same count.
func shufflesAsFarApart(_ one: [Int64], _ other: [Int64]) -> Int {
  // Which side is drawn does not matter to the difference; the smaller one takes fewer steps.
  let drawn = one.count <= other.count ? one : other
  var values = one + other
  let (size, count) = (drawn.count, values.count)
  let sum = drawn.reduce(0 as Parts) { $0 + Parts($1) }.number
  let all = values.reduce(0 as Parts) { $0 + Parts($1) }.number
  // The means differ as much where the drawn sum lies as far from its middle, which is all · size / count.
  let product = all.magnitude.multipliedFullWidth(by: UInt64(2 * size))
  let (twice, rest) = UInt64(count).dividingFullWidth(product)
  let isAbove = 2 * sum.magnitude >= twice + (rest > 0 ? 1 : 0)
  let mirrored = Int64(clamping: twice) - sum
  let high = isAbove ? sum : mirrored + (rest > 0 ? 1 : 0)
  let low = isAbove ? mirrored : sum
  var generator = SplitMix64(seed: 2026)
  var found = 0
  for _ in 0..<Comparison.shuffles {
    var drawnSum: Int64 = 0
    for place in 0..<size {
      values.swapAt(place, place + generator.next(below: count - place))
      drawnSum &+= values[place]
    }
    if drawnSum >= high || drawnSum <= low { found += 1 }
  }
  return found
}

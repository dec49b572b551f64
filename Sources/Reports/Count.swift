import Journal

/// How many were met, of how many that were due or are decided.
package struct Count: Hashable, Sendable {
  /// Those that were met.
  package var met = 0
  /// Those that were asked for: met, pending, partial or missed.
  package var due = 0
  /// Those that were asked for and are decided: met, partial or missed.
  package var closed = 0
  /// Those that were left out on purpose or paused.
  package var skipped = 0
  /// Whether, as the sum of a day, it is of one in a pause of everything.
  var isPaused = false

  /// Takes in one more state.
  package mutating func add(_ state: State) {
    switch state {
    case .met:
      met += 1
      due += 1
      closed += 1
    case .partial, .missed:
      due += 1
      closed += 1
    case .pending: due += 1
    case .skipped: skipped += 1
    case .unknown, .notDue: break
    }
  }

  /// Takes in another count.
  package static func += (left: inout Count, right: Count) {
    left.met += right.met
    left.due += right.due
    left.closed += right.closed
    left.skipped += right.skipped
  }

  /// Two counts together.
  package static func + (left: Count, right: Count) -> Count {
    var sum = left
    sum += right
    return sum
  }

  /// Met of due, as a day prints it: a whole percentage; nil when nothing is due.
  package var percentOfDue: Int? { percentage(of: Int64(met), in: Int64(due)) }

  /// Met of closed, as a period prints it: a whole percentage; nil when nothing is closed.
  package var percentOfClosed: Int? { percentage(of: Int64(met), in: Int64(closed)) }

  /// Met of closed in millionths, rounded half to even; nil when nothing is closed.
  package var rate: Micros? { closed > 0 ? Micros(met, of: closed) : nil }
}

extension Count {
  /// Makes a count of which nothing was skipped; of nothing, if nothing is said.
  package init(met: Int = 0, due: Int = 0, closed: Int = 0) {
    (self.met, self.due, self.closed) = (met, due, closed)
  }
}

/// A share as a whole percentage: rounded down, but not to 0 when there is something.
///
/// It may be above 100. Nil when there is nothing to divide by.
package func percentage(of part: Int64, in whole: Int64) -> Int? {
  guard whole > 0 else { return nil }
  guard part > 0 else { return 0 }
  let product = UInt64(part).multipliedFullWidth(by: 100)
  guard product.high < whole.magnitude else { return Int.max }
  return max(1, Int(clamping: whole.magnitude.dividingFullWidth(product).quotient))
}

/// The same, of amounts. Both were rounded to millionths of their unit, so that 40 of 80 fluid ounces seem to lack a
/// millionth of a millilitre: what is no more than half a millionth away from a whole percentage has reached it. All of a
/// goal is 100 % only where it is met.
package func percentage(of part: Micros, in whole: Micros) -> Int? {
  // Of less than a unit half a millionth would be much.
  guard whole.number >= 1_000_000, part.number > 0, part.number < .max / 2, whole.number < .max / 2 else {
    return percentage(of: part.number, in: whole.number)
  }
  let percent = percentage(of: 2 * part.number + 1, in: 2 * whole.number - 1)
  return part < whole ? percent.map { min($0, 99) } : percent
}

/// The amount that a measure should come to on a day, or in a week, while the goal holds.
package struct Goal: Dated, Hashable, Sendable {
  /// The amount that is asked for.
  package var bound: Bound
  /// Whether it is of the week rather than of the day.
  package var isWeekly = false
  /// The sweet spot above what is asked for: advised, never judged; nil if nobody said.
  package var best: Bound?
  /// The place of the habit in `Configuration.habits` on whose met days it holds; nil if on all.
  package var whenHabit: Int?
  /// The first day it holds; nil if from the beginning.
  package var from: Day?
  /// The last day it holds; nil if it has no end.
  package var until: Day?
  /// Its line in the configuration's file, counting from 1; nil if it comes from no file.
  package var line: Int?

  package init(_ bound: Bound) { self.bound = bound }

  /// At least, at most, or from one amount to another.
  package enum Bound: Hashable, Sendable {
    case atLeast(WrittenAmount)
    case atMost(WrittenAmount)
    case range(WrittenAmount, WrittenAmount)

    /// The amount that it ends with: of a range the greater.
    var most: WrittenAmount {
      switch self {
      case .atLeast(let amount), .atMost(let amount), .range(_, let amount): amount
      }
    }

    /// Whether it is written in cups.
    var isInCups: Bool {
      switch self {
      case .atLeast(let amount), .atMost(let amount): amount.unit == .cup
      case .range(let least, let most): least.unit == .cup && most.unit == .cup
      }
    }
  }
}

/// A goal as it stands on one day, in its measure's unit, as it is printed and compared.
package struct Target: Hashable, Sendable {
  /// The least that meets it; nil for an at-most goal.
  package var atLeast: Micros?
  /// The most that keeps it; nil for an at-least goal.
  package var atMost: Micros?
  /// Whether it is of the week rather than of the day.
  package var isWeekly: Bool
  /// The size of the cups that it was written in; nil if it was written in another unit.
  package var cup: Micros?
  /// The sweet spot above what is asked for; nil if there is none.
  package var best: ClosedRange<Micros>?

  package init(atLeast: Micros?, atMost: Micros?, isWeekly: Bool = false, cup: Micros? = nil) {
    self.atLeast = atLeast
    self.atMost = atMost
    self.isWeekly = isWeekly
    self.cup = cup
  }

  /// The same if it is of the day; nil if it is of the week.
  package var daily: Target? { isWeekly ? nil : self }

  /// Whether it asks for enough and sets no limit.
  package var isAtLeast: Bool { atMost == nil }

  /// Whether it is of at least nothing, which to meet is no feat; a limit, and a range from nothing on, are to be kept.
  package var asksForNothing: Bool { isAtLeast && figure <= 0 }

  /// The figure that a percentage is taken of: the least of an at-least goal, else the limit.
  package var figure: Micros { atMost ?? atLeast ?? 0 }

  /// Whether a total is within it.
  package func isKept(by total: Micros) -> Bool {
    total >= (atLeast ?? .min) && total <= (atMost ?? .max)
  }

  /// Whether a total lacks something that can still be done; what only has a limit asks for nothing.
  package func isShort(at total: Micros) -> Bool { total < (atLeast ?? .min) }

  /// Whether a total has gone past its limit, so that nothing can mend it.
  package func isOverrun(by total: Micros) -> Bool { total > (atMost ?? .max) }
}

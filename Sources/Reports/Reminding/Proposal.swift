import Journal

// How much to drink until the next reminder: whoever does that each time reaches the goal when the active hours end,
// and never drinks more an hour than is good for anyone.
extension ReminderFacts {
  /// What is to be said of a goal that is not met, at an active minute; nil if what was drunk suffices until the next
  /// reminder would come.
  func advice(at minute: Int, goal: Micros) -> Reminder? {
    let remaining = goal - total
    switch manner {
    case .food: return .left(remaining: remaining, meal: meals.first { $0.minute >= minute })
    case .rest: return .left(remaining: remaining, meal: nil)
    case .sleep: return bedtime(at: minute)
    case .pace: break
    }
    let (next, left) = (nextTime(after: minute), active.left(from: minute))
    if isOutOfReach(remaining, in: left) {
      if isLittle(remaining) { return .last(remaining: remaining) }
      return .outOfReach(sensible: min(cup ?? remaining, limit ?? .max))
    }
    // Who is ahead of an even pace until then needs to hear nothing.
    let (passed, length) = (active.length - active.left(from: next), active.length)
    if total >= goal.scaled(by: Int64(passed), over: Int64(length)) { return nil }
    let amount = portion(of: remaining, span: next - minute, left: left)
    if amount >= remaining, isLittle(remaining) { return .last(remaining: remaining) }
    return .amount(amount, until: next, perHour: remaining.scaled(by: 60, over: Int64(left)))
  }

  /// The minute of the next reminder for who does now as is proposed; never after the end of the active hours, and the
  /// last of them comes well before it.
  func nextTime(after minute: Int) -> Int {
    let end = active.window(at: minute)?.upperBound ?? minute
    switch plan.rhythm {
    case .off: return end
    case .every(let interval): return end - minute < 2 * interval ? end : minute + interval
    case .at(let times):
      return times.map { $0.minutes(sinceStart: dayStarts) }.filter { $0 > minute && $0 < end }.min() ?? end
    }
  }

  /// Whether the rest would need more an hour than is advised.
  func isOutOfReach(_ remaining: Micros, in minutesLeft: Int) -> Bool {
    limit.map { remaining > $0.scaled(by: Int64(minutesLeft), over: 60) } ?? false
  }

  /// Whether two cups at once would do.
  func isLittle(_ remaining: Micros) -> Bool {
    guard let limit else { return false }
    return remaining <= min(2 * (cup ?? limit.divided(by: 3)), limit)
  }

  /// The part of what is left that falls to some of the minutes that are left: in whole cups, if that is not more an
  /// hour than is advised.
  private func portion(of remaining: Micros, span: Int, left: Int) -> Micros {
    let need = remaining.scaled(by: Int64(span), over: Int64(left))
    let most = limit.map { $0.scaled(by: Int64(span), over: 60) } ?? .max
    func whole(_ step: Micros) -> Micros {
      // What division loses is not worth a cup.
      Int(max(1, (need + (step - 1000)).number / step.number)) * step
    }
    let steps = [cup, limit.map { $0.divided(by: 75) } ?? 100_000_000].compactMap { $0 }.filter { $0 > 0 }
    let portion = steps.lazy.map(whole).first { $0 <= most } ?? min(need, most)
    // What the size of a cup loses is not left over.
    return portion.number > remaining.number - 1000 ? remaining : portion
  }

  /// When to be in bed: said once, in the hour before it or before the active hours end.
  private func bedtime(at minute: Int) -> Reminder? {
    guard let bedtime, bedtime.said.contains(minute) else { return nil }
    return .bedtime(minute: bedtime.minute)
  }

  /// When to be in bed to have slept enough at the beginning of the active hours, and when it may be said; nil if there
  /// is no night to be slept.
  var bedtime: (minute: Int, said: Range<Int>)? {
    guard let night, let wake = active.windows.last?.lowerBound else { return nil }
    let bed = (wake - min(night, 1440) + 1440) % 1440
    let latest = active.contains(bed) ? bed : active.end
    return (bed, latest - 60..<latest)
  }
}

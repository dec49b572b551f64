import Journal

/// One day of a measure: its state, and the goal in force.
struct MeasureDay {
  var state: State
  var target: Target?
  /// The parts of the week up to and with this day, of all of it on its last day; 0 of a measure without a weekly goal.
  var weekParts: Parts
}

/// The days of a measure one after another.
///
/// Goals seldom change, so each stands here once, and many years of days take a sixth of the memory.
struct MeasureDays: RandomAccessCollection, Sendable {
  private struct Kept {
    var state: State
    /// The place of the goal in force; -1 without one.
    var target: Int32
    var weekParts: Parts
  }

  private var kept: [Kept] = []
  private var targets: [Target]

  /// Makes a row without days; these are the goals that may hold, and `count` days are to come.
  init(_ targets: [Target], count: Int) {
    self.targets = targets
    kept.reserveCapacity(count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { kept.count }

  subscript(place: Int) -> MeasureDay {
    let day = kept[place]
    return MeasureDay(
      state: day.state, target: day.target < 0 ? nil : targets[Int(day.target)], weekParts: day.weekParts)
  }

  /// The state of each day.
  var states: [State] { kept.map(\.state) }

  /// The goal at a place among those that may hold.
  func target(at place: Int) -> Target { targets[place] }

  /// Puts a goal of one day among those that may hold; its place.
  mutating func add(_ target: Target) -> Int {
    targets.append(target)
    return targets.count - 1
  }

  /// Adds a day, with the place of its goal.
  mutating func append(_ state: State, target: Int?, weekParts: Parts) {
    kept.append(Kept(state: state, target: Int32(target ?? -1), weekParts: weekParts))
  }
}

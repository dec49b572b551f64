import Journal

extension Configuration {
  /// The measure that other programs would call water: the one of that name, else the first of a volume.
  ///
  /// Nil if no measure is of a volume.
  package var water: Int? {
    measures.firstIndex { $0.unit.kind == .volume && $0.name.lowercased() == "water" }
      ?? measures.firstIndex { $0.unit.kind == .volume }
  }

  /// The moment that a calendar and a clock show at a time of a logical day: a time before the day's start belongs to
  /// the next date.
  func moment(_ time: TimeOfDay, of day: Day) -> Moment {
    Moment(day: time < dayStarts ? day + 1 : day, time: time)
  }
}

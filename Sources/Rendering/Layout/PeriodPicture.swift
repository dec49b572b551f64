import Journal
import Reports

/// The way in which a summary pictures its days.
enum PeriodPicture {
  /// A row a habit, a column a day.
  case grid
  /// A row a week, as on a wall.
  case calendar
  /// A shade a day, a column a week.
  case map
}

extension Period {
  /// The picture that has room for its days: a grid of a week at most, a calendar of two months at most, else a map.
  var picture: PeriodPicture { count <= 7 ? .grid : count <= 62 ? .calendar : .map }
}

extension DayTone {
  /// The tones in the order of a calendar's legend: the best first.
  static let calendarLegend: [DayTone] = (0...4).reversed().map { .level($0) } + [.noFile, .open, .skipped]
  /// The same of a map's, whose shades grow darker.
  static let mapLegend: [DayTone] = (0...4).map { .level($0) } + [.noFile, .skipped, .open]
}

import Journal
import Reports

/// The pictures of a summary as SVG, in the classes that `HTMLStyle` colours.
enum Drawing {
  /// A number of an attribute, with one decimal at most.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  /// A tapered glass of 120 by 160 that is filled in proportion to its area, full only when nothing is missing.
  static func glass(part: Micros, whole: Micros) -> String {
    let (top, bottom, height) = (104.0, 72.0, 140.0)
    let (left, rim) = (8.0, 10.0)
    // The permille of the area, rounded down, so that only a goal that is reached fills the glass.
    let share = Double(floored(part, in: whole, of: 1000)) / 1000
    let area = (top + bottom) / 2 * height * share
    // The area below a level grows with its square, since the glass widens: solved for the level.
    let slope = (top - bottom) / (2 * height)
    let level =
      slope == 0 ? area / bottom : ((bottom * bottom + 4 * slope * area).squareRoot() - bottom) / (2 * slope)
    func x(_ level: Double, _ side: Double) -> Double {
      let half = (bottom + (top - bottom) * level / height) / 2
      return left + top / 2 + side * half
    }
    func point(_ level: Double, _ side: Double) -> String {
      "\(number(x(level, side))) \(number(rim + height - level))"
    }
    let base =
      "L\(point(6, -1)) Q\(point(0, -1)) \(number(x(0, -1) + 8)) \(number(rim + height)) "
      + "L\(number(x(0, 1) - 8)) \(number(rim + height)) Q\(point(0, 1)) \(point(6, 1))"
    var picture = "<path class=\"hollow\" d=\"M\(point(height, -1)) \(base) L\(point(height, 1)) Z\"/>"
    if share > 0 {
      let shown = max(level, 7)
      let wave = min(3, height - shown)
      let surface =
        "Q\(number(left + top / 2 + 20)) \(number(rim + height - shown - wave * 2)) "
        + "\(number(left + top / 2)) \(number(rim + height - shown)) "
        + "T\(point(shown, -1))"
      picture +=
        "<path class=\"liquid\" d=\"M\(point(shown, -1)) \(base) L\(point(shown, 1)) \(surface) Z\"/>"
    }
    return picture + "<path class=\"wall\" d=\"M\(point(height, -1)) \(base) L\(point(height, 1))\"/>"
  }

  /// The class of a day's cell.
  static func style(of tone: DayTone) -> String {
    switch tone {
    case .blank, .open: "cell"
    case .skipped: "cell rest"
    case .noFile: "cell none"
    case .level(let level): "cell l\(level)"
    }
  }

  /// The days of a period: weeks below one another like a wall calendar, or beside one another if they are many.
  static func days(_ map: HeatMap, firstWeekday: Weekday, _ words: Words) -> (
    picture: String, width: Int, height: Int
  ) {
    let weeks = map.period.parts(by: .week, firstWeekday: firstWeekday)
    return map.period.count <= 62
      ? calendar(map, weeks, firstWeekday, words) : heatMap(map, weeks, firstWeekday, words)
  }

  private static func calendar(
    _ map: HeatMap, _ weeks: [Period], _ firstWeekday: Weekday, _ words: Words
  ) -> (picture: String, width: Int, height: Int) {
    let (width, height) = (44, 30)
    var picture = ""
    for (column, day) in Weekday.week(from: firstWeekday).enumerated() {
      picture += text(words.shortWeekdayName(day.index), x: column * width + 20, y: 12, anchor: "middle")
    }
    for (row, week) in weeks.enumerated() {
      for day in week.days {
        let column = day.weekday.days(since: firstWeekday)
        let place = day - map.period.from
        let (x, y) = (column * width + 1, row * height + 20)
        let today = place == map.todayIndex ? " today" : ""
        picture +=
          "<rect class=\"\(style(of: map.tones[place]))\(today)\" x=\"\(x)\" y=\"\(y)\" width=\"38\" height=\"25\" rx=\"6\"/>"
        let isDark = map.tones[place] == .level(4)
        picture += text(
          String(day.dayOfMonth), x: x + 19, y: y + 17, anchor: "middle", style: isDark ? "on" : "in")
      }
    }
    return (picture, 7 * width - 4, weeks.count * height + 20)
  }

  private static func heatMap(
    _ map: HeatMap, _ weeks: [Period], _ firstWeekday: Weekday, _ words: Words
  ) -> (picture: String, width: Int, height: Int) {
    let step = 13
    var picture = ""
    var lastLabel = -100
    for (row, day) in Weekday.week(from: firstWeekday).enumerated() where row % 2 == 0 {
      picture += text(words.shortWeekdayName(day.index), x: 0, y: 20 + row * step + 10)
    }
    for (column, week) in weeks.enumerated() {
      let x = 30 + column * step
      if let first = week.days.first(where: { $0.dayOfMonth == 1 }), x - lastLabel >= 30 {
        picture += text(words.shortMonthName(first.month), x: x, y: 12)
        lastLabel = x
      }
      for day in week.days {
        let row = day.weekday.days(since: firstWeekday)
        let place = day - map.period.from
        let today = place == map.todayIndex ? " today" : ""
        picture +=
          "<rect class=\"\(style(of: map.tones[place]))\(today)\" x=\"\(x)\" y=\"\(20 + row * step)\" "
          + "width=\"11\" height=\"11\" rx=\"2.5\"/>"
      }
    }
    return (picture, 30 + weeks.count * step, 20 + 7 * step)
  }

  /// A piece of text; its characters are safe.
  static func text(
    _ text: String, x: Int, y: Int, anchor: String = "start", style: String = ""
  ) -> String {
    let place = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let look = style.isEmpty ? "" : " class=\"\(style)\""
    return "<text x=\"\(x)\" y=\"\(y)\"\(place)\(look)>\(text.escapedForHTML)</text>"
  }
}

extension Drawing {
  /// The sign of a state around a point, distinct from every other by its shape.
  static func sign(of state: State, x: Int, y: Int) -> String {
    switch state {
    case .met:
      "<circle class=\"full good\" cx=\"\(x)\" cy=\"\(y)\" r=\"9\"/>"
        + "<path class=\"check\" d=\"M\(x - 4) \(y)l3 3.5 5.5-6.5\"/>"
    case .partial:
      "<circle class=\"ring partial\" cx=\"\(x)\" cy=\"\(y)\" r=\"8\"/>"
        + "<path class=\"full partial\" d=\"M\(x) \(y - 8)a8 8 0 0 0 0 16z\"/>"
    case .missed: "<path class=\"ring bad\" d=\"M\(x - 5) \(y - 5)l10 10m0-10l-10 10\"/>"
    case .skipped: "<path class=\"ring muted\" d=\"M\(x - 6) \(y)h12\"/>"
    case .pending: "<circle class=\"ring muted\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
    case .notDue: "<circle class=\"full muted\" cx=\"\(x)\" cy=\"\(y)\" r=\"2\"/>"
    case .unknown: ""
    }
  }
}

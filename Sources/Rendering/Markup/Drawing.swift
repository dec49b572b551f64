import Journal
import Reports

/// The pictures of pages as SVG, in the classes that `HTMLStyle` colours.
enum Drawing {
  /// A number of an attribute, with one decimal at most.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  /// A tapered glass of 120 by 160 that is filled in proportion to its area, full only when nothing is missing; a dashed
  /// line marks where an even pace would be.
  static func glass(part: Micros, whole: Micros, pace: Micros? = nil) -> HTML {
    let (top, bottom, height) = (104.0, 72.0, 140.0)
    let (left, rim) = (8.0, 10.0)
    let slope = (top - bottom) / (2 * height)
    // The permille of the area, rounded down, so that only a goal that is reached fills the glass.
    func share(_ part: Micros) -> Double { Double(floored(part, in: whole, of: 1000)) / 1000 }
    // The area below a level grows with its square, since the glass widens: solved for the level.
    func level(_ part: Micros) -> Double {
      let area = (top + bottom) / 2 * height * share(part)
      return ((bottom * bottom + 4 * slope * area).squareRoot() - bottom) / (2 * slope)
    }
    func x(_ level: Double, _ side: Double) -> Double {
      let half = (bottom + (top - bottom) * level / height) / 2
      return left + top / 2 + side * half
    }
    func point(_ level: Double, _ side: Double) -> HTML { "\(x(level, side)) \(rim + height - level)" }
    let base: HTML = """
      L\(point(6, -1)) Q\(point(0, -1)) \(x(0, -1) + 8) \(rim + height) L\(x(0, 1) - 8) \(rim + height) \
      Q\(point(0, 1)) \(point(6, 1))
      """
    var picture: HTML = "<path class=\"hollow\" d=\"M\(point(height, -1)) \(base) L\(point(height, 1)) Z\"/>"
    if share(part) > 0 {
      let shown = max(level(part), 7)
      let wave = min(3, height - shown)
      let surface: HTML = """
        Q\(left + top / 2 + 20) \(rim + height - shown - wave * 2) \
        \(left + top / 2) \(rim + height - shown) T\(point(shown, -1))
        """
      picture +=
        "<path class=\"liquid\" d=\"M\(point(shown, -1)) \(base) L\(point(shown, 1)) \(surface) Z\"/>"
    }
    if let pace {
      picture += "<path class=\"pace\" d=\"M\(point(level(pace), -1)) L\(point(level(pace), 1))\"/>"
    }
    return picture + "<path class=\"wall\" d=\"M\(point(height, -1)) \(base) L\(point(height, 1))\"/>"
  }

  /// The class of a day's cell; where tones tell only more from less, nothing at all is no failure.
  static func style(of tone: DayTone, isRelative: Bool = false) -> HTML {
    switch tone {
    case .level(0) where isRelative: "cell open"
    case .blank: "cell"
    case .open: "cell open"
    case .skipped: "cell rest"
    case .noFile: "cell none"
    case .level(let level): "cell l\(level)"
    }
  }

  /// The days of a few weeks as a wall calendar, for a picture.
  static func calendar(_ map: HeatMap, firstWeekday: Weekday, _ words: Words) -> Sized {
    let weeks = map.period.parts(by: .week, firstWeekday: firstWeekday)
    let (width, height) = (44, 30)
    var picture = HTML()
    for (column, day) in Weekday.week(from: firstWeekday).enumerated() {
      picture += text(words.shortWeekdayName(day.index), x: column * width + 20, y: 12, anchor: "middle")
    }
    for (row, week) in weeks.enumerated() {
      for day in week.days {
        let place = day - map.period.from
        let (x, y) = (day.weekday.days(since: firstWeekday) * width + 1, row * height + 20)
        let today: HTML = place == map.todayIndex ? " today" : ""
        picture +=
          "<rect class=\"\(style(of: map.tones[place]))\(today)\" x=\"\(x)\" y=\"\(y)\" width=\"38\" height=\"25\" rx=\"6\"/>"
        let isDark = map.tones[place] == .level(4)
        picture += text(
          String(day.dayOfMonth), x: x + 19, y: y + 17, anchor: "middle", style: isDark ? "on" : "in")
      }
    }
    return Sized(picture: picture, width: 7 * width - 4, height: weeks.count * height + 20)
  }

  /// Some weeks of a heat map, a column each; the days of one tone are one path, unless each leads to its page.
  static func map(
    _ map: HeatMap, _ weeks: [Period], firstWeekday: Weekday, _ words: Words, linked: SiteLinks? = nil
  ) -> Sized {
    let step = 13
    var (picture, days) = (HTML(), HTML())
    var tones: [(tone: DayTone, path: HTML)] = []
    var lastLabel = -100
    let isOfSeveralYears = map.period.from.year != map.period.to.year
    for (row, day) in Weekday.week(from: firstWeekday).enumerated() where row % 2 == 0 {
      picture += text(words.shortWeekdayName(day.index), x: 0, y: 20 + row * step + 10)
    }
    for (column, week) in weeks.enumerated() {
      let x = 30 + column * step
      // A part that begins within a month is headed by it, unless the next one begins right behind.
      let isMidway = column == 0 && week.from.dayOfMonth < 15
      if let head = week.days.first(where: { $0.dayOfMonth == 1 }) ?? (isMidway ? week.from : nil),
        x - lastLabel >= 30, column + 2 < weeks.count
      {
        let isNewYear = isOfSeveralYears && (lastLabel < 0 || head.month == 1)
        let label = words.shortMonthName(head.month) + (isNewYear ? " \(head.year)" : "")
        if !isNewYear || column + 5 < weeks.count { picture += text(label, x: x, y: 12) }
        lastLabel = isNewYear ? x + 26 : x
      }
      for day in week.days {
        let place = day - map.period.from
        let tone = map.tones[place]
        let square: HTML =
          "M\(x + 1) \(21 + day.weekday.days(since: firstWeekday) * step)h9v9h-9z"
        if let address = linked?.day(day) {
          days +=
            "<a href=\"\(address)\" tabindex=\"-1\"><path class=\"\(style(of: tone, isRelative: map.isRelative))\" d=\"\(square)\"/></a>"
        } else if let known = tones.firstIndex(where: { $0.tone == tone }) {
          tones[known].path += square
        } else {
          tones.append((tone, square))
        }
        if place == map.todayIndex { days += "<path class=\"today\" d=\"\(square)\"/>" }
      }
    }
    for (tone, path) in tones {
      picture += "<path class=\"\(style(of: tone, isRelative: map.isRelative))\" d=\"\(path)\"/>"
    }
    picture += days
    return Sized(picture: picture, width: 30 + weeks.count * step, height: 20 + 7 * step)
  }

  /// A picture and the room it takes.
  struct Sized {
    let picture: HTML
    let width: Int
    let height: Int
  }

  /// A piece of text.
  static func text(_ text: String, x: Int, y: Int, anchor: HTML = "start", style: HTML = "") -> HTML {
    let place: HTML = anchor.text == "start" ? "" : " text-anchor=\"\(anchor)\""
    let look: HTML = style.isEmpty ? "" : " class=\"\(style)\""
    return "<text x=\"\(x)\" y=\"\(y)\"\(place)\(look)>\(text)</text>"
  }
}

extension Drawing {
  /// The sign of a day around a point, distinct from every other by its shape.
  static func sign(of sign: DaySign, x: Int, y: Int) -> HTML {
    switch sign {
    case .state(let state): self.sign(of: state, x: x, y: y)
    case .amount: "<circle class=\"liquid\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
    case .noFile:
      """
      <path class="ring muted" d="M\(x - 6) \(y - 3)v-3h3M\(x + 3) \(y - 6)h3v3M\(x + 6) \(y + 3)v3h-3M\(x - 3) \(y + 6)h-3v-3"/>
      """
    }
  }

  private static func sign(of state: State, x: Int, y: Int) -> HTML {
    switch state {
    case .met:
      """
      <circle class="full good" cx="\(x)" cy="\(y)" r="9"/><path class="check" d="M\(x - 4) \(y)l3 3.5 5.5-6.5"/>
      """
    case .partial:
      """
      <circle class="ring partial" cx="\(x)" cy="\(y)" r="8"/>\
      <path class="full partial" d="M\(x) \(y - 8)a8 8 0 0 0 0 16z"/>
      """
    case .missed: "<path class=\"ring bad\" d=\"M\(x - 5) \(y - 5)l10 10m0-10l-10 10\"/>"
    case .skipped: "<path class=\"ring muted\" d=\"M\(x - 6) \(y)h12\"/>"
    case .pending: "<circle class=\"ring muted\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
    case .notDue: "<circle class=\"full muted\" cx=\"\(x)\" cy=\"\(y)\" r=\"2\"/>"
    case .unknown: ""
    }
  }

  /// The signs of a page, each drawn once and referred to from where it stands.
  static let signs: HTML = {
    let symbols = DaySign.legend.map { sign in
      "<symbol id=\"\(sign.code)\" viewBox=\"-10 -10 20 20\">\(Drawing.sign(of: sign, x: 0, y: 0))</symbol>"
        as HTML
    }
    return "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" class=\"sr\">\(symbols.joined())</svg>\n"
  }()

  /// A sign in a line of text, with its name for who does not see it.
  static func sign(_ sign: DaySign, _ words: Words, isNamed: Bool = true) -> HTML {
    if sign == .state(.unknown) { return "" }
    let name: HTML = isNamed ? "<span class=\"sr\">\(words.name(of: sign))</span>" : ""
    return """
      <svg class="sign" aria-hidden="true"><use href="#\(sign.code)"/></svg>\(name)
      """
  }
}

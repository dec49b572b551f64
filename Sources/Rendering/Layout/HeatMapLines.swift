import Journal
import Reports

/// The heat map itself, in as many parts, one below the other, as the screen's width asks for.
struct HeatMapLines {
  private let map: HeatMap
  private let configuration: Configuration
  private let screen: Screen
  private let weekdays: [Weekday]
  private let labelColumns: Int

  init(_ map: HeatMap, in frame: Frame) {
    (self.map, configuration, screen) = (map, frame.configuration, frame.screen)
    weekdays = Weekday.week(from: configuration.firstWeekday)
    let names = weekdays.map { frame.screen.words.shortWeekdayName($0.index) }
    labelColumns = (names.map(\.widthInColumns).max() ?? 0) + 1
  }

  private var words: Words { screen.words }

  /// The parts, each with its months above and a row a weekday.
  var parts: [[StyledText]] {
    let weeks = map.period.parts(by: .week, firstWeekday: configuration.firstWeekday).count
    let room = screen.columns - labelColumns
    let cell = weeks * 2 <= room ? 2 : 1
    let parts = map.parts(ofAtMost: room / cell, allUpTo: 1, firstWeekday: configuration.firstWeekday)
    return parts.map { part($0, cell: cell) }
  }

  /// The shades and signs with their names.
  var legend: [StyledText] {
    screen.flowed(
      map.legend(words, withAllShades: true).map { entry in
        let shades = entry.tones.map { screen.glyphs.shade(of: $0, isRelative: map.isRelative) }
        return screen.legendEntry(shades.joined(), entry.name)
      })
  }

  private func part(_ weeks: [Period], cell: Int) -> [StyledText] {
    let starts = weeks.map { $0.from.startOfWeek(configuration.firstWeekday) }
    let rows = weekdays.indices.map { place in
      var row = StyledText(words.shortWeekdayName(weekdays[place].index), .muted).padded(to: labelColumns)
      // Of days that follow each other many are alike.
      var (last, shade) = (DayTone?.none, StyledText())
      for (column, week) in weeks.enumerated() {
        let day = starts[column] + place
        let tone = week.contains(day) ? map.tones[day - map.period.from] : .blank
        if tone != last {
          last = tone
          shade = screen.glyphs.shade(of: tone, isRelative: map.isRelative, columns: cell)
        }
        row += shade
      }
      return row.trimmedAtEnd
    }
    var lines = [months(weeks, cell: cell)] + rows
    let today = map.todayIndex.map { map.period.from + $0 }
    if let today, let marker = weeks.firstIndex(where: { $0.contains(today) }) {
      let margin = labelColumns + marker * cell
      let label = "\(screen.glyphs.upArrow) \(words.todayLegend)"
      let text = StyledText(label, .today)
      lines.append(
        margin + text.widthInColumns <= screen.columns
          ? StyledText.blanks(margin) + text
          : StyledText(screen.glyphs.upArrow, .today).padded(to: margin + 1, .right))
    }
    return lines
  }

  /// The months above the weeks in which they begin, or the part does; where two would touch, the former is left out.
  ///
  /// In days of several years the first month of each part and each January have their year, and are not left out for a
  /// month without one.
  private func months(_ weeks: [Period], cell: Int) -> StyledText {
    let hasYears = map.period.from.year != map.period.to.year
    var heads: [(column: Int, name: String, isYear: Bool)] = []
    for (column, week) in weeks.enumerated() {
      let turn = week.to - (week.to.dayOfMonth - 1)
      guard let first = turn >= week.from ? turn : column == 0 ? week.from : nil else { continue }
      let isYear = hasYears && (column == 0 || first.month == 1)
      let name = words.shortMonthName(first.month) + (isYear ? " \(first.year)" : "")
      let head = (column: labelColumns + column * cell, name: name, isYear: isYear)
      if let last = heads.last, last.column + last.name.widthInColumns >= head.column {
        if last.isYear, !isYear { continue }
        heads.removeLast()
      }
      heads.append(head)
    }
    var line = ""
    for head in heads where head.column + head.name.widthInColumns <= screen.columns {
      line += String(repeating: " ", count: head.column - line.widthInColumns) + head.name
    }
    return StyledText(line, .muted)
  }
}

extension HeatMap {
  /// The weeks in parts of equal length, which look like what they are; of more than so many, the empty ones are left out.
  func parts(ofAtMost most: Int, allUpTo few: Int, firstWeekday: Weekday) -> [[Period]] {
    let weeks = period.parts(by: .week, firstWeekday: firstWeekday)
    let most = max(1, most)
    let count = (weeks.count + most - 1) / most
    let length = (weeks.count + count - 1) / count
    let parts = stride(from: 0, to: weeks.count, by: length).map {
      Array(weeks[$0..<min($0 + length, weeks.count)])
    }
    let shown = parts.filter { part in
      parts.count <= few || part.flatMap(\.days).contains { tones[$0 - period.from] != .blank }
    }
    return shown.isEmpty ? [parts[0]] : shown
  }

  /// What a legend explains, in its order; of shades above nought those that there are, or all of them.
  func legend(_ words: Words, withAllShades: Bool) -> [(tones: [DayTone], name: String)] {
    let shades = (1...4).map(DayTone.level)
    var entries: [(tones: [DayTone], name: String)] = []
    if isRelative { entries.append((shades, words.relativeShadeLegend)) }
    for tone in DayTone.mapLegend {
      let isShade = shades.contains(tone)
      guard tones.contains(tone) || isShade && withAllShades, !(isShade && isRelative) else { continue }
      let isZero = isRelative && tone == .level(0)
      entries.append(([tone], isZero ? words.zeroLegend : words.shadeLegend(tone)))
    }
    return entries
  }
}

extension Glyphs {
  /// The sign of a day's tone in a heat map, where `isRelative` shades tell only more from less; a shade fills its
  /// columns.
  func shade(of tone: DayTone, isRelative: Bool = false, columns: Int = 1) -> StyledText {
    switch tone {
    case .level(let level) where level > 0:
      let role: Role = isRelative ? .accent : level < shades.count ? .partial : .good
      return StyledText(String(repeating: shades[min(level, shades.count) - 1], count: columns), role)
    case .level where isRelative: return StyledText("0", .muted).padded(to: columns)
    case .noFile: return StyledText(String(repeating: gap, count: columns), .muted)
    case .open: return StyledText(circle, .today).padded(to: columns)
    case .blank, .skipped, .level: return sign(of: tone).padded(to: columns)
    }
  }
}

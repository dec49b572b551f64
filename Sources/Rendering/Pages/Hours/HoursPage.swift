import Journal
import Notation
import Reports

/// One measure on one day by the hour, a bar an hour.
package struct HoursPage: FramedPage {
  let amounts: HourlyAmounts
  /// Its place in the configuration.
  let place: Int
  let day: Day
  package var frame: Frame

  /// Makes the page of a day's amounts of a measure, told by its place in the configuration.
  package init(_ amounts: HourlyAmounts, of measure: Int, on day: Day, in frame: Frame) {
    (self.amounts, place, self.day, self.frame) = (amounts, measure, day, frame)
  }

  var measure: Measure { configuration.measures[place] }

  /// The object `daybook.hours/1`.
  package var json: JSON { amounts.json(of: place, on: day, configuration) }

  /// The hours to show, in the order in which the day has them: the active ones, and all that have an amount.
  private var hours: [Int] {
    let start = configuration.dayStarts.hour
    let ordered = (0..<24).map { ($0 + start) % 24 }
    let wanted = ordered.indices.filter { place in
      configuration.isActive(hour: ordered[place]) || amounts.hours[ordered[place]] > 0
    }
    guard let first = wanted.first, let last = wanted.last else { return [] }
    return Array(ordered[first...last])
  }

  private var isEmpty: Bool { amounts.untimed == 0 && amounts.hours.allSatisfy { $0 == 0 } }

  /// What the day comes to, after what it is called: a total is of what adds up.
  private var whole: (label: String, amount: String) {
    (
      measure.aggregate == .sum ? words.totalHead : measure.title,
      screen.largeAmount(amounts.day, in: measure.unit, against: inCups)
    )
  }

  /// The date as a head has it.
  private var date: String { words.longDate(day.parts, weekday: day.weekday.index).asSentenceStart }

  private func amount(_ micros: Micros) -> String { screen.amount(micros, in: measure.unit, against: inCups) }

  /// The day's goal, if it is written in cups.
  private var inCups: Target? { configuration.goalInCups(of: place, on: day) }

  private var invitation: Invitation {
    Invitation(words.noValues(measure.title), screen.firstLine(of: place, configuration, on: day))
  }

  /// A row an hour.
  private var rows: [Columns.Row] {
    let rows =
      hours.map { (label: words.time($0 * 60), value: amounts.hours[$0]) }
      + (amounts.untimed > 0 ? [(label: words.untimed, value: amounts.untimed)] : [])
    let scale = max(rows.map(\.value).max() ?? 0, 1)
    return rows.map { row in
      Columns.Row(
        label: StyledText(row.label, .label),
        bar: row.value > 0 ? Bar(value: row.value, scale: scale, role: Bar.role(of: measure.unit.kind)) : nil,
        figures: [StyledText(amount(row.value), .number)])
    }
  }

  /// The hours drawn.
  package var body: HTMLBody? {
    let title = words.byTheHour(measure.title)
    return HTMLBody(
      title: "\(title), \(words.date(day.parts))",
      main: .head(title, StyledText(date))
        + (isEmpty
          ? invitation.html
          : .section(
            rows.html() + .facts([(whole.label, whole.amount)]))))
  }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    let head = screen.wrapped(words.byTheHour(measure.title), .heading) + screen.wrapped(date, .label)
    guard !isEmpty else { return screen.joined([head, invitation.lines(on: screen)]) }
    let columns = Columns(rows, labels: .dates, widestBar: 40, narrow: .dropsNothing, on: screen)
    let sum = StyledText(whole.label, .label) + "  " + StyledText(whole.amount, .number)
    return screen.joined([head, columns.lines, [sum]])
  }

  /// The hours in sentences that make sense read aloud; empty ones are passed over.
  package var sentences: [String] {
    let head = [words.byTheHour(measure.title) + ".", date + "."]
    guard !isEmpty else { return head + invitation.sentences }
    var sentences = head
    for hour in hours where amounts.hours[hour] > 0 {
      sentences.append(
        words.hour(
          from: words.time(hour * 60), to: words.time(hour * 60 + 60), amount(amounts.hours[hour])))
    }
    if amounts.untimed > 0 { sentences.append(words.untimed(amount(amounts.untimed))) }
    return sentences + [words.fact(whole.label, whole.amount)]
  }
}

import Journal
import Reports

/// The goals of a day as bars, and the values without a goal, a line each where there is room.
struct GoalList {
  private struct Row {
    let state: State
    let sign: StyledText
    let label: StyledText
    let value: StyledText
    let percent: StyledText
    let bar: Bar?
    let notes: [StyledText]
    /// Where markup leads from the label.
    var address: String?
  }

  /// The rows by their headings: goals first, then the values without a goal.
  private let groups: [Group<Row>]
  private let screen: Screen
  private let showsPace: Bool

  /// Makes the list of measures; those with nothing to show are left out.
  init(_ measures: [DayMeasure], in day: DayPage) {
    screen = day.screen
    let shown = measures.filter(\.isShown)
    groups = day.configuration.grouped(shown, by: { .measure($0.measure) }).map { group in
      Group(
        heading: group.heading,
        items: group.items.compactMap { measure in measure.target.map { GoalList.row(measure, $0, in: day) } }
          + group.items.filter { $0.target == nil }.map { GoalList.row($0, in: day) })
    }
    showsPace = groups.flatMap(\.items).contains { $0.bar?.marks.isEmpty == false && $0.bar?.limit == nil }
  }

  /// The goals as bars, then the values without a goal; under the headings there are.
  var html: HTML {
    groups.map(markup).joined()
      + (showsPace
        ? .paragraph(StyledText(screen.words.paceLegend(screen.glyphs.paceMark)), class: "legend") : "")
  }

  private func markup(_ group: Group<Row>) -> HTML {
    let (goals, plain) = (group.items.filter { $0.bar != nil }, group.items.filter { $0.bar == nil })
    let heading = group.heading.map { "<h3>\($0.printable)</h3>\n" as HTML } ?? ""
    let bars = goals.map(columns).html(
      addresses: goals.map(\.address), signs: goals.map { Drawing.sign(.state($0.state), screen.words) },
      notes: goals.map(\.notes))
    let values = plain.map { row in
      (head: row.label.text, value: ([row.value] + row.notes).joined(separator: ", ").text)
    }
    return heading + bars + .facts(values, addresses: plain.map(\.address))
  }

  private func columns(_ row: Row) -> Columns.Row {
    Columns.Row(lead: row.sign + " ", label: row.label, bar: row.bar, figures: [row.value, row.percent])
  }

  var lines: [StyledText] {
    let rows = groups.flatMap(\.items)
    let goals = rows.filter { $0.bar != nil }
    let lines = goals.map(columns)
    let columns = Columns(
      lines, labels: .names(atMost: screen.columns / 3), besides: rows.map(\.label), widestBar: 32,
      narrow: .dropsBars(below: 10), on: screen)
    var rest = columns.lines[...]
    let listed = groups.map { group -> (goals: [StyledText], plain: [StyledText]) in
      let goals = group.items.flatMap { row -> [StyledText] in
        guard let bar = row.bar else { return [] }
        let line = rest.removeFirst()
        guard columns.barColumns > 0 else { return stacked(row, bar) }
        return [line] + notes(row, indentation: columns.labelColumns + 4)
      }
      let plain = group.items.filter { $0.bar == nil }.flatMap {
        self.plain($0, labelColumns: columns.labelColumns)
      }
      return (screen.groupHeading(group.heading) + goals, plain)
    }
    guard listed.count > 1 else { return listed.flatMap(\.goals) + paceLegend + listed.flatMap(\.plain) }
    return listed.flatMap { $0.goals + $0.plain } + paceLegend
  }

  private var paceLegend: [StyledText] {
    guard showsPace else { return [] }
    return screen.wrapped("  " + screen.words.paceLegend(screen.glyphs.paceMark), .muted, indentation: 2)
  }

  /// A goal on two lines, or three: what it is and how it stands, then the bar.
  private func stacked(_ row: Row, _ bar: Bar) -> [StyledText] {
    let figures = row.percent.isEmpty ? row.value : row.value + "  " + row.percent
    let room = screen.columns - 2
    let labelRoom = room - figures.widthInColumns - 2
    let first: [StyledText]
    if row.label.widthInColumns <= labelRoom {
      first = [row.sign + " " + row.label.padded(to: labelRoom) + "  " + figures]
    } else {
      first =
        [row.sign + " " + screen.cut(row.label, to: room)]
        + figures.wrapped(at: room).map { "  " + $0.padded(to: room, .right) }
    }
    return first + ["  " + bar.text(columns: room, screen.glyphs)] + notes(row, indentation: 2)
  }

  private func plain(_ row: Row, labelColumns: Int) -> [StyledText] {
    let label = screen.cut(row.label, to: labelColumns).padded(to: labelColumns)
    return ("  " + label + "  " + row.value).wrapped(at: screen.columns, indentation: 4)
      + notes(row, indentation: labelColumns + 4)
  }

  private func notes(_ row: Row, indentation: Int) -> [StyledText] {
    row.notes.flatMap { note in
      let margin = indentation + note.widthInColumns <= screen.columns ? indentation : 2
      return (StyledText.blanks(margin) + note)
        .wrapped(at: screen.columns, indentation: margin)
    }
  }

  /// A value without a goal.
  private static func row(_ measure: DayMeasure, in day: DayPage) -> Row {
    let declared = day.declared(measure)
    return Row(
      state: .unknown, sign: " ", label: StyledText(declared.title),
      value: StyledText(day.screen.amount(measure.total ?? 0, in: declared.unit), .number), percent: "",
      bar: nil, notes: day.loans(to: measure).map { StyledText($0, .muted) },
      address: day.address(of: measure))
  }

  private static func row(_ measure: DayMeasure, _ target: Target, in day: DayPage) -> Row {
    let (declared, words, counted) = (day.declared(measure), day.words, measure.counted)
    let state = measure.goalState ?? .unknown
    var value = StyledText(day.screen.progress(measure, of: target, in: declared.unit), .number)
    if target.isWeekly {
      let isThisWeek = measure.week?.days.contains(day.today) == true
      let isByThen = day.isBeforeEnd(of: measure.week)
      value += " " + StyledText(words.inWeek(isThisWeek: isThisWeek, isByThen: isByThen), .muted)
    }
    var notes: [StyledText] = []
    if target.isOverrun(by: counted) {
      let beyond = counted - (target.atMost ?? counted)
      notes.append(
        StyledText(words.over(day.screen.amount(beyond, in: declared.unit, towards: target)), .bad))
    }
    if let best = day.best(of: measure) { notes.append(StyledText(best, .muted)) }
    if let last = day.lastTime(of: measure) { notes.append(StyledText(words.last(at: last), .muted)) }
    notes += day.loans(to: measure).map { StyledText($0, .muted) }
    return Row(
      state: state, sign: day.glyphs.sign(of: state), label: StyledText(declared.title), value: value,
      percent: StyledText(measure.percent.map(words.percent) ?? "", role(of: state)),
      bar: bar(measure, target, kind: declared.unit.kind), notes: notes,
      address: day.address(of: measure))
  }

  private static func role(of state: State) -> Role {
    switch state {
    case .met: .good
    case .missed: .bad
    case .partial: .partial
    case .skipped, .unknown, .notDue: .muted
    case .pending: .number
    }
  }

  /// The bar of a goal: up to it, or, of a limit, a quarter beyond, so that an overrun shows.
  private static func bar(_ measure: DayMeasure, _ target: Target, kind: Kind) -> Bar {
    let value = measure.counted
    let role = Bar.role(of: kind, isMet: measure.goalState == .met)
    guard let limit = target.atMost else {
      let pace = Pace(measure).map { [$0.expected] } ?? []
      return Bar(value: value, scale: target.figure, role: role, marks: pace)
    }
    let scale = max(limit + max(limit / 4, 1), value)
    return Bar(
      value: value, scale: scale, role: role, limit: limit,
      marks: [target.atLeast, limit].compactMap { $0 })
  }
}

import Journal
import Reports

extension DayPage {
  /// The ticks that are shown with a box: what the day asks for, and repetitions that the week still lacks.
  var boxedHabits: [DayHabit] {
    report.habits.filter { habit in
      switch habit.state {
      case .met, .pending, .partial, .missed: true
      case .skipped: habit.mark == .skipped || pause == nil
      case .notDue, .unknown: habit.mark != .none || isOpenThisWeek(habit)
      }
    }
  }

  /// The habits that the day does not ask for.
  var habitsNotDue: [DayHabit] {
    report.habits.filter { $0.state == .notDue && $0.mark == .none && !isOpenThisWeek($0) }
  }

  private func isOpenThisWeek(_ habit: DayHabit) -> Bool {
    guard habit.state == .notDue, !isPast, let week = habit.week else { return false }
    return week.isShort
  }

  /// The habits as a list with boxes, then those not due on a line.
  var habits: [StyledText] {
    let rows = groupedHabits.map { group in
      Group(heading: group.heading, items: group.items.map { TickRow($0, in: self) })
    }
    let notDue = habitsNotDue.map { configuration.habits[$0.habit].title }
    var lines = list(rows)
    if !notDue.isEmpty { lines += screen.wrapped(words.notDue(notDue), .muted, indentation: 2) }
    return lines.isEmpty ? [] : [StyledText(words.habitsHeading, .heading)] + lines
  }

  /// The ticks that are shown with a box, by their headings.
  ///
  /// A heading that says what stands above all of them is not said again.
  var groupedHabits: [Group<DayHabit>] {
    var groups = configuration.grouped(boxedHabits) { .habit($0.habit) }
    if let first = groups.first, first.heading == words.habitsHeading {
      groups[0] = Group(heading: nil, items: first.items)
    }
    return groups
  }

  /// The ticks of names that are declared nowhere.
  var oneOffs: [StyledText] {
    let rows = report.oneOffs.map { TickRow($0, in: self) }
    return rows.isEmpty
      ? []
      : [StyledText(words.oneOffsHeading, .heading)]
        + list([Group(heading: nil, items: rows)])
  }

  /// What is still open from the days before, under their dates.
  var earlierOneOffs: [StyledText] {
    let groups = report.open.map { day in
      Group(heading: words.weekdayAndDate(day.day), items: day.oneOffs.map { TickRow($0, in: self) })
    }
    return groups.isEmpty ? [] : [StyledText(words.earlierHeading, .heading)] + list(groups)
  }

  /// The columns of the widest label that the others are lined up with.
  private static let widestLabel = 32

  private func list(_ groups: [Group<TickRow>]) -> [StyledText] {
    let rows = groups.flatMap(\.items)
    let boxColumns = rows.map(\.box.widthInColumns).max() ?? 0
    let timeColumns = rows.map(\.time.widthInColumns).max() ?? 0
    let gaps = timeColumns > 0 ? 3 : 1
    // A note stands behind the columns if there is room for it, else it is left to the line below.
    let labelRoom = screen.columns - boxColumns - timeColumns - gaps
    // The columns are as wide as the labels need; a very long one reaches beyond them, and takes no others along.
    let widths = rows.map(\.label.widthInColumns)
    let labelColumns = min(
      widths.filter { $0 <= DayPage.widestLabel }.max() ?? widths.max() ?? 0, labelRoom)
    func lines(of row: TickRow) -> [StyledText] {
      var line = row.box.padded(to: boxColumns) + " " + screen.cut(row.label, to: labelRoom)
      if !row.time.isEmpty { line = line.padded(to: boxColumns + 1 + labelColumns) + "  " + row.time }
      guard !row.note.isEmpty else { return [line] }
      let start = boxColumns + 1 + labelColumns + (row.time.isEmpty ? 0 : 2 + timeColumns)
      if max(start, line.widthInColumns) + 2 + row.note.widthInColumns <= screen.columns {
        return [line.padded(to: start) + "  " + row.note]
      }
      return [line]
        + (StyledText.blanks(boxColumns + 1) + row.note)
        .wrapped(at: screen.columns, indentation: boxColumns + 1)
    }
    return groups.flatMap { screen.groupHeading($0.heading) + $0.items.flatMap(lines) }
  }
}

/// A line of the list: a box, what it is of, and when.
struct TickRow {
  let state: State
  /// Where markup leads from the label.
  var address: String?
  let box: StyledText
  let label: StyledText
  let time: StyledText
  let note: StyledText

  init(_ habit: DayHabit, in day: DayPage) {
    let isOpen = habit.state == .pending || habit.state == .notDue
    state = isOpen ? .pending : habit.state
    let lost: Role = habit.state.isLost ? .bad : .plain
    switch habit.state {
    case .met: box = StyledText(day.glyphs.doneBox, .good)
    case .skipped: box = StyledText(day.glyphs.skippedBox, .muted)
    case .pending, .partial, .missed, .notDue, .unknown: box = StyledText(day.glyphs.emptyBox, lost)
    }
    let role: Role = habit.state == .skipped || habit.state == .notDue ? .muted : .plain
    label = StyledText(day.configuration.habits[habit.habit].title, role)
    address = day.screen.links?.subject(.habit(habit.habit), day.configuration)
    // What is open is told with its usual time, which a tick without one has not.
    let shown = habit.isTimeWritten ? habit.time : isOpen ? habit.usualTime : nil
    time = StyledText(
      shown.map(day.words.time) ?? "",
      habit.isTimeWritten && habit.state == .met ? .number : .muted)
    if let week = habit.week, case .repetitions(let done, let quota) = week.tally, habit.state != .skipped {
      note = StyledText(
        day.words.quota(
          done, of: quota, isThisWeek: week.days.contains(day.today), isByThen: day.isBeforeEnd(of: week)),
        .muted)
    } else if habit.state == .skipped {
      note = StyledText(
        habit.mark == .skipped ? day.words.name(of: .skipped) : day.words.isPaused, .muted)
    } else if habit.state.isLost {
      note = StyledText(day.words.name(of: habit.state), .bad)
    } else {
      note = ""
    }
  }

  init(_ oneOff: DayReport.OneOff, in day: DayPage) {
    state = oneOff.state
    switch oneOff.mark {
    case .done: box = StyledText(day.glyphs.doneBox, .good)
    case .skipped: box = StyledText(day.glyphs.skippedBox, .muted)
    case .open, .none: box = StyledText(day.glyphs.emptyBox)
    }
    label = StyledText(oneOff.name, oneOff.mark == .skipped ? .muted : .plain)
    time = StyledText(oneOff.time.map(day.words.time) ?? "", oneOff.mark == .done ? .number : .muted)
    note = ""
  }
}

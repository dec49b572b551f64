import Journal
import Rendering
import Reports
import Speech

/// The questions of `ask` and what becomes of their answers.
struct Asking {
  let writable: WritableDaybook

  /// Something that is still open on a day.
  enum Item {
    case habit(Int, TimeOfDay?)
    case measure(DayMeasure)
    /// Something that nobody declared, in the file of an earlier day.
    case oneOff(String, Day)
  }

  var daybook: Daybook { writable.daybook }
  var words: Words { daybook.words }

  /// Asks for everything that is open on a day; false if the person wants no more.
  mutating func goThrough(
    _ day: Day, withEarlier: Bool = false, _ world: inout World
  ) throws(CommandError) -> Bool {
    let groups = try items(on: day, now: world.now) + (withEarlier ? earlier(than: day) : [])
    let items = groups.flatMap(\.items)
    // The heading that stands above each question.
    let headings = groups.flatMap { group in
      group.items.indices.map { $0 == 0 ? group.heading : nil }
    }
    let date = words.longDate(day.parts, weekday: day.weekday.index)
    guard !items.isEmpty else {
      say(words.nothingOpen(on: date), &world)
      return true
    }
    defer { tellStanding(on: day, &world) }
    say("\(date.asSentenceStart): \(words.askLegend)", &world)
    var place = 0
    // The step that the answer to each question was written as; nil if nothing was written.
    var steps = [UndoStep?](repeating: nil, count: items.count)
    while place < items.count {
      let before = newestStep()
      if let heading = headings[place] { say("\(heading):", &world) }
      switch try ask(items[place], words.place(place + 1, of: items.count), day, &world) {
      case .end: return false
      case .next:
        let after = newestStep()
        steps[place] = after == before ? nil : after
        place += 1
      case .back where place > 0:
        place -= 1
        // Only if nothing was written since, by others either.
        if let step = steps[place], step == before { try takeBack(&world) }
      case .back: break
      }
    }
    return true
  }

  /// Where an answer leads.
  private enum Way { case next, back, end }

  /// The newest change of the daybook that can be taken back; nil if there is none, or none is known.
  private func newestStep() -> UndoStep? {
    do {
      return try writable.undo?.list(try writable.resolvedFolder()).first?.step
    } catch {
      return nil
    }
  }

  private func takeBack(_ world: inout World) throws(CommandError) {
    _ = try UndoCommand().run(in: &world, writing: writable.files)
    world.flush()
  }

  /// The habits and goals of a day that are due and still open, by their headings.
  private func items(on day: Day, now: Moment) throws(CommandError) -> [Group<Item>] {
    let report = try daybook.report(of: day, now: now)
    let habits = report.habits.filter { habit in
      if daybook.configuration.habits[habit.habit].derivation != nil { return false }
      if habit.state.isOpen { return true }
      // No single day of a weekly quota is due; while the week asks for more, this day can serve.
      return report.isToday && habit.state == .notDue && habit.week?.isShort == true
    }
    let items =
      habits.map { (Reference.habit($0.habit), Item.habit($0.habit, $0.time)) }
      + report.measures.filter(\.asksForMore).map { (.measure($0.measure), .measure($0)) }
    return daybook.configuration.grouped(items) { $0.0 }.map { group in
      Group(heading: group.heading, items: group.items.map { $0.1 })
    }
  }

  /// The open things in the files of the days before, under their dates.
  private func earlier(than day: Day) -> [Group<Item>] {
    daybook.openOneOffs(before: day).map { earlier in
      Group(
        heading: words.weekdayAndDate(earlier.day),
        items: earlier.oneOffs.map { Item.oneOff($0.name, earlier.day) })
    }
  }

  /// The days since the last file before today that have none, oldest first.
  func daysMissed() throws(CommandError) -> [Day] {
    let index = try daybook.index()
    guard let last = index.days.last(where: { $0.day < daybook.today })?.day, last + 1 < daybook.today else {
      return []
    }
    return Array(Period(last + 1, daybook.today - 1).days)
  }

  /// Asks until there is an answer that can be written, or that leaves the item open.
  private func ask(
    _ item: Item, _ place: String, _ day: Day, _ world: inout World
  ) throws(CommandError) -> Way {
    let question = "\(place) \(question(item))"
    while true {
      let answer = answer(&world, question)
      do throws(CommandError) {
        switch answer {
        case .quit: return .end
        case .later: return .next
        case .back: return .back
        case .help: say(help(for: item, on: day), &world)
        case .done, .preset, .skip, .typed:
          if try write(answer, for: item, on: day, &world) { return .next }
        }
      } catch { say(error, &world) }
    }
  }

  /// Writes an answer; false if it is none for this item.
  private func write(
    _ answer: Answer, for item: Item, on day: Day, _ world: inout World
  ) throws(CommandError) -> Bool {
    var writing = WritingOptions()
    writing.date = if case .oneOff(_, let earlier) = item { earlier.description } else { day.description }
    defer { world.flush() }
    switch (item, answer) {
    case (.habit, .done), (.oneOff, .done): _ = try mark(.done, [name(of: item)], writing, &world)
    case (.habit, .typed), (.oneOff, .typed): return try done(name(of: item), writing, &world)
    case (_, .skip): _ = try mark(.skipped, [name(of: item)], writing, &world)
    case (.measure(let measure), .preset(let number)):
      let presets = amounts(of: measure.measure)
      guard presets.indices.contains(number - 1) else { return false }
      try add(presets[number - 1], to: measure.measure, writing, &world)
    case (.measure(let measure), .done):
      let declared = daybook.configuration.measures[measure.measure]
      let cup = declared.cup(on: day).map { daybook.configuration.typed($0) }
      guard let cup else { return try addTyped(to: measure.measure, on: day, writing, &world) }
      try add(cup, to: measure.measure, writing, &world)
    case (.measure(let measure), .typed): return try addTyped(to: measure.measure, on: day, writing, &world)
    default: return false
    }
    return true
  }

  /// The name by which an item is written.
  private func name(of item: Item) -> String {
    switch item {
    case .habit(let habit, _): daybook.configuration.habits[habit].name
    case .measure(let measure): daybook.configuration.measures[measure.measure].name
    case .oneOff(let name, _): name
    }
  }

  /// Asks for a time and ticks something at it; false if none is typed.
  private func done(
    _ name: String, _ writing: WritingOptions, _ world: inout World
  ) throws(CommandError) -> Bool {
    try valid(words.askTime, &world) { (time, world) throws(CommandError) in
      guard TimeOfDay(typed: time) != nil || TypedWords.now.holds(time.lowercased()) else {
        throw CommandError { $0.badTime(time) }
      }
      _ = try mark(.done, [name, time], writing, &world)
    }
  }

  /// Asks for an amount of a measure and adds it, with its last preset, its cup or any amount in its unit as the example;
  /// the number of a preset is that one. False if none is typed.
  private func addTyped(
    to measure: Int, on day: Day, _ writing: WritingOptions, _ world: inout World
  ) throws(CommandError) -> Bool {
    let declared = daybook.configuration.measures[measure]
    let cup = declared.cup(on: day).map { daybook.configuration.typed($0) }
    let presets = amounts(of: measure)
    let example = presets.last ?? cup ?? words.exampleAmount(declared.unit.name, isTogether: true)
    return try valid(words.askAmount(example: example), &world) { (typed, world) throws(CommandError) in
      let number = Int(typed.trimmingBlanks) ?? 0
      try add(
        presets.indices.contains(number - 1) ? presets[number - 1] : typed, to: measure, writing, &world)
    }
  }

  /// Asks for words until they can be taken, and says each time why they cannot; false once none are typed.
  private func valid(
    _ question: String, _ world: inout World,
    _ take: (String, inout World) throws(CommandError) -> Void
  ) throws(CommandError) -> Bool {
    while let typed = line(question, &world) {
      do throws(CommandError) {
        try take(typed, &world)
        return true
      } catch { say(error, &world) }
    }
    return false
  }

  private func mark(
    _ mark: Mark, _ names: [String], _ writing: WritingOptions, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    try MarkWords(words: names, mark: mark, writing: writing).run(in: &world, writing: writable.files)
  }

  private func add(
    _ amount: String, to measure: Int, _ writing: WritingOptions, _ world: inout World
  ) throws(CommandError) {
    let line = "\(daybook.configuration.measures[measure].name) \(amount)"
    _ = try AddCommand(writing: writing).add([line], to: writable, &world)
  }
}

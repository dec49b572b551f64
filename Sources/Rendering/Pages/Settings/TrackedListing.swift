import Journal

/// What a configuration tracks, two lines a habit or measure: its names, and its goals, cup, presets, schedule and dates.
package struct TrackedListing: Framed {
  package let frame: Frame

  /// Whether goals and cups are told that no longer hold.
  private let showsPast: Bool

  /// Takes a configuration; of goals and cups those are told that hold today or later, or all of them.
  package init(in frame: Frame, showingPast: Bool = false) { (self.frame, showsPast) = (frame, showingPast) }

  private var words: Words { screen.words }

  /// The lines of all, none wider than the screen, under their heads; a hint where nothing is tracked.
  package var lines: [StyledText] {
    if configuration.declaresNothing { return screen.wrapped(words.nothingDeclared, .muted) }
    return screen.joined([
      measures, habits, units, pauses(configuration.pauses.filter { $0.period.to >= today }),
    ])
  }

  /// The lines of what one word of the configuration declares, `habit` say, of `pause` those past as well; all lines for
  /// a word that has none of its own, and a sentence where nothing is declared by it.
  package func lines(declaredBy word: String) -> [StyledText] {
    let lines: [StyledText]
    switch word {
    case "measure", "goal", "cup": lines = measures
    case "habit": lines = habits
    case "unit": lines = units
    case "pause": lines = pauses(configuration.pauses)
    default: return self.lines
    }
    return lines.isEmpty ? [StyledText(words.noneDeclared(by: word), .muted)] : lines
  }

  private var measures: [StyledText] {
    section(words.measuresHead, configuration.measures.indices.map { lines(of: .measure($0)) })
  }

  private var habits: [StyledText] {
    section(words.habitsHeading, configuration.habits.indices.map { lines(of: .habit($0)) })
  }

  private var units: [StyledText] {
    section(words.unitsHead, configuration.units.map { entry($0.name, nil, sizes(of: $0)) })
  }

  private func pauses(_ pauses: [Pause]) -> [StyledText] {
    section(
      words.pausesHead,
      pauses.map { pause in
        let dates = words.range(pause.period.from.parts, pause.period.to.parts, showingYear: true)
        let names = pause.subjects.map { configuration.title(of: $0) }
        return entry(dates, pause.label, [names.isEmpty ? words.everything : names.joined(separator: ", ")])
      })
  }

  private func section(_ head: String, _ entries: [[StyledText]]) -> [StyledText] {
    entries.isEmpty ? [] : [StyledText(head, .heading)] + entries.flatMap(\.self)
  }

  /// The lines of a habit or measure.
  package func lines(of subject: Reference) -> [StyledText] {
    switch subject {
    case .measure(let measure):
      let declared = configuration.measures[measure]
      return entry(declared.name, declared.label, facts(ofMeasure: measure))
    case .habit(let habit):
      let declared = configuration.habits[habit]
      let time = declared.time.map { words.time(Int($0.minutes)) }
      let schedule =
        declared.derivation.map { derivation in
          words.madeOf(derivation.need, derivation.parts.map { configuration.title(of: $0) })
        } ?? words.schedule(declared.schedule)
      let facts = [schedule, time].compactMap(\.self) + heading(of: subject)
      return entry(
        declared.name, declared.label, facts + ends(declared.aliases, declared.from, declared.until))
    }
  }

  private func entry(_ name: String, _ label: String?, _ facts: [String]) -> [StyledText] {
    let title = label.map { StyledText("  " + $0.printable, .muted) } ?? StyledText()
    let text = "  " + facts.joined(separator: " \(screen.glyphs.dot) ")
    return (StyledText(name, .label) + title).wrapped(at: screen.columns, indentation: 2)
      + (facts.isEmpty ? [] : screen.wrapped(text, indentation: 2))
  }

  private func heading(of subject: Reference) -> [String] {
    configuration.group(of: subject).map { [words.underHeading($0)] } ?? []
  }

  private func ends(_ aliases: [String], _ from: Day?, _ until: Day?) -> [String] {
    (aliases.isEmpty ? [] : [words.alsoCalled(aliases)]) + [words.span(from, until)].filter { !$0.isEmpty }
  }

  /// The amount that a unit holds today, and from which days on another amount.
  private func sizes(of unit: CustomUnit) -> [String] {
    let base = Unit.base(of: unit.kind)
    let now = unit.sizes.latest(on: today)
    let later = unit.sizes.filter { $0.from.map { $0 > today } ?? false }
    func told(_ parts: Parts, from: Day?) -> String {
      [screen.amount(parts.micros(in: base), in: base), words.span(from, nil)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return [told(unit.parts(on: today), from: now?.from)] + later.map { told($0.parts, from: $0.from) }
  }

  private func facts(ofMeasure place: Int) -> [String] {
    let measure = configuration.measures[place]
    var facts = goals(of: place).flatMap { goal in
      let target = configuration.target(goal, in: place, on: max(goal.from ?? today, today))
      let habit = goal.whenHabit.map { configuration.habits[$0].title }
      let asked = words.goalFact(
        screen.goal(target, in: measure.unit), isWeekly: goal.isWeekly,
        in: words.span(goal.from, goal.until), when: habit)
      return [asked]
        + (target.best.map { [words.bestFact(screen.goal($0, in: measure.unit))] } ?? [])
    }
    if facts.isEmpty { facts.append(words.unitFact(measure.unit.name)) }
    if measure.aggregate != .sum { facts.append(words.aggregateFact(measure.aggregate)) }
    facts += cups(of: measure).map { cup in
      [words.cupFact(size(of: cup, of: place)), words.span(cup.from, cup.until)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    if !measure.presets.isEmpty {
      facts.append(words.presetsFact(measure.presets.map { amount($0, of: place) }))
    }
    if let by = measure.by { facts.append(words.byFact(words.time(by))) }
    if measure.isPushed { facts.append(words.pushFact) }
    if let lends = measure.lends {
      facts.append(
        words.lendingFact(lends.percent, configuration.measures[lends.measure].title))
    }
    return facts + heading(of: .measure(place)) + ends(measure.aliases, measure.from, measure.until)
  }

  private func goals(of place: Int) -> [Goal] {
    let goals = configuration.measures[place].goals
    if showsPast { return goals }
    let now = configuration.goalsByStrength(of: place, on: today)
    return goals.filter { goal in now.contains(goal) || goal.from.map { $0 > today } ?? false }
  }

  private func cups(of measure: Measure) -> [DatedCup] {
    if showsPast { return measure.cups }
    let now = measure.cups.latest(on: today)
    return measure.cups.filter { cup in cup == now || cup.from.map { $0 > today } ?? false }
  }

  /// The amount that a cup holds; of a measure that is counted in its own cup not in that, since a cup is always one.
  private func size(of cup: DatedCup, of place: Int) -> String {
    let unit = configuration.measures[place].unit
    guard unit.name == Unit.cup.name else { return amount(cup.amount, of: place) }
    let base = Unit.base(of: unit.kind)
    return screen.amount(
      configuration.parts(of: cup.amount, in: place, on: cup.from ?? today).micros(in: base), in: base)
  }

  private func amount(_ written: WrittenAmount, of place: Int) -> String {
    let unit = configuration.measures[place].unit
    return screen.amount(configuration.parts(of: written, in: place, on: today).micros(in: unit), in: unit)
  }
}

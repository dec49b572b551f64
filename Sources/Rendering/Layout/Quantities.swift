import Journal
import Reports

/// A number of units as it is printed.
struct Quantity {
  let micros: Micros
  let unit: Unit
}

extension Screen {
  /// An amount, given in millionths of its unit: `1,250 ml`, `84.1 kg`, `7 h 30 min`.
  package func amount(_ micros: Micros, in unit: Unit, isGenitive: Bool = false) -> String {
    text(shown(micros, in: unit), isGenitive: isGenitive)
  }

  /// An amount as a person may type it back into a day file: `1250ml`, `7h30min`. Nothing parts its digits, since `1,250`
  /// can be read two ways there.
  package func typedAmount(_ micros: Micros, in unit: Unit) -> String {
    let shown = shown(micros, in: unit)
    guard !isDuration(shown.unit) else { return text(shown).filter { $0 != " " && $0 != "\u{A0}" } }
    let number = words.number(micros: shown.micros, decimals: decimals(of: shown))
    return number.filter { String($0) != words.groupMark } + shown.unit.name
  }

  /// An amount with no more decimals than another has, with which it is seen together.
  func amount(_ micros: Micros, in unit: Unit, besides other: Micros, towards target: Target? = nil) -> String
  {
    let value = shown(micros, in: unit, towards: target)
    let places = decimals(of: shown(other, in: unit, towards: target))
    guard target != nil else { return text(value, decimals: places) }
    return text(value, telling: [], from: places)
  }

  /// A part of what a goal asks for, told as the goal is, and never as nothing while it is something.
  func amount(_ micros: Micros, in unit: Unit, towards target: Target) -> String {
    text(shown(micros, in: unit, towards: target), telling: [])
  }

  /// The amount of a day or week, beside what was asked of it: one that misses the goal by a little is not told as if it
  /// were the goal. In cups, where the goal is written so.
  func amount(_ micros: Micros, in unit: Unit, against target: Target?) -> String {
    let edges = target?.edges.map { shown($0, in: unit, towards: target) } ?? []
    return text(shown(micros, in: unit, towards: target), telling: edges)
  }

  /// The part done of a goal for a bar, as short as can be, and the same number as `progress` has: `1.49`, `1250`, `6h45`,
  /// of cups `5`; grouped beside a goal that is.
  func figure(_ micros: Micros, in unit: Unit, towards target: Target, isGrouped: Bool = false) -> String {
    let value = shown(micros, in: unit, towards: target)
    let goals = target.edges.map { shown($0, in: unit, towards: target) }
    if isDuration(value.unit) {
      let minutes = minutes(of: value, telling: goals)
      let rest = minutes % 60
      return minutes < 60 ? "\(minutes)min" : "\(minutes / 60)h" + (rest < 10 ? "0" : "") + "\(rest)"
    }
    let number = words.number(micros: value.micros, decimals: decimals(telling: value, from: goals))
    return isGrouped ? number : number.filter { String($0) != words.groupMark }
  }

  /// A goal or a sum, which is told in litres from 1,000 ml on: `2.5 l`.
  package func largeAmount(_ micros: Micros, in unit: Unit, isGenitive: Bool = false) -> String {
    guard isToldInLitres(micros, in: unit) else { return amount(micros, in: unit, isGenitive: isGenitive) }
    let litres = micros.converted(from: unit, to: .litre)
    return words.quantity(micros: litres, unit: Unit.litre.name, decimals: micros < 100_000_000_000 ? 2 : 1)
  }

  /// The same of a part of what a goal asks for, told as the goal is where that is written in cups.
  func largeAmount(_ micros: Micros, in unit: Unit, towards target: Target) -> String {
    target.cup == nil && isToldInLitres(micros, in: unit)
      ? largeAmount(micros, in: unit) : amount(micros, in: unit, towards: target)
  }

  /// A sum beside a goal that is written in cups, told in cups; without one as any sum.
  func largeAmount(_ micros: Micros, in unit: Unit, against inCups: Target?) -> String {
    inCups.map { amount(micros, in: unit, against: $0) } ?? largeAmount(micros, in: unit)
  }

  /// Whether a goal or a sum is told in litres: from 1,000 ml on, where units are metric.
  func isToldInLitres(_ micros: Micros, in unit: Unit) -> Bool {
    units == .metric && unit == .millilitre && micros >= 1_000_000_000
  }

  /// The part done of a goal, with the unit said once: `1,250 / 2,500 ml`, `90 / max 400 mg`,
  /// `1,040 / 1,400–1,600 kcal`; read aloud `1,250 of 2,500 ml`, `90 of at most 400 mg`.
  package func progress(_ done: Micros, of target: Target, in unit: Unit) -> String {
    let (part, goal) = parts(of: done, and: target, in: unit, isGenitive: words.isAloud)
    guard words.isAloud else { return "\(part) / \(goal)" }
    let figure = target.atLeast.map { shown($0, in: unit, towards: target).micros.wholeUnits } ?? 0
    return words.say("\(part) of \(goal)", "\(part) \(Words.czechOf(figure)) \(goal)")
  }

  /// The same of a day's measure, with a dash where it has no value: `– / max 80 kg`; read aloud
  /// `nothing yet, goal at most 80 kg`.
  package func progress(_ measure: DayMeasure, of target: Target, in unit: Unit) -> String {
    guard measure.lacksValue else { return progress(measure.counted, of: target, in: unit) }
    let goal = parts(of: 0, and: target, in: unit).goal
    let nothing = measure.state == .pending ? words.noValueYet : words.noValue
    return words.isAloud
      ? "\(nothing), \(words.goalHead.lowercased()) \(goal)" : "\(words.glyphs.dash) / \(goal)"
  }

  /// A goal by itself: `2.5 l`, `max 400 mg`, `1,400–1,600 kcal`.
  func goal(_ target: Target, in unit: Unit) -> String {
    if target.cup != nil { return parts(of: 0, and: target, in: unit).goal }
    return switch (target.atLeast, target.atMost) {
    case (let least?, nil): largeAmount(least, in: unit)
    case (nil, let most?): words.atMost(largeAmount(most, in: unit))
    default: parts(of: 0, and: target, in: unit).goal
    }
  }

  /// A range by itself: `150–160 g`.
  func goal(_ range: ClosedRange<Micros>, in unit: Unit) -> String {
    goal(Target(atLeast: range.lowerBound, atMost: range.upperBound), in: unit)
  }

  private func parts(
    of done: Micros, and target: Target, in unit: Unit, isGenitive: Bool = false
  ) -> (part: String, goal: String) {
    let figures = target.edges.map { shown($0, in: unit, towards: target) }
    let value = shown(done, in: unit, towards: target)
    let texts: [String]
    let part: String
    if isDuration(value.unit) {
      part = text(value, telling: figures)
      texts = figures.map { text($0) }
    } else {
      let decimals = decimals(telling: value, from: figures)
      part = words.number(micros: value.micros, decimals: decimals)
      texts = figures.enumerated().map { place, figure in
        let own = max(self.decimals(of: figure), decimals)
        return words.quantity(
          micros: figure.micros, unit: place == figures.count - 1 ? figure.unit.name : "", decimals: own,
          isGenitive: isGenitive)
      }
    }
    if texts.count == 2 { return (part, words.span(texts[0], texts[1])) }
    let goal = texts.first ?? ""
    return (part, target.atLeast == nil ? words.atMost(goal) : goal)
  }

  /// An amount that is told from figures that it misses by a little, and from nothing.
  private func text(_ value: Quantity, telling figures: [Quantity], from decimals: Int? = nil) -> String {
    if isDuration(value.unit) { return words.duration(minutes(of: value, telling: figures)) }
    return text(value, decimals: self.decimals(telling: value, from: figures, atLeast: decimals))
  }

  /// As many decimals as keep a value that misses a goal by a little from being printed as the goal, and a little from
  /// being printed as nothing; at least so many, or those that its size asks for.
  private func decimals(telling value: Quantity, from figures: [Quantity], atLeast least: Int? = nil) -> Int {
    var count = value.micros == 0 ? 0 : least ?? decimals(of: value)
    for figure in figures + [Quantity(micros: 0, unit: value.unit)] where figure.micros != value.micros {
      func isSame() -> Bool {
        words.number(micros: value.micros, decimals: count)
          == words.number(micros: figure.micros, decimals: count)
      }
      while count < 6, isSame() { count += 1 }
    }
    return count
  }

  /// An amount in the unit that a goal is told in: in cups, where it was written so.
  func shown(_ micros: Micros, in unit: Unit, towards target: Target?) -> Quantity {
    guard let cup = target?.cup, cup > 0 else { return shown(micros, in: unit) }
    return Quantity(micros: Micros(micros.number.scaled(by: 1_000_000, over: cup.number)), unit: .cup)
  }

  /// An amount in the unit that it is printed in.
  func shown(_ micros: Micros, in unit: Unit) -> Quantity {
    let target = shownUnit(for: unit)
    guard target != unit else { return Quantity(micros: micros, unit: unit) }
    return Quantity(micros: micros.converted(from: unit, to: target), unit: target)
  }

  /// The unit that amounts of another are printed in.
  ///
  /// In the United States too, food and medicine are weighed in grams and less, and three cups are three cups.
  private func shownUnit(for unit: Unit) -> Unit {
    guard units == .us, !unit.isOfNoSystem else { return unit }
    switch unit.kind {
    case .volume: return .ounce
    case .distance: return .mile
    case .mass: return unit.parts >= Unit.pound.parts ? .pound : unit
    case .energy, .time, .share, .count: return unit
    }
  }

  private func text(_ shown: Quantity, decimals: Int? = nil, isGenitive: Bool = false) -> String {
    if isDuration(shown.unit) { return words.duration(minutes(of: shown)) }
    return words.quantity(
      micros: shown.micros, unit: shown.unit.name, decimals: decimals ?? self.decimals(of: shown),
      isGenitive: isGenitive)
  }

  /// A time in whole minutes, to the nearest.
  private func minutes(of value: Quantity) -> Int {
    Int(value.micros.number.scaled(by: value.unit.parts.number, over: minuteParts))
  }

  /// The same; one that is not nothing and not one of the figures is told as neither.
  private func minutes(of value: Quantity, telling figures: [Quantity]) -> Int {
    let minutes = minutes(of: value)
    for figure in figures + [Quantity(micros: 0, unit: value.unit)]
    where figure.micros != value.micros && self.minutes(of: figure) == minutes {
      return value.micros > figure.micros ? minutes + 1 : minutes - 1
    }
    return minutes
  }

  private var minuteParts: Int64 { Unit.minute.parts.number * 1_000_000 }

  /// Whether amounts in a unit are told as durations, `7 h 30 min`.
  func isDuration(_ unit: Unit) -> Bool { unit == .hour || unit == .minute }

  /// The decimals that a person asks for: those that matter at the size of the amount.
  private func decimals(of amount: Quantity) -> Int {
    let size = amount.micros.number.magnitude / 1_000_000
    switch amount.unit.name {
    case "oz", "imp-oz": return 1
    case "lb": return size < 10 ? 2 : 1
    case "l", "kg", "st", "km", "mi", "h", "dl", "cup", "pint", "quart", "gal": return size < 1000 ? 2 : 0
    default: return size < 10 ? 2 : size < 100 ? 1 : 0
    }
  }
}

extension Target {
  /// The amount that is to be reached, then the limit, as far as there are any.
  fileprivate var edges: [Micros] { [atLeast, atMost].compactMap { $0 } }
}

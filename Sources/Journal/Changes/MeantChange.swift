/// Changes that a file could take, and that would do something else than was meant.
extension ConfigurationChange {
  /// Refuses a goal that would take the place of a limit and ask for at least as much, unless it says `at least`.
  func refuseLiftedLimit(
    _ before: Configuration, _ after: Configuration, line: Int
  ) throws(Refusal) {
    guard keyword == "goal", let name = values.first, !boundsLeast else { return }
    for (place, measure) in after.measures.enumerated() {
      guard let goal = measure.goals.first(where: { $0.line == line }),
        before.isLimited(place, on: goal.from ?? today), case .atLeast = goal.bound
      else { continue }
      throw .limit(name, parts: Array(values.dropFirst()))
    }
  }

  /// Whether the goal says that it is the least.
  private var boundsLeast: Bool {
    values.count > 2 && values[1...2].map { $0.lowercased() } == ["at", "least"]
  }

  /// Why a line is refused that has a problem: the unit of its amount, if it would be right in a measure of that unit.
  func refusal(for problem: Problem, in file: DayFile) -> Refusal {
    guard ["goal", "cup", "presets"].contains(keyword), let name = values.first, values.count > 1,
      case .badValue = problem.kind,
      case .measure(let place)? = Vocabulary(ConfigurationReading(file).configuration).subject(named: name)
    else { return .problem(problem) }
    let amount = values.dropFirst().prefix { !["from", "until", "when"].contains($0.lowercased()) }
      .joined(separator: " ")
    let unit = ConfigurationReading(file).configuration.measures[place].unit
    let typed = typedUnit(of: amount)
    // A word that is no unit may be what a plain number counts.
    let counted = unit.name.isEmpty ? typed : nil
    let other = [nil, counted.map { "unit \($0)" }].lazy.compactMap { self.unit(of: amount, behind: $0) }
      .first
    guard let other, !other.name.isEmpty,
      other.kind != unit.kind || other.name != unit.name && other.kind == .count
    else { return .problem(problem) }
    let wanted = typed ?? other.name
    // What has a unit keeps it, and what a cup holds is no reason for one, in which the goal would be read too.
    let isFitting = unit.name.isEmpty && keyword != "cup" && isCounted(name, in: wanted, in: file)
    return .otherUnit(
      keyword: keyword, name: name, amount: amount, unit: unit.name, wanted: isFitting ? wanted : nil)
  }

  /// The unit of a measure that a line declares with an amount, and with a part before it; nil if it is an error.
  private func unit(of amount: String, behind part: String?) -> Unit? {
    let line = ["measure x", part, keyword == "presets" ? "cup" : keyword, amount].compactMap(\.self)
    let reading = ConfigurationReading(DayFile(line.joined(separator: " ")))
    return reading.problems.isEmpty ? reading.configuration.measures.first?.unit : nil
  }

  /// The unit as it stands behind a number of an amount: `km` of `20km/week`.
  private func typedUnit(of amount: String) -> String? {
    let word = amount.drop { !$0.isNumber }.drop { !$0.isLetter }.prefix { $0.isLetter }
    return word.isEmpty ? nil : String(word)
  }

  /// Whether a measure may be given a unit, so that the change could then be made.
  private func isCounted(_ name: String, in unit: String, in file: DayFile) -> Bool {
    do throws(Refusal) {
      let (after, _) = try ConfigurationChange("measure", [name, "unit", unit], today: today).applied(
        to: file)
      _ = try applied(to: after)
      return true
    } catch { return false }
  }
}

extension Configuration {
  /// Whether the goal that holds for a measure on a day, whatever is met, is a limit or has one.
  func isLimited(_ measure: Int, on day: Day) -> Bool {
    switch goal(of: measure, on: day, isMet: { _ in false })?.bound {
    case .atMost, .range: true
    case .atLeast, nil: false
    }
  }
}

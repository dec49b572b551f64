import Reports

extension Words {
  /// The name of a state in the legend of a grid: `met`, `splněno`.
  package func name(of state: State) -> String {
    switch state {
    case .met: say("met", "splněno")
    case .skipped: say("skipped", "vynecháno")
    case .unknown: say("unknown", "neznámo")
    case .notDue: say("not due", "není v plánu")
    case .pending: say("open", "zbývá")
    case .partial: say("partly", "zčásti")
    case .missed: say("missed", "nesplněno")
    }
  }

  /// Some of all as a sentence has it: `6 of 9`, `6 z 9`.
  func some(_ part: Int, of all: Int) -> String {
    say("\(number(part)) of \(number(all))", "\(number(part)) \(Words.czechOf(all)) \(number(all))")
  }

  /// The Czech `of` before a number, which is `ze` where the number's first word begins hard: `ze 7`, `z 9`.
  static func czechOf(_ number: Int) -> String {
    let isHard = begins(number, [1, 2, 3, 4, 6, 7], [3, 4, 6, 7], [2, 3, 4, 6, 7, 13, 14, 16, 17])
    return isHard ? "ze" : "z"
  }

  /// Whether a number, as it is spoken, begins with one of some hundreds, tens from twenty on, or numbers below.
  static func begins(_ number: Int, _ hundreds: [UInt], _ tens: [UInt], _ others: [UInt]) -> Bool {
    var number = number.magnitude
    while number >= 1000 { number /= 1000 }
    if number >= 100 { return hundreds.contains(number / 100) }
    return number >= 20 ? tens.contains(number / 10) : others.contains(number)
  }

  /// Some of so many days or weeks: `25 of 30 days`, `25 ze 30 dní`.
  func some(_ part: Int, of all: Int, _ unit: StreakUnit) -> String {
    let form =
      switch unit {
      case .day: say(self.form(of: .day, for: all), all == 1 ? "dne" : "dní")
      case .week: say(self.form(of: .week, for: all), all == 1 ? "týdne" : "týdnů")
      }
    return some(part, of: all) + blank + form
  }
}

extension Noun {
  static let percent = Noun(("percent", "percent"), cs: ("procento", "procenta", "procent"))
}

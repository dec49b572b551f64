import Journal
import Rendering

/// The habits and measures that a command is asked about, as typed.
extension Daybook {
  /// The name that an option was given, with the words behind it that are of it: they are taken from `words`.
  func named(_ name: String?, in words: inout [String]) -> String? {
    name.map { Vocabulary(configuration).completing($0, from: &words) }
  }

  /// A measure by its name.
  func measure(_ name: String) throws(CommandError) -> Int {
    guard case .measure(let measure) = try subject(name) else { throw CommandError { $0.notAMeasure(name) } }
    return measure
  }

  /// A measure by its name; without one water, else the first measure with a goal, if there is one.
  func leadingMeasure(_ name: String?) throws(CommandError) -> Int? {
    guard let name else { return configuration.leadingMeasure }
    return try measure(name)
  }

  /// Habits and measures by their names; nil if none is named.
  func subjects(_ names: [String]) throws(CommandError) -> [Reference]? {
    if names.isEmpty { return nil }
    return try names.map { (name) throws(CommandError) in try subject(name) }
  }

  /// A habit or measure by its name.
  func subject(_ name: String) throws(CommandError) -> Reference {
    let vocabulary = Vocabulary(configuration)
    guard let subject = vocabulary.subject(named: name) else {
      try refuseIfMistyped(name)
      throw CommandError(unknown: name, near: vocabulary.near(name))
    }
    return subject
  }

  /// Refuses a name that a line of the configuration declares which could not be read: to declare it once more mends
  /// nothing.
  func refuseIfMistyped(_ names: String...) throws(CommandError) {
    for name in names { try refuseIfMistyped(name) }
  }

  private func refuseIfMistyped(_ name: String) throws(CommandError) {
    guard let file = configurationFile, Vocabulary(configuration).subject(named: name) == nil else { return }
    for problem in configurationProblems.map(\.problem) where problem.severity == .error {
      guard let line = problem.line.map({ Int($0) }),
        let words = file.configurationWords.first(where: { $0.first?.line == line }),
        words.contains(where: { $0.isDeclared && Vocabulary.folded($0.text) == Vocabulary.folded(name) })
      else { continue }
      throw CommandError { $0.mistyped(name, by: problem, line: line + 1) }
    }
  }
}

extension ConfigurationWord {
  /// Whether its line declares it as a name, a label or an alias of a habit or measure.
  fileprivate var isDeclared: Bool { role == .name(isDeclared: true) || role == .label }
}

extension CommandError {
  /// The error of a name that is not declared, and of the declared one it is near to; nil if it is near to none.
  init(unknown name: String, mayBeMeasure: Bool = true, near: String?) {
    self = CommandError { $0.unknownName(name, mayBeMeasure: mayBeMeasure, near: near) }
      .correcting(near.map { Correction(name, [$0]) })
  }
}

extension Words {
  /// A name that is not declared, and the declared one it is near to; nil if it is near to none.
  ///
  /// A name ends before the first time or amount: `breakfast 7:30`.
  func unknownName(_ typed: String, mayBeMeasure: Bool, near: String?) -> String {
    let all = typed.split(separator: " ").map(String.init)
    var words = Array(all.prefix { $0.first?.isNumber != true && !TypedWords.now.holds($0.lowercased()) })
    if words.count < all.count, words.count > 1, let last = words.last,
      TypedWords.atTime.holds(last.lowercased())
    {
      words.removeLast()
    }
    let name = quoted(words.isEmpty ? typed : words.joined(separator: " "))
    if let near {
      return say(
        "\(name) is not declared; did you mean \(quoted(near))?",
        "\(name) není deklarováno; měli jste na mysli \(quoted(near))?")
    }
    let what = mayBeMeasure ? say("a habit or a measure", "návyk ani veličina") : say("a habit", "návyk")
    let text = typed.trimmingBlanks
    guard text.widthInColumns <= Words.quotedColumns, let first = text.first, first.isLetter
    else {
      return say(
        "\(name) is not \(what) of this daybook; 'daybook config' shows what there is",
        "\(name) není \(what) tohoto deníku; co v něm je, ukáže „daybook config“")
    }
    let word = words.joined(separator: "-")
    let declaring = inQuotes("daybook config habit \(shellWord(word))")
    guard !mayBeMeasure else {
      return say(
        "\(name) is not \(what) of this daybook; \(declaring) makes it a habit",
        "\(name) není \(what) tohoto deníku; návykem se stane po \(declaring)")
    }
    let once = inQuotes("daybook add \(shellWord("[x] " + text))")
    return say(
      "\(name) is not \(what) of this daybook; \(declaring) makes it one, \(once) ticks it this once",
      "\(name) není \(what) tohoto deníku; stane se jím po \(declaring), jednou ho odškrtne \(once)")
  }

  /// A name whose declaration has an error.
  func mistyped(_ name: String, by problem: Problem, line: Int) -> String {
    let place = "\(FileName.configuration):\(line)"
    return say(
      "\(place), which declares \(quoted(name)), has an error ('daybook edit config' opens it): \(message(for: problem))",
      "\(place), kde se deklaruje \(quoted(name)), má chybu (otevře ho „daybook edit config“): \(message(for: problem))"
    )
  }

  /// A name that is a habit where a measure is needed.
  func notAMeasure(_ name: String) -> String {
    say(
      "\(quoted(name)) is a habit; what is asked for is of a measure, such as 'water'",
      "\(quoted(name)) je návyk; tohle má jen veličina, třeba „water“")
  }
}

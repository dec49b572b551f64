import Journal
import Rendering
import Speech

/// What is said at a terminal, and what is typed there.
extension Asking {
  /// Says a line on standard error, at once.
  func say(_ text: String, _ world: inout World) {
    world.errors.write(text.printable + "\n")
    world.errors.flush()
  }

  /// Asks for words; nil if none are typed.
  func line(_ question: String, _ world: inout World) -> String? {
    world.errors.write(question + " ")
    world.errors.flush()
    guard let line = world.keyboard.line(), line.contains(where: { $0 != " " && $0 != "\t" }) else {
      return nil
    }
    return line
  }

  /// The answer that a key gives.
  enum Answer: Hashable {
    case done, skip, later, back, quit, help
    /// The number of a preset, from 1.
    case preset(Int)
    /// A time or an amount, to be typed.
    case typed
  }

  /// Puts a question and waits for a key that answers it, which is then shown.
  func answer(_ world: inout World, _ question: String, isShown: Bool = true) -> Answer {
    world.errors.write(question.printable + " ")
    world.errors.flush()
    while true {
      guard let answer = Asking.answer(to: world.keyboard.key(), in: words.language) else { continue }
      say(isShown ? words.shown(answer) : "", &world)
      return answer
    }
  }

  /// The answer that a key gives; nil if it gives none. The English letters serve in Czech too.
  static func answer(to key: Key, in language: Language) -> Answer? {
    switch key {
    case .enter: return .done
    case .escape, .end: return .quit
    case .backspace: return .back
    case .other: return nil
    case .character(let character):
      if let digit = character.wholeNumberValue, (1...9).contains(digit) { return .preset(digit) }
      return TypedWords.answer(to: character.lowercased(), in: language)
    }
  }

  /// The question for an item.
  func question(_ item: Item, on day: Day) -> String {
    switch item {
    case .habit(let habit, let time):
      let title = daybook.configuration.habits[habit].title
      return time.map { "\(title) (\(words.time(Int($0.minutes))))?" } ?? "\(title)?"
    case .oneOff(let name, _): return "\(name)?"
    case .measure(let measure):
      let declared = daybook.configuration.measures[measure.measure]
      let total = words.quantity(micros: measure.total ?? 0, unit: "")
      let goal = words.quantity(micros: measure.target?.figure ?? 0, unit: declared.unit.name)
      let presets = amounts(of: measure.measure, on: day).enumerated().map {
        "\($0.offset + 1) = \($0.element)"
      }
      let offered = presets.isEmpty ? "" : " [\(presets.joined(separator: ", "))]"
      return "\(declared.title) \(total)/\(goal)\(offered)?"
    }
  }

  /// What the keys do at an item.
  func help(for item: Item, on day: Day) -> String {
    switch item {
    case .habit, .oneOff: return words.askHabitHelp
    case .measure(let measure):
      let cup = daybook.configuration.measures[measure.measure].cup(on: day)
      return words.askMeasureHelp(cup: cup.map { daybook.configuration.typed($0) })
    }
  }

  /// The amounts that a digit stands for.
  func amounts(of measure: Int, on day: Day) -> [String] {
    daybook.configuration.measures[measure].presets.prefix(9).map { daybook.configuration.typed($0) }
  }
}

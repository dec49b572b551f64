import Journal
import Rendering
import Speech

/// What is said at a terminal, and what is typed there.
extension Asking {
  /// Says a line on standard error, at once.
  func say(_ text: String, _ world: inout World) {
    world.say(text.printable, by: daybook.settings)
    world.errors.flush()
  }

  /// Says why something was not done.
  func say(_ error: CommandError, _ world: inout World) {
    world.sayTrouble(error.message(words).printable, by: daybook.settings)
    world.errors.flush()
  }

  /// Says a question, which its answer follows on the same line.
  private func put(_ question: String, _ world: inout World) {
    let lines = world.lines(of: question.printable, by: daybook.settings)
    let theme = daybook.settings.errorTheme
    world.errors.write(lines.map { $0.string(theme) }.joined(separator: "\n") + " ")
    world.errors.flush()
  }

  /// Says where a day stands.
  func tellStanding(on day: Day, _ world: inout World) {
    do throws(CommandError) {
      let report = try daybook.report(of: day, now: world.now)
      let leading = daybook.configuration.leadingMeasure.flatMap { leading in
        report.measures.first { $0.measure == leading }
      }
      var parts: [String] = []
      if report.count.due > 0 {
        parts.append(words.share(report.count.met, of: report.count.due, percent: nil))
      }
      if let leading, let target = leading.target {
        let measure = daybook.configuration.measures[leading.measure]
        parts.append(
          measure.title + " "
            + daybook.settings.screen.progress(leading, of: target, in: measure.unit))
      }
      let date = words.longDate(day.parts, weekday: day.weekday.index)
      if !parts.isEmpty { say("\(date): " + parts.joined(separator: " \(words.glyphs.dot) "), &world) }
    } catch {
      // What is written is written; the day says itself why it cannot be read.
    }
  }

  /// Asks for words; nil if none are typed.
  func line(_ question: String, _ world: inout World) -> String? {
    put(question, &world)
    guard let line = world.keyboard.line() else {
      // The end of input shows no line end of its own.
      say("", &world)
      return nil
    }
    return line.contains { $0 != " " && $0 != "\t" } ? line : nil
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
  func answer(_ world: inout World, _ question: String) -> Answer {
    put(question, &world)
    while true {
      guard let answer = Asking.answer(to: world.keyboard.key(), in: words.language) else { continue }
      say(words.shown(answer), &world)
      return answer
    }
  }

  /// Puts a question of yes or no; yes is its letter, or a key that says done.
  func agrees(to question: String, _ world: inout World) -> Bool {
    put(question, &world)
    while true {
      let key = world.keyboard.key()
      var isYes = false
      if case .character(let letter) = key { isYes = TypedWords.agreed.holds(letter.lowercased()) }
      guard isYes || Asking.answer(to: key, in: words.language) != nil else { continue }
      say("", &world)
      return isYes || Asking.answer(to: key, in: words.language) == .done
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
  func question(_ item: Item) -> String {
    switch item {
    case .habit(let habit, let time):
      let title = daybook.configuration.habits[habit].title
      return time.map { "\(title) (\(words.time(Int($0.minutes))))?" } ?? "\(title)?"
    case .oneOff(let name, _): return "\(name)?"
    case .measure(let measure):
      let declared = daybook.configuration.measures[measure.measure]
      let progress = measure.target.map {
        daybook.settings.screen.progress(measure, of: $0, in: declared.unit)
      }
      let presets = amounts(of: measure.measure).enumerated().map {
        "\($0.offset + 1)\(words.blank)=\(words.blank)\($0.element)"
      }
      let offered = presets.isEmpty ? "" : " [\(presets.joined(separator: ", "))]"
      return "\(declared.title) \(progress ?? "")\(offered)?"
    }
  }

  /// The effects of the keys at an item.
  func help(for item: Item, on day: Day) -> String {
    switch item {
    case .habit, .oneOff: return words.askHabitHelp
    case .measure(let measure):
      let cup = daybook.configuration.measures[measure.measure].cup(on: day)
      return words.askMeasureHelp(cup: cup.map { daybook.configuration.typed($0) })
    }
  }

  /// The amounts that a digit stands for.
  func amounts(of measure: Int) -> [String] {
    daybook.configuration.measures[measure].presets.prefix(9).map { daybook.configuration.typed($0) }
  }
}

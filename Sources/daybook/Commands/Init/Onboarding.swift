import Journal
import Rendering

/// The questions of `init`, in lines of plain text: each has a default, can be skipped, and leads back.
struct Onboarding {
  /// The answers, as `daybook.conf` has them.
  struct Answers: Hashable {
    var goal = "2500ml"
    var cup = "250ml"
    /// The words after `remind`.
    var remind = "off"
    /// The lines that declare habits.
    var habits: [String] = []
    /// Whether the goal was given in ounces or another customary unit.
    var isCustomary = false

    /// The amounts that are offered for a drink.
    var presets: String { isCustomary ? "4oz 8oz 16oz" : "100ml 250ml 500ml" }
    /// The cups that are proposed.
    var cups: [String] {
      isCustomary ? ["4oz", "6oz", "8oz", "12oz", "16oz"] : [100, 150, 200, 250, 330, 500].map { "\($0)ml" }
    }
  }

  /// The questions, in their order.
  enum Step: Int, CaseIterable { case welcome, goal, cup, reminders, habits }

  let words: Words
  /// Says a question.
  let say: (String) -> Void
  /// Waits for a line; nil at the end of what is typed.
  let line: () -> String?

  static let goals = [2000, 2500, 3000].map { "\($0)ml" }
  static let goalRange = 500...5000
  private static let cupRange = 10...2000
  static let times = "09:00 12:00 15:00 18:00"

  /// Measures by which what is typed is read.
  private static let reader = LineReader(
    ConfigurationReading(DayFile("measure water goal 2500ml\nmeasure weight unit kg last\n")).configuration)

  /// Asks, and answers with what was chosen; nil if the person went away.
  func answers() -> Answers? {
    var answers = Answers()
    var step = Step.welcome
    while true {
      say(words.question(step, after: answers))
      guard let typed = line()?.trimmingBlanks else { return nil }
      switch reply(typed) {
      case .back: step = Step(rawValue: step.rawValue - 1) ?? step
      case .skip: return answers
      case .answer(let text):
        guard take(text, at: step, into: &answers) else { continue }
        guard let next = Step(rawValue: step.rawValue + 1) else { return answers }
        step = next
      }
    }
  }

  private enum Reply {
    case back, skip
    case answer(String)
  }

  private func reply(_ typed: String) -> Reply {
    let word = typed.lowercased()
    if TypedWords.back.holds(word) { return .back }
    return TypedWords.skip.holds(word) ? .skip : .answer(typed)
  }

  /// Keeps an answer, an empty one being the default; false, and a word why, if the question has to be put again.
  private func take(_ typed: String, at step: Step, into answers: inout Answers) -> Bool {
    if typed.isEmpty { return true }
    switch step {
    case .welcome: return true
    case .goal:
      if let weight = Onboarding.reader.amount(typed, of: 1), weight.unitWord != "kg" || typed.contains("k") {
        let goal = Onboarding.suggestedGoal(forGrams: weight.parts.number / Unit.gram.parts.number)
        answers.goal = "\(goal)ml"
        say(words.suggestion(goal))
        return false
      }
      guard keep(typed, of: Onboarding.goals, within: Onboarding.goalRange, &answers.goal) else {
        return false
      }
      let wasCustomary = answers.isCustomary
      answers.isCustomary = Onboarding.isCustomary(answers.goal)
      if wasCustomary != answers.isCustomary { answers.cup = answers.isCustomary ? "8oz" : "250ml" }
      return true
    case .cup: return keep(typed, of: answers.cups, within: Onboarding.cupRange, &answers.cup)
    case .reminders:
      guard let plan = Onboarding.plan(typed) else {
        say(words.notReminders)
        return false
      }
      answers.remind = plan
      return true
    case .habits:
      switch HabitAnswer(typed, in: words) {
      case .lines(let lines): answers.habits = lines
      case .refused(let name):
        say(words.notAHabit(name))
        return false
      case .schedule(let typed, let meant, let name):
        say(words.habitWithSchedule(typed, meant: meant, name: name))
        return false
      }
      return true
    }
  }

  /// A volume: the number of a preset, or an amount in a range of millilitres.
  private func keep(
    _ typed: String, of presets: [String], within range: ClosedRange<Int>, _ answer: inout String
  ) -> Bool {
    if let number = Int(typed), presets.indices.contains(number - 1) {
      answer = presets[number - 1]
      return true
    }
    if let amount = Onboarding.reader.amount(typed, of: 0) {
      let micros = amount.parts.micros(in: .millilitre)
      if micros >= Micros(whole: range.lowerBound), micros <= Micros(whole: range.upperBound) {
        // Ounces and cups stay as they were typed; what is whole in millilitres is written so.
        answer = micros == micros.roundedToUnits ? "\(micros.wholeUnits)ml" : typed.filter { $0 != " " }
        return true
      }
    }
    say(words.notInRange(range))
    return false
  }

  /// Whether an amount is in a customary unit that nobody else has; a cup may be anybody's.
  private static func isCustomary(_ typed: String) -> Bool {
    let unit = typed.drop { !$0.isLetter }
    return reader.amount("1\(unit)", of: 0).map { $0.unit.isAmerican && !$0.unit.isVessel } ?? false
  }

  /// The words after `remind`, from the number of a choice or as typed, `2h` and `9:00, 13:00` too; nil if they are no
  /// plan.
  private static func plan(_ typed: String) -> String? {
    let plans = ["1": "off", "2": "every 2h", "3": "at \(times)"]
    let words = typed.lowercased().split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    if let plan = plans[typed] { return plan }
    if words.count == 1, let word = words.first {
      if TypedWords.notDone.holds(word) { return "off" }
      if TypedWords.agreed.holds(word) { return "every 2h" }
    }
    let said = words.map { TypedWords.every.holds($0) ? "every" : TypedWords.at.holds($0) ? "at" : $0 }
      .joined(separator: " ")
    return [said, "every \(said)", "at \(said)"].first { text in
      let reading = ConfigurationReading(DayFile("remind \(text)\n"))
      return reading.problems.isEmpty && reading.configuration.settingLines["remind"] != nil
    }
  }

  /// 33 ml for each kilogram, to the next 50 ml, within the range of goals.
  static func suggestedGoal(forGrams grams: Int64) -> Int {
    let millilitres = Int(min(max(grams, 0), 1_000_000)) * 33 / 1000
    return min(max((millilitres + 25) / 50 * 50, goalRange.lowerBound), goalRange.upperBound)
  }
}

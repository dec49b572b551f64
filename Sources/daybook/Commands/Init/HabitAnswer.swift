import Journal
import Rendering
import Speech

/// The habits that an answer to `init` asks for: numbers of those that are proposed, or names of one's own.
enum HabitAnswer: Hashable {
  /// The lines that declare them; none, if none are wanted.
  case lines([String])
  /// The first of the names that cannot be one.
  case refused(String)
  /// The first of those that go on with a schedule in other words than those of `daybook.conf`, how it is written, and
  /// the name that all of it could be; nil if it could be none.
  case schedule(String, meant: String, name: String?)

  /// Reads an answer: `2 3 5`, `all`, `no`, or names separated by commas, each with what may stand behind it in
  /// `daybook.conf`: `Walk 18:30`, `Gym every mon wed fri`.
  init(_ typed: String, in words: Words) {
    let proposed = HabitAnswer.proposed.map { $0.line(in: words) }
    var lines: [String] = []
    func add(_ more: [String]) { for line in more where !lines.contains(line) { lines.append(line) } }
    for item in typed.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let parts = item.split(separator: " ").map(String.init)
      guard let first = parts.first else { continue }
      let numbers = parts.compactMap(Int.init)
      if parts.count == 1, TypedWords.everything.holds(first.lowercased()) {
        add(proposed)
      } else if numbers.count == parts.count, numbers.allSatisfy({ (1...proposed.count).contains($0) }) {
        add(numbers.map { proposed[$0 - 1] })
      } else if parts.count == 1, TypedWords.notDone.holds(first.lowercased()) {
        continue
      } else {
        switch HabitAnswer.line(parts, below: lines, in: words) {
        case .lines(let line): add(line)
        case let refusal:
          self = refusal
          return
        }
      }
    }
    self = .lines(lines)
  }

  /// The line of a habit of one's own: as few of its first words as may be are its name, with what follows them as in
  /// the configuration; a refusal if no line is valid beside those before it. What is nearly a schedule is never taken
  /// for a part of the name.
  private static func line(_ parts: [String], below lines: [String], in words: Words) -> HabitAnswer {
    let before = words.firstConfiguration(Onboarding.Answers(habits: lines))
    for count in 1...parts.count {
      let label = parts[..<count].joined(separator: " ").filter { $0 != "\"" }
      let name = Vocabulary.folded(label)
      let rest = parts[count...].map { " " + $0 }.joined()
      let line = "habit \(name)" + (name == label ? "" : " \"\(label)\"") + rest
      let problems = ConfigurationReading(DayFile(before + line + "\n")).problems
      if lines.contains(line) || problems.isEmpty { return .lines([line]) }
      for case .badValue(_, let typed, .meantSchedule(let meant)) in problems.map(\.kind)
      where TimeOfDay(typed: meant) == nil || TypedWords.leadsTime(parts[count].lowercased()) {
        let (all, name) = (parts.joined(separator: " "), parts.joined(separator: "-"))
        let isName = ConfigurationReading(DayFile("habit \(name)")).problems.isEmpty
        return .schedule(
          all, meant: all.replacing(typed, with: meant, maxReplacements: 1), name: isName ? name : nil)
      }
    }
    return .refused(parts.joined(separator: " "))
  }

  /// A habit that is proposed.
  struct Proposed: Sendable {
    /// The name and what follows it, but for the label.
    var name: String
    var time: String?
    var label: Phrase
    var alias: String?

    /// The line that declares it.
    func line(in words: Words) -> String {
      let more = alias.map { " alias \($0)" } ?? ""
      return "habit \(name)" + (time.map { " \($0)" } ?? "") + " \"\(label[words.language])\"" + more
    }
  }

  /// The habits that are proposed, in their order.
  static let proposed: [Proposed] = [
    Proposed(name: "weighed", label: Phrase("Weighed myself", cs: "Vážení")),
    Proposed(name: "breakfast", time: "10:30", label: Phrase("Breakfast", cs: "Snídaně")),
    Proposed(name: "lunch", time: "15:30", label: Phrase("Lunch", cs: "Oběd")),
    Proposed(name: "pre-workout", time: "18:00", label: Phrase("Pre-workout", cs: "Jídlo před cvičením")),
    Proposed(name: "dinner", time: "21:00", label: Phrase("Dinner", cs: "Večeře")),
    Proposed(
      name: "kitchen", label: Phrase("Kitchen closed at 10 PM", cs: "Kuchyně zavřená ve 22:00"),
      alias: "kitchen-closed"),
    Proposed(name: "tracked", label: Phrase("Tracked all meals", cs: "Zapsaná všechna jídla")),
    Proposed(name: "workout", label: Phrase("Workout", cs: "Cvičení")),
    Proposed(name: "slept", label: Phrase("Slept in bed", cs: "Spánek v posteli")),
  ]
}

extension TypedWords {
  /// Words for everything that is proposed.
  static let everything = Translated(["all"], cs: ["vše", "všechny", "všechno", "vsechny"])
  /// Words before an interval, and before times.
  static let every = Translated(
    ["every", "each"], cs: ["co", "každé", "každou", "každých", "po", "kazde", "kazdou"])
  static let at = Translated(["at"], cs: ["v", "ve"])
}

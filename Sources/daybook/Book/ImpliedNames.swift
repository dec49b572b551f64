import Journal
import Rendering

extension Daybook {
  /// What counted as long as nothing was declared, and does not with a configuration that declares something else.
  func lostNames(with after: Configuration) -> [ImpliedName] {
    guard isImplied, !after.declaresNothing else { return [] }
    let vocabulary = Vocabulary(after)
    let measures = configuration.measures.map { ImpliedName(name: $0.name, unit: $0.unit.name) }
    let habits = configuration.habits.map { ImpliedName(name: $0.name, unit: nil) }
    return (measures + habits).filter { vocabulary.subject(named: $0.name) == nil }
  }
}

/// A name that the day files themselves declare.
struct ImpliedName: Hashable, Sendable {
  let name: String
  /// The unit of a measure; nil of a habit.
  let unit: String?

  /// The words of the line that declares it.
  fileprivate var words: String {
    let word = shellWord(name.split(separator: " ").joined(separator: "-"))
    return unit.map { "measure \(word) unit \($0)" } ?? "habit \(word)"
  }
}

extension Words {
  /// What no longer counts now that a configuration declares other names, and the commands that declare it; nil if that
  /// is nothing. `program` is how the daybook is reached.
  func nowUncounted(_ names: [ImpliedName], program: String = "daybook") -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.mostNames)
    let left = names.count - shown.count
    let more = "\(number(left)) \(say("more", czech(left, "další", "další", "dalších")))"
    let commands = listed(
      shown.map { inQuotes("\(program) config \($0.words)") } + (left == 0 ? [] : [more]), say("and", "a"))
    return say(
      "only what daybook.conf declares counts from now on; what counted before is declared by \(commands)",
      "od teď se počítá jen to, co deklaruje daybook.conf; co se počítalo dosud, deklaruje \(commands)")
  }

  /// So many names are each shown with a command.
  private static var mostNames: Int { 5 }
}

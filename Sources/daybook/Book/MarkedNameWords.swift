import Journal
import Rendering

extension Words {
  /// `done` of a measure, which is counted in a unit by its name, with the words after that; may be empty.
  func tickedMeasure(_ name: String, unit: String, rest: String = "") -> String {
    let isAmount = rest.first?.isNumber == true && rest.widthInColumns <= Words.quotedColumns
    let amount = isAmount ? rest : exampleAmount(unit, isTogether: true)
    let command = inQuotes(
      "daybook add \(shellWord(name)) "
        + amount.split(separator: " ").map { shellWord(String($0)) }.joined(separator: " "))
    return say(
      "\(quoted(name)) is a measure and has no box; write how much it was, such as \(command)",
      "\(quoted(name)) je veličina a nemá políčko; napište, kolik to bylo, třeba \(command)")
  }

  /// `done`, `skip` or `undone` of a habit that is made of others, and what each of them is done with.
  func derivedHabit(
    _ name: String, _ derivation: Derivation, _ configuration: Configuration, verb: String
  ) -> String {
    let measures = derivation.parts.compactMap(\.measure).map { configuration.measures[$0] }
    let ticked = derivation.parts.filter { $0.measure == nil }.map { shellWord(configuration.name(of: $0)) }
    let counted = measures.map {
      "daybook add \(shellWord($0.name)) \(shellWord(exampleAmount($0.unit.name, isTogether: true)))"
    }
    let done = ticked.isEmpty ? [] : ["daybook \(verb) " + ticked.joined(separator: " ")]
    let commands = listed(
      (done + (verb == "done" || done.isEmpty ? counted : [])).map(inQuotes), say("or", "nebo"))
    return say(
      "\(quoted(name)) is made of others and has no tick of its own; write \(commands)",
      "\(quoted(name)) se skládá z jiných a vlastní políčko nemá; napište \(commands)")
  }
}

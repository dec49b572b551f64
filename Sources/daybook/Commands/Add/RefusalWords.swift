import Journal
import Rendering

extension Words {
  /// Why a line is not added, and what to type instead.
  ///
  /// `typed` is the line as it was given; `measure` is the one that its name declares, if it does.
  func refusal(of typed: String, _ reason: AddedLine.Refusal, measure: Measure? = nil) -> String {
    let line = typed.trimmingBlanks
    switch reason {
    case .empty:
      return say(
        "there is nothing to add; write what it was, such as 'daybook add water 250ml'",
        "není co přidat; napište, co to bylo, třeba „daybook add water 250ml“")
    case .unprintable:
      return say(
        "this holds a line end or a control character, and was not added; give one line of plain text",
        "je v tom konec řádku nebo řídicí znak, proto se nic nepřidalo; napište jeden řádek prostého textu")
    case .broken(let problems):
      return (problems.first { $0.severity == .error } ?? problems.first).map(message)
        ?? say(
          "\(quoted(line)) cannot be understood, and was not added",
          "\(quoted(line)) není srozumitelné, proto se nic nepřidalo")
    case .text(let problems):
      for problem in problems {
        if let sentence = refusal(of: line, problem) { return sentence }
      }
      if let measure { return missingAmount(of: measure, line) }
      return say(
        "this would be text and count for nothing; to keep it, write \(noteCommand(line))",
        "byl by to text a nepočítal by se; chcete-li ho uložit, napište \(noteCommand(line))")
    }
  }

  /// Why a line would be text, by what it looks meant as; nil if the problem says nothing of that.
  private func refusal(of line: String, _ problem: Problem) -> String? {
    switch problem.kind {
    case .unboxedHabit(let habit):
      return say(
        "\(quoted(habit)) needs a box; write \(doneCommand(habit)) or \(mendedCommand(line, problem))",
        "\(quoted(habit)) potřebuje políčko; napište \(doneCommand(habit)) nebo \(mendedCommand(line, problem))"
      )
    case .todoStyle:
      return say(
        "a tick begins with '[x]', not with 'x'; write \(mendedCommand(line, problem))",
        "odškrtnutí začíná „[x]“, ne „x“; napište \(mendedCommand(line, problem))")
    case .misplacedAmount(let measure, let amount):
      let command = addCommand("\(measure) \(amount)")
      return say(
        "\(quoted(amount)) would not count there; write it right after the name: \(command)",
        "\(quoted(amount)) by se tam nepočítalo; napište to hned za jméno: \(command)")
    case .nearName(let name, let near):
      return say(
        "\(quoted(name)) is not declared; did you mean \(quoted(near))? Then write \(mendedCommand(line, problem))",
        "\(quoted(name)) není deklarováno; měli jste na mysli \(quoted(near))? Pak napište \(mendedCommand(line, problem))"
      )
    case .undeclaredName(let name):
      return say(
        "\(quoted(name)) is not declared; 'daybook edit config' is where to do it, \(noteCommand(line)) keeps it as text",
        "\(quoted(name)) není deklarováno; dá se to v „daybook edit config“, jako text to uloží \(noteCommand(line))"
      )
    case .oddBox, .spacedTag: return message(for: problem)
    default: return nil
    }
  }

  private func missingAmount(of measure: Measure, _ line: String) -> String {
    let command = addCommand("\(measure.name) \(exampleAmount(measure.unit.name, isTogether: true))")
    return say(
      "\(quoted(measure.name)) needs an amount right after its name; write it, such as \(command)",
      "\(quoted(measure.name)) potřebuje hned za jménem množství; napište ho, třeba \(command)")
  }

  /// The command that sets a habit's mark.
  private func doneCommand(_ habit: String) -> String { inQuotes("daybook done \(shellWord(habit))") }

  /// The command that adds a line, as it can be typed; a long line is only hinted at.
  private func addCommand(_ line: String) -> String { command("add", line, "LINE...") }

  /// The command that keeps a line as text.
  func noteCommand(_ line: String) -> String { command("note", line, "TEXT...") }

  private func mendedCommand(_ line: String, _ problem: Problem) -> String {
    addCommand(problem.fix.map(line.applying) ?? line)
  }

  /// Words that a shell leaves alone stand as they are; a line with anything else is one word in quotes.
  private func command(_ name: String, _ line: String, _ stand: String) -> String {
    if line.widthInColumns > Words.quotedColumns { return inQuotes("daybook \(name) \(stand)") }
    let words = line.split(separator: " ").map(String.init)
    let isPlain = words.allSatisfy { shellWord($0) == $0 && !$0.hasPrefix("-") }
    return inQuotes("daybook \(name) " + (isPlain ? words.joined(separator: " ") : shellWord(line)))
  }
}

extension String {
  /// The text with a fix applied, whose range is in bytes; the text itself if the range is not within it.
  fileprivate func applying(_ fix: Fix) -> String {
    let bytes = Array(utf8)
    let (start, end) = (Int(fix.range.lowerBound), Int(fix.range.upperBound))
    guard start >= 0, start <= end, end <= bytes.count else { return self }
    return String(decoding: bytes[..<start] + Array(fix.text.utf8) + bytes[end...], as: UTF8.self)
  }
}

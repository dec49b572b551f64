import Journal
import Rendering

extension Words {
  /// Why a line is not added, and what to type instead.
  ///
  /// `typed` is the line as it was given; `measure` is the one that its name declares, if it does; `readings` are the lines
  /// that it may be meant as.
  func refusal(
    of typed: String, _ reason: AddedLine.Refusal, measure: Measure? = nil, readings: [String] = []
  ) -> String {
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
    case .limit(let name, let amount):
      let commands = ["at most", "at least"].map { addCommand("goal \(name) \($0) \(amount)") }
      return limitLifted(name, amount, by: commands)
    case .broken(let problems):
      return problems.told.map {
        broken($0, line, readings)
      }
        ?? say(
          "\(quoted(line)) cannot be understood, and was not added",
          "\(quoted(line)) není srozumitelné, proto se nic nepřidalo")
    case .text(let problems):
      for problem in problems {
        if case .badTag = problem.kind { return broken(problem, line) }
        if case .uncounted = problem.kind, measure != nil { continue }
        if let sentence = refusal(of: line, problem) { return sentence }
      }
      if let measure { return missingAmount(of: measure) }
      if let sentence = nearUnit(line) { return sentence }
      return say(
        "this would be text and count for nothing; to keep it, write \(noteCommand(line))",
        "byl by to text a nepočítal by se; chcete-li ho uložit, napište \(noteCommand(line))")
    }
  }

  /// An amount without a name; `name` is of a measure that it fits.
  func amountOfNothing(_ line: String, such name: String) -> String {
    let command = addCommand("\(name) \(line)")
    return say(
      "\(quoted(line)) does not say of what; write it after a name, such as \(command)",
      "\(quoted(line)) neříká, čeho; napište to za jméno, třeba \(command)")
  }

  /// An error of a line, with the command that adds it mended, if it can be told.
  private func broken(_ problem: Problem, _ line: String, _ readings: [String] = []) -> String {
    if case .zeroAmount(let name) = problem.kind {
      return say(
        "a zero does not bring the goal of \(quoted(name)) nearer, and was not added; write how much it was",
        "nulové množství \(quoted(name)) k cíli nepřispěje, proto se nepřidalo; napište, kolik to bylo")
    }
    var fixed = problem.fix.map(line.applying) ?? line
    // What is to be two lines is two commands.
    if fixed.contains("\n") { fixed = line }
    let commands = (fixed == line ? readings : [fixed]).map(addCommand)
    let message = message(for: problem)
    return sentence(message, meaning: commands, isExample: true)
  }

  /// Why a line would be text, by what it looks meant as; nil if the problem says nothing of that.
  private func refusal(of line: String, _ problem: Problem) -> String? {
    switch problem.kind {
    case .unboxedHabit(let habit, let mark):
      let lines = problem.fix.map(line.applying)?.split(separator: "\n").map(String.init) ?? []
      if lines.count > 1 {
        let commands = lines.map(addCommand).joined(separator: say(" and ", " a "))
        return say(
          "each habit needs a box and a line of its own; write \(commands)",
          "každý návyk potřebuje políčko a vlastní řádek; napište \(commands)")
      }
      let mended = mendedCommand(line, problem)
      let proposed =
        (mark == .done ? [doneCommand(habit)] : []) + (mended == addCommand(line) ? [] : [mended])
      let commands = language.alternatives(
        proposed.isEmpty ? [addCommand("[\(mark.symbol)] \(habit)")] : proposed)
      return say(
        "\(quoted(habit)) needs a box; write \(commands)",
        "\(quoted(habit)) potřebuje políčko; napište \(commands)")
    case .todoStyle:
      return say(
        "a tick begins with '[x]', not with 'x'; write \(mendedCommand(line, problem))",
        "odškrtnutí začíná „[x]“, ne „x“; napište \(mendedCommand(line, problem))")
    case .misplacedAmount(let measure, let amount):
      let command = addCommand(problem.fix.map(line.applying) ?? "\(measure) \(amount)")
      return say(
        "\(quoted(amount)) would not count there; write \(command)",
        "\(quoted(amount)) by se tam nepočítalo; napište \(command)")
    case .nearName(_, let near):
      let mended = problem.fix.map(line.applying) ?? numbered(near, line)
      return sentence(message(for: problem), meaning: mended.map { [addCommand($0)] } ?? [], isExample: false)
    case .undeclaredName(let name):
      let declaring = inQuotes(declaringCommand(name, line))
      return say(
        "\(quoted(name)) is not declared; \(declaring) does it, \(noteCommand(line)) keeps it as text",
        "\(quoted(name)) není deklarováno; deklaruje to \(declaring), jako text to uloží \(noteCommand(line))"
      )
    case .uncounted(let name?):
      let such = numbered(name, line).map { ": " + addCommand($0) } ?? ""
      return say(
        "\(message(for: problem))\(such); \(noteCommand(line)) keeps it as text",
        "\(message(for: problem))\(such); jako text to uloží \(noteCommand(line))")
    case .oddBox, .lateBox, .lineOfOtherDay, .spacedTag: return message(for: problem)
    case .badTime, .badAmount, .ambiguousNumber, .unknownUnit, .repetition, .wrongKind, .missingAmount,
      .badTag, .badGoal, .badUTF8, .utf16, .mergeMarker, .unreadable, .badValue, .declaredTwice, .missingUnit,
      .missingFrom, .unknownReference, .derivedPart, .circularGoal, .conflictCopy, .otherConflictCopy,
      .secondFile, .misnamedDay, .distantDay, .notDownloaded, .unreadFiles, .oddTime, .longRange, .otherDate,
      .tinyAmount,
      .nearUnit, .otherUnit, .change, .secondAmount, .ofEach, .partOfRange, .secondTime, .gluedLines,
      .uncounted(nil), .price,
      .forgottenTimer, .uncountedGoal, .unclosed, .unreadField, .absurdTotal, .zeroAmount, .zeroGoal,
      .duplicateEntry, .noBadge, .badgeToCome,
      .contradictingTicks, .derivedTick, .otherwiseMarked, .doneInFuture, .missingAttachment,
      .controlCharacter, .returnsAlone, .unknownWord, .newerVersion, .silentReminder:
      return nil
    }
  }

  private func missingAmount(of measure: Measure) -> String {
    let command = addCommand("\(measure.name) \(exampleAmount(measure.unit.name, isTogether: true))")
    return say(
      "\(quoted(measure.name)) needs an amount right after its name; write it, such as \(command)",
      "\(quoted(measure.name)) potřebuje hned za jménem množství; napište ho, třeba \(command)")
  }

  /// A line that begins with a number and nearly a unit; nil if it does not.
  private func nearUnit(_ line: String) -> String? {
    var words = line.split(separator: " ").map(String.init)
    guard words.count > 2, words[0].allSatisfy({ $0.isNumber || $0 == "," || $0 == "." }) else { return nil }
    let typed = words[1]
    guard let unit = unit(near: typed) else { return nil }
    words[1] = unit
    let message = message(for: Problem(.unknownUnit(typed, near: unit, expected: ""), line: 0, range: 0..<0))
    return sentence(message, meaning: [addCommand(words.joined(separator: " "))], isExample: false)
  }

  /// The unit that a word nearly spells.
  private func unit(near word: String) -> String? {
    Unit.catalogue.first { $0.spellings.words.contains { isNear($0, word.lowercased()) } }?.unit.name
  }

  /// A name and the first amount of a line, whole: with each unit as it is typed or nearly is, `1 l 250 ml`. Nil of a line
  /// without a number that is no time.
  private func numbered(_ name: String, _ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    var amount: [String] = []
    var rest = words.drop { !beginsAmount($0) }
    while let word = rest.first, beginsAmount(word) {
      let number = word.prefix { !$0.isLetter }
      let isStuck = number.count < word.count
      let unit = isStuck ? String(word.dropFirst(number.count)) : rest.dropFirst().first
      // How often it was stands in the word, as in `2x500ml`.
      let isSeveral = unit?.contains(where: \.isNumber) == true
      guard let known = isSeveral ? unit : unit.flatMap({ self.unit(as: $0) }) else {
        if amount.isEmpty { amount = [String(number)] }
        break
      }
      amount.append("\(number)\(known)")
      rest = rest.dropFirst(isStuck ? 1 : 2)
    }
    return amount.isEmpty ? nil : "\(name) \(amount.joined(separator: " "))"
  }

  /// Whether a word begins with a digit and is no time.
  private func beginsAmount(_ word: String) -> Bool {
    word.first?.isNumber == true && TimeOfDay(typed: word) == nil
  }

  /// A unit that a word spells, as it is, or the one that it nearly spells.
  private func unit(as word: String) -> String? {
    Unit.catalogue.contains { $0.spellings.words.contains(word.lowercased()) } ? word : unit(near: word)
  }

  /// The command that declares the measure of a line whose first word is no name: in the unit of its amount.
  private func declaringCommand(_ name: String, _ line: String) -> String {
    let words = line.split(separator: " ").dropFirst(name.split(separator: " ").count)
    let amount = words.prefix(2).joined()
    let unit = amount.drop { !$0.isLetter && $0 != "%" }.prefix { $0.isLetter || $0 == "%" }
    guard amount.first?.isNumber == true, !unit.isEmpty else { return "daybook edit config" }
    return "daybook config measure \(shellWord(name)) unit \(shellWord(String(unit)))"
      + Level.suffix(of: name)
  }

  /// The command that sets a habit's mark.
  private func doneCommand(_ habit: String) -> String { inQuotes("daybook done \(shellWord(habit))") }

  /// The command that adds or changes a line, as it can be typed; a long line is only hinted at.
  func addCommand(_ line: String) -> String { command(lineCommand, line, "LINE...") }

  /// The command that keeps a line as text.
  func noteCommand(_ line: String) -> String {
    // `add note hello` has the name of the other command in its text.
    let text = line.hasPrefix("note ") ? String(line.dropFirst(5)) : line
    return command("note", text, "TEXT...")
  }

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

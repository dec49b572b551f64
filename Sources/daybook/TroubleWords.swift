import Journal
import Platform
import Rendering

extension Words {
  /// The sentence of a trouble: what went wrong, where, and what to do about it, in one line without a full stop.
  func sentence(for trouble: Trouble) -> String {
    switch trouble {
    case .file(let trouble, let deed, let written): fileTrouble(trouble, deed, after: written)
    case .configuration(let reason):
      say(
        "daybook.conf cannot be read: \(self.reason(reason)); nothing can be counted without it",
        "daybook.conf nejde přečíst: \(self.reason(reason)); bez něj se nedá nic počítat")
    case .elsewhere(let file, let placeholder):
      say(
        "\(quotedName(file)) is not on this machine, \(quotedName(placeholder)) stands for it; download it first",
        "\(quotedName(file)) není na tomto počítači, zastupuje ho \(quotedName(placeholder)); nejdřív ho stáhněte"
      )
    case .standardOutput(let reason):
      say(
        "the answer cannot be written to standard output: \(self.reason(reason))",
        "odpověď nejde vypsat na standardní výstup: \(self.reason(reason))")
    case .noDaybook:
      say(
        "there is no daybook here; make one with 'daybook init', or name its folder with '--dir DIR'",
        "není tu žádný deník; založte ho příkazem „daybook init“, nebo uveďte jeho složku: „--dir SLOŽKA“")
    case .noFolder(let path):
      say(
        "the folder \(inQuotes(path)) is not there; 'daybook init \(shellWord(path))' makes a daybook in it",
        "složka \(inQuotes(path)) neexistuje; deník v ní založí „daybook init \(shellWord(path))“")
    case .notAFolder(let path):
      say(
        "\(inQuotes(path)) is not a folder, and a daybook is one; name another, and 'daybook init DIR' makes it",
        "\(inQuotes(path)) není složka, a deník je složka; uveďte jinou, založí ji „daybook init SLOŽKA“")
    case .notADate(let text):
      say(
        "\(quoted(text)) is not a date; write one such as '2026-01-12', 'yesterday', '-1' or 'mon'",
        "\(quoted(text)) není datum; napište třeba „2026-01-12“, „včera“, „-1“ nebo „po“")
    case .notAPeriod(let text):
      say(
        "\(quoted(text)) is not a period; write one such as '2026-01', '2026-W03' or '2026-01-05..2026-01-11'",
        "\(quoted(text)) není období; napište třeba „2026-01“, „2026-W03“ nebo „2026-01-05..2026-01-11“")
    case .notAMoment(let text):
      say(
        "\(quoted(text)) is not a date and time; write one such as '2026-01-12T14:30'",
        "\(quoted(text)) není datum a čas; napište třeba „2026-01-12T14:30“")
    case .notATime(let text): badTime(text)
    case .unknownName(let name, let kind, let near): unknownName(name, kind, near)
    case .tickedMeasure(let name, let unit, let rest): tickedMeasure(name, unit, rest)
    case .derivedHabit(let name, let advice, let verb): derivedHabit(name, advice, verb)
    case .noSuchLine(let line, let file, let lines): noSuchLine(line, file, lines)
    case .notInFile(let name, let file):
      say(
        "there is no \(quoted(name)) in \(shown(file)), and nothing was changed; 'daybook day --lines' shows the lines of a day",
        "\(quoted(name)) v souboru \(shown(file)) není a nic se nezměnilo; řádky dne ukáže „daybook day --lines“"
      )
    case .nothingToUndo:
      say(
        "there is nothing to take back: no change of this daybook is remembered",
        "není co vzít zpět: žádná změna tohoto deníku není zapamatovaná")
    case .undoChangedSince(let file, let change, let hindrance):
      say(
        "\(shown(file)) was changed since \(quoted(change))\(reason(hindrance)); nothing was taken back, so change it by hand",
        "\(shown(file)) se od změny \(quoted(change)) změnil\(reason(hindrance)); nic se nevzalo zpět, upravte ho ručně"
      )
    case .undoGone(let file, let change):
      say(
        "\(shown(file)) is not there any more, so \(quoted(change)) cannot be taken back",
        "\(shown(file)) už neexistuje, takže \(quoted(change)) nejde vzít zpět")
    case .undoAlreadyBack(let file, let change, let next): undoAlreadyBack(file, change, next)
    }
  }

  private func undoAlreadyBack(_ file: String, _ change: String, _ next: String?) -> String {
    let head = say(
      "\(shown(file)) is as it was before the last change, \(quoted(change)), so nothing was taken back",
      "\(shown(file)) je jako před poslední změnou, \(quoted(change)), takže se nic nevzalo zpět")
    guard let next else {
      return head + say("; no change before it is remembered", "; žádná dřívější změna není zapamatovaná")
    }
    return head
      + say(
        "; another 'daybook undo' is for the change before it, \(quoted(next))",
        "; další „daybook undo“ se týká změny před ní, \(quoted(next))")
  }

  /// Which line of a file keeps a change from being taken back, as the rest of a clause; nothing if it is not known.
  private func reason(_ hindrance: Reversion.Hindrance?) -> String {
    func quoted(_ line: Bytes) -> String { self.quoted(String(decoding: line, as: UTF8.self)) }
    return switch hindrance {
    case nil: ""
    case .missing(let line):
      say(" and lacks its line \(quoted(line))", " a chybí v něm její řádek \(quoted(line))")
    case .repeated(let line):
      say(
        " and has its line \(quoted(line)) more than once", " a její řádek \(quoted(line)) v něm je vícekrát")
    case .takenOut(let line):
      say(", so the place of \(quoted(line)) is not known", " a místo řádku \(quoted(line)) už nejde poznat")
    }
  }

  /// A name ends before the first time or amount: `breakfast 7:30`.
  private func unknownName(_ typed: String, _ kind: NameKind, _ near: String?) -> String {
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
    let what =
      switch kind {
      case .habit: say("a habit", "návyk")
      case .measure: say("a measure", "veličina")
      case .either: say("a habit or a measure", "návyk ani veličina")
      }
    let text = typed.trimmingBlanks
    guard kind != .measure, text.widthInColumns <= Words.quotedColumns, let first = text.first, first.isLetter
    else {
      return say(
        "\(name) is not \(what) of this daybook; 'daybook config' shows what there is",
        "\(name) není \(what) tohoto deníku; co v něm je, ukáže „daybook config“")
    }
    let word = words.joined(separator: "-")
    let declaring = inQuotes("daybook config habit \(shellWord(word))")
    guard kind == .habit else {
      return say(
        "\(name) is not \(what) of this daybook; \(declaring) makes it a habit",
        "\(name) není \(what) tohoto deníku; návykem se stane po \(declaring)")
    }
    let once = inQuotes("daybook add \(shellWord("[x] " + text))")
    return say(
      "\(name) is not \(what) of this daybook; \(declaring) makes it one, \(once) ticks it this once",
      "\(name) není \(what) tohoto deníku; stane se jím po \(declaring), jednou ho odškrtne \(once)")
  }

  private func tickedMeasure(_ name: String, _ unit: String, _ rest: String) -> String {
    let isAmount = rest.first?.isNumber == true && rest.widthInColumns <= Words.quotedColumns
    let amount = isAmount ? rest : exampleAmount(unit, isTogether: true)
    let command = inQuotes(
      "daybook add \(shellWord(name)) "
        + amount.split(separator: " ").map { shellWord(String($0)) }.joined(separator: " "))
    return say(
      "\(quoted(name)) is a measure and has no box; write how much it was, such as \(command)",
      "\(quoted(name)) je veličina a nemá políčko; napište, kolik to bylo, třeba \(command)")
  }

  private func derivedHabit(_ name: String, _ advice: [DerivedAdvice], _ verb: String) -> String {
    let ticked = advice.compactMap { if case .habit(let name) = $0 { shellWord(name) } else { nil } }
    let counted = advice.compactMap { part -> String? in
      guard case .measure(let name, let unit) = part else { return nil }
      return "daybook add \(shellWord(name)) \(shellWord(exampleAmount(unit, isTogether: true)))"
    }
    let done = ticked.isEmpty ? [] : ["daybook \(verb) " + ticked.joined(separator: " ")]
    let commands = listed(
      (done + (verb == "done" || done.isEmpty ? counted : [])).map(inQuotes), say("or", "nebo"))
    return say(
      "\(quoted(name)) is made of others and has no tick of its own; write \(commands)",
      "\(quoted(name)) se skládá z jiných a vlastní políčko nemá; napište \(commands)")
  }

  private func noSuchLine(_ line: Int, _ file: String, _ lines: Int) -> String {
    let file = shown(file)
    if lines == 0 {
      return say("\(file) has no line \(line): it is empty", "\(file) nemá řádek \(line): je prázdný")
    }
    return say(
      "\(file) has no line \(line); its lines are 1 to \(lines), and 'daybook day --lines' shows them",
      "\(file) nemá řádek \(line); má řádky 1 až \(lines), ukáže je „daybook day --lines“")
  }
}

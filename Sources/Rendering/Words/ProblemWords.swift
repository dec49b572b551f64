import Journal

extension Words {
  /// How a problem's severity is called in front of its message.
  package func name(of severity: Severity) -> String {
    switch severity {
    case .error: say("error", "chyba")
    case .warning: say("warning", "varování")
    case .hint: say("hint", "tip")
    }
  }

  /// The message of a problem in one line, with what to write instead: `'mll' is not a unit; did you mean 'ml'?`.
  ///
  /// It begins with a small letter and has no full stop, since it stands between a place and a code.
  package func message(for problem: Problem) -> String {
    switch problem.kind {
    case .badTime(let text): problem.fix.map { oddTime(text, $0.text) } ?? badTime(text)
    case .badAmount(let text, let fault, let readings): badAmount(text, fault, readings)
    case .ambiguousNumber(let text, let readings): ambiguousNumber(text, readings)
    case .unknownUnit(let text, let near, let expected): unknownUnit(text, near, expected)
    case .repetition(let text, let meant):
      say(
        "\(quoted(text)) says only how often; write \(quoted(meant))",
        "\(quoted(text)) říká jen, kolikrát; napište \(quoted(meant))")
    case .wrongKind(let unit, let measure, let expected): wrongKind(unit, measure, expected)
    case .missingAmount(let measure, let unit, let meant): missingAmount(measure, unit, meant)
    case .badTag(let key, let value, let expected): badTag(key, value, expected, problem.fix?.text)
    case .badGoal(let text, let length): badGoal(text, length)
    case .badUTF8:
      say(
        "this line is not valid UTF-8 and is kept as it is; save the file as UTF-8",
        "tento řádek není platné UTF-8 a zůstává, jak je; uložte soubor v kódování UTF-8")
    case .utf16(let name):
      say(
        "this file is UTF-16, counts for nothing and is never written to; save it as UTF-8: 'iconv -f \(name) -t UTF-8'",
        "tento soubor je v UTF-16, nepočítá se a nic se do něj nezapíše; uložte ho jako UTF-8: „iconv -f \(name) -t UTF-8“"
      )
    case .mergeMarker(let text):
      say(
        "\(quoted(text)) is left of a merge; keep the lines that are right and delete the marker lines",
        "\(quoted(text)) zbylo po slučování; nechte řádky, které platí, a smažte řádky se značkami")
    case .unreadable(let path, let reason):
      say(
        "\(quotedName(path)) cannot be read" + (reason.isEmpty ? "" : ": \(shortened(reason, to: 80))"),
        "\(quotedName(path)) nejde přečíst" + (reason.isEmpty ? "" : ": \(shortened(reason, to: 80))"))
    case .badValue(let word, let value, let expected): badValue(word, value, expected)
    case .declaredTwice(let name, let line): declaredTwice(name, line)
    case .missingUnit(let measure, let likely): missingUnit(measure, likely)
    case .missingFrom(let habit):
      say(
        "\(quoted(habit)) needs a day to count from; add one, such as 'from 2026-01-12'",
        "\(quoted(habit)) potřebuje den, od kterého se počítá; přidejte ho, třeba „from 2026-01-12“")
    case .unknownReference(let name, let near): unknownReference(name, near)
    case .derivedPart(let name, let parts): derivedPart(name, parts)
    case .circularGoal(let measure, let habit): circularGoal(measure, habit)
    case .conflictCopy(let path, let day, let isCertain): conflictCopy(path, day, isCertain)
    case .otherConflictCopy(let path, let original): otherConflictCopy(path, original)
    case .secondFile(let path, let counts, let day): secondFile(path, counts, day)
    case .misnamedDay(let path, let day, let expected):
      say(
        "\(quotedName(path)) counts for \(date(day.parts)), and names another day; rename it to \(quotedName(expected))",
        "\(quotedName(path)) platí pro den \(date(day.parts)), ale ve jméně má jiný; přejmenujte ho na \(quotedName(expected))"
      )
    case .distantDay(let path, let years):
      say(
        "\(quotedName(path)) is \(number(years)) years from the other days; if the year is mistyped, rename the file",
        "\(quotedName(path)) je od ostatních dnů vzdálen \(number(years)) let; je-li v roce překlep, přejmenujte soubor"
      )
    case .notDownloaded(let path, let day):
      say(
        "\(quotedName(path)) is not on this machine; download it, so that \(date(day.parts)) counts",
        "\(quotedName(path)) není na tomto počítači; stáhněte ho, ať se den \(date(day.parts)) počítá")
    case .unreadFiles(let count, let path, let layout): unreadFiles(count, path, layout)
    case .nearName(let name, let near): didYouMean(name, near)
    case .longRange(let text, let minutes, let meant): longRange(text, minutes, meant)
    case .oddTime(let text, let meant): oddTime(text, problem.fix?.text.trimmed ?? meant.description)
    case .otherDate(let day): otherDate(day)
    case .tinyAmount(let text, let measure, let unit, let readings): tinyAmount(text, measure, unit, readings)
    case .nearUnit(let text, let near):
      say(
        "\(quoted(text)) is not a unit, so the number counts alone; did you mean \(quoted(near))?",
        "\(quoted(text)) není jednotka, takže se počítá jen číslo; měli jste na mysli \(quoted(near))?")
    case .otherUnit(let text, let measure, let unit, let meant): otherUnit(text, measure, unit, meant)
    case .change(let text, let measure):
      say(
        "\(quoted(text)) says how \(quoted(measure)) changed, and the amount counts as its value; write the whole value",
        "\(quoted(text)) říká, jak se \(quoted(measure)) změnilo, a množství se počítá jako hodnota; napište celou hodnotu"
      )
    case .secondAmount(let text, let meant):
      if let meant {
        say(
          "\(quoted(text)) does not count, since a line has one amount; write \(quoted(meant))",
          "\(quoted(text)) se nepočítá, protože řádek má jedno množství; napište \(proposed(meant))")
      } else if let mended = problem.fix?.text {
        secondAmount(text, mended)
      } else {
        say(
          "\(quoted(text)) does not count, since a line has one amount; write it in a line of its own",
          "\(quoted(text)) se nepočítá, protože řádek má jedno množství; napište to na vlastní řádek")
      }
    case .ofEach(let text, let meant):
      say(
        "\(quoted(text)) does not count, since a line has one amount; write \(quoted(meant)) if each was so much, else write it in a line of its own",
        "\(quoted(text)) se nepočítá, protože řádek má jedno množství; bylo-li každé tolik, napište \(quoted(meant)), jinak to napište na vlastní řádek"
      )
    case .partOfRange(let amount, let range):
      say(
        "\(quoted(amount)) counts in place of the length of \(quoted(range)); if that is meant, put '#' and a blank before \(quoted(amount))",
        "\(quoted(amount)) se počítá místo délky \(quoted(range)); platí-li ta, dejte před \(quoted(amount)) znak „#“ a mezeru"
      )
    case .secondTime(let text):
      say(
        "\(quoted(text)) does not count, since a line has one time; write what was then in a line of its own",
        "\(quoted(text)) se nepočítá, protože řádek má jeden čas; napište, co bylo tehdy, na vlastní řádek")
    case .gluedLines(let text):
      say(
        "\(quoted(text)) does not count, since it is run into this line; write it in a line of its own",
        "\(quoted(text)) se nepočítá, protože je nalepené na tento řádek; napište to na vlastní řádek")
    case .spacedTag(let key, let value): spacedTag(key, value)
    case .oddBox(let text) where ["[ ]", "[x]", "[X]", "[-]", "☐", "☑", "✓", "✔"].contains(text):
      say(
        "\(quoted(text)) is a box only before a blank; write '[x] ' or '[ ] '",
        "\(quoted(text)) je políčko jen před mezerou; napište „[x] “ nebo „[ ] “")
    case .oddBox(let text):
      say(
        "\(quoted(text)) is not how a box is written; write \(boxes(problem).joined(separator: " or "))",
        "\(quoted(text)) není správně zapsané políčko; napište \(boxes(problem).joined(separator: " nebo "))")
    case .lineOfOtherDay(let word, let day):
      say(
        "the line is of \(date(day.parts)), and counts nothing here; write it in the file of that day, without \(quoted(word))",
        "řádek je ze dne \(date(day.parts)) a tady se nepočítá; napište ho do souboru toho dne, bez \(quoted(word))"
      )
    case .lateBox(let box, let meant):
      say(
        "\(quoted(box)) is a box only at the beginning of a line; write \(quoted(meant))",
        "\(quoted(box)) je políčko jen na začátku řádku; napište \(quoted(meant))")
    case .uncounted(let name): uncounted(name, writing: problem.fix?.text)
    case .price(let text, let meant):
      if let meant {
        say(
          "\(quoted(text)) is a price, and says nothing of how much there was; write \(quoted(meant))",
          "\(quoted(text)) je cena a neříká, kolik toho bylo; napište \(quoted(meant))")
      } else {
        say(
          "\(quoted(text)) is a price, and says nothing of how much there was; write that before it",
          "\(quoted(text)) je cena a neříká, kolik toho bylo; napište to před ni")
      }
    case .uncountedGoal(let measure, let amount):
      say(
        "this sets no goal; write 'goal \(shortened("\(measure) \(amount)"))'",
        "toto žádný cíl neurčuje; napište „goal \(shortened("\(measure) \(amount)"))“")
    case .forgottenTimer(let name):
      say(
        "the timer of \(quoted(name)) was never stopped, so it counts for nothing; write its end in place of '?', or delete the line",
        "měření \(quoted(name)) nikdy neskončilo, takže se nepočítá; napište místo „?“ jeho konec, nebo řádek smažte"
      )
    case .unclosed(let opening):
      say(
        "nothing closes \(quoted(opening)), so what follows is read like any text; close it, or delete it",
        "\(quoted(opening)) nic neuzavírá, takže se to, co následuje, čte jako jiný text; uzavřete to, nebo smažte"
      )
    case .unreadField(let name, let value):
      say(
        "\(quoted(value)) does not count for \(quoted(name)); write an amount, a time, 'true' or 'false'",
        "\(quoted(value)) se u \(quoted(name)) nepočítá; napište množství, čas, „true“ nebo „false“")
    case .absurdTotal(let measure, let total, let unit):
      say(
        "\(quoted(measure)) comes to \(quantity(micros: total, unit: unit, decimals: 3)) on this day; is an amount or a unit wrong?",
        "\(quoted(measure)) dává za tento den \(quantity(micros: total, unit: unit, decimals: 3)); není špatně množství nebo jednotka?"
      )
    case .zeroAmount(let measure):
      say(
        "a zero does not bring the goal of \(quoted(measure)) nearer; write how much it was, or delete the line",
        "nulové množství \(quoted(measure)) k cíli nepřispěje; napište, kolik to bylo, nebo řádek smažte")
    case .zeroGoal(let measure):
      say(
        "a goal of 0 for \(quoted(measure)) asks for nothing, so that every day meets it; write how much it is to be, or end the goal before it with 'until DATE'",
        "cíl 0 u \(quoted(measure)) nic nežádá, takže ho splní každý den; napište, kolik to má být, nebo předchozí cíl ukončete „until DATUM“"
      )
    case .noBadge(let text):
      say(
        "\(quoted(text)) is no badge with its day, such as '2026-01-12 streak_7', and counts for nothing; correct it, or delete the line",
        "\(quoted(text)) není odznak se svým dnem, třeba „2026-01-12 streak_7“, a nepočítá se; opravte ho, nebo řádek smažte"
      )
    case .badgeToCome(let badge, let day):
      say(
        "\(quoted(badge)) cannot be earned on \(date(day.parts)), which is still to come, and is not shown until then; correct the date, or delete the line",
        "\(quoted(badge)) nejde získat \(date(day.parts)), ten den teprve přijde, a do té doby se neukazuje; opravte datum, nebo řádek smažte"
      )
    case .duplicateEntry(let name, let line):
      say(
        "\(quoted(name)) with this amount and time is in line \(line) too; if it happened once, delete one",
        "\(quoted(name)) se stejným množstvím a časem je i na řádku \(line); bylo-li to jednou, jeden smažte")
    case .contradictingTicks(let name, let line):
      say(
        "\(quoted(name)) is marked differently in line \(line); delete the one that is wrong",
        "\(quoted(name)) je na řádku \(line) označeno jinak; smažte ten, který neplatí")
    case .otherwiseMarked(let name, .none, let word, _):
      say(
        "\(quoted(name)) counts here, and \(quoted(word)) says otherwise; delete the line, or leave the words out",
        "\(quoted(name)) se tu počítá, ale \(quoted(word)) říká něco jiného; smažte řádek, nebo ta slova vynechte"
      )
    case .otherwiseMarked(let name, let mark, let word, let meant):
      say(
        "\(quoted(name)) counts as \(self.name(ofMark: mark)) here, and \(quoted(word)) says otherwise; write '[\(meant.symbol)] \(shortened(name))', or leave the word out",
        "\(quoted(name)) se tu počítá jako \(self.name(ofMark: mark)), ale \(quoted(word)) říká něco jiného; napište „[\(meant.symbol)] \(shortened(name))“, nebo to slovo vynechte"
      )
    case .derivedTick(let name, let parts):
      say(
        "\(quoted(name)) is made of others and has no tick of its own; tick those, and delete this line: \(shortened(parts.joined(separator: " ")))",
        "\(quoted(name)) se skládá z jiných a vlastní políčko nemá; tento řádek smažte a odškrtávejte: \(shortened(parts.joined(separator: " ")))"
      )
    case .doneInFuture(let name):
      say(
        "\(quoted(name)) is done on a day that is still to come; write '[ ]' for a plan, or move the line",
        "\(quoted(name)) je hotovo v den, který teprve přijde; na plán napište „[ ]“, nebo řádek přesuňte")
    case .missingAttachment(let path):
      say(
        "there is no file \(quoted(path)) in the daybook; put it there, or correct the tag",
        "soubor \(quoted(path)) v deníku není; vložte ho tam, nebo opravte štítek")
    case .controlCharacter(let value):
      controlCharacter(value, isBetweenWords: problem.fix?.text.isEmpty == false)
    case .returnsAlone:
      say(
        "the lines of this file end in carriage returns alone, so that none of them counts; write line feeds",
        "řádky tohoto souboru končí jen znakem CR, takže se žádný nepočítá; napište konce řádků LF")
    case .unknownWord(let word, let near): unknownWord(word, near)
    case .newerVersion(let version):
      say(
        "this is for version \(quoted(version)) of the format, and this daybook knows version 1; update daybook",
        "toto je pro verzi \(quoted(version)) formátu a tento daybook zná verzi 1; aktualizujte daybook")
    case .silentReminder(let time, let habit, let active): silentReminder(time, habit, active)
    case .unboxedHabit(let habit, _) where problem.fix?.text.contains("\n") == true:
      say(
        "\(quoted(habit)) is a habit, and without a box at the beginning of its line it is text; write each in a line of its own: \(linesApart(problem))",
        "\(quoted(habit)) je návyk a bez políčka na začátku řádku je to text; napište každý na vlastní řádek: \(linesApart(problem))"
      )
    case .unboxedHabit(let habit, let mark):
      say(
        "\(quoted(habit)) is a habit, and without a box at the beginning of its line it is text; write '[\(mark.symbol)] \(shortened(habit))'",
        "\(quoted(habit)) je návyk a bez políčka na začátku řádku je to text; napište „[\(mark.symbol)] \(shortened(habit))“"
      )
    case .todoStyle(let text):
      say(
        "a tick begins with '[x]', not with 'x'; write '[x] \(shortened(text))'",
        "odškrtnutí začíná „[x]“, ne „x“; napište „[x] \(shortened(text))“")
    case .misplacedAmount(let measure, let amount):
      if let fix = problem.fix {
        say(
          "\(quoted(withUnit(amount, measure))) does not count here; write it as a tag: '\(shortened(fix.text))'",
          "\(quoted(withUnit(amount, measure))) se tu nepočítá; napište to jako štítek: „\(shortened(fix.text))“"
        )
      } else {
        say(
          "\(quoted(amount)) does not count here; write it at the beginning of a line: '\(shortened("\(measure) \(amount)"))'",
          "\(quoted(amount)) se tu nepočítá; napište to na začátek řádku: „\(shortened("\(measure) \(amount)"))“"
        )
      }
    case .undeclaredName(let name): undeclaredName(name)
    }
  }

  /// An amount as it was typed: `1500kJ` has its unit, a bare number the measure's name for one.
  private func withUnit(_ amount: String, _ measure: String) -> String {
    amount.last?.isLetter == true ? amount : "\(amount) \(measure)"
  }

  /// The lines that are proposed for one of several habits, one behind another.
  private func linesApart(_ problem: Problem) -> String {
    (problem.fix?.text ?? "").split(separator: "\n").map { quoted(String($0.drop { $0 != "[" })) }
      .joined(separator: ", ")
  }

  /// The box that is proposed for one that is none; a tick and an open one where nothing tells which was meant.
  private func boxes(_ problem: Problem) -> [String] {
    (problem.fix.map { [$0.text] } ?? ["[x] ", "[ ] "]).map(quoted)
  }

  /// The name at the end of a path, since the folders before it are known.
  func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func controlCharacter(_ value: UInt32, isBetweenWords: Bool) -> String {
    let name = Words.scalarName(value)
    guard isBetweenWords else {
      return say(
        "the control character \(name) does not belong in a line; delete it",
        "řídicí znak \(name) do řádku nepatří; smažte ho")
    }
    return say(
      "the control character \(name) does not belong in a line; write a blank or a line end instead",
      "řídicí znak \(name) do řádku nepatří; napište místo něj mezeru nebo konec řádku")
  }

  private static func scalarName(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

import Journal

// Words for the problems of a line of the configuration.
extension Words {
  func declaredTwice(_ name: String, _ line: Int) -> String {
    say(
      "\(quoted(name)) is in line \(line) already; delete one of the two, or choose another name",
      "\(quoted(name)) je už na řádku \(line); jeden z nich smažte, nebo zvolte jiné jméno")
  }

  func unknownReference(_ name: String, _ near: String?) -> String {
    if let near { return didYouMean(name, near) }
    return say(
      "\(quoted(name)) is not declared as this line needs it; write the name of a declared measure or habit",
      "\(quoted(name)) není deklarováno tak, jak řádek potřebuje; napište jméno veličiny nebo návyku")
  }

  /// A measure without a unit; `likely` is that of the measure it counts for.
  func missingUnit(_ measure: String, _ likely: String?) -> String {
    let such =
      likely.flatMap { $0.isEmpty ? nil : inQuotes("unit \($0)") }
      ?? say("'unit kg' or 'unit points'", "„unit kg“ nebo „unit body“")
    return say(
      "nothing says what \(quoted(measure)) is counted in; add a unit, such as \(such)",
      "nic neříká, v čem se \(quoted(measure)) počítá; přidejte jednotku, třeba \(such)")
  }

  /// A measure that is to count for another of another kind; both units are by name.
  private func otherKind(_ name: String, _ other: String, own: String) -> String {
    func told(_ unit: String) -> String { unit.isEmpty ? say("plain numbers", "počtech") : shortened(unit) }
    let unit =
      other.isEmpty
      ? "" : say("write \(inQuotes("unit \(other)")), or ", "napište \(inQuotes("unit \(other)")), nebo ")
    return say(
      "\(quoted(name)) is counted in \(told(other)) and this measure in \(told(own)), which are of different kinds; \(unit)leave 'counts' out",
      "\(quoted(name)) se počítá v \(told(other)) a tato veličina v \(told(own)), což jsou různé druhy; \(unit)vynechte „counts“"
    )
  }

  func derivedPart(_ name: String, _ parts: [String]) -> String {
    if parts.isEmpty {
      return say(
        "with \(quoted(name)) this habit would be made of itself; name habits and measures that do without it",
        "s \(quoted(name)) by se tento návyk skládal sám ze sebe; uveďte návyky a veličiny, které ho neobsahují"
      )
    }
    return say(
      "\(quoted(name)) is made of others itself; write those in its place: \(shortened(parts.joined(separator: " ")))",
      "\(quoted(name)) se samo skládá z jiných; napište místo něj je: \(shortened(parts.joined(separator: " ")))"
    )
  }

  func circularGoal(_ measure: String, _ habit: String) -> String {
    say(
      "\(quoted(habit)) itself depends on \(quoted(measure)), so no goal of \(quoted(measure)) can depend on it; name a habit that does not",
      "\(quoted(habit)) samo závisí na \(quoted(measure)), takže na něm cíl pro \(quoted(measure)) záviset nemůže; uveďte návyk, který na ní nezávisí"
    )
  }

  func unknownWord(_ word: String, _ near: String?) -> String {
    if let near {
      return say(
        "\(quoted(word)) is not a setting; did you mean \(quoted(near))?",
        "\(quoted(word)) není nastavení; měli jste na mysli \(quoted(near))?")
    }
    return say(
      "\(quoted(word)) is not a setting that this version knows; correct it, or put '#' before the line",
      "\(quoted(word)) není nastavení, které tato verze zná; opravte ho, nebo dejte před řádek „#“")
  }

  /// A time that lies outside the active hours, of a habit or of reminders alone.
  func silentReminder(_ time: TimeOfDay, _ habit: String?, _ active: ActiveHours) -> String {
    let hours = quoted("active \(active.from)-\(active.to)")
    guard let habit else {
      return say(
        "no reminder comes at \(time), which is outside \(hours); write longer active hours, or another time",
        "v \(time) žádná připomínka nepřijde, je to mimo \(hours); napište delší aktivní dobu, nebo jiný čas")
    }
    return say(
      "\(quoted(habit)) is never spoken of: \(time) is after \(hours); write longer active hours, or an earlier time",
      "\(quoted(habit)) se nikdy nepřipomene: \(time) je až po \(hours); napište delší aktivní dobu, nebo dřívější čas"
    )
  }

  func badValue(_ word: String, _ value: String, _ expected: Expectation) -> String {
    if let reason = unfitting(value, expected) { return reason }
    let wanted = wanted(expected, word)
    if value.isEmpty {
      // A list of words is no noun that could be lacking.
      let lacking = if case .words = expected { say("a value", "hodnota") } else { wanted.noun }
      return say(
        "\(quoted(word)) lacks \(lacking); write \(wanted.example)",
        "na řádku \(quoted(word)) chybí \(lacking); napište \(wanted.example)")
    }
    if case .words(let words) = expected, let near = words.first(where: { isNear($0, value.lowercased()) }) {
      return say(
        "\(quoted(value)) means nothing to \(quoted(word)); did you mean \(quoted(near))?",
        "\(quoted(value)) tu nic neznamená; měli jste na mysli \(quoted(near))?")
    }
    return say(
      "\(quoted(value)) is not \(wanted.noun); write \(wanted.example)",
      "\(quoted(value)) není \(wanted.noun); napište \(wanted.example)")
  }

  /// A period whose last day is before its first.
  package func endsBeforeItBegins(_ text: String, _ first: Day, _ last: Day) -> String {
    say(
      "\(quoted(text)) ends before it begins; write \(quoted("\(first)..\(last)"))",
      "\(quoted(text)) končí dřív, než začíná; napište \(quoted("\(first)..\(last)"))")
  }

  /// Why a value does not fit where it is not told by what should stand in its place; nil of any other.
  private func unfitting(_ value: String, _ expected: Expectation) -> String? {
    switch expected {
    case .end:
      return say(
        "\(quoted(value)) is one word too many; delete it, or put '#' before it to make it a comment",
        "\(quoted(value)) je slovo navíc; smažte ho, nebo před ně dejte „#“, ať je z něj komentář")
    case .sum:
      let goal = value.isEmpty ? "/week" : value
      return say(
        "\(quoted(goal)) is for a measure that adds up, which this one does not; leave '/week' out",
        "\(quoted(goal)) je pro veličinu, která se sčítá, a tato ne; vynechte „/week“")
    case .first:
      return say(
        "\(quoted(value)) is a second one of its kind, and the line has one already; delete one of them",
        "\(quoted(value)) je druhé svého druhu a řádek jedno už má; smažte jedno z nich")
    case .kindOf(let other, let own): return otherKind(value, other, own: own)
    case .meantGoal(let goal):
      return say(
        "\(quoted(value)) is not a goal; write \(quoted(goal))",
        "\(quoted(value)) není cíl; napište \(quoted(goal))")
    case .meantSchedule(let schedule):
      return say(
        "\(quoted(value)) is not a schedule; write \(quoted(schedule))",
        "\(quoted(value)) není rozvrh; napište \(quoted(schedule))")
    case .later:
      return say(
        "\(quoted(value)) is before the first day, which 'from' says, so the line never holds; write a later one",
        "\(quoted(value)) je dřív než první den, který říká „from“, takže by řádek nikdy neplatil; napište pozdější den"
      )
    case .period:
      guard let dots = value.firstPlace(of: ".."), let from = Day(String(value[..<dots.lowerBound])),
        let to = Day(String(value[dots.upperBound...])), to < from
      else { return nil }
      return endsBeforeItBegins(value, to, from)
    case .untimed:
      return say(
        "\(quoted(value)) is a time, and a habit that is made of others has none; leave it out",
        "\(quoted(value)) je čas a návyk složený z jiných čas nemá; vynechte ho")
    case .upTo(let most) where !value.isEmpty:
      let range = most == 1 ? "1" : say("a number from 1 to \(most)", "číslo od 1 do \(most)")
      return say(
        "\(quoted(value)) does not fit the number of names behind it, \(most); write \(range)",
        "\(quoted(value)) nesedí k počtu jmen za ním, \(most); napište \(range)")
    default: return nil
    }
  }

  /// The value that is expected, and an example of one that is right.
  private func wanted(_ expected: Expectation, _ word: String) -> (noun: String, example: String) {
    switch expected {
    case .words(let words):
      // Many of them are read more easily without quotes.
      let list = words.count > 4 ? listed(words, say("or", "nebo")) : either(words)
      return (say("a value of \(quoted(word))", "hodnota pro \(quoted(word))"), list)
    case .amount: return (say("an amount", "množství"), such("250 ml"))
    case .number: return (say("a number above zero", "číslo větší než nula"), such("2"))
    case .time: return (say("a time of day", "čas"), such("21:30"))
    case .date: return (say("a date", "datum"), such("2026-01-12"))
    case .hours: return (say("a range of hours", "rozmezí hodin"), such("08:00-22:00"))
    case .weekday: return (say("a day of the week", "den v týdnu"), such("monday", "sunday"))
    case .weekdays: return (say("a list of weekdays", "výčet dnů v týdnu"), such("mon wed fri"))
    case .period: return (say("a period", "období"), such("2026-07-01..2026-07-14"))
    case .goal: return (say("a goal", "cíl"), such("2500ml", "at most 3", "1400..1600"))
    case .best:
      return (
        say("a range above a goal of at least so much", "rozmezí nad cílem „aspoň tolik“"),
        such("goal 140g best 150g..160g")
      )
    case .schedule:
      return (
        say("a schedule", "rozvrh"), such("every mon wed fri", "every 2 days", "3/week", "2 per 10 days")
      )
    case .reminders:
      return (say("a way to remind", "způsob připomínání"), such("every 2h", "at 09:00", "off"))
    case .unit where word.lowercased() == "unit":
      return (
        say("a name for a unit of your own", "jméno pro vlastní jednotku"),
        such("mug", "glass", "bottle", "cup")
      )
    case .unit: return (say("a unit", "jednotka"), such("ml", "kg", "pills"))
    case .percent: return (say("a percentage", "podíl v procentech"), such("80%"))
    case .name:
      return (
        say("a name", "jméno"), say("one word of your own, such as 'water'", "jedno slovo, třeba „voda“")
      )
    case .layout:
      return (say("a layout", "uspořádání"), either(["flat", "year", "month", "\"journals/YYYY_MM_DD\""]))
    case .quotedText:
      let such = exampleText(of: word.lowercased())
      return (
        say("a text", "text"), say("one in quotes, such as \"\(such)\"", "ho v uvozovkách, třeba \"\(such)\"")
      )
    case .kind(let unit): return wantedKind(unit)
    case .parts:
      return (
        say("a name of a habit or measure", "jméno návyku nebo veličiny"),
        such("all weighed breakfast", "any 2 of gym run swim")
      )
    case .upTo(let most):
      return (
        say("a number from 1 to \(most)", "číslo od 1 do \(most)"), such("1")
      )
    case .end, .sum, .first, .later, .untimed, .kindOf, .meantSchedule, .meantGoal: return ("", "")
    }
  }

  /// A text that would stand behind a word.
  private func exampleText(of word: String) -> String {
    switch word {
    case "aim": say("lose fat, keep muscle", "zhubnout a udržet svaly")
    case "coach": "llm -m local"
    case "group": say("Meals", "Jídla")
    case "name": say("Captain", "kapitáne")
    case "push": "curl -fsS --json @- https://example.org/progress"
    case "section": say("## Habits", "## Návyky")
    default: say("Water", "Voda")
    }
  }

  private func wantedKind(_ unit: String) -> (noun: String, example: String) {
    if unit.isEmpty {
      return (
        say("a plain count, as this needs", "prostý počet, jaký je tu třeba"), such(exampleAmount(unit))
      )
    }
    let shown = shortened(unit)
    return (
      say("an amount above zero in \(shown)", "nenulové množství v jednotce \(shown)"),
      such(exampleAmount(unit))
    )
  }

  /// Examples of what to write: `such as 'a' or 'b'`, after a verb.
  private func such(_ examples: String...) -> String { say("one such as ", "třeba ") + either(examples) }

  /// A kind of amount with its article: `a length`, in Czech `délka`.
  func kindName(_ kind: Kind) -> String {
    switch kind {
    case .volume: say("a volume", "objem")
    case .mass: say("a weight", "hmotnost")
    case .energy: say("an energy", "energie")
    case .time: say("a length of time", "doba")
    case .distance: say("a length", "délka")
    case .share: say("a percentage", "podíl v procentech")
    case .count: say("a count", "počet")
    }
  }
}

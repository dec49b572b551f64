import Journal
import Rendering

extension Words {
  /// A habit or measure that ended, where it is to be declared.
  func hasEnded(_ name: String, _ day: Day) -> String {
    say(
      "\(quoted(name)) ended on \(date(day.parts)); delete its 'until' with 'daybook edit config', or choose another name",
      "\(quoted(name)) skončilo \(date(day.parts)); smažte jeho „until“ přes „daybook edit config“, nebo zvolte jiné jméno"
    )
  }

  /// What a change of the configuration makes of the days before it, which nothing keeps as they were.
  func whatIsReadAnew(_ before: Configuration, _ after: Configuration, asOf today: Day) -> [String] {
    // One that begins today has none.
    let habits = after.habits.filter { habit in
      habit.from.map { $0 < today } ?? true
        && before.habits.contains { $0.name == habit.name && $0.schedule != habit.schedule }
    }
    let measures = after.measures.filter { measure in
      measure.from.map { $0 < today } ?? true
        && before.measures.contains { $0.name == measure.name && $0.unit != measure.unit }
    }
    return habits.map { _ in
      say(
        "the days before are judged by this too; 'daybook undo' takes it back",
        "podle toho se posuzují i dřívější dny; „daybook undo“ to vrátí")
    }
      + measures.map { measure in
        say(
          "numbers without a unit are read in \(measure.unit.name) on the days before too; 'daybook undo' takes it back",
          "čísla bez jednotky se i v dřívějších dnech čtou v jednotce \(measure.unit.name); „daybook undo“ to vrátí"
        )
      }
  }

  /// A new pause that has a label and names nothing.
  var pausesEverything: String {
    say(
      "this pauses every habit and goal; 'daybook undo' takes it back",
      "přestávku tím mají všechny návyky a cíle; „daybook undo“ to vrátí")
  }

  /// Where the daybook's folder is said, which `daybook.conf` cannot.
  var folderIsNoLine: String {
    say(
      "no line of daybook.conf says where the daybook is; name its folder with '--dir DIR' or in DAYBOOK_DIR",
      "kde deník je, neříká žádný řádek v daybook.conf; určete jeho složku volbou „--dir SLOŽKA“ nebo v DAYBOOK_DIR"
    )
  }

  /// A setting that there is not.
  func unknownSetting(_ key: String, near: [String], all: [String]) -> String {
    if let near = near.first {
      return say(
        "\(quoted(key)) is not a setting; did you mean \(quoted(near))?",
        "\(quoted(key)) není nastavení; měli jste na mysli \(quoted(near))?")
    }
    let list = all.joined(separator: ", ")
    return say(
      "\(quoted(key)) is not a setting; there are \(list)", "\(quoted(key)) není nastavení; jsou tu \(list)")
  }

  /// Why a line of the configuration is not written.
  func refusal(ofSetting key: String, _ reason: ConfigurationChange.Refusal) -> String {
    switch reason {
    case .unknownWord(let near): return unknownSetting(key, near: near, all: ConfigurationChange.keywords)
    case .problem(let problem):
      if case .declaredTwice(let name, let line) = problem.kind {
        return say(
          "\(quoted(name)) is declared already, in line \(line), and nothing was changed; 'daybook edit config' changes that line, 'daybook stats \(shellWord(name))' shows how it goes",
          "\(quoted(name)) už je deklarováno na řádku \(line), nic se nezměnilo; ten řádek změníte příkazem „daybook edit config“, jak se daří, ukáže „daybook stats \(shellWord(name))“"
        )
      }
      let message = message(for: problem)
      // A question is the end of a sentence.
      return message.last == "?" ? message : message + fate(of: WrittenFiles())
    case .notDeclared(let name, let near):
      if let near {
        return say(
          "\(quoted(name)) is not tracked; did you mean \(quoted(near))?",
          "\(quoted(name)) se nesleduje; měli jste na mysli \(quoted(near))?")
      }
      return say(
        "\(quoted(name)) is not tracked; 'daybook config' shows what is",
        "\(quoted(name)) se nesleduje; co se sleduje, ukáže „daybook config“")
    case .labelAsName(let label, let rest):
      let name = label.split(separator: " ").joined(separator: "-").lowercased()
      let words = ["daybook config \(key) \(name) \"\(label)\""] + rest
      let command = inQuotes(words.joined(separator: " "))
      return say(
        "a name is one word, and \(quoted(label)) can be its label: \(command); nothing was changed",
        "jméno je jedno slovo a \(quoted(label)) může být popisek: \(command); nic se nezměnilo")
    case .undeclared(let name, let parts):
      let word = shellWord(name.split(separator: " ").joined(separator: "-").lowercased())
      let command = inQuotes("daybook config measure \(word) \(parts.joined(separator: " "))")
      return say(
        "\(quoted(name)) is not declared; \(command) declares it",
        "\(quoted(name)) není deklarováno; deklaruje to \(command)")
    case .notAMeasure(let name, let schedule?):
      let command = inQuotes("daybook config habit \(shellWord(name)) \(schedule)")
      return say(
        "\(quoted(name)) is a habit, whose goal is how often it is due; write \(command)",
        "\(quoted(name)) je návyk a jeho cíl je, jak často má být; napište \(command)")
    case .notAMeasure(let name, nil) where key.lowercased() == "cup":
      return say(
        "\(quoted(name)) is a habit, and a habit has no cup; 'daybook config' shows the measures",
        "\(quoted(name)) je návyk a návyk hrnek nemá; veličiny ukáže „daybook config“")
    case .notAMeasure(let name, nil):
      return say(
        "\(quoted(name)) is a habit, and only a measure has amounts to offer; 'daybook config' shows the measures",
        "\(quoted(name)) je návyk a množství na výběr má jen veličina; veličiny ukáže „daybook config“")
    case .declared(let name, let line, let unit, let bound):
      let place = "\(FileName.configuration):\(line)"
      let word = shellWord(name)
      let end = inQuotes("daybook config end \(word)")
      let isHabit = key.lowercased() == "habit"
      let changes =
        (isHabit
        ? ["habit \(word) 07:30", "habit \(word) every mon wed fri"]
        : ["goal \(word) \(goalExample(unit, bound))"])
        .map { inQuotes("daybook config \($0)") }
      return say(
        "\(quoted(name)) is declared in \(place); \(language.alternatives(changes)) changes it, \(end) ends it",
        "\(quoted(name)) je deklarováno v \(place); změní to \(language.alternatives(changes)), ukončí \(end)"
      )
    case .dated(let keyword, let name, let amount):
      let command = inQuotes("daybook config \(keyword) \(name) \(amount)")
      return say(
        "\(quoted(name)) is declared already, and its days past keep what held for them; \(command) says it from today",
        "\(quoted(name)) už je deklarováno a minulým dnům zůstane, co pro ně platilo; ode dneška to změní \(command)"
      )
    case .limit(let name, let parts):
      let commands = ["at most", "at least"].map { bound in
        inQuotes((["daybook config goal", shellWord(name), bound] + parts).joined(separator: " "))
      }
      return limitLifted(name, parts.first ?? "", by: commands) + fate(of: WrittenFiles())
    case .otherUnit(let keyword, let name, let amount, let unit, let wanted):
      let told = unit.isEmpty ? say("plain numbers", "počtech") : shortened(unit)
      if let wanted {
        let command = inQuotes("daybook config measure \(shellWord(name)) unit \(shellWord(wanted))")
        return say(
          "\(quoted(name)) is counted in \(told), and \(quoted(amount)) is in \(wanted); \(command) comes first",
          "\(quoted(name)) se počítá v \(told) a \(quoted(amount)) je v \(wanted); nejdřív je třeba \(command)"
        )
          + fate(of: WrittenFiles())
      }
      let example = exampleAmount(unit, isTogether: true)
      let command = inQuotes("daybook config \(keyword) \(shellWord(name)) \(example)")
      return say(
        "\(quoted(name)) is counted in \(told), which \(quoted(amount)) is not in; write it like \(command)",
        "\(quoted(name)) se počítá v \(told), a v tom \(quoted(amount)) není; napište třeba \(command)")
        + fate(of: WrittenFiles())
    case .nothingSaid(let keyword, let name, let unit, let bound):
      let water = name ?? say("water", "voda")
      let amount = unit.flatMap { $0 == "ml" ? nil : exampleAmount($0, isTogether: true) }
      let example =
        switch keyword {
        case "presets": "daybook config presets \(water) \(amount ?? "100ml 250ml 500ml")"
        case "goal": "daybook config goal \(water) \(goalExample(unit, bound))"
        case "cup": "daybook config cup \(water) \(amount ?? "330ml")"
        default: "daybook config \(keyword) \(name ?? "gym")"
        }
      return say(
        "what is to change is missing; write it like \(inQuotes(example))",
        "chybí, co se má změnit; napište třeba \(inQuotes(example))")
    case .notReadBack: return changeRefused
    }
  }

  /// A goal that asks for at least an amount, in the place of a limit; `commands` say which of the two it is.
  func limitLifted(_ name: String, _ amount: String, by commands: [String]) -> String {
    say(
      "the goal of \(quoted(name)) has a limit, and \(quoted(amount)) alone would be an amount to reach; write \(language.alternatives(commands))",
      "cíl \(quoted(name)) má mez, kdežto samotné \(quoted(amount)) by bylo množství, kterého je třeba dosáhnout; napište \(language.alternatives(commands))"
    )
  }

  /// A goal as an example, of a measure with this unit, behind what bounds it; nil stands for water's.
  private func goalExample(_ unit: String?, _ bound: String?) -> String {
    let amount = unit.flatMap { $0 == "ml" ? nil : exampleAmount($0, isTogether: true) } ?? "3l"
    return bound.map { "\($0) \(amount)" } ?? amount
  }

  /// A word after `config allow` that is not `off`.
  var notAnAllowance: String {
    say(
      "after 'config allow' there is nothing to write but 'off'",
      "za „config allow“ může stát jen „off“")
  }

  /// `config allow` where no command is configured.
  var nothingToAllow: String {
    say(
      "there is nothing to allow: daybook.conf holds neither 'coach' nor 'push'",
      "není co povolit: v daybook.conf není „coach“ ani „push“")
  }

  /// A configured command whose program is named from wherever one stands.
  func relativeProgram(_ name: String, of key: String) -> String {
    say(
      "\(quoted(name)) of the \(key) command is another program in another folder; write its whole path, or its name alone",
      "\(quoted(name)) v příkazu \(key) je v jiné složce jiný program; napište celou cestu, nebo jen jméno")
  }

  /// A configured command whose program lies where a sync service may change it.
  func programInDaybook(_ name: String, of key: String) -> String {
    say(
      "\(quoted(name)) of the \(key) command lies in the daybook, where others may change it; put the program elsewhere",
      "\(quoted(name)) v příkazu \(key) leží v deníku, kde ho mohou změnit jiní; dejte program jinam")
  }
}

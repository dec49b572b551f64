import Journal

extension Words {
  /// A name that is a habit where a measure is needed.
  package func notAMeasure(_ name: String) -> String {
    say(
      "\(quoted(name)) is a habit; bars are of a measure, such as 'water'",
      "\(quoted(name)) je návyk; sloupce má jen veličina, třeba „water“")
  }

  /// A path that is no file of a daybook.
  package func notADayFile(_ path: String) -> String {
    say(
      "\(quoted(path)) is no day file; a day is named by its date, such as 2026-01-12.txt",
      "\(quoted(path)) není soubor dne; den se jmenuje podle data, třeba 2026-01-12.txt")
  }

  /// A word of the command line that is not UTF-8; words count from 1, the first after the program's name.
  package func wordIsNotUTF8(_ number: Int) -> String {
    say(
      "word \(number) of the command line is not UTF-8, and nothing was done; write it in UTF-8",
      "\(number). slovo příkazového řádku není v UTF-8, a nic se nestalo; zapište ho v UTF-8")
  }

  /// A file whose plain form would not say the same, which is a fault of daybook's own.
  package func formattingRefused(_ path: String) -> String {
    say(
      "\(path.printable) was left as it is: its plain form would not say the same; please report this",
      "\(path.printable) zůstal, jak je: prostá podoba by neříkala totéž; ohlaste to prosím")
  }

  /// A change that, read back, is not what was meant.
  package var changeRefused: String {
    say(
      "nothing was changed: the line would not have read back as it was meant; write it in the file yourself",
      "nic se nezměnilo: řádek by se nepřečetl tak, jak byl myšlen; zapište ho do souboru sami")
  }

  /// `drink` in a daybook without water.
  package var noWater: String {
    say(
      "no measure 'water' is declared; add the line 'measure water goal 2500ml cup 250ml' to daybook.conf",
      "není deklarována veličina „water“; přidejte do daybook.conf řádek „measure water goal 2500ml cup 250ml“"
    )
  }

  /// A note without a word in it.
  package var nothingToNote: String {
    say("there is nothing to note; write some text", "není co zapsat; napište nějaký text")
  }

  /// A note that would count as something.
  package func notText(_ line: String) -> String {
    say(
      "\(quoted(line)) would not be text but count as something; 'daybook add' is for that",
      "\(quoted(line)) by nebyl text, ale něco by znamenal; na to je „daybook add“")
  }

  /// No place to remember changes in.
  package var noStateFolder: String {
    say(
      "nothing is remembered to take back: neither XDG_STATE_HOME nor HOME is set",
      "není zapamatováno nic, co vzít zpět: XDG_STATE_HOME ani HOME není nastaveno")
  }

  /// The ending of a file that tells no format.
  package func unknownEnding(_ path: String, formats: [String]) -> String {
    let list = formats.joined(separator: ", ")
    return say(
      "the ending of \(quoted(path)) tells no format; write --format with one of \(list)",
      "přípona \(quoted(path)) neurčuje formát; napište --format a jeden z \(list)")
  }

  /// A setting that there is not.
  package func unknownSetting(_ key: String, near: [String], all: [String]) -> String {
    if let near = near.first {
      return say(
        "\(quoted(key)) is not a setting; did you mean \(quoted(near))?",
        "\(quoted(key)) není nastavení; měli jste na mysli \(quoted(near))?")
    }
    let list = all.joined(separator: ", ")
    return say(
      "\(quoted(key)) is not a setting; there are \(list)", "\(quoted(key)) není nastavení; jsou tu \(list)")
  }

  /// The `daybook.conf` that `init` writes: every line of it valid, its remarks in the person's language.
  package func firstConfiguration(goal: String, cup: String) -> String {
    let remarks = (
      head: say(
        "What this daybook tracks. Edit it freely; man 5 daybook tells all that may stand here.",
        "Co tento deník sleduje. Upravte si ho; vše, co tu může stát, říká man 5 daybook."),
      water: say("water:", "voda:"),
      habits: say(
        "Habits, one a line; take away the # of those you want, and add your own.",
        "Návyky, na každém řádku jeden; u těch, které chcete, smažte #, a přidejte vlastní.")
    )
    return """
      daybook 1
      # \(remarks.head)
      language \(language.rawValue)
      active 08:00-22:00
      remind off

      measure water "\(say("Water", "Voda"))" goal \(goal) cup \(cup) presets 100ml 250ml 330ml 500ml

      # \(remarks.habits)
      # habit breakfast 10:30 "\(say("Breakfast", "Snídaně"))"
      # habit workout "\(say("Workout", "Cvičení"))" every mon wed fri
      # habit read "\(say("Read", "Čtení"))" 3/week

      """
  }
}

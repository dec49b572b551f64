import Journal

extension Words {
  /// What `remove` says after the lines: `2 lines removed; 'daybook undo' brings them back`.
  package func removed(_ count: Int) -> String {
    let lines = lines(count)
    return say(
      "\(lines) removed; 'daybook undo' brings \(count == 1 ? "it" : "them") back",
      "\(czech(count, "odebrán", "odebrány", "odebráno")) \(lines); vrátí \(count == 1 ? "ho" : "je") „daybook undo“"
    )
  }

  /// Why the amount of a line is not stepped, and what to do instead.
  package func refusal(of step: AmountStep, _ reason: AmountStep.Refusal, line: String) -> String {
    let line = quoted(line)
    switch reason {
    case .noAmount:
      return say(
        "\(line) has no amount to step; write the whole line after its number instead",
        "\(line) nemá množství, které by šlo změnit o krok; napište za číslo celý řádek")
    case .notAnAmount:
      return say(
        "\(quoted(step.typed)) is no amount that \(line) could be changed by; write one such as '+50ml'",
        "\(quoted(step.typed)) není množství, o které by šlo \(line) změnit; napište třeba „+50ml“")
    case .belowZero:
      return say(
        "\(line) holds less than \(quoted(step.typed)), and no amount is below zero; 'daybook remove' takes the line out",
        "\(line) obsahuje méně než \(quoted(step.typed)) a množství nemůže klesnout pod nulu; řádek odebere „daybook remove“"
      )
    case .notExact(let unit):
      return say(
        "\(quoted(step.typed)) cannot be written exactly in \(inQuotes(unit)), the unit of \(line); step by that unit",
        "\(quoted(step.typed)) nejde přesně zapsat v jednotce \(inQuotes(unit)), kterou má \(line); krokujte v ní"
      )
    }
  }

  /// Why a line of the configuration is not written.
  package func refusal(ofSetting key: String, _ reason: ConfigurationChange.Refusal) -> String {
    switch reason {
    case .unknownWord(let near):
      return unknownSetting(key, near: near, all: ConfigurationChange.keywords)
    case .problem(let problem):
      return message(for: problem) + say("; nothing was changed", "; nic se nezměnilo")
    case .notReadBack: return changeRefused
    }
  }

  /// A word after `config allow` that is not `off`.
  package var notAnAllowance: String {
    say(
      "after 'config allow' there is nothing to write but 'off'",
      "za „config allow“ může stát jen „off“")
  }

  /// `config allow` where no command is configured.
  package var nothingToAllow: String {
    say(
      "there is nothing to allow: daybook.conf holds neither 'coach' nor 'push'",
      "není co povolit: v daybook.conf není „coach“ ani „push“")
  }

  /// `config allow` where nothing can be remembered.
  package var noStateForAllowing: String {
    say(
      "this cannot be remembered: neither XDG_STATE_HOME nor HOME is set",
      "nejde si to zapamatovat: XDG_STATE_HOME ani HOME není nastaveno")
  }

  /// No editor, or one that cannot be found; `named` is what the environment says.
  package func noEditor(_ named: String?) -> String {
    guard let named else {
      return say(
        "there is no editor: set EDITOR, such as EDITOR=nano",
        "není tu žádný editor: nastavte EDITOR, třeba EDITOR=nano")
    }
    return say(
      "the editor \(quoted(named)) cannot be run; set VISUAL or EDITOR to a program on PATH",
      "editor \(quoted(named)) nejde spustit; nastavte VISUAL nebo EDITOR na program z PATH")
  }

  /// An editor that ended badly.
  package func editorFailed(_ name: String) -> String {
    say(
      "the editor \(quoted(name)) ended with an error; what it wrote is kept",
      "editor \(quoted(name)) skončil chybou; co zapsal, zůstává")
  }

  /// A file that nobody changed in the editor; one that was only a template is gone again.
  package func leftAsItWas(_ path: String, wasThere: Bool) -> String {
    wasThere
      ? say("\(shown(path)) is as it was", "\(shown(path)) je, jak byl")
      : say(
        "nothing was written, so \(shown(path)) was not made", "nic nebylo napsáno, \(shown(path)) nevznikl")
  }

  /// What a proof found that would be lost, which is a fault of daybook's own.
  package func loss(_ loss: EditingProof.Loss, in path: String) -> String {
    let path = shown(path)
    switch loss {
    case .parsing:
      return say(
        "\(path): read and put together again it is not the same; please report this",
        "\(path): přečten a složen zpět není stejný; ohlaste to prosím")
    case .formatting:
      return say(
        "\(path): its plain form would not say the same; please report this",
        "\(path): prostá podoba by neříkala totéž; ohlaste to prosím")
    case .editing(let line):
      return say(
        "\(path):\(line + 1): an edit of this line could not be taken back; please report this",
        "\(path):\(line + 1): změnu tohoto řádku by nešlo vzít zpět; ohlaste to prosím")
    }
  }

  /// What `check --deep` has proved: `73 files, 1,240 lines: reading, formatting and editing lose nothing`.
  package func proved(files count: Int, lines: Int, losses: Int) -> String {
    let tried = "\(files(count)), \(self.lines(lines))"
    if losses == 0 {
      return say(
        "\(tried): reading, formatting and a trial edit of each line lose nothing",
        "\(tried): čtení, úprava tvaru a zkušební změna každého řádku nic neztratí")
    }
    return say(
      "\(tried): \(problems(losses)) would cost something; nothing was written",
      "\(tried): \(problems(losses)) by něco \(czech(losses, "stál", "stály", "stálo")); nic se nezapsalo")
  }

  /// What was proved before the first write to a daybook that daybook did not make.
  package func provedFirst(_ paths: [String], lines: Int) -> String {
    let lines = self.lines(lines)
    guard paths.count == 1, let path = paths.first else {
      let files = files(paths.count)
      return say(
        "first change of this daybook: \(files), \(lines), were tried first, and nothing of them gets lost; 'daybook check --deep' tries all files",
        "první změna tohoto deníku: \(files), \(lines), \(czech(paths.count, "byl", "byly", "bylo")) nejdřív \(czech(paths.count, "vyzkoušen", "vyzkoušeny", "vyzkoušeno")) a nic se z nich neztratí; všechny soubory vyzkouší „daybook check --deep“"
      )
    }
    return say(
      "first change of this daybook: \(shown(path)), \(lines), was tried first, and nothing of it gets lost; 'daybook check --deep' tries all files",
      "první změna tohoto deníku: \(shown(path)), \(lines), byl nejdřív vyzkoušen a nic se z něj neztratí; všechny soubory vyzkouší „daybook check --deep“"
    )
  }

  /// The end of a sentence about a write that was not made.
  package var notWritten: String { say("; nothing was changed", "; nic se nezměnilo") }
}

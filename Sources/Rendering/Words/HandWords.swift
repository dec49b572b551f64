import Journal

extension Words {
  /// What `remove` says after the lines: `2 lines removed; 'daybook undo' brings them back`.
  package func removed(_ count: Int) -> String {
    let lines = lines(count)
    return say(
      "\(lines) removed; 'daybook undo' brings \(count == 1 ? "it" : "them") back",
      "\(czech(count, "odebrán", "odebrány", "odebráno")) \(lines); vrátí \(count == 1 ? "ho" : "je") „daybook undo“")
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
        "\(quoted(step.typed)) nejde přesně zapsat v jednotce \(inQuotes(unit)), kterou má \(line); krokujte v ní")
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
      : say("nothing was written, so \(shown(path)) was not made", "nic nebylo napsáno, \(shown(path)) nevznikl")
  }
}

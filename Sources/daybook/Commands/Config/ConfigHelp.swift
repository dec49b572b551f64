import Arguments
import Speech

/// The long help of `config`.
extension ConfigCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "Each setting is shown with its value and its origin: a line of daybook.conf, the environment, an option, or the default. A VALUE changes or adds one line of daybook.conf, unless it would be an error.",
        cs:
          "U každého nastavení je hodnota a její původ: řádek daybook.conf, prostředí, volba, nebo výchozí hodnota. VALUE změní nebo přidá jeden řádek daybook.conf, pokud by to nebyla chyba."
      ),
      Phrase(
        "The settings are \(settings).", cs: "Nastavení jsou \(settings)."),
      Phrase(
        "KEY may also be habit, measure, goal, cup, unit or pause, followed by the rest of its line; what is new holds from today, unless it says from.",
        cs:
          "KEY může být i habit, measure, goal, cup, unit nebo pause, dál zbytek řádku; co je nové, platí ode dneška, pokud není uvedeno from."
      ),
      Phrase(
        "'config allow' lets this daybook's coach and push commands run on this machine until one of them changes; 'config allow off' takes that back. It keeps the whole path of each program, and only that program runs; one that is named by a relative path, or lies in the daybook, is refused.",
        cs:
          "„config allow“ povolí příkazy coach a push tohoto deníku na tomto stroji, dokud se některý nezmění; „config allow off“ to odvolá. Uloží celou cestu každého programu a poběží jen ten; program uvedený relativní cestou nebo ležící v deníku odmítne."
      ),
    ]
  }

  private static var settings: String { SettingList.keys.joined(separator: ", ") }

  static var examples: [Example] {
    [
      Example("daybook config language", Phrase("One setting", cs: "Jedno nastavení")),
      Example("daybook config week sunday", Phrase("Changes it", cs: "Změní ho")),
      Example(
        "daybook config habit read Read 3/week",
        Phrase("A new habit, from today", cs: "Nový návyk, ode dneška")),
      Example(
        "daybook config goal water 3000ml", Phrase("Another goal, from today", cs: "Jiný cíl, ode dneška")),
    ]
  }
}

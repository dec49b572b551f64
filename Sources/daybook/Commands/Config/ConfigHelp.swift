import Arguments
import Speech

/// The long help of `config`.
extension ConfigCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "Each setting is shown with its value and its origin: a line of daybook.conf, the environment, an option, or the default. A VALUE changes or adds one line of daybook.conf, unless it would be an error.",
        cs:
          "U každého nastavení je hodnota a její původ: řádek daybook.conf, prostředí, volba, nebo výchozí hodnota. HODNOTA změní nebo přidá jeden řádek daybook.conf, pokud by to nebyla chyba."
      ),
      Phrase(
        "The settings are \(settings).", cs: "Nastavení jsou tato: \(settings)."),
      Phrase(
        "KEY may also be habit, measure, goal, cup, unit, pause or group, followed by the rest of its line; what is new holds from today, unless it says from; the date may be said as in '--date': from tomorrow. Of a habit or measure that is declared only the parts that are given change. presets NAME AMOUNT... says the amounts offered for a drink, end NAME the last day of a habit or measure: today, or a date behind it.",
        cs:
          "KLÍČ může být i habit, measure, goal, cup, unit, pause nebo group, a za ním zbytek řádku; co je nové, platí ode dneška, pokud není uvedeno from; datum může být řečeno jako u „--date“: from zítra. U návyku nebo veličiny, které už jsou, se změní jen uvedené části. presets JMÉNO MNOŽSTVÍ... jsou množství nabízená k pití, end JMÉNO je poslední den návyku nebo veličiny: dnešek, nebo datum za ním."
      ),
      Phrase(
        "Below the settings stands what is tracked, with goals, cups, presets, schedules and dates; config NAME shows one habit or measure, also goals and cups that no longer hold, config pause the pauses, and so for habit, measure and unit.",
        cs:
          "Pod nastavením je, co se sleduje, s cíli, hrnky, předvolbami, rozvrhy a daty; config JMÉNO ukáže jeden návyk nebo veličinu, i cíle a hrnky, které už neplatí, config pause přestávky, a tak i habit, measure a unit."
      ),
      Phrase(
        "'config allow' lets this daybook's coach and push commands run on this machine until one of them changes; 'config allow off' takes that back. It keeps the whole path of each program, and only that program runs; one that is named by a relative path, or lies in the daybook, is refused.",
        cs:
          "„config allow“ povolí příkazy coach a push tohoto deníku na tomto počítači, dokud se některý nezmění; „config allow off“ to odvolá. Uloží celou cestu každého programu a poběží jen ten; program uvedený relativní cestou nebo ležící v deníku odmítne."
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
      Example(
        "daybook config presets water 100ml 250ml", Phrase("Other presets", cs: "Jiné předvolby")),
      Example(
        "daybook config habit gym every mon wed fri",
        Phrase("Another schedule", cs: "Jiný rozvrh")),
      Example("daybook config end gym", Phrase("Ends with today", cs: "Dneškem končí")),
    ]
  }
}

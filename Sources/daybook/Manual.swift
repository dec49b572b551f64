import Arguments
import Reports

/// What the manual says beside the commands themselves.
enum Manual {
  /// The date of the last change of these words.
  static let date = (year: 2026, month: 11, day: 21)

  /// The lines at the end of the overview.
  static var more: [Sentence] {
    [
      Sentence(
        "The manual has it all: man daybook, man 5 daybook.",
        cs: "Vše je v manuálu: man daybook, man 5 daybook.")
    ]
  }

  /// The page daybook(1) in mdoc.
  static func page(in tongue: Tongue) -> String {
    CommandList.table.manPage(in: tongue, date: date, description: description, sections: sections)
  }

  private static var description: [Sentence] {
    [
      Sentence(
        "A person writes each day down in one small text file, in any editor and on any device; daybook reads the folder and answers how the day is going, what the week looks like, which streaks hold, and what goes into the spreadsheet. It writes too, one line at a time, and never disturbs what the person wrote. The format is in daybook(5).",
        cs:
          "Člověk zapisuje každý den do jednoho malého textového souboru, v jakémkoli editoru a na jakémkoli zařízení; daybook složku přečte a odpoví, jak se den daří, jak vypadá týden, které řady drží a co patří do tabulky. Umí i psát, po jednom řádku, a nikdy nenaruší, co člověk napsal. Formát popisuje daybook(5)."
      ),
      Sentence(
        "Without a command it shows today. Options may stand before or after the command. A date is 2026-01-12, today, yesterday, tomorrow, -1, +2, mon (the latest, today included), jan 12 or 12.1. (in the year that brings it nearest), and in Czech dnes, včera, po. A period is a date, 2026-W03 (the week that holds that ISO week's Thursday), 2026-01, 2026, this or last week, month or year, all, or A..B with either end left out.",
        cs:
          "Bez příkazu ukáže dnešek. Volby mohou stát před příkazem i za ním. Datum je 2026-01-12, today, yesterday, tomorrow, -1, +2, mon (poslední takový den, i dnešek), jan 12 nebo 12.1. (v nejbližším roce), česky dnes, včera, po. Období je datum, 2026-W03 (týden se čtvrtkem toho týdne ISO), 2026-01, 2026, tento nebo minulý týden, měsíc nebo rok (i anglicky), all, nebo A..B, kde lze kterýkoli konec vynechat."
      ),
      Sentence(
        "Answers go to standard output, all else to standard error. Problems in files are told as FILE:LINE:COLUMN: severity: message [code] and the report goes on. Reports never write. Writers print what changed as FILE:LINE: text, and undo takes it back.",
        cs:
          "Odpovědi jdou na standardní výstup, vše ostatní na standardní chybový výstup. Potíže v souborech se hlásí jako SOUBOR:ŘÁDEK:SLOUPEC: závažnost: zpráva [kód] a přehled pokračuje. Přehledy nikdy nezapisují. Zapisující příkazy vypíší změnu jako SOUBOR:ŘÁDEK: text a undo ji vezme zpět."
      ),
    ]
  }

  private static var sections: [ManSection] {
    [
      coach,
      ManSection(
        Sentence("Environment", cs: "Prostředí"),
        [
          .list([
            (
              "DAYBOOK_DIR",
              Sentence(
                "The daybook's folder, unless --dir names it.", cs: "Složka deníku, pokud ji neurčí --dir.")
            ),
            ("DAYBOOK_NOW", Sentence("The time now, as with --now.", cs: "Současný čas, jako --now.")),
            (
              "XDG_DATA_HOME",
              Sentence(
                "Holds the daybook that is used where no other is found; ~/.local/share if not set.",
                cs: "Drží deník, který se použije, když se jiný nenajde; jinak ~/.local/share.")
            ),
            (
              "XDG_STATE_HOME",
              Sentence(
                "Holds what undo, remind and push remember, and what was allowed; ~/.local/state if not set.",
                cs: "Drží, co si pamatují undo, remind a push a co bylo povoleno; jinak ~/.local/state.")
            ),
            (
              "LC_ALL, LC_MESSAGES, LANG",
              Sentence(
                "The language, unless --lang or the configuration says it: Czech for cs, else English.",
                cs: "Jazyk, pokud ho neurčí --lang nebo konfigurace: čeština pro cs, jinak angličtina.")
            ),
            (
              "NO_COLOR, CLICOLOR, CLICOLOR_FORCE, TERM",
              Sentence(
                "Whether --color auto uses colours: not with NO_COLOR, always with CLICOLOR_FORCE, not with CLICOLOR=0 or a dumb terminal, else on a terminal.",
                cs:
                  "Zda --color auto použije barvy: s NO_COLOR ne, s CLICOLOR_FORCE vždy, s CLICOLOR=0 nebo TERM=dumb ne, jinak na terminálu."
              )
            ),
            (
              "COLUMNS",
              Sentence("The width where the terminal does not say.", cs: "Šířka, pokud ji neřekne terminál.")
            ),
          ])
        ]),
      ManSection(
        Sentence("Files", cs: "Soubory"),
        [
          .list([
            (
              "2026-01-12.txt",
              Sentence(
                "A day, in the daybook's folder or in a folder of its year or of its year and month.",
                cs: "Den, ve složce deníku, nebo ve složce roku či roku a měsíce.")
            ),
            (
              "daybook.conf",
              Sentence("What is tracked, and the settings.", cs: "Co se sleduje, a nastavení.")
            ),
            (
              "badges.txt",
              Sentence(
                "The badges earned, a line each, kept by the commands that write.",
                cs: "Získané odznaky, každý na řádku; vedou je zapisující příkazy.")
            ),
            (
              "~/.local/state/daybook/undo",
              Sentence(
                "The last changes, for undo; readable by you alone.",
                cs: "Poslední změny pro undo; čitelné jen pro vás.")
            ),
            (
              "~/.local/state/daybook/allowed",
              Sentence(
                "The daybooks whose coach and push commands may run on this machine.",
                cs: "Deníky, jejichž příkazy coach a push se na tomto stroji smí spouštět.")
            ),
            (
              "~/.local/state/daybook/reminded",
              Sentence(
                "What remind has said today, so that it does not say it again.",
                cs: "Co už dnes remind řekl, aby to neopakoval.")
            ),
            (
              "~/.local/state/daybook/coached",
              Sentence(
                "In which words coach said each advice last, so that it says it in others.",
                cs: "Jakými slovy coach kterou radu řekl naposledy, aby ji příště řekl jinak.")
            ),
            (
              "~/.local/state/daybook/push/outbox",
              Sentence(
                "The totals that push was answered for, and those that wait; readable by you alone. Without it every day is sent again. Nothing else is kept outside the daybook.",
                cs:
                  "Součty, na které push dostal odpověď, a ty, které čekají; čitelné jen pro vás. Bez něj se všechny dny pošlou znovu. Nic jiného se mimo deník neukládá."
              )
            ),
          ])
        ]),
      ManSection(
        Sentence("Exit status", cs: "Návratový kód"),
        [
          .list([
            ("0", Sentence("Done, or yes.", cs: "Hotovo, nebo ano.")),
            (
              "1",
              Sentence(
                "No: check found errors or warnings, fmt --check found differences, there was nothing to undo, remind has nothing to say, days still wait for push.",
                cs:
                  "Ne: check našel chyby nebo varování, fmt --check našel rozdíly, nebylo co vzít zpět, remind nemá co říct, na push ještě čekají dny."
              )
            ),
            (
              "2",
              Sentence(
                "Trouble: a wrong command line, or a file that could not be read or written.",
                cs: "Potíže: špatný příkazový řádek, nebo soubor, který nejde přečíst nebo zapsat.")
            ),
          ])
        ]),
      ManSection(Sentence("See also", cs: "Viz též"), [.pages([("daybook", 5)])]),
    ]
  }

  /// What the coach goes by: the names that it knows, and its few rules of thumb.
  private static var coach: ManSection {
    ManSection(
      Sentence("The coach", cs: "Kouč"),
      [
        .paragraph(
          Sentence(
            "It knows habits and measures by these names, labels or aliases; nothing else has to be declared for it, and what is missing it says. Training is else the habit that a goal of food waits for with when.",
            cs:
              "Návyky a veličiny zná podle těchto jmen, popisků nebo aliasů; nic jiného se kvůli němu deklarovat nemusí a co chybí, to řekne. Tréninkem je jinak návyk, na který cíl jídla čeká slovem when."
          )),
        .list(
          CoachRole.all.map { role in
            let names = role.names.joined(separator: ", ")
            return (title(of: role), Sentence(names, cs: names))
          }),
        .paragraph(
          Sentence(
            "A meal is a done tick on a meal's habit, or a line with a counting tag of food. What matters comes in this order: sleep, habits, protein, calories, carbohydrates and fat. Every threshold is a goal of yours; without a goal nothing is judged. Its rules of thumb are these: what is left of the day is shared by the meals still open, later than the last that was eaten, in the proportion that your earlier meals on these habits had on the average, or evenly if of one of them nothing is known; meals are remembered for 60 days, the same words once, and at most three are suggested, the newest first; those within the next meal's share of calories come before others, then while protein is short those that bring it in the proportion that is left, and for the week they are those with the most protein within an even share of a day's calories.",
            cs:
              "Jídlo je hotové odškrtnutí návyku jídla, nebo řádek s počítaným štítkem jídla. Na čem záleží, jde v tomto pořadí: spánek, návyky, bílkoviny, kalorie, sacharidy a tuky. Každá mez je váš cíl; bez cíle se nic nehodnotí. Z hrubých pravidel má jen tato: co ze dne zbývá, dělí na jídla, která jsou ještě otevřená a přijdou po posledním snědeném, v poměru, jaký v průměru měla vaše dřívější jídla na těchto návycích, nebo rovným dílem, není-li o některém nic známo; jídla si bere z 60 dnů, stejná slova jednou, a navrhne nejvýše tři, nejnovější nejdřív; přednost mají ta, která se vejdou do dílu kalorií příštího jídla, a dokud chybí bílkoviny, ta, která je přinesou v poměru, jaký zbývá, a na týden jsou to ta, která mají v rovném dílu denních kalorií bílkovin nejvíc."
          )),
        .paragraph(
          Sentence(
            "coach workout TEXT ticks the training's habit with the text. Where the text names a measure that adds up, or another word for the same exercise, as ran for run, and gives an amount with a unit, the amount is written down too. What is planned for it as an open tick is ticked.",
            cs:
              "coach workout TEXT odškrtne návyk tréninku a text k němu připíše. Jmenuje-li text veličinu, která se sčítá, nebo jiné slovo pro stejný pohyb, třeba běžel pro běh, a uvádí množství s jednotkou, zapíše se i to. Co je pro ni naplánováno jako otevřené políčko, to se odškrtne."
          )),
      ])
  }

  private static func title(of role: CoachRole) -> String {
    switch role {
    case .sleep: "sleep"
    case .nutrient(let nutrient): nutrient.rawValue
    case .training: "workout"
    case .meal: "breakfast"
    }
  }
}

import Arguments
import Reports
import Speech

/// The parts of the manual that no command declares.
enum Manual {
  /// The date of the last change of these words.
  static let date = (year: 2026, month: 11, day: 21)

  /// The sentences at the end of the overview.
  static var more: [Phrase] {
    [
      Phrase(
        "'daybook help format' prints how a day is written, 'daybook help --all' all commands and options. The manual has the rest: man daybook.",
        cs:
          "Jak se zapisuje den, vypíše „daybook help format“, všechny příkazy a volby „daybook help --all“. Zbytek je v manuálu: man daybook."
      )
    ]
  }

  /// The things that a person does every day.
  static var start: [Example] {
    [
      Example("daybook drink", Phrase("A cup of water, now", cs: "Hrnek vody, teď")),
      Example(
        "daybook done breakfast", Phrase("Breakfast, at its usual time", cs: "Snídaně v obvyklý čas")),
      Example("daybook", Phrase("How today is going", cs: "Jak se daří dnešek")),
      Example(
        "daybook ask",
        Phrase("Asks about what is still open", cs: "Zeptá se na to, co je ještě otevřené")),
    ]
  }

  private static var examples: [Example] {
    start + [
      Example(
        "daybook add weight 82.4kg 07:05 --date yesterday",
        cs: "daybook add weight 82,4kg 07:05 --date včera",
        Phrase("Another line, for yesterday", cs: "Jiný řádek, za včerejšek")),
      Example(
        "daybook undo", Phrase("The last change taken back, to the byte", cs: "Vrátí poslední změnu, na bajt")
      ),
      Example("daybook week", Phrase("The week", cs: "Týden")),
      Example(
        "daybook stats water",
        Phrase(
          "Streaks, means, the best and the worst weekday",
          cs: "Série, průměry, nejlepší a nejhorší den v týdnu")
      ),
      Example(
        "daybook check",
        Phrase("The problems in all files, and their fixes", cs: "Chyby ve všech souborech a jejich oprava")),
      Example(
        "daybook export -o everything.csv",
        Phrase("Everything, for a spreadsheet", cs: "Všechno, do tabulky")),
    ]
  }

  /// The page daybook(1) in mdoc.
  static func page(in language: Language) -> String {
    CommandList.table.manPage(
      in: language, date: date, examples: examples, description: description, sections: sections)
  }

  private static var description: [Phrase] {
    [
      Phrase(
        "Each day is one small text file, written in any editor on any device; daybook reads the folder and shows how the day is going, what the week looks like, which streaks hold, and what goes into the spreadsheet. It writes too, one line at a time, and leaves all else as it is. daybook(5) describes the format.",
        cs:
          "Každý den je jeden malý textový soubor, psaný v jakémkoli editoru na jakémkoli zařízení; daybook složku přečte a ukáže, jak se den daří, jak vypadá týden, které série drží a co patří do tabulky. Umí i psát, po jednom řádku, a vše ostatní nechá, jak je. Formát popisuje daybook(5)."
      ),
      Phrase(
        "Without a command it shows today. A first word that is no command but a declared name is a line or a tick ('daybook water 250ml', 'daybook breakfast'), and one that is a date shows that day. Options may stand before the command, after it and between its arguments; -- ends them. A date is 2026-01-12, today, yesterday, tomorrow, -1, +2, mon (the latest, today included), jan 12 or 12.1. (in the year that brings it nearest), 2026-1-5, and in Czech dnes, včera, po. A period is a date, 2026-W03 (the week that holds that ISO week's Thursday), 2026-01, 2026, feb (the latest that has begun), feb 2025, this, last or next week, month or year, last 30 days (weeks, months or years; up to today), all, or A..B with either end left out.",
        cs:
          "Bez příkazu ukáže dnešek. První slovo, které není příkaz, ale deklarované jméno, je řádek nebo odškrtnutí („daybook water 250ml“, „daybook breakfast“), a datum ukáže ten den. Volby mohou stát před příkazem, za ním i mezi jeho argumenty; ukončí je --. Datum je 2026-01-12, today, yesterday, tomorrow, -1, +2, mon (poslední takový den, i dnešek), jan 12 nebo 12.1. (v nejbližším roce), 2026-1-5, česky dnes, včera, po. Období je datum, 2026-W03 (týden se čtvrtkem toho týdne ISO), 2026-01, 2026, únor (poslední, který začal), únor 2025, tento, minulý nebo příští týden, měsíc nebo rok (i anglicky), posledních 30 dní (týdnů, měsíců nebo let; do dneška), all, nebo A..B, kde lze kterýkoli konec vynechat."
      ),
      Phrase(
        "Any other first word WORD runs the program daybook-WORD, if PATH has it, with the words after it as they are. It finds the daybook as daybook itself does: what --dir and --now before the word say is in DAYBOOK_DIR and DAYBOOK_NOW.",
        cs:
          "Jakékoli jiné první slovo SLOVO spustí program daybook-SLOVO, je-li v PATH, se slovy za ním tak, jak jsou. Deník najde jako daybook sám: co říkají --dir a --now před slovem, je v DAYBOOK_DIR a DAYBOOK_NOW."
      ),
      Phrase(
        "Reports go to standard output, all else to standard error. A problem in a file is printed as FILE:LINE:COLUMN: severity: message [code], and the report goes on. Reports never write. Commands that write print what changed as FILE:LINE: text, at a terminal also where the day then stands, and undo takes it back.",
        cs:
          "Přehledy jdou na standardní výstup, vše ostatní na standardní chybový výstup. Problém v souboru se vypíše jako SOUBOR:ŘÁDEK:SLOUPEC: závažnost: zpráva [kód] a přehled pokračuje. Přehledy nikdy nezapisují. Zapisující příkazy vypíší změnu jako SOUBOR:ŘÁDEK: text, na terminálu i to, jak na tom den je, a undo ji vezme zpět."
      ),
    ]
  }

  private static var sections: [ManSection] {
    [
      ManSection(
        Phrase("Environment", cs: "Prostředí"),
        [
          .list([
            (
              "DAYBOOK_DIR",
              Phrase(
                "The daybook's folder, unless --dir names it.", cs: "Složka deníku, pokud ji neurčí --dir.")
            ),
            ("DAYBOOK_NOW", Phrase("The time now, as with --now.", cs: "Současný čas, jako --now.")),
            (
              "XDG_DATA_HOME",
              Phrase(
                "The folder of the daybook that is used if no other is found (default: ~/.local/share).",
                cs: "Složka deníku, který se použije, když se jiný nenajde (jinak ~/.local/share).")
            ),
            (
              "XDG_STATE_HOME",
              Phrase(
                "The folder of what undo, remind and push remember, and of what is allowed (default: ~/.local/state).",
                cs: "Složka toho, co si pamatují undo, remind a push a co je povoleno (jinak ~/.local/state)."
              )
            ),
            (
              "LC_ALL, LC_MESSAGES, LANG",
              Phrase(
                "The language, unless --lang or the configuration names one: Czech for cs, else English.",
                cs: "Jazyk, pokud ho neurčí --lang nebo konfigurace: čeština pro cs, jinak angličtina.")
            ),
            (
              "NO_COLOR, CLICOLOR, CLICOLOR_FORCE, TERM",
              Phrase(
                "Whether --color auto uses colours: not with NO_COLOR, always with CLICOLOR_FORCE, not with CLICOLOR=0 or a dumb terminal, else on a terminal.",
                cs:
                  "Zda --color auto použije barvy: s NO_COLOR ne, s CLICOLOR_FORCE vždy, s CLICOLOR=0 nebo TERM=dumb ne, jinak na terminálu."
              )
            ),
            (
              "COLUMNS",
              Phrase("The width, if the terminal does not tell.", cs: "Šířka, pokud ji neřekne terminál.")
            ),
          ])
        ]),
      ManSection(
        Phrase("Files", cs: "Soubory"),
        [
          .list([
            (
              "2026-01-12.txt",
              Phrase(
                "A day, in the daybook's folder or in a folder of its year or of its year and month; like daybook.conf at most 64 MB.",
                cs:
                  "Den, ve složce deníku, nebo ve složce roku či roku a měsíce; stejně jako daybook.conf nejvýše 64 MB."
              )
            ),
            (
              "daybook.conf",
              Phrase("What is tracked, and the settings.", cs: "Co se sleduje, a nastavení.")
            ),
            (
              "badges.txt",
              Phrase(
                "The badges earned, one a line, kept by the commands that write; undo takes back those that the line earned.",
                cs:
                  "Získané odznaky, každý na řádku; vedou je zapisující příkazy a undo vrátí ty, které řádek získal."
              )
            ),
            (
              "~/.local/state/daybook/undo",
              Phrase(
                "The last changes, for undo; readable by you alone.",
                cs: "Poslední změny pro undo; čitelné jen pro vás.")
            ),
            (
              "~/.local/state/daybook/allowed",
              Phrase(
                "The daybooks whose coach and push commands may run on this machine.",
                cs: "Deníky, jejichž příkazy coach a push se na tomto počítači smí spouštět.")
            ),
            (
              "~/.local/state/daybook/reminded",
              Phrase(
                "What remind has said today, and which goals were celebrated, so that neither comes again.",
                cs: "Co už dnes remind řekl a které splněné cíle se ohlásily, aby se to neopakovalo.")
            ),
            (
              "~/.local/state/daybook/coached",
              Phrase(
                "The words in which coach last gave each advice, so that it chooses others; with --now it does not.",
                cs:
                  "Jakými slovy coach kterou radu řekl naposledy, aby ji příště řekl jinak; s --now se tím neřídí."
              )
            ),
            (
              "~/.local/state/daybook/push/outbox",
              Phrase(
                "The totals that were acknowledged, and those that wait for push; readable by you alone. Without it every day is sent again. Nothing else is kept outside the daybook.",
                cs:
                  "Součty, které byly potvrzeny, a ty, které na push čekají; čitelné jen pro vás. Bez něj se všechny dny pošlou znovu. Nic jiného se mimo deník neukládá."
              )
            ),
          ])
        ]),
      ManSection(
        Phrase("Exit status", cs: "Návratový kód"),
        [
          .list([
            ("0", Phrase("Done, or yes.", cs: "Hotovo, nebo ano.")),
            (
              "1",
              Phrase(
                "No: check found errors or warnings, fmt --check, --diff or --dry-run or export --verify found differences, merge left a conflict, import left something out, there was nothing to undo, a question was answered with no, remind has nothing to say, days still wait for push.",
                cs:
                  "Ne: check našel chyby nebo varování, fmt --check, --diff nebo --dry-run nebo export --verify našel rozdíly, merge nechal konflikt, import něco vynechal, nebylo co vzít zpět, na otázku byla odpověď ne, remind nemá co říct, na push ještě čekají dny."
              )
            ),
            (
              "2",
              Phrase(
                "Trouble: a wrong command line, or a file that could not be read or written. So it is if an earlier day that shapes an answer could not be read, such as one of a streak; if a line was written all the same, that is said.",
                cs:
                  "Potíže: špatný příkazový řádek, nebo soubor, který nejde přečíst nebo zapsat. Také když nejde přečíst dřívější den, na kterém odpověď závisí, třeba den ze série; byl-li řádek přesto zapsán, řekne se to."
              )
            ),
          ])
        ]),
      coach, editors, phones,
      ManSection(Phrase("See also", cs: "Viz též"), [.pages([("daybook", 5)])]),
    ]
  }

  /// The names that the coach knows, and its few rules of thumb.
  private static var coach: ManSection {
    ManSection(
      Phrase("The coach", cs: "Kouč"),
      [
        .paragraph(
          Phrase(
            "It finds habits and measures by these names, labels or aliases, and says what is missing. Without a habit of these names, training is the one that a goal of food names after when.",
            cs:
              "Návyky a veličiny najde podle těchto jmen, popisků nebo aliasů a řekne, co chybí. Bez návyku těchto jmen je tréninkem ten, který cíl jídla uvádí za when."
          )),
        .list(
          CoachRole.all.map { role in
            let names = role.names.joined(separator: ", ")
            return (title(of: role), Phrase(names, cs: names))
          }),
        .paragraph(
          Phrase(
            "A meal is a done tick of a meal's habit, or a line with a counting tag or an amount of food; a line of training is none. What matters comes in this order: sleep, habits, protein, calories, carbohydrates and fat. Every threshold is a goal of yours; without a goal nothing is judged. What is left of the day is shared among the meals after the last one eaten, in the proportion of your earlier meals, or evenly if nothing is known of one of them. What needs more than half of a day's protein in one meal is not asked of it, and what is more than three hours late is not urged. Meals of the last 60 days are suggested, at most three, the newest first: those within the next meal's calories, and of these, while protein is short, first those that bring their share of it; for the week, those with the most protein. Shares are rounded, to tens from 100 on and to fives from 20 on.",
            cs:
              "Jídlo je hotové odškrtnutí návyku jídla, nebo řádek s počítaným štítkem či množstvím jídla; řádek tréninku jídlo není. Na čem záleží, jde v tomto pořadí: spánek, návyky, bílkoviny, kalorie, sacharidy a tuky. Každá mez je váš cíl; bez cíle se nic nehodnotí. Co ze dne zbývá, se dělí na jídla po posledním snědeném, v poměru vašich dřívějších jídel, nebo rovným dílem, není-li o některém nic známo. Víc než polovina denních bílkovin se po jednom jídle nechce a na to, co má přes tři hodiny zpoždění, se nenaléhá. Navrhují se jídla z posledních 60 dnů, nejvýše tři, nejnovější nejdřív: ta, která se vejdou do kalorií příštího jídla, a z nich, dokud chybí bílkoviny, nejdřív ta, která přinesou svůj díl; na týden ta, která mají bílkovin nejvíc. Podíly se zaokrouhlují, od 100 na desítky a od 20 na pětky."
          )),
        .paragraph(
          Phrase(
            "coach workout TEXT ticks the habit of training, with the text; an open tick that is planned for it is ticked. If the text gives an amount with a unit and names a measure that adds up, or another word for its exercise, as ran for run, the amount is written too. A habit called gym or posilovna stands for one place of training, unless a goal of food waits for it: where the text does not name it, the habit that the text begins with is ticked instead, and beside an amount none. A time in the text is that of the training. Its calories are burned and not eaten: kcal:300 becomes burned:300kcal.",
            cs:
              "coach workout TEXT odškrtne návyk tréninku, i s textem; otevřené políčko, které je pro něj naplánováno, se odškrtne. Uvádí-li text množství s jednotkou a veličinu, která se sčítá, nebo jiné slovo pro její pohyb, třeba běžel pro běh, zapíše se i množství. Návyk jménem gym nebo posilovna je jen jedno místo tréninku, leda by na něj čekal cíl jídla: když ho text nejmenuje, odškrtne se místo něj návyk, kterým text začíná, a vedle množství žádný. Čas v textu je časem tréninku. Jeho kalorie jsou spálené, ne snědené: kcal:300 bude burned:300kcal."
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

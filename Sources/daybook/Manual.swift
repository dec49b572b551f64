import Arguments

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
                "Holds what undo needs; ~/.local/state if not set.",
                cs: "Drží, co potřebuje undo; jinak ~/.local/state.")
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
                "What remind has said, so that it does not say it again. Nothing else is kept outside the daybook.",
                cs: "Co už remind řekl, aby to neopakoval. Nic jiného se mimo deník neukládá.")
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
                "No: check found errors or warnings, fmt --check found differences, there was nothing to undo.",
                cs: "Ne: check našel chyby nebo varování, fmt --check našel rozdíly, nebylo co vzít zpět.")
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
}

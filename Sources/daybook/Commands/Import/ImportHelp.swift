import Arguments
import Speech

/// The long help of `import`.
extension ImportCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "New lines carry source: and id:, so that a second import adds only what is new. A row a day without a time is that of a line that says the same, and what a day's own lines say otherwise is told and left out. It is one step for 'undo'. A folder, a zip (through unzip) and a pipe (-) are read, and the format is found by what is in them. Files are in UTF-8, or in UTF-16 with a byte order mark.",
        cs:
          "Nové řádky mají štítky source: a id:, takže druhý import přidá jen to, co je nové. Řádek tabulky za den bez času patří k řádku, který říká totéž; co vlastní řádky dne říkají jinak, se ohlásí a vynechá. Pro „undo“ je to jeden krok. Čte se složka, zip (přes unzip) i roura (-) a formát se pozná podle obsahu. Soubory jsou v UTF-8, nebo v UTF-16 se značkou pořadí bajtů."
      ),
      Phrase(
        "Undeclared names are skipped, and shown with the lines that would declare them. A line of an earlier import that its record contradicts now is told, and changed only with --update.",
        cs:
          "Nedeklarovaná jména se přeskočí a vypíší i s řádky, které by je deklarovaly. Řádek dřívějšího importu, kterému jeho záznam teď odporuje, se vypíše, a změní jen s --update."
      ),
      Phrase(
        "A number without a unit, a count or a tick for a measure of a volume is a question, and nothing is written before it is answered: --as water=cup, --as water=ml, --as water=habit, or --name Water=other. A total of a day has no time. Numbers such as 1.500 in a column of ml, g, kcal or counts may be thousands: if no other number of the column shows that the point is a decimal one, they are left out, and told.",
        cs:
          "Číslo bez jednotky, počet nebo odškrtnutí u objemové veličiny je otázka a dokud není zodpovězena, nic se nezapíše: --as water=cup, --as water=ml, --as water=habit, nebo --name Water=jiné. Součet dne nemá čas. Čísla jako 1.500 ve sloupci s ml, g, kcal nebo počty mohou být tisíce: neukazuje-li jiné číslo sloupce, že tečka je desetinná, vynechají se a ohlásí."
      ),
      Phrase(
        "Each column, habit, kind of record and file of a folder that is left out is told, with the line of daybook.conf that takes it; --explain tells all of it without a daybook, --json as an object, --only NAME leaves the rest out unasked. What was taken back in the other program since is told; with --update a tick is opened here, and an entry made a comment; a habit renamed here stays renamed.",
        cs:
          "Každý vynechaný sloupec, návyk, druh záznamu i soubor ve složce se ohlásí, i s řádkem daybook.conf, který ho vezme; --explain to vše řekne bez deníku, --json jako objekt, --only NÁZEV ostatní mlčky vynechá. Co mezitím v jiném programu zmizelo, se ohlásí; s --update se tu odškrtnutí otevře a ze záznamu bude komentář; přejmenovaný návyk zůstane přejmenovaný."
      ),
      Phrase(
        "A backup (export --format json) restores its files byte for byte and overwrites none. JSON with 'habits', 'dailyData' and 'habitTimes' alone declares its habits in a new daybook.",
        cs:
          "Záloha (export --format json) obnoví své soubory bajt po bajtu a žádný nepřepíše. JSON jen s „habits“, „dailyData“ a „habitTimes“ v novém deníku své návyky deklaruje."
      ),
      Phrase(
        "Apple Health gives water, and weight, caffeine, energy, protein, steps, sleep and workouts if declared; steps and sleep are one line a day, without the day of the export. Records are recognised in any time zone, but a day ends at midnight in --zone: use the same one each time.",
        cs:
          "Z Apple Health se bere voda, a jsou-li deklarovány, i váha, kofein, energie, bílkoviny, kroky, spánek a cvičení; kroky a spánek jsou jeden řádek na den, bez dne exportu. Záznamy se poznají v každém časovém pásmu, ale den končí o půlnoci v --zone: používejte vždy totéž."
      ),
      Phrase(
        "A daybook's own csv brings back ticks, entries and counting tags, but no comments, text or goal lines. A report's table (list, day, week, stats) is refused. From wide, if its headings are those of this daybook, what one measure counts for another (counts 80% water) is taken off the totals again: declare that first.",
        cs:
          "Vlastní csv vrátí odškrtnutí, záznamy a počítané štítky, ale ne komentáře, text a řádky s cílem. Tabulka přehledu (list, day, week, stats) se odmítne. Má-li wide nadpisy tohoto deníku, odečte se ze součtů to, co jedna veličina počítá do druhé (counts 80% water): deklarujte to předem."
      ),
      Phrase(
        "The exit status is 1 if something was not understood or held data and was left out unasked; the rest is taken all the same. It is 2 if there is a question.",
        cs:
          "Návratový kód je 1, nebylo-li něčemu rozumět nebo zůstala-li vynechaná data, o jejichž vynechání nikdo nežádal; ostatní se přesto převezme. Je-li otázka, je 2."
      ),
    ]
  }

  static var examples: [Example] {
    [
      Example(
        "daybook import apple_health_export --zone Europe/Prague --dry-run",
        Phrase("Look first", cs: "Nejdřív se podívat")),
      Example("daybook import 'Loop Habits' --declare", Phrase("With its habits", cs: "I s návyky")),
      Example(
        "daybook import water.csv --map date=Day,water=Glasses:cup",
        Phrase("A table of your own", cs: "Vlastní tabulka")),
      Example(
        "daybook import habits.zip --explain",
        Phrase("What is in it, and its place here", cs: "Co v tom je a kam to patří")),
      Example(
        "daybook import HabitBull.csv --as water=cup",
        Phrase("Counts that are cups", cs: "Počty, které jsou hrnky")),
      Example("mkdir copy && daybook --dir copy import backup.json", Phrase("A backup", cs: "Záloha")),
    ]
  }
}

import Arguments

/// The long help of `import`.
extension ImportCommand {
  static var discussion: [Sentence] {
    [
      Sentence(
        "New lines carry source: and id:, so that a second import adds only what is new. All of it is one step for 'undo'. Unpack a packed export first. Files are in UTF-8, or in UTF-16 with a byte order mark.",
        cs:
          "Nové řádky mají štítky source: a id:, takže druhý import přidá jen to, co je nové. Celý import je pro „undo“ jeden krok. Zabalený export nejdřív rozbalte. Soubory jsou v UTF-8, nebo v UTF-16 se značkou pořadí bajtů."
      ),
      Sentence(
        "Undeclared names are skipped; the lines that would declare them are shown. What an earlier import wrote and the same record contradicts now is told, and changed only with --update.",
        cs:
          "Nedeklarovaná jména se přeskočí; ukážou se řádky, které by je deklarovaly. Čemu z dřívějšího importu tentýž záznam teď odporuje, to se vypíše, a změní jen s --update."
      ),
      Sentence(
        "A backup (export --format json) restores its files byte for byte and overwrites none. JSON with 'habits', 'dailyData' and 'habitTimes' alone declares its habits in a new daybook.",
        cs:
          "Záloha (export --format json) obnoví své soubory bajt po bajtu a žádný nepřepíše. JSON jen s „habits“, „dailyData“ a „habitTimes“ v novém deníku své návyky deklaruje."
      ),
      Sentence(
        "Apple Health gives water, and weight, caffeine, energy, protein, steps, sleep and workouts if declared; steps and sleep are one line a day, and those of the export's own day wait for the next. Records are recognised in any time zone, but a day's sums are cut at midnight in --zone: use the same one each time.",
        cs:
          "Z Apple Health se bere voda, a jsou-li deklarovány, i váha, kofein, energie, bílkoviny, kroky, spánek a cvičení; kroky a spánek jsou jeden řádek na den a ty ze dne exportu počkají na příště. Záznamy se poznají v každém časovém pásmu, ale součty dne dělí půlnoc v --zone: používejte vždy totéž."
      ),
      Sentence(
        "A daybook's own csv brings back every tick, entry and counting tag, but no comments, text or goal lines. In wide a day's total holds what other measures count for it (counts 80% water); in a table with exactly this daybook's headings that share is taken off again, any other is taken as it stands. Declare the shares first.",
        cs:
          "Vlastní csv vrátí každé odškrtnutí, záznam i počítaný štítek, ale ne komentáře, text a řádky s cílem. Ve wide je v součtu dne i to, co do něj počítají jiné veličiny (counts 80% water); v tabulce s přesně těmi nadpisy, které má tento deník, se ten podíl zase odečte, každá jiná se bere, jak je. Podíly deklarujte předem."
      ),
      Sentence(
        "The exit status is 1 if something was not understood; the rest is taken all the same.",
        cs: "Návratový kód je 1, nebylo-li něčemu rozumět; ostatní se přesto převezme."),
    ]
  }

  static var examples: [Example] {
    [
      Example(
        "daybook import apple_health_export --zone Europe/Prague --dry-run",
        Sentence("Look first", cs: "Nejdřív se podívat")),
      Example("daybook import 'Loop Habits' --declare", Sentence("With its habits", cs: "I s návyky")),
      Example(
        "daybook import water.csv --map date=Day,water=Glasses:cup",
        Sentence("A table of your own", cs: "Vlastní tabulka")),
      Example("daybook --dir copy import backup.json", Sentence("A backup", cs: "Záloha")),
    ]
  }
}

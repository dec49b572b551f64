import Arguments
import Speech

/// The long help of `merge`.
extension MergeCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "A sync service leaves a copy beside a day that two devices wrote. Every line of both is kept; of two ticks of a habit the stronger stays, or both if that cannot be known. In Markdown the front matter of both is one, and a block of code or a comment stays whole. The copy is then deleted; 'undo' brings it back. Second files of a day, and copies of daybook.conf and badges.txt, are merged too. A name by which only another file is reached, a link or a folder mounted twice, is left alone.",
        cs:
          "Synchronizační služba nechá kopii vedle dne, do kterého psala dvě zařízení. Zůstanou všechny řádky obou; ze dvou odškrtnutí návyku zůstane silnější, a nelze-li to poznat, obě. V Markdownu se hlavičky obou spojí v jednu a blok kódu nebo komentář zůstává celý. Kopie se pak smaže; „undo“ ji vrátí. Slučují se i druhé soubory dne a kopie daybook.conf a badges.txt. Jméno, které jen vede k jinému souboru, odkaz nebo dvakrát připojená složka, zůstává, jak je."
      ),
      Phrase(
        "What a killed write of daybook left beside a file, such as .2026-01-12.txt.daybook, is never merged if the file holds it or 'undo' knows it: merge and check delete it.",
        cs:
          "Co vedle souboru nechal zabitý zápis programu daybook, třeba .2026-01-12.txt.daybook, se nikdy neslučuje, má-li to soubor v sobě nebo zná-li to „undo“: merge i check to smažou."
      ),
      Phrase(
        "A name such as 2026-01-12-LAPTOP.txt may be a file of your own: it is merged only if you name its day. The exit status is 1 if something is left to decide.",
        cs:
          "Jméno jako 2026-01-12-LAPTOP.txt může být váš vlastní soubor: sloučí se, jen když jeho den uvedete. Návratový kód je 1, zbývá-li o čem rozhodnout."
      ),
      Phrase(
        "--install, once in each clone, adds lines to .gitattributes and sets merge.daybook.driver. git then runs 'daybook merge-driver ANCESTOR OURS THEIRS PATH', which writes the merged file over OURS, with status 1 if a conflict is left, in git's merge.conflictStyle. Where daybook cannot run, 'git merge-file' takes its place, and markers are left as without daybook. check says when a driver is out of date; --install renews it.",
        cs:
          "--install, jednou v každém klonu, přidá řádky do .gitattributes a nastaví merge.daybook.driver. git pak spouští „daybook merge-driver PŘEDEK NAŠE JEJICH CESTA“, který sloučený soubor zapíše přes NAŠE, se stavem 1, zůstal-li konflikt, ve stylu podle merge.conflictStyle. Kde daybook nejde spustit, zastoupí ho „git merge-file“ a zůstanou značky jako bez něj. check řekne, kdy je ovladač zastaralý; --install ho obnoví."
      ),
    ]
  }

  static var examples: [Example] {
    [
      Example("daybook merge", Phrase("All copies that are certain", cs: "Všechny jisté kopie")),
      Example("daybook merge 2026-01-12", Phrase("The copies of one day", cs: "Kopie jednoho dne")),
    ]
  }
}

import Arguments
import Speech

/// The long help of `export`.
extension ExportCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "csv has a row for each tick, entry and counting tag, wide a row a day and a column for each measure and habit, jsonl a record a line; json is a backup of the whole daybook. sql is a script for sqlite3 or DuckDB with the records and a view of the days; ics is a calendar of what was done and what is due, and of the times at which 'remind' may speak, four weeks ahead without a period.",
        cs:
          "csv má řádek pro každé odškrtnutí, záznam a počítaný štítek, wide řádek na den a sloupec pro každou veličinu a návyk, jsonl jeden záznam na řádku; json je záloha celého deníku. sql je skript pro sqlite3 nebo DuckDB se záznamy a pohledem na dny; ics je kalendář toho, co se udělalo a co je v plánu, a časů, kdy se může ozvat „remind“, bez období na čtyři týdny dopředu."
      ),
      Phrase(
        "With --by week or month a row of wide is a week as 'week' has it or a month, cut to the days asked for, and whole without a period: each measure's total (its mean, if it does not add up) and the days that have one, each habit's days met and due. csv, jsonl and fhir have an id for each record, which stays when other lines change.",
        cs:
          "S --by week nebo month je řádkem wide týden podle „week“ nebo měsíc, oříznutý na požadované dny, bez období celý: součet každé veličiny (nebo průměr, když se nesčítá) a počet dnů s hodnotou, u návyku kolik dnů se splnilo a kolik jich bylo v plánu. csv, jsonl a fhir mají u každého záznamu id, které zůstane, i když se změní jiné řádky."
      ),
      Phrase(
        "fitiq has the litres drunk on each day, fhir each drink as an Observation: of --of, else of the measure called water, else of the first volume with a goal.",
        cs:
          "fitiq má na každý den vypité litry, fhir každé napití jako Observation: veličiny z --of, jinak té zvané water, jinak prvního objemu s cílem."
      ),
      Phrase(
        "The dialect excel adds a byte order mark and a quote before cells that a spreadsheet would run; excel-cs has semicolons and decimal commas as well.",
        cs:
          "Dialekt excel přidá značku pořadí bajtů a apostrof před buňky, které by tabulka spustila; excel-cs má navíc středníky a desetinné čárky."
      ),
      Phrase(
        "A week as a pivot table, in a minute: open the csv of the week in LibreOffice (with excel-cs: separated by semicolons, language Czech), choose Insert, Pivot Table, and drag name to the row fields, date to the column fields and value to the data fields. In Excel it is the same with rows, columns and values. With state in place of value, and its count, it is the ticks. An open or skipped tick with an amount has a value too, which counts for nothing: drag state to the filters and leave both out. What one measure counts for another is in wide alone.",
        cs:
          "Týden jako kontingenční tabulka, za minutu: otevřete csv toho týdne v LibreOffice (s excel-cs: oddělené středníky, jazyk čeština), zvolte Vložit, Kontingenční tabulka a přetáhněte name do polí řádků, date do polí sloupců a value do datových polí. V Excelu je to stejné s řádky, sloupci a hodnotami. Se state místo value a s funkcí Počet jsou to odškrtnutí. Hodnotu má i otevřené nebo vynechané políčko s množstvím, nepočítá se ale do ničeho: přetáhněte state do filtrů a obojí vynechte. Co se z jedné veličiny počítá do druhé, je jen ve wide."
      ),
      Phrase(
        "csv, wide, sql and ics hold texts byte for byte: where these hold control characters, a terminal gets nothing of them, unless with --color never.",
        cs:
          "csv, wide, sql a ics mají texty bajt po bajtu: jsou-li v nich řídicí znaky, terminál z nich nedostane nic, leda s --color never."
      ),
      Phrase(
        "What cannot be read is told and left out, with exit status 2. Such an export never takes the place of a file that is there, nor a backup that of one with more days.",
        cs:
          "Co nelze přečíst, se ohlásí a vynechá, s návratovým kódem 2. Takový export nikdy nenahradí soubor, který už existuje, ani záloha jinou, která má víc dnů."
      ),
      Phrase(
        "--verify lists the files that differ, that only the backup has, and that it lacks, with exit status 1 if there are any; with a period only those of its days.",
        cs:
          "--verify vypíše soubory, které se liší, které má jen záloha a které v ní chybí, s návratovým kódem 1, jsou-li nějaké; s obdobím jen ty z jeho dnů."
      ),
    ]
  }

  static var examples: [Example] {
    [
      Example(
        "daybook export --format wide --dialect excel-cs -o rok.csv 2026",
        Phrase("A year for Excel in Czech", cs: "Rok pro český Excel")),
      Example(
        "daybook export -o week.csv this week", cs: "daybook export -o tyden.csv tento týden",
        Phrase("A week for a pivot table", cs: "Týden pro kontingenční tabulku")),
      Example("daybook export --format json > backup.json", Phrase("A backup", cs: "Záloha")),
      Example(
        "daybook export --verify backup.json",
        Phrase("Whether the backup is what is here", cs: "Zda je v záloze to, co je tady")),
      Example(
        "daybook export -o daybook.sql && sqlite3 daybook.db < daybook.sql",
        Phrase("A database", cs: "Databáze")),
    ]
  }
}

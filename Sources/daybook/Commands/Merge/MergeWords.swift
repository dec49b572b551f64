import Journal
import Rendering

extension Words {
  /// A tick that a merge dropped for a stronger one; `line` counts from 1.
  func gaveWay(_ tick: String, to path: String, line: Int) -> String {
    let place = "\(shown(path)):\(line)"
    return say("\(quoted(tick)) gave way to \(place)", "\(quoted(tick)) ustoupilo řádku \(place)")
  }

  /// A copy whose lines stand in its file now.
  func folded(_ copy: String, into path: String) -> String {
    say(
      "\(shown(copy)): folded into \(shown(path)) and deleted; 'daybook undo' brings it back",
      "\(shown(copy)): sloučeno do \(shown(path)) a smazáno; „daybook undo“ to vrátí")
  }

  /// Lines about one thing of which a merge could not know which one holds; they count from 1, and are two at least.
  func keptBoth(_ path: String, lines: [Int]) -> String {
    let english = listed(lines.map(String.init), "and")
    let czech = listed(lines.map(String.init), "a")
    return say(
      "\(shown(path)): lines \(english) differ about the same thing and all stay; keep what is right",
      "\(shown(path)): řádky \(czech) říkají o téže věci něco jiného a zůstávají všechny; nechte, co platí")
  }

  /// A conflict between markers that a merge could not settle; lines count from 1.
  func conflictLeft(_ path: String, from first: Int, to last: Int) -> String {
    say(
      "\(shown(path)): a conflict is left in lines \(first) to \(last); keep the lines that are right and delete the marker lines",
      "\(shown(path)): na řádcích \(first) až \(last) zůstal konflikt; nechte řádky, které platí, a smažte řádky se značkami"
    )
  }

  /// A file that the driver could not merge.
  func leftToAPerson(_ path: String) -> String {
    say(
      "\(shown(path)) was not merged; both sides stand between markers: keep the lines that are right and delete the marker lines",
      "\(shown(path)) se nepodařilo sloučit; obě strany jsou mezi značkami: nechte řádky, které platí, a smažte řádky se značkami"
    )
  }

  /// The driver of git that an earlier `merge --install` wrote.
  var driverOutOfDate: String {
    say(
      "the merge driver that git has here is out of date: where daybook cannot run it leaves no markers, and lines are lost; 'daybook merge --install' renews it",
      "slučovací ovladač, který tu git má, je zastaralý: kde daybook nejde spustit, nenechá značky a řádky se ztratí; obnoví ho „daybook merge --install“"
    )
  }

  /// `merge` found no copy to fold.
  var nothingToMerge: String {
    say("there are no conflict copies to merge", "nejsou tu žádné konfliktní kopie ke sloučení")
  }

  /// A name that may be a person's own file.
  func possibleCopy(_ path: String, of day: Day) -> String {
    let command = inQuotes("daybook merge \(day)")
    return say(
      "\(shown(path)) may be a conflict copy or a file of your own and was left alone; \(command) folds it in",
      "\(shown(path)) může být konfliktní kopie i váš vlastní soubor, a tak zůstal, jak je; sloučí ho \(command)"
    )
  }

  /// A copy of a day whose file is still with the sync service.
  func notYetMerged(_ path: String, of day: Day) -> String {
    say(
      "\(shown(path)) was left alone: the file of \(date(day.parts)) is not downloaded yet; merge again once it is",
      "\(shown(path)) zůstal, jak je: soubor dne \(date(day.parts)) ještě není stažen; slučte znovu, až bude")
  }

  /// A merge that would have lost something, which is a fault of daybook's own.
  func mergeRefused(_ path: String) -> String {
    say(
      "the merged \(shown(path)) would not hold every line; please report this",
      "sloučený \(shown(path)) by neobsahoval všechny řádky; ohlaste to prosím")
  }

  /// A merged file in which a line would count that does not, or the other way round.
  func mergeChangesMeaning(_ path: String) -> String {
    say(
      "in the merged \(shown(path)) code or a comment would begin or end elsewhere, and other lines would count; merge it by hand",
      "ve sloučeném \(shown(path)) by kód nebo komentář začínal či končil jinde a počítaly by se jiné řádky; slučte ho ručně"
    )
  }

  /// A copy that is a link, or lies behind one: it is no file of its own that could be folded in and deleted.
  func copyIsALink(_ path: String) -> String {
    say(
      "\(shown(path)) is only another name of a file that stands elsewhere, and is left alone",
      "\(shown(path)) je jen jiné jméno souboru, který leží jinde, a zůstává, jak je")
  }

  /// `merge --install` together with a day.
  func installWithDate(_ date: String) -> String {
    say(
      "--install is about all days; leave out \(quoted(date))",
      "--install se týká všech dnů; vynechte \(quoted(date))")
  }

  /// `merge --install` without git.
  var gitMissing: String {
    say(
      "there is no program 'git' on PATH; install git, then try again",
      "na PATH není program „git“; nainstalujte git a zkuste to znovu")
  }

  /// `merge --install` in a daybook that git does not keep.
  func noRepository(_ folder: String) -> String {
    say(
      "\(shown(folder)) is in no git work tree; 'git init' makes it one",
      "\(shown(folder)) není v pracovním stromu gitu; založí ho „git init“")
  }

  /// `git config` failed; it has said why itself.
  func gitRefused(_ key: String) -> String {
    say("git did not take the setting \(key)", "git nepřijal nastavení \(key)")
  }

  /// `merge --install` has done its work.
  func gitIsSetUp(_ workTree: String) -> String {
    say(
      "git in \(shown(workTree)) now merges day files with daybook; commit .gitattributes so that other clones know, and run 'daybook merge --install' in each",
      "git v \(shown(workTree)) teď slučuje soubory dnů programem daybook; přidejte .gitattributes do commitu, ať o tom vědí i jiné klony, a v každém spusťte „daybook merge --install“"
    )
  }
}

import Journal
import Rendering

/// Why a daybook could not be opened.
extension Words {
  /// No daybook here or above.
  var noDaybook: String {
    say(
      "there is no daybook here; make one with 'daybook init', or name its folder with '--dir DIR'",
      "není tu žádný deník; založte ho příkazem „daybook init“, nebo uveďte jeho složku: „--dir SLOŽKA“")
  }

  /// `--dir` has an empty value, as an unset variable gives it: the current folder would be a guess.
  var folderIsEmpty: String {
    say(
      "'--dir' is empty; name the daybook's folder, '--dir .' is the current one",
      "„--dir“ je prázdné; uveďte složku deníku, „--dir .“ je aktuální")
  }

  /// The folder that was asked for is not there.
  func noFolder(_ path: String) -> String {
    say(
      "the folder \(inQuotes(path)) is not there; 'daybook init \(shellWord(path))' makes a daybook in it",
      "složka \(inQuotes(path)) neexistuje; deník v ní založí „daybook init \(shellWord(path))“")
  }

  /// The daybook's folder is a file, or lies below one.
  func notAFolder(_ path: String) -> String {
    say(
      "\(inQuotes(path)) is not a folder, and a daybook is one; name another, and 'daybook init DIR' makes it",
      "\(inQuotes(path)) není složka, a deník je složka; uveďte jinou, založí ji „daybook init SLOŽKA“")
  }

  /// The configuration could not be read, so that nothing is known of what is tracked.
  func configurationUnreadable(_ reason: FileTrouble.Kind) -> String {
    say(
      "daybook.conf cannot be read: \(self.reason(reason)); nothing can be counted without it",
      "daybook.conf nejde přečíst: \(self.reason(reason)); bez něj se nedá nic počítat")
  }

  /// The configuration is written in another way, so that nothing is known of what is tracked, and what to do.
  func configurationForeign(_ text: ForeignText) -> String {
    say(
      "nothing can be counted without daybook.conf: \(foreign(text, FileName.configuration))",
      "bez daybook.conf se nedá nic počítat: \(foreign(text, FileName.configuration))")
  }
}

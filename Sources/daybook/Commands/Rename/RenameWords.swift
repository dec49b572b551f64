import Journal
import Rendering

extension Words {
  /// The question before files are renamed in.
  func renameQuestion(_ old: String, _ new: String, files: Int, lines: Int) -> String {
    let count = renamedCount(files: files, lines: lines)
    return say(
      "Rename \(quoted(old)) to \(quoted(new)) in \(count)? [y/N]",
      "Přejmenovat \(quoted(old)) na \(quoted(new)), \(count)? [a/N]")
  }

  /// Said after it: `renamed in 12 files, 34 lines; 'daybook undo' takes it back`.
  func renamed(files: Int, lines: Int) -> String {
    let count = renamedCount(files: files, lines: lines)
    return say(
      "renamed in \(count); 'daybook undo' takes all of it back",
      "přejmenováno, \(count); „daybook undo“ to vše vrátí")
  }

  private func renamedCount(files: Int, lines: Int) -> String { "\(self.lines(lines)), \(self.files(files))" }

  /// A person's no.
  var nothingRenamed: String { say("nothing was changed", "nic se nezměnilo") }

  /// Nobody can be asked.
  func renamingNeedsYes(_ old: String, _ new: String) -> String {
    let command = inQuotes("daybook rename \(shellWord(old)) \(shellWord(new)) --yes")
    return say(
      "nothing was changed: nobody can be asked here; \(command) does it",
      "nic se nezměnilo: tady se není koho zeptat; udělá to \(command)")
  }

  /// An earlier renaming that did not come to its end.
  func renamingCutShort(_ what: String) -> String {
    say(
      "\(quoted(what)) was cut short, and some files have the new name; 'daybook undo' takes it back, then it can be run once more",
      "\(quoted(what)) se přerušilo a některé soubory mají nové jméno; „daybook undo“ ho vrátí, pak ho lze spustit znovu"
    )
  }

  /// A file that another program changed since it was proved.
  func changedMeanwhile(_ path: String) -> String {
    say(
      "\(shown(path)) has just been changed by another program; run the command once more",
      "\(shown(path)) právě změnil jiný program; spusťte příkaz znovu")
  }

  /// A label or another name of what is to be renamed.
  func isAnotherName(_ alias: String, of name: String, _ new: String) -> String {
    let command = inQuotes("daybook rename \(shellWord(name)) \(shellWord(new))")
    return say(
      "\(quoted(alias)) is another name of \(quoted(name)); \(command) changes its own",
      "\(quoted(alias)) je jiné jméno pro \(quoted(name)); jeho vlastní změní \(command)")
  }

  /// A name that nothing can have.
  func notAName(_ name: String) -> String {
    say(
      "\(quoted(name)) cannot be a name; write one word that begins with a letter, without a colon",
      "\(quoted(name)) nemůže být jméno; napište jedno slovo, které začíná písmenem a nemá dvojtečku")
  }

  /// A name that something else has.
  func nameIsTaken(_ new: String, by name: String) -> String {
    if Vocabulary.folded(new) == Vocabulary.folded(name) {
      return say(
        "\(quoted(new)) is declared already; choose another name",
        "\(quoted(new)) už je deklarováno; zvolte jiné jméno")
    }
    return say(
      "\(quoted(new)) is taken: \(quoted(name)) has it; choose another name",
      "\(quoted(new)) už má \(quoted(name)); zvolte jiné jméno")
  }

  /// A line that would say something else with the new name; it counts from 1, and is 0 of a whole file.
  func renamingRefused(_ new: String, _ path: String, _ line: Int, _ text: String) -> String {
    guard line > 0 else {
      return say(
        "nothing was changed: with \(quoted(new)), \(shown(path)) would say something else; choose another name",
        "nic se nezměnilo: s \(quoted(new)) by \(shown(path)) říkal něco jiného; zvolte jiné jméno")
    }
    let place = "\(shown(path)):\(line)"
    return say(
      "nothing was changed: with \(quoted(new)), \(place) would say something else: \(quoted(text)); change that line first, or choose another name",
      "nic se nezměnilo: s \(quoted(new)) by \(place) říkal něco jiného: \(quoted(text)); nejdřív změňte ten řádek, nebo zvolte jiné jméno"
    )
  }

  /// Two names that nobody declared would become one.
  func renamingMixes(_ old: String, _ new: String) -> String {
    say(
      "nothing was changed: in the files, \(quoted(old)) and what is called \(quoted(new)) would become one; choose another name",
      "nic se nezměnilo: v souborech by \(quoted(old)) splynulo s tím, co se jmenuje \(quoted(new)); zvolte jiné jméno"
    )
  }
}

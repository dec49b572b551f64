import Journal
import Rendering
import Speech

/// The texts that an editor shows, and the errors of the language server where there is no editor.
extension Words {
  /// The title of a correction: what it writes, of several lines that it parts them.
  func fixTitle(_ text: String) -> String {
    if text == "\n" { return say("Split the lines", "Rozdělit řádky") }
    return text.isEmpty ? say("Take it out", "Odstranit") : say("Write ", "Napsat ") + quoted(text)
  }

  /// The title of the correction of a line that stands twice.
  var takeOutLine: String { say("Take this line out", "Odstranit tento řádek") }

  /// The title of a command.
  func title(of command: LineCommand) -> String {
    switch command {
    case .tick: say("Tick", "Odškrtnout")
    case .skip: say("Skip", "Vynechat")
    case .open: say("Open", "Otevřít")
    case .turn: say("Change the box", "Přepnout políčko")
    case .now: say("Time now", "Čas teď")
    case .cup: say("A cup now", "Hrnek teď")
    case .template: say("Add the open habits", "Přidat otevřené návyky")
    case .show: say("How the day stands", "Jak je na tom den")
    }
  }

  /// The title of a command with what it writes on a day.
  func title(of command: LineCommand, on lens: DocumentLens) -> String {
    switch command {
    case .now: return title(of: command) + " (\(time(lens.now.time)))"
    case .cup:
      guard let place = lens.cupMeasure(), let day = lens.day else { return title(of: command) }
      let measure = lens.configuration.measures[place]
      return "+ \(lens.configuration.drink(of: place, on: day)) \(measure.title)"
    case .template: return title(of: command) + " (\(lens.missingLines.count))"
    case .tick, .skip, .open, .turn, .show: return title(of: command)
    }
  }

  /// The meaning of a word of the configuration, of a line that declares something behind its beginning too; nil of a
  /// word that is not known.
  func meaning(ofWord word: String, inDeclaration: Bool) -> String? {
    let part = DeclaredPart.all.first { $0.word == word || $0.word.split(separator: " ").contains(word[...]) }
    if let setting = Setting.named(word), part == nil || !inDeclaration { return setting.meaning[language] }
    switch word {
    case "habit": return say("Something to tick off.", "Něco k odškrtávání.")
    case "measure": return say("Something that is measured.", "Něco, co se měří.")
    case "pause": return say("Days on which nothing is asked for.", "Dny, kdy nic není v plánu.")
    case "group":
      return say("A heading for what is declared below it.", "Nadpis pro to, co je deklarováno pod ním.")
    default: return part?.meaning[language]
    }
  }

  /// The label of the time now where it may be written.
  var timeNow: String { say("now", "teď") }

  /// The label of a habit's usual time where it may be written.
  var usualTime: String { say("usual time", "obvyklý čas") }

  /// The label of `goal` at the beginning of a line.
  var goalOfTheDay: String { say("a goal of this day alone", "cíl jen pro tento den") }

  /// A name asked for where there is none.
  var nothingToRename: String { say("there is no declared name here", "tady není deklarované jméno") }

  /// `lsp` at a terminal.
  var serverNeedsEditor: String {
    say(
      "'lsp' talks to an editor and not to a person; set it as your editor's language server, or write 'daybook check'",
      "„lsp“ mluví s editorem, ne s člověkem; nastavte ho editoru jako jazykový server, nebo napište „daybook check“"
    )
  }

  /// Bytes on standard input that are no message of an editor.
  var notAnEditorMessage: String {
    say(
      "standard input holds no message of an editor; each begins with 'Content-Length: ' and a number of bytes",
      "na standardním vstupu není zpráva editoru; každá začíná „Content-Length: “ a počtem bajtů")
  }
}

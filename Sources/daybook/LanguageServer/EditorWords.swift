import Journal
import Rendering

/// The texts that an editor shows, and the errors of the language server where there is no editor.
extension Words {
  /// The title of a correction: what it writes.
  func fixTitle(_ text: String) -> String {
    text.isEmpty ? say("Take it out", "Odstranit") : say("Write ", "Napsat ") + quoted(text)
  }

  /// The label of the time now where it may be written.
  var timeNow: String { say("now", "teď") }

  /// The label of a habit's usual time where it may be written.
  var usualTime: String { say("usual time", "obvyklý čas") }

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

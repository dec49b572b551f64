import Rendering

extension Words {
  /// No editor, or one that cannot be found; `named` is what the environment says.
  func noEditor(_ named: String?) -> String {
    guard let named else {
      return say(
        "there is no editor: set EDITOR, such as EDITOR=nano",
        "není tu žádný editor: nastavte EDITOR, třeba EDITOR=nano")
    }
    return say(
      "the editor \(quoted(named)) cannot be run; set VISUAL or EDITOR to a program on PATH",
      "editor \(quoted(named)) nejde spustit; nastavte VISUAL nebo EDITOR na program z PATH")
  }

  /// An editor that ended badly.
  func editorFailed(_ name: String) -> String {
    say(
      "the editor \(quoted(name)) ended with an error; what it wrote is kept",
      "editor \(quoted(name)) skončil chybou; co zapsal, zůstává")
  }

  /// A file that nobody changed in the editor; one that was only a template is gone again.
  func leftAsItWas(_ path: String, wasThere: Bool) -> String {
    wasThere
      ? say("\(shown(path)) is as it was", "\(shown(path)) je, jak byl")
      : say(
        "nothing was written, so \(shown(path)) was not made", "nic nebylo napsáno, \(shown(path)) nevznikl")
  }

  /// What was logged while the editor was open, and is not in what it saved, stands beside it now.
  func loggedMeanwhile(_ path: String) -> String {
    say(
      "\(shown(path)) was logged to while the editor was open; what was logged stays beside what you wrote:",
      "do \(shown(path)) se během úprav zapisovalo; co se zapsalo, zůstává vedle toho, co jste napsali:")
  }
}

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

  /// An editor that ended badly, and whether it wrote anything.
  func editorFailed(_ name: String, hasWritten: Bool) -> String {
    hasWritten
      ? say(
        "the editor \(quoted(name)) ended with an error; what it wrote is kept",
        "editor \(quoted(name)) skončil chybou; co zapsal, zůstává")
      : say("the editor \(quoted(name)) ended with an error", "editor \(quoted(name)) skončil chybou")
  }

  /// A file in which the person wrote nothing.
  func leftAsItWas(_ path: String, _ rest: UneditedFile) -> String {
    switch rest {
    case .asItWas: say("\(shown(path)) is as it was", "\(shown(path)) je, jak byl")
    case .notMade:
      say(
        "nothing was written, so \(shown(path)) was not made", "nic nebylo napsáno, \(shown(path)) nevznikl")
    case .onlyLogged:
      say(
        "nothing was written, so \(shown(path)) holds only what was logged meanwhile",
        "nic nebylo napsáno, v \(shown(path)) je jen to, co se mezitím zapsalo")
    }
  }

  /// What was logged while the editor was open, and is not in what it saved, stands beside it now, or in place of a weaker
  /// tick of it.
  func loggedMeanwhile(_ path: String, isBeside: Bool) -> String {
    let what = shown(path)
    return isBeside
      ? say(
        "\(what) was logged to while the editor was open; what was logged stays beside what you wrote:",
        "do \(what) se během úprav zapisovalo; co se zapsalo, zůstává vedle toho, co jste napsali:")
      : say(
        "\(what) was logged to while the editor was open; what was logged stays, and of two ticks of a habit the stronger:",
        "do \(what) se během úprav zapisovalo; co se zapsalo, zůstává, a ze dvou odškrtnutí návyku to silnější:"
      )
  }
}

/// What becomes of a file in which nothing was written.
enum UneditedFile {
  /// It was there, and stays.
  case asItWas
  /// It was only a template, and is gone again.
  case notMade
  /// It was a template to which something was logged, and that is what it holds.
  case onlyLogged
}

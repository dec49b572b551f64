import Rendering

extension Words {
  /// No place to remember changes in.
  var noStateFolder: String {
    say(
      "nothing is remembered to take back: neither XDG_STATE_HOME nor HOME is set",
      "není zapamatováno nic, co vzít zpět: XDG_STATE_HOME ani HOME není nastaveno")
  }

  /// The record of the newest change was cut off, as when the power failed.
  var undoTorn: String {
    say(
      "the record of the newest change is torn, so it cannot be taken back; nothing was changed, and another 'daybook undo' takes back the change before it",
      "záznam poslední změny je neúplný, takže ji nejde vzít zpět; nic se nezměnilo a další „daybook undo“ vezme zpět změnu před ní"
    )
  }

  /// `undo` could not write a file after others were given back.
  func undoStopped(_ trouble: FileTrouble, after count: Int) -> String {
    let (path, why, files) = (shown(trouble.path.description), reason(trouble.kind), files(count))
    if trouble.isInPlace {
      return fileTrouble(trouble, .confirming, after: WrittenFiles())
        + say(
          "; \(files) \(count == 1 ? "is" : "are") taken back",
          "; \(files) \(czech(count, "je vrácen", "jsou vráceny", "je vráceno")) zpět")
    }
    return say(
      "\(path) cannot be written: \(why); \(files) before it \(count == 1 ? "is" : "are") taken back, and another 'daybook undo' takes the rest back",
      "\(path) nejde zapsat: \(why); \(files) před ním \(czech(count, "je vrácen", "jsou vráceny", "je vráceno")) zpět, zbytek vrátí další „daybook undo“"
    )
  }

  /// `undo` has taken a change back; `ownLinesOnly` if others changed the same files and only its lines went back.
  func tookBack(_ change: String, ownLinesOnly: Bool = false) -> String {
    let head = say("took back: \(shortened(change, to: 80))", "vráceno zpět: \(shortened(change, to: 80))")
    return ownLinesOnly ? head + say(" (other changes since are kept)", " (pozdější změny zůstaly)") : head
  }
}

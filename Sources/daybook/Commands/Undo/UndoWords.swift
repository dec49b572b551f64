import Platform
import Rendering

extension Words {
  /// No place to remember changes in.
  var noStateForUndo: String {
    say("nothing is remembered to take back", "není zapamatováno nic, co vzít zpět") + noStateFolder
  }

  /// No change is remembered.
  var nothingToUndo: String {
    say(
      "there is nothing to take back: no change of this daybook is remembered",
      "není co vzít zpět: žádná změna tohoto deníku není zapamatovaná")
  }

  /// Others have changed what the change had written; the change in a few words.
  func undoChangedSince(_ file: String, _ change: String, _ hindrance: Reversion.Hindrance?) -> String {
    say(
      "\(shown(file)) was changed since \(quoted(change))\(reason(hindrance)); nothing is undone; edit it, or 'daybook undo --forget'",
      "\(shown(file)) se od změny \(quoted(change)) změnil\(reason(hindrance)); nic se nevrací; upravte ho, nebo „daybook undo --forget“"
    )
  }

  /// A change that was forgotten, in a few words; empty if its record was torn.
  func forgot(_ change: String) -> String {
    if change.isEmpty { return say("the torn record is forgotten", "neúplný záznam je zapomenutý") }
    return say(
      "\(quoted(change)) stays, and cannot be taken back any more",
      "\(quoted(change)) zůstává a už ji nepůjde vzít zpět")
  }

  /// Which line of a file keeps a change from being taken back, as the rest of a clause; nothing if it is not known.
  private func reason(_ hindrance: Reversion.Hindrance?) -> String {
    func quoted(_ line: Bytes) -> String { self.quoted(String(decoding: line, as: UTF8.self)) }
    return switch hindrance {
    case nil: ""
    case .missing(let line):
      say(" and lacks its line \(quoted(line))", " a chybí v něm její řádek \(quoted(line))")
    case .repeated(let line):
      say(
        " and has its line \(quoted(line)) more than once", " a její řádek \(quoted(line)) v něm je vícekrát")
    case .takenOut(let line):
      say(", so the place of \(quoted(line)) is not known", " a místo řádku \(quoted(line)) už nejde poznat")
    }
  }

  /// The file is gone.
  func undoGone(_ file: String, _ change: String) -> String {
    say(
      "\(shown(file)) is not there any more, so \(quoted(change)) cannot be taken back; 'daybook undo --forget' forgets it",
      "\(shown(file)) už neexistuje, takže \(quoted(change)) nejde vzít zpět; „daybook undo --forget“ ji zapomene"
    )
  }

  /// The file is as it was before the last change; `next` is the change before that, if one is remembered.
  func undoAlreadyBack(_ file: String, _ change: String, _ next: String?) -> String {
    let head = say(
      "\(shown(file)) is as it was before the last change, \(quoted(change)), so nothing was taken back",
      "\(shown(file)) je jako před poslední změnou, \(quoted(change)), takže se nic nevzalo zpět")
    guard let next else {
      return head + say("; no change before it is remembered", "; žádná dřívější změna není zapamatovaná")
    }
    return head
      + say(
        "; another 'daybook undo' is for the change before it, \(quoted(next))",
        "; další „daybook undo“ se týká změny před ní, \(quoted(next))")
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
      return fileTrouble(trouble, .confirming)
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

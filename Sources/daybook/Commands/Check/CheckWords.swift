import Journal
import Rendering

extension Words {
  /// A path that is no file of a daybook.
  func notADayFile(_ path: String) -> String {
    say(
      "\(quoted(path)) is no day file; a day is named by its date, such as 2026-01-12.txt",
      "\(quoted(path)) není soubor dne; den se jmenuje podle data, třeba 2026-01-12.txt")
  }

  /// A loss that a proof found, which is a fault of daybook's own.
  func loss(_ loss: EditingProof.Loss, in path: String) -> String {
    let path = shown(path)
    switch loss {
    case .parsing:
      return say(
        "\(path): read and put together again it is not the same; please report this",
        "\(path): přečten a složen zpět není stejný; ohlaste to prosím")
    case .formatting:
      return say(
        "\(path): its plain form would not say the same; please report this",
        "\(path): prostá podoba by neříkala totéž; ohlaste to prosím")
    case .editing(let line):
      return say(
        "\(path):\(line + 1): an edit of this line could not be taken back; please report this",
        "\(path):\(line + 1): změnu tohoto řádku by nešlo vzít zpět; ohlaste to prosím")
    }
  }

  /// The result of `check --deep`: `73 files, 1,240 lines: reading, formatting and editing lose nothing`.
  func proved(files count: Int, lines: Int, losses: Int) -> String {
    let tried = "\(files(count)), \(self.lines(lines))"
    if losses == 0 {
      return say(
        "\(tried): reading, formatting and a trial edit of each line lose nothing",
        "\(tried): čtení, úprava tvaru a zkušební změna každého řádku nic neztratí")
    }
    return say(
      "\(tried): \(problems(losses)) would mean a loss; nothing was written",
      "\(tried): \(problems(losses)) by \(czech(losses, "znamenal", "znamenaly", "znamenalo")) ztrátu; nic se nezapsalo"
    )
  }
}

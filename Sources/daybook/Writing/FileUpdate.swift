import Journal
import Platform
import Rendering

/// The fate proposed for a file, once it has been read.
enum Proposal: Hashable, Sendable {
  case keep
  case write(Bytes)
  case remove
}

/// A file that is written, made or removed.
struct FileUpdate: Hashable, Sendable {
  /// Within the daybook.
  var file: Path
  /// Nil if it was not there.
  var before: Bytes?
  /// Nil if it is removed.
  var after: Bytes?
}

extension FileUpdate {
  /// The update that a change of a file proposes; nil if it leaves the file as it is.
  ///
  /// A file that is written in another way is never written to, but that its carriage returns become line feeds.
  init?(
    of path: Path, from current: Bytes?, by change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) {
    let foreign = current.flatMap { ForeignText($0) }
    func refused() -> CommandError {
      CommandError { words, written in
        words.foreign(foreign, path.description) + words.fate(of: written)
      }
    }
    if case .utf16? = foreign {
      // Who wants the very bytes that are there writes nothing.
      let proposal = Result { () throws(CommandError) in try change(path, current) }
      if case .success(.write(let bytes)) = proposal, bytes == current { return nil }
      throw refused()
    }
    switch try change(path, current) {
    case .write(let bytes) where bytes != current:
      if foreign != nil, bytes != current?.withLineFeeds { throw refused() }
      self.init(file: path, before: current, after: bytes)
    case .remove where current != nil:
      if foreign != nil { throw refused() }
      self.init(file: path, before: current, after: nil)
    case .keep, .write, .remove: return nil
    }
  }
}

extension Words {
  /// A file that nothing is written to, since it is no text as this format has it, and what to do.
  func foreign(_ text: ForeignText?, _ path: String) -> String {
    let path = shown(path)
    switch text {
    case .utf16(let name)?:
      let command = inQuotes("iconv -f \(name) -t UTF-8 \(shellWord(path))")
      return say(
        "\(path) is UTF-16, and daybook writes UTF-8 only; save it as UTF-8 in its editor, or with \(command)",
        "\(path) je v UTF-16 a daybook zapisuje jen UTF-8; uložte ho v editoru jako UTF-8, nebo pomocí \(command)"
      )
    case .returnsAlone?, nil:
      let command = inQuotes("daybook check --fix \(shellWord(path))")
      return say(
        "the lines of \(path) end in carriage returns alone; mend that first with \(command)",
        "řádky souboru \(path) končí jen znakem CR; nejdřív to opraví \(command)")
    }
  }
}

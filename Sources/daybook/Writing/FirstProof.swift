import Journal
import Platform
import Rendering

/// The proof, before the first write to a daybook that daybook did not make, that nothing of the files to be written
/// would be lost.
struct FirstProof {
  private let interpreter: DayReader
  private let undo: UndoLog
  private let folder: Path
  /// Whether undo knows no change of the daybook, so that nothing was written before; nil until that is asked.
  private var isNeeded: Bool?
  /// Whether it is known that the daybook was never written before, and not only that nothing can be known of it.
  private var isFirst = true
  /// How many lines of each file were tried.
  private var lines: [Path: Int] = [:]

  /// How many lines of one file are edited on trial, so that a file of a million does not keep a person waiting.
  private static let mostLines = 5_000

  /// Makes a proof that has yet to look at files of a folder; nil where nothing can be known of earlier changes.
  init?(by interpreter: DayReader, in folder: Path, unlessKnownTo undo: UndoLog?) {
    guard let undo else { return nil }
    (self.interpreter, self.folder, self.undo) = (interpreter, folder, undo)
  }

  /// Tries a file as it is now; an error if something of it would be lost.
  mutating func prove(_ bytes: Bytes, at path: Path) throws(CommandError) {
    if isNeeded == nil {
      do throws(FileTrouble) { isNeeded = try !undo.knows(folder) } catch {
        // That undo cannot know of the change either is said once it is made.
        (isNeeded, isFirst) = (true, false)
      }
    }
    guard isNeeded == true else { return }
    let file = DayFile(bytes, at: path)
    guard let day = interpreter.reader.configuration.day(ofFileAt: path) else {
      return try refuse(EditingProof(configuration: file), at: path)
    }
    let proof = EditingProof(file, of: day, by: interpreter, editingAtMost: FirstProof.mostLines)
    try refuse(proof, at: path)
    if proof.lines > 0 { lines[path] = proof.lines }
  }

  private func refuse(_ proof: EditingProof, at path: Path) throws(CommandError) {
    guard let loss = proof.losses.first else { return }
    throw CommandError { words, written in words.loss(loss, in: path.description) + words.fate(of: written) }
  }

  /// The proof of days in a sentence; nil if there was none, or not for the first time.
  func sentence(in words: Words) -> String? {
    guard !lines.isEmpty, isFirst else { return nil }
    return words.provedFirst(lines.keys.sorted().map(\.description), lines: lines.values.reduce(0, +))
  }
}

import Journal
import Platform
import Rendering

/// The proof, before the first write to a daybook that daybook did not make, that nothing of the files to be written
/// would be lost.
struct FirstProof {
  let interpreter: DayReader
  /// How many lines of each file were tried.
  private var lines: [Path: Int] = [:]

  /// How many lines of one file are edited on trial, so that a file of a million does not keep a person waiting.
  private static let mostLines = 5_000

  /// Makes a proof that has yet to look at files.
  init(by interpreter: DayReader) { self.interpreter = interpreter }

  /// Tries a file as it is now; an error if something of it would be lost.
  mutating func prove(_ bytes: Bytes, at path: Path) throws(CommandError) {
    let file = DayFile(bytes)
    guard case .day(let day, _) = FileName(path.lastComponent) else {
      let proof = EditingProof(configuration: file)
      return try refuse(proof, at: path)
    }
    let proof = EditingProof(file, of: day, by: interpreter, editingAtMost: FirstProof.mostLines)
    try refuse(proof, at: path)
    lines[path] = proof.lines
  }

  private func refuse(_ proof: EditingProof, at path: Path) throws(CommandError) {
    guard let loss = proof.losses.first else { return }
    throw CommandError { $0.loss(loss, in: path.description) + $0.notWritten }
  }

  /// The proof of days in a sentence; nil if there was none.
  func sentence(in words: Words) -> String? {
    guard !lines.isEmpty else { return nil }
    return words.provedFirst(lines.keys.sorted().map(\.description), lines: lines.values.reduce(0, +))
  }
}

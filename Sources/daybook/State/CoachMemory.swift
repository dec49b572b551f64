import Platform
import Reports

/// Which of its two phrasings each advice was last given in, kept in the state folder's file `coached`.
///
/// A line is the daybook's folder, the advice and its phrasing.
struct CoachMemory {
  let files: any FileWriting
  let stateFolder: Path
  let daybook: Path

  /// The phrasing in which each advice was last said; nothing, if it cannot be read.
  func said() -> [Advice: Int] {
    do throws(FileTrouble) {
      var said: [Advice: Int] = [:]
      let own = files.stateName(of: daybook)
      for line in try file.lines(in: files) where line.isOf(own, fields: 3) {
        if let advice = Advice(rawValue: line.text(1)), let phrasing = Int(line.text(2)),
          (0...1).contains(phrasing)
        {
          said[advice] = phrasing
        }
      }
      return said
    } catch { return [:] }
  }

  /// Keeps what was said, in place of what was said of the same advice before.
  func remember(_ sayings: [Saying]) throws(FileTrouble) {
    let own = files.stateName(of: daybook)
    let new = Set(sayings.map(\.advice.rawValue))
    try file.update(in: files) { lines in
      lines.filter { !$0.isOf(own, fields: 3) || !new.contains($0.text(1)) }
        + sayings.map {
          StateLine([own, Bytes($0.advice.rawValue.utf8), Bytes(String($0.phrasing).utf8)])
        }
    }
  }

  private var file: StateFile { StateFile("coached", in: stateFolder) }
}

import Journal
import Platform
import Reports

/// In which of its two phrasings each advice was last said, kept in the state folder's file `coached`.
///
/// A line is the daybook's folder, the advice and its phrasing, parted by tabs.
struct CoachMemory {
  let files: any FileWriting
  let stateFolder: Path
  let daybook: Path

  /// What was last said how; nothing, if it cannot be read.
  func said() -> [Advice: Int] {
    do throws(FileTrouble) {
      var said: [Advice: Int] = [:]
      for line in lines(of: try files.contentsIfAny(of: path) ?? []) where isOurs(line) {
        if let advice = Advice(rawValue: line[1]), line[2] == "0" || line[2] == "1" {
          said[advice] = line[2] == "1" ? 1 : 0
        }
      }
      return said
    } catch { return [:] }
  }

  /// Keeps what was said, in place of what was said of the same advice before.
  func remember(_ sayings: [Saying]) throws(FileTrouble) {
    try files.createFolders(stateFolder, mode: 0o700)
    let new = Set(sayings.map(\.advice.rawValue))
    for _ in 0..<10 {
      let old = try files.contentsIfAny(of: path)
      var kept = lines(of: old ?? []).filter { !isOurs($0) || !new.contains($0[1]) }
      kept += sayings.map { [folder, $0.advice.rawValue, String($0.phrasing)] }
      let text = kept.map { $0.joined(separator: "\t") + "\n" }.joined()
      if case .replaced = try files.replace(path, expecting: old, with: Bytes(text.utf8), mode: 0o600) {
        return
      }
    }
    throw FileTrouble(.busy, at: path)
  }

  private var path: Path { stateFolder.appending("coached") }

  /// The folder without links; a tab or line end in it is written as a blank.
  private var folder: String {
    let path: Path
    do throws(FileTrouble) { path = try files.resolved(daybook) } catch { path = daybook }
    return String(path.description.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  private func isOurs(_ line: [String]) -> Bool { line.count == 3 && line[0] == folder }

  private func lines(of bytes: Bytes) -> [[String]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

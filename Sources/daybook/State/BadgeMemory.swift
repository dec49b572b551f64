import Journal
import Platform

/// When all days of a daybook were last looked at for badges on this machine, kept in the state folder's file `badges`.
///
/// A line is the daybook's folder, the day, and the number of badges that were kept then.
struct BadgeMemory {
  let files: any FileWriting
  let stateFolder: Path
  let daybook: Path

  /// Whether all days were looked at on a day or up to today, and what was kept then is kept still; false if that cannot
  /// be read.
  func hasLooked(since first: Day, on today: Day, whenKeptAreAtLeast count: Int) -> Bool {
    let own = files.stateName(of: daybook)
    do throws(FileTrouble) {
      return try file.lines(in: files).contains { line in
        line.isOf(own, fields: 3) && Day(line.text(1)).map { (first...today).contains($0) } == true
          && (Int(line.text(2)) ?? .max) <= count
      }
    } catch { return false }
  }

  /// Keeps the day; if it cannot be kept, all days are looked at again.
  func remember(_ day: Day, kept count: Int) {
    let own = files.stateName(of: daybook)
    do throws(FileTrouble) {
      try file.update(in: files) { lines in
        lines.filter { !$0.isOf(own, fields: 3) }
          + [StateLine([own, Bytes(day.description.utf8), Bytes(String(count).utf8)])]
      }
    } catch {}
  }

  private var file: StateFile { StateFile("badges", in: stateFolder) }
}

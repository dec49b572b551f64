import Journal
import Speech

/// Daylio's CSV export: `full_date,date,weekday,time,mood,activities,note_title,note`.
///
/// Each activity is a tick, the mood a measure from 1 to 5. A mood of the person's own has no number that the file
/// tells, and stands in the text of its first activity instead.
package enum Daylio: ForeignFormat {
  package static let source = "daylio"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    hasHeadings("full_date", "mood", "activities", in: head)
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    guard let moodName = ForeignName("mood") else { return draft.result }
    for file in files where recognises(name: file.name, head: file.bytes) {
      draft.readTable(file) { row, draft in
        guard let day = Day(row["full_date"]), let time = time(row["time"]) else { return false }
        let mood = row["mood"].lowercased()
        let words = [row["note_title"], row["note"]].filter { !$0.isEmpty }.joined(separator: ": ")
        var text = words
        if let place = moods.all.lazy.compactMap({ $0.firstIndex(of: mood) }).first {
          draft.declare(moodName, isHabit: false, ["unit count mean"])
          draft.take(
            .amount(micros: Int64(place + 1) * 1_000_000, unit: ""), of: moodName, on: day, at: time.time,
            text: text,
            id: "\(day)-\(row["time"])-mood")
          text = ""
        } else {
          text = [row["mood"], words].filter { !$0.isEmpty }.joined(separator: ": ")
        }
        for activity in row["activities"].split(separator: "|") {
          guard let name = ForeignName(String(activity)) else { continue }
          draft.declare(name, isHabit: true, [])
          draft.take(
            .tick(.done), of: name, on: day, at: time.time, text: text,
            id: "\(day)-\(row["time"])-\(name.folded)")
          text = ""
        }
        if !text.isEmpty { draft.omit("mood", 1, .words) }
        for scale in row.headings where !known.contains(scale) && !row[scale].isEmpty {
          draft.omit(scale, 1, .words)
        }
        return true
      }
    }
    return draft.result
  }

  private static let known: Set<String> = [
    "full_date", "date", "weekday", "time", "mood", "activities", "note_title", "note",
  ]

  /// The moods that everybody begins with, from the one that counts 1 to the one that counts 5.
  private static let moods = Translated(
    ["awful", "bad", "meh", "good", "rad"], cs: ["hrozně", "špatně", "tak nějak", "dobře", "super"])

  /// The time of an entry; nil if it is none, without a time if there is nothing.
  private static func time(_ cell: String) -> (time: TimeOfDay?, Void)? {
    if cell.isEmpty { return (nil, ()) }
    return TimeOfDay(cell: cell).map { ($0, ()) }
  }
}

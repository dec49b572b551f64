import Journal
import Notation

/// Every tick, entry and counting tag as an object on a line of its own: `export --format jsonl`.
///
/// The keys are the columns of the CSV; what is empty there is null, and the tags are a list.
package struct JSONLines: RowExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let chosen: Set<Reference>?
  private let members: RecordMembers
  private let names: RecordNames
  package var row = RowBytes()

  /// Begins; `reader` is the one that the days are read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    let configuration = reader.configuration
    chosen = subjects.map { Set($0) }
    members = RecordMembers(configuration, stateOfTicksAlone: false)
    names = RecordNames(configuration)
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    let start = ContiguousArray("{\"date\":\"\(day)\"".utf8)
    let end = ContiguousArray(",\"path\":".utf8) + json(path) + ContiguousArray(",\"line\":".utf8)
    let (chosen, members, names) = (chosen, members, names)
    var ids = RecordIDs(of: day)
    eachRow(of: source, at: path, on: day, by: &interpreter, problems: &problems) {
      line, rest, number, row, written in
      let id = names.id(of: line, in: source, by: &ids)
      if let chosen, line.subject.map(chosen.contains) != true { return }
      let hasWords = line.form != .tag && !rest.isEmpty
      let (words, tags) = hasWords ? (rest.text, rest.tags) : ([], [])
      let own = hasWords ? source.value(of: "id", among: tags) : nil
      row.append(to: &written) { row, place in
        row.put(start, &place)
        row.put(timeOf: line.time, &place)
        members.put(line, of: source, into: &row, &place)
        row.put(",\"base_unit\":", &place)
        if line.amount != nil, let measure = line.subject?.measure {
          row.put(members.unitNames[measure], &place)
        } else {
          row.put("null", &place)
        }
        row.put(",\"text\":", &place)
        row.put(json: words, of: source, &place)
        row.put(",\"tags\":[", &place)
        for (count, tag) in tags.enumerated() {
          if count > 0 { row.put(",", &place) }
          row.put(json: source, tag.places, &place)
        }
        row.put("]", &place)
        row.put(end, &place)
        row.put(digitsOf: UInt64(number) + 1, &place)
        row.put(",\"id\":", &place)
        if let own {
          row.put(json(own), &place)
        } else {
          row.put("\"", &place)
          row.put(hexadecimal: id, &place)
          row.put("\"", &place)
        }
        row.put("}\n", &place)
      }
    }
  }

  package mutating func finish() {}
}

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
  /// The unit of each measure as a string.
  private let units: ContiguousArray<ContiguousArray<UInt8>>
  package var row = RowBytes()

  /// Begins; `reader` is the one that the days are read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    let configuration = reader.configuration
    chosen = subjects.map { Set($0) }
    members = RecordMembers(configuration, stateOfTicksAlone: false)
    names = RecordNames(configuration)
    units = ContiguousArray(configuration.measures.map { json($0.unit.name.isEmpty ? nil : $0.unit.name) })
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    let start = ContiguousArray("{\"date\":\"\(day)\"".utf8)
    let end = ContiguousArray(",\"path\":".utf8) + json(path) + ContiguousArray(",\"line\":".utf8)
    let (chosen, members, names, units) = (chosen, members, names, units)
    var ids = RecordIDs(of: day)
    eachRow(of: source, at: path, on: day, by: &interpreter, problems: &problems) {
      line, rest, number, row, written in
      let id = names.id(of: line, in: source, by: &ids)
      if let chosen, line.subject.map(chosen.contains) != true { return }
      let hasWords = line.form != .tag && !rest.isEmpty
      let words = hasWords ? JSONLines.words(of: rest, in: source) : []
      let own = hasWords ? source.value(of: "id", among: rest.tags) : nil
      row.append(to: &written) { row, place in
        row.put(start, &place)
        row.put(timeOf: line.time, &place)
        members.put(line, of: source, into: &row, &place)
        row.put(",\"base_unit\":", &place)
        if line.amount != nil, let measure = line.subject?.measure {
          row.put(units[measure], &place)
        } else {
          row.put("null", &place)
        }
        if words.isEmpty { row.put(",\"text\":null,\"tags\":[]", &place) } else { row.put(words, &place) }
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

  /// The free text and the tags of a line as two members.
  private static func words(
    of rest: borrowing LineRest, in source: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    let text = rest.plainText(in: source)
    var stream = JSONStream()
    stream.beginArray()
    for tag in rest.tags { stream.string(source, tag.places) }
    stream.endArray()
    return ContiguousArray(",\"text\":".utf8) + json(text.isEmpty ? nil : text)
      + ContiguousArray(",\"tags\":".utf8) + stream.bytes
  }
}

import Journal
import Notation

/// Every tick, entry and counting tag as an object on a line of its own: `export --format jsonl`.
///
/// The keys are the columns of the CSV; what is empty there is null, and the tags are a list.
package struct JSONLines: RowExport, RecordExport {
  package var bytes: ContiguousArray<UInt8> {
    get { json.bytes }
    set { json.bytes = newValue }
  }

  private var json = JSONStream()
  private var words: FreeWords
  private let configuration: Configuration
  private let chosen: Set<Reference>?

  /// Begins; `reader` is the one that the days were read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    configuration = reader.configuration
    words = FreeWords(reader)
    chosen = subjects.map { Set($0) }
  }

  package mutating func add(_ record: DayRecord, in file: DayFile, path: String) {
    let date = record.day.description
    var ids = RecordIDs(of: record.day)
    for line in record.records {
      let id = ids.next(line, in: file, configuration)
      if let chosen, line.subject.map(chosen.contains) != true { continue }
      json.beginObject()
      json.member("date", date)
      json.member("time", line.time?.description)
      json.member("kind", line.form.code)
      json.addName(of: line, in: file, configuration)
      json.member("state", line.mark.code)
      json.addAmount(of: line, in: file, configuration)
      json.member("base_unit", baseUnit(of: line))
      let own = addWords(of: line, on: record.day, in: file)
      json.member("path", path)
      json.key("line")
      json.integer(Int(line.line) + 1)
      json.member("id", own ?? RecordIDs.text(id))
      json.endObject()
      json.endLine()
    }
  }

  package mutating func finish() {}

  private func baseUnit(of line: Record) -> String? {
    guard line.amount != nil, let measure = line.subject?.measure else { return nil }
    let name = configuration.measures[measure].unit.name
    return name.isEmpty ? nil : name
  }

  /// Adds text and tags; answers with the id that is among the tags, nil if there is none.
  private mutating func addWords(of line: Record, on day: Day, in file: DayFile) -> String? {
    let reading = line.form == .tag ? nil : words.reading(of: line, on: day, in: file)
    let text = reading?.plainText(in: file.source) ?? ""
    json.member("text", text.isEmpty ? nil : text)
    json.key("tags")
    json.beginArray()
    for tag in reading?.tags ?? [] { json.string(file.source, tag.places) }
    json.endArray()
    return reading.flatMap { file.source.ownID(among: $0.tags) }
  }
}

extension JSONStream {
  /// Adds the name of a record as declared, of an undeclared one as typed.
  mutating func addName(of line: Record, in file: DayFile, _ configuration: Configuration) {
    key("name")
    switch line.subject {
    case .habit(let place): string(configuration.habits[place].name)
    case .measure(let place): string(configuration.measures[place].name)
    case nil: string(file.source, line.name.places)
    }
  }

  /// Adds `amount` and `unit` as typed and `value` in the measure's unit, each null where there is nothing.
  mutating func addAmount(of line: Record, in file: DayFile, _ configuration: Configuration) {
    key("amount")
    number(micros: line.amount?.micros.number)
    key("unit")
    if let typed = line.amount?.unitText, !typed.isEmpty {
      string(file.source, typed.places)
    } else {
      string((line.amount?.unit.name).flatMap { $0.isEmpty ? nil : $0 })
    }
    key("value")
    if let amount = line.amount, let measure = line.subject?.measure {
      number(micros: amount.parts.micros(in: configuration.measures[measure].unit).number)
    } else {
      null()
    }
  }
}

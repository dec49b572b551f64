import Journal
import Notation

/// The drinks as a Bundle of Observations, HL7 FHIR R4: `export --format fhir`.
///
/// Each entry and counting tag of the measure is one (LOINC 8999-5, fluid intake by mouth), in millilitres (UCUM `mL`).
/// What another measure counts for it is one too, of the share that counts. Without a time it is of the date alone.
/// What came from another program is identified by that program's own id, all else by one that stays.
package struct FHIR: DayExport {
  package var bytes: ContiguousArray<UInt8> {
    get { json.bytes }
    set { json.bytes = newValue }
  }

  private var json = JSONStream()
  private let configuration: Configuration
  private let measure: Int
  private let zone: Zone
  private let names: RecordNames
  /// The code of the observation of each measure that is drunk or counts for it.
  private let codes: [Int: JSON]

  /// Begins; `measure` is one of a volume, and `zone` is where its times were written.
  ///
  /// `reader` is the one that the days were read by.
  package init(_ reader: LineReader, of measure: Int, in zone: Zone) {
    configuration = reader.configuration
    (self.measure, self.zone) = (measure, zone)
    names = RecordNames(configuration)
    var codes: [Int: JSON] = [:]
    for place in [measure] + configuration.lenders(to: measure).map(\.measure) {
      codes[place] = [
        "coding": [["system": "http://loinc.org", "code": "8999-5"]],
        "text": .string(configuration.measures[place].title),
      ]
    }
    self.codes = codes
    json.beginObject()
    json.member("resourceType", "Bundle")
    json.member("type", "collection")
    json.key("entry")
    json.beginArray()
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    var ids = RecordIDs(of: day)
    interpreter.eachRow(of: source, at: path, on: day, problems: &problems) { row, rest, _ in
      let number = names.id(of: row, in: source, by: &ids)
      guard let drunk = row.subject?.measure, let code = codes[drunk], row.form != .tick,
        let amount = row.amount
      else { return }
      let parts = configuration.counted(amount.parts, of: drunk, for: measure) ?? 0
      if drunk != measure, parts == 0 { return }
      let (system, id) =
        row.form == .entry && !rest.isEmpty
        ? FHIR.identifier(among: rest.tags, in: source, else: number)
        : ("urn:x-daybook", FNV.text(number))
      json.nextLine()
      json.beginObject()
      json.member("fullUrl", "urn:uuid:" + uuid(of: "\(system) \(id)"))
      json.key("resource")
      json.beginObject()
      json.member("resourceType", "Observation")
      json.key("identifier")
      json.beginArray()
      json.beginObject()
      json.member("system", system)
      json.member("value", id)
      json.endObject()
      json.endArray()
      json.member("status", "final")
      json.key("code")
      json.value(code)
      json.member("effectiveDateTime", effective(row.time, on: day))
      json.key("valueQuantity")
      json.beginObject()
      json.key("value")
      json.number(micros: parts.micros(in: .millilitre).number)
      json.member("unit", "mL")
      json.member("system", "http://unitsofmeasure.org")
      json.member("code", "mL")
      json.endObject()
      json.endObject()
      json.endObject()
    }
  }

  package mutating func finish() {
    json.endLine()
    json.endArray()
    json.endObject()
    json.endLine()
  }

  /// The id that a line has from another program, or of its own; else the one that it is given.
  private static func identifier(
    among tags: ContiguousArray<Range<Int32>>, in bytes: ContiguousArray<UInt8>, else given: UInt64
  ) -> (system: String, id: String) {
    func value(of key: String) -> String? { bytes.withSpan { Tag.value(of: key, among: tags, in: $0) } }
    guard let id = value(of: "id") else { return ("urn:x-daybook", FNV.text(given)) }
    let source = value(of: "source") ?? ""
    let isName =
      !source.isEmpty && source.utf8.allSatisfy { $0 == 0x2D || $0 < 0x80 && ($0 | 0x20) &- 0x61 < 26 }
    return (isName ? "urn:x-daybook:\(source)" : "urn:x-daybook", id)
  }

  private func effective(_ time: TimeOfDay?, on day: Day) -> String {
    guard let time else { return day.description }
    let shown = configuration.moment(time, of: day)
    let offset = zone.offset(of: shown) / 60
    let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
    let sign = offset < 0 ? "-" : "+"
    return "\(shown.day)T\(shown.time):00\(sign)\(zeroPadded(hours, 2)):\(zeroPadded(minutes, 2))"
  }

  /// A UUID of a text, the same for the same text: version 8, which RFC 9562 leaves to the maker.
  private func uuid(of text: String) -> String {
    let high = FNV.hash(of: text.utf8) & ~0xF000 | 0x8000
    let low = FNV.hash(of: text.utf8.reversed()) & ~(3 << 62) | 2 << 62
    var digits: ContiguousArray<UInt8> = []
    digits.reserveCapacity(36)
    for place in 0..<32 {
      if place % 4 == 0, (8...20).contains(place) { digits.append(UInt8(ascii: "-")) }
      let digit = UInt8(truncatingIfNeeded: (place < 16 ? high : low) >> UInt64(60 - place % 16 * 4)) & 15
      digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

import Journal
import Notation

/// What was drunk each day in litres, an object on a line: `export --format fitiq`.
///
/// A day's object is logged at its last entry that has a time, else at noon; the total is what counts, the share that
/// other measures lend included. A day on which nothing counts has none.
package struct FitIQ: DayExport {
  package var bytes: ContiguousArray<UInt8> {
    get { json.bytes }
    set { json.bytes = newValue }
  }

  private var json = JSONStream()
  private let configuration: Configuration
  private let measure: Int
  private let zone: Zone

  /// Begins; `measure` is one of a volume, and `zone` is where its times were written.
  package init(_ configuration: Configuration, of measure: Int, in zone: Zone) {
    self.configuration = configuration
    self.measure = measure
    self.zone = zone
  }

  package mutating func add(_ record: DayRecord, in file: DayFile, path: String) {
    var book = Book(configuration, coverage: Period(record.day, record.day))
    book.append(record)
    let litres = Amount.micros(of: book.value(measure, row: 0).total, in: .litre)
    guard litres > 0 else { return }
    let start = configuration.dayStarts
    let last = record.records
      .filter { $0.subject == .measure(measure) && $0.form != .tick }.compactMap(\.time)
      .max { $0.minutes(sinceStart: start) < $1.minutes(sinceStart: start) }
    let shown = configuration.moment(last ?? TimeOfDay(minutes: 720), of: record.day)
    json.beginObject()
    json.key("type")
    json.string("water_liters")
    json.key("quantity")
    json.number(micros: litres)
    json.key("logged_at")
    let moment = Moment(secondsAsUTC: shown.secondsAsUTC - zone.offset(of: shown))
    json.string("\(moment.day)T\(moment.time):00Z")
    json.key("notes")
    json.null()
    json.endObject()
    json.endLine()
  }

  package mutating func finish() {}
}

import Journal
import Notation

/// The litres drunk on a day: the object that another program is given.
///
/// It is logged at the day's last entry that has a time, else at noon; the total is what counts, the share that other
/// measures lend included. The total of a day on which nothing counts is 0.
package struct DayTotal: Hashable, Sendable {
  /// The name that other programs have for it.
  package static let type = "water_liters"

  /// The logical day.
  package let day: Day
  /// In millionths of a litre.
  package let quantity: Micros
  /// In UTC.
  let loggedAt: Moment

  /// Takes the total of a measure of a volume; `zone` is where the day's times were written.
  package init(of measure: Int, in record: DayRecord, _ configuration: Configuration, in zone: Zone) {
    let book = Book(of: record, configuration)
    let start = configuration.dayStarts
    let last = record.records
      .filter { $0.subject == .measure(measure) && $0.form != .tick }.compactMap(\.time)
      .max { $0.minutes(sinceStart: start) < $1.minutes(sinceStart: start) }
    let shown = configuration.moment(last ?? TimeOfDay(minutes: 720), of: record.day)
    day = record.day
    quantity = book.value(measure, row: 0).total.micros(in: .litre)
    loggedAt = Moment(secondsAsUTC: shown.secondsAsUTC - zone.offset(of: shown))
  }

  /// The object on a line of its own.
  package var line: ContiguousArray<UInt8> {
    var json = JSONStream()
    write(to: &json)
    return json.bytes
  }

  func write(to json: inout JSONStream) {
    json.beginObject()
    json.member("type", Self.type)
    json.key("quantity")
    json.number(micros: quantity.number)
    json.member("logged_at", "\(loggedAt.day)T\(loggedAt.time):00Z")
    json.key("notes")
    json.null()
    json.endObject()
    json.endLine()
  }
}

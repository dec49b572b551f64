import Journal
import Notation

/// The value of a measure on a day, of the water in litres: the object that another program is given.
///
/// It is logged at the day's last entry that has a time, else at noon; the total is what counts, the share that other
/// measures lend included. The total of a day on which nothing counts is 0.
package struct DayTotal: Hashable, Sendable {
  /// What is given away of a measure.
  package struct Kind: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package let measure: Int
    /// The name that other programs have for it: `water_liters`, else the measure's own.
    package let type: String
    package let unit: Unit
    /// Whether it is the water in litres; another measure may have the name that other programs have for that.
    package let isWater: Bool

    /// The litres of a measure of a volume.
    package init(litresOf measure: Int) {
      self.init(measure: measure, type: "water_liters", unit: .litre, isWater: true)
    }

    /// The litres of the water, the value of another measure in its unit.
    package init(_ measure: Int, in configuration: Configuration) {
      let declared = configuration.measures[measure]
      if measure == configuration.water, declared.unit.kind == .volume {
        self.init(litresOf: measure)
      } else {
        self.init(measure: measure, type: declared.name, unit: declared.unit, isWater: false)
      }
    }

    private init(measure: Int, type: String, unit: Unit, isWater: Bool) {
      (self.measure, self.type, self.unit, self.isWater) = (measure, type, unit, isWater)
    }
  }

  package let kind: Kind
  /// The logical day.
  package let day: Day
  /// In millionths of the unit.
  package let quantity: Micros
  /// Whether there is a value; of a measure that adds up there always is.
  private let isKnown: Bool
  /// In UTC.
  let loggedAt: Moment

  /// Takes the value of a measure; `zone` is where the day's times were written.
  package init(of kind: Kind, in record: DayRecord, _ configuration: Configuration, in zone: Zone) {
    let book = Book(of: record, configuration)
    let start = configuration.dayStarts
    let measure = kind.measure
    let last = record.records
      .filter { $0.subject == .measure(measure) && $0.form != .tick }.compactMap(\.time)
      .max { $0.minutes(sinceStart: start) < $1.minutes(sinceStart: start) }
    let shown = configuration.moment(last ?? TimeOfDay(minutes: 720), of: record.day)
    day = record.day
    self.kind = kind
    let value = book.value(measure, row: 0)
    let held = configuration.measures[measure].held(value.total, on: record.day)
    quantity = (kind.isWater ? held : value.total).micros(in: kind.unit)
    isKnown = value.isPresent || configuration.measures[measure].aggregate == .sum
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
    json.member("type", kind.type)
    json.key("quantity")
    if isKnown { json.number(micros: quantity.number) } else { json.null() }
    if !kind.isWater { json.member("unit", kind.unit.name) }
    json.member("logged_at", "\(loggedAt.day)T\(loggedAt.time):00Z")
    json.key("notes")
    json.null()
    json.endObject()
    json.endLine()
  }
}

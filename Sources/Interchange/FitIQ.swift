import Journal
import Notation

/// The litres drunk each day, an object on a line: `export --format fitiq`.
///
/// A day on which nothing counts has none; see `DayTotal` for what an object holds.
package struct FitIQ: RecordExport {
  package var bytes: ContiguousArray<UInt8> {
    get { json.bytes }
    set { json.bytes = newValue }
  }

  private var json = JSONStream()
  private let configuration: Configuration
  private let kind: DayTotal.Kind
  private let zone: Zone

  /// Begins; `measure` is one of a volume, and `zone` is where its times were written.
  package init(_ configuration: Configuration, of measure: Int, in zone: Zone) {
    self.configuration = configuration
    kind = DayTotal.Kind(litresOf: measure)
    self.zone = zone
  }

  package mutating func add(_ record: DayRecord) {
    let total = DayTotal(of: kind, in: record, configuration, in: zone)
    if total.quantity > 0 { total.write(to: &json) }
  }

  package mutating func finish() {}
}

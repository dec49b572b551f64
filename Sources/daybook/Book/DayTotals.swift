import Interchange
import Journal

/// What is given away of a measure on each day, as far as the files can be read.
struct DayTotals {
  /// In order of days; those on which nothing counts are among them.
  private(set) var all: [DayTotal] = []
  /// The days that have a file which cannot be read, or is not on this machine: nothing is known of them.
  private var unread: Set<Day> = []
  /// Whether a folder could not be listed, so that any day may have a file.
  private var isPartial = false
  /// The days that have errors: nobody knows what they would come to without them.
  private(set) var held: [Day] = []
  private let kind: DayTotal.Kind
  private let configuration: Configuration
  private let zone: Zone

  /// Reads every day of a listing; `zone` is where its times were written.
  init(of kind: DayTotal.Kind, in index: DayIndex, _ daybook: Daybook, in zone: Zone) {
    (self.kind, self.zone) = (kind, zone)
    configuration = daybook.configuration
    var interpreter = daybook.interpreter
    daybook.eachFile(of: index.days[...]) { entry, contents in
      guard case .success(let bytes) = contents else {
        unread.insert(entry.day)
        return
      }
      let (record, found) = interpreter.read(entry.file(bytes), of: entry.day)
      // Nothing is known of a file that is written in another way.
      let isForeign = found.contains(where: \.isForeign)
      _ = daybook.problems(found, at: entry.path)
      let hasErrors = found.contains { $0.severity == .error }
      if hasErrors, !isForeign { held.append(entry.day) }
      if isForeign || hasErrors { unread.insert(entry.day) } else { all.append(total(in: record)) }
    }
    for oddity in index.oddities {
      switch oddity {
      case .placeholder(_, let day): unread.insert(day)
      case .unreadable: isPartial = true
      case .second, .conflictCopy, .otherCopy, .misnamed: break
      }
    }
  }

  /// The totals that have to be sent after some deliveries, in order of days; with `isAll` every one but zeros that
  /// nobody ever heard otherwise of.
  ///
  /// A day that was sent and has no file now is sent as 0, but not if its file may only be out of reach.
  func waiting(after deliveries: [Day: Delivery], isAll: Bool) -> [DayTotal] {
    let known = Set(all.map(\.day))
    let gone = deliveries.keys.filter { !known.contains($0) && !unread.contains($0) && !isPartial }
    return (all + gone.map { total(in: DayRecord(day: $0)) })
      .filter { total in
        let delivery = deliveries[total.day] ?? Delivery()
        if isAll, total.quantity != 0 || delivery != Delivery() { return true }
        return delivery.waits(with: total.quantity)
      }
      .sorted { $0.day < $1.day }
  }

  private func total(in record: DayRecord) -> DayTotal {
    DayTotal(of: kind, in: record, configuration, in: zone)
  }
}

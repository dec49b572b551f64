import Journal
import Notation

/// The day's totals of records that are too fine for a day file.
struct AppleHealthTotals: Sendable {
  private var stepsByApp: [Day: [String: Int64]] = [:]
  private var asleep: [Day: [Range<Int>]] = [:]

  /// Adds steps, in millionths, that an app counted.
  mutating func addSteps(_ micros: Int64, of app: String, day: Day) {
    stepsByApp[day, default: [:]][app, default: 0] &+= micros
  }

  /// Adds a time asleep, in seconds since 1970-01-01 UTC, to the day of waking.
  mutating func addSleep(from start: Int, to end: Int, day: Day) {
    if start < end { asleep[day, default: []].append(start..<end) }
  }

  /// The steps of each day, in millionths: of apps that counted the same steps the one that counted most.
  var steps: [(Day, Int64)] { stepsByApp.map { ($0.key, $0.value.values.max() ?? 0) }.sorted { $0.0 < $1.0 } }

  /// The minutes asleep of each day, in millionths: what several apps or stages cover counts once.
  var sleep: [(Day, Int64)] {
    asleep.map { day, spans in
      var (seconds, end) = (0, Int.min)
      for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        seconds += max(0, span.upperBound - max(span.lowerBound, end))
        end = max(end, span.upperBound)
      }
      return (day, Int64((seconds + 30) / 60) * 1_000_000)
    }.sorted { $0.0 < $1.0 }
  }
}

/// A workout whose tag is open.
struct AppleHealthWorkout: Sendable {
  /// An amount in millionths, and its unit as a day file has it.
  struct Amount: Sendable {
    var micros: Int64
    var unit: String
  }

  let type: String
  let app: String
  let start: AppleHealthTime
  let end: AppleHealthTime
  var duration: Amount?
  var distance: Amount?

  /// Reads a number and its unit; nil without both.
  static func amount(_ number: String?, _ unit: String?) -> Amount? {
    guard let micros = number.flatMap(ExactDecimal.micros), micros > 0,
      let known = unit.flatMap({ AppleHealthUnit($0) }), [.time, .distance].contains(known.unit.kind)
    else { return nil }
    return Amount(micros: micros, unit: known.unit.name)
  }

  /// The day's content for a measure of a unit, or, without one, for a habit; nil if it has nothing of that kind.
  func content(for unit: Unit?) -> ImportedRecord.Content? {
    guard let unit else { return .tick(.done) }
    switch unit.kind {
    case .time:
      if let duration { return .amount(micros: duration.micros, unit: duration.unit) }
      return .amount(micros: Int64((end.instant - start.instant) / 60) * 1_000_000, unit: "min")
    case .distance: return distance.map { .amount(micros: $0.micros, unit: $0.unit) }
    case .count: return .amount(micros: 1_000_000, unit: "")
    case .volume, .mass, .energy, .share: return nil
    }
  }
}

/// How many records of each kind have no measure or habit here.
struct AppleHealthCounts: Sendable {
  private var counts: [String: Int] = [:]
  /// The kind of the record before, since records of a kind stand together: a long export makes few words of it.
  private var last = ContiguousArray<UInt8>()
  private var lastCount = 0

  /// Counts a record of a kind that stands somewhere in a text; nil if it names none.
  mutating func count(_ text: Span<UInt8>, _ kind: Range<Int>?) {
    let kind = kind ?? 0..<0
    if kind.count == last.count {
      var place = 0
      while place < last.count, text[kind.lowerBound + place] == last[place] { place += 1 }
      if place == last.count {
        lastCount += 1
        return
      }
    }
    settle()
    last.removeAll(keepingCapacity: true)
    for place in kind { last.append(text[place]) }
    lastCount = 1
  }

  /// Every kind with its count, the most frequent first.
  var all: [(kind: String, count: Int)] {
    mutating get {
      settle()
      lastCount = 0
      return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }
  }

  private mutating func settle() {
    guard lastCount > 0 else { return }
    counts[String(decoding: last, as: UTF8.self), default: 0] += lastCount
  }

  /// A kind without the words that all have in common: `HeartRate`.
  static func shortName(_ kind: String) -> String {
    for prefix in [
      "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType", "HKWorkoutActivityType",
    ] where kind.hasPrefix(prefix) { return String(kind.dropFirst(prefix.count)) }
    return kind
  }
}

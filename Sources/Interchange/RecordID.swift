import Journal
import Notation

/// The ids of records that have none of their own: they stay when lines above them change.
///
/// An id is a hash of date, time, kind, name, value and, of equals, its place among them; so it changes only when one of
/// these does.
struct RecordIDs {
  let day: Day
  private let date: UInt64
  /// The hashes of the day's first records, which a look through them finds sooner than a table would.
  private var first: ContiguousArray<UInt64> = []
  /// A bit for the lowest six bits of each of them: nearly always there is none to look for.
  private var lowest: UInt64 = 0
  /// How often each hash of all others was there.
  private var counts: [UInt64: Int] = [:]

  /// Begins with a day.
  init(of day: Day) {
    self.day = day
    first.reserveCapacity(24)
    date = FNV.hash(FNV.start, bytesOf: UInt64(truncatingIfNeeded: Int(day.number)))
  }

  /// The number of a record of the day, which the next one of the same facts does not have again.
  ///
  /// `value` is in millionths; nil without an amount.
  mutating func next(
    _ form: Record.Form, at time: TimeOfDay?, name bytes: ContiguousArray<UInt8>, _ name: Range<Int>,
    value: Int64?
  ) -> UInt64 {
    var hash = FNV.hash(date, bytesOf: UInt64(time.map { $0.minutes + 1 } ?? 0))
    let kind: UInt64 =
      switch form {
      case .tick: 1
      case .entry: 2
      case .tag: 3
      }
    hash = FNV.hash(hash, bytesOf: kind)
    for place in name { hash = FNV.hash(hash, UInt64(bytes[place])) }
    hash = FNV.hash(hash, bytesOf: value.map { UInt64(bitPattern: $0) } ?? .max)
    let place = equals(of: hash)
    return RecordIDs.worded(place == 0 ? hash : FNV.hash(hash, bytesOf: UInt64(place)))
  }

  /// A number whose hexadecimal digits no spreadsheet takes for a decimal one, `4216211145537526` or `463199671e877871`:
  /// such a one begins with a letter instead.
  private static func worded(_ hash: UInt64) -> UInt64 {
    // The lowest bit of each digit that is a letter.
    let letters = hash >> 3 & (hash >> 2 | hash >> 1) & 0x1111_1111_1111_1111
    guard letters & (letters &- 1) == 0 else { return hash }
    return letters == 0 || hash & (letters &* 15) == letters &* 14 ? hash | 0xA << 60 : hash
  }

  /// How many records before this one have its hash.
  private mutating func equals(of hash: UInt64) -> Int {
    let bit: UInt64 = 1 &<< (hash & 63)
    var count = 0
    if lowest & bit != 0 { for known in first where known == hash { count += 1 } }
    if first.count < 48 {
      lowest |= bit
      first.append(hash)
      return count
    }
    let later = counts[hash, default: 0]
    counts[hash] = later + 1
    return count + later
  }
}

/// The declared names that the ids of rows are made of.
///
/// A class, since the rows of each day hold it: of a struct all threads would count the references to all that is in it.
final class RecordNames: Sendable {
  /// The names of habits and then measures, one behind the other, and where each ends, behind a 0.
  private let bytes: ContiguousArray<UInt8>
  private let ends: ContiguousArray<Int>
  private let habitCount: Int
  private let units: CountedUnits

  init(_ configuration: Configuration) {
    var bytes: ContiguousArray<UInt8> = []
    var ends: ContiguousArray<Int> = [0]
    for name in configuration.habits.map(\.name) + configuration.measures.map(\.name) {
      bytes += name.utf8
      ends.append(bytes.count)
    }
    (self.bytes, self.ends, habitCount) = (bytes, ends, configuration.habits.count)
    units = CountedUnits(configuration)
  }

  /// The number of a row of a file.
  @inline(__always)
  func id(of row: RecordRow, in source: ContiguousArray<UInt8>, by ids: inout RecordIDs) -> UInt64 {
    let (name, value): (Range<Int>, Micros?)
    switch row.subject {
    case .habit(let habit): (name, value) = (ends[habit]..<ends[habit + 1], row.amount?.micros)
    case .measure(let measure):
      name = ends[habitCount + measure]..<ends[habitCount + measure + 1]
      value = row.amount.map { units.micros($0.parts, of: measure, on: ids.day) }
    case nil:
      return ids.next(
        row.form, at: row.time, name: source, row.name.places, value: row.amount?.micros.number)
    }
    return ids.next(row.form, at: row.time, name: bytes, name, value: value?.number)
  }
}

import Journal

/// The seconds that a place's clocks add to UTC, moment by moment: a plain value, made where the system can be asked.
package struct Zone: Hashable, Sendable {
  /// A change of the clocks.
  package struct Change: Hashable, Sendable {
    /// The moment it takes effect, in seconds since 1970-01-01 UTC.
    package let from: Int
    /// The seconds that the clocks add to UTC from then on; negative to the west.
    package let offset: Int

    package init(from: Int, offset: Int) { (self.from, self.offset) = (from, offset) }
  }

  private let first: Int
  private let changes: [Change]

  /// Makes a zone whose clocks are never changed, `offset` seconds ahead of UTC.
  package init(offset: Int) {
    first = offset
    changes = []
  }

  /// Makes a zone of an offset in seconds and the changes after it, in the order of time.
  package init(offset: Int, changes: [Change]) {
    first = offset
    self.changes = changes
  }

  /// Reads an offset as ISO 8601 writes it: `Z`, `+02:00`, `-0800`, `+01`; nil for anything else, a name too.
  package init?(offset text: String) {
    guard let offset = Zone.offset(text[...]) else { return nil }
    self.init(offset: offset)
  }

  static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false).joined()
    guard digits.utf8.count == 2 || digits.utf8.count == 4, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      text.utf8.count == digits.utf8.count + 1 || text.utf8.count == 6 && Array(text.utf8)[3] == 0x3A,
      let hours = Int(digits.prefix(2)), let minutes = Int("0" + digits.dropFirst(2)), hours <= 18,
      minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }

  /// The seconds that the clocks add to UTC at so many seconds since 1970-01-01 UTC.
  package func offset(at seconds: Int) -> Int {
    let next = firstChange(after: seconds)
    return next == 0 ? first : changes[next - 1].offset
  }

  /// The seconds that the clocks add to UTC when they show a moment.
  ///
  /// A moment that they show twice, an hour apart, is the first of the two; one that they pass over has the offset
  /// before the change.
  package func offset(of moment: Moment) -> Int {
    let shown = moment.secondsAsUTC
    // No place is a day away from UTC, so whatever is in force then came before what holds at the moment.
    var place = firstChange(after: shown - 86_400)
    var offset = place == 0 ? first : changes[place - 1].offset
    while place < changes.count, shown - offset >= changes[place].from, changes[place].from <= shown + 86_400
    {
      // Passed over: later than the change by the old clocks, and earlier by the new ones.
      if shown - changes[place].offset < changes[place].from { return offset }
      offset = changes[place].offset
      place += 1
    }
    return offset
  }

  /// The moment that the clocks show at so many seconds since 1970-01-01 UTC.
  package func moment(at seconds: Int) -> Moment { Moment(secondsAsUTC: seconds + offset(at: seconds)) }

  private func firstChange(after seconds: Int) -> Int { changes.partitioningIndex { $0.from > seconds } }
}

extension Moment {
  /// The seconds since 1970-01-01 at which a clock set to UTC shows it.
  package var secondsAsUTC: Int { Int(day.number) * 86_400 + Int(time.minutes) * 60 }

  /// The moment that a clock set to UTC shows so many seconds since 1970-01-01, its seconds left out.
  package init(secondsAsUTC seconds: Int) {
    let second = ((seconds % 86_400) + 86_400) % 86_400
    self.init(day: Day(number: (seconds - second) / 86_400), time: TimeOfDay(minutes: second / 60))
  }
}

import Notation

/// How a day file is written, so that a new line looks like its neighbours.
package struct FileStyle: Hashable, Sendable {
  /// How times are written.
  package enum TimeStyle: Hashable, Sendable {
    /// `08:10`
    case padded
    /// `8:10`
    case short
    /// `8:10pm`
    case hours12
  }

  /// The line end: LF or CRLF.
  package var ending: ContiguousArray<UInt8> = [Byte.newline]
  /// The text before a tick or an entry: blanks and a bullet, or nothing.
  package var lead: ContiguousArray<UInt8> = []
  /// How times are written.
  package var times = TimeStyle.padded

  /// The last lines of a longer file show how it is written.
  private static let mostLines = 5_000

  /// The style of a new file.
  package init(clock: ClockStyle = .hours24) { times = clock == .hours24 ? .padded : .hours12 }

  /// The style that most of a file's lines have; of what it does not show, that of `fallback`, which is a
  /// neighbouring day's or a new file's. `readings` are its lines if they are read already.
  package init(
    of file: DayFile, by reader: LineReader, readings: [LineReading]? = nil, fallback: FileStyle
  ) {
    self = fallback
    var leads = Tally<ContiguousArray<UInt8>.SubSequence>()
    var styles = Tally<TimeStyle>()
    var (of12, of24) = (0, 0)
    let first = max(0, file.lines.count - FileStyle.mostLines)
    for (number, line) in file.lines.enumerated().dropFirst(first)
    where line.shape == .box || line.shape == .plain {
      let reading = readings?[number] ?? reader.read(line, of: file)
      guard reading.isRecord else { continue }
      let lead = file.source[Int(line.start)..<Int(line.box)]
      if !lead.starts(with: ByteOrderMark.bytes) { leads.count(lead) }
      let time = file.source[reading.timeRange.places]
      if time.contains(where: { $0 | 0x20 == UInt8(ascii: "m") }) {
        of12 += 1
      } else if time.contains(Byte.colon) {
        of24 += 1
        if let style = FileStyle.timeStyle(time) { styles.count(style) }
      }
    }
    if let lead = leads.most(preferring: []) { self.lead = ContiguousArray(lead) }
    if of12 > of24 || of12 == of24 && of12 > 0 && fallback.times == .hours12 {
      times = .hours12
    } else if of24 > 0 {
      let usual = fallback.times == .hours12 ? .padded : fallback.times
      times = styles.most(preferring: usual) ?? usual
    }
    if file.lines.contains(where: { $0.next > $0.end }) { ending = file.lineEnding }
  }

  /// The style of one time of 24 hours as typed; nil if it does not tell (`10:30` is both padded and short).
  private static func timeStyle(_ text: ContiguousArray<UInt8>.SubSequence) -> TimeStyle? {
    guard let colon = text.firstIndex(of: Byte.colon) else { return nil }
    if text.first == UInt8(ascii: "0") { return .padded }
    return colon - text.startIndex == 1 ? .short : nil
  }

  /// A time as this file writes it.
  package func text(of time: TimeOfDay) -> String {
    switch times {
    case .padded: return time.description
    case .short: return "\(time.hour):\(zeroPadded(time.minute, 2))"
    case .hours12:
      return "\(time.hourOfTwelve):\(zeroPadded(time.minute, 2))\(time.isBeforeNoon ? "am" : "pm")"
    }
  }
}

/// How often each of some values was seen, in the order in which they were first seen.
private struct Tally<Value: Equatable> {
  private var counts: [(value: Value, count: Int)] = []

  /// Counts a value once more.
  mutating func count(_ value: Value) {
    if let place = counts.firstIndex(where: { $0.value == value }) {
      counts[place].count += 1
    } else {
      counts.append((value, 1))
    }
  }

  /// The value seen most; of equals the preferred one if it is among them, else the one seen first; nil if none was.
  func most(preferring preferred: Value) -> Value? {
    guard let highest = counts.map(\.count).max() else { return nil }
    if counts.contains(where: { $0.value == preferred && $0.count == highest }) { return preferred }
    return counts.first { $0.count == highest }?.value
  }
}

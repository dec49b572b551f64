import Journal

/// A cell with a date that other programs write in words or in seconds, made one of numbers.
enum WordedDateCell {
  /// Makes `Jan 3, 2026 8:10`, `3 January 2026`, `Sat, Jan 3rd 2026` and `3. ledna 2026` begin with `2026-01-03`, and, if
  /// the cell counts from 1970, seconds or milliseconds a moment in UTC; anything else stays as it is.
  static func numeric(_ cell: String, isEpoch: Bool) -> String {
    if isEpoch, let seconds = seconds(cell) {
      let moment = Moment(secondsAsUTC: seconds)
      return "\(moment.day)T\(moment.time):00Z"
    }
    guard cell.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return cell }
    var words = cell.split { $0.isWhitespace || $0 == "," }.map(String.init)
    // A weekday may stand before it.
    if words.count > 3, date(words) == nil, Int(words[0].prefix(1)) == nil { words.removeFirst() }
    guard let day = date(words) else { return cell }
    // `at` and `v` stand before a time.
    let rest = words.dropFirst(3).drop { !($0.first?.isNumber ?? false) }
    return ([day.description] + rest).joined(separator: " ")
  }

  /// Whether a heading says that its column counts from 1970.
  static func isEpoch(_ heading: String) -> Bool {
    let folded = Vocabulary.folded(heading)
    return ["epoch", "unix", "timestamp"].contains { folded.utf8.count < 40 && folded.contains($0) }
  }

  private static func seconds(_ cell: String) -> Int? {
    let whole = cell.prefix { $0 != "." }
    guard (9...13).contains(whole.utf8.count), let number = Int(whole), number > 0,
      cell.dropFirst(whole.count).dropFirst().utf8.allSatisfy({ $0 &- 0x30 < 10 })
    else { return nil }
    return whole.utf8.count > 10 ? number / 1000 : number
  }

  /// The date that the first three words are.
  private static func date(_ words: [String]) -> Day? { Day(named: words.prefix(3).map { $0.lowercased() }) }
}

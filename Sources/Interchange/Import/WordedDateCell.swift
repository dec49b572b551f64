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
    if words.count > 3, month(words[0]) == nil, Int(words[0].prefix(1)) == nil { words.removeFirst() }
    guard words.count >= 3 else { return cell }
    let (first, second) = (month(words[0]), month(words[1]))
    guard let month = first ?? second, let number = day(first == nil ? words[0] : words[1]),
      words[2].utf8.count == 4, let year = Int(words[2]), let day = Day(year: year, month: month, day: number)
    else { return cell }
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

  private static func day(_ word: String) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard ["", ".", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count).lowercased()) else {
      return nil
    }
    return Int(digits)
  }

  private static func month(_ word: String) -> Int? {
    let word = (word.hasSuffix(".") ? String(word.dropLast()) : word).lowercased()
    return months.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  private static let months: [[String]] = [
    ["january", "jan", "leden", "ledna"], ["february", "feb", "únor", "února"],
    ["march", "mar", "březen", "března"], ["april", "apr", "duben", "dubna"], ["may", "květen", "května"],
    ["june", "jun", "červen", "června"], ["july", "jul", "červenec", "července"],
    ["august", "aug", "srpen", "srpna"], ["september", "sep", "sept", "září"],
    ["october", "oct", "říjen", "října"], ["november", "nov", "listopad", "listopadu"],
    ["december", "dec", "prosinec", "prosince"],
  ]
}

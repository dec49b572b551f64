/// Lengths of a measure of time that are written otherwise in one word: `8am-3.30pm`, `7:30h`, `1030-615`.
extension LineReader {
  /// Lets a line be an error since its length is written otherwise in one word, `8am-3.30pm`, `7:30h`; false if
  /// the word is none.
  func failAsLength(
    _ measure: Int, _ text: Span<UInt8>, _ word: Word, _ statement: inout Statement, _ rest: inout LineRest
  ) -> Bool {
    let declared = configuration.measures[measure]
    guard declared.unit.kind == .time else { return false }
    var meant: String?
    if let odd = oddRange(text, at: word.start, word.end), odd.end == word.end {
      meant = length(from: odd.start, to: odd.stop)
    } else if let parted = parted(text, word),
      case .time(let range) = readTime(text, parted.first, upTo: parted.first.end), range.length != nil
    {
      meant = parted.fix
    } else if let ends = endsWithoutColons(string(text, word.start, word.end)) {
      meant = length(from: ends.start, to: ends.stop)
    } else if let range = rangeOfHours(string(text, word.start, word.end)) {
      meant = range
    } else if let clock = timeRunInto(text, word),
      isTyped(text, Word(start: clock.end, end: word.end, form: .plain, colon: -1), .hourWord)
    {
      meant = clock.time.asLength
    } else {
      let typed = string(text, word.start, word.end).lowercased()
      let parts = typed.split { $0.isNumber || $0 == " " }.map(String.init)
      let numbers = typed.split { !$0.isNumber }.map(String.init)
      if numbers.count == 2, ["m", "min"].contains(parts.first),
        ["s", "sec", nil].contains(parts.dropFirst().first)
      {
        meant = "\(numbers[0]) min \(numbers[1]) s"
      }
    }
    guard let meant else { return false }
    fail(
      .missingAmount(measure: declared.name, unit: declared.unit.name, meant: meant), word.range,
      &statement, &rest, fix: meant)
    return true
  }

  /// The times of a range that are written without colons, one of them of three digits: `1030-615`; nil of anything else.
  private func endsWithoutColons(_ typed: String) -> (start: TimeOfDay, stop: TimeOfDay)? {
    let parts = typed.split(omittingEmptySubsequences: false) { "-–".contains($0) }
    guard parts.count == 2, parts.contains(where: { $0.count == 3 }),
      parts.allSatisfy({ 3...4 ~= $0.count && $0.allSatisfy(\.isNumber) }),
      case let ends = parts.compactMap({ Int($0) }).compactMap({ TimeOfDay(hour: $0 / 100, minute: $0 % 100) }
      ),
      ends.count == 2, ends[0] != ends[1], ends.allSatisfy({ $0.minute.isMultiple(of: 5) })
    else { return nil }
    return (ends[0], ends[1])
  }

  /// A range whose times are written with `h`, `23h15-6h45`, `23h-7h`; nil of anything else.
  private func rangeOfHours(_ typed: String) -> String? {
    let times = typed.lowercased().split(omittingEmptySubsequences: false) { "-–".contains($0) }
    guard times.count == 2, times.allSatisfy({ $0.contains("h") }) else { return nil }
    let ends = times.compactMap { time -> TimeOfDay? in
      let parts = time.split(separator: "h", omittingEmptySubsequences: false)
      guard parts.count == 2, let hour = Int(parts[0]),
        let minute = parts[1].isEmpty ? 0 : Int(parts[1]), parts[1].isEmpty || parts[1].count == 2
      else { return nil }
      return TimeOfDay(hour: hour, minute: minute)
    }
    guard ends.count == 2, ends[0] != ends[1] else { return nil }
    // `6h-7h` may be how long it took.
    let isLength = ends[0] < ends[1] && ends[1].hour < 13
    return isLength ? nil : "\(ends[0])-\(ends[1])"
  }
}

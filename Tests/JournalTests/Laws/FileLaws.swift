import TestSupport
import Testing

@testable import Journal

@Suite struct FileLaws {
  @Test func anyBytesAreAFileWhoseLinesTileIt() {
    for seed in seeds(160) {
      var chance = SplitMix64(seed: seed)
      let bytes = chance.file()
      let file = DayFile(bytes)
      #expect(file.bytes == bytes, "seed \(seed)")
      #expect(areTiled(file), "seed \(seed): \(shown(bytes))")
    }
  }

  @Test(arguments: [
    "", "\n", "\r\n", "\r", "\u{FEFF}", "\u{FEFF}\n", "a", "a\r", "a\rb\n", "\u{0}", " ", "\t\n ", "-", "- ",
    "[", "[x", "[x]",
    "[x] ", "- [x]\r\r\n", "<<<<<<<", "\n\n\n",
  ])
  func smallFilesAreTiledToo(_ text: String) {
    let file = DayFile(text)
    #expect(file.bytes.elementsEqual(text.utf8) && areTiled(file))
  }

  private func areTiled(_ file: DayFile) -> Bool {
    var place = Int32(file.markLength)
    for line in file.lines {
      guard line.start == place, line.start <= line.end, line.end <= line.next, line.start < line.next else {
        return false
      }
      guard line.start <= line.box, line.box <= line.content, line.content <= line.end else { return false }
      guard !file.source[Int(line.start)..<Int(line.end)].contains(Byte.newline) else { return false }
      place = line.next
    }
    return Int(place) == file.source.count
  }

  @Test func interpretingTakesAnyBytes() {
    for seed in seeds(160) {
      var chance = SplitMix64(seed: seed)
      let bytes = chance.file()
      let file = DayFile(bytes)
      var interpreter = chance.interpreter()
      let (record, problems) = interpreter.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!)
      for problem in problems {
        let line = file.lines[Int(problem.line ?? 0)]
        let length = line.end - line.start
        #expect(
          problem.range.lowerBound >= 0 && problem.range.upperBound <= length,
          "seed \(seed): \(problem) in \(shown(bytes))")
        if let fix = problem.fix {
          #expect(
            fix.range.lowerBound >= 0 && fix.range.upperBound <= length,
            "seed \(seed): \(problem) in \(shown(bytes))")
        }
      }
      var book = Book(interpreter.reader.configuration, coverage: Period(record.day, record.day))
      book.append(record)
      #expect(book.days == [record.day])
    }
  }

  @Test func aConfigurationOfAnyBytesIsRead() {
    for seed in seeds(15) {
      var chance = SplitMix64(seed: seed)
      let file = DayFile(chance.configuration())
      let reading = ConfigurationReading(file)
      for problem in reading.problems {
        let line = file.lines[Int(problem.line ?? 0)]
        #expect(
          problem.range.lowerBound >= 0 && problem.range.upperBound <= line.end - line.start,
          "seed \(seed): \(problem)")
      }
      var interpreter = DayReader(reading.configuration)
      _ = interpreter.examine(DayFile(chance.file()), of: Day("2026-06-12")!, today: Day("2026-01-12")!)
    }
  }
}

extension SplitMix64 {
  /// A configuration whose words are shuffled among its lines.
  mutating func configuration() -> ContiguousArray<UInt8> {
    var lines = (page + "\n" + czech).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let all = lines.flatMap { $0 }
    for _ in 0..<below(40) {
      let line = below(lines.count)
      let word = below(lines[line].count)
      switch below(4) {
      case 0: lines[line][word] = one(of: all)
      case 1:
        lines[line].insert(one(of: all + ["/week", "..", "%", "\"", "0", "-1", "cup", "every"]), at: word)
      case 2 where lines[line].count > 1: lines[line].remove(at: word)
      default: lines[line].swapAt(word, below(lines[line].count))
      }
    }
    var bytes = ContiguousArray(lines.map { $0.joined(separator: " ") }.joined(separator: "\n").utf8)
    for _ in 0..<below(4) { bytes[below(bytes.count)] = UInt8(truncatingIfNeeded: next()) }
    return bytes
  }
}

import Journal
import Reports

/// The register as the lines of a pipe, which may be a life's: nothing in them is broken or coloured, and those of some
/// days are made without those of the others.
package struct RegisterText: Sendable {
  private let configuration: Configuration
  private let screen: Screen
  private let today: Day

  package init(in frame: Frame) {
    (configuration, screen, today) = (frame.configuration, frame.screen, frame.today)
  }

  /// Lines of files, in the order in which they are given, those of a day one behind the other; `paths` are the files of
  /// their days, relative to the daybook.
  package func lines(_ lines: [FoundLine], paths: [Day: String]) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(lines.count * 64)
    var times = [[UInt8]?](repeating: nil, count: 24 * 60)
    let noTime = Array(RegisterText.padded("", in: screen.words).utf8)
    var day: Day?
    var (head, tail): ([UInt8], [UInt8]) = ([], [])
    for line in lines {
      // Lines of a day are in one file.
      if line.day != day {
        day = line.day
        head = line.day.isoBytes + [0x20]
        tail = Array("  \(paths.path(of: line.day))".printable.utf8) + [0x3A]
      }
      bytes += head
      if let time = line.time {
        let minutes = Int(time.minutes)
        let padded =
          times[minutes] ?? Array(RegisterText.padded(screen.words.time(time), in: screen.words).utf8)
        times[minutes] = padded
        bytes += padded
      } else {
        bytes += noTime
      }
      let start = bytes.count
      bytes += line.text.utf8
      // Nearly all lines are harmless, which costs less to ask of bytes than of a text.
      if !bytes.span.isGraphicASCII(from: start) {
        bytes.removeSubrange(start...)
        bytes += line.text.printable.utf8
      }
      bytes += tail
      bytes += String(line.number + 1).utf8
      bytes.append(0x0A)
    }
    return bytes
  }

  /// How wide the column of times is.
  static func timeColumns(_ words: Words) -> Int { words.time(23 * 60 + 59).widthInColumns }

  /// A time in its column, with what parts it from the next.
  private static func padded(_ time: String, in words: Words) -> String {
    time + String(repeating: " ", count: max(0, timeColumns(words) - time.widthInColumns) + 2)
  }

  /// How many lines there are, on how many days, and what they come to.
  package func sum(lines: Int, days: Int, _ sums: [Register.Sum]) -> String {
    let count = screen.words.linesOnDays(lines, days: days)
    let sums = sums.map { sum in
      let measure = configuration.measures[sum.measure]
      let inCups = configuration.goalInCups(of: sum.measure, on: today)
      let total = "\(measure.title) \(screen.largeAmount(sum.total, in: measure.unit, against: inCups))"
      if sum.lenders.isEmpty { return total }
      let lent = screen.largeAmount(sum.lent, in: measure.unit, against: inCups)
      return screen.words.lent(total, lent, by: sum.lenders.map { configuration.measures[$0].title })
    }
    return ([count] + sums).joined(separator: screen.words.isAloud ? ", " : " \(screen.glyphs.dot) ")
  }

  /// The text behind the lines.
  package func end(_ tally: Register.Tally, _ sums: [Register.Sum]) -> String {
    "\n\(sum(lines: tally.lines, days: tally.days, sums).printable)\n"
  }
}

import Foundation
import Journal

private let lock = NSLock()
nonisolated(unsafe) private var known: [String: Configuration] = [:]

/// The configuration that a text declares, whatever problems it has. A text is read once: tables of tests give the same
/// one for each of their rows.
package func configured(_ text: String) -> Configuration {
  if let configuration = lock.withLock({ known[text] }) { return configuration }
  let configuration = ConfigurationReading(DayFile(text)).configuration
  lock.withLock { known[text] = configuration }
  return configuration
}

/// A time of day, `14:30`.
package func clock(_ text: String) -> TimeOfDay {
  let parts = text.split(separator: ":").map { Int($0)! }
  return TimeOfDay(hour: parts[0], minute: parts[1])!
}

/// A moment, `2026-01-12T14:30`.
package func moment(_ text: String) -> Moment {
  let parts = text.split(separator: "T").map(String.init)
  return Moment(day: Day(parts[0])!, time: clock(parts[1]))
}

extension StringProtocol {
  /// The text with plain blanks in place of those that no line is broken at.
  package var withPlainBlanks: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar == "\u{A0}" ? " " : scalar) }
    return String(scalars)
  }
}

/// Day files that are given as text and read by a configuration.
package struct WrittenDays {
  /// A day's file and what it says.
  package struct Written {
    package let record: DayRecord
    package let file: DayFile
    package let path: String
    package let problems: [Problem]
  }

  package private(set) var interpreter: DayReader
  package private(set) var days: [Written] = []

  /// Reads files by their dates; if the configuration declares nothing, what they declare themselves counts.
  package init(_ configuration: String, _ files: KeyValuePairs<String, String>) {
    var configuration = configured(configuration)
    let isImplied = configuration.declaresNothing
    if isImplied {
      var discovery = Discovery()
      for file in files { discovery.look(into: DayFile(file.value)) }
      configuration = discovery.configuration(from: configuration)
    }
    interpreter = DayReader(configuration, isImplied: isImplied)
    for file in files { add(ContiguousArray(file.value.utf8), on: file.key) }
  }

  /// Adds a file of a date.
  package mutating func add(_ bytes: ContiguousArray<UInt8>, on date: String) {
    let file = DayFile(bytes)
    let (record, problems) = interpreter.read(file, of: Day(date)!)
    days.append(Written(record: record, file: file, path: "\(date).txt", problems: problems))
  }

  package var reader: LineReader { interpreter.reader }

  /// A day's file, if there is one.
  package func written(on day: Day) -> Written? { days.first { $0.record.day == day } }

  /// The book of all the days, in their order.
  package var book: Book {
    var book = Book(reader.configuration, coverage: Period(.first, .last))
    for day in days.sorted(by: { $0.record.day < $1.record.day }) { book.append(day.record) }
    return book
  }
}

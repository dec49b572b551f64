import Journal
import Notation
import Reports

/// A whole daybook, or a period of it, as one object from which the same files can be made, byte for byte:
/// `export --format json`, schema `daybook.export/1`.
///
/// It is a superset of what the habit brief exports. What days hold comes after what they come to, so what they hold
/// is kept until the end: both are of one reading of each file.
package struct Backup: PartedExport {
  package var bytes: ContiguousArray<UInt8> = []

  /// A day's file, as it was read.
  private struct KeptDay {
    let day: Day
    let path: String
    let source: ContiguousArray<UInt8>
  }

  private let configuration: Configuration
  private let configurationFile: ContiguousArray<UInt8>?
  private let badgesFile: ContiguousArray<UInt8>?
  private let otherFiles: [BackupFiles.File]
  private let lastDay: Day
  private var interpreter: DayReader
  private let members: RecordMembers
  /// Whether each habit is ticked, and not made of others.
  private let isTicked: [Bool]
  /// Those who write the days at the end.
  private let workers: any Workers
  private var kept: [KeptDay] = []
  /// The time last written for each habit; nil where no day has one.
  private var lastTimes: [TimeOfDay?]
  private var dailyData = JSONStream()
  /// What stands before it, in pieces between which a comma belongs.
  private var dailyParts: [ContiguousArray<UInt8>] = []
  private var row = RowBytes()
  /// The object from behind its days on, once what stands before them is written.
  private var end: JSONStream?
  /// Whether what the days come to is written.
  private var areDaysNext = false
  package private(set) var hasMore = true

  /// Begins a backup of the days up to `lastDay`, whose goals and cups it tells; `interpreter` is the one that they are
  /// read by, `configurationFile` and `badgesFile` hold the bytes of `daybook.conf` and `badges.txt`, nil if there is
  /// none, and `otherFiles` what lies beside the days' files and does not count: second files and conflict copies.
  package init(
    _ interpreter: DayReader, configurationFile: ContiguousArray<UInt8>?,
    badgesFile: ContiguousArray<UInt8>? = nil, otherFiles: [BackupFiles.File] = [], upTo lastDay: Day,
    by workers: any Workers = OneWorker()
  ) {
    self.workers = workers
    self.interpreter = interpreter
    configuration = interpreter.reader.configuration
    self.configurationFile = configurationFile
    self.badgesFile = badgesFile
    self.otherFiles = otherFiles
    self.lastDay = lastDay
    members = RecordMembers(configuration, stateOfTicksAlone: true)
    isTicked = configuration.habits.map { $0.derivation == nil }
    lastTimes = configuration.habits.map { _ in nil }
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    kept.append(KeptDay(day: day, path: path, source: source))
    var winners = ContiguousArray<Tick>(repeating: Tick(), count: configuration.habits.count)
    interpreter.eachRow(of: source, at: path, on: day, problems: &problems, keeping: .counts) { line, _, _ in
      guard line.form == .tick, case .habit(let habit)? = line.subject else { return }
      winners[habit].take(line.mark, line.time)
      if let time = line.time { lastTimes[habit] = time }
    }
    addTicks(winners, of: day)
  }

  package mutating func append(_ part: Backup) {
    kept += part.kept
    for (habit, time) in part.lastTimes.enumerated() { lastTimes[habit] = time ?? lastTimes[habit] }
    // Pieces of their own size; one text of all would be copied each time that it outgrows its room.
    if !part.dailyData.bytes.isEmpty { dailyParts.append(ContiguousArray(part.dailyData.bytes[...])) }
  }

  /// Adds what the habit brief keeps of a day: each habit that has a tick, by its strongest mark.
  private mutating func addTicks(_ winners: ContiguousArray<Tick>, of day: Day) {
    dailyData.nextLine()
    dailyData.key(named: day.description)
    dailyData.beginObject()
    var isFirst = true
    let (names, isTicked) = (members.names, isTicked)
    row.append(to: &dailyData.bytes) { row, place in
      isFirst = true
      for habit in winners.indices where winners[habit].mark != .none && isTicked[habit] {
        if !isFirst { row.put(",", &place) }
        isFirst = false
        row.put(names[habit], &place)
        row.put(winners[habit].mark == .done ? ":{\"completed\":true" : ":{\"completed\":false", &place)
        row.put(timeOf: winners[habit].time, &place)
        row.put("}", &place)
      }
    }
    dailyData.endObject()
  }

  /// Writes a day's file and what its lines say.
  private static func write(
    _ day: KeptDay, into days: inout JSONStream, members: RecordMembers, by interpreter: inout DayReader
  ) {
    days.nextLine()
    days.beginObject()
    days.member("date", day.day.description)
    days.member("path", day.path)
    days.addFile(day.source, textKey: "text", base64Key: "base64")
    days.key("records")
    days.beginArray()
    var (written, row): (ContiguousArray<UInt8>, RowBytes) = ([], RowBytes())
    swap(&written, &days.bytes)
    var isFirst = true
    var problems: [Problem] = []
    interpreter.eachRow(of: day.source, at: day.path, on: day.day, problems: &problems, keeping: .counts) {
      line, _, number in
      row.append(to: &written) { row, place in
        if !isFirst { row.put(",", &place) }
        row.put("{\"line\":", &place)
        row.put(digitsOf: UInt64(number) + 1, &place)
        members.put(line, of: day.source, into: &row, &place)
        row.put(timeOf: line.time, &place)
        row.put("}", &place)
      }
      isFirst = false
    }
    swap(&written, &days.bytes)
    days.endArray()
    days.endObject()
  }

  package mutating func finish() {
    guard var days = end else { return finishSums() }
    guard areDaysNext else { return finishDailyData() }
    // As many days at a time as may stand in memory, written out; then what stands behind them.
    let next = kept.prefix(128)
    let (size, start, members, interpreter) = (16, days, members, interpreter)
    let parts = workers.answers((next.count + size - 1) / size) { number in
      var (part, interpreter) = (start, interpreter)
      // Behind the first day of all stands a comma before each.
      if number > 0 { part.expectsComma() }
      part.bytes.reserveCapacity(8192 * size)
      for day in next.dropFirst(number * size).prefix(size) {
        Backup.write(day, into: &part, members: members, by: &interpreter)
      }
      return part
    }
    kept.removeFirst(next.count)
    for part in parts { bytes += part.bytes }
    if let last = parts.last { days = last }
    days.bytes = []
    end = days
    if next.isEmpty {
      finishDays()
      hasMore = false
    }
  }

  /// The times of habits in the end: the last that was written, else the usual one.
  private var habitTimes: [TimeOfDay?] {
    zip(configuration.habits, lastTimes).map { $1 ?? $0.time }
  }

  /// What the last day holds.
  private var lastRecord: DayRecord {
    guard let last = kept.last, last.day == lastDay else { return DayRecord(day: lastDay) }
    var interpreter = interpreter
    return interpreter.read(DayFile(last.source, isMarkdown: DayFile.isMarkdown(last.path)), of: lastDay)
      .record
  }

  /// Writes all that stands before the days.
  private mutating func finishSums() {
    let lastRecord = lastRecord
    var json = JSONStream()
    json.beginObject()
    json.nextLine()
    json.member("schema", "daybook.export/1")
    json.nextLine()
    json.key("habits")
    json.value(JSON(each: configuration.habits) { Backup.declaration(of: $0, in: configuration) })
    json.nextLine()
    json.key("measures")
    json.value(
      JSON(each: configuration.measures.indices) {
        Backup.declaration(of: $0, in: configuration, on: lastRecord)
      })
    json.nextLine()
    json.key("habitTimes")
    json.beginObject()
    for (habit, time) in zip(configuration.habits, habitTimes) {
      guard let time, habit.derivation == nil else { continue }
      json.key(named: habit.name)
      json.string(time.description)
    }
    json.endObject()
    json.nextLine()
    json.key("dailyData")
    json.beginObject()
    bytes.append(contentsOf: json.bytes)
    json.bytes = []
    end = json
  }

  /// Writes the next of what the days come to, and behind the last begins what they hold.
  private mutating func finishDailyData() {
    guard var json = end else { return }
    if !dailyData.bytes.isEmpty { dailyParts.append(dailyData.bytes) }
    dailyData.bytes = []
    let next = dailyParts.prefix(8)
    for (number, part) in next.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += part
    }
    dailyParts.removeFirst(next.count)
    if !dailyParts.isEmpty { return bytes.append(UInt8(ascii: ",")) }
    json.endLine()
    json.endObject()
    json.nextLine()
    json.key("days")
    json.beginArray()
    bytes += json.bytes
    json.bytes = []
    end = json
    areDaysNext = true
  }

  /// Writes all that stands behind the days.
  private mutating func finishDays() {
    guard var json = end else { return }
    json.endLine()
    json.endArray()
    json.nextLine()
    if let configurationFile {
      json.addFile(configurationFile, textKey: "config", base64Key: "configBase64")
    } else {
      json.key("config")
      json.null()
    }
    json.nextLine()
    if let badgesFile {
      json.addFile(badgesFile, textKey: "badges", base64Key: "badgesBase64")
    } else {
      json.key("badges")
      json.null()
    }
    json.nextLine()
    json.key("others")
    json.beginArray()
    for file in otherFiles {
      json.nextLine()
      json.beginObject()
      json.member("path", file.path)
      json.addFile(file.bytes, textKey: "text", base64Key: "base64")
      json.endObject()
    }
    if !otherFiles.isEmpty { json.endLine() }
    json.endArray()
    json.endLine()
    json.endObject()
    json.endLine()
    bytes.append(contentsOf: json.bytes)
  }
}

/// The strongest mark of a habit on a day, and the first time written on a tick that has it.
private struct Tick {
  var mark = Mark.none
  var time: TimeOfDay?

  mutating func take(_ mark: Mark, _ time: TimeOfDay?) {
    if mark > self.mark {
      (self.mark, self.time) = (mark, time)
    } else if mark == self.mark, self.time == nil {
      self.time = time
    }
  }
}

extension JSONStream {
  /// Adds a file's bytes: as text with every byte of it, a byte order mark and returns included, or in base64
  /// under another key if they are not valid UTF-8.
  fileprivate mutating func addFile(
    _ bytes: ContiguousArray<UInt8>, textKey: StaticString, base64Key: StaticString
  ) {
    if firstInvalidUTF8(in: bytes, bytes.indices) == nil {
      key(textKey)
      string(bytes, bytes.indices)
    } else {
      key(base64Key)
      string(Base64.text(of: bytes))
    }
  }
}

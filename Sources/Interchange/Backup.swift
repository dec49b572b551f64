import Journal
import Notation
import Reports

/// A whole daybook, or a period of it, as one object from which the same files can be made, byte for byte:
/// `export --format json`, schema `daybook.export/1`.
///
/// It is a superset of what the habit brief exports. What days hold is written as they are read, and what they come to
/// behind them: both are of one reading of each file, and no file is kept.
package struct Backup: PartedExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let configuration: Configuration
  private let configurationFile: ContiguousArray<UInt8>?
  private let badgesFile: ContiguousArray<UInt8>?
  private let otherFiles: [BackupFiles.File]
  private let lastDay: Day
  private let members: RecordMembers
  /// Whether each habit is ticked, and not made of others.
  private let isTicked: [Bool]
  /// The object so far, but for the bytes that are ready.
  private var json = JSONStream()
  private var usualTimes: UsualTimes
  private var dailyData = JSONStream()
  /// The text before it, in pieces between which a comma belongs.
  private var dailyParts: [ContiguousArray<UInt8>] = []
  private var writer = RowWriter()
  private var row = RowBytes()
  /// Whether a day is written.
  private var hasDays = false
  /// Whether what stands right behind the days is written.
  private var areDaysEnded = false
  package private(set) var hasMore = true

  /// Begins a backup that tells the configured goals and cups, and the usual times, of `lastDay`; `interpreter` is the
  /// one that days are read by, `configurationFile` and `badgesFile` hold the bytes of `daybook.conf` and `badges.txt`, nil if there is
  /// none, and `otherFiles` what lies beside the days' files and does not count: second files and conflict copies.
  package init(
    _ interpreter: DayReader, configurationFile: ContiguousArray<UInt8>?,
    badgesFile: ContiguousArray<UInt8>? = nil, otherFiles: [BackupFiles.File] = [], asOf lastDay: Day
  ) {
    configuration = interpreter.reader.configuration
    (self.configurationFile, self.badgesFile) = (configurationFile, badgesFile)
    (self.otherFiles, self.lastDay) = (otherFiles, lastDay)
    members = RecordMembers(interpreter.reader, stateOfTicksAlone: true)
    isTicked = configuration.habits.map { $0.derivation == nil }
    usualTimes = UsualTimes(configuration)
    begin()
  }

  /// Writes what stands before the days.
  private mutating func begin() {
    json.beginObject()
    json.nextLine()
    json.member("schema", "daybook.export/1")
    json.nextLine()
    json.key("habits")
    json.value(JSON(each: configuration.habits) { Backup.declaration(of: $0, in: configuration) })
    json.nextLine()
    json.key("days")
    json.beginArray()
    swap(&bytes, &json.bytes)
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    hasDays = true
    swap(&bytes, &json.bytes)
    json.nextLine()
    json.beginObject()
    json.member("date", day.description)
    json.member("path", path)
    json.addFile(source, textKey: "text", base64Key: "base64")
    json.key("records")
    json.beginArray()
    swap(&bytes, &json.bytes)
    var rows = MemberRows(members, usualTimes, day)
    writer.add(
      &rows, of: source, at: path, on: day, by: &interpreter, problems: &problems, keeping: .counts,
      to: &bytes)
    usualTimes = rows.usualTimes
    swap(&bytes, &json.bytes)
    json.endArray()
    json.endObject()
    swap(&bytes, &json.bytes)
    addTicks(rows.winners, of: day)
  }

  package mutating func append(_ part: Backup) {
    if part.hasDays {
      if hasDays { bytes.append(UInt8(ascii: ",")) }
      hasDays = true
    }
    usualTimes.take(part.usualTimes)
    // Pieces of their own size; one text of all would be copied each time that it outgrows its room.
    if !part.dailyData.bytes.isEmpty { dailyParts.append(ContiguousArray(part.dailyData.bytes[...])) }
  }

  /// Adds what the habit brief keeps of a day: each habit that has a tick, by its strongest mark.
  private mutating func addTicks(_ winners: ContiguousArray<WinningTick>, of day: Day) {
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

  package mutating func finish() {
    swap(&bytes, &json.bytes)
    if !areDaysEnded {
      endDays()
    } else {
      finishDailyData()
    }
    swap(&bytes, &json.bytes)
  }

  /// Ends the days and writes what is told as of the last of them.
  private mutating func endDays() {
    areDaysEnded = true
    if !dailyData.bytes.isEmpty { dailyParts.append(dailyData.bytes) }
    dailyData.bytes = []
    json.endLine()
    json.endArray()
    json.nextLine()
    json.key("measures")
    json.value(
      JSON(each: configuration.measures.indices) {
        Backup.declaration(of: $0, in: configuration, on: lastDay)
      })
    json.nextLine()
    json.key("habitTimes")
    json.beginObject()
    for (place, habit) in configuration.habits.enumerated() where habit.derivation == nil {
      guard let time = usualTimes.time(of: place, on: lastDay) else { continue }
      json.key(named: habit.name)
      json.string(time.description)
    }
    json.endObject()
    json.nextLine()
    json.key("dailyData")
    json.beginObject()
  }

  /// Writes the next of what the days come to, and behind the last all that is left.
  private mutating func finishDailyData() {
    let next = dailyParts.prefix(8)
    for (number, part) in next.enumerated() {
      if number > 0 { json.bytes.append(UInt8(ascii: ",")) }
      json.bytes += part
    }
    dailyParts.removeFirst(next.count)
    if !dailyParts.isEmpty { return json.bytes.append(UInt8(ascii: ",")) }
    json.endLine()
    json.endObject()
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
    hasMore = false
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

/// The records of one day's file, as objects of a list.
private struct MemberRows: ~Copyable, DayRows {
  private let members: RecordMembers
  /// The tick of each habit that counts.
  private(set) var winners: ContiguousArray<WinningTick>
  /// The usual times of habits, this day's taken in.
  private(set) var usualTimes: UsualTimes
  private let day: Day
  /// The number of records so far.
  private var count = 0

  init(_ members: RecordMembers, _ usualTimes: UsualTimes, _ day: Day) {
    (self.members, self.usualTimes, self.day) = (members, usualTimes, day)
    winners = ContiguousArray(repeating: WinningTick(), count: members.names.count)
  }

  @inline(__always)
  mutating func take(_ record: RecordRow, of source: ContiguousArray<UInt8>, inLine number: Int32) -> Bool {
    count += 1
    if record.form == .tick, case .habit(let habit)? = record.subject {
      winners[habit].take(record.mark, at: record.time, inLine: number)
      if let time = record.time { usualTimes.take(time, of: habit, on: day) }
    }
    return true
  }

  @inline(__always)
  func putHead(
    of record: RecordRow, inLine number: Int32, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    row.put(count == 1 ? "{\"line\":" : ",{\"line\":", &place)
    row.put(digitsOf: UInt64(number) + 1, &place)
  }

  func putFacts(
    of record: RecordRow, _ text: ContiguousArray<Range<Int32>>, _ tags: ContiguousArray<Range<Int32>>,
    _ source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    members.put(record, on: day, of: source, into: &row, &place)
  }

  @inline(__always)
  func putTail(
    of record: RecordRow, inLine number: Int32, _ own: String?, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    row.put(timeOf: record.time, &place)
    row.put("}", &place)
  }
}

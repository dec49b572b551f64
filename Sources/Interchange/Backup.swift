import Journal
import Notation

/// A whole daybook, or a period of it, as one object from which the same files can be made, byte for byte:
/// `export --format json`, schema `daybook.export/1`.
///
/// It is a superset of what the habit brief exports. What days hold comes after what they come to, so what they hold
/// is kept until the end: both are of one reading of each file.
package struct Backup: RecordExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let configuration: Configuration
  private let configurationFile: ContiguousArray<UInt8>?
  private let badgesFile: ContiguousArray<UInt8>?
  private let otherFiles: [BackupFiles.File]
  private let lastDay: Day
  private var lastRecord: DayRecord
  private var lastTimes: [TimeOfDay?]
  private var dailyData = JSONStream()
  /// The days that were added last.
  private var days = JSONStream()
  /// The days before them, in pieces, so that a long history is never copied as a whole.
  private var earlierDays: [ContiguousArray<UInt8>] = []
  private static let pieceSize = 262_144
  /// The object from behind its days on, once what stands before them is written.
  private var end: JSONStream?
  package private(set) var hasMore = true

  /// Begins a backup of the days up to `lastDay`, whose goals and cups it tells; `configurationFile` and
  /// `badgesFile` hold the bytes of `daybook.conf` and `badges.txt`, nil if there is none, and `otherFiles` what
  /// lies beside the days' files and does not count: second files and conflict copies.
  package init(
    _ configuration: Configuration, configurationFile: ContiguousArray<UInt8>?,
    badgesFile: ContiguousArray<UInt8>? = nil, otherFiles: [BackupFiles.File] = [], upTo lastDay: Day
  ) {
    self.configuration = configuration
    self.configurationFile = configurationFile
    self.badgesFile = badgesFile
    self.otherFiles = otherFiles
    self.lastDay = lastDay
    lastRecord = DayRecord(day: lastDay)
    lastTimes = configuration.habits.map(\.time)
  }

  package mutating func add(_ record: DayRecord, in file: DayFile, path: String) {
    addSums(of: record)
    addDay(record, in: file, path: path)
  }

  /// Adds what a day comes to.
  private mutating func addSums(of record: DayRecord) {
    if record.day == lastDay { lastRecord = record }
    for line in record.records {
      if case .habit(let habit)? = line.subject, let time = line.time { lastTimes[habit] = time }
    }
    addTicks(of: record)
  }

  /// Adds a day's file and what its lines say.
  private mutating func addDay(_ record: DayRecord, in file: DayFile, path: String) {
    days.nextLine()
    days.beginObject()
    days.member("date", record.day.description)
    days.member("path", path)
    days.addFile(file.source, textKey: "text", base64Key: "base64")
    days.key("records")
    days.beginArray()
    for line in record.records { addRecord(line, in: file) }
    days.endArray()
    days.endObject()
    if days.bytes.count > Backup.pieceSize {
      earlierDays.append(days.bytes)
      days.bytes = []
    }
  }

  package mutating func finish() {
    guard end != nil else { return finishSums() }
    if let piece = earlierDays.popLast() {
      bytes.append(contentsOf: piece)
    } else {
      finishDays()
      hasMore = false
    }
  }

  /// Writes all that stands before the days.
  private mutating func finishSums() {
    earlierDays.append(days.bytes)
    earlierDays.reverse()
    days.bytes = []
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
    for (habit, time) in zip(configuration.habits, lastTimes) {
      guard let time, habit.derivation == nil else { continue }
      json.key(named: habit.name)
      json.string(time.description)
    }
    json.endObject()
    json.nextLine()
    json.key("dailyData")
    json.beginObject()
    json.bytes.append(contentsOf: dailyData.bytes)
    dailyData = JSONStream()
    json.endLine()
    json.endObject()
    json.nextLine()
    json.key("days")
    json.beginArray()
    bytes.append(contentsOf: json.bytes)
    json.bytes = []
    end = json
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

  /// Adds what the habit brief keeps of a day: each habit that has a tick, by its strongest mark.
  private mutating func addTicks(of record: DayRecord) {
    dailyData.nextLine()
    dailyData.key(named: record.day.description)
    dailyData.beginObject()
    for (place, habit) in configuration.habits.enumerated() where habit.derivation == nil {
      let tick = record.winningTick(of: place)
      guard tick.mark != .none else { continue }
      dailyData.key(named: habit.name)
      dailyData.beginObject()
      dailyData.key("completed")
      dailyData.bool(tick.mark == .done)
      dailyData.member("time", tick.time?.description)
      dailyData.endObject()
    }
    dailyData.endObject()
  }

  private mutating func addRecord(_ line: Record, in file: DayFile) {
    days.beginObject()
    days.key("line")
    days.integer(Int(line.line) + 1)
    days.member("kind", line.form.code)
    days.addName(of: line, in: file, configuration)
    if line.form == .tick {
      days.member("state", line.mark.code)
    }
    days.addAmount(of: line, in: file, configuration)
    days.member("time", line.time?.description)
    days.endObject()
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

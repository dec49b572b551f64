import Journal
import TestSupport
import Testing

@testable import Interchange

@Suite struct ForeignHostileTests {
  /// An export of each format, whole.
  static var exports: [(format: any ForeignFormat.Type, files: KeyValuePairs<String, String>)] {
    [
      (
        Loop.self,
        [
          "Habits.csv": ForeignLoopTests.habits,
          "Checkmarks.csv":
            "Date,Wake up early,Run,Call, or write,\n2026-01-12,YES_MANUAL,5500,SKIP,\n2026-01-11,Entry(timestamp=2023-01-08, value=2),NO,1,\n",
          "001 Wake up early/Checkmarks.csv": "Date,Value,Notes\n2026-01-12,YES_MANUAL,\"a \"\"b\"\"\nc\"\n",
        ]
      ),
      (
        HabitBull.self,
        ["a.csv": ForeignTrackerTests.bull + "Read,,,11/5/2020,1,\"x\"\nPush ups,,,25/5/2020,12,\n"]
      ),
      (
        Streaks.self,
        [
          "s.csv":
            "title,entry_type,entry_date,entry_timestamp,quantity,notes\nWalk,completed_auto,20260112,2026-01-12T10:00:00Z,2,x\n"
        ]
      ),
      (HabitKit.self, ["k.json": ForeignTrackerTests.kit]),
      (HealthAutoExport.self, ["h.json": ForeignTrackerTests.health]),
      (
        SamsungHealth.self,
        [
          "w.csv": ForeignHealthTests.water,
          "s.csv":
            "com.samsung.shealth.step_daily_trend,6,7\ncount,day_time,source_type\n9123,1768176000000,-2\n1,9223372036854775807,0\n",
        ]
      ),
      (
        Daylio.self,
        [
          "d.csv":
            "full_date,date,weekday,time,mood,activities,note_title,note\n2026-01-12,,,8:10 PM,good,\"a | b\",x,\"y\nz\"\n"
        ]
      ),
      (
        Garmin.self,
        [
          "g.json":
            "[{\"calendarDate\":\"2026-01-12\",\"timestampLocal\":\"2026-01-12T08:10:00.0\",\"valueInML\":250}]"
        ]
      ),
      (
        Fitbit.self,
        [
          "f.csv":
            "Body\nDate,Weight\n\"2026-01-12\",\"82.4\"\n\nFood Log 20260112\n\"\",\"Water\",\"1,500 ml\"\n",
          "w.json": "{\"foods-log-water\":[{\"dateTime\":\"2026-01-13\",\"value\":\"750.0\"}]}",
          "steps-1.json":
            "[{\"dateTime\":\"01/12/26 08:10:00\",\"value\":\"9223372036854\"},{\"dateTime\":\"01/12/26 08:11:00\",\"value\":\"9223372036854\"}]",
        ]
      ),
      (
        Habitica.self,
        [
          "h.csv":
            "Task Name,Task ID,Task Type,Date,Value\nRead,t1,daily,2026-01-11 21:00:00,1\nStairs,t2,habit,2026-01-12 09:30:00,2\n"
        ]
      ),
      (
        Harsh.self,
        [
          "habits": "! A\nGym: 3/7\nCoffee: 0\n",
          "log": "2025-07-08 : Gym : y : a : 2\n2025-07-08 : Coffee : s : :\n",
        ]
      ),
      (
        Habitctl.self,
        ["habits": "1 Gym\n0 Head ache\n", "log": "2018-09-15\tGym\ty\n2018-09-15\tHead ache\tn\n"]
      ),
    ]
  }

  @Test(arguments: exports.indices)
  func noBytesBreakAReader(format: Int) {
    let (reader, texts) = ForeignHostileTests.exports[format]
    let whole = reader.read(files(texts), ForeignOptions())
    #expect(!whole.records.isEmpty)
    var random = SplitMix64(seed: UInt64(format + 1))
    for _ in 0..<40 {
      var changed = files(texts)
      for place in changed.indices {
        for _ in 0..<random.below(4) where !changed[place].bytes.isEmpty {
          let at = random.below(changed[place].bytes.count)
          switch random.below(4) {
          case 0: changed[place].bytes[at] = UInt8(truncatingIfNeeded: random.next())
          case 1: changed[place].bytes.remove(at: at)
          case 2: changed[place].bytes.removeLast(changed[place].bytes.count - at)
          default:
            let marks = Array("\"',;:\t\n\r\0-/0\u{202E}[]{}".utf8)
            changed[place].bytes.insert(random.one(of: marks), at: at)
          }
        }
      }
      check(reader.read(changed, ForeignOptions()), of: reader.source)
    }
  }

  private func check(_ result: ImportResult, of source: String) {
    for record in result.records {
      #expect(record.source == source)
      #expect(!record.id.isEmpty && !record.id.contains { $0.isWhitespace })
      #expect(!record.name.isEmpty && isPlain(record.name) && isPlain(record.text))
      if case .amount(let micros, let unit) = record.content { #expect(micros >= 0 && !unit.contains(" ")) }
    }
    #expect(Set(result.records.map(\.id)).count == result.records.count)
    #expect(result.declaredProblems == [])
    #expect(result.homeless == [])
  }

  private func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0.value != 0x2028 }
  }

  @Test func aMillionColumnsAreNoHabits() {
    let header = "Date," + String(repeating: "a,", count: 1_000_000)
    let result = Loop.read(["Checkmarks.csv": header + "\n2026-01-12,2,\n"])
    #expect(result.records == [] && result.declarations == [])
    #expect(result.remarks.count == 1)
  }

  @Test func aNameIsNoPathNoOptionAndNoOtherLine() {
    let result = Habitctl.read([
      "log":
        "2018-09-15\t../../etc/passwd\ty\n2018-09-15\t--help\ty\n2018-09-15\thabit x\\nmeasure y\u{1B}[2J\ty\n"
    ])
    #expect(
      result.declared == [
        "habit etc-passwd \"../../etc/passwd\"", "habit help \"--help\"",
        "habit habit-x-nmeasure-y-2j \"habit x\\nmeasure y [2J\"",
      ])
    #expect(result.declaredProblems == [])
  }
}

import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

@Suite struct BackupTests {
  @Test func thePublishedShapeComesOutAsPublishedWithTheDaysAsTheyAreRead() throws {
    let configuration = """
      measure water "Water" goal 2500ml cup 250ml presets 100ml 250ml 500ml
      habit breakfast 10:30 "Breakfast"
      """
    let told = WrittenDays(configuration, ["2026-01-12": "water 250ml 08:10\n"])
    let backup = Backup(
      told.interpreter, configurationFile: ContiguousArray("daybook 1\n".utf8),
      asOf: Day("2026-01-12")!)
    #expect(
      told.text(by: backup) == #"""
        {
        "schema":"daybook.export/1",
        "habits":[{"id":"breakfast","label":"Breakfast","hasTime":true,"defaultTime":"10:30","group":null,"derived":null}],
        "days":[
        {"date":"2026-01-12","path":"2026-01-12.txt","text":"water 250ml 08:10\n","records":[{"line":1,"kind":"entry","name":"water","amount":250,"unit":"ml","value":250,"time":"08:10"}]}
        ],
        "measures":[{"id":"water","label":"Water","unit":"ml","aggregate":"sum","goal":{"atLeast":2500},"cup":250,"presets":[100,250,500],"group":null}],
        "habitTimes":{"breakfast":"10:30"},
        "dailyData":{
        "2026-01-12":{}
        },
        "config":"daybook 1\n",
        "badges":null,
        "others":[]
        }

        """#)
  }

  @Test func aDayTellsItsTicksByTheirStrongestMark() throws {
    let told = WrittenDays(
      declared,
      [
        "2026-01-12": "[x] breakfast 10:00\n[ ] gym 07:00\n[-] gym\n",
        "2026-01-13": "[x] gym\n[ ] call home\n",
      ])
    let daily = try #require(try told.backup(asOf: "2026-01-13")["dailyData"])
    let expected: JSON = [
      "2026-01-12": [
        "breakfast": ["completed": true, "time": "10:00"], "gym": ["completed": false, "time": .null],
      ],
      "2026-01-13": ["gym": ["completed": true, "time": .null]],
    ]
    #expect(daily == expected)
  }

  @Test func aHabitsTimeIsTheLastOneWritten() throws {
    let told = WrittenDays(
      declared, ["2026-01-12": "[x] breakfast 10:00\n[x] gym\n", "2026-01-13": "[ ] breakfast 11:15\n"])
    #expect(try told.backup(asOf: "2026-01-13")["habitTimes"] == ["breakfast": "11:15"])
    #expect(try told.backup(asOf: "2026-03-14")["habitTimes"] == ["breakfast": "11:15"])
    // As everywhere, what was written more than 60 days ago is usual no more.
    #expect(try told.backup(asOf: "2026-03-15")["habitTimes"] == ["breakfast": "10:30"])
  }

  @Test(
    arguments: [
      ("2026-05-31", #"[{"atLeast":2500},250]"#), ("2026-06-01", #"[{"atLeast":3000},330]"#),
    ] as [(String, String)])
  func goalAndCupAreThoseOfTheLastDay(day: String, expected: String) throws {
    let configuration = """
      measure water unit ml goal 2500ml cup 250ml
      goal water 3000ml from 2026-06-01
      cup water 330ml from 2026-06-01
      """
    let measure = try #require(
      try WrittenDays(configuration, [:]).backup(asOf: day)["measures"]?.elements?.first)
    let goalAndCup = JSON.array([measure["goal"]!, measure["cup"]!])
    #expect(String(decoding: goalAndCup.bytes(.compact).dropLast(), as: UTF8.self) == expected)
  }

  @Test(
    arguments: [
      ("measure m unit g", "null"), ("measure m goal at most 3g", #"{"atMost":3}"#),
      ("measure m goal 1.5g..2.5g", #"{"atLeast":1.5,"atMost":2.5}"#),
      ("measure m goal 20g/week", #"{"atLeast":20,"per":"week"}"#),
      ("measure m goal at most 20g/week", #"{"atMost":20,"per":"week"}"#),
    ])
  func aGoalHasItsEdgesAndItsWeek(line: String, goal: String) throws {
    let measure = try WrittenDays(line, [:]).backup(asOf: "2026-01-12")["measures"]?.elements?.first
    #expect(measure?["goal"].map { String(decoding: $0.bytes(.compact).dropLast(), as: UTF8.self) } == goal)
  }

  @Test func whatADaysFileMakesOfAGoalIsNoDeclaration() throws {
    let configuration = "measure m goal 1g\ngoal m 2g when gym\nhabit gym\n"
    func goal(_ file: String) throws -> JSON? {
      try WrittenDays(configuration, ["2026-01-12": file]).backup(asOf: "2026-01-12")["measures"]?.elements?[
        0][
          "goal"]
    }
    for file in ["[ ] gym\n", "[x] gym\n", "[x] gym\ngoal m 3g\n"] {
      #expect(try goal(file) == ["atLeast": 1])
    }
  }

  @Test func nilIsNull() throws {
    let backup = try WrittenDays("measure n unit pills max\nhabit gym\n", [:]).backup(
      asOf: "2026-01-12")
    #expect(backup["config"] == .null)
    #expect(backup["days"] == [])
    #expect(backup["dailyData"] == [:])
    #expect(backup["habitTimes"] == [:])
    #expect(
      backup["habits"] == [
        [
          "id": "gym", "label": "gym", "hasTime": false, "defaultTime": .null, "group": .null,
          "derived": .null,
        ]
      ])
    let kept = backup["measures"]?.elements?.last
    #expect(
      kept == [
        "id": "n", "label": "n", "unit": "pills", "aggregate": "max", "goal": .null, "cup": .null,
        "presets": [], "group": .null,
      ])
  }

  @Test func aTickTellsItsStateAndARecordHasAllItsKeys() throws {
    let told = WrittenDays(declared, ["2026-01-12": "[-] gym 7h kcal:1\nwater\n[ ] steps\n"])
    let day = try #require(try told.backup(asOf: "2026-01-12")["days"]?.elements?.first)
    let records: JSON = [
      [
        "line": 1, "kind": "tick", "name": "gym", "state": "skipped", "amount": 7, "unit": "h",
        "value": .null,
        "time": .null,
      ],
      ["line": 2, "kind": "entry", "name": "water", "amount": 1, "unit": "cup", "value": 250, "time": .null],
      [
        "line": 3, "kind": "tick", "name": "steps", "state": "open", "amount": .null, "unit": .null,
        "value": .null, "time": .null,
      ],
    ]
    #expect(day["records"] == records)
  }

  @Test(
    arguments: [
      "", "water 250ml", "water 250ml\r\nNo end", "\u{FEFF}water 1l\r\n\r\n", "\u{0}\u{1B}[31m\t\"\\\r",
      "e\u{301} é \u{2028}\n",
    ])
  func textCarriesEveryByte(text: String) throws {
    let backup = try WrittenDays(declared, ["2026-01-12": text]).backup(
      ContiguousArray(text.utf8), asOf: "2026-01-12")
    let day = try #require(backup["days"]?.elements?.first)
    #expect(Array(day["text"]!.text!.utf8) == Array(text.utf8))
    #expect(Array(backup["config"]!.text!.utf8) == Array(text.utf8))
    #expect(day["base64"] == nil)
  }

  @Test(
    arguments: [[0xFF], [0x77, 0xC3], [0xEF, 0xBB, 0xBF, 0x80, 0x0D, 0x0A]] as [ContiguousArray<UInt8>])
  func bytesThatAreNoTextAreKeptInBase64(bytes: ContiguousArray<UInt8>) throws {
    var told = WrittenDays(declared, [:])
    told.add(bytes, on: "2026-01-12")
    let backup = try told.backup(bytes, asOf: "2026-01-12")
    let day = try #require(backup["days"]?.elements?.first)
    #expect(day.members?.map(\.key) == ["date", "path", "base64", "records"])
    #expect(Base64.bytes(of: day["base64"]!.text!) == bytes)
    #expect(Base64.bytes(of: backup["configBase64"]!.text!) == bytes)
    #expect(backup["config"] == nil)
  }
}

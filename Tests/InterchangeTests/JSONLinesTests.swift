import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

@Suite struct JSONLinesTests {
  @Test func aRecordIsAnObjectOnALine() {
    let file = """
      water 250ml 08:10
      [x] breakfast 10:30 oatmeal "with" berries kcal:420 +home
      steps 9000
      [ ] call home
      """
    #expect(
      WrittenDays(declared, ["2026-01-12": file]).lines()
        .replacing(/,"id":"[0-9a-f]{16}"/, with: "") == """
          {"date":"2026-01-12","time":"08:10","kind":"entry","name":"water","state":null,"amount":250,"unit":"ml","value":250,"base_unit":"ml","text":null,"tags":[],"path":"2026-01-12.txt","line":1}
          {"date":"2026-01-12","time":"10:30","kind":"tick","name":"breakfast","state":"done","amount":null,"unit":null,"value":null,"base_unit":null,"text":"oatmeal \\"with\\" berries","tags":["kcal:420","+home"],"path":"2026-01-12.txt","line":2}
          {"date":"2026-01-12","time":"10:30","kind":"tag","name":"kcal","state":null,"amount":420,"unit":"kcal","value":420,"base_unit":"kcal","text":null,"tags":[],"path":"2026-01-12.txt","line":2}
          {"date":"2026-01-12","time":null,"kind":"entry","name":"steps","state":null,"amount":9000,"unit":null,"value":9000,"base_unit":null,"text":null,"tags":[],"path":"2026-01-12.txt","line":3}
          {"date":"2026-01-12","time":null,"kind":"tick","name":"call home","state":"open","amount":null,"unit":null,"value":null,"base_unit":null,"text":null,"tags":[],"path":"2026-01-12.txt","line":4}

          """)
  }

  @Test func everyLineIsJSONWithTheColumnsOfTheTable() throws {
    let told = WrittenDays(declared, ["2026-01-12": "gym 45min \u{1}\\ žluť\nwater 1/3 cup 8pm kcal:1\n"])
    let header = told.csv().prefix { $0 != "\r\n" }.split(separator: ",").map(String.init)
    let lines = told.lines().split(separator: "\n")
    #expect(lines.count == rows(told.csv()).count)
    for line in lines {
      #expect(try JSON(parsing: ContiguousArray(line.utf8)).members?.map(\.key) == header)
    }
    let second = try JSON(parsing: ContiguousArray(lines[1].utf8))
    #expect(second["value"]?.numberText == "83.333333")
    #expect(second["time"]?.text == "20:00")
  }

  @Test func itComesInAgain() throws {
    let file = "water 250ml 08:10 cold\n[x] breakfast 10:30 oats kcal:420\n[ ] call home\nlunch kcal:600\n"
    let told = WrittenDays(declared, ["2026-01-12": file])
    let bytes = ContiguousArray(told.lines().utf8)
    #expect(ImportFormat(of: bytes, named: "a") == .jsonl)
    let reading = TableImport.reading(lines: bytes + ContiguousArray("{\"date\":\"x\"}\n".utf8))
    let table = try TableImport.reading(
      ContiguousArray(told.csv().utf8), configured(declared), TableImport.Options())
    #expect(reading.records == table.records)
    #expect(reading.remarks.map(\.line) == [6])
  }
}

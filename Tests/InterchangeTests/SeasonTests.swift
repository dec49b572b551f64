import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

/// The example that the repository carries, as every export sees it.
@Suite struct SeasonTests {
  private let told: WrittenDays
  private let configurationFile: ContiguousArray<UInt8>

  init() throws {
    let files = try example("season")
    let configuration = try #require(files["daybook.conf"])
    var told = WrittenDays(configuration, [:])
    for (name, text) in files.sorted(by: { $0.key < $1.key }) where Day(String(name.prefix(10))) != nil {
      told.add(ContiguousArray(text.utf8), on: String(name.prefix(10)))
    }
    self.told = told
    configurationFile = ContiguousArray(configuration.utf8)
  }

  @Test func theTableHasARowForEachRecord() throws {
    var reader = CSVReader(told.bytes(by: Spreadsheet(told.reader)))
    var rows: [CSVRow] = []
    while let row = try reader.next() { rows.append(row) }
    let records = told.days.flatMap(\.record.records)
    #expect(records.count > 1000)
    #expect(rows.count == records.count + 1)
    #expect(rows.allSatisfy { $0.cells.count == 14 })
    #expect(told.lines().split(separator: "\n").count == records.count)
  }

  @Test func theWideTableHasARowForEachDay() throws {
    let first = try #require(told.days.first?.record.day)
    let last = try #require(told.days.last?.record.day)
    #expect(rows(told.wide()).count == Period(first, last).count)
  }

  @Test func theBackupHoldsEveryFile() throws {
    let backup = try told.backup(configurationFile, asOf: "2026-04-02")
    let days = try #require(backup["days"]?.elements)
    #expect(days.count == told.days.count)
    for (day, source) in zip(days, told.days) {
      let bytes =
        day["text"]?.text.map { ContiguousArray($0.utf8) } ?? Base64.bytes(of: day["base64"]?.text ?? "")
      #expect(bytes == source.file.source)
      #expect(day["records"]?.elements?.count == source.record.records.count)
    }
    #expect(backup["config"]?.text.map { ContiguousArray($0.utf8) } == configurationFile)
  }
}

import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

/// The configuration of most tests.
let declared = """
  measure water "Water" goal 2500ml cup 250ml presets 100ml 250ml 500ml
  measure weight "Weight" unit kg last
  measure steps "Steps" goal 10000
  measure sleep unit h
  measure kcal unit kcal
  measure protein unit g
  habit breakfast 10:30 "Breakfast"
  habit gym
  """

extension WrittenDays {
  /// The bytes that an export makes of the days.
  func bytes(by export: some DayExport) -> ContiguousArray<UInt8> {
    var (export, interpreter, problems) = (export, interpreter, [Problem]())
    for day in days {
      export.add(
        day.file.source, of: day.record.day, path: day.path, by: &interpreter, problems: &problems)
    }
    repeat { export.finish() } while export.hasMore
    return export.bytes
  }

  /// The text that an export makes of the days.
  func text(by export: some DayExport) -> String { String(decoding: bytes(by: export), as: UTF8.self) }

  /// The table of the records.
  func csv(_ dialect: CSVDialect = .rfc, of subjects: [Reference]? = nil) -> String {
    text(by: Spreadsheet(reader, dialect: dialect, of: subjects))
  }

  func wide(
    _ dialect: CSVDialect = .rfc, over period: Period? = nil, of subjects: [Reference]? = nil
  ) -> String {
    text(by: WideSpreadsheet(reader, dialect: dialect, over: period, of: subjects, today: Day("2027-01-01")!))
  }

  func lines() -> String { text(by: JSONLines(reader)) }

  func backup(
    _ configurationFile: ContiguousArray<UInt8>? = nil, asOf day: String
  ) throws -> JSON {
    try JSON(
      parsing: bytes(
        by: Backup(interpreter, configurationFile: configurationFile, asOf: Day(day)!)))
  }
}

extension String {
  /// A table of records without the ids that they are given.
  var withoutIDs: String { replacing(/[,;][0-9a-f]{16}\r\n/, with: "\r\n") }
}

/// The rows below the header, without their line ends.
func rows(_ text: String) -> [String] {
  Array(
    text.split(separator: "\r\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init))
}

/// Rows of the middle columns alone: from `kind` to `tags`.
func middles(_ text: String) -> [String] {
  rows(text).map { $0.split(separator: ",", omittingEmptySubsequences: false)[2..<11].joined(separator: ",") }
}

import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange
@testable import Journal

/// A configuration of everything that makes a way back hard: shares, dated cups, units and values of every kind.
private let tracked = """
  unit mug 350ml
  unit mug 400ml from 2026-01-03
  measure water "Water" goal 2500ml cup 250ml alias voda
  measure coffee goal at most 3cup cup 150ml counts 80% water
  measure tea unit oz counts 33.3% water
  cup coffee 200ml from 2026-01-02
  measure weight "Body weight" unit kg last
  measure mood unit points mean
  measure pulse unit bpm max
  measure rest unit bpm min
  measure sleep unit h
  measure run unit km
  measure kcal unit kcal
  measure pills unit pills
  measure steps goal 10000
  measure káva unit l
  habit breakfast 10:30 "Breakfast"
  habit kitchen "Kitchen closed at 10 PM" alias kitchen-closed
  habit gym
  habit běh "Ranní běh"
  """

private let names = [
  "water", "Water", "voda", "coffee", "tea", "weight", "Body weight", "mood", "pulse", "rest", "sleep", "run",
  "kcal", "pills", "steps", "káva", "breakfast", "kitchen closed", "Kitchen closed at 10 PM", "gym", "běh",
  "call the dentist", "buy milk", "=1+1", "a,b", "lunch", "Ráno jsem",
]

private let pieces = [
  "250ml", "250 ml", "250", "1.5l", "0,5 l", "1/3 cup", "½ cup", "1 1/2 cup", "2x500ml", "7h30m", "82.4kg",
  "3kg",
  "16 fl oz", "16 fl  oz", "2 mugs", "1/7 mug", "3pills", "3 pills", "0", "12000", "5km", "3.1 mi", "0.125 l",
  "1,250",
  "7/10", "1/3", "6.5 h", "90 min", "45min", "08:10", "8:10pm", "8 AM", "23:15-06:45", "+fast", "@home",
  "#tag",
  "kcal:420", "kcal:\"1 250 kcal\"", "water:300ml", "káva:1/3cup", "coffee:1cup", "tea:\"3 fl oz\"",
  "kcal:lots",
  "file:\"a b.jpg\"", "file:a.jpg", "source:loop", "id:7", "source:loop id:7", "source:\"My app\"",
  "# a comment",
  "#", "\"quoted words\"", "oats,", "milk; tea", "=cmd", "-1", "'x", "and 3 more", "20 km", "at 9:15", "cca",
  "😀",
  "\u{A0}", "na zdraví", "tomorrow",
]

extension SplitMix64 {
  /// A line of a day file, mostly one that means something.
  fileprivate mutating func line() -> String {
    if below(12) == 0 { return one(of: ["", "Slept badly.", "# a comment", "goal water 3l"]) }
    var words = [below(3) == 0 ? one(of: ["[ ]", "[x]", "[-]", "- [x]"]) : "", one(of: names)]
    for _ in 0..<below(5) { words.append(one(of: pieces)) }
    if below(6) == 0 { words.swapAt(1, words.count - 1) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Whether a line is a one-off whose name begins with a measure's: an import takes a sign behind a name for a part of it.
private func isOneOffOfAMeasure(_ line: String, _ reader: LineReader) -> Bool {
  let file = DayFile(line)
  guard let first = file.lines.first else { return false }
  let reading = reader.read(first, of: file)
  guard case .tick(let tick) = reading.meaning, tick.subject == nil else { return false }
  let words = file.source.text(reading.name).split(separator: " ")
  return words.indices.contains {
    reader.vocabulary.subject(named: words[...$0].joined(separator: " ")) != nil
  }
}

/// Days of a daybook, and what an import of a table makes of an empty one of the same configuration.
private struct Way {
  let told: WrittenDays

  init(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    var told = WrittenDays(tracked, [:])
    for day in 1...4 where chance.below(5) > 0 {
      let lines = (0..<chance.below(9)).map { _ in chance.line() }.filter {
        !isOneOffOfAMeasure($0, told.reader)
      }
      told.add(ContiguousArray(lines.joined(separator: "\n").utf8), on: "2026-01-0\(day)")
    }
    self.told = told
  }

  /// The daybook that an import of a table makes of an empty one, and the rows that it says it left out.
  func back(_ table: String, into present: WrittenDays? = nil) throws -> (
    told: WrittenDays, remarks: [ImportRemark]
  ) {
    let configuration = told.reader.configuration
    let reading = try TableImport.reading(
      ContiguousArray(table.utf8), configuration, TableImport.Options())
    var plan = ImportPlan([reading], by: told.reader, within: Period(.first, .last))
    var after = WrittenDays(tracked, [:])
    var remarks = reading.remarks + plan.remarks
    let files = Dictionary(uniqueKeysWithValues: (present?.days ?? []).map { ($0.record.day, $0.file) })
    for day in Set(plan.days).union(files.keys).sorted() {
      let before = files[day] ?? DayFile([])
      guard plan.days.contains(day) else {
        after.add(before.source, on: "\(day)")
        continue
      }
      let outcome = plan.outcome(of: day, in: before, elsewhere: { [] }, style: FileStyle())
      remarks += outcome.remarks
      after.add(outcome.file.source, on: "\(day)")
    }
    return (after, remarks)
  }
}

/// The cells of a table without path, line and the tags that say where a line comes from.
private func cells(_ table: String, _ separator: CSVSeparator = .comma) throws -> [[String]] {
  var reader = CSVReader(ContiguousArray(table.utf8), separator: separator)
  var rows: [[String]] = []
  while let row = try reader.next() {
    var cells = Array(row.cells.dropLast(3))
    // One blank is left of several within an undeclared name.
    cells[3] = cells[3].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    cells[10] = cells[10].replacing(/(^| )source:csv id:[-A-Za-z0-9]+/, with: "")
    rows.append(cells)
  }
  return rows
}

/// The first rows that differ.
private func differences(_ rows: [[String]], _ meant: [[String]]) -> [String] {
  let count = max(rows.count, meant.count)
  let first = (0..<count).first { $0 >= rows.count || $0 >= meant.count || rows[$0] != meant[$0] }
  guard let first else { return [] }
  return [meant, rows].map { $0.dropFirst(first).first?.joined(separator: "|") ?? "none" }
}

@Suite struct RoundTripLaws {
  @Test(arguments: seeds(30))
  func jsonlComesBackAsTheTableDoes(seed: UInt64) throws {
    let told = Way(seed: seed).told
    let table = try TableImport.reading(
      ContiguousArray(told.csv().utf8), told.reader.configuration, TableImport.Options())
    let lines = TableImport.reading(lines: ContiguousArray(told.lines().utf8))
    #expect(lines.records == table.records)
    #expect(lines.remarks.count == table.remarks.count)
  }

  @Test(arguments: seeds(30))
  func csvComesBackCellByCell(seed: UInt64) throws {
    let way = Way(seed: seed)
    let table = way.told.csv()
    let (after, remarks) = try way.back(table)
    let found = differences(try cells(after.csv()), try cells(table))
    #expect(found == [])
    #expect(remarks == [])
  }

  @Test(arguments: seeds(20), [CSVDialect.excel, .excelCzech])
  func spreadsheetsDialectsComeBackAsWell(seed: UInt64, dialect: CSVDialect) throws {
    let way = Way(seed: seed)
    let (after, _) = try way.back(way.told.csv(dialect))
    let found = differences(try cells(after.csv()), try cells(way.told.csv()))
    #expect(found == [])
  }

  @Test(arguments: seeds(30))
  func csvAddsNothingToTheDaybookItCameFromNorToItsCopy(seed: UInt64) throws {
    let way = Way(seed: seed)
    let table = way.told.csv()
    for present in [way.told, try way.back(table).told] {
      let (after, _) = try way.back(table, into: present)
      let added = zip(after.days, present.days).map { $0.file.source.dropFirst($1.file.source.count) }
      let texts = added.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
      #expect(texts == [])
    }
  }

  @Test(arguments: seeds(30))
  func wideComesBackAsTheSameTable(seed: UInt64) throws {
    let way = Way(seed: seed)
    let table = way.told.wide()
    let (after, remarks) = try way.back(table)
    guard let first = way.told.days.first?.record.day, let last = way.told.days.last?.record.day else {
      return
    }
    // A day that the table says nothing about gets no file, so the first and the last may be missing.
    let back = after.wide(over: Period(first, last))
    // Six decimals of a share in another unit may be off in the last of them.
    let pairs = zip(rows(back), rows(table)).map {
      (
        $0.split(separator: ",", omittingEmptySubsequences: false),
        $1.split(separator: ",", omittingEmptySubsequences: false)
      )
    }
    let differing = pairs.flatMap { zip($0, $1) }.filter { left, right in
      guard let left = Double(left), let right = Double(right) else { return left != right }
      return abs(left - right) > 0.000_01
    }
    #expect(differing.map { [$0.0, $0.1] } == [])
    #expect(remarks == [])
  }

  @Test(arguments: seeds(30))
  func wideAddsNothingToTheDaybookItCameFrom(seed: UInt64) throws {
    let way = Way(seed: seed)
    for subjects in [nil, [Reference.measure(0), .habit(0)]] {
      let (after, _) = try way.back(way.told.wide(of: subjects), into: way.told)
      #expect(after.wide() == way.told.wide())
    }
  }
}

@Suite struct RoundTripTests {
  private static let shares = "measure water unit ml\nmeasure coffee unit ml counts 80% water\nhabit gym\n"

  /// The lines that an import makes of a table in an empty daybook, without their marks, and what it says.
  private func lines(_ table: String, _ configuration: String, into before: String = "") throws -> [String] {
    let told = WrittenDays(configuration, [:])
    let reading = try TableImport.reading(
      ContiguousArray(table.utf8), told.reader.configuration, TableImport.Options())
    var plan = ImportPlan([reading], by: told.reader, within: Period(.first, .last))
    var lines: [String] = []
    for day in plan.days {
      let outcome = plan.outcome(
        of: day, in: DayFile(before), elsewhere: { [] }, style: FileStyle())
      lines += outcome.lines.map { outcome.file.text(ofLine: $0) }
      lines += outcome.remarks.map { "\($0.reason)" }
    }
    lines += reading.remarks.map { "\($0.line ?? 0) \($0.reason)" }
    return lines.map { $0.replacing(/\ ?source:csv id:[-A-Za-z0-9]+\ ?/, with: "") }
  }

  @Test(
    arguments: [
      (
        "date,water (ml),coffee (ml),gym\n2026-01-12,660,200,done\n",
        ["water 500ml", "coffee 200ml", "[x] gym"]
      ),
      ("date,water (ml),coffee (ml)\n2026-01-12,160,200\n", ["coffee 200ml"]),
      ("date,water (ml),coffee (ml)\n2026-01-12,0,\n", ["water 0ml"]),
      ("date,water (ml)\n2026-01-12,660\n", ["water 660ml"]),
      (
        "date,water (ml),coffee (ml)\n2026-01-12,100,200\n",
        ["coffee 200ml", "2 lessThanShares(\"2026-01-12 water 100\")"]
      ),
      // A table of another's own headings says what was drunk, and no total.
      ("Date,Water,Coffee\n2026-01-12,660,200\n", ["water 660", "coffee 200"]),
    ])
  func theSharesOfOtherColumnsAreTakenOffATotal(table: String, told: [String]) throws {
    #expect(try lines(table, RoundTripTests.shares) == told)
  }

  @Test func aTotalIsNotAddedToWhatCountsForItAlready() throws {
    let table = "date,water (ml)\n2026-01-12,160\n"
    #expect(try lines(table, RoundTripTests.shares, into: "coffee 200ml\n") == [])
  }

  @Test func measuresThatCountForEachOtherAreNotTakenApart() throws {
    let circle = "measure a unit ml counts 50% b\nmeasure b unit ml counts 50% a\nmeasure c unit ml\n"
    let table = "date,a (ml),b (ml),c (ml)\n2026-01-12,100,60,5\n"
    #expect(
      try lines(table, circle) == [
        "c 5ml", "2 lessThanShares(\"2026-01-12 a 100\")", "2 lessThanShares(\"2026-01-12 b 60\")",
      ])
  }

  @Test func aCupOfAnotherDaybookIsWrittenAsWhatItComesTo() throws {
    let table = WrittenDays("measure water cup 250ml\n", ["2026-01-12": "water\nwater 1/3 cup\n"]).csv()
    #expect(try lines(table, "measure water cup 330ml\n") == ["water 250ml", "water 83.333333ml"])
    #expect(try lines(table, "measure water cup 250ml\n") == ["water 1cup", "water 1/3 cup"])
  }

  @Test func aTagOfALineOfTextIsATagAgain() throws {
    let kcal = "measure kcal unit kcal\nhabit lunch\n"
    let table = WrittenDays(kcal, ["2026-01-12": "lunch at noon 12:30 kcal:600\n[x] lunch kcal:5\n"]).csv()
    #expect(try lines(table, kcal) == ["kcal:600kcal 12:30", "[x] lunch kcal:5"])
    let tags = WrittenDays(kcal, ["2026-01-12": "[x] lunch kcal:5\n"]).csv(of: [.measure(0)])
    #expect(try lines(tags, kcal, into: "[x] lunch kcal:5\n") == [])
  }

  @Test(arguments: ["2026-01-12,08:10:00", "12.1.2026,8:10", "2026-01-12,08:10:00 AM", "2026-01-12,8:10 am"])
  func datesAndTimesMayHaveBeenThroughASpreadsheet(cells: String) throws {
    let table = WrittenDays("measure water cup 250ml\n", ["2026-01-12": "water 1l 08:10\n"]).csv()
    let saved = table.replacing("2026-01-12,08:10,", with: cells + ",")
    #expect(try lines(saved, "measure water cup 250ml\n") == ["water 1l 08:10"])
  }

  @Test func theLastLineStaysLast() throws {
    let weight = "measure weight unit kg last\n"
    let table = WrittenDays(weight, ["2026-01-12": "weight 82kg 07:05\nweight 81kg\n"]).csv()
    #expect(try lines(table, weight) == ["weight 82kg 07:05", "weight 81kg"])
  }
}

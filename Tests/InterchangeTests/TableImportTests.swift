import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

private let table = """
  measure water "Water" cup 250ml
  measure weight "Váha" unit kg last
  habit breakfast "Breakfast"
  """

/// Reads a table by what is declared.
private func read(
  _ text: String, _ configuration: String = table, map: String? = nil, order: DateOrder? = nil,
  zone: Zone? = nil
) throws(ImportFault) -> ImportReading {
  try TableImport.reading(
    ContiguousArray(text.utf8), configured(configuration),
    TableImport.Options(map: map.flatMap { ColumnMap($0) }, dateOrder: order, zone: zone))
}

extension ImportReading {
  /// Each record on a line.
  fileprivate var told: [String] {
    var result = ImportResult()
    result.records = records
    return result.told
  }

  fileprivate var reasons: [ImportRemark.Reason] { remarks.map(\.reason) }
}

@Suite struct TableImportTests {
  @Test func aMapNamesTheColumnsAndTheirUnits() throws {
    let reading = try read(
      "Day,Glasses,Mood\n2026-01-12,8,good\n2026-01-13,7.5,bad\n2026-01-14,,\n",
      map: "date=Day,water=Glasses:cup")
    #expect(reading.told == ["2026-01-12 water 8cup", "2026-01-13 water 7.5cup"])
    #expect(reading.remarks.isEmpty)
  }

  // A record of a name that is not declared is left out, and takes no note with it.
  @Test func theNoteOfARowStandsOnWhatIsTaken() throws {
    let reading = try read(
      "Date,Glasses,Weight,Note\n2026-01-12,6,82,slept badly\n2026-01-13,7,,late\n2026-01-14,,,rain\n",
      "measure weight unit kg last")
    #expect(
      reading.told == [
        "2026-01-12 Glasses 6", "2026-01-12 Weight 82 slept badly", "2026-01-13 Glasses 7 late",
      ], "\(reading.told)")
    #expect(reading.omissions == [ImportOmission("Note", 1, .alone)])
    let account = ImportAccount(of: [reading], by: configured("measure weight unit kg last"), [])
    #expect(account.items.filter { $0.name == "Note" }.map(\.records) == [1, 1])
    #expect(account.items.filter { $0.name == "Note" }.map(\.isText) == [true, false])
  }

  @Test(
    arguments: [
      ("Amount (oz)", "water=Amount (oz)", "16oz"), ("Amount (oz)", "water=amount", "16oz"),
      ("Amount [ml]", "water=Amount [ml]:cl", "16cl"), ("Amount (total)", "water=Amount (total)", "16"),
      ("\"Glasses, full: all\"", "water=Glasses, full: all", "16"),
      ("\"Glasses, full: all\"", "water=Glasses, full: all:cup", "16cup"),
    ])
  func aMappedHeadingMayHoldItsUnitACommaAndAColon(heading: String, map: String, told: String) throws {
    let reading = try read("Date,\(heading)\n2026-01-12,16\n", map: "date=Date,\(map)")
    #expect(reading.told == ["2026-01-12 water \(told)"])
  }

  @Test(arguments: ["", "water", "date=Day,", "date=Day,,water=A", "=Day", "date="])
  func aMapWithoutAColumnIsNone(text: String) {
    #expect(ColumnMap(text) == nil)
  }

  @Test(
    arguments: [
      // Titles above the headings.
      (
        "My habits,,\n\nDate,Water (ml),Gym\n2026-01-12,1250,yes\n",
        ["2026-01-12 Water 1250ml", "2026-01-12 Gym [x]"]
      ),
      // Units below them.
      (
        "Date,Water,Weight,Gym\n,ml,[kg],\n2026-01-12,1250,82.4,yes\n",
        ["2026-01-12 Water 1250ml", "2026-01-12 Weight 82.4kg", "2026-01-12 Gym [x]"]
      ),
      // Units as the last word of a heading.
      ("timestamp,water_ml\n1768204800,250\n", ["2026-01-12 08:00 water 250ml"]),
      (
        "Date,Water ml,Bath_day\n2026-01-12,250,yes\n", ["2026-01-12 Water 250ml", "2026-01-12 Bath_day [x]"]
      ),
      // A column that says of what an amount is.
      ("Date,What,Amount,Unit\n2026-01-12,Water,0.75,L\n", ["2026-01-12 Water 0.75L"]),
      ("Datum;Nápoj;Množství;Jednotka\n12.1.2026;Water;2;cup\n", ["2026-01-12 Water 2cup"]),
      // Without an amount it is a column like others.
      ("Date,Drink,Water (ml)\n2026-01-12,yes,250\n", ["2026-01-12 Drink [x]", "2026-01-12 Water 250ml"]),
    ])
  func headingsAreFoundAsPeopleWriteThem(text: String, told: [String]) throws {
    let reading = try read(text, "measure water unit ml\n")
    #expect(reading.told == told)
    #expect(reading.remarks.isEmpty && reading.omissions.isEmpty)
  }

  @Test(arguments: ["TOTAL", "Average", "Celkem", "součet"])
  func aRowOfSumsSaysNothingThatTheRestDoesNot(word: String) throws {
    let reading = try read("Date,Water (ml)\n2026-01-12,500\n\(word),500\n")
    #expect(reading.told == ["2026-01-12 Water 500ml"])
    #expect(reading.remarks.isEmpty)
    #expect(reading.omissions == [ImportOmission(word, 1, .implied)])
  }

  @Test func aUnitMayStandInBrackets() throws {
    #expect(try read("date,Water [ml]\n2026-01-12,250\n").told == ["2026-01-12 Water 250ml"])
  }

  @Test(arguments: [("sep=;", ";"), ("SEP=,", ","), ("sep=\t", "\t")])
  func aFirstLineMayNameTheSeparator(line: String, separator: String) throws {
    let reading = try read("\u{FEFF}\(line)\r\ndate\(separator)water\r\n2026-01-12\(separator)x\r\n")
    #expect(reading.remarks == [ImportRemark(line: 3, reason: .notUnderstood("water: x"))])
  }

  @Test(
    arguments: [
      ("⅞ l", "0.875l"), ("1⅞ l", "1.875l"), ("1 ⅕ l", "1.2l"), ("½l", "0.5l"), ("1½cup", "1.5cup"),
      ("½ cup", "0.5cup"), ("1½ cup", "1.5cup"), ("1 1/2 cup", "1.5cup"), ("3/4 l", "0.75l"), ("½", "0.5"),
      ("2x500ml", "1000ml"), ("2 × 0.5 l", "1l"), ("1000x1ml", "1000ml"), ("999 1/2 cup", "999.5cup"),
      ("1250.125", "1250.125"),
    ])
  func anAmountMayBeWrittenAsInADayFile(cell: String, told: String) throws {
    #expect(try read("date,water\n2026-01-12,\(cell)\n").told == ["2026-01-12 water \(told)"])
  }

  @Test func hoursAndMinutesAreMinutes() throws {
    let told = try read("date,sleep\n2026-01-12,7h30m\n2026-01-13,7 h\n", "measure sleep unit h").told
    #expect(told == ["2026-01-12 sleep 450min", "2026-01-13 sleep 7h"])
  }

  @Test(arguments: [
    "3/4", "2x500", "7h90m", "x500ml", "-5", "1/0 cup", "99999999999999x99999999999999ml", "7h60m",
    "1001x5ml",
    "1000 1/2 cup", "1000.5.125",
  ])
  func anUncertainAmountIsLeftOut(cell: String) throws {
    let reading = try read("date,water\n2026-01-12,\(cell)\n2026-01-13,5\n")
    #expect(reading.told == ["2026-01-13 water 5"])
    #expect(reading.remarks == [ImportRemark(line: 2, reason: .notUnderstood("water: \(cell)"))])
  }

  @Test(arguments: ["13. 1. 2026", "13.\u{A0}1.\u{A0}2026", "13. 1. 2026 0:00"])
  func aCzechDateMayHaveBlanks(date: String) throws {
    #expect(try read("Datum;Water\n\(date);5\n").told == ["2026-01-13 Water 5"])
  }

  @Test(
    arguments: [
      ("2026-01-12T23:30:00Z", "2026-01-12 23:30", "2026-01-12 01:30"),
      ("2026-01-12 23:30:00 -05:00", "2026-01-12 23:30", "2026-01-13 06:30"),
      ("2026-01-12T08:10:00", "2026-01-12 08:10", "2026-01-12 08:10"),
      ("20260112T081000Z", "2026-01-12 08:10", "2026-01-12 08:10"),
      ("13. 1. 2026 8:10", "2026-01-13 08:10", "2026-01-13 08:10"),
      ("2026-01-13 00:40", "2026-01-12 00:40", "2026-01-12 00:40"),
      ("2026-01-12 Mon", "2026-01-12", "2026-01-12"),
    ])
  func aMomentInOneCellIsPutIntoTheZoneAndItsDay(cell: String, written: String, moved: String) throws {
    let text = "date,water\n\(cell),5\n2026-01-01 12:00,1\n"
    let configuration = "day-starts 04:00\n" + table
    #expect(try read(text, configuration).told[0] == "\(written) water 5")
    #expect(try read(text, configuration, zone: Zone(offset: 7200)).told[0] == "\(moved) water 5")
  }

  @Test func datesThatAllStandAtMidnightAreOfDays() throws {
    let text = "date,water\n2026-01-12 00:00:00,5\n2026-01-13T00:00:00Z,6\n"
    let reading = try read(text, "day-starts 04:00\n" + table, zone: Zone(offset: -18_000))
    #expect(reading.told == ["2026-01-12 water 5", "2026-01-13 water 6"])
    #expect(reading.overlap == .sameSubject)
  }

  @Test func aTableOfMomentsIsNoTableOfDays() throws {
    #expect(try read("date,water\n2026-01-12 10:30,5\n").overlap == .id)
  }

  @Test func aBrokenTimeIsTold() throws {
    let reading = try read("date,water\n2026-01-12 25:30,5\n")
    #expect(reading.told == [])
    #expect(reading.remarks == [ImportRemark(line: 2, reason: .notUnderstood("2026-01-12 25:30"))])
  }

  @Test(arguments: [",", ";", "\t"])
  func theSeparatorIsFound(separator: String) throws {
    let rows = [
      ["\u{FEFF}Date", "Water (ml)", "Breakfast", "Breakfast time"], ["2026-01-12", "500", "yes", "8:10"],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\r\n")
    #expect(try read(text).told == ["2026-01-12 Water 500ml", "2026-01-12 08:10 Breakfast [x]"])
  }

  @Test(
    arguments: [
      ("82,4", "82.4"), ("82.4", "82.4"), ("1 250 ml", "1250ml"), ("1.250.000,5", "1250000.5"),
      ("0,125", "0.125"), ("1250.125", "1250.125"), ("0.125", "0.125"), ("1.250.125", "1250125"),
    ])
  func aDecimalCommaIsReadWhereSemicolonsPartTheCells(cell: String, told: String) throws {
    #expect(try read("Datum;Water\n12.1.2026;\(cell)\n").told == ["2026-01-12 Water \(told)"])
  }

  @Test(arguments: [
    (",", "\"1,250\""), (",", "\"1,250,12\""), (";", "1.250"), (";", "999.250"), ("\t", "1.250 ml"),
    (",", "x"), (",", "yes"), (",", "5e3"),
  ])
  func anUncertainNumberIsToldAndLeftOut(separator: String, cell: String) throws {
    let reading = try read("date\(separator)water\n2026-01-12\(separator)\(cell)\n2026-01-13\(separator)5\n")
    #expect(reading.told == ["2026-01-13 water 5"])
    let plain = cell.filter { $0 != "\"" }
    #expect(reading.remarks == [ImportRemark(line: 2, reason: .notUnderstood("water: \(plain)"))])
  }

  @Test(
    arguments: [
      // The column, its numbers, and what is taken of them.
      ("water (ml)", "1.500 2.250 300", ["300ml"]), ("water", "1.500ml 2x1.500ml 2.250l", ["2.25l"]),
      ("steps", "10.500 9.000", []), ("weight (g)", "1.505", []), ("Energy (kcal)", "2.100 1.900", []),
      // Another number of the column shows that the point is a decimal one.
      ("water (ml)", "1.500 2.25", ["1.5ml", "2.25ml"]), ("water (ml)", "1.500 0.500", ["1.5ml", "0.5ml"]),
      ("water (ml)", "1.500 1250.125", ["1.5ml", "1250.125ml"]),
      // That thousands have no mark, or another, shows nothing.
      ("water (ml)", "1.500 2500", ["2500ml"]), ("water (ml)", "1.500 1.250.000", ["1250000ml"]),
      // Nobody has thousands of these.
      ("water (l)", "1.500 2.250", ["1.5l", "2.25l"]), ("weight", "82.450", ["82.45"]),
      ("weight (kg)", "82.450", ["82.45kg"]), ("breakfast", "1.500", ["1.5"]),
    ])
  func threeDigitsBehindAPointAreNotGuessedAt(heading: String, numbers: String, taken: [String]) throws {
    func rows(_ separator: String, _ numbers: String) -> String {
      numbers.split(separator: " ").enumerated().map { "2026-01-\($0 + 10)\(separator)\($1)\n" }.joined()
    }
    let reading = try read("date,\(heading)\n" + rows(",", numbers))
    #expect(reading.told.compactMap { $0.split(separator: " ").last.map { String($0) } } == taken)
    let left = numbers.split(separator: " ").count - taken.count
    let first = String(numbers.prefix { $0 != " " })
    #expect(
      reading.remarks
        == (left == 0
          ? []
          : [ImportRemark(line: 2, reason: .ambiguousNumbers(left, column: heading, first: first))]))
    // A decimal comma is a point of another country.
    let commas = try read("date;\(heading)\n" + rows(";", numbers.replacing(".", with: ",")))
    #expect(commas.told == reading.told)
  }

  @Test func aColumnOfManyNamesIsOneColumn() throws {
    let rows = "2026-01-12,water,1.500,ml\n2026-01-12,weight,82.450,kg\n2026-01-12,breakfast,1.500,\n"
    let reading = try read("date,name,amount,unit\n" + rows)
    #expect(reading.told == ["2026-01-12 weight 82.45kg", "2026-01-12 breakfast 1.5"])
    #expect(reading.reasons == [.ambiguousNumbers(1, column: "amount", first: "1.500")])
    #expect(try read("date,name,amount,unit\n\(rows)2026-01-13,water,2.5,ml\n").told.count == 4)
  }

  @Test func whatCountsForAnotherIsNotGuessedAtEither() throws {
    let reading = try read(
      "date,water (ml),coffee (ml)\n2026-01-12,2000,1.500\n2026-01-13,2000,500\n",
      "measure water unit ml\nmeasure coffee unit ml counts 80% water\n")
    #expect(reading.told == ["2026-01-13 water 1600ml", "2026-01-13 coffee 500ml"])
    #expect(
      reading.reasons == [
        .doubtfulShares("2026-01-12 water 2000"),
        .ambiguousNumbers(1, column: "coffee (ml)", first: "1.500"),
      ])
  }

  @Test(
    arguments: [
      ("2026-04-03", DateOrder?.none, "2026-04-03"), ("20260403", nil, "2026-04-03"),
      ("3.4.2026", nil, "2026-04-03"),
      ("25/04/2026", nil, "2026-04-25"), ("04/25/2026", nil, "2026-04-25"),
      ("03/04/2026", .dayFirst, "2026-04-03"), ("03/04/2026", .monthFirst, "2026-03-04"),
      ("03-04-26", .monthFirst, "2026-03-04"), ("2026-04-03 10:30:05", nil, "2026-04-03 10:30"),
    ])
  func aDateIsReadInTheOneWayThatThereIs(date: String, order: DateOrder?, told: String) throws {
    #expect(try read("date,water\n\(date),5\n", order: order).told == ["\(told) water 5"])
  }

  @Test func aRowOfEmptyCellsSaysNothing() throws {
    let reading = try read("date,water,note\n2026-04-03,5,\n,,\n , ,\"\"\n,6,\n")
    #expect(reading.told == ["2026-04-03 water 5"] && reading.remarks.map(\.line) == [5])
  }

  @Test func oneCertainDateDecidesForAll() throws {
    let reading = try read("date,water\n03/04/2026,5\n25/04/2026,6\n")
    #expect(reading.told == ["2026-04-03 water 5", "2026-04-25 water 6"])
  }

  @Test func aDateWithPointsIsDayFirstWhateverDecidesTheOthers() throws {
    let reading = try read("date,water\n3.4.2026 8:10,5\n03/04/2026,6\n04/25/2026,7\n")
    #expect(
      reading.told == ["2026-04-03 08:10 water 5", "2026-03-04 water 6", "2026-04-25 water 7"],
      "\(reading.told)")
  }

  @Test(arguments: ["03/04/2026,5\n", "03/04/2026,5\n25/04/2026,6\n04/25/2026,7\n"])
  func anAmbiguousDateIsAQuestion(rows: String) {
    #expect(throws: ImportFault.ambiguousDate("03/04/2026")) { try read("date,water\n\(rows)") }
  }

  @Test func aQuotedCellKeepsItsNewlinesOnOneLine() throws {
    let reading = try read(
      "date,name,amount,unit,text\n2026-01-12,water,250,ml,\"after \"\"the\"\"\nrun, slowly\"\n2026-01-13,water,x,,\n2026-01-13,breakfast,,,\n"
    )
    #expect(reading.told == ["2026-01-12 water 250ml after \"the\" run, slowly", "2026-01-13 breakfast [x]"])
    #expect(reading.remarks == [ImportRemark(line: 4, reason: .notUnderstood("2026-01-13,water,x,,"))])
  }

  @Test func undeclaredColumnsAreOffered() throws {
    let reading = try read("date,Steps taken,Meditated,Mood\n2026-01-12,9000,yes,so so\n")
    #expect(
      reading.declarations == [
        ImportedDeclaration(name: "Steps taken", line: "unit count", isHabit: false),
        ImportedDeclaration(name: "Meditated", line: "", isHabit: true),
      ])
  }

  @Test func aRowThatIsNotUTF8IsToldAndTheRestIsTaken() throws {
    let bytes =
      ContiguousArray("date,water,note\n2026-01-12,5,".utf8) + [0xE9]
      + ContiguousArray("\n2026-01-13,6,ok\n".utf8)
    let reading = try TableImport.reading(
      bytes, configured(table), TableImport.Options())
    #expect(reading.told == ["2026-01-13 water 6 ok"])
    #expect(reading.remarks == [ImportRemark(line: 2, reason: .notUTF8(1))])
  }

  @Test func headingsThatAreNotUTF8AreAFault() {
    let bytes = ContiguousArray("date,V".utf8) + [0xE1] + ContiguousArray("ha\n2026-01-12,5\n".utf8)
    #expect(throws: ImportFault.notUTF8) {
      try TableImport.reading(bytes, Configuration(), TableImport.Options())
    }
  }

  @Test func aCellWithoutEndCostsItsRowAlone() throws {
    let reading = try read(
      "date,water\n2026-01-12,5\n2026-01-13,\(String(repeating: "9", count: 70_000))\n2026-01-14,6\n")
    #expect(reading.told == ["2026-01-12 water 5", "2026-01-14 water 6"])
    #expect(reading.remarks.map(\.line) == [3])
  }

  @Test(arguments: [1500, 100_000])
  func tooManyColumnsAreAFault(count: Int) {
    let row = "2026-01-12" + String(repeating: ",1", count: count)
    #expect { try read("date,water\n\(row)\n") } throws: { fault in
      if case .tooManyColumns? = fault as? ImportFault { true } else { false }
    }
  }

  @Test(
    arguments: [
      ("foo,bar\n1,2\n", nil, ImportFault.noDateColumn(["foo", "bar"])),
      ("date,mood\n2026-01-12,so\n", nil, .nothingToImport(["date", "mood"])),
      ("date,water\n2026-01-12,5\n", "water=Nope", .noColumn("Nope", among: ["date", "water"])),
    ] as [(String, String?, ImportFault)])
  func aTableThatSaysNothingIsAFault(text: String, map: String?, fault: ImportFault) {
    #expect(throws: fault) { try read(text, map: map) }
  }
}

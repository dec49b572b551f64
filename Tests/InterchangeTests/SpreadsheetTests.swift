import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

@Suite struct SpreadsheetTests {
  @Test func thePublishedExampleComesOutAsPublished() {
    let file = """
      # a Monday
      weight 82.4kg
      water 250ml 08:10

      [x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g
      """
    let told = WrittenDays(declared, ["2026-01-12": file])
    let kcal = told.interpreter.reader.vocabulary.subject(named: "kcal")!
    let breakfast = Reference.habit(0)
    #expect(
      told.csv(of: [.measure(0), breakfast, kcal]).withoutIDs == """
        date,time,kind,name,state,amount,unit,value,base_unit,text,tags,path,line,id\r
        2026-01-12,08:10,entry,water,,250,ml,250,ml,,,2026-01-12.txt,3\r
        2026-01-12,10:30,tick,breakfast,done,,,,,oatmeal with berries,kcal:420 protein:18g,2026-01-12.txt,5\r
        2026-01-12,10:30,tag,kcal,,420,kcal,420,kcal,,,2026-01-12.txt,5\r

        """)
  }

  @Test(
    arguments: [
      ("water 250ml", "entry,water,,250,ml,250,ml,,"),
      ("water 2x500ml", "entry,water,,1000,ml,1000,ml,,"),
      ("water 1/2 cup", "entry,water,,0.5,cup,125,ml,,"),
      ("water 1/3 cup", "entry,water,,0.333333,cup,83.333333,ml,,"),
      ("water", "entry,water,,1,cup,250,ml,,"),
      ("water 08:10", "entry,water,,1,cup,250,ml,,"),
      ("water 250", "entry,water,,250,ml,250,ml,,"),
      ("water 1.5 litres", "entry,water,,1.5,litres,1500,ml,,"),
      ("water 8 fl oz", "entry,water,,8,fl oz,236.588236,ml,,"),
      ("2 bottles of water", "entry,water,,2,bottles,1000,ml,,"),
      ("08:10 water 250ml", "entry,water,,250,ml,250,ml,,"),
      ("water 08:10 250ml", "entry,water,,250,ml,250,ml,,"),
      ("water:: 250ml", "entry,water,,250,ml,250,ml,,"),
      ("Water 250ML", "entry,water,,250,ML,250,ml,,"),
      ("water 250ml after the run +training", "entry,water,,250,ml,250,ml,after the run,+training"),
      ("water 250ml after the run 08:10", "entry,water,,250,ml,250,ml,after the run,"),
      ("water 250ml 08:10 12 more", "entry,water,,250,ml,250,ml,12 more,"),
      ("water 250ml 08:10 12", "entry,water,,250,ml,250,ml,12,"),
      ("water 250ml 08:10  # the big one", "entry,water,,250,ml,250,ml,,"),
      ("sleep 23:15-06:45", "entry,sleep,,450,min,7.5,h,,"),
      ("sleep 7h30m", "entry,sleep,,450,min,7.5,h,,"),
      ("steps 12000", "entry,steps,,12000,,12000,,,"),
      ("weight 82.4kg", "entry,weight,,82.4,kg,82.4,kg,,"),
      ("[x] breakfast", "tick,breakfast,done,,,,,,"),
      ("[ ] breakfast 10:30", "tick,breakfast,open,,,,,,"),
      ("[-] gym sprained ankle", "tick,gym,skipped,,,,,sprained ankle,"),
      ("gym 45min", "tick,gym,done,45,min,,,,"),
      ("[x] water 300ml", "entry,water,,300,ml,300,ml,,"),
      ("[x] water", "entry,water,,1,cup,250,ml,,"),
      ("[ ] water 300ml", "tick,water,open,300,ml,300,ml,,"),
      ("[-] weight", "tick,weight,skipped,,,,,,"),
      ("[ ] call the dentist", "tick,call the dentist,open,,,,,,"),
      ("[x] Ran home 5km in 25", "tick,Ran home,done,5,km,,,in 25,"),
    ] as [(String, String)])
  func aRecordIsARow(line: String, row: String) {
    #expect(middles(WrittenDays(declared, ["2026-01-12": line]).csv()) == [row])
  }

  @Test(arguments: ["", "# water 250ml", "Slept badly.", "water 3kg", "goal water 3l", "\u{FEFF}\r\n\t"])
  func aLineWithoutARecordHasNoRow(line: String) {
    #expect(rows(WrittenDays(declared, ["2026-01-12": line]).csv()) == [])
  }

  @Test func aFileOfManyLinesIsTheSameRowsStraightFromItsBytes() {
    let lines = [
      "water 250ml 08:10", "[x] breakfast 10:30", "[ ] gym", "water 0.5l", "weight 82,4kg 07:05", "",
      "# a day",
      "[x] breakfast, late", "gym 45min", "water 3kg", "lunch kcal:600", "WATER 1.5oz 09:00", "[X] gym 7:00",
      "<<<<<<< ours", "=======", ">>>>>>> theirs", "goal water 3l", "steps 8000", "water 100ml\r",
    ]
    for start in lines.indices {
      for step in 1..<lines.count {
        let file = (0..<12).map { lines[(start + $0 * step) % lines.count] }.joined(separator: "\n")
        #expect(!WrittenDays(declared, ["2026-01-12": file, "2026-01-13": file]).csv(.excel).isEmpty)
      }
    }
  }

  @Test func aCountingTagHasARowOnAnyLineThatCounts() {
    let file = "lunch 12:30 kcal:600\n[ ] breakfast kcal:1\n[-] gym kcal:2\nwater 1l kcal:3 # kcal:4\n"
    #expect(
      rows(WrittenDays(declared, ["2026-01-12": file]).csv().withoutIDs) == [
        "2026-01-12,12:30,tag,kcal,,600,kcal,600,kcal,,,2026-01-12.txt,1",
        "2026-01-12,,tick,breakfast,open,,,,,,kcal:1,2026-01-12.txt,2",
        "2026-01-12,,tick,gym,skipped,,,,,,kcal:2,2026-01-12.txt,3",
        "2026-01-12,,entry,water,,1,l,1000,ml,,kcal:3,2026-01-12.txt,4",
        "2026-01-12,,tag,kcal,,3,kcal,3,kcal,,,2026-01-12.txt,4",
      ])
  }

  @Test func anIDStaysWhenLinesAboveItChange() {
    func ids(_ file: String) -> [String] {
      rows(WrittenDays(declared, ["2026-01-12": file]).csv()).map {
        String($0.split(separator: ",").last ?? "")
      }
    }
    let before = ids("water 250ml 08:10\n[ ] gym\nwater 250ml 08:10\nsteps 5 id:mine\nwater 1l id:w kcal:3\n")
    #expect(Set(before).count == 6)
    #expect(before[3] == "mine" && before[4] == "w" && before[5].utf8.count == 16)
    let after = ids(
      "# new\n[ ] call\nwater 0.25l 08:10\n[x] gym\n\nwater 250ml 8:10 again\nsteps 6 id:mine\n")
    #expect(Array(after[1...4]) == Array(before[..<4]))
  }

  @Test func everyFormatHasTheSameIDs() throws {
    let told = WrittenDays(declared, ["2026-01-12": "water 250ml 08:10\nwater 1l id:w\n[x] call home\n"])
    let csv = rows(told.csv()).map { String($0.split(separator: ",").last ?? "") }
    let lines = try told.lines().split(separator: "\n").map {
      try JSON(parsing: ContiguousArray($0.utf8))["id"]?.text
    }
    #expect(lines == csv)
    let fhir = told.text(by: FHIR(told.reader, of: 0, in: Zone(offset: 0)))
    #expect(fhir.contains("\"value\":\"\(csv[0])\"") && fhir.contains("\"value\":\"w\""))
  }

  @Test func rowsComeInTheOrderOfDaysLinesAndColumns() {
    let told = WrittenDays(
      declared, ["2026-01-12": "gym 1h\nwater 1l protein:2 kcal:3\n", "2026-01-13": "[x] gym\n"])
    #expect(
      rows(told.csv()).map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        .map { "\($0[0]) \($0[12]) \($0[3])" } == [
          "2026-01-12 1 gym", "2026-01-12 2 water", "2026-01-12 2 protein", "2026-01-12 2 kcal",
          "2026-01-13 1 gym",
        ])
  }

  @Test func textThatHoldsASeparatorOrAQuoteIsQuoted() {
    let file = "water 1l cold, \"iced\" file:\"a b.jpg\"\n[x] a,b\n"
    #expect(
      middles(WrittenDays(declared, ["2026-01-12": "water 1l cold; iced\n"]).csv(.rfc)) == [
        "entry,water,,1,l,1000,ml,cold; iced,"
      ])
    #expect(
      rows(WrittenDays(declared, ["2026-01-12": file]).csv().withoutIDs) == [
        "2026-01-12,,entry,water,,1,l,1000,ml,\"cold, \"\"iced\"\"\",\"file:\"\"a b.jpg\"\"\",2026-01-12.txt,1",
        "2026-01-12,,tick,\"a,b\",done,,,,,,,2026-01-12.txt,2",
      ])
  }

  @Test func aSpreadsheetRunsNoTextOfAPerson() {
    let file = "water 1l =1+1 +training\n[x] =cmd\n"
    #expect(
      WrittenDays(declared, ["2026-01-12": file]).csv(.excel).withoutIDs == """
        \u{FEFF}date,time,kind,name,state,amount,unit,value,base_unit,text,tags,path,line,id\r
        2026-01-12,,entry,water,,1,l,1000,ml,'=1+1,'+training,2026-01-12.txt,1\r
        2026-01-12,,tick,'=cmd,done,,,,,,,2026-01-12.txt,2\r

        """)
  }

  @Test func aCzechSpreadsheetHasSemicolonsAndDecimalCommas() {
    let file = "weight 82.4kg 07:05 po ránu; doma\nwater 2x500ml\n"
    #expect(
      rows(WrittenDays(declared, ["2026-01-12": file]).csv(.excelCzech).withoutIDs) == [
        "2026-01-12;07:05;entry;weight;;82,4;kg;82,4;kg;\"po ránu; doma\";;2026-01-12.txt;1",
        "2026-01-12;;entry;water;;1000;ml;1000;ml;;;2026-01-12.txt;2",
      ])
  }

  @Test func aLongLineHasRoom() throws {
    let text = String(repeating: "x", count: 5000)
    let told = WrittenDays(declared, ["2026-01-12": "water 1l \(text)\n[x] \(text),\n"])
    var reader = CSVReader(told.bytes(by: Spreadsheet(told.reader)))
    _ = try reader.next()
    #expect(try reader.next()?.cells[9] == text)
    #expect(try reader.next()?.cells[3] == text + ",")
  }

  @Test func onlyChosenSubjectsAreWritten() {
    let told = WrittenDays(declared, ["2026-01-12": "water 1l kcal:3\n[x] gym\n[x] call home\n"])
    #expect(rows(told.csv(of: [.habit(1)])).count == 1)
    #expect(middles(told.csv(of: [.measure(4)])) == ["tag,kcal,,3,kcal,3,kcal,,"])
  }

  @Test func bytesMayBeTakenAwayBetweenDays() {
    let told = WrittenDays(declared, ["2026-01-12": "water 1l\n", "2026-01-13": "water 2l\n"])
    var (export, interpreter, problems) = (Spreadsheet(told.reader), told.interpreter, [Problem]())
    var text = ""
    for day in told.days {
      export.add(
        day.file.source, of: day.record.day, path: day.path, by: &interpreter, problems: &problems)
      text += String(decoding: export.bytes, as: UTF8.self)
      export.bytes.removeAll(keepingCapacity: true)
    }
    #expect(text == told.csv())
  }

  @Test func noIDIsANumberForASpreadsheet() {
    var counts = (all: 0, numbers: 0)
    let water = ContiguousArray("water".utf8)
    for number in 0..<20_000 {
      var ids = RecordIDs(of: Day.first + number)
      for minute in stride(from: 0, to: 1440, by: 60) {
        let time = TimeOfDay(minutes: minute)
        let id = FNV.text(ids.next(.entry, at: time, name: water, water.indices, value: 250_000_000))
        counts.all += 1
        if Double(id) != nil { counts.numbers += 1 }
      }
    }
    // One in a thousand of all hashes would be one.
    #expect(counts == (480_000, 0))
  }

  @Test func aDaybookThatDeclaresNothingHasTheNamesOfItsFiles() {
    #expect(
      middles(WrittenDays("", ["2026-01-12": "ran 5km\n[x] read 3rd chapter\n"]).csv()) == [
        "entry,ran,,5,km,5,km,,", "tick,read 3rd chapter,done,,,,,,",
      ])
  }
}

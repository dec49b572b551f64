import TestSupport
import Testing

@testable import daybook

@Suite struct ListTranscripts {
  private let files = daybook([
    "daybook.conf": small,
    "2026-01-10.txt": "water 500ml 08:10\n[x] breakfast 10:30 oats +early water:100ml\n",
    "2026-01-11.txt": "run 5km +early\nSlept badly.\n# not listed\n",
    "2026-01-12.txt": "water 1 l\n[-] gym sore\nwater 2 50ml\n\u{1B}[2J rain\n",
  ])

  @Test func theNewestDayIsFirstAndTheSumIsLast() {
    let run = Run("list water", in: files)
    #expect(run.status == 0)
    #expect(
      run.output.withPlainBlanks == """
        2026-01-12        water 1 l  2026-01-12.txt:1
        2026-01-12        water 2 50ml  2026-01-12.txt:3
        2026-01-10 08:10  water 500ml 08:10  2026-01-10.txt:1
        2026-01-10 10:30  [x] breakfast 10:30 oats +early water:100ml  2026-01-10.txt:2

        4 lines on 2 days · Water 1.6 l

        """)
    #expect(run.errors.contains("2026-01-12.txt:3"))
  }

  /// An end that is open reaches to the first day, also where the other lies in the past.
  @Test(arguments: ["..2026-01-11", "..2026-01-10", "..2026-01-20", "2026-01-01..2026-01-11"])
  func anOpenPeriodBeginsWithTheFirstDay(_ period: String) {
    let output = Run("list water --period \(period) --now 2026-01-20T12:00", in: files).output
    #expect(output.contains("500ml") && output.contains("100ml"), "\(output)")
  }

  @Test func aSummaryOfAnOpenPeriodToo() {
    let summary = Run("summary ..2026-01-11 --now 2026-01-20T12:00 --format markdown", in: files).output
      .withPlainBlanks
    #expect(summary.contains("Jan 10–11"), "\(summary)")
  }

  /// In a table each further amount of a line has a row, as a counting tag has one in the export.
  @Test func theAmountsOfALineAreAllInTheTable() {
    let files = daybook([
      "daybook.conf": small + "measure kcal unit kcal\n",
      "2026-01-12.txt":
        "lunch 12:30 kcal:700 water:300ml\n[x] breakfast oats kcal:300\n[x] gym kcal:20 water:100ml\nwater 250ml\n",
    ])
    #expect(
      Run("list --format csv", in: files).output == """
        date,time,kind,name,state,text,value,unit,path,line\r
        2026-01-12,12:30,text,kcal,,lunch 12:30 kcal:700 water:300ml,700,kcal,2026-01-12.txt,1\r
        2026-01-12,12:30,tag,water,,lunch 12:30 kcal:700 water:300ml,300,ml,2026-01-12.txt,1\r
        2026-01-12,,tick,breakfast,done,[x] breakfast oats kcal:300,300,kcal,2026-01-12.txt,2\r
        2026-01-12,,tick,gym,done,[x] gym kcal:20 water:100ml,20,kcal,2026-01-12.txt,3\r
        2026-01-12,,tag,water,,[x] gym kcal:20 water:100ml,100,ml,2026-01-12.txt,3\r
        2026-01-12,,entry,water,,water 250ml,250,ml,2026-01-12.txt,4\r

        """)
    let markdown = Run("list lunch --format markdown --lang cs", in: files).output.withPlainBlanks
    #expect(markdown.contains("700 kcal") && markdown.contains("300 ml"), "\(markdown)")
    // What was asked for is alone.
    let water = Run("list water --format csv", in: files).output
    #expect(water.contains("300,ml") && !water.contains(",700,"), "\(water)")
  }

  /// A long list is folded by month in a page, the newest open.
  @Test func aPageOfManyLinesIsFoldedByMonth() {
    var days = ["daybook.conf": small]
    for day in 1...31 {
      days["2025-12-\(day < 10 ? "0" : "")\(day).txt"] = String(repeating: "water 100ml\n", count: 20)
    }
    func page(_ days: [String: String]) -> String {
      Run("list --format html", in: daybook(days)).output.withPlainBlanks
    }
    #expect(
      page(days).contains(
        "<details open><summary>December 2025 <small>620 lines on 31 days</small></summary>"))
    days["2025-11-30.txt"] = "water 1l\n"
    #expect(page(days).contains("<details><summary>November 2025 <small>1 line on 1 day</small></summary>"))
    #expect(!page(["daybook.conf": small, "2026-01-12.txt": "water 1l\n"]).contains("<details"))
  }

  /// What `counts 80% water` lends is in the day's water, so it is in the list of it.
  @Test func theLinesOfWhichAShareCountsAreListedAndSummed() {
    let files = daybook([
      "daybook.conf":
        "daybook 1\nmeasure water goal 2l cup 250ml\nmeasure tea unit ml counts 80% water\nmeasure juice unit ml counts 50% water\n",
      "2026-01-12.txt":
        "water 250ml 08:10\ntea 500ml\n[ ] tea 300ml\ngoal tea 1l\nsoup water:100ml tea:50ml\n",
    ])
    let text = Run("list water", in: files).output.withPlainBlanks
    #expect(
      text.contains("tea 500ml  2026-01-12.txt:2") && !text.contains("[ ] tea") && !text.contains("goal tea"))
    #expect(text.hasSuffix("\n3 lines on 1 day · water 790 ml, 440 ml of it from tea\n"))
    let day = Run("day --json", in: files).output
    #expect(day.contains("\"total\": 790"))
    #expect(
      Run("list water --lang cs --linear", in: files).output.withPlainBlanks.contains(
        "water 790 ml, z toho 440 ml odjinud (tea)."))
    let rows = Run("list water --format csv", in: files).output.split(whereSeparator: \.isNewline)
    #expect(
      rows.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false)[6] } == [
        "250", "400", "140",
      ])
    let json = Run("list water --json", in: files).output.split(whereSeparator: \.isWhitespace)
    #expect(json.joined().contains("\"total\":790,\"lent\":440,\"lines\":3"))
    #expect(Run("list tea", in: files).output.withPlainBlanks.hasSuffix("· tea 550 ml\n"))
  }

  @Test func aLineIsCountedOnceOfAMeasure() {
    let files = daybook([
      "daybook.conf": "measure water cup 250ml\nmeasure kcal unit kcal\n",
      "2026-01-12.txt": "water 100ml kcal:5 water:50ml\n",
    ])
    let json = Run("list water --json", in: files).output.split(whereSeparator: \.isWhitespace).joined()
    #expect(json.contains("\"total\":150,\"lent\":0,\"lines\":1"), "\(json)")
  }

  @Test func theOldestMayBeFirst() {
    let lines = Run("list +early --reverse", in: files).output.split(separator: "\n").map(String.init)
    #expect(lines.map { String($0.prefix(10)) } == ["2026-01-10", "2026-01-11", "2 lines on"])
    #expect(lines.last?.withPlainBlanks == "2 lines on 2 days · Water 100 ml · Running 5 km")
  }

  @Test func aPeriodAndEveryWordNarrowIt() {
    #expect(Run("list water --period 2026-01-10", in: files).output.split(separator: "\n").count == 3)
    #expect(Run("list early breakfast", in: files).output.contains("1 line on 1 day"))
    #expect(Run("list Kitchen closed at 10 PM", in: files).output.contains("No line fits"))
  }

  @Test func nothingCanSteerATerminal() {
    let output = Run("list rain", in: files).output
    #expect(output.contains("␛[2J rain") && !output.contains("\u{1B}"))
    #expect(!Run("list rain --linear", in: files).output.contains("\u{1B}"))
  }

  @Test func whereNoLineFitsItSaysWhatToTry() {
    let run = Run("list watre", in: files)
    #expect(run.status == 0 && run.output == "No line fits 'watre'; did you mean 'water'?\n")
    #expect(
      Run("list xyz abc --lang cs", in: files).output.withPlainBlanks.hasPrefix(
        "Pro „xyz abc“ se nenašel žádný řádek.\nNa řádek se musí hodit všechna slova"))
    #expect(Run("list", in: daybook(["daybook.conf": small])).output.contains("There is no line"))
  }

  @Test func programsReadItAsJSONAndCSV() {
    #expect(
      Run("list run --json", in: files).output == """
        {
          "schema": "daybook.list/1",
          "what": ["run"],
          "from": "2026-01-10",
          "to": "2026-01-12",
          "count": 1,
          "days": 1,
          "sums": [
            {
              "id": "run",
              "label": "Running",
              "group": null,
              "unit": "km",
              "total": 5,
              "lent": 0,
              "lines": 1
            }
          ],
          "lines": [
            {
              "date": "2026-01-11",
              "time": null,
              "path": "2026-01-11.txt",
              "line": 1,
              "kind": "entry",
              "id": "run",
              "state": null,
              "text": "run 5km +early",
              "tags": ["+early"],
              "amounts": [{"id": "run", "amount": 5, "unit": "km", "value": 5, "base_unit": "km"}]
            }
          ]
        }

        """)
    #expect(
      Run("list gym --format csv", in: files).output
        == "date,time,kind,name,state,text,value,unit,path,line\r\n2026-01-12,,tick,gym,skipped,[-] gym sore,,,2026-01-12.txt,2\r\n"
    )
  }

  @Test func aDaybookThatDeclaresNothingIsListedToo() {
    let files = daybook(["2026-01-12.txt": "ran 5km\nran 3 km +hill\n[ ] call mum\n"])
    #expect(Run("list ran", in: files).output.withPlainBlanks.contains("2 lines on 1 day · ran 8 km"))
    #expect(Run("list mum", in: files).output.contains("[ ] call mum"))
  }
}

@Suite struct TagAndComparisonTranscripts {
  private let files = daybook([
    "daybook.conf": small,
    "2026-01-09.txt": "run 3km +early\n[x] breakfast\n",
    "2026-01-10.txt": "water 500ml 08:10\n[x] breakfast 10:30 oats +early water:100ml\n",
    "2026-01-11.txt": "run 5km +early\nSlept badly.\n[ ] breakfast\n",
  ])

  @Test func theLinesOfATagAreSummedUp() {
    #expect(
      Run("stats +early", in: files).output.withPlainBlanks == """
        Statistics
        Jan 9–12, 2026 · 4 days

        +early
          3 lines on 3 days, last on Jan 11, 2026, 2026-01-11.txt:1
          Water 100 ml, Running 8 km

        """)
    #expect(
      Run("stats @none --json", in: files).output.contains(
        "\"tags\": [{\"tag\": \"@none\", \"lines\": 0, \"days\": 0, \"first\": null, \"last\": null, \"measures\": []}]"
      ))
    #expect(Run("stats water +early", in: files).output.contains("Water"))
  }

  @Test func tooFewDaysAreSaid() {
    let run = Run("stats run --with breakfast", in: files)
    #expect(run.status == 0)
    #expect(
      run.output.withPlainBlanks.contains(
        """
        Days with and without Breakfast
          Running: with 3 km (1 day), without 5 km (1 day)
            Too few days to tell from chance: at least 5 with it and 5 without are
        """))
  }

  @Test(arguments: [
    ("stats run --with run", "cannot be compared with itself"), ("stats --with run", "name one"),
    ("stats +early --with run", "name one"), ("stats run --next-day", "needs --with"),
    ("stats run --with nobody", "'nobody'"), ("stats +early --explain", "daybook list +early"),
  ])
  func whatCannotBeComparedIsOneClearLine(_ line: String, _ words: String) {
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test func enoughDaysAreToldFromChance() {
    var files = ["daybook.conf": small]
    for day in 1...12 {
      let date = "2026-01-\(day < 10 ? "0" : "")\(day)"
      files[date + ".txt"] = day % 2 == 0 ? "[x] breakfast\nrun \(day)km\n" : "[ ] breakfast\nrun 1km\n"
    }
    let run = Run("stats run --with breakfast --json", in: daybook(files))
    #expect(
      run.output.split(whereSeparator: \.isWhitespace).joined().contains(
        #""with":{"id":"breakfast","nextDay":false,"with":{"days":6,"mean":7},"without":{"days":6,"mean":1}"#)
    )
  }
}

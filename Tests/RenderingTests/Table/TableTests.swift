import Notation
import Speech
import TestSupport
import Testing

@testable import Rendering

private let week = Table(
  title: "Water",
  columns: [
    .init("Date", key: "date"), .init("At", key: "time", .right), .init("Name", key: "name"),
    .init("Amount", key: "amount", .right), .init("Of goal", key: "percent", .right),
    .init("Met", key: "state", .center), .init("Note", key: "note"),
  ],
  rows: [
    [
      .date((2026, 1, 12)), .time(490), .text("voda", .water),
      .figure("1,250 ml", micros: 1_250_000_000),
      .percent(50), .coded(StyledText("x", .good), code: "met", label: "splněno"), "žluťoučký kůň",
    ],
    [
      .date((2026, 1, 2)), .time(1290), "水", .figure("2.5 l", micros: 2_500_000), .percent(100),
      .coded(StyledText(".", .bad), code: "missed", label: "nesplněno"), "👩‍👩‍👧‍👦 e\u{301} 日本",
    ],
    [.date((2025, 12, 31)), .empty, "a\u{1B}[31m|<b>"],
  ],
  footer: [["Sum", .empty, .empty, .figure("3,750 ml", micros: 3_750_000_000)]])

private func text(_ table: Table, _ columns: Int, _ words: Words = Words(.en)) -> String {
  table.text(words, columns: columns).map { $0.text + "\n" }.joined().withPlainBlanks
}

@Suite struct TableTextTests {
  @Test func columnsLineUpByDisplayWidth() {
    #expect(
      text(week, 80) == """
        Water
        Date             At  Name          Amount  Of goal  Met  Note
        ────────────  ─────  ──────────  ────────  ───────  ───  ─────────────
        Jan 12, 2026  08:10  voda        1,250 ml     50 %   x   žluťoučký kůň
        Jan 2, 2026   21:30  水             2.5 l    100 %   .   👩‍👩‍👧‍👦 e\u{301} 日本
        Dec 31, 2025         a␛[31m|<b>
        ────────────  ─────  ──────────  ────────  ───────  ───  ─────────────
        Sum                              3,750 ml

        """)
  }

  @Test func czechTablesAreCzech() {
    let lines = text(week, 80, Words(.cs)).split(separator: "\n")
    #expect(lines[3] == "12. 1. 2026   08:10  voda        1,250 ml     50 %   x   žluťoučký kůň")
    #expect(lines[4] == "2. 1. 2026    21:30  水             2.5 l    100 %   .   👩‍👩‍👧‍👦 e\u{301} 日本")
  }

  @Test func asciiTablesAreDrawnInASCII() {
    let lines = text(week, 80, Words(.en, glyphs: .ascii)).split(separator: "\n")
    #expect(lines[2] == "------------  -----  ----------  --------  -------  ---  -------------")
    #expect(lines[3] == "Jan 12, 2026  08:10  voda        1,250 ml     50 %   x   žluťoučký kůň")
  }

  @Test func headingsAndTextAreBrokenWhereTheTableIsTooWide() {
    #expect(
      text(week, 64) == """
        Water
                                                      Of
        Date             At  Name          Amount   goal  Met  Note
        ────────────  ─────  ──────────  ────────  ─────  ───  ─────────
        Jan 12, 2026  08:10  voda        1,250 ml   50 %   x   žluťoučký
                                                               kůň
        Jan 2, 2026   21:30  水             2.5 l  100 %   .   👩‍👩‍👧‍👦 e\u{301} 日本
        Dec 31, 2025         a␛[31m|<b>
        ────────────  ─────  ──────────  ────────  ─────  ───  ─────────
        Sum                              3,750 ml

        """)
  }

  @Test func aLongWordIsBrokenIntoTwelveColumnsAtTheLeast() {
    let long = Table(columns: [Table.Column("A")], rows: [["abcdefghijklmn"]])
    #expect(text(long, 12) == "A\n────────────\nabcdefghijkl\nmn\n")
    #expect(text(long, 11) == "A:\n  abcdefghi\n  jklmn\n")
  }

  @Test func rowsAreBlocksWhereThereIsNoRoomForColumns() {
    #expect(
      text(week, 20) == """
        Water
        Date: Jan 12, 2026
        At: 08:10
        Name: voda
        Amount: 1,250 ml
        Of goal: 50 %
        Met: x
        Note: žluťoučký kůň

        Date: Jan 2, 2026
        At: 21:30
        Name: 水
        Amount: 2.5 l
        Of goal: 100 %
        Met: .
        Note: 👩‍👩‍👧‍👦 e\u{301} 日本

        Date: Dec 31, 2025
        Name: a␛[31m|<b>

        Date: Sum
        Amount: 3,750 ml

        """)
  }

  @Test func aNarrowTableBreaksItsText() {
    let table = Table(
      columns: [.init("Habit"), .init("Streak", .right)],
      rows: [
        ["Kitchen closed at 10 PM", .count(12)],
        ["https://example.org/a/long/address", .percent(7)],
      ])
    #expect(
      text(table, 40) == """
        Habit                             Streak
        ────────────────────────────────  ──────
        Kitchen closed at 10 PM               12
        https://example.org/a/long/addre     7 %
        ss

        """)
    #expect(
      text(table, 24) == """
        Habit             Streak
        ────────────────  ──────
        Kitchen closed        12
        at 10 PM
        https://example.     7 %
        org/a/long/addre
        ss

        """)
  }

  @Test(arguments: Language.allCases)
  func noLineIsWiderThanTheTerminal(language: Language) {
    for columns in 15...100 {
      for line in week.text(Words(language), columns: columns) {
        #expect(line.widthInColumns <= columns, "\(columns): \(line.text)")
        #expect(!line.text.hasSuffix(" "))
      }
    }
  }

  @Test func aTableWithoutHeadingsHasNoHead() {
    let table = Table(
      columns: [.init(""), .init("", .right)], rows: [["a", .percent(5)], ["bcd", .empty, "lost"]])
    #expect(text(table, 40) == "a    5 %\nbcd\n")
    #expect(text(Table(columns: []), 40) == "")
  }

  @Test func cellsKeepTheirRoles() {
    let line = week.text(Words(.en), columns: 80)[3]
    #expect(line.spans.filter { $0.role != .plain }.map(\.text) == ["voda", "x"])
    #expect(week.text(Words(.en), columns: 80)[0].spans.map(\.role) == [.heading])
  }
}

@Suite struct TableFormTests {
  @Test func csvIsForPrograms() {
    #expect(
      String(decoding: week.csv(.rfc), as: UTF8.self) == """
        date,time,name,amount,percent,state,note\r
        2026-01-12,08:10,voda,1250,50,met,žluťoučký kůň\r
        2026-01-02,21:30,水,2.5,100,missed,👩‍👩‍👧‍👦 e\u{301} 日本\r
        2025-12-31,,a␛[31m|<b>,,,,\r

        """)
    #expect(
      String(decoding: week.csv(.excelCzech), as: UTF8.self).split(separator: "\r\n")[2]
        == "2026-01-02;21:30;水;2,5;100;missed;👩‍👩‍👧‍👦 e\u{301} 日本")
  }

  @Test func theHeadingIsTheKeyIfThereIsNoOther() {
    let table = Table(columns: [.init("A, b")], rows: [[.date((987, 6, 5))], [.time(5)]])
    #expect(String(decoding: table.csv(.rfc), as: UTF8.self) == "\"A, b\"\r\n0987-06-05\r\n00:05\r\n")
  }

  @Test func markdownLinesUpAndEscapesItsMarkup() {
    #expect(
      week.markdown(Words(.en, glyphs: .ascii)) == """
        **Water**

        | Date         |    At | Name           |   Amount | Of goal | Met | Note          |
        | ------------ | ----: | -------------- | -------: | ------: | :-: | ------------- |
        | Jan 12, 2026 | 08:10 | voda           | 1,250 ml |    50 % |  x  | žluťoučký kůň |
        | Jan 2, 2026  | 21:30 | 水             |    2.5 l |   100 % |  .  | 👩‍👩‍👧‍👦 e\u{301} 日本     |
        | Dec 31, 2025 |       | a␛\\[31m\\|\\<b\\> |          |         |     |               |
        | Sum          |       |                | 3,750 ml |         |     |               |

        """)
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("a\\|b", "a\\\\\\|b"), ("*a* _b_ `c`", "\\*a\\* \\_b\\_ \\`c\\`"),
    ("<script>", "\\<script\\>"),
    ("[a](b)", "\\[a\\](b)"), ("|\u{301}", "\\|\u{301}"), ("R&D ~x~", "R\\&D \\~x\\~"),
    ("prostý text", "prostý text"),
  ])
  func markdownKnowsNoMarkupInText(text: String, escaped: String) {
    #expect(text.escapedForMarkdown == escaped)
    #expect(Table(columns: [.init(text)]).markdown(Words(.en)).hasPrefix("| \(escaped) "))
  }

  @Test func htmlSaysWhatEachCellIs() {
    #expect(
      week.html(Words(.en, glyphs: .ascii)).text == """
        <table>
        <caption>Water</caption>
        <thead>
        <tr><th scope="col">Date</th><th scope="col" class="right">At</th><th scope="col">Name</th>\
        <th scope="col" class="right">Amount</th><th scope="col" class="right">Of goal</th>\
        <th scope="col" class="center">Met</th><th scope="col">Note</th></tr>
        </thead>
        <tbody>
        <tr><th scope="row"><time datetime="2026-01-12">Jan 12, 2026</time></th>\
        <td class="right"><time datetime="08:10">08:10</time></td><td><span class="water">voda</span></td>\
        <td class="right">1,250 ml</td><td class="right">50 %</td>\
        <td class="center"><span role="img" aria-label="splněno"><span class="good">x</span></span></td><td>žluťoučký kůň</td></tr>
        <tr><th scope="row"><time datetime="2026-01-02">Jan 2, 2026</time></th>\
        <td class="right"><time datetime="21:30">21:30</time></td><td>水</td><td class="right">2.5 l</td>\
        <td class="right">100 %</td>\
        <td class="center"><span role="img" aria-label="nesplněno"><span class="bad">.</span></span></td>\
        <td>👩‍👩‍👧‍👦 e\u{301} 日本</td></tr>
        <tr><th scope="row"><time datetime="2025-12-31">Dec 31, 2025</time></th><td class="right"></td>\
        <td>a␛[31m|&lt;b&gt;</td><td class="right"></td><td class="right"></td><td class="center"></td><td></td></tr>
        </tbody>
        <tfoot>
        <tr><th scope="row">Sum</th><td class="right"></td><td></td><td class="right">3,750 ml</td>\
        <td class="right"></td><td class="center"></td><td></td></tr>
        </tfoot>
        </table>

        """)
  }

  @Test(arguments: [
    ("<b>\"a\" & 'c'</b>", "&lt;b&gt;&quot;a&quot; &amp; &#39;c&#39;&lt;/b&gt;"), ("<\u{338}", "&lt;\u{338}"),
    ("\u{1B}[1m", "␛[1m"), ("žluť", "žluť"),
  ])
  func htmlKnowsNoMarkupInText(text: String, escaped: String) {
    #expect(text.escapedForHTML == escaped)
    #expect(StyledText(text, .good).html.text == "<span class=\"good\">\(escaped)</span>")
    let table = Table(title: text, columns: [.init(text)], rows: [[.coded("x", code: "met", label: text)]])
    let html = table.html(Words(.en)).text
    #expect(html.contains("<caption>\(escaped)</caption>"))
    #expect(html.contains("<th scope=\"col\">\(escaped)</th>"))
    #expect(html.contains("aria-label=\"\(escaped)\""))
  }
}

import Notation
import Testing

private func compact(_ value: JSON) -> String { String(decoding: value.bytes(.compact), as: UTF8.self) }
private func readable(_ value: JSON) -> String { String(decoding: value.bytes(.readable), as: UTF8.self) }

@Suite struct JSONWritingTests {
  @Test func compactIsOneLineWithoutBlanks() {
    let value: JSON = ["a": 1, "b": [true, false, JSON(nil as String?)], "c": ["d": "e f"]]
    #expect(compact(value) == #"{"a":1,"b":[true,false,null],"c":{"d":"e f"}}"# + "\n")
  }

  @Test func writingAddsNoLineEndOfItsOwn() {
    var bytes = ContiguousArray("x".utf8)
    JSON.array([1, 2]).write(.compact, to: &bytes)
    JSON.array([1, 2]).write(.readable, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x[1,2][1, 2]")
  }

  @Test(
    arguments: [
      (2_071_917_808, "2071.917808"), (250_000_000, "250"), (0, "0"), (1, "0.000001"), (-500_000, "-0.5"),
      (-1_250_000, "-1.25"), (100_000, "0.1"), (10_050_000, "10.05"), (-3_000_000, "-3"),
      (Int64.max, "9223372036854.775807"), (Int64.min, "-9223372036854.775808"),
    ] as [(Int64, String)])
  func microsAreExactDecimalsWithoutTrailingZeros(micros: Int64, text: String) {
    #expect(JSON.micros(micros) == .number(text))
  }

  @Test func nilIsNull() {
    #expect(JSON(nil as String?) == .null)
    #expect(JSON(nil as Int?) == .null)
    #expect(JSON(nil as [Int]?, as: { JSON(each: $0, as: JSON.integer) }) == .null)
  }

  @Test func aValueIsItself() {
    #expect(JSON("a") == .string("a"))
    #expect(JSON(-3) == .number("-3"))
    #expect(JSON([1, 2] as [Int]?, as: { JSON(each: $0, as: JSON.integer) }) == [1, 2])
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#), ("a/b", #""a/b""#),
    ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#),
    ("\u{F}\u{10}", #""\u000f\u0010""#),
    ("\u{7F}", #""\u007f""#), ("a\u{2028}\u{2029}b", #""a\u2028\u2029b""#),
    ("žluťoučký 🐴", "\"žluťoučký 🐴\""),
    ("\u{80}\u{9B}31m\u{9F}\u{A0}", "\"\\u0080\\u009b31m\\u009f\u{A0}\""),
    ("\u{200E}\u{200F}\u{202A}\u{202E}", #""\u200e\u200f\u202a\u202e""#),
    ("\u{2066}\u{2069}\u{61C}", #""\u2066\u2069\u061c""#),
    ("\u{2065}\u{206A}\u{2010}…–ب€", "\"\u{2065}\u{206A}\u{2010}…–ب€\""),
  ])
  func stringsAreEscapedAsFarAsNeeded(text: String, literal: String) {
    #expect(compact(.string(text)) == literal + "\n")
    #expect(compact(.object([.init(text, .null)])) == "{\(literal):null}\n")
  }

  @Test func aShortValueStandsOnOneLine() {
    #expect(readable(["a": 1, "b": [1, 2]]) == "{\"a\": 1, \"b\": [1, 2]}\n")
    #expect(readable([:]) == "{}\n")
    #expect(readable([]) == "[]\n")
    #expect(readable("a") == "\"a\"\n")
  }

  @Test func aLongValueIsBrokenAnElementALine() {
    let long = String(repeating: "x", count: 90)
    #expect(
      readable(["schema": "daybook.day/1", "text": .string(long), "rows": [["a": 1], []]]) == """
        {
          "schema": "daybook.day/1",
          "text": "\(long)",
          "rows": [{"a": 1}, []]
        }

        """)
    #expect(
      readable([["text": .string(long), "next": [1]]]) == """
        [
          {
            "text": "\(long)",
            "next": [1]
          }
        ]

        """)
  }

  @Test(arguments: [("x", 96), ("é", 96), ("\"", 48), ("\u{1}", 16), ("\u{85}", 16), ("\u{202E}", 16)])
  func theLineMayBeAHundredColumns(letter: String, count: Int) {
    let text = String(repeating: letter, count: count)
    #expect(readable([.string(text)]).split(separator: "\n").count == 1)
    #expect(readable([.string(text + "x")]).split(separator: "\n").count == 3)
  }

  @Test func theKeyAndTheCommaTakeRoomToo() {
    // Two blanks, `"k": `, `["` and `"]` are 11 columns, and the comma is one more.
    func value(_ count: Int) -> JSON {
      ["k": [.string(String(repeating: "x", count: count))], "l": .string(String(repeating: "y", count: 80))]
    }
    #expect(readable(value(88)).split(separator: "\n").count == 4)
    #expect(readable(value(89)).split(separator: "\n").count == 6)
  }

  @Test func aWideObjectOfShortPartsIsBrokenToo() {
    let value = JSON.object((10..<40).map { JSON.Member("k\($0)", .integer($0)) })
    let lines = readable(value).split(separator: "\n")
    #expect(lines.count == 32)
    #expect(lines[1] == "  \"k10\": 10,")
    #expect(lines[30] == "  \"k39\": 39")
  }
}

import Notation
import TestSupport
import Testing

private func parse(_ text: String) throws(JSON.Fault) -> JSON {
  try JSON(parsing: ContiguousArray(text.utf8))
}

private func fault(_ bytes: ContiguousArray<UInt8>) -> String {
  do {
    return "read as \(try JSON(parsing: bytes))"
  } catch {
    return "\(error.reason) \(error.line):\(error.column)"
  }
}

@Suite struct JSONReadingTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("false", false), ("\"a\"", "a"), ("[]", []), ("[ ]", []),
      ("{}", [:]),
      ("{ }", [:]), ("[1,\t2 , 3]\r\n", [1, 2, 3]), ("{\"a\" : {\"b\":[null]}}", ["a": ["b": [.null]]]),
      ("\u{FEFF}[1]", [1]),
    ] as [(String, JSON)])
  func valuesAreReadWithBlanksAroundThem(text: String, value: JSON) throws {
    #expect(try parse(text) == value)
  }

  @Test(arguments: [
    "0", "-0", "10", "2071.917808", "1e5", "1E+5", "1.50e-05", "123456789012345678901234567890.10",
  ])
  func numbersStayAsTheyAreWritten(text: String) throws {
    #expect(try parse(text) == .number(text))
    #expect(try parse("[\(text)]") == .array([.number(text)]))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""x\ud83d\ude00y""#, "x😀y"), ("\"žluťoučký 🐴\"", "žluťoučký 🐴"), (#""\u0000""#, "\u{0}"),
    (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\uD7FF\uE000""#, "\u{D7FF}\u{E000}"),
  ])
  func stringsAreUnescaped(literal: String, text: String) throws {
    #expect(try parse(literal) == .string(text))
  }

  @Test(arguments: [
    ("", "unexpectedEnd 1:1"), ("[1, 2", "unexpectedEnd 1:6"), ("[1,]", "unexpectedByte 1:4"),
    ("{\"a\":1,}", "unexpectedByte 1:8"), ("{a:1}", "unexpectedByte 1:2"),
    ("{\"a\" 1}", "unexpectedByte 1:6"),
    ("[1 2]", "unexpectedByte 1:4"), ("tru", "unexpectedEnd 1:4"), ("trux", "unexpectedByte 1:4"),
    ("[1]\n\n x", "unexpectedByte 3:2"), ("[\n  01]", "badNumber 2:4"), ("1.", "unexpectedEnd 1:3"),
    ("-x", "badNumber 1:2"), ("+1", "badNumber 1:1"), (".5", "badNumber 1:1"), ("[1.x]", "badNumber 1:4"),
    ("[1e]", "badNumber 1:4"), ("NaN", "unexpectedByte 1:1"), ("'a'", "unexpectedByte 1:1"),
    ("\"a", "unexpectedEnd 1:3"), ("\"a\nb\"", "controlCharacter 1:3"), ("\"\t\"", "controlCharacter 1:2"),
    (#""\x""#, "badEscape 1:2"), (#""\u00g0""#, "badEscape 1:6"), ("\"\\u00", "unexpectedEnd 1:6"),
    (#""\ud83d""#, "loneSurrogate 1:2"), (#""a\ud83d\u0041""#, "loneSurrogate 1:3"),
    (#""\ude00""#, "loneSurrogate 1:2"), (#""\ud83d\n""#, "loneSurrogate 1:2"),
    ("[\"žluť\", x]", "unexpectedByte 1:12"), ("\u{B}1", "unexpectedByte 1:1"),
    ("\u{A0}1", "unexpectedByte 1:1"), ("\"a\u{1F}\"", "controlCharacter 1:3"),
    ("// c\n1", "unexpectedByte 1:1"),
  ])
  func brokenJSONIsRefusedWithItsPlace(text: String, expected: String) {
    #expect(fault(ContiguousArray(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
    ] as [ContiguousArray<UInt8>])
  func invalidUTF8IsRefusedWithItsPlace(bytes: ContiguousArray<UInt8>) {
    #expect(fault([0x22, 0x61] + bytes + [0x22]) == "badUTF8 1:3")
    #expect(fault([0x7B, 0x0A, 0x22] + bytes + [0x22, 0x3A, 0x31, 0x7D]) == "badUTF8 2:2")
    // Outside of a string it is a byte that cannot be there.
    #expect(fault(bytes) == "unexpectedByte 1:1")
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func fiveHundredAndTwelveLevelsAreTheMost(open: String, close: String) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    _ = try parse(nested(512))
    let column = 512 * open.utf8.count + 1
    #expect(fault(ContiguousArray(nested(513).utf8)) == "tooDeep 1:\(column)")
    #expect(fault(ContiguousArray(String(repeating: open, count: 100_000).utf8)) == "tooDeep 1:\(column)")
  }

  @Test func duplicateKeysAreKeptAndTheLastOneCounts() throws {
    let value = try parse(#"{"a":1,"b":2,"a":3}"#)
    #expect(value.members?.map(\.key) == ["a", "b", "a"])
    #expect(value["a"] == 3)
    #expect(value["c"] == nil)
  }

  @Test func aValueOfAnotherKindIsNil() throws {
    #expect(JSON.string("1").integer == nil)
    #expect(JSON.string("1").micros == nil)
    #expect(JSON.number("1").text == nil)
    #expect(JSON.null.members == nil)
    #expect(JSON.null.isNull)
    #expect(JSON.array([]).bool == nil)
    #expect(JSON.object([]).elements == nil)
    #expect(JSON.bool(false).bool == false)
  }

  @Test(arguments: [
    ("3", 3), ("3.0", 3), ("3e0", 3), ("30e-1", 3), ("-12", -12), ("3.5", nil), ("1e99", nil),
  ])
  func aWholeNumberMayBeWrittenInManyWays(text: String, value: Int?) {
    #expect(JSON.number(text).integer == value)
  }

  @Test func aWrittenValueIsReadBack() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let value = anyValue(depth: 0, from: &random)
      #expect(try JSON(parsing: value.bytes(.compact)) == value)
      #expect(try JSON(parsing: value.bytes(.readable)) == value)
    }
  }

  @Test func noBytesCrashTheReader() {
    var random = SplitMix64(seed: 11)
    let valid = ContiguousArray(#"{"a":[1.5e3,"\ud83d\ude00ž",null,true],"b":{}}"#.utf8)
    for _ in 0..<3000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.remove(at: place)
        }
      }
      if let value = try? JSON(parsing: bytes) {
        #expect((try? JSON(parsing: value.bytes(.compact))) == value)
      }
    }
  }
}

private func anyValue(depth: Int, from random: inout SplitMix64) -> JSON {
  func text() -> String {
    let letters = Array("a\"\\\n\u{1}ž😀/ \u{7F}")
    return String(
      (0..<Int.random(in: 0...30, using: &random)).map { _ in letters.randomElement(using: &random)! })
  }
  let count = Int.random(in: 0...5, using: &random)
  switch Int.random(in: 0...(depth > 3 ? 3 : 5), using: &random) {
  case 0: return .null
  case 1: return .bool(Bool.random(using: &random))
  case 2: return .micros(Int64.random(in: -9_000_000...9_000_000, using: &random))
  case 3: return .string(text())
  case 4: return .array((0..<count).map { _ in anyValue(depth: depth + 1, from: &random) })
  default:
    return .object((0..<count).map { _ in JSON.Member(text(), anyValue(depth: depth + 1, from: &random)) })
  }
}

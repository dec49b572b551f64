import Notation
import Testing

private func streamed(_ write: (inout JSONStream) -> Void) -> String {
  var json = JSONStream()
  write(&json)
  return String(decoding: json.bytes, as: UTF8.self)
}

@Suite struct JSONStreamTests {
  @Test func commasStandBetweenMembersAndElements() {
    let text = streamed { json in
      json.beginObject()
      json.key("a")
      json.beginArray()
      json.integer(-1)
      json.null()
      json.beginObject()
      json.endObject()
      json.bool(true)
      json.endArray()
      json.key(named: "b\"")
      json.bool(false)
      json.key("c")
      json.value(["d": [1, 2]])
      json.endObject()
    }
    #expect(text == #"{"a":[-1,null,{},true],"b\"":false,"c":{"d":[1,2]}}"#)
  }

  @Test func aLineIsBrokenBehindTheComma() {
    let text = streamed { json in
      json.beginArray()
      for number in 1...2 {
        json.nextLine()
        json.integer(number)
      }
      json.endLine()
      json.endArray()
      json.endLine()
      json.null()
    }
    #expect(text == "[\n1,\n2\n]\nnull")
  }

  @Test(arguments: [0, 1, -500_000, 2_071_917_808, 250_000_000, .max, .min] as [Int64])
  func aNumberIsAsInAValue(micros: Int64) {
    let text = streamed { $0.number(micros: micros) }
    #expect(JSON.number(text) == JSON.micros(micros))
  }

  @Test(arguments: ["", "a", "\"\\", "\u{0}\u{1F}\n\r\t\u{8}\u{C}", "žluť 🐴\u{7F}", "a\"b\"c"])
  func aStringIsAsInAValue(text: String) throws {
    let source = ContiguousArray(("<" + text + ">").utf8)
    let whole = streamed { $0.string(text) }
    #expect(whole + "\n" == String(decoding: JSON.string(text).bytes(.compact), as: UTF8.self))
    #expect(streamed { $0.string(source, 1..<(source.count - 1)) } == whole)
  }

  @Test func nilIsNull() {
    #expect(streamed { $0.string(nil) } == "null")
    #expect(streamed { $0.number(micros: nil) } == "null")
  }
}

import Notation
import TestSupport
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheStandardHold(bytes: String, text: String) {
    #expect(Base64.text(of: ContiguousArray(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text) == ContiguousArray(bytes.utf8))
  }

  @Test func anyBytesComeBack() {
    var random = SplitMix64(seed: 3)
    for length in 0..<200 {
      let bytes = ContiguousArray((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
    #expect(Base64.text(of: [0xFB, 0xFF, 0xBF]) == "+/+/")
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "=", "====", "Zm9v\n", "Zm 9", "Z===", "Zh==", "Zo==", "Zm9=", "Zg==Zg==",
    "Zm-_",
  ])
  func aLaxTextIsNil(text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}

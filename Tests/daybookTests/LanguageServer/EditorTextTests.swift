import Testing

@testable import daybook

@Suite struct EditorTextTests {
  typealias Position = EditorText.Position

  /// A text with a letter of two bytes, one of three and a sign of four, and with each kind of line end.
  static let text = "ž漢💧x\r\ny\rz\n"

  @Test(arguments: [
    (0, Position(line: 0, character: 0)), (2, Position(line: 0, character: 1)),
    (5, Position(line: 0, character: 2)), (9, Position(line: 0, character: 4)),
    (10, Position(line: 0, character: 5)), (12, Position(line: 1, character: 0)),
    (14, Position(line: 2, character: 0)), (16, Position(line: 3, character: 0)),
  ])
  func aByteHasAPositionInUnitsOfUTF16AndThePositionItsByte(offset: Int, position: Position) {
    let text = EditorText(Self.text, encoding: .utf16)
    #expect(text.position(of: offset) == position)
    #expect(text.offset(of: position) == offset)
  }

  @Test(arguments: [
    (9, Position(line: 0, character: 9)), (12, Position(line: 1, character: 0)),
    (15, Position(line: 2, character: 1)),
  ])
  func inUTF8ACharacterIsAByte(offset: Int, position: Position) {
    let text = EditorText(Self.text, encoding: .utf8)
    #expect(text.position(of: offset) == position)
    #expect(text.offset(of: position) == offset)
  }

  @Test(arguments: [
    (Position(line: 0, character: 99), 10), (Position(line: 1, character: 99), 13),
    (Position(line: 99, character: 0), 16), (Position(line: -1, character: 3), 0),
    (Position(line: 3, character: 7), 16), (Position(line: 0, character: -5), 0),
  ])
  func aPositionBeyondALineIsItsEnd(position: Position, offset: Int) {
    for encoding in [EditorText.Encoding.utf8, .utf16] {
      #expect(EditorText(Self.text, encoding: encoding).offset(of: position) == offset)
    }
  }

  @Test(arguments: [(1, 0), (3, 2), (4, 2), (6, 5), (8, 5)])
  func inUTF8NoCharacterIsTakenApart(character: Int, offset: Int) {
    let text = EditorText(Self.text, encoding: .utf8)
    #expect(text.offset(of: Position(line: 0, character: character)) == offset)
  }

  @Test func aRangeIsReplacedAndLinesAreCountedAnew() {
    var text = EditorText("water 250ml\nx\n", encoding: .utf16)
    text.replace(0..<5, with: "ča\nj")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "ča\nj 250ml\nx\n")
    #expect(text.offset(of: Position(line: 1, character: 1)) == 5)
    text.replace(nil, with: "")
    #expect(text.bytes.isEmpty && text.position(of: 0) == Position(line: 0, character: 0))
  }
}

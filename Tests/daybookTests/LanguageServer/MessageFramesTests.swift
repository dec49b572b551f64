import Notation
import Platform
import Testing

@testable import daybook

@Suite struct MessageFramesTests {
  private func messages(_ text: String, inPiecesOf size: Int) throws(MessageFrames.Fault) -> [String] {
    var frames = MessageFrames()
    var messages: [String] = []
    var rest = Bytes(text.utf8)[...]
    while !rest.isEmpty {
      frames.append(Bytes(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let message = try frames.next() { messages.append(String(decoding: message, as: UTF8.self)) }
    }
    return messages + (frames.isWithinMessage ? ["..."] : [])
  }

  @Test(arguments: [1, 2, 3, 17, 1000])
  func messagesArePartedWhereverThePiecesEnd(size: Int) throws {
    let text = """
      Content-Length: 2\r\n\r\n{}content-length:4\r
      Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\nnullContent-Length: 0\r\n\r\nContent-L
      """
    #expect(try messages(text, inPiecesOf: size) == ["{}", "null", "", "..."])
  }

  @Test(arguments: [
    "Content-Length: \r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: +1\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 2000000000\r\n\r\n",
    "Length: 2\r\n\r\n{}", "{\"jsonrpc\":\"2.0\"}\n\n", String(repeating: "x", count: 5000),
  ])
  func aHeaderWithoutALengthIsAFault(text: String) {
    #expect(throws: MessageFrames.Fault.badHeader) { try messages(text, inPiecesOf: 9) }
  }

  @Test func aMessageIsSentWithTheLengthOfItsBytes() {
    let written = String(decoding: framed(["ž": 1]), as: UTF8.self)
    #expect(written == "Content-Length: 8\r\n\r\n{\"ž\":1}")
  }
}

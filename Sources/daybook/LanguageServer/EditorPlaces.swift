import Journal
import Notation

// Places of a text as the protocol has them.
extension EditorText {
  /// The byte at a position of the protocol; nil if it is none.
  func offset(_ position: JSON?) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else {
      return nil
    }
    return offset(of: Position(line: line, character: character))
  }

  /// The bytes of a range of the protocol; nil if it is none.
  func range(_ range: JSON?) -> Range<Int>? {
    guard let start = offset(range?["start"]), let end = offset(range?["end"]) else { return nil }
    return min(start, end)..<max(start, end)
  }

  /// A range of bytes.
  func json(_ range: Range<Int>) -> JSON { .written { writeObject(range, to: &$0) } }

  /// An edit.
  func json(_ edit: TextEdit) -> JSON { .written { write(edit, to: &$0) } }

  /// Edits: there may be thousands in many files.
  func written(_ edits: [TextEdit]) -> JSON { .written(each: edits) { write($1, to: &$0) } }

  private func write(_ edit: TextEdit, to stream: inout JSONStream) {
    stream.beginObject()
    write(edit.range, to: &stream)
    stream.member("newText", String(decoding: edit.replacement, as: UTF8.self))
    stream.endObject()
  }

  /// Adds a member that is a range of bytes.
  func write(_ range: Range<Int>, as key: StaticString = "range", to stream: inout JSONStream) {
    stream.key(key)
    writeObject(range, to: &stream)
  }

  private func writeObject(_ range: Range<Int>, to stream: inout JSONStream) {
    stream.beginObject()
    write(range.lowerBound, as: "start", to: &stream)
    write(range.upperBound, as: "end", to: &stream)
    stream.endObject()
  }

  /// Adds a member that is the place of a byte.
  func write(_ offset: Int, as key: StaticString, to stream: inout JSONStream) {
    let place = position(of: offset)
    stream.key(key)
    stream.beginObject()
    stream.key("line")
    stream.integer(place.line)
    stream.key("character")
    stream.integer(place.character)
    stream.endObject()
  }
}

extension JSON {
  /// A value that is written at once, and not made first.
  static func written(_ write: (inout JSONStream) -> Void) -> JSON {
    var stream = JSONStream()
    write(&stream)
    return .written(stream.bytes)
  }

  /// An array whose elements are written one by one.
  static func written<Elements: Sequence>(
    each elements: Elements, as write: (inout JSONStream, Elements.Element) -> Void
  ) -> JSON {
    .written { stream in
      stream.beginArray()
      for element in elements { write(&stream, element) }
      stream.endArray()
    }
  }
}

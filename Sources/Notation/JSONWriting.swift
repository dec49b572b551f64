extension JSON {
  /// How a value is laid out.
  package enum Layout: Sendable {
    /// One line without blanks, for JSON Lines and for programs.
    case compact
    /// Two blanks a level; what fits within 100 columns stands on one line.
    case readable
  }

  /// The value as UTF-8, with a line end after it.
  package func bytes(_ layout: Layout) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    write(layout, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Adds the value as UTF-8 to `bytes`, without a line end.
  package func write(_ layout: Layout, to bytes: inout ContiguousArray<UInt8>) {
    var stream = JSONStream(after: bytes, isSpaced: layout == .readable)
    // The stream holds the only reference while it appends, so nothing is copied.
    bytes = []
    switch layout {
    case .compact: stream.value(self)
    case .readable: stream.readable(self, level: 0, column: 0, follower: 0)
    }
    bytes = stream.bytes
  }
}

extension JSONStream {
  private static let widthInColumns = 100

  /// Adds a value that begins at `column` and has `follower` columns of comma behind it, on as many lines as it needs.
  fileprivate mutating func readable(_ value: JSON, level: Int, column: Int, follower: Int) {
    var room = JSONStream.widthInColumns - column - follower
    guard !fits(value, within: &room) else { return self.value(value) }
    let indentation = 2 * (level + 1)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      beginArray()
      for (place, element) in elements.enumerated() {
        nextLine(indentation: indentation)
        let comma = place < elements.count - 1 ? 1 : 0
        readable(element, level: level + 1, column: indentation, follower: comma)
      }
      endLine(indentation: 2 * level)
      endArray()
    case .object(let members) where !members.isEmpty:
      beginObject()
      for (place, member) in members.enumerated() {
        nextLine(indentation: indentation)
        key(named: member.key)
        let comma = place < members.count - 1 ? 1 : 0
        let column = indentation + width(member.key) + 2
        readable(member.value, level: level + 1, column: column, follower: comma)
      }
      endLine(indentation: 2 * level)
      endObject()
    default: self.value(value)
    }
  }

  /// Whether the value's line takes no more than `room` columns, which they are taken from.
  private func fits(_ value: JSON, within room: inout Int) -> Bool {
    switch value {
    case .null: room -= 4
    case .bool(let value): room -= value ? 4 : 5
    case .number(let text): room -= text.utf8.count
    case .written(let text): room -= text.count
    case .string(let text): room -= width(text)
    case .array(let elements):
      room -= 2 + 2 * max(0, elements.count - 1)
      for element in elements where room >= 0 { _ = fits(element, within: &room) }
    case .object(let members):
      room -= 2 + 2 * max(0, members.count - 1)
      for member in members where room >= 0 {
        room -= width(member.key) + 2
        _ = fits(member.value, within: &room)
      }
    }
    return room >= 0
  }

  /// The columns of a string with its quotes and escapes, a column for each Unicode scalar.
  private func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ isPlain($0) && $0 < 0x80 }) { return text.utf8.count + 2 }
    let source = ContiguousArray(text.utf8)
    var (columns, place) = (2, 0)
    while place < source.count {
      let escape = source.escape(at: place, before: source.count)
      columns += escape?.text.utf8.count ?? (source[place] & 0xC0 == 0x80 ? 0 : 1)
      place += escape?.length ?? 1
    }
    return columns
  }
}

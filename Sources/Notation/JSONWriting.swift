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
    var writer = JSONWriter(bytes: bytes)
    // The writer holds the only reference while it appends, so nothing is copied.
    bytes = []
    switch layout {
    case .compact: writer.writeLine(self, comma: ",", colon: ":")
    case .readable: writer.writeReadable(self, level: 0, column: 0, follower: 0)
    }
    bytes = writer.bytes
  }
}

private struct JSONWriter {
  var bytes: ContiguousArray<UInt8>

  static let widthInColumns = 100

  mutating func writeLine(_ value: JSON, comma: String, colon: String) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let text): write(text)
    case .string(let text): writeString(text)
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(comma) }
        writeLine(element, comma: comma, colon: colon)
      }
      write("]")
    case .object(let members):
      write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { write(comma) }
        writeString(member.key)
        write(colon)
        writeLine(member.value, comma: comma, colon: colon)
      }
      write("}")
    }
  }

  /// Writes a value that begins at `column`, with `follower` columns of comma behind it.
  mutating func writeReadable(_ value: JSON, level: Int, column: Int, follower: Int) {
    var room = JSONWriter.widthInColumns - column - follower
    let count = value.elements?.count ?? value.members?.count ?? 0
    guard count > 0, !fits(value, within: &room) else {
      return writeLine(value, comma: ", ", colon: ": ")
    }
    write(value.elements == nil ? "{" : "[")
    let indentation = 2 * (level + 1)
    for index in 0..<count {
      let comma = index < count - 1 ? 1 : 0
      breakLine(indentation)
      if let elements = value.elements {
        writeReadable(elements[index], level: level + 1, column: indentation, follower: comma)
      } else if let member = value.members?[index] {
        writeString(member.key)
        write(": ")
        let column = indentation + width(member.key) + 2
        writeReadable(member.value, level: level + 1, column: column, follower: comma)
      }
      if comma > 0 { write(",") }
    }
    breakLine(2 * level)
    write(value.elements == nil ? "}" : "]")
  }

  private mutating func breakLine(_ indentation: Int) {
    write("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  /// Whether the value's line takes no more than `room` columns, which it is taken from.
  private func fits(_ value: JSON, within room: inout Int) -> Bool {
    switch value {
    case .null: room -= 4
    case .bool(let value): room -= value ? 4 : 5
    case .number(let text): room -= text.utf8.count
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
    var columns = 2
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C, 0x08, 0x09, 0x0A, 0x0C, 0x0D: columns += 2
      case ..<0x20: columns += 6
      case 0x80..<0xC0: break
      default: columns += 1
      }
    }
    return columns
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func writeString(_ text: String) {
    write("\"")
    for byte in text.utf8 {
      switch byte {
      case 0x22: write("\\\"")
      case 0x5C: write("\\\\")
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0A: write("\\n")
      case 0x0C: write("\\f")
      case 0x0D: write("\\r")
      case ..<0x20:
        write(byte < 0x10 ? "\\u000\(String(byte, radix: 16))" : "\\u00\(String(byte, radix: 16))")
      default: bytes.append(byte)
      }
    }
    write("\"")
  }
}

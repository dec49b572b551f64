import Platform

/// A key that a person pressed.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, backspace
  /// An arrow, a function key: nothing that is asked for.
  case other
  /// The end of what is typed.
  case end
}

/// The typing of a person, key by key or line by line.
struct Keyboard: Sendable {
  /// Waits for a key, which is not shown.
  let key: @Sendable () -> Key
  /// Waits for a line, without its end; nil at the end of what is typed.
  let line: @Sendable () -> String?
  /// Gives the terminal back as it was.
  let release: @Sendable () -> Void

  /// The terminal on standard input.
  static var ofTerminal: Keyboard {
    Keyboard(
      key: {
        System.readKeys()
        return nextKey {
          Keyboard.byte()
        } isMore: {
          !System.wait(for: [(0, .reading)], milliseconds: 30).isEmpty
        }
      },
      line: {
        System.readLines()
        var bytes = Bytes()
        while let byte = Keyboard.byte() {
          if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
          bytes.append(byte)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }, release: { System.readLines() })
  }

  /// Reads the bytes of one key; an escape alone is told from a sequence by whether more has come.
  static func nextKey(_ next: () -> UInt8?, isMore: () -> Bool) -> Key {
    guard let first = next() else { return .end }
    switch first {
    case 0x04: return .end
    case 0x0A, 0x0D: return .enter
    case 0x08, 0x7F: return .backspace
    case 0x1B:
      guard isMore(), let second = next() else { return .escape }
      guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return .other }
      while isMore(), let byte = next(), !(0x40...0x7E).contains(byte) {}
      return .other
    case 0x00..<0x20: return .other
    case 0xC0...:
      var bytes = [first]
      let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
      while bytes.count <= count, isMore(), let byte = next() { bytes.append(byte) }
      return String(decoding: bytes, as: UTF8.self).first.map(Key.character) ?? .other
    default: return .character(Character(Unicode.Scalar(first)))
    }
  }

  private static func byte() -> UInt8? {
    var found: UInt8?
    do throws(FileTrouble) {
      try StandardInput.pieces(ofAtMost: 1) { piece in
        found = piece.first
        return false
      }
    } catch {}
    return found
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    let tail = drop(while: isBlank)
    guard let last = tail.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(tail[...last])
  }
}

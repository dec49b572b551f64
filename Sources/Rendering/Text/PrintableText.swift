extension String {
  /// The text with every character shown that could steer a terminal or turn its lines around.
  ///
  /// A tab is one blank; other control characters are their pictures (`␛`), those above U+007F and the marks of
  /// direction are escapes (`\u{202E}`). Line ends are control characters too: a text is one line.
  package var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !unicodeScalars.contains(where: \.isSteering) {
      return self
    }
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case _ where !scalar.isSteering: text.unicodeScalars.append(scalar)
      case 0x09: text.append(" ")
      case 0x00..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text.append("␡")
      default: text.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it could steer a terminal or turn a line around.
  fileprivate var isSteering: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

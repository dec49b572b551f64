import Platform

/// Any bytes as a field of a line in the state folder.
///
/// Printable ASCII stands as it is, but for what separates fields and their parts; every other byte as `%` and two digits.
func stateField(_ bytes: some Collection<UInt8>) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var text: [UInt8] = []
  for byte in bytes {
    if (0x21...0x7E).contains(byte), byte != UInt8(ascii: "%"), byte != UInt8(ascii: ","),
      byte != UInt8(ascii: ":")
    {
      text.append(byte)
    } else {
      text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// The bytes of a field that `stateField` made; of anything else some bytes.
func decoded(stateField field: ArraySlice<UInt8>) -> Bytes {
  func value(_ digit: UInt8) -> UInt8 { digit <= UInt8(ascii: "9") ? digit & 15 : (digit & 15) &+ 9 }
  var bytes = Bytes()
  bytes.reserveCapacity(field.count)
  var place = field.startIndex
  while place < field.endIndex {
    if field[place] != UInt8(ascii: "%") {
      bytes.append(field[place])
      place += 1
    } else {
      guard place + 2 < field.endIndex else { break }
      bytes.append(value(field[place + 1]) << 4 | value(field[place + 2]))
      place += 3
    }
  }
  return bytes
}

extension ArraySlice<UInt8> {
  /// The parts between separators, empty ones too; records may be as long as the files that they are about.
  func parts(_ separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      if self[place] == separator {
        parts.append(self[start..<place])
        start = place + 1
      }
      place += 1
    }
    parts.append(self[start...])
    return parts
  }
}

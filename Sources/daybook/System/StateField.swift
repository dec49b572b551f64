/// Any bytes as a field of a line in the state folder.
///
/// Printable ASCII stands as it is, but for what parts fields; every other byte as `%` and two digits.
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
func bytes(ofStateField field: some Collection<UInt8>) -> Bytes {
  func value(_ digit: UInt8) -> UInt8 { digit <= UInt8(ascii: "9") ? digit & 15 : (digit & 15) + 9 }
  var bytes = Bytes()
  var rest = field.makeIterator()
  while let byte = rest.next() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.next(), let low = rest.next() else { break }
    bytes.append(value(high) << 4 | value(low))
  }
  return bytes
}

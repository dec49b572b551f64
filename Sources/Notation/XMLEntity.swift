/// The declaration of an entity in a DOCTYPE, byte by byte: only to tell one that is made of other entities.
struct XMLEntity: Sendable {
  /// The outcome of a byte.
  enum Step {
    case goesOn
    /// The declaration is over.
    case ends
    /// Its value names an entity that another declaration makes.
    case grows
  }

  /// The quote that the value stands in; zero outside of one.
  private var quote: UInt8 = 0
  /// The name of an entity so far, with the mark before it; empty outside of one.
  private var name: ContiguousArray<UInt8> = []

  /// Takes the next byte behind `<!ENTITY`.
  mutating func read(_ byte: UInt8) -> Step {
    guard quote != 0 else {
      if byte == 0x22 || byte == 0x27 { quote = byte }
      return byte == UInt8(ascii: ">") ? .ends : .goesOn
    }
    switch byte {
    case quote:
      quote = 0
      name = []
    case UInt8(ascii: "&"), UInt8(ascii: "%"): name = [byte]
    case UInt8(ascii: ";"):
      let isDeclared = name.count > 1 && !XMLEntity.isBuiltIn(name)
      name = []
      if isDeclared { return .grows }
    case ...0x20: name = []
    default: if !name.isEmpty, name.count < 256 { name.append(byte) }
    }
    return .goesOn
  }

  /// Whether it is an entity that every document has, or the number of a character.
  private static func isBuiltIn(_ name: ContiguousArray<UInt8>) -> Bool {
    switch String(decoding: name, as: UTF8.self) {
    case "&amp", "&lt", "&gt", "&quot", "&apos": true
    case let text: text.hasPrefix("&#")
    }
  }
}

import Notation

/// Markup in which all text is escaped: what a literal takes in with `\( )` is text, unless it is markup itself.
///
/// There is no other way for text into a page or a picture.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The markup as it is written.
  package private(set) var text = ""

  /// Makes markup without anything in it.
  package init() {}
  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  /// Takes markup that was made elsewhere, and in which text was escaped.
  init(markup text: String) { self.text = text }

  /// The pieces of a literal.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }
    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ text: String) { self.text += text.escapedForHTML }
    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    package mutating func appendInterpolation(_ markup: HTML) { text += markup.text }
    package mutating func appendInterpolation(_ styled: StyledText) { text += styled.html.text }
    /// A number of an attribute, with one decimal at most.
    package mutating func appendInterpolation(_ number: Double) { text += Drawing.number(number) }
  }

  package static func += (left: inout HTML, right: HTML) { left.text += right.text }
  package static func + (left: HTML, right: HTML) -> HTML { HTML(markup: left.text + right.text) }

  var isEmpty: Bool { text.isEmpty }
}

extension Sequence<HTML> {
  /// One after the other.
  package func joined(separator: HTML = "") -> HTML {
    var all = HTML()
    for (place, one) in enumerated() { all += place > 0 ? separator + one : one }
    return all
  }
}

extension StyledText {
  /// The text as markup: a span for each piece that has a role, with the role as its class.
  package var html: HTML {
    spans.map { span in
      let text: HTML = "\(span.text)"
      return span.role == .plain ? text : "<span class=\"\(span.role.rawValue)\">\(text)</span>"
    }.joined()
  }
}

extension String {
  /// The text with every character that HTML would take for markup as an entity, quotes as well, and with nothing in it
  /// that could steer what shows it.
  ///
  /// A word of one letter stays with the next one, as in text: no line is broken behind it.
  var escapedForHTML: String {
    // The entity that even HTML 4 knows.
    isPlainInHTML ? self : printable.holdingShortWords.escapedAsMarkup(apostrophe: "&#39;")
  }

  /// The text in which the blank behind a word of one letter breaks no line.
  private var holdingShortWords: String {
    var (held, before, last): (String, Unicode.Scalar, Unicode.Scalar) = ("", " ", " ")
    for character in unicodeScalars {
      let isHeld = character == " " && last.properties.isAlphabetic && " („".unicodeScalars.contains(before)
      held.unicodeScalars.append(isHeld ? "\u{A0}" : character)
      (before, last) = (last, character)
    }
    return held
  }
}

extension String {
  /// Whether the text stands in a page as it is: it holds nothing that is markup, and no character that `printable` shows.
  fileprivate var isPlainInHTML: Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    return utf8.allSatisfy { byte in
      defer { (before, last) = (last, byte) }
      switch byte {
      case 0..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F: return false
      // Behind a word of one letter; 0x9E is the last byte of the quote that opens.
      case 0x20 where (last | 0x20) &- 0x61 < 26: return ![0, 0x20, 0x28, 0x9E].contains(before)
      case 0x20..<0x7F: return true
      // U+0080 to U+009F, U+061C, and the marks of direction and of lines.
      default:
        return switch (before, last) {
        case (_, 0xC2): byte >= 0xA0
        case (_, 0xD8): byte != 0x9C
        case (0xE2, 0x80): !(0x8E...0x8F ~= byte || 0xA8...0xAE ~= byte)
        case (0xE2, 0x81): !(0xA6...0xA9 ~= byte)
        default: true
        }
      }
    }
  }
}

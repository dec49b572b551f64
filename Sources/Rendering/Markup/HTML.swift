/// Markup in which all text is escaped: what a literal takes in with `\( )` is text, unless it is markup itself.
///
/// This is the one way by which text comes into a page or a picture.
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
      return span.role == .plain ? text : "<span class=\"\(String(describing: span.role))\">\(text)</span>"
    }.joined()
  }
}

extension String {
  /// The text with every character that HTML would take for markup as an entity, quotes as well, and with nothing in it
  /// that could steer what shows it.
  var escapedForHTML: String {
    func isPlain(_ byte: UInt8) -> Bool {
      byte >= 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
        && byte != 0x27
    }
    if utf8.allSatisfy(isPlain) { return self }
    var escaped = ""
    for character in printable.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

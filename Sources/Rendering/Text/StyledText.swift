/// The meaning of a piece of text, by which a theme decides how it looks.
package enum Role: String, CaseIterable, Sendable {
  case plain
  case heading
  case label
  case number
  case muted
  case accent
  case good
  case partial
  case bad
  case warning
  case water
  case streak
  /// A mark of the present: today's column, the current day.
  case today
}

/// One line of text whose pieces have roles; nothing in it can steer a terminal.
///
/// It is made of strings, `StyledText("6/9", .good)`, of sums of such, or of a literal that holds them:
/// `"\("6/9", .good) completed"`.
package struct StyledText: Equatable, Sendable {
  /// A piece with one role.
  package struct Span: Equatable, Sendable {
    package fileprivate(set) var text: String
    package let role: Role
  }

  /// The pieces in order; none is empty, and two neighbours differ in their roles.
  package private(set) var spans: [Span] = []

  /// Makes text without anything in it.
  package init() {}

  /// Makes a piece of text; control characters in it are shown, as `printable` tells.
  package init(_ text: String, _ role: Role = .plain) { append(text, role) }

  /// Adds a piece of text; control characters in it are shown.
  package mutating func append(_ text: String, _ role: Role = .plain) {
    add(Span(text: text.printable, role: role))
  }

  /// Adds the pieces of another text.
  package mutating func append(_ other: StyledText) { for span in other.spans { add(span) } }

  /// The text with other blanks in place of some.
  func replacing(_ blank: String, by other: String) -> StyledText {
    if blank == other { return self }
    var text = StyledText()
    for span in spans {
      text.append(
        span.text.split(separator: blank, omittingEmptySubsequences: false).joined(separator: other),
        span.role)
    }
    return text
  }

  private mutating func add(_ span: Span) {
    if span.text.isEmpty { return }
    if let last = spans.indices.last, spans[last].role == span.role {
      spans[last].text += span.text
    } else {
      spans.append(span)
    }
  }

  /// Puts the beginning of the last piece in its place; nothing, if that is empty.
  mutating func replaceLastSpan(by text: String) {
    let role = spans.removeLast().role
    if !text.isEmpty { spans.append(Span(text: text, role: role)) }
  }

  /// Whether there is no text at all.
  package var isEmpty: Bool { spans.isEmpty }

  /// The text without its roles.
  package var text: String { spans.map(\.text).joined() }

  /// The columns the text takes in a terminal.
  package var widthInColumns: Int { spans.reduce(0) { $0 + $1.text.widthInColumns } }

  /// The same text, all of one role.
  package func styled(_ role: Role) -> StyledText { StyledText(text, role) }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  package static func += (left: inout StyledText, right: StyledText) { left.append(right) }
}

extension StyledText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
  package init(stringInterpolation interpolation: Interpolation) { self = interpolation.text }

  /// The pieces of a literal: strings, strings with a role, and styled text.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ literal: String) { text.append(literal) }
    package mutating func appendInterpolation(_ text: String, _ role: Role = .plain) {
      self.text.append(text, role)
    }
    package mutating func appendInterpolation(_ text: StyledText) { self.text.append(text) }
  }
}

extension Sequence<StyledText> {
  /// One text of all, with `separator` between them.
  package func joined(separator: StyledText = StyledText()) -> StyledText {
    var all = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { all.append(separator) }
      all.append(text)
    }
    return all
  }
}

/// The three usual places of day files.
package enum UsualLayout: String, CaseIterable, Sendable { case flat, year, month }

/// Where new day files go.
package enum Layout: Hashable, Sendable {
  case usual(UsualLayout)
  /// Where another program lays them out; days are read there too.
  case pattern(LayoutPattern)

  /// Reads a word of the three, or a pattern; nil if it is neither.
  package init?(_ text: String) {
    if let usual = UsualLayout(rawValue: text.lowercased()) {
      self = .usual(usual)
    } else if let pattern = LayoutPattern(text) {
      self = .pattern(pattern)
    } else {
      return nil
    }
  }

  /// The layout as it is written.
  package var text: String {
    switch self {
    case .usual(let usual): usual.rawValue
    case .pattern(let pattern): pattern.text
    }
  }

  /// Its pattern; nil of the three.
  package var pattern: LayoutPattern? { if case .pattern(let pattern) = self { pattern } else { nil } }
}

/// The ending of a day's file, which tells plain text from Markdown.
package enum DayEnding: String, CaseIterable, Sendable {
  case text = ".txt"
  case markdown = ".md"

  /// The ending of a file that is Markdown or is not.
  package init(isMarkdown: Bool) { self = isMarkdown ? .markdown : .text }

  /// The ending that a name or a path has; nil of all others.
  package init?(of path: String) {
    guard let ending = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) else { return nil }
    self = ending
  }

  /// Whether it is that of Markdown.
  package var isMarkdown: Bool { self == .markdown }

  /// Both, as they are written.
  package static let texts = allCases.map(\.rawValue)
}

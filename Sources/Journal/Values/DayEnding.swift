/// The ending of a day's file, which tells plain text from Markdown.
package enum DayEnding: String, CaseIterable, Sendable {
  case text = ".txt"
  case markdown = ".md"

  /// The ending of a file that is Markdown or is not.
  package init(isMarkdown: Bool) { self = isMarkdown ? .markdown : .text }

  /// The ending that a name or a path has; nil of all others.
  @inline(__always)
  package init?(of path: some BidirectionalCollection<UInt8>) {
    for ending in Self.allCases
    where path.suffix(ending.rawValue.utf8.count).elementsEqual(ending.rawValue.utf8) {
      self = ending
      return
    }
    return nil
  }

  /// Whether it is that of Markdown.
  package var isMarkdown: Bool { self == .markdown }

  /// Both, as they are written.
  package static let texts = allCases.map(\.rawValue)
}

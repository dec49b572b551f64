/// How a conflict is written between markers, as git has it.
package struct ConflictStyle: Hashable, Sendable {
  /// The parts that are written.
  package enum Parts: String, Sendable {
    /// Both sides, without the lines that they begin and end with alike.
    case merge
    /// Both sides whole, and between them what both were made from.
    case diff3
    /// As `diff3`, without the lines that both sides begin and end with alike.
    case zdiff3
  }

  package var parts = Parts.merge
  /// What stands behind the markers of our side, of what both were made from and of their side.
  package var labels = (ours: "ours", base: "base", theirs: "theirs")

  /// The style without the ancestor.
  package init() {}

  package static func == (left: ConflictStyle, right: ConflictStyle) -> Bool {
    left.parts == right.parts && left.labels == right.labels
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// Takes the word of git's setting `merge.conflictStyle`, and labels; one that is nil, empty or not on one line stays.
  package init(setting: String?, ours: String?, base: String?, theirs: String?) {
    parts = setting.flatMap { Parts(rawValue: $0.lowercased()) } ?? .merge
    func label(_ text: String?, _ usual: String) -> String {
      guard let text, !text.isEmpty, !text.utf8.contains(where: { $0 < 0x20 }) else { return usual }
      return text
    }
    labels = (
      label(ours, labels.ours), label(base, labels.base), label(theirs, labels.theirs)
    )
  }
}

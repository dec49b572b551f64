/// How a conflict is written between markers, as git has it.
package struct ConflictStyle: Hashable, Sendable {
  /// The forms in which git writes it.
  package enum Form: String, Sendable {
    /// Both sides, without the lines that they begin and end with alike.
    case merge
    /// Both sides whole, and between them what both were made from.
    case diff3
    /// As `diff3`, without the lines that both sides begin and end with alike.
    case zdiff3
  }

  package var form = Form.merge
  /// The words behind the markers of our side, of what both were made from and of their side.
  package var labels = (ours: "ours", base: "base", theirs: "theirs")

  /// The style without the ancestor.
  package init() {}

  package static func == (left: ConflictStyle, right: ConflictStyle) -> Bool {
    left.form == right.form && left.labels == right.labels
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// Takes the word of git's setting `merge.conflictStyle`, and labels; one that is nil, empty or not on one line stays.
  package init(setting: String?, ours: String?, base: String?, theirs: String?) {
    form = setting.flatMap { Form(rawValue: $0.lowercased()) } ?? .merge
    func label(_ text: String?, _ usual: String) -> String {
      guard let text, !text.isEmpty, !text.utf8.contains(where: { $0 < 0x20 }) else { return usual }
      return text
    }
    labels = (
      label(ours, labels.ours), label(base, labels.base), label(theirs, labels.theirs)
    )
  }
}

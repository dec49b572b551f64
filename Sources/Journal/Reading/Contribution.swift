/// What a part of a line adds to its day: the mark of a habit or measure, or an amount of a measure.
struct Contribution: Hashable, Sendable {
  /// The number of the habit or measure, habits first.
  var subject: Int
  /// The mark of a tick; `none` for an amount.
  var mark: Mark
  /// The time; nil if the line has none.
  var time: TimeOfDay?
  /// The amount in the kind's smallest parts; 0 with a mark.
  var parts: Parts
}

extension Contribution {
  /// The contribution of a line, apart from its tags; nil for a line that counts for nothing.
  @inline(__always)
  init?(_ meaning: LineMeaning, habitCount: Int) {
    switch meaning {
    case .blank, .comment, .marker, .running, .goal, .text, .broken: return nil
    case .tick(let statement):
      guard let subject = statement.subject else { return nil }
      self.init(
        subject: subject.number(habitCount: habitCount), mark: statement.mark, time: statement.time, parts: 0)
    case .entry(let statement):
      guard let subject = statement.subject, let amount = statement.amount else { return nil }
      self.init(
        subject: subject.number(habitCount: habitCount), mark: .none, time: statement.time,
        parts: amount.parts)
    }
  }

  /// The contribution of a tag.
  init(_ tag: CountingTag, habitCount: Int) {
    self.init(subject: habitCount + tag.measure, mark: .none, time: nil, parts: tag.amount.parts)
  }
}

extension LineMeaning {
  /// Gives what the line adds to its day: its own part first, then those of its tags.
  @inline(__always)
  func eachContribution(_ rest: borrowing LineRest, habitCount: Int, _ body: (Contribution) -> Void) {
    if let contribution = Contribution(self, habitCount: habitCount) { body(contribution) }
    guard !rest.counting.isEmpty, letsTagsCount else { return }
    for tag in rest.counting { body(Contribution(tag, habitCount: habitCount)) }
  }

  /// Whether the tags of the line count: those of an open or skipped tick do not.
  package var letsTagsCount: Bool {
    switch self {
    case .tick(let statement), .entry(let statement): statement.mark == .none || statement.mark == .done
    case .text, .marker, .goal: true
    case .blank, .comment, .running, .broken: false
    }
  }
}

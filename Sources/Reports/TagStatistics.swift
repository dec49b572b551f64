import Journal

/// The contents of the lines with a tag.
package struct TagStatistics: Hashable, Sendable {
  /// The tag as it was typed, or a key with its colon.
  package let tag: String
  /// The number of lines that have it.
  package let lines: Int
  /// The number of days that have one.
  package let days: Int
  /// The first day that has one; nil if none has.
  package let first: Day?
  /// The last line that has it; nil if none has.
  package let last: FoundLine?
  /// The sums of the measures in these lines, of those that add up.
  package let sums: [Register.Sum]

  /// Takes the lines that have a tag, ascending by day.
  package init(of tag: String, in found: [FoundLine], _ configuration: Configuration) {
    self.tag = tag
    let tally = Register.Tally(of: found, in: configuration)
    (lines, days, sums) = (tally.lines, tally.days, tally.sums(in: configuration))
    first = found.first?.day
    last = found.last
  }
}

import Journal

/// One thing that another program recorded, on its way into a day file.
package struct ImportedRecord: Hashable, Sendable {
  /// What it says.
  package enum Content: Hashable, Sendable {
    /// Something done, skipped or open.
    case tick(Mark)
    /// An amount in millionths of `unit`, which is spelled as a day file has it; empty for a plain count.
    case amount(micros: Int64, unit: String)

    /// Whether it is a tick.
    var isTick: Bool { if case .tick = self { true } else { false } }
  }

  /// The day it belongs to.
  package var day: Day
  /// The time of day; nil if the other program knows none.
  package var time: TimeOfDay?
  /// What it is called there; matched against declared names, labels and aliases.
  package var name: String
  /// What it says.
  package var content: Content
  /// A remark of the person's own, one line; empty if there is none.
  package var text = ""
  /// Where it comes from, one word of letters, digits and hyphens: `apple-health`, `loop`.
  package var source: String
  /// What tells it from every other record of that source, without blanks: a second import of it adds nothing.
  package var id: String
  /// Tags as a day file has them; only daybook's own exports know any.
  package var tags: [String] = []
  /// The mark of a tick that has an amount as well; nil if it follows from the content.
  package var mark: Mark?

  package init(
    day: Day, time: TimeOfDay? = nil, name: String, content: Content, text: String = "", source: String,
    id: String
  ) {
    self.day = day
    self.time = time
    self.name = name
    self.content = content
    self.text = text
    self.source = source
    self.id = id
  }
}

/// A habit or measure that another program knows, as it would be declared here.
package struct ImportedDeclaration: Hashable, Sendable {
  /// What it is called there.
  package var name: String
  /// The words after the name in `daybook.conf`: `"Read" 3/week`, `unit km goal 20km/week`.
  package var line: String
  /// Whether it is a habit; else a measure.
  package var isHabit: Bool

  package init(name: String, line: String, isHabit: Bool) {
    self.name = name
    self.line = line
    self.isHabit = isHabit
  }
}

/// What an import did not take, and where it stands in the other program's file.
package struct ImportRemark: Hashable, Sendable {
  /// Why.
  package enum Reason: Hashable, Sendable {
    /// A row or record that cannot be understood; the text is the offending one.
    case notUnderstood(String)
    /// A kind of record that has no place here: its name.
    case notWanted(String)
    /// A date that may be read in two ways.
    case ambiguousDate(String)
    /// A unit that is refused.
    case unknownUnit(String)
    /// A row that is not UTF-8; what can be shown of it.
    case notUTF8(String)
    /// The file ends in the middle of something; all before it was taken.
    case truncated
  }

  /// The line in the other program's file, counting from 1; nil if it has none.
  package var line: Int?
  /// Which file of a folder it is; nil of a single one.
  package var file: String?
  package var reason: Reason

  package init(line: Int?, file: String? = nil, reason: Reason) {
    self.line = line
    self.file = file
    self.reason = reason
  }
}

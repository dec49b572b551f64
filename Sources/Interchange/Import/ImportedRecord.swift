import Journal

/// One thing that another program recorded, on its way into a day file.
package struct ImportedRecord: Hashable, Sendable {
  /// Its content.
  package enum Content: Hashable, Sendable {
    /// Something done, skipped or open.
    case tick(Mark)
    /// An amount in millionths of `unit`, which is spelled as a day file has it; empty for a plain count.
    case amount(micros: Int64, unit: String)

    /// Whether it is a tick without an amount.
    var isTick: Bool { if case .tick = self { true } else { false } }
  }

  /// The day it belongs to.
  package var day: Day
  /// The time of day; nil if the other program knows none.
  package var time: TimeOfDay?
  /// Whether another zone would show it at another time, under the same id.
  package var isZoned = false
  /// Its name there; matched against declared names, labels and aliases.
  package var name: String
  /// Its content.
  package var content: Content
  /// A remark of the person's own, one line; empty if there is none.
  package var text = ""
  /// The program it comes from, one word of letters, digits and hyphens: `apple-health`, `loop`.
  package var source: String
  /// A word that no other record of that source has, without blanks: a second import of it adds nothing.
  package var id: String
  /// The facts that only daybook's own exports know.
  package var own: OwnDetails {
    get { if case .some(let own) = boxed { own } else { OwnDetails() } }
    set { boxed = .some(newValue) }
  }

  /// Apart from the record, since hundreds of thousands of others have nothing of it.
  private indirect enum Boxed: Hashable, Sendable {
    case none
    case some(OwnDetails)
  }

  private var boxed = Boxed.none

  /// Whether it is a tick, with an amount or without.
  var isTick: Bool { content.isTick || own.mark != nil }

  package init(
    day: Day, time: TimeOfDay? = nil, name: String, content: Content, text: String = "", source: String,
    id: String
  ) {
    (self.day, self.time, self.name, self.content) = (day, time, name, content)
    (self.text, self.source, self.id) = (text, source, id)
  }
}

/// The facts of a record that daybook's own exports know, and other programs do not.
package struct OwnDetails: Hashable, Sendable {
  /// The quantity that an amount comes to, in whatever unit it is spelled.
  struct Worth: Hashable, Sendable {
    /// In millionths of the unit.
    var micros: Int64
    /// The name of the unit, that of the measure it was exported from.
    var unit: String
  }

  /// Whether it is a row of the csv of daybook's own, of a line that was read by the same rules, faults and all.
  var isRow = false
  /// Its tags as a day file has them, a `source:` and an `id:` of its own among them.
  var tags: [String] = []
  /// The mark of a tick that has an amount as well; nil if it follows from the content.
  var mark: Mark?
  /// Whether it is a counting tag on a line of text, and no entry.
  var isTag = false
  /// The quantity that its amount comes to; nil if that is not known.
  var worth: Worth?
  /// Whether it is a total that holds what other measures count for this one, which the table has no columns of.
  var holdsShares = false
  /// How many rows before it have the same `source:` and `id:`.
  var repetition = 0

  package init() {}
}

/// A habit or measure that another program knows, as it would be declared here.
package struct ImportedDeclaration: Hashable, Sendable {
  /// Its name there.
  package var name: String
  /// The words after the name in `daybook.conf`: `"Read" 3/week`, `unit km goal 20km/week`.
  package var line: String
  /// Whether it is a habit; else a measure.
  package var isHabit: Bool
  /// The words after `goal` and its name of goals of later dates: `8 from 2026-05-11`.
  package var goals: [String] = []
  /// Whether the name is an id, which is declared letter for letter.
  package var isID = false

  package init(name: String, line: String, isHabit: Bool) {
    (self.name, self.line, self.isHabit) = (name, line, isHabit)
  }
}

/// The place of a record in the other program's files.
package struct RecordPlace: Hashable, Sendable {
  /// The line, counting from 1; nil if that is not known.
  package var line: Int?
  /// Which file of a folder it is; nil of a single one.
  package var file: String?

  package init(line: Int? = nil, file: String? = nil) { (self.line, self.file) = (line, file) }
}

/// A row that an import did not take, why, and its place in the other program's file.
package struct ImportRemark: Hashable, Sendable {
  /// Why.
  package enum Reason: Hashable, Sendable {
    /// A row or record that cannot be understood; the text is the offending one.
    case notUnderstood(String)
    /// A kind of record that has no place here: its name.
    case notWanted(String)
    /// A file of a habit whose name nothing tells: this many rows.
    case nameless(Int)
    /// A date that may be read in two ways.
    case ambiguousDate(String)
    /// A record without an amount, of a measure that has no cup: its day and name.
    case noAmount(String)
    /// A record of a day that no file is made for: its day and name.
    case farDay(String)
    /// A unit that is refused.
    case unknownUnit(String)
    /// Rows that are not UTF-8, this many; the line is that of the first.
    case notUTF8(Int)
    /// A total that is less than what other columns count for it; the text is the offending one.
    case lessThanShares(String)
    /// A row of a day of which the day's file says otherwise, and what it says; no line of it is the row's.
    case otherwiseHere(String, here: String)
    /// A record that another of the files has, and says otherwise.
    case otherwiseElsewhere(String)
    /// A total, from which what other columns count for it would be taken, if their numbers were not left out.
    case doubtfulShares(String)
    /// Numbers of a column that may be a thousand times as much, this many; the line is that of the first.
    case ambiguousNumbers(Int, column: String, first: String)
    /// A table whose names hold separators, so that its columns cannot be told apart: this many names, and cells.
    case unclearColumns(names: Int, cells: Int)
    /// The file ends in the middle of something; all before it was taken.
    case truncated
  }

  /// The line in the other program's file, counting from 1; nil if it has none.
  package var line: Int?
  /// Which file of a folder it is; nil of a single one.
  package var file: String?
  package var reason: Reason

  package init(line: Int?, file: String? = nil, reason: Reason) {
    (self.line, self.file, self.reason) = (line, file, reason)
  }
}

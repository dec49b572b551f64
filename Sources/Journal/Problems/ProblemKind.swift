extension Problem {
  /// The kinds of problems, with the values that their messages need; texts are the writer's own.
  package enum Kind: Hashable, Sendable {
    /// A word that looks like a time and is none.
    case badTime(String)
    /// A word that begins like a number and is no amount; `readings` are what may have been meant.
    case badAmount(String, NumberFault, readings: [String])
    /// A number with two readings.
    case ambiguousNumber(String, readings: [String])
    /// Letters after a number that are no unit here; `near` is the nearest that is, `expected` the measure's own.
    case unknownUnit(String, near: String?, expected: String)
    /// What says how often where an amount belongs; `meant` is the entry, or the amount, with both.
    case repetition(String, meant: String)
    /// A unit of another kind than the measure's, which is counted in `expected`.
    case wrongKind(unit: String, measure: String, expected: String)
    /// A measure without an amount where it needs one; `meant` is the length that a time of day was typed for.
    case missingAmount(measure: String, unit: String, meant: String? = nil)
    /// The value of a counting tag that is no amount.
    case badTag(key: String, value: String, expected: String)
    /// A goal line of a day that is no goal.
    case badGoal(String, length: String? = nil)
    /// A line that is not UTF-8.
    case badUTF8
    /// A file that is UTF-16, by the name that `iconv` has for it.
    case utf16(name: String)
    /// A line that a merge left.
    case mergeMarker(String)
    /// A file that could not be read, with the reason.
    case unreadable(path: String, reason: String)
    /// A value that its setting or declaration does not take; `expected` names what it takes.
    case badValue(word: String, value: String, expected: Expectation)
    /// A name or a setting for the second time; `line` counts from 1.
    case declaredTwice(String, line: Int)
    /// A measure of which no unit, goal or cup tells the kind.
    case missingUnit(measure: String, as: String?)
    /// `every N days` without the `from` that it counts from.
    case missingFrom(habit: String)
    /// A name that is not declared where a declared one is needed; `near` is the nearest one.
    case unknownReference(String, near: String?)
    /// A habit that is made of others where one that is ticked is needed; `parts` are what it is made of, none where it
    /// is made of the habit itself.
    case derivedPart(String, parts: [String])
    /// A goal that holds when a habit is met which the measure itself has a part in.
    case circularGoal(measure: String, habit: String)
    /// A copy that a sync service left beside a day; `day` is its date.
    case conflictCopy(path: String, day: Day, isCertain: Bool)
    /// A copy that a sync service left beside `daybook.conf` or `badges.txt`, which `of` names.
    case otherConflictCopy(path: String, of: String)
    /// A second file of one day, which does not count.
    case secondFile(path: String, counts: String, day: Day)
    /// A day's file whose name has that of another day of the week or month; `expected` is the right one.
    case misnamedDay(path: String, day: Day, expected: String)
    /// A day so many years from the others that its year is likely mistyped.
    case distantDay(path: String, years: Int)
    /// A placeholder of a file that is not on this machine.
    case notDownloaded(path: String, day: Day)
    /// Names that hold a date and are not read, one of them, and the `layout` that would read them; nil if none would.
    case unreadFiles(count: Int, path: String, layout: String?)
    /// A tick whose name is nearly a declared one.
    case nearName(String, near: String)
    /// A time, or a range of times, in another writing than the format's: `8.10`, `@7`, `half past six`.
    case oddTime(String, meant: TimeOfDay)
    /// A range over midnight that is longer than anybody means; `meant` is the start half a day later.
    case longRange(String, minutes: Int, meant: String)
    /// A date in a line of another day's file.
    case otherDate(Day)
    /// A bare number that can hardly be meant; `readings` are what may have been.
    case tinyAmount(String, measure: String, unit: String, readings: [String])
    /// A word behind a bare number that is nearly a unit.
    case nearUnit(String, near: String)
    /// A word behind a bare number that is a unit of something else: `2 pills` of what is counted in milligrams; or
    /// that says how often, where `meant` is the amount.
    case otherUnit(String, measure: String, unit: String, meant: String? = nil)
    /// A word that makes a change of a measure's value, which counts as the value.
    case change(String, measure: String)
    /// An amount behind the one that counts, or what says how often that was, where `meant` is the whole amount.
    case secondAmount(String, meant: String? = nil)
    /// So many vessels behind an amount that each of them may have held, which `meant` is so many of.
    case ofEach(String, meant: String)
    /// A small part of a range's length with words behind it, which counts in its place.
    case partOfRange(String, range: String)
    /// A time behind the one that counts.
    case secondTime(String)
    /// A line without a time of its own that a word before its name gives to another day.
    case lineOfOtherDay(String, Day)
    /// A box behind the time of a line, and both as they are to be written.
    case lateBox(String, meant: String)
    /// A second entry or box that is run into a line.
    case gluedLines(String)
    /// A tag whose value stands apart, and so is none.
    case spacedTag(key: String, value: String)
    /// A box that is not written as one, before a declared name.
    case oddBox(String)
    /// A line that looks meant and counts for nothing; `name` is the one it looks to be about.
    case uncounted(name: String?)
    /// A timer of a day that is long over.
    case forgottenTimer(String)
    /// A price where an amount belongs; `meant` is the line with one.
    case price(String, meant: String?)
    /// A goal in words of its own: `goal: 3l water`.
    case uncountedGoal(measure: String, amount: String)
    /// Code or a comment of a Markdown file that nothing closes, by its opening.
    case unclosed(String)
    /// A field of front matter that says neither that a habit was done nor how much of a measure there was.
    case unreadField(String, value: String)
    /// A day's total that nobody reaches, in millionths of a unit.
    case absurdTotal(measure: String, Micros, unit: String)
    /// An amount of nothing for a goal of at least something.
    case zeroAmount(measure: String)
    /// A goal of at least nothing, which every day meets.
    case zeroGoal(measure: String)
    /// An entry whose name, amount and time stand in an earlier line, which counts from 1.
    case duplicateEntry(String, line: Int)
    /// Two ticks of one habit that differ; `line` is the earlier, counting from 1.
    case contradictingTicks(String, line: Int)
    /// A habit that counts with a mark, and a word or an amount of nothing in its line that says another; nothing says
    /// whether `meant` is.
    case otherwiseMarked(String, as: Mark, word: String, meant: Mark)
    /// A tick of a habit that is made of others; `parts` are what it is made of.
    case derivedTick(String, parts: [String])
    /// Something done on a day that is still to come.
    case doneInFuture(String)
    /// A line of `badges.txt` that is no badge.
    case noBadge(String)
    /// A badge of a day that is still to come.
    case badgeToCome(String, Day)
    /// An attachment that is not where its tag says.
    case missingAttachment(String)
    /// A control character in a line.
    case controlCharacter(UInt32)
    /// A file whose lines end in a carriage return alone.
    case returnsAlone
    /// A first word of a configuration line that this version does not know.
    case unknownWord(String, near: String?)
    /// A time at which no reminder comes, for it is outside the active hours; `habit` is the one that it is of.
    case silentReminder(TimeOfDay, habit: String?, active: ActiveHours)
    /// A configuration of a later version of the format.
    case newerVersion(String)
    /// A habit alone on a line without a box, and the mark that is likely meant.
    case unboxedHabit(String, Mark)
    /// A line in the manner of todo.txt.
    case todoStyle(String)
    /// A measure whose amount stands where it does not count.
    case misplacedAmount(measure: String, amount: String)
    /// A name that is not declared before an amount.
    case undeclaredName(String)

    /// The possible meanings of a number that can be read in several ways.
    package var readings: [String] {
      if case .badAmount(_, _, let readings) = self { return readings }
      if case .ambiguousNumber(_, let readings) = self { return readings }
      if case .tinyAmount(_, _, _, let readings) = self { return readings }
      return []
    }

    /// The code that machines and people cite, one meaning for ever, and how much such a problem costs.
    package var entry: (code: String, severity: Severity) {
      switch self {
      case .badTime: ("bad-time", .error)
      case .badAmount: ("bad-amount", .error)
      case .ambiguousNumber: ("ambiguous-number", .error)
      case .unknownUnit, .repetition: ("unknown-unit", .error)
      case .wrongKind: ("wrong-kind", .error)
      case .missingAmount: ("missing-amount", .error)
      case .badTag: ("bad-tag", .error)
      case .badGoal: ("bad-goal", .error)
      case .badUTF8: ("bad-utf8", .error)
      case .utf16: ("utf-16", .error)
      case .mergeMarker: ("merge-marker", .error)
      case .unreadable: ("unreadable", .error)
      case .badValue: ("bad-value", .error)
      case .declaredTwice: ("declared-twice", .error)
      case .missingUnit: ("missing-unit", .error)
      case .missingFrom: ("missing-from", .error)
      case .unknownReference, .derivedPart, .circularGoal: ("unknown-reference", .error)
      case .conflictCopy, .otherConflictCopy: ("conflict-copy", .warning)
      case .secondFile: ("second-file", .warning)
      case .misnamedDay: ("unread-file", .hint)
      case .distantDay: ("distant-day", .warning)
      case .notDownloaded: ("not-downloaded", .warning)
      case .unreadFiles: ("unread-file", .hint)
      case .nearName: ("near-name", .warning)
      case .oddTime: ("odd-time", .warning)
      case .longRange, .otherDate: ("odd-time", .warning)
      case .tinyAmount: ("tiny-amount", .warning)
      case .nearUnit: ("near-unit", .warning)
      case .otherUnit, .change: ("other-unit", .warning)
      case .secondAmount, .ofEach, .partOfRange, .secondTime: ("second-amount", .warning)
      case .gluedLines: ("glued-lines", .warning)
      case .spacedTag: ("spaced-tag", .warning)
      case .oddBox, .lateBox: ("odd-box", .hint)
      case .lineOfOtherDay: ("uncounted", .hint)
      case .uncounted, .price, .uncountedGoal, .forgottenTimer, .unclosed, .unreadField: ("uncounted", .hint)
      case .silentReminder, .noBadge: ("uncounted", .hint)
      case .absurdTotal: ("absurd-total", .warning)
      case .zeroAmount, .zeroGoal: ("zero-amount", .warning)
      case .duplicateEntry: ("duplicate-entry", .warning)
      case .contradictingTicks, .derivedTick, .otherwiseMarked: ("contradicting-ticks", .warning)
      case .doneInFuture, .badgeToCome: ("done-in-future", .warning)
      case .missingAttachment: ("missing-attachment", .warning)
      case .controlCharacter, .returnsAlone: ("control-character", .warning)
      case .unknownWord: ("unknown-word", .warning)
      case .newerVersion: ("newer-version", .warning)
      case .unboxedHabit: ("unboxed-habit", .hint)
      case .todoStyle: ("todo-style", .hint)
      case .misplacedAmount: ("misplaced-amount", .hint)
      case .undeclaredName: ("undeclared-name", .hint)
      }
    }
  }
}

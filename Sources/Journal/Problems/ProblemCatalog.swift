/// The code of a problem, as machines and people cite it.
package enum ProblemCode: String, CaseIterable, Sendable {
  case badTime = "bad-time"
  case badAmount = "bad-amount"
  case ambiguousNumber = "ambiguous-number"
  case unknownUnit = "unknown-unit"
  case wrongKind = "wrong-kind"
  case missingAmount = "missing-amount"
  case badTag = "bad-tag"
  case badGoal = "bad-goal"
  case badUTF8 = "bad-utf8"
  case mergeMarker = "merge-marker"
  case unreadable = "unreadable"
  case badValue = "bad-value"
  case declaredTwice = "declared-twice"
  case missingUnit = "missing-unit"
  case missingFrom = "missing-from"
  case unknownReference = "unknown-reference"
  case conflictCopy = "conflict-copy"
  case secondFile = "second-file"
  case notDownloaded = "not-downloaded"
  case nearName = "near-name"
  case oddTime = "odd-time"
  case absurdTotal = "absurd-total"
  case zeroAmount = "zero-amount"
  case duplicateEntry = "duplicate-entry"
  case contradictingTicks = "contradicting-ticks"
  case doneInFuture = "done-in-future"
  case missingAttachment = "missing-attachment"
  case controlCharacter = "control-character"
  case unknownWord = "unknown-word"
  case newerVersion = "newer-version"
  case unboxedHabit = "unboxed-habit"
  case todoStyle = "todo-style"
  case misplacedAmount = "misplaced-amount"
  case undeclaredName = "undeclared-name"

  /// How much a problem of this code costs.
  package var severity: Severity {
    switch self {
    case .badTime, .badAmount, .ambiguousNumber, .unknownUnit, .wrongKind, .missingAmount, .badTag, .badGoal,
      .badUTF8, .mergeMarker, .unreadable, .badValue, .declaredTwice, .missingUnit, .missingFrom,
      .unknownReference:
      .error
    case .conflictCopy, .secondFile, .notDownloaded, .nearName, .oddTime, .absurdTotal, .zeroAmount,
      .duplicateEntry, .contradictingTicks, .doneInFuture, .missingAttachment, .controlCharacter,
      .unknownWord,
      .newerVersion:
      .warning
    case .unboxedHabit, .todoStyle, .misplacedAmount, .undeclaredName: .hint
    }
  }
}

/// What is wrong, with what its message needs; texts are the writer's own.
package enum Fault: Hashable, Sendable {
  /// A word that looks like a time and is none.
  case badTime(String)
  /// A word that begins like a number and is no amount; `readings` are what may have been meant.
  case badAmount(String, NumberFault, readings: [String])
  /// A number with two readings.
  case ambiguousNumber(String, readings: [String])
  /// Letters after a number that are no unit here; `near` is the nearest that is, `expected` the measure's own.
  case unknownUnit(String, near: String?, expected: String)
  /// A unit of another kind than the measure's, which is counted in `expected`.
  case wrongKind(unit: String, measure: String, expected: String)
  /// A ticked measure without an amount.
  case missingAmount(measure: String, unit: String)
  /// The value of a counting tag that is no amount.
  case badTag(key: String, value: String, expected: String)
  /// A goal line of a day that is no goal.
  case badGoal(String)
  /// A line that is not UTF-8.
  case badUTF8
  /// A line that a merge left.
  case mergeMarker(String)
  /// A file that could not be read, with the reason.
  case unreadable(path: String, reason: String)
  /// A value that its setting or declaration does not take; `expected` names what it takes.
  case badValue(word: String, value: String, expected: Expectation)
  /// A name or a setting for the second time; `line` counts from 1.
  case declaredTwice(String, line: Int)
  /// A measure of which no unit, goal or cup tells the kind.
  case missingUnit(measure: String)
  /// `every N days` without the `from` that it counts from.
  case missingFrom(habit: String)
  /// A name that is not declared where a declared one is needed; `near` is the nearest one.
  case unknownReference(String, near: String?)
  /// A copy that a sync service left beside a day; `day` is its date.
  case conflictCopy(path: String, day: Day, isCertain: Bool)
  /// A copy that a sync service left beside `daybook.conf` or `badges.txt`.
  case otherConflictCopy(path: String)
  /// A second file of one day, which does not count.
  case secondFile(path: String, counts: String, day: Day)
  /// A placeholder of a file that is not on this machine.
  case notDownloaded(path: String, day: Day)
  /// A tick whose name is nearly a declared one.
  case nearName(String, near: String)
  /// A time written with a point.
  case oddTime(String, meant: TimeOfDay)
  /// A day's total that nobody drinks, in litres, rounded down.
  case absurdTotal(measure: String, litres: Int)
  /// An amount of nothing for a goal of at least something.
  case zeroAmount(measure: String)
  /// An entry whose name, amount and time stand in an earlier line, which counts from 1.
  case duplicateEntry(String, line: Int)
  /// Two ticks of one habit that differ; `line` is the earlier, counting from 1.
  case contradictingTicks(String, line: Int)
  /// Something done on a day that is still to come.
  case doneInFuture(String)
  /// An attachment that is not where its tag says.
  case missingAttachment(String)
  /// A control character in a line.
  case controlCharacter(UInt32)
  /// A first word of a configuration line that this version does not know.
  case unknownWord(String, near: String?)
  /// A configuration of a later version of the format.
  case newerVersion(String)
  /// A habit alone on a line without a box.
  case unboxedHabit(String)
  /// A line in the manner of todo.txt.
  case todoStyle(String)
  /// A measure whose amount stands where it does not count.
  case misplacedAmount(measure: String, amount: String)
  /// A name that is not declared before an amount; `near` is the nearest declared one.
  case undeclaredName(String, near: String?)

  /// Its code.
  package var code: ProblemCode {
    switch self {
    case .badTime: .badTime
    case .badAmount: .badAmount
    case .ambiguousNumber: .ambiguousNumber
    case .unknownUnit: .unknownUnit
    case .wrongKind: .wrongKind
    case .missingAmount: .missingAmount
    case .badTag: .badTag
    case .badGoal: .badGoal
    case .badUTF8: .badUTF8
    case .mergeMarker: .mergeMarker
    case .unreadable: .unreadable
    case .badValue: .badValue
    case .declaredTwice: .declaredTwice
    case .missingUnit: .missingUnit
    case .missingFrom: .missingFrom
    case .unknownReference: .unknownReference
    case .conflictCopy, .otherConflictCopy: .conflictCopy
    case .secondFile: .secondFile
    case .notDownloaded: .notDownloaded
    case .nearName: .nearName
    case .oddTime: .oddTime
    case .absurdTotal: .absurdTotal
    case .zeroAmount: .zeroAmount
    case .duplicateEntry: .duplicateEntry
    case .contradictingTicks: .contradictingTicks
    case .doneInFuture: .doneInFuture
    case .missingAttachment: .missingAttachment
    case .controlCharacter: .controlCharacter
    case .unknownWord: .unknownWord
    case .newerVersion: .newerVersion
    case .unboxedHabit: .unboxedHabit
    case .todoStyle: .todoStyle
    case .misplacedAmount: .misplacedAmount
    case .undeclaredName: .undeclaredName
    }
  }
}

/// What a value of the configuration should have been.
package enum Expectation: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  case amount, number, time, date, hours, weekday, weekdays, period, goal, schedule, reminders, unit, percent
  case name, layout, quotedText, command
  /// Nothing more: the line should have ended before.
  case end
  /// A cup that is no cup of something, a unit of a kind that does not fit; the unit that is expected.
  case kind(String)
  /// A measure that adds up.
  case sum
}

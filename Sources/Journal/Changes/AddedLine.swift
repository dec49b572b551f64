/// A line that a person wants added, checked before it is written.
package struct AddedLine: Sendable {
  /// Why a line is not added.
  package enum Refusal: Error {
    /// It would be text, and count for nothing; the problems say what it looks like.
    case text([Problem])
    /// It would be an error.
    case broken([Problem])
    /// It is a goal that asks for at least something, though it does not say so, of a measure whose goal is a limit:
    /// its amount.
    case limit(measure: String, amount: String)
    /// It is more than one line, or holds a control character.
    case unprintable
    /// There is nothing in it.
    case empty
  }

  /// The line as it will stand in the file, without indentation and bullet.
  package let text: String

  /// Checks a line; `time`, as the file writes it, is put in if an entry or a done tick has none.
  package init(
    _ typed: String, time: String?, reader: LineReader, asMeant isMeant: Bool = false
  ) throws(Refusal) {
    guard !typed.holdsControls else { throw .unprintable }
    let trimmed = typed.trimmed
    let file = DayFile(trimmed)
    guard let line = file.lines.first else { throw .empty }
    // A byte order mark means itself at the start of a file alone.
    guard file.markLength == 0 else { throw .unprintable }
    let reading = reader.read(line, of: file)
    let isTimed: Bool
    // The file's own indentation and bullet come before it; text keeps what was typed.
    var lead = Int(line.box)
    switch reading.meaning {
    case .blank: throw .empty
    case .broken, .marker: throw .broken(Array(reading.problems))
    case .text:
      guard !reading.counting.isEmpty else {
        throw .text(Array(reading.problems) + reader.doubts(of: line, reading, in: file))
      }
      (isTimed, lead) = (true, 0)
    case .entry: isTimed = true
    case .tick(let tick): isTimed = tick.mark == .done
    case .goal(let goal):
      if let refusal = reader.liftedLimit(goal, reading, in: file) { throw refusal }
      isTimed = false
    case .running, .comment: isTimed = false
    }
    // What can hardly be meant is asked about before it is written, not after.
    var problems = Array(reading.problems)
    if !isMeant { problems += reader.doubts(of: line, reading, in: file).filter(\.isHardlyMeant) }
    guard problems.allSatisfy({ $0.severity != .error && (isMeant || !$0.isHardlyMeant) }) else {
      throw .broken(problems)
    }
    if reading.isRecord, reading.mark != .open, reading.amount?.parts == 0,
      case .measure(let measure)? = reading.subject,
      reader.configuration.wantsMore(of: measure, on: reader.day)
    {
      let name = reader.configuration.measures[measure].name
      throw .broken([Problem(.zeroAmount(measure: name), at: reading.amountRange, from: line.start)])
    }
    var edits: [TextEdit] = []
    if let time, reading.time == nil, isTimed {
      edits = [file.puttingIn(time, line, reading)]
    }
    text = String(decoding: file.source.applying(edits).dropFirst(lead), as: UTF8.self)
  }
}

extension LineReader {
  /// The refusal of a day's own goal that would take the place of a limit and ask for at least as much; nil of any other,
  /// and of one that says `at least`.
  fileprivate func liftedLimit(
    _ goal: GoalStatement, _ reading: LineReading, in file: DayFile
  ) -> AddedLine.Refusal? {
    guard case .atLeast? = reading.bound, configuration.isLimited(goal.measure, on: day) else { return nil }
    let words = file.source.text(Int(goal.name.upperBound)..<file.source.count).split(separator: " ")
    if words.prefix(2).map({ $0.lowercased() }) == ["at", "least"] { return nil }
    return .limit(
      measure: configuration.measures[goal.measure].name, amount: words.joined(separator: " "))
  }
}

extension Problem {
  /// Whether it is of a number or a time that can hardly be meant so, of a word that is nearly a unit or nearly a declared
  /// name, or of a part of the line that would not count.
  package var isHardlyMeant: Bool {
    switch kind {
    case .tinyAmount, .nearUnit, .otherUnit, .change, .oddTime, .otherDate, .longRange, .secondAmount,
      .ofEach, .partOfRange, .secondTime, .gluedLines, .nearName, .otherwiseMarked, .uncounted(name: nil),
      .price,
      .zeroGoal:
      true
    case .badTime, .badAmount, .ambiguousNumber, .unknownUnit, .repetition, .wrongKind, .missingAmount,
      .badTag, .badGoal, .badUTF8, .utf16, .mergeMarker, .unreadable, .badValue, .declaredTwice, .missingUnit,
      .missingFrom, .unknownReference, .derivedPart, .circularGoal, .conflictCopy, .otherConflictCopy,
      .secondFile, .misnamedDay, .distantDay, .notDownloaded, .unreadFiles, .spacedTag, .oddBox, .lateBox,
      .lineOfOtherDay,
      .uncounted,
      .forgottenTimer, .uncountedGoal, .unclosed, .unreadField, .absurdTotal, .zeroAmount, .duplicateEntry,
      .contradictingTicks, .derivedTick, .doneInFuture, .noBadge, .badgeToCome,
      .missingAttachment, .controlCharacter, .returnsAlone,
      .unknownWord, .newerVersion, .silentReminder, .unboxedHabit, .todoStyle, .misplacedAmount,
      .undeclaredName:
      false
    }
  }

  /// Whether it is of more on a day than anybody drinks.
  package var isOfAnAbsurdTotal: Bool { if case .absurdTotal = kind { true } else { false } }
}

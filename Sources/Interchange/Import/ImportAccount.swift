import Journal
import Notation

/// What is in an import, and what became of it: each name, column and kind of record, taken or left out, and why.
package struct ImportAccount: Sendable {
  /// One name, column or kind of record.
  package struct Item: Hashable, Sendable {
    /// The name there.
    package var name: String
    /// The declared name that takes it; nil if none does.
    package var subject: String?
    /// How many records or cells there are.
    package var records = 0
    /// The first and the last day of the records; nil where no records were made.
    package var from: Day?
    package var to: Day?
    /// The fate of the records.
    package var fate = RecordFates()
    /// Why it was left out; nil if it was taken.
    package var cause: ImportOmission.Cause?
    /// Whether it is a column of texts, which stand on the records of other names.
    package var isText = false
  }

  /// How many lines of earlier imports are no longer in what is imported.
  private var gone = 0

  /// The names of records in the order in which they come, then what no records were made of.
  package private(set) var items: [Item] = []
  private var places: [String: Int] = [:]

  /// Accounts for what was read, of some days alone if `plausible` says which; `declared` are the lines that would declare
  /// what is not declared yet.
  package init(
    of readings: [ImportReading], by configuration: Configuration, _ declarations: [ImportedDeclaration],
    within plausible: Period? = nil
  ) {
    let names = ImportedNames(Vocabulary(configuration))
    let titles = configuration.habits.map(\.name) + configuration.measures.map(\.name)
    for reading in readings {
      for record in reading.records where plausible.map(record.isFar) != true {
        let place: Int
        if let known = places[record.name] {
          place = known
        } else {
          place = items.count
          places[record.name] = place
          var item = Item(name: record.name)
          switch names.subject(of: record.name) {
          case .habit(let habit): item.subject = titles[habit]
          case .measure(let measure): item.subject = titles[configuration.habits.count + measure]
          case nil where reading.keepsOneOffs && record.isTick: item.subject = record.name
          case nil:
            item.cause = .undeclared(line: Self.line(declaring: record.name, among: declarations) ?? "")
          }
          items.append(item)
        }
        items[place].records += 1
        items[place].from = min(items[place].from ?? record.day, record.day)
        items[place].to = max(items[place].to ?? record.day, record.day)
      }
    }
    for reading in readings {
      guard let column = reading.textColumn else { continue }
      let count = reading.records.count { record in
        !record.text.isEmpty && places[record.name].map { items[$0].cause == nil } ?? false
      }
      guard count > 0 else { continue }
      var item = Item(name: column)
      (item.records, item.isText) = (count, true)
      items.append(item)
    }
    for omission in readings.flatMap(\.omissions) {
      var item = Item(name: omission.name)
      (item.records, item.cause) = (omission.count, omission.cause)
      items.append(item)
    }
  }

  /// Adds what became of a day's records.
  package mutating func add(_ outcome: ImportPlan.DayOutcome) {
    gone += outcome.differences.count { $0.there == nil }
    for (name, fates) in outcome.fates {
      if let place = places[name] { items[place].fate += fates }
    }
  }

  private static func line(declaring name: String, among declarations: [ImportedDeclaration]) -> String? {
    guard let found = declarations.first(where: { $0.isNamed(name) }) else { return nil }
    let words = [found.isHabit ? "habit" : "measure", ImportedNames.word(for: found.name), found.line]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The account as `import --json` has it: schema, numbers, items and remarks, keys in a fixed order.
  package func json(
    _ remarks: [ImportRemark], _ questions: [ImportQuestions.Question] = [], by configuration: Configuration,
    isDryRun: Bool, isWritten: Bool
  ) -> JSON {
    let sum = items.reduce(into: RecordFates()) { $0 += $1.fate }
    return .object([
      .init("schema", "daybook.import/1"),
      .init("written", .bool(isWritten)),
      .init("dryRun", .bool(isDryRun)),
      .init("added", .integer(sum.added)),
      .init("present", .integer(sum.present)),
      .init("differing", .integer(sum.differing)),
      .init("gone", .integer(gone)),
      .init("items", JSON(each: items, as: \.json)),
      .init("remarks", JSON(each: remarks, as: \.json)),
      .init(
        "questions",
        JSON(each: questions) {
          let measure = configuration.measures[$0.measure]
          return .object([
            .init("name", .string($0.name)), .init("subject", .string(measure.name)),
            .init("unit", .string(measure.unit.name)), .init("numbers", .integer($0.numbers)),
            .init("ticks", .integer($0.ticks)),
          ])
        }),
    ])
  }
}

/// The fate of some records: how many were added, stood there already, stood there otherwise, could not be written.
package struct RecordFates: Hashable, Sendable {
  package var added = 0
  package var present = 0
  package var differing = 0
  package var failed = 0

  static func += (sum: inout RecordFates, other: RecordFates) {
    sum.added += other.added
    sum.present += other.present
    sum.differing += other.differing
    sum.failed += other.failed
  }
}

extension ImportAccount.Item {
  fileprivate var json: JSON {
    .object([
      .init("name", .string(name)), .init("subject", JSON(subject)), .init("records", .integer(records)),
      .init("from", JSON(from?.description)), .init("to", JSON(to?.description)),
      .init("added", .integer(fate.added)), .init("present", .integer(fate.present)),
      .init("differing", .integer(fate.differing)), .init("failed", .integer(fate.failed)),
      .init("leftOut", JSON(cause?.code)), .init("line", JSON(cause?.line)),
    ])
  }
}

extension ImportOmission.Cause {
  /// The word for it in JSON.
  package var code: String {
    switch self {
    case .words: "words"
    case .unasked: "unasked"
    case .undeclared: "undeclared"
    case .noPlace: "no-place"
    case .implied: "implied"
    case .alone: "alone"
    case .unread: "unread-file"
    }
  }

  /// The line of `daybook.conf` that would take it; nil if there is none.
  package var line: String? { if case .undeclared(let line) = self, !line.isEmpty { line } else { nil } }
}

extension ImportRemark {
  fileprivate var json: JSON {
    .object([
      .init("file", JSON(file)), .init("line", JSON(line)), .init("reason", .string(reason.code)),
      .init("text", JSON(reason.offending)),
    ])
  }
}

extension ImportRemark.Reason {
  /// The word for it in JSON.
  var code: String {
    switch self {
    case .notUnderstood: "not-understood"
    case .notWanted: "no-place"
    case .nameless: "nameless"
    case .ambiguousDate: "ambiguous-date"
    case .noAmount: "no-amount"
    case .farDay: "far-day"
    case .unknownUnit: "unknown-unit"
    case .notUTF8: "not-utf-8"
    case .lessThanShares: "less-than-shares"
    case .otherwiseHere: "differs"
    case .otherwiseElsewhere: "differs-elsewhere"
    case .doubtfulShares: "doubtful-shares"
    case .ambiguousNumbers: "ambiguous-number"
    case .unclearColumns: "unclear-columns"
    case .truncated: "truncated"
    }
  }

  /// The offending text; nil if there is none.
  var offending: String? {
    switch self {
    case .notUnderstood(let text), .notWanted(let text), .ambiguousDate(let text), .noAmount(let text),
      .farDay(let text), .unknownUnit(let text), .lessThanShares(let text),
      .doubtfulShares(let text), .otherwiseHere(let text, _), .otherwiseElsewhere(let text):
      text
    case .ambiguousNumbers(_, let column, let first): "\(column): \(first)"
    case .nameless, .notUTF8, .unclearColumns, .truncated: nil
    }
  }
}

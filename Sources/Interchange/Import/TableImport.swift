import Journal
import Notation

/// A table of any program's: a row a day with a column for each habit and measure, or a row a record with its name.
package enum TableImport {
  /// The facts that a person may have to add to a table.
  package struct Options: Sendable {
    package var map: ColumnMap?
    /// Which of two numbers in a date is the day; nil if the table as a whole must show it.
    package var dateOrder: DateOrder?

    /// The zone whose clocks the times are to show; nil if they hold as written.
    package var zone: Zone?
    /// The name of what the table is of, where no column says it.
    package var name: String?
    /// How many lines stand before the headings.
    package var skippedLines = 0

    package init(
      map: ColumnMap? = nil, dateOrder: DateOrder? = nil, zone: Zone? = nil, name: String? = nil,
      skippedLines: Int = 0
    ) {
      (self.skippedLines, self.map, self.dateOrder) = (skippedLines, map, dateOrder)
      (self.zone, self.name) = (zone, name)
    }
  }

  /// The source that its lines name.
  static let source = "csv"

  /// Reads an export of daybook's own with an object on a line.
  package static func reading(lines bytes: ContiguousArray<UInt8>) -> ImportReading {
    SpreadsheetImport.reading(lines: bytes)
  }

  /// Reads a table; what is declared decides which of its columns are known, and what counts for what.
  package static func reading(
    _ bytes: ContiguousArray<UInt8>, _ configuration: Configuration, _ options: Options
  ) throws(ImportFault) -> ImportReading {
    let table = ForeignRows.rest(of: bytes, behind: options.skippedLines)
    let separator = CSVSeparator(likelyIn: table[ByteOrderMark.length(in: table)...])
    var rows = ForeignRows(bytes, separator: separator, skippedLines: options.skippedLines)
    var first = rows.next()
    // Spreadsheets write the separator on a line of its own, before the headings.
    if let cells = first?.cells, cells.count == 2, cells[0].lowercased() == "sep=", cells[1].isEmpty {
      first = rows.next()
    }
    if case .notUTF8? = first?.damage { throw .notUTF8 }
    func cells(_ row: ForeignRow?) -> [String] { row?.cells.map { ImportedText.line(of: $0) } ?? [] }
    var headings = cells(first)
    let names = ImportedNames(Vocabulary(configuration))
    var (found, fault, titles) = (TableColumns?.none, ImportFault?.none, 0)
    while found == nil {
      if options.map == nil, SpreadsheetImport.isOwn(headings) {
        return SpreadsheetImport.reading(rows, headings, separator, options.dateOrder)
      }
      if options.map == nil, SpreadsheetImport.isReport(headings) { throw .ownReport }
      do throws(ImportFault) {
        found = try TableColumns(headings, options.map, names, name: options.name)
      } catch {
        // Titles may stand above the headings.
        guard error.isOfHeadings, titles < 9, let next = rows.next() else { throw fault ?? error }
        (fault, titles, headings) = (fault ?? error, titles + 1, cells(next))
      }
    }
    guard var columns = found else { throw .noDateColumn(headings) }
    var behind = rows
    if let below = behind.next(), columns.takeUnits(from: cells(below)) { rows = behind }
    let survey = try TableSurvey(rows, columns, separator, options.dateOrder)
    var reading = ImportReading()
    reading.textColumn = columns.roles[.text].map { headings[$0] }
    for subject in columns.subjects where survey.kind(of: subject) == nil && !subject.isWanted {
      reading.omit(headings[subject.place], survey.count(of: subject), .words)
    }
    // The columns of its parts tell what is made of others.
    func isDerived(_ subject: TableColumns.Subject) -> Bool {
      names.subject(of: subject.name).map(configuration.isDerived) ?? false
    }
    for subject in columns.subjects where isDerived(subject) {
      reading.omit(headings[subject.place], survey.count(of: subject), .implied)
    }
    for place in headings.indices where !columns.isRead(place) {
      // What daybook's own rows say besides follows from the rest.
      let isOwn = columns.roles[.name] != nil && Spreadsheet.header.contains(headings[place].lowercased())
      reading.omit(
        headings[place], survey.count(at: place),
        options.map != nil ? .unasked : isOwn ? .implied : .words)
    }
    columns.keepSubjects { !isDerived($0) && (survey.kind(of: $0) != nil || $0.isWanted) }
    if columns.subjects.isEmpty, columns.roles[.name] == nil { throw .nothingToImport(headings) }
    for subject in columns.subjects {
      guard let kind = survey.kind(of: subject) else { continue }
      reading.declarations.append(kind.declaration(of: subject))
    }
    let clock = TableClock(
      zone: options.zone, dayStarts: configuration.dayStarts, isDaily: !survey.hasTimes)
    var reader = TableRows(
      columns: columns, separator: separator, order: survey.order, names: names, clock: clock)
    if options.map == nil { reader.shares = WideShares(headings, columns.subjects, configuration) }
    // Its own decimals are never thousands.
    let isOwn = reader.shares != nil && survey.isAsWritten && table.endsFirstLineInTwo
    if !isOwn { reader.doubts = TableDoubts(headings, decimals: survey.decimals, configuration, names) }
    var damaged = DamagedRows()
    while let row = rows.next() {
      if !damaged.hold(row) { reader.take(row, into: &reading) }
    }
    reading.remark(damaged)
    for remark in reader.doubts?.remarks ?? [] { reading.remark(remark) }
    if columns.roles[.name] != nil { reading.declarations = reader.declarations }
    let isOfDays = columns.roles[.name] == nil && columns.roles[.time] == nil && !survey.hasTimes
    reading.overlap = isOfDays ? .sameSubject : .id
    return reading
  }
}

/// The facts that a table's rows show about its columns, before any of them is taken.
struct TableSurvey {
  /// The kind of values in a column of an undeclared name.
  enum Kind {
    case marks
    case numbers(unit: String)

    /// The line that would declare it.
    func declaration(of subject: TableColumns.Subject) -> ImportedDeclaration {
      let word = ImportedNames.word(for: subject.name)
      let label = word == Vocabulary.folded(subject.name) ? "" : "\"\(subject.name.filter { $0 != "\"" })\""
      switch self {
      case .marks: return ImportedDeclaration(name: subject.name, line: label, isHabit: true)
      case .numbers(let unit):
        let unit = unit.isEmpty ? "count" : unit
        return ImportedDeclaration(
          name: subject.name, line: label.isEmpty ? "unit \(unit)" : "\(label) unit \(unit)", isHabit: false)
      }
    }
  }

  /// Which of two numbers in a date is the day, as far as the rows or the person say.
  let order: DateOrder?
  /// Whether a time other than midnight stands behind a date.
  private(set) var hasTimes = false
  private var marks: [Int: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var others: [Int: Int] = [:]
  private var units: [Int: String] = [:]
  /// The columns in which a number shows that its mark stands before decimals.
  private(set) var decimals: Set<Int> = []
  /// Whether the rows are of days without gaps, and the numbers without zeros that say nothing, as daybook writes them.
  private(set) var isAsWritten = true
  /// How many cells of each column are not empty.
  private var filled: [Int: Int] = [:]

  init(
    _ rows: ForeignRows, _ columns: TableColumns, _ separator: CSVSeparator, _ given: DateOrder?
  ) throws(ImportFault) {
    var rows = rows
    var firstDoubt: String?
    var orders: [NumericDate] = []
    var before: Day?
    // Where rows have names, the amounts are in one column.
    let amounts = columns.roles[.name].flatMap { _ in columns.roles[.amount] }
    let places = columns.subjects.map(\.place) + [amounts].compactMap { $0 }
    while let row = rows.next() {
      if row.cells.count > 1000 { throw .tooManyColumns(row.cells.count) }
      if row.damage != nil { continue }
      let written = columns.date(in: row)
      let day = Day(written)
      if let before, day != before + 1 { isAsWritten = false }
      if day == nil { isAsWritten = false }
      before = day
      if !hasTimes { hasTimes = TableClock.time(in: written).map { $0 != .midnight } ?? false }
      if given == nil, let date = NumericDate(written) {
        if date.day(by: nil) == nil {
          firstDoubt = firstDoubt ?? written
        } else if orders.count < 2, date.dayFirst == nil || date.monthFirst == nil {
          if !orders.contains(where: { ($0.dayFirst == nil) == (date.dayFirst == nil) }) {
            orders.append(date)
          }
        }
      }
      for (place, cell) in row.cells.enumerated() where cell.contains(where: { !$0.isWhitespace }) {
        filled[place, default: 0] += 1
      }
      for place in places where place < row.cells.count {
        let cell = ImportedText.line(of: row.cells[place])
        if cell.isEmpty { continue }
        if let number = TableNumber(cell, separator: separator) {
          numbers[place, default: 0] += 1
          if !number.unit.isEmpty { units[place] = number.unit }
          if number.mark == .certain { decimals.insert(place) }
          if number.mark != .none, cell.utf8.last == UInt8(ascii: "0") { isAsWritten = false }
        } else if Mark(word: cell) != nil {
          marks[place, default: 0] += 1
        } else {
          others[place, default: 0] += 1
        }
      }
    }
    order = given ?? NumericDate.order(of: orders)
    if let firstDoubt, order == nil { throw .ambiguousDate(firstDoubt) }
  }

  /// How many cells of a column hold anything.
  func count(at place: Int) -> Int { filled[place] ?? 0 }

  /// How many cells of a column hold anything.
  func count(of subject: TableColumns.Subject) -> Int { count(at: subject.place) }

  /// The kind of a column's values; nil if most are neither marks nor numbers.
  func kind(of subject: TableColumns.Subject) -> Kind? {
    let place = subject.place
    let (marks, numbers, others) = (marks[place] ?? 0, numbers[place] ?? 0, others[place] ?? 0)
    // An odd cell costs that cell, and not its column.
    guard marks + numbers >= others else { return nil }
    if marks > numbers, subject.unit.isEmpty { return .marks }
    if numbers > 0 {
      return .numbers(unit: subject.unit.isEmpty ? units[place] ?? "" : subject.unit)
    }
    return nil
  }
}

extension ContiguousArray<UInt8> {
  /// Whether the first line ends in a carriage return and a newline, as in RFC 4180.
  fileprivate var endsFirstLineInTwo: Bool {
    firstIndex(of: 0x0A).map { $0 > 0 && self[$0 - 1] == 0x0D } ?? false
  }
}

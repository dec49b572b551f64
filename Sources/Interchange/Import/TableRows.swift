import Journal
import Notation

/// Makes records of a table's rows, whose columns are known.
struct TableRows {
  let columns: TableColumns
  let separator: CSVSeparator
  let order: DateOrder?
  /// The shares that the columns count for each other; nil if daybook has not written the table.
  var shares: WideShares?
  /// The numbers that may be read in two ways; nil if daybook has written the table, so that none is.
  var doubts: TableDoubts?
  /// How a moment in one cell becomes a day and a time.
  private let clock: TableClock
  private let names: ImportedNames
  /// How often rows said the same, so that each has an id of its own.
  private var counts: [String: Int] = [:]
  private var named: [String: ImportedDeclaration] = [:]

  init(
    columns: TableColumns, separator: CSVSeparator, order: DateOrder?, names: ImportedNames, clock: TableClock
  ) {
    (self.names, self.clock, self.columns) = (names, clock, columns)
    (self.separator, self.order) = (separator, order)
  }

  /// The names that rows have, as they would be declared.
  var declarations: [ImportedDeclaration] { named.keys.sorted().compactMap { named[$0] } }

  /// Takes a row; what cannot be understood in it is remarked.
  mutating func take(_ row: ForeignRow, into reading: inout ImportReading) {
    if let remark = row.remark { return reading.remark(remark) }
    let date = columns.date(in: row)
    let written = cell(.time, row)
    guard var day = NumericDate(date)?.day(by: order) else {
      if row.isBlank { return }
      // What it says follows from the rows above it.
      if TableColumns.sums.holds(Vocabulary.folded(date)) { return reading.omit(date, 1, .implied) }
      return reading.remark(.notUnderstood(date), line: row.line)
    }
    var time: TimeOfDay?
    if written.isEmpty {
      guard let moment = clock.moment(of: date, on: day) else {
        return reading.remark(.notUnderstood(date), line: row.line)
      }
      (day, time) = moment
    } else {
      time = TimeOfDay(cell: written)
      if time == nil { return reading.remark(.notUnderstood(written), line: row.line) }
    }
    let note = cell(.text, row)
    if columns.roles[.name] != nil {
      takeNamed(row, day, time, &reading)
    } else {
      let doubtful = columns.subjects.filter { isDoubtful($0.place, $0.unit, of: $0.name, in: row) }
      let left = Set(doubtful.map(\.place))
      let own = shares?.own(in: row, on: day, separator: separator, without: left)
      let first = reading.records.count
      for subject in columns.subjects where !left.contains(subject.place) {
        if time == nil, let own = own?[subject.place] {
          take(own, subject, row, day, &reading)
        } else {
          take(subject, row, day, time, &reading)
        }
      }
      place(note, onOneFrom: first, of: &reading)
    }
  }

  /// Puts the note of a row on the first of its records that is of a declared name, else on the first of all.
  private func place(_ note: String, onOneFrom first: Int, of reading: inout ImportReading) {
    if note.isEmpty { return }
    let records = reading.records[first...]
    guard
      let place = records.firstIndex(where: { names.subject(of: $0.name) != nil }) ?? records.indices.first
    else {
      if let column = reading.textColumn { reading.omit(column, 1, .alone) }
      return
    }
    reading.records[place].text = note
  }

  /// Whether a cell holds a number that may be read in two ways; it is counted, and is to be left out.
  private mutating func isDoubtful(
    _ place: Int, _ unit: String, of name: String, in row: ForeignRow
  ) -> Bool {
    guard let doubts else { return false }
    let value = cell(place, row)
    let unit = unit.isEmpty ? cell(.unit, row) : unit
    guard doubts.hold(value, unit, of: name, at: place, separator) else { return false }
    self.doubts?.count(value, at: place, line: row.line)
    return true
  }

  private mutating func take(
    _ subject: TableColumns.Subject, _ row: ForeignRow, _ day: Day, _ time: TimeOfDay?,
    _ reading: inout ImportReading
  ) {
    let value = cell(subject.place, row)
    if value.isEmpty { return }
    let mayBeMark = !subject.isMeasure || Mark(word: value) == Mark.none
    let unit = subject.unit.isEmpty ? cell(.unit, row) : subject.unit
    guard let content = content(value, unit: unit), mayBeMark || !content.isTick else {
      return reading.remark(.notUnderstood("\(subject.name): \(value)"), line: row.line)
    }
    if case .tick(.none) = content { return }
    let own = subject.timePlace.flatMap { TimeOfDay(cell: cell($0, row)) } ?? time
    // A row a day tells a total, which may grow in a later export; a row with a time is one record.
    let base =
      "\(day)-\(subject.name)" + (own.map { subject.timePlace == nil ? "-\($0)-\(value)" : "" } ?? "")
    reading.take(
      ImportedRecord(
        day: day, time: own, name: subject.name, content: content, text: "",
        source: TableImport.source,
        id: counts.unique(base)), line: row.line)
  }

  /// Takes a day's total of a measure, less what the day's other totals count for it.
  private mutating func take(
    _ own: WideShares.Own, _ subject: TableColumns.Subject, _ row: ForeignRow, _ day: Day,
    _ reading: inout ImportReading
  ) {
    switch own {
    case .nothing: return
    case .unclear:
      let told = "\(day) \(subject.name) \(cell(subject.place, row))"
      reading.remark(.lessThanShares(told), line: row.line)
    case .doubtful:
      let told = "\(day) \(subject.name) \(cell(subject.place, row))"
      reading.remark(.doubtfulShares(told), line: row.line)
    case .amount(let micros, let holdsShares):
      var record = ImportedRecord(
        day: day, name: subject.name, content: .amount(micros: micros.number, unit: subject.unit),
        text: "", source: TableImport.source, id: counts.unique("\(day)-\(subject.name)"))
      record.own.worth = OwnDetails.Worth(micros: micros.number, unit: subject.unit)
      record.own.holdsShares = holdsShares
      reading.take(record, line: row.line)
    }
  }

  private mutating func takeNamed(
    _ row: ForeignRow, _ day: Day, _ time: TimeOfDay?, _ reading: inout ImportReading
  ) {
    let name = cell(.name, row)
    let (amount, unit, state) = (cell(.amount, row), cell(.unit, row), cell(.state, row))
    // No mark tells how much of a measure it was.
    let isMeasure = names.subject(of: name)?.isMeasure ?? false
    let value = state.isEmpty || isMeasure ? amount : state
    if let place = columns.roles[.amount], value == amount, isDoubtful(place, unit, of: name, in: row) {
      return
    }
    guard !name.isEmpty, let content = value.isEmpty ? .tick(.done) : content(value, unit: unit),
      !isMeasure || !content.isTick
    else {
      return reading.remark(.notUnderstood(row.shown), line: row.line)
    }
    if case .tick(.none) = content { return }
    if named[name] == nil, named.count < 1000 {
      var kind = TableSurvey.Kind.marks
      if case .amount(_, let unit) = content { kind = .numbers(unit: unit) }
      named[name] = kind.declaration(
        of: TableColumns.Subject(place: 0, name: name, unit: unit, isWanted: false))
    }
    let text = cell(.text, row)
    let id = ImportIdentity.id(of: "\(day)", time?.description ?? "", name, value, unit, text)
    reading.take(
      ImportedRecord(
        day: day, time: time, name: name, content: content, text: text, source: TableImport.source,
        id: counts.unique(id)), line: row.line)
  }

  private func content(_ value: String, unit: String) -> ImportedRecord.Content? {
    if let number = TableNumber(value, separator: separator) {
      guard number.micros >= 0 else { return nil }
      return .amount(micros: number.micros, unit: number.unit.isEmpty ? unit : number.unit)
    }
    return Mark(word: value).map { .tick($0) }
  }

  private func cell(_ role: TableColumns.Role, _ row: ForeignRow) -> String {
    columns.roles[role].map { cell($0, row) } ?? ""
  }

  private func cell(_ place: Int, _ row: ForeignRow) -> String {
    place < row.cells.count ? ImportedText.line(of: row.cells[place]) : ""
  }
}

extension ForeignRow {
  /// The beginning of it, to be shown.
  var shown: String { String(cells.lazy.map { $0.prefix(80) }.joined(separator: ",").prefix(80)) }

  /// Why it is left out as a whole; nil if it was read byte for byte.
  var remark: ImportRemark? {
    switch damage {
    case nil: nil
    case .endlessCell, .notUTF8: ImportRemark(line: line, reason: .notUnderstood(shown))
    }
  }
}

extension TimeOfDay {
  /// The time that a cell holds, with seconds or an offset behind it or not; nil if it is none.
  init?(cell: String) {
    let clock = cell.prefix { $0.isNumber || $0 == ":" }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = Int(parts[0]), let minute = Int(parts[1]) else {
      self.init(typed: cell)
      return
    }
    let rest = cell.dropFirst(clock.count).lowercased()
    if rest.contains("m") {
      self.init(typed: "\(parts[0]):\(parts[1])\(rest)")
    } else {
      self.init(hour: hour, minute: minute)
    }
  }
}

import Journal
import Notation
import Reports

/// A row a day without gaps, a column a measure and habit: `export --format wide`.
///
/// Whether a habit has a column of times is known at the end, so days are kept as a few numbers each until then.
package struct WideSpreadsheet: PartedExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let configuration: Configuration
  private let dialect: CSVDialect
  private let period: Period?
  private let today: Day
  private let measures: [Int]
  private let habits: [Int]
  private var book: Book
  /// The ticks of each habit on the day that was added last.
  private var ticks: [WinningTick]
  /// The time of each habit that has a column, day after day.
  private var times: ContiguousArray<TimeOfDay?> = []

  /// Begins a table of a period's days, or of all from the first that is added to the last.
  ///
  /// With `subjects` only their columns are written. `today` is the day that habits made of others are judged from, for
  /// which days before the period are to be added too.
  package init(
    _ reader: LineReader, dialect: CSVDialect = .rfc, over period: Period? = nil,
    of subjects: [Reference]? = nil, today: Day
  ) {
    let configuration = reader.configuration
    (self.configuration, self.dialect, self.period, self.today) = (configuration, dialect, period, today)
    let columns = WideColumns(of: reader, subjects)
    (measures, habits) = (columns.measures, columns.habits)
    let all = Period(.first, .last)
    book = Book(configuration, coverage: configuration.derivesHabits ? all : period ?? all)
    ticks = [WinningTick](repeating: WinningTick(), count: configuration.habits.count)
  }

  /// Adds a day; of one outside of the period the errors alone are told.
  package mutating func add(
    _ bytes: ContiguousArray<UInt8>, of day: Day, path: String, by reader: inout DayReader,
    problems: inout [Problem]
  ) {
    let isMarkdown = DayFile.isMarkdown(path)
    guard book.coverage.contains(day) else {
      var passed = Book(configuration, coverage: Period(day, day))
      reader.read(bytes, isMarkdown: isMarkdown, of: day, into: &passed, problems: &problems)
      return
    }
    let told = problems.count
    reader.read(bytes, isMarkdown: isMarkdown, of: day, into: &book, &ticks, problems: &problems)
    if problems.count > told, problems[told].isForeign {
      book.removeLastRow()
      book.miss([day])
      return
    }
    for habit in habits {
      // What is made of others has no tick of its own.
      times.append(configuration.habits[habit].derivation == nil ? ticks[habit].time : nil)
    }
  }

  package mutating func append(_ part: WideSpreadsheet) {
    book.append(contentsOf: part.book)
    times.append(contentsOf: part.times)
  }

  package mutating func miss(_ days: [Day]) { book.miss(days) }

  package mutating func finish() {
    var csv = CSVWriter(dialect)
    let isTimed = habits.indices.map { column in
      stride(from: column, to: times.count, by: habits.count).contains { times[$0] != nil }
    }
    csv.add(header(isTimed))
    bytes = csv.bytes
    guard let first = period?.from ?? book.days.first, let last = period?.to ?? book.days.last else { return }
    var (row, room, written) = (book.firstRow(from: first), RowBytes(), csv.bytes)
    let columns = Columns(
      units: measures.map { configuration.measures[$0].unit.parts }, isTimed: isTimed,
      derived: derivedStates(in: Period(first, last)))
    for day in first...last {
      let hasFile = row < book.days.count && book.days[row] == day
      room.append(to: &written) { line, place in
        line.put(word: day.description, &place)
        putCells(row: hasFile ? row : nil, day - first, columns, into: &line, &place)
        line.put(0x0D, &place)
        line.put(0x0A, &place)
      }
      if hasFile { row += 1 }
    }
    bytes = written
  }

  /// The facts that the rows of the table share.
  private struct Columns {
    /// The size of each measure's unit.
    let units: [Parts]
    /// Whether a habit's column is followed by one of its times.
    let isTimed: [Bool]
    /// The states of each habit that is made of others, on the days of the table; nil of any other.
    let derived: [[State]?]
    /// The word for each mark.
    let codes = [Mark.none, .open, .skipped, .done].map { ContiguousArray(($0.code ?? "").utf8) }
  }

  /// The states of the habits that are made of others, nil of others; a table without any is not judged.
  private func derivedStates(in period: Period) -> [[State]?] {
    let isDerived = habits.map { configuration.habits[$0].derivation != nil }
    guard isDerived.contains(true) else { return isDerived.map { _ in nil } }
    let assessment = Assessment(book: book, configuration: configuration, today: today)
    return zip(habits, isDerived).map { $1 ? assessment.states(of: .habit($0), in: period) : nil }
  }

  /// The heading above the values of a measure: its name, and its unit if it has one.
  static func heading(of measure: Measure) -> String {
    measure.unit.name.isEmpty ? measure.name : "\(measure.name) (\(measure.unit.name))"
  }

  private func header(_ isTimed: [Bool]) -> [CSVCell] {
    var cells: [CSVCell] = [.word("date")]
    for measure in measures {
      cells.append(.text(WideSpreadsheet.heading(of: configuration.measures[measure])))
    }
    for (column, habit) in habits.enumerated() {
      let name = configuration.habits[habit].name
      cells.append(.text(name))
      if isTimed[column] { cells.append(.text("\(name) time")) }
    }
    return cells
  }

  /// Writes the cells of a row of the book, each behind its separator; all empty for a day without a file. `number` is
  /// that of the day in the table, from 0.
  private func putCells(
    row: Int?, _ number: Int, _ columns: Columns, into line: inout MutableSpan<UInt8>, _ place: inout Int
  ) {
    let separator = dialect.separator.rawValue
    for column in measures.indices {
      line.put(separator, &place)
      guard let row else { continue }
      let value = book.value(measures[column], row: row)
      guard value.isPresent else { continue }
      line.put(micros: value.total.micros(in: columns.units[column]).number, dialect, &place)
    }
    for column in habits.indices {
      line.put(separator, &place)
      var mark = Mark.none
      if let states = columns.derived[column] {
        if states[number] == .met { mark = .done }
      } else if let row {
        mark = book.mark(habits[column], row: row)
      }
      line.put(columns.codes[Int(mark.rawValue)], &place)
      guard columns.isTimed[column] else { continue }
      line.put(separator, &place)
      if let row, let time = times[row * habits.count + column] { line.put(time, &place) }
    }
  }
}

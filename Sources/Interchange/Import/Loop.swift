import Journal
import Notation

/// Loop Habit Tracker's CSV export: `Habits.csv`, `Checkmarks.csv` with a column for each habit, and a folder for
/// each habit with a `Checkmarks.csv` of its own, in every layout that it has had.
///
/// A habit's own file is preferred, since it alone has notes. What is checked automatically (`YES_AUTO`, 1) was not
/// done; `NO` is an open tick, and in a number a zero where less is better; a bare 0 says nothing, because older
/// versions wrote it for every day that nobody had touched, unless a habit that is counted has -1
/// for these. `Scores.csv` is computed, and is passed over.
package enum Loop: ForeignFormat {
  package static let source = "loop"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    LoopFile(name: name, head: head) != nil
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var reading = LoopReading(files, options)
    reading.readHabits()
    reading.readCheckmarks()
    return reading.finished()
  }
}

/// The meaning of a cell.
private enum LoopCell {
  case nothing
  case done, skipped, open
  /// An amount in millionths.
  case amount(Int64)

  /// Reads a word or a number of a habit; nil if it is neither.
  ///
  /// `zeroIsData` says that its days have -1 where nobody has said anything.
  init?(_ text: String, of habit: LoopHabit?, isNumeric: Bool, zeroIsData: Bool = false) {
    switch text.uppercased() {
    case "0" where isNumeric && zeroIsData: self = .amount(0)
    case "", "UNKNOWN", "-1", "0": self = .nothing
    case "SKIP", "3": self = .skipped
    case "NO" where isNumeric: self = habit?.countsZero == true ? .amount(0) : .nothing
    case "NO": self = .open
    case "YES_MANUAL", "2": self = isNumeric ? .amount(2000) : .done
    case "YES_AUTO", "1": self = isNumeric ? .amount(1000) : .nothing
    default:
      // Amounts are written a thousand times as large.
      guard isNumeric, let thousandths = Int64(text), thousandths >= 0, thousandths < 9_000_000_000_000 else {
        return nil
      }
      self = .amount(thousandths * 1000)
    }
  }
}

struct LoopReading {
  /// Nobody has so many habits; a file that does is something else.
  static let mostColumns = 2000

  let files: [ImportedFile]
  var draft: ImportDraft
  var habits: [LoopHabit] = []
  /// The places in `habits` of those that have been read from files of their own.
  var read: Set<Int> = []

  /// The order of dates whose year does not stand first.
  let dateOrder: DateOrder
  /// The name of a habit whose file no folder names, and the folder that was chosen.
  let name: String?
  let folder: String?

  init(_ files: [ImportedFile], _ options: ForeignOptions) {
    self.files = files
    draft = ImportDraft(source: Loop.source, of: files)
    dateOrder = options.dateOrder ?? .monthFirst
    name = options.name
    folder = options.folder
  }

  /// The kinds of the files; one that was given alone is some kind of theirs, or the format would be another.
  private var kinds: [LoopFile?] {
    files.map { file in
      LoopFile(name: file.name, head: ContiguousArray(file.bytes.prefix(ImportFormat.headLength)))
        ?? (files.count == 1 ? LoopFile(byHeaderOf: file.bytes) : nil)
    }
  }

  mutating func readHabits() {
    for (file, kind) in zip(files, kinds) where kind == .habits {
      let rows = draft.rows(of: file)
      let names = rows.first?.cells.map { onOneLine($0).lowercased() } ?? []
      guard names.starts(with: ["position", "name"]) else { continue }
      let columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
      for row in rows.dropFirst() {
        if let habit = LoopHabit(row.cells, columns) {
          habits.append(habit)
        } else {
          draft.remark(row: row.text, line: row.line)
        }
      }
    }
  }

  mutating func readCheckmarks() {
    let kinds = kinds
    for (file, kind) in zip(files, kinds) where kind == .own { readOwn(file) }
    for (file, kind) in zip(files, kinds) where kind == .table { readTable(file) }
    // Scores are computed from the rest.
    for (file, kind) in zip(files, kinds) where kind == .scores { draft.omit(file.name, 1, .implied) }
  }

  /// Reads a habit's own file, with a header and notes or without both.
  private mutating func readOwn(_ file: ImportedFile) {
    var all = draft.rows(of: file)
    if all.first?.cells.first.map({ onOneLine($0).lowercased() }) == "date" { all.removeFirst() }
    guard !all.isEmpty else { return }
    guard let place = habit(ofFolder: file.name) else { return draft.remark(.nameless(all.count), line: nil) }
    read.insert(place)
    let values = all.map { LoopReading.value($0.cells.dropFirst().joined(separator: ",")) }
    let isNumeric = self.isNumeric(place, values.map(\.value))
    let zeroIsData = values.contains { $0.value == "-1" }
    for (row, value) in zip(all, values) {
      let note = value.isEntry ? "" : row.cells.count > 2 ? row.cells[2...].joined(separator: ",") : ""
      let cell = value.isEntry ? value.value : row.cells.count > 1 ? onOneLine(row.cells[1]) : ""
      guard let day = NumericDate(row.cells[0])?.day(by: dateOrder),
        let content = LoopCell(cell, of: habits[place], isNumeric: isNumeric, zeroIsData: zeroIsData)
      else {
        draft.remark(row: row.text, line: row.line)
        continue
      }
      draft.reads(line: row.line)
      take(content, place, day, note)
    }
  }

  /// Reads a file with a column for each habit, whose names are not quoted and whose rows end in a comma.
  private mutating func readTable(_ file: ImportedFile) {
    draft.open(file)
    var damaged = DamagedRows()
    let lines = foreignLines(file.bytes, &damaged).filter { !$0.text.allSatisfy(\.isWhitespace) }
    guard let header = lines.first, LoopReading.isHeader(header.text) else {
      // Without its header, nobody can say what the columns of a file are.
      return draft.remark(
        .notUTF8(lines.count + damaged.count), line: damaged.firstLine)
    }
    draft.remark(damaged)
    guard header.text.utf8.count(where: { $0 == UInt8(ascii: ",") }) <= LoopReading.mostColumns else {
      return draft.remark(row: header.text, line: header.number)
    }
    let rows = lines.dropFirst().map { (number: $0.number, text: $0.text, cells: LoopReading.cells($0.text)) }
    let names = LoopHeader(header.text, known: habits.map(\.written))
    let width = LoopReading.usualWidth(of: rows.lazy.map(\.cells))
    // As many habits have files of their own, named after folders that may spell the names otherwise.
    if read.count == width { return }
    guard let written = names.names(inColumns: width) else {
      return draft.remark(
        .unclearColumns(names: names.pieceCount, cells: width ?? 0), line: header.number)
    }
    let columns = written.map { name in
      habits.firstIndex { $0.written == name } ?? unknown(name)
    }
    let isNumeric = columns.indices.map { column in
      self.isNumeric(
        columns[column], rows.lazy.map { column + 1 < $0.cells.count ? $0.cells[column + 1] : "" })
    }
    let zeroIsData = columns.indices.map { column in
      rows.contains { column + 1 < $0.cells.count && $0.cells[column + 1] == "-1" }
    }
    for row in rows {
      guard let day = NumericDate(row.cells[0])?.day(by: dateOrder), row.cells.count > columns.count else {
        draft.remark(row: row.text, line: row.number)
        continue
      }
      draft.reads(line: row.number)
      for (column, place) in columns.enumerated() where !read.contains(place) {
        guard
          let cell = LoopCell(
            row.cells[column + 1], of: habits[place], isNumeric: isNumeric[column],
            zeroIsData: zeroIsData[column])
        else {
          draft.remark(
            row: "\(row.cells[0]) \(habits[place].name.title): \(row.cells[column + 1])", line: row.number)
          continue
        }
        take(cell, place, day, "")
      }
    }
  }

  private mutating func take(_ cell: LoopCell, _ place: Int, _ day: Day, _ note: String) {
    let habit = habits[place]
    switch cell {
    case .nothing: return
    case .done: draft.take(.tick(.done), of: habit.name, on: day, text: note)
    case .skipped: draft.take(.tick(.skipped), of: habit.name, on: day, text: note)
    case .open: draft.take(.tick(.open), of: habit.name, on: day, text: note)
    case .amount(let micros):
      draft.take(
        .amount(micros: micros, unit: habit.target?.unit.word ?? ""), of: habit.name, on: day, text: note)
    }
  }

  /// Whether a habit is counted: `Habits.csv` says so, or, without it, one of its values is no code.
  private mutating func isNumeric(_ place: Int, _ values: some Sequence<String>) -> Bool {
    if habits[place].target != nil { return true }
    guard !habits[place].isKindKnown, values.contains(where: { Int64($0).map { $0 > 3 } ?? false }) else {
      return false
    }
    habits[place].target = LoopHabit.Target(unit: ForeignUnit(""), isLimit: false, micros: 0)
    return true
  }

  private static func isHeader(_ text: String) -> Bool {
    onOneLine(String(text.prefix { $0 != "," })).lowercased() == "date"
  }

  /// How many habits most rows have a cell for; nil without rows.
  private static func usualWidth(of rows: some Sequence<[String]>) -> Int? {
    var counts: [Int: Int] = [:]
    for cells in rows { counts[cells.count - 1, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// The habit that a file's folder is named after: by its number, else by its name.
  private mutating func habit(ofFolder path: String) -> Int? {
    let parts = path.split(separator: "/")
    if let name { return unknown(name) }
    // The folder that was chosen is a habit's own only if it is named as Loop names those.
    guard let folder = parts.count > 1 ? parts[parts.count - 2] : folder?[...] else { return nil }
    let number = folder.prefix { $0.isASCII && $0.isNumber }
    if parts.count == 1, number.count != 3 || !folder.dropFirst(3).hasPrefix(" ") { return nil }
    if let place = habits.firstIndex(where: { $0.position == Int(number) }) { return place }
    let name = onOneLine(String(number.count == 3 ? folder.dropFirst(3) : folder))
    guard ForeignName(name) != nil else { return nil }
    return unknown(name)
  }

  private mutating func unknown(_ written: String) -> Int {
    let name = ForeignName(written) ?? ForeignName("habit \(habits.count + 1)")
    guard let name else { return 0 }
    if let place = habits.firstIndex(where: { $0.name == name }) { return place }
    habits.append(LoopHabit(written, name, position: 0))
    return habits.count - 1
  }

  /// The cells of a row whose habits' names do not matter; `Entry(...)` is one cell, commas and all.
  static func cells(_ text: String) -> [String] {
    var cells: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix("\"Entry("), let end = rest.firstPlace(of: ")\",") {
        cells.append(value(String(rest[..<end.lowerBound].dropFirst()) + ")").value)
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("Entry("), let end = rest.firstPlace(of: "),") {
        cells.append(value(String(rest[..<end.lowerBound]) + ")").value)
        rest = rest[end.upperBound...]
      } else {
        cells.append(onOneLine(String(rest.prefix { $0 != "," })))
        rest = rest.drop { $0 != "," }.dropFirst()
      }
    }
    return cells
  }

  /// The number in `Entry(timestamp=2023-01-08, value=4000)`; any other text as it is.
  private static func value(_ text: String) -> (value: String, isEntry: Bool) {
    guard text.hasPrefix("Entry("), let range = text.firstPlace(of: "value=") else {
      return (onOneLine(String(text.prefix { $0 != "," })), false)
    }
    return (String(text[range.upperBound...].prefix { $0 == "-" || $0.isNumber }), true)
  }

  mutating func finished() -> ImportResult {
    for habit in habits {
      draft.declare(
        habit.name, isHabit: habit.target == nil, habit.words(until: draft.lastDay(of: habit.name)),
        about: habit.about)
      if habit.hasOddTarget { draft.omit("\(habit.name.title): target", 1, .noPlace) }
    }
    return draft.result
  }
}

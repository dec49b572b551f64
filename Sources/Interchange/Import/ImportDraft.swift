import Journal
import Notation

/// An import in the making: what readers of every format do alike.
struct ImportDraft {
  /// Everything found so far.
  private(set) var result = ImportResult()
  private let source: String
  /// Whether it is of one file, whose name goes without saying.
  private let isOfOne: Bool
  /// The name of the file that is being read, as it is told.
  private var file: String?
  /// The place of the row that is being read.
  private var place = RecordPlace()
  /// The places of records by their identity, so that a later row of the same replaces the earlier.
  private var places: [String: Int] = [:]
  /// The last day of each name.
  private var lastDays: [String: Day] = [:]
  /// Every name and label that is declared, as names are compared.
  private var taken: Set<String> = []

  init(source: String, of files: [ImportedFile]) {
    self.source = source
    isOfOne = files.count == 1
  }

  /// Says which file the next rows and remarks are of.
  mutating func open(_ file: ImportedFile) { self.file = isOfOne ? nil : file.name }

  /// Declares a habit or measure in the given words, unless one of that name is declared already.
  ///
  /// `goals` are the words after its name of goals of later dates; what it is `about` becomes a comment.
  mutating func declare(
    _ name: ForeignName, isHabit: Bool, _ words: [String], goals: [String] = [], about: [String] = []
  ) {
    guard taken.insert(name.folded).inserted else { return }
    var word = name.word
    var number = 2
    while word != name.folded, !taken.insert(Vocabulary.folded(word)).inserted {
      word = "\(name.word)-\(number)"
      number += 1
    }
    let label = word == name.title ? [] : ["\"\(name.title)\""]
    let texts = about.map { onOneLine($0) }.filter { !$0.isEmpty }
    let comment = texts.isEmpty ? [] : ["# " + String(texts.joined(separator: " · ").prefix(200))]
    var declaration = ImportedDeclaration(
      name: word, line: (label + words + comment).joined(separator: " "), isHabit: isHabit)
    declaration.goals = goals
    result.declarations.append(declaration)
  }

  /// Says where the row stands that the next records are of.
  mutating func reads(line: Int?) { place = RecordPlace(line: line, file: file) }

  /// Takes a record of a day; one of the same name on the same day, or of the same `id`, is replaced.
  ///
  /// `isZoned` says that another zone would show it at another time, under the same id.
  mutating func take(
    _ content: ImportedRecord.Content, of name: ForeignName, on day: Day, at time: TimeOfDay? = nil,
    isZoned: Bool = false, text: String = "", id: String? = nil
  ) {
    let id = id.map { onOneLine($0).split(separator: " ").joined(separator: "-") } ?? "\(day)-\(name.folded)"
    var record = ImportedRecord(
      day: day, time: time, name: name.title, content: content, text: onOneLine(text), source: source, id: id)
    record.isZoned = isZoned
    lastDays[name.title] = max(lastDays[name.title] ?? day, day)
    if let place = places[id] {
      result.records[place] = record
      result.places[place] = self.place
    } else {
      places[id] = result.records.count
      result.records.append(record)
      result.places.append(place)
    }
  }

  /// Adds to a day's total, which several files may hold parts of.
  mutating func add(_ micros: Int64, of name: ForeignName, on day: Day, id: String) {
    var sum = micros
    if let place = places[id], case .amount(let before, _) = result.records[place].content {
      let (both, isTooMuch) = before.addingReportingOverflow(micros)
      sum = isTooMuch ? before : both
    }
    take(.amount(micros: sum, unit: ""), of: name, on: day, id: id)
  }

  /// Says that something was not taken.
  mutating func remark(_ reason: ImportRemark.Reason, line: Int?) {
    result.remarks.append(ImportRemark(line: line, file: file, reason: reason))
  }

  /// Says, if there were any, that rows of a file are not UTF-8: one remark for all of them.
  mutating func remark(_ damaged: DamagedRows) {
    guard damaged.count > 0 else { return }
    remark(.notUTF8(damaged.count), line: damaged.firstLine)
  }

  /// Reads the rows of a table whose columns are known by their names, which stand in one of its first rows.
  ///
  /// `take` takes the records of a row, and says whether it understood it: of others there is a remark.
  mutating func readTable(
    _ file: ImportedFile, headerInRow header: Int = 1, _ take: (ForeignTable.Row, inout ImportDraft) -> Bool
  ) {
    open(file)
    var table = ForeignTable(file.bytes, headerInRow: header)
    while let row = table.next() {
      reads(line: row.line)
      if !take(row, &self) { remark(row: row.text, line: row.line) }
    }
    remark(table.damaged)
  }

  /// A file as JSON; nil, and a remark, if it is none.
  mutating func parsed(_ file: ImportedFile) -> JSON? {
    open(file)
    do throws(JSON.Fault) {
      return try JSON(parsing: file.bytes)
    } catch {
      // In a folder there are other files too.
      guard isOfOne || file.name.lowercased().hasSuffix(".json") else { return nil }
      var damaged = DamagedRows()
      let lines = foreignLines(file.bytes, &damaged)
      if damaged.count > 0 {
        remark(damaged)
      } else if error.reason == .unexpectedEnd {
        remark(.truncated, line: error.line)
      } else {
        remark(row: lines.first { $0.number == error.line }?.text ?? "", line: error.line)
      }
      return nil
    }
  }

  /// The rows of a file that are UTF-8; of the others there is one remark.
  mutating func rows(of file: ImportedFile) -> [ForeignRow] {
    open(file)
    var rows = ForeignRows(file.bytes)
    var all: [ForeignRow] = []
    var damaged = DamagedRows()
    while let row = rows.next() { if !damaged.hold(row) { all.append(row) } }
    remark(damaged)
    return all
  }

  /// The lines of a file that are UTF-8; of the others there is one remark.
  mutating func lines(of file: ImportedFile) -> [(number: Int, text: String)] {
    open(file)
    var damaged = DamagedRows()
    let lines = foreignLines(file.bytes, &damaged)
    remark(damaged)
    return lines
  }

  /// Says that a row was not understood, in at most 80 characters of it.
  mutating func remark(row: String, line: Int?) {
    remark(.notUnderstood(String(onOneLine(String(row.prefix(400))).prefix(80))), line: line)
  }

  /// Counts something that holds data and is not taken.
  mutating func omit(_ name: String, _ count: Int = 1, _ cause: ImportOmission.Cause) {
    result.omissions.add(onOneLine(name), count, cause)
  }

  /// The last day on which something of a name was recorded; nil if nothing was.
  func lastDay(of name: ForeignName) -> Day? { lastDays[name.title] }

  /// The words of a schedule that asks so many times in so many days; none if that is every day.
  static func schedule(_ times: Int, in days: Int) -> [String] {
    if times >= days { return [] }
    return days == 7 ? ["\(times)/week"] : ["\(times) per \(days) days"]
  }
}

/// The last part of a path.
func baseName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

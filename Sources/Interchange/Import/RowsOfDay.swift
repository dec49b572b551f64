import Journal

/// The rows that a table has for one day and one habit or measure, each with the line of an earlier import that is its
/// own.
///
/// Rows without a time are told apart by their order alone, which is another when one of them is put in or taken out.
/// So a row is that of a line that says the same, as far as there is one; the rows and lines that are left belong
/// together in their order, and a row without a line gets an id that no line has.
struct RowsOfDay {
  /// A row by its place: which reading, and which record of it.
  private struct Place: Hashable {
    var reading: Int32
    var record: Int32
  }

  /// The rows of one column, and who they are of.
  private struct Column: Hashable {
    var reading: Int32
    var subject: Reference
    var name: String
  }

  private var columns: [Column: [(place: Place, record: ImportedRecord)]] = [:]
  private var ids: [Place: String] = [:]
  private var matched: Set<ImportIdentity> = []
  private var left: Set<ImportIdentity> = []
  private let present: PresentLines

  init(_ present: PresentLines) { self.present = present }

  /// Takes the next row of a table with a row a day.
  mutating func take(
    _ record: ImportedRecord, of subject: Reference, ofReading reading: Int32, _ place: Int32
  ) {
    let column = Column(reading: reading, subject: subject, name: record.name)
    columns[column, default: []].append((Place(reading: reading, record: place), record))
  }

  /// Finds the line of each row; `isSame` tells whether a record says what a line says.
  mutating func match(_ isSame: (ImportedRecord, Reference, Int) -> Bool) {
    for (column, rows) in columns {
      // The first of them has the id that the others are counted from.
      guard let base = rows.map(\.record.id).min(by: { $0.utf8.count < $1.utf8.count }) else { continue }
      let lines = present.lines(of: rows[0].record.source, column.subject, idsFrom: base, atLeast: rows.count)
      guard rows.count > 1 || lines.count > 1 else { continue }
      match(rows, lines, base) { isSame($0, column.subject, $1) }
    }
  }

  private mutating func match(
    _ rows: [(place: Place, record: ImportedRecord)], _ lines: [PresentLines.Numbered], _ base: String,
    _ isSame: (ImportedRecord, Int) -> Bool
  ) {
    var (free, pending) = (lines, rows)
    pending.removeAll { row in
      guard let found = free.firstIndex(where: { isSame(row.record, $0.place) }) else { return false }
      ids[row.place] = free.remove(at: found).id
      return true
    }
    var taken = Set(lines.map(\.id))
    var number = 1
    for row in pending {
      if !free.isEmpty {
        ids[row.place] = free.removeFirst().id
        continue
      }
      while !taken.insert(ImportIdentity.id(base, number)).inserted { number += 1 }
      ids[row.place] = ImportIdentity.id(base, number)
    }
    matched.formUnion(lines.map(\.identity))
    for line in free {
      matched.remove(line.identity)
      left.insert(line.identity)
    }
  }

  /// The id of the line that a row is of, or is to get; nil if it keeps its own.
  func id(ofReading reading: Int32, _ record: Int32) -> String? {
    ids.isEmpty ? nil : ids[Place(reading: reading, record: record)]
  }

  /// Whether a line is that of a row.
  func isMatched(_ identity: ImportIdentity) -> Bool { matched.contains(identity) }

  /// Whether a line is of a column whose rows are all of other lines.
  func isLeft(_ identity: ImportIdentity) -> Bool { left.contains(identity) }
}

extension PresentLines {
  /// A line of an earlier import with the id that a row was given.
  struct Numbered {
    var id: String
    var identity: ImportIdentity
    /// The line, counting from 0.
    var place: Int
  }

  /// The lines that rows of one column wrote, whose ids are counted from one.
  fileprivate func lines(
    of source: String, _ subject: Reference, idsFrom base: String, atLeast count: Int
  ) -> [Numbered] {
    let most = lines.values.reduce(0) { $0 + $1.count { $0.subject == subject } }
    guard most > 0 else { return [] }
    var found: [Numbered] = []
    // Lines may have been deleted among them, of which no more are looked for than there may be.
    for number in 1...(count + most + 8) where found.count < most {
      let id = ImportIdentity.id(base, number)
      let identity = ImportIdentity(source: source, id: id)
      if let line = lines[identity]?.first, line.subject == subject {
        found.append(Numbered(id: id, identity: identity, place: line.place))
      }
    }
    return found
  }

  /// Whether a line of an earlier import from a source is about a habit or measure.
  func holdsLine(of source: String, _ subject: Reference) -> Bool {
    let word = ImportIdentity(source: source, id: "").source
    return lines.contains { identity, lines in
      identity.source == word && lines.contains { $0.subject == subject }
    }
  }
}

import Journal

/// Everything that was read from another program's files, ready to be planned.
package struct ImportReading: Sendable {
  /// How a record is known to stand in a day file already.
  package enum Overlap: Sendable {
    /// By its `source:` and `id:`.
    case id
    /// By these, or because a line without them says the same: of daybook's own exports.
    case sameRecord
    /// By these, or because the day says anything of its habit or measure: of tables with a row a day.
    case sameSubject
  }

  /// The records, in the order of the files.
  package var records: [ImportedRecord] = []
  /// Their places; fewer than the records if those of the last are not known.
  private var places: [RecordPlace] = []
  /// The habits and measures that they are of, each once.
  package var declarations: [ImportedDeclaration] = []
  /// The rows that were not taken, the first of many.
  package private(set) var remarks: [ImportRemark] = []
  /// How many remarks there would be; all beyond the first thousand are only counted.
  package private(set) var remarkCount = 0
  /// The things that hold data and were not taken, each once.
  package private(set) var omissions: [ImportOmission] = []
  /// The apps that wrote the records, and how many each, where one file holds those of several.
  package var sources: [String: Int] = [:]
  /// The apps that were passed over because another one was asked for, and how many records each has.
  package var otherSources: [String: Int] = [:]
  /// How a record is known to stand in a day file already.
  package var overlap = Overlap.id
  /// Whether ticks of undeclared names are one-offs, to be written as they are.
  package var keepsOneOffs = false
  /// Whether the records of a day are written in their own order; else in that of their times.
  package var keepsOrder = false

  /// The column whose cells are the texts of records; nil without one.
  package var textColumn: String?

  /// The first of the files that were added.
  private var file: String?

  package init() {}

  /// Whether nothing at all was found, nor anything that was not taken.
  package var isEmpty: Bool {
    records.isEmpty && declarations.isEmpty && remarkCount == 0 && omissions.isEmpty
  }

  /// How many cells and records were passed over.
  package var passedOver: Int { omissions.reduce(0) { $0 + ($1.cause == .unread ? 0 : $1.count) } }

  /// Whether it is of daybook's own exports, whose amounts all have the units that they had.
  package var isOwn: Bool { overlap == .sameRecord && records.first?.own.isRow ?? false }

  /// Counts something that holds data and is not taken.
  package mutating func omit(_ name: String, _ count: Int = 1, _ cause: ImportOmission.Cause) {
    omissions.add(name, count, cause)
  }

  /// Says that everything that was left out was left out because the person asked for something else.
  package mutating func omissionsWereAsked() {
    for place in omissions.indices { omissions[place].cause = .unasked }
  }

  /// Declares a habit in place of the habit or measure that its records were of.
  mutating func declares(_ habit: String, insteadOf name: String) {
    declarations.removeAll { $0.isNamed(name) && !records.contains(where: { $0.name == name }) }
    guard !declarations.contains(where: { $0.isNamed(habit) }) else { return }
    declarations.append(ImportedDeclaration(name: ImportedNames.word(for: habit), line: "", isHabit: true))
  }

  /// Declares a measure of a unit in place of a habit, or of a measure of counts.
  mutating func declares(_ name: String, in unit: String) {
    for place in declarations.indices where declarations[place].isNamed(name) {
      let label = declarations[place].label.map { "\"\($0)\" " } ?? ""
      declarations[place].line = "\(label)unit \(unit)"
      declarations[place].isHabit = false
      declarations[place].goals = []
    }
  }

  /// The names of records, at most the first three.
  package var firstNames: [String] {
    var names: [String] = []
    for record in records where !names.contains(record.name) {
      names.append(record.name)
      if names.count == 3 { break }
    }
    return names
  }

  /// The first records of each name that a configuration does not declare, at most so many.
  package func undeclared(by configuration: Configuration, atMost limit: Int) -> [ImportedRecord] {
    let subjects = ImportedNames(Vocabulary(configuration))
    var left: [String: Int] = [:]
    var found: [ImportedRecord] = []
    for record in records {
      let count = left[record.name] ?? (subjects.subject(of: record.name) == nil ? limit : 0)
      left[record.name] = max(0, count - 1)
      if count > 0 { found.append(record) }
    }
    return found
  }

  /// Keeps what is of some names, and counts the rest as not asked for.
  package mutating func keep(_ names: [String], by configuration: Configuration) {
    let subjects = ImportedNames(Vocabulary(configuration))
    let wanted = Set(names.map(Vocabulary.folded))
    let references = Set(names.compactMap { subjects.subject(of: $0) })
    func isWanted(_ name: String) -> Bool {
      wanted.contains(Vocabulary.folded(name)) || subjects.subject(of: name).map(references.contains) ?? false
    }
    var known: [String: Bool] = [:]
    var kept: [ImportedRecord] = []
    var keptPlaces: [RecordPlace] = []
    omissionsWereAsked()
    for (index, record) in records.enumerated() {
      let isKept = known[record.name] ?? isWanted(record.name)
      known[record.name] = isKept
      if isKept {
        kept.append(record)
        keptPlaces.append(place(ofRecord: index))
      } else {
        omit(record.name, 1, .unasked)
      }
    }
    (records, places) = (kept, keptPlaces)
    declarations.removeAll { !isWanted($0.name) && !($0.label.map(isWanted) ?? false) }
  }

  /// Gives other names to what is there.
  package mutating func rename(_ renames: [ImportRename]) {
    for rename in renames {
      let old = rename.old.map(Vocabulary.folded)
      let isMeant = { (name: String) in old == nil || old == Vocabulary.folded(name) }
      for place in records.indices where isMeant(records[place].name) { records[place].name = rename.new }
      for place in declarations.indices
      where isMeant(declarations[place].name) || declarations[place].label.map(isMeant) ?? false {
        declarations[place].rename(to: rename.new)
      }
    }
  }

  /// Keeps a remark, unless there are a thousand.
  package mutating func remark(_ remark: ImportRemark) {
    remarkCount += 1
    if remarks.count < 1000 { remarks.append(remark) }
  }

  /// The same, of the file that is read.
  package mutating func remark(_ reason: ImportRemark.Reason, line: Int?) {
    remark(ImportRemark(line: line, reason: reason))
  }

  /// Whether a further remark is kept, so that its text and line are worth finding out.
  package var keepsRemarks: Bool { remarks.count < 1000 }

  /// Counts a remark that is not kept.
  package mutating func countRemark() { remarkCount += 1 }

  /// Takes a record that stands on a line.
  mutating func take(_ record: ImportedRecord, line: Int) {
    places += repeatElement(RecordPlace(), count: records.count - places.count)
    records.append(record)
    places.append(RecordPlace(line: line))
  }

  /// The place of a record, as far as it is known.
  func place(ofRecord index: Int) -> RecordPlace {
    index < places.count ? places[index] : RecordPlace(line: nil, file: file)
  }

  /// Says that the day of a record is left out.
  func farDay(ofRecord index: Int) -> ImportRemark {
    place(ofRecord: index).remark(.farDay("\(records[index].day) \(records[index].name)"))
  }

  /// What is said of the records whose days are left out, of the first thousand.
  package func farDays(from plausible: Period) -> [ImportRemark] {
    records.indices.filter { records[$0].isFar(from: plausible) }.prefix(1000).map(farDay)
  }

  /// Says, if there were any, that rows are not UTF-8: one remark for all of them.
  mutating func remark(_ damaged: DamagedRows) {
    guard damaged.count > 0 else { return }
    remark(.notUTF8(damaged.count), line: damaged.firstLine)
  }

  /// Adds what was read of another file; `file` names it in its remarks.
  package mutating func append(_ other: consuming ImportReading, file: String? = nil) {
    if self.file == nil { self.file = file }
    places += repeatElement(RecordPlace(), count: records.count - places.count)
    places += other.places.lazy.map { RecordPlace(line: $0.line, file: $0.file ?? file) }
    // A long history is not held twice.
    if records.isEmpty { swap(&records, &other.records) }
    records += other.records
    for declaration in other.declarations where !declarations.contains(where: { $0.name == declaration.name })
    {
      declarations.append(declaration)
    }
    for var remark in other.remarks {
      remark.file = remark.file ?? file
      self.remark(remark)
    }
    remarkCount += other.remarkCount - other.remarks.count
    for omission in other.omissions { omit(omission.name, omission.count, omission.cause) }
    sources.merge(other.sources, uniquingKeysWith: +)
    otherSources.merge(other.otherSources, uniquingKeysWith: +)
    textColumn = textColumn ?? other.textColumn
    overlap = other.overlap
    keepsOneOffs = other.keepsOneOffs
    keepsOrder = other.keepsOrder
  }

  /// Makes a reading of what was found by a reader of another habit tracker.
  package init(_ result: ImportResult) {
    records = result.records
    places = result.places
    declarations = result.declarations
    for remark in result.remarks { self.remark(remark) }
    omissions = result.omissions
  }
}

extension ImportedRecord {
  /// Whether its day is none of those on which anything is written down; a row of the program's own may be of any.
  func isFar(from plausible: Period) -> Bool { !plausible.contains(day) && !own.isRow }
}

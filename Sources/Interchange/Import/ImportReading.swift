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
  /// How many records of kinds that nobody asked for were passed over.
  package var passedOver = 0
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

  /// The first of the files that were added.
  private var file: String?

  package init() {}

  /// Whether nothing at all was found, nor anything that was not taken.
  package var isEmpty: Bool { records.isEmpty && declarations.isEmpty && remarkCount == 0 && passedOver == 0 }

  /// Keeps a remark, unless there are a thousand.
  package mutating func remark(_ remark: ImportRemark) {
    remarkCount += 1
    if remarks.count < 1000 { remarks.append(remark) }
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

  /// Says, if there were any, that rows are not UTF-8: one remark for all of them.
  mutating func remark(_ damaged: DamagedRows) {
    guard damaged.count > 0 else { return }
    remark(ImportRemark(line: damaged.firstLine, reason: .notUTF8(damaged.count)))
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
    passedOver += other.passedOver
    sources.merge(other.sources, uniquingKeysWith: +)
    otherSources.merge(other.otherSources, uniquingKeysWith: +)
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
  }
}

import Journal

/// The lines that a day file has already, so that an import adds nothing twice.
package struct PresentLines {
  /// The facts on a line, wherever it stands and whatever else is in it.
  struct Saying: Hashable {
    var subject: Reference?
    /// The folded name of what is not declared.
    var name: String
    var mark: Mark
    var time: TimeOfDay?
    /// The amount in its kind's smallest parts; of what is no measure in millionths, as typed.
    var parts: Int64?
    /// Whether it is a counting tag, on whatever line.
    var isTag = false
  }

  /// A line of an earlier import.
  struct Imported {
    /// The line, counting from 0.
    var place: Int
    var time: TimeOfDay?
    var subject: Reference?
  }

  /// The imported lines by their identities, in the order of the file.
  private(set) var lines: [ImportIdentity: [Imported]] = [:]
  /// The facts on the other lines, and how often each stands there.
  private(set) var sayings: [Saying: Int] = [:]
  /// The habits and measures that anything is said of.
  private(set) var subjects: Set<Reference> = []

  /// Reads a file's lines.
  init(in file: DayFile, by reader: LineReader) {
    for (place, line) in file.lines.enumerated() where line.shape == .box || line.shape == .plain {
      let reading = reader.read(line, of: file)
      for tag in reading.counting { subjects.insert(.measure(tag.measure)) }
      if let identity = ImportIdentity(of: reading, in: file.source) {
        lines[identity, default: []].append(
          Imported(place: place, time: reading.time, subject: reading.subject))
      }
      if reading.isRecord {
        if let subject = reading.subject { subjects.insert(subject) }
        sayings[Saying(reading, in: file.source), default: 0] += 1
      }
      for tag in reading.counting { sayings[Saying(tag, at: reading.time), default: 0] += 1 }
    }
  }

  /// The subject of the line of an earlier import that is a record's; nil if there is none.
  package static func subject(
    of record: ImportedRecord, in file: DayFile, by reader: LineReader
  ) -> Reference? {
    guard file.source.holds("source:") else { return nil }
    var reader = reader
    reader.day = record.day
    guard let line = PresentLines(in: file, by: reader).line(of: record) else { return nil }
    return reader.read(file.lines[line.place], of: file).subject
  }

  /// The line of an earlier import that is a record's; nil if there is none.
  func line(of record: ImportedRecord) -> Imported? {
    guard let found = lines[ImportIdentity(of: record)] else { return nil }
    // Rows of daybook's own with the same identity are of one line each.
    return found.indices.contains(record.own.repetition) ? found[record.own.repetition] : nil
  }

  /// Takes one line that says the same away, if there is one left.
  ///
  /// An amount is the same if it comes to the same `worth`, since a table has no more than six decimals of it.
  mutating func take(_ saying: Saying, worth: AmountSpelling.Worth?) -> Bool {
    var found = saying
    if sayings[saying, default: 0] == 0, let worth {
      let near = sayings.first { other, count in
        var other = other
        guard count > 0, let parts = other.parts, worth.holds(Parts(parts)) else { return false }
        other.parts = saying.parts
        return other == saying
      }
      if let near { found = near.key }
    }
    guard let count = sayings[found], count > 0 else { return false }
    sayings[found] = count - 1
    return true
  }
}

extension PresentLines.Saying {
  /// Takes the facts of a tag on a line of a time.
  init(_ tag: CountingTag, at time: TimeOfDay?) {
    self.init(
      subject: .measure(tag.measure), name: "", mark: .none, time: time, parts: tag.amount.parts.number,
      isTag: true)
  }

  /// Takes the facts of a line's reading; a line of text has those of its first counting tag.
  init(_ reading: LineReading, in bytes: ContiguousArray<UInt8>) {
    if case .text = reading.meaning, let tag = reading.counting.first {
      self.init(tag, at: reading.time)
      return
    }
    let mark = if case .entry = reading.meaning { Mark.none } else { reading.mark }
    self.init(
      subject: reading.subject,
      name: reading.subject == nil ? Vocabulary.folded(bytes.text(reading.name)) : "",
      mark: mark, time: reading.time,
      parts: reading.subject?.isMeasure == true ? reading.amount?.parts.number : reading.amount?.micros.number
    )
  }
}

extension PresentLines {
  /// Whether a day says anything of what a record of a table with a row a day is of: of its habit or measure, or, where
  /// the record is a total that holds them, of what counts for it.
  func says(_ subject: Reference, of record: ImportedRecord, by reader: LineReader) -> Bool {
    if subjects.contains(subject) { return true }
    guard record.own.holdsShares else { return false }
    return subjects.contains {
      $0.measure.map { reader.configuration.measures[$0].lends?.measure == subject.measure } ?? false
    }
  }
}

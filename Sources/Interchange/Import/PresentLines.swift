import Journal

/// What a day file says already, so that an import adds nothing twice.
struct PresentLines {
  /// What a line says, wherever it stands and whatever else is in it.
  struct Saying: Hashable {
    var subject: Reference?
    /// The folded name of what is not declared.
    var name: String
    var mark: Mark
    var time: TimeOfDay?
    /// The amount in its kind's smallest parts.
    var parts: Int64?
  }

  /// The imported lines, counting from 0, by their identities; of equals the first.
  private(set) var lines: [ImportIdentity: Int] = [:]
  /// What the other lines say, and how often.
  private(set) var sayings: [Saying: Int] = [:]
  /// The habits and measures that anything is said of.
  private(set) var subjects: Set<Reference> = []

  /// Reads a file's lines.
  init(in file: DayFile, by reader: inout LineReader) {
    for (place, line) in file.lines.enumerated() where line.shape == .box || line.shape == .plain {
      let reading = reader.read(line, of: file)
      for tag in reading.counting { subjects.insert(.measure(tag.measure)) }
      if let identity = ImportIdentity(of: reading, in: file.source) {
        lines[identity] = lines[identity] ?? place
      }
      switch reading.sense {
      case .tick, .entry:
        if let subject = reading.subject { subjects.insert(subject) }
        sayings[Saying(reading, in: file.source), default: 0] += 1
      case .text:
        for tag in reading.counting {
          let saying = Saying(
            subject: .measure(tag.measure), name: "", mark: .none, time: reading.time, parts: tag.amount.parts
          )
          sayings[saying, default: 0] += 1
        }
      default: break
      }
    }
  }

  /// Takes one line that says the same away, if there is one left.
  mutating func take(_ saying: Saying) -> Bool {
    guard let count = sayings[saying], count > 0 else { return false }
    sayings[saying] = count - 1
    return true
  }
}

extension PresentLines.Saying {
  /// What a line's reading says.
  init(_ reading: LineReading, in bytes: ContiguousArray<UInt8>) {
    let isEntry = reading.sense == .entry
    self.init(
      subject: reading.subject,
      name: reading.subject == nil ? Vocabulary.folded(bytes.text(reading.name)) : "",
      mark: isEntry ? .none : reading.mark, time: reading.time, parts: reading.amount?.parts)
  }
}

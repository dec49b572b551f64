import Journal
import Platform
import Rendering

/// A day's file while a command changes it.
struct DayDraft {
  /// Its path, relative to the daybook.
  let path: String
  /// The reader of its lines.
  let reader: LineReader
  /// The style of new lines.
  let style: FileStyle
  /// The file as it was found; empty if there is none.
  let before: DayFile
  /// The file as it is to be.
  private(set) var file: DayFile
  /// The lines that were added or changed, counting from 0.
  private(set) var lines: [Int] = []
  /// The lines that were taken out, counting from 0 in the file as it was found.
  private(set) var removed: [Int] = []

  /// Begins with what a file holds; nil if there is none.
  init(at path: String, holding bytes: Bytes?, by reader: LineReader) {
    self.init(at: path, of: DayFile(bytes ?? [], at: Path(path)), by: reader)
  }

  /// Begins with a file; `readings` are its lines if they are read already.
  init(at path: String, of file: DayFile, readings: [LineReading]? = nil, by reader: LineReader) {
    (self.path, self.reader, self.file, before) = (path, reader, file, file)
    style = FileStyle(
      of: file, by: reader, readings: readings, fallback: FileStyle(clock: reader.configuration.clock))
  }

  /// Whether a line that was added or changed has an amount, its own or in a tag.
  var holdsAmounts: Bool {
    lines.contains { place in
      let reading = reader.read(file.lines[place], of: file)
      return reading.amount != nil || !reading.counting.isEmpty
    }
  }

  /// The fate of the file.
  var proposal: Proposal { lines.isEmpty && removed.isEmpty ? .keep : .write(file.source) }

  /// Makes a change, if its line then reads as it is meant and no other line otherwise; else an error. One that changes
  /// nothing is none.
  mutating func make(
    _ change: Change, orSay refusal: @escaping @Sendable (Words) -> String = { $0.changeRefused },
    as isMeant: (LineReading, String) -> Bool
  ) throws(CommandError) {
    let after: DayFile
    do throws(Unproved) { after = try change.verified(on: file, by: reader, as: isMeant) } catch {
      throw refused(error, changing: change.line, orSay: refusal)
    }
    if after.source == file.source { return }
    file = after
    lines.append(change.line)
  }

  /// Adds a line where new ones go, if it then reads as it is meant.
  mutating func add(_ text: String, as isMeant: (LineReading, String) -> Bool) throws(CommandError) {
    let above = file.lineAboveNewOnes(by: reader)
    try make(file.adding(text, style: style, below: above), as: isMeant)
  }

  /// Takes lines out.
  mutating func remove(_ lines: Set<Int>) throws(CommandError) {
    do throws(Unproved) { file = try file.without(lines: lines) } catch {
      throw refused(error, changing: lines.min() ?? 0, orSay: { $0.changeRefused })
    }
    removed = lines.sorted()
  }

  /// The error of a change that is not made, at a line that it adds, changes or takes out.
  private func refused(
    _ reason: Unproved, changing line: Int, orSay refusal: @escaping @Sendable (Words) -> String
  ) -> CommandError {
    switch reason {
    case .notMeant: return CommandError(refusal)
    case .elsewhere(let other):
      let (path, text, day) = (path, file.text(ofLine: other), reader.day)
      if file.fields.contains(line), file.fields.contains(other) {
        return CommandError { $0.endOfFields(line + 1, of: day) }
      }
      return CommandError { $0.readOtherwise(text, file: path, line: other + 1, of: day) }
    }
  }
}

import Journal
import Rendering

/// An action on a line or a day, offered by an editor and run by its name.
enum LineCommand: String, CaseIterable {
  case tick, skip, open, turn, now, cup, template, show

  /// Finds it by the name that editors call it by.
  init?(_ word: String) {
    guard let command = LineCommand.allCases.first(where: { $0.word == word }) else { return nil }
    self = command
  }

  /// The name that editors call it by.
  var word: String { "daybook." + rawValue }

  /// Whether it is about the day rather than a line.
  var isOfDay: Bool { self == .cup || self == .template }

  /// The mark that it sets on a box that has another; nil of what sets none.
  func mark(after mark: Mark) -> Mark? {
    switch self {
    case .tick: .done
    case .skip: .skipped
    case .open: .open
    case .turn: mark == .open ? .done : mark == .done ? .skipped : .open
    case .now, .cup, .template, .show: nil
    }
  }
}

extension DocumentLens {
  /// The edit that a command comes to, proved as every write is; nil where there is nothing to change, or it would change
  /// more than is meant. `name` is the measure that a cup is of; water if it is none.
  func edit(_ command: LineCommand, line: Int? = nil, name: String? = nil) -> TextEdit? {
    switch command {
    case .cup where name == nil: cup
    case .template: template
    default: made(command, line: line, name: name)
    }
  }

  /// The same, worked out.
  func made(_ command: LineCommand, line: Int? = nil, name: String? = nil) -> TextEdit? {
    guard day != nil, ForeignText(file.source) == nil else { return nil }
    var draft = draft
    do throws(CommandError) {
      switch command {
      case .tick, .skip, .open, .turn: try mark(command, line, &draft)
      case .now: try setTime(line, &draft)
      case .cup: try addCup(of: name, &draft)
      case .template: for text in missingLines { try add(text, &draft) }
      case .show: break
      }
    } catch { return nil }
    return draft.proposal == .keep ? nil : file.source.edit(to: draft.file.source)
  }

  private func mark(_ command: LineCommand, _ line: Int?, _ draft: inout DayDraft) throws(CommandError) {
    guard let line, readings.indices.contains(line), file.hasBox(file.lines[line]),
      readings[line].meaning.statement != nil, let mark = command.mark(after: readings[line].mark),
      let change = file.setting(mark, time: nil, inLine: line, reading: readings[line])
    else { return }
    try draft.make(change) { after, _ in after.says(mark) }
  }

  /// Gives a tick or an entry of today the time now; a field's value is one thing alone.
  private func setTime(_ line: Int?, _ draft: inout DayDraft) throws(CommandError) {
    guard let line, readings.indices.contains(line), readings[line].isRecord, readings[line].length == nil,
      day == daybook.today, file.lines[line].shape != .field,
      let change = file.timing(draft.style.text(of: now.time), inLine: line, reading: readings[line])
    else { return }
    try draft.make(change) { after, _ in after.time == now.time && after.isRecord }
  }

  private func addCup(of name: String?, _ draft: inout DayDraft) throws(CommandError) {
    guard let day, let place = cupMeasure(name) else { return }
    try add("\(configuration.measures[place].name) \(configuration.drink(of: place, on: day))", &draft)
  }

  /// The measure that a cup is of.
  func cupMeasure(_ name: String? = nil) -> Int? {
    name.map { reader.vocabulary.subject(named: $0)?.measure } ?? configuration.water
  }

  private func add(_ text: String, _ draft: inout DayDraft) throws(CommandError) {
    let time = day == daybook.today ? draft.style.text(of: now.time) : nil
    let added: AddedLine
    do throws(AddedLine.Refusal) { added = try AddedLine(text, time: time, reader: reader) } catch {
      throw CommandError(error, of: text, by: reader)
    }
    try draft.add(added.text) { reading, _ in reading.isWritable() }
  }
}

extension ContiguousArray<UInt8> {
  /// The one edit that makes other bytes of these, with no character taken apart. Lines below the last go in front of
  /// its end: behind that some editors have no place, and add a blank line.
  func edit(to other: ContiguousArray<UInt8>) -> TextEdit {
    var (head, tail) = commonEnds(with: other)
    func isWithin(_ bytes: ContiguousArray<UInt8>, _ place: Int) -> Bool {
      place < bytes.count && bytes[place] & 0xC0 == 0x80
    }
    while head > 0, isWithin(self, head) || isWithin(other, head) { head -= 1 }
    while tail > 0, isWithin(self, count - tail) || isWithin(other, other.count - tail) { tail -= 1 }
    if head == count, tail == 0, last == UInt8(ascii: "\n"), other.last == last {
      let end = count > 1 && self[count - 2] == UInt8(ascii: "\r") && other.suffix(2) == suffix(2) ? 2 : 1
      (head, tail) = (head - end, end)
    }
    return TextEdit(head..<(count - tail), ContiguousArray(other[head..<(other.count - tail)]))
  }
}

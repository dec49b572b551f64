import Journal
import Notation
import Rendering

/// The candidates for the rest of a line of a day's file.
///
/// At the beginning these are names: habits in a box, elsewhere measures, and habits with a box. After the name
/// of a measure they are its presets and its cup, after that of a habit its usual time and the time now.
struct LineCompletion {
  /// Something that may be written.
  struct Item: Equatable {
    /// The text to be written.
    var text: String
    /// The text that the person's letters are compared with.
    var filter: String
    /// The explanation beside it in the list.
    var detail: String
    /// Whether it is a name, or else a value.
    var isName: Bool
  }

  private let daybook: Daybook
  private let day: Day
  private let now: Moment

  /// Completes lines of a day.
  init(_ daybook: Daybook, of day: Day, now: Moment) {
    self.daybook = daybook
    self.day = day
    self.now = now
  }

  /// The candidates after the beginning of a line, and how many bytes of it they would replace.
  func items(after line: String) -> (items: [Item], replaced: Int) {
    let file = DayFile(line)
    if file.lines.isEmpty { return (names(isBoxed: false), 0) }
    guard let first = file.lines.first, first.shape == .box || first.shape == .plain || first.shape == .blank
    else { return ([], 0) }
    let typed = line.utf8.suffix(line.utf8.count - Int(first.shape == .box ? first.box + 3 : first.box))
    let words = String(decoding: typed.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let vocabulary = Vocabulary(daybook.configuration)
    let isBoxed = first.shape == .box
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    // The longest beginning that is a name is one; what follows it is a value.
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let name = parts[..<count].joined(separator: " ")
      guard let subject = vocabulary.subject(named: name) else { continue }
      let last = String(parts[parts.count - 1])
      return (values(of: subject, isBoxed: isBoxed, isFirst: parts.count - count == 1), last.utf8.count)
    }
    return (names(isBoxed: isBoxed), words.utf8.count)
  }

  private func names(isBoxed: Bool) -> [Item] {
    let configuration = daybook.configuration
    let habits = configuration.habits.filter { $0.derivation == nil }.map {
      Item(text: isBoxed ? $0.name : "[x] " + $0.name, filter: $0.name, detail: $0.title, isName: true)
    }
    if isBoxed { return habits }
    return configuration.measures.map {
      Item(text: $0.name, filter: $0.name, detail: $0.title, isName: true)
    } + habits
  }

  private func values(of subject: Reference, isBoxed: Bool, isFirst: Bool) -> [Item] {
    let configuration = daybook.configuration
    let clock = value(FileStyle(clock: configuration.clock).text(of: now.time), daybook.words.timeNow)
    switch subject {
    case .measure(let place):
      guard isFirst else { return [clock] }
      let measure = configuration.measures[place]
      var amounts: [Item] = []
      for amount in measure.presets + (measure.cup(on: day).map { [$0] } ?? []) {
        let item = value(configuration.typed(amount), measure.title)
        if !amounts.contains(item) { amounts.append(item) }
      }
      return amounts + [clock]
    case .habit(let place):
      guard isFirst, isBoxed else { return [] }
      let habit = configuration.habits[place]
      let usual = habit.time.map {
        [value(FileStyle(clock: configuration.clock).text(of: $0), daybook.words.usualTime)]
      }
      return (usual ?? []) + [clock]
    }
  }

  private func value(_ text: String, _ detail: String) -> Item {
    Item(text: text, filter: text, detail: detail, isName: false)
  }
}

extension DocumentLens {
  /// The candidates at a position.
  func completions(at position: JSON?) -> JSON {
    guard let day, let offset = document.text.offset(position) else { return [] }
    let bytes = document.text.bytes
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = String(decoding: bytes[start..<offset], as: UTF8.self)
    let (items, replaced) = LineCompletion(daybook, of: day, now: now).items(after: line)
    return JSON(each: items.enumerated()) { place, item in
      [
        "label": .string(item.filter), "kind": .integer(item.isName ? 6 : 12),
        "detail": .string(item.detail), "filterText": .string(item.filter),
        // The order is the configuration's, not the alphabet's.
        "sortText": .string(zeroPadded(place, 4)),
        "textEdit": document.text.json(TextEdit((offset - replaced)..<offset, item.text)),
      ]
    }
  }
}

import Journal
import Notation
import Rendering

extension DocumentLens {
  /// The candidates at a position.
  func completions(at position: JSON?) -> JSON {
    guard let offset = document.text.offset(position) else { return .null }
    let start = file.source[..<offset].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let line = file.source.text(start..<offset)
    let (items, replaced) =
      day.map {
        LineCompletion(self, of: $0, line: self.line(at: start) ?? file.lines.count).items(after: line)
      }
      ?? configurationItems(after: line)
    return [
      // Labels and other names are offered once enough is typed.
      "isIncomplete": .bool(items.contains { $0.kind == .habit || $0.kind == .measure }),
      "items": JSON(each: items.enumerated()) { place, item in
        [
          "label": .string(item.filter), "kind": .integer(item.kind.rawValue), "detail": .string(item.detail),
          "filterText": .string(item.filter),
          // The order is that of weights, not the alphabet's.
          "sortText": .string(zeroPadded(place, 7)),
          "textEdit": document.text.json(TextEdit((offset - replaced)..<offset, item.text)),
        ]
      },
    ]
  }

  /// The candidates after the beginning of a line of the configuration: the words that a line may begin with, the values
  /// of a setting, names where one is referred to, and the words that begin a part.
  private func configurationItems(after line: String) -> (items: [CompletionItem], replaced: Int) {
    let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { $0.lowercased() }
    let isBetween = line.isEmpty || line.last == " " || line.last == "\t"
    let typed = isBetween ? "" : parts.last ?? ""
    let before = isBetween ? parts : parts.dropLast()
    func items(_ texts: [String], _ kind: CompletionItem.Kind = .keyword) -> [CompletionItem] {
      texts.map { text in
        // A unit may be spelled as a word is: cup, min.
        let meaning =
          kind == .keyword ? words.meaning(ofWord: text, inDeclaration: before.count > 1) : nil
        return CompletionItem(text: text, filter: text, detail: meaning ?? "", kind: kind)
      }
    }
    func names(_ isMeant: (Reference) -> Bool) -> [CompletionItem] {
      configuration.references.filter(isMeant).map { reference in
        let name = configuration.name(of: reference)
        let kind: CompletionItem.Kind = if case .habit = reference { .habit } else { .measure }
        return CompletionItem(
          text: name, filter: name, detail: configuration.title(of: reference), kind: kind)
      }
    }
    let (measures, habits): ((Reference) -> Bool, (Reference) -> Bool) = (
      { if case .measure = $0 { true } else { false } }, { if case .habit = $0 { true } else { false } }
    )
    let found: [CompletionItem]
    switch (before.first, before.last) {
    case (nil, _): found = items(Setting.words + ConfigurationChange.declarations)
    case (let word?, _) where Setting.named(word) != nil:
      found = items(Setting.named(word).map(values) ?? [], .value)
    case ("goal"?, "when"?): found = names(habits)
    case ("goal"?, "goal"?), ("cup"?, "cup"?): found = names(measures)
    case ("habit"?, "all"?), ("habit"?, "any"?), ("habit"?, "of"?), ("pause"?, _): found = names { _ in true }
    case (_, "from"?), (_, "until"?):
      found = [
        CompletionItem(
          text: daybook.today.description, filter: daybook.today.description, detail: "", kind: .value)
      ]
    case ("habit"?, "every"?): found = items(Weekday.allCases.map { String("\($0)".prefix(3)) }, .value)
    case ("measure"?, "unit"?): found = items(Unit.catalogue.map(\.unit.name), .unit)
    case ("measure"?, let last?) where last.hasSuffix("%"): found = names(measures)
    case (let word?, _):
      found = before.count < 2 ? [] : items(DeclaredPart.words(of: word, behind: Array(before.dropFirst(2))))
    }
    return (found, typed.utf8.count)
  }

  /// The values that a setting may have, whole as its line has them.
  private func values(of setting: Setting) -> [String] {
    switch setting.value {
    case .reminders: ["every 2h", "at 09:00 12:00 15:00", "off", "habits"]
    case .version: ["1"]
    case .choice, .layout, .weekday, .text, .time, .hours: setting.choices
    }
  }
}

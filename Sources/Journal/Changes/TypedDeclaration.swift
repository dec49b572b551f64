/// What a shell hands over of a line that declares something: its words without the quotes that a label had.
struct TypedDeclaration {
  /// The words as they are to stand in the file, a label in quotes.
  let words: [String]

  /// Takes the word that the line begins with, in small letters, and the arguments behind it.
  init(_ keyword: String, _ typed: [String]) {
    if typed.contains(where: { $0.contains("\"") }) {
      words = typed
    } else if keyword == "group", typed.count > 1 {
      words = [TypedDeclaration.quoted(typed)]
    } else {
      words = TypedDeclaration.labelled(keyword, TypedDeclaration.parted(keyword, typed))
    }
  }

  /// The keywords of a measure's amounts, behind which a number is never a label's.
  private static let amountKeywords = DeclaredPart.words(before: .amount)
  /// The keywords behind which a value comes, and no label.
  private static let valueKeywords = DeclaredPart.words(before: .amount, .value)

  private static func quoted(_ words: some Collection<String>) -> String {
    "\"\(words.joined(separator: " "))\""
  }

  /// The arguments, those with blanks as the words they hold where they are no text: `"300 ml"`, `"every mon wed"`.
  private static func parted(_ keyword: String, _ typed: [String]) -> [String] {
    var words: [String] = []
    for argument in typed {
      let parts = argument.split(whereSeparator: \.isWhitespace).map(String.init)
      let isParted =
        parts.count > 1
        && (words.isEmpty
          ? typed.count == 1 && isNameAndAmount(parts, of: keyword)
          : isParted(parts, behind: words, of: keyword))
      words += isParted ? parts : [argument]
    }
    return words
  }

  /// Whether one argument is all that a line says: `"water 3l"`.
  private static func isNameAndAmount(_ parts: [String], of keyword: String) -> Bool {
    ["goal", "cup", "presets", "unit"].contains(keyword) && parts[1].first?.isNumber == true
  }

  private static func isParted(_ parts: [String], behind words: [String], of keyword: String) -> Bool {
    let last = words[words.count - 1].lowercased()
    switch keyword {
    case "goal", "cup", "presets", "unit": return last != "when"
    case "measure", "habit":
      if words.count > 1, valueKeywords.contains(last) { return true }
      if parts[0].first?.isNumber == true, words.dropFirst().contains(where: amountKeywords.contains) {
        return true
      }
      let said = parts.joined(separator: " ")
      let lines =
        keyword == "habit"
        ? ["habit x from 0001-01-01 \(said)"] : ["measure x \(said)", "measure x unit ml \(said)"]
      return lines.contains { ConfigurationReading(DayFile($0)).problems.isEmpty }
    default: return false
    }
  }

  /// The words with quotes around the label, which are those after the name, or after the time that follows it, up to a
  /// keyword or to what bounds an amount, `at most 3`; and around every word with blanks in it.
  private static func labelled(_ keyword: String, _ typed: [String]) -> [String] {
    var words = typed.map { $0.contains(" ") ? quoted([$0]) : $0 }
    guard ConfigurationLine.subjects.contains(keyword) else { return words }
    // `1:30 PM` may be two words.
    let timeLength =
      [3, 2, 1].first { count in
        typed.count > count && TimeOfDay(typed: typed[1...count].joined(separator: " ")) != nil
      } ?? 0
    let place = 1 + timeLength
    let end =
      typed.indices.dropFirst(place).first { next in
        let word = typed[next].lowercased()
        return word.first?.isLetter != true || DeclaredPart.named(word) != nil
          || TypedWords.frequencies.holds(word) || keyword == "measure" && boundsAmount(typed[next...])
      } ?? typed.count
    // Days of the week alone are a schedule that lacks its word, and no label; nor is one said in other words.
    let isSchedule = typed[place..<end].allSatisfy { Weekday(word: $0.lowercased()) != nil }
    // `at 18:00` is no label either.
    let isBeforeTime =
      end - place == 1 && end < typed.count && TypedWords.leadsTime(typed[place].lowercased())
      && typed[end].first?.isNumber == true
    // A unit of a measure that nothing else gives one lacks its word, too: `measure weight kg`.
    let isUnit =
      keyword == "measure" && end - place == 1
      && !typed.contains(where: { ["unit", "goal", "cup"].contains($0.lowercased()) })
      && Unit.catalogue.contains { $0.spellings.holds(typed[place].lowercased()) }
    if place < end, !isSchedule, !isBeforeTime, !isUnit,
      end - place == 1 || !TypedWords.scheduleStarts.holds(typed[place].lowercased())
    {
      words.replaceSubrange(place..<end, with: [quoted(typed[place..<end])])
    }
    return words
  }
}

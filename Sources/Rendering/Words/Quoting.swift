import Journal

extension Words {
  /// The columns that a text from a file takes in a sentence at the most.
  package static let quotedColumns = 40

  /// A text of a person's own within a sentence: in quotes, harmless, and cut to about 40 columns.
  package func quoted(_ text: String) -> String { inQuotes(shortened(text)) }

  /// The name at the end of a path in quotes, harmless and hardly ever cut; the folders before it are known.
  package func quotedName(_ path: String) -> String {
    // As long as the names that sync services make.
    inQuotes(shortened(fileName(path), to: 52))
  }

  /// A path within a sentence: harmless and whole, without quotes.
  package func shown(_ path: String) -> String { path.printable }

  /// Text that a person is to type, in quotes and whole, but harmless.
  package func inQuotes(_ text: String) -> String { language.quoted(text.printable) }

  /// A person's own texts, one of which holds, in quotes: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package func either(_ texts: [String]) -> String { language.alternatives(texts.map(quoted)) }

  /// Amounts that are proposed, each in quotes: `'7h30m' or '7.3h'`.
  func eitherProposed(_ amounts: [String]) -> String { language.alternatives(amounts.map(proposed)) }

  /// An amount that is proposed, in quotes: in Czech with a comma before its decimals.
  func proposed(_ amount: String) -> String {
    quoted(language.pick(amount, cs: withCommas(amount)))
  }

  /// An amount as it counts: with a point before its decimals, in Czech with a comma.
  func counted(_ amount: String) -> String {
    language.pick(amount.replacing(",", with: "."), cs: withCommas(amount))
  }

  /// A text with a comma for each point between two digits.
  private func withCommas(_ text: String) -> String {
    let letters = Array(text)
    return String(
      letters.indices.map { place in
        let isMark =
          letters[place] == "." && letters[..<place].last?.isNumber == true
          && letters[(place + 1)...].first?.isNumber == true
        return isMark ? "," : letters[place]
      })
  }

  /// A text made harmless and cut to about 40 columns, in its middle, since names often differ at their ends.
  package func shortened(_ text: String, to limit: Int = Words.quotedColumns) -> String {
    // No letter takes more columns than bytes.
    if text.utf8.count <= limit, case let shown = text.printable, shown.utf8.count <= limit { return shown }
    // A line may be megabytes long; only as much as can be shown is looked at.
    let characters = text.prefix(limit + 1)
    let isWhole = characters.endIndex == text.endIndex
    let shown = isWhole ? text.printable : (String(characters) + text.suffix(limit + 1)).printable
    if isWhole, shown.widthInColumns <= limit { return shown }
    let head = StyledText(shown).truncated(to: limit * 2 / 3, ellipsis: glyphs.ellipsis).text
    var (tail, width) = ("", 0)
    for character in shown.reversed() {
      width += String(character).widthInColumns
      if width > limit / 3 { break }
      tail = String(character) + tail
    }
    return head + tail
  }

  /// The kind that a unit of the format measures; nil for a word of the person's own.
  static func kind(of unit: String) -> Kind? { Unit.catalogue.first { $0.unit.name == unit }?.unit.kind }

  /// An example of an amount, as it is typed after a measure's name: `250 ml`, or `10` of a plain count.
  ///
  /// `unit` is the measure's own, by its name; it may be empty, or a word of the person's.
  package func exampleAmount(_ unit: String, isTogether: Bool = false) -> String {
    let number = Words.exampleNumbers[unit] ?? (unit.isEmpty ? "10" : "2")
    return unit.isEmpty ? number : number + (isTogether ? "" : " ") + unit
  }

  /// A noun in the form that a Czech sentence needs with a whole number: for 1, for 2 to 4, for 0, 5 and more.
  package func czech(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    Plural(one, few, many).form(for: count, in: .cs)
  }

  /// Parts with commas between them, and a word before the last.
  package func listed(_ parts: [String], _ word: String) -> String { language.listed(parts, word) }

  private static let exampleNumbers = [
    "ml": "250", "cl": "25", "dl": "2", "l": "0.5", "oz": "8", "cup": "1", "glass": "1", "bottle": "1",
    "g": "20", "mg": "500", "kg": "2", "lb": "5", "kcal": "400", "kJ": "1700", "min": "30", "s": "45",
    "h": "7",
    "km": "5", "m": "400", "mi": "3", "%": "50",
  ]
}

/// A text as a word of a command line, quoted if a shell would take it apart.
///
/// Double quotes serve where nothing within them has a meaning of its own.
package func shellWord(_ text: String) -> String {
  let text = text.printable
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./:,+%@=".unicodeScalars.contains($0)
  }
  if isPlain, !text.isEmpty { return text }
  if !text.contains(where: { "\"$`\\!".contains($0) }) { return "\"\(text)\"" }
  return singleQuoted(text)
}

/// A text in single quotes, within which a shell gives no character a meaning.
package func singleQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

import Speech

/// A part of a line of `daybook.conf` that declares something, by the word that begins it.
///
/// A new one is a row of the table, and a kind that does not compile until it is read: changing, completion, colours and
/// help go by this table.
package struct DeclaredPart: Sendable {
  /// The meaning of a part; of each kind but `alias` a line has one.
  enum Kind: Hashable, Sendable {
    case label, time, schedule, members, unit, aggregate, goal, limit, condition, best, cup, presets, counts,
      by,
      push, alias, from, until
    /// A word that is none of these.
    case other
  }

  /// The form of the words behind it.
  enum Value: Hashable, Sendable { case nothing, names, value, amount }

  /// The word that begins it, in small letters; `at most` is two.
  package let word: String
  let kind: Kind
  let value: Value
  /// How many words it has; nil of one that goes on to the next part.
  let length: Int?
  /// Its meaning, in a sentence.
  package let meaning: Phrase
  /// The words that the lines which take it begin with.
  private let lines: [String]

  private init(
    _ word: String, _ kind: Kind, _ value: Value, words length: Int? = nil, in lines: [String],
    _ english: String,
    cs czech: String
  ) {
    (self.word, self.kind, self.value, self.length, self.lines) = (word, kind, value, length, lines)
    meaning = Phrase(english, cs: czech)
  }

  /// All parts, in the order in which they are proposed.
  package static let all: [DeclaredPart] =
    [
      DeclaredPart(
        "every", .schedule, .value, in: ["habit"], "The days that ask for it.",
        cs: "Dny, na které je to v plánu."),
      DeclaredPart(
        "unit", .unit, .value, words: 2, in: ["measure"], "What it is counted in, or a unit of your own.",
        cs: "V čem se počítá, nebo vlastní jednotka."),
      DeclaredPart(
        "goal", .goal, .amount, in: ["measure"], "What a measure should come to.",
        cs: "Kolik má veličiny být."),
      DeclaredPart(
        "cup", .cup, .amount, in: ["measure"], "What a cup of the measure holds.",
        cs: "Kolik má hrnek té veličiny."),
      DeclaredPart(
        "presets", .presets, .amount, in: ["measure"], "Amounts that are offered.",
        cs: "Množství, která se nabízejí."),
      DeclaredPart(
        "best", .best, .amount, in: ["measure"], "The sweet spot above the goal.",
        cs: "Nejlepší rozmezí nad cílem."),
      DeclaredPart(
        "counts", .counts, .value, words: 3, in: ["measure"], "The share that counts for another measure.",
        cs: "Podíl, který se počítá do jiné veličiny."),
      DeclaredPart(
        "by", .by, .value, words: 2, in: ["measure"], "It is meant to be taken until that time.",
        cs: "Do kdy se má brát."),
      DeclaredPart(
        "push", .push, .nothing, words: 1, in: ["measure"], "Its totals are given to the push command.",
        cs: "Její součty dostává příkaz push."),
      DeclaredPart("at most", .limit, .nothing, in: ["goal"], "The goal is a limit.", cs: "Cíl je mez."),
      DeclaredPart(
        "when", .condition, .names, words: 2, in: ["goal"], "Holds on days on which the habit is met.",
        cs: "Platí ve dnech, kdy je návyk splněn."),
      DeclaredPart(
        "alias", .alias, .names, words: 2, in: ["habit", "measure"], "Another name.", cs: "Další jméno."),
      DeclaredPart(
        "from", .from, .value, words: 2, in: ["habit", "measure", "goal", "cup", "unit"], "The first day.",
        cs: "První den."),
      DeclaredPart(
        "until", .until, .value, words: 2, in: ["habit", "measure", "goal", "cup"], "The last day, included.",
        cs: "Poslední den, včetně."),
      DeclaredPart(
        "all", .members, .names, in: ["habit"], "Met when all of them are.",
        cs: "Splněno, když jsou splněny všechny."),
      DeclaredPart(
        "any", .members, .names, in: ["habit"], "Met when one of them is.",
        cs: "Splněno, když je splněn jeden z nich."),
    ] + Aggregate.allCases.map(DeclaredPart.init)

  private init(_ aggregate: Aggregate) {
    let meaning: Phrase =
      switch aggregate {
      case .sum: Phrase("The amounts of a day add up.", cs: "Množství dne se sčítají.")
      case .last: Phrase("The day's value is the last one.", cs: "Hodnota dne je ta poslední.")
      case .mean: Phrase("The day's value is the mean.", cs: "Hodnota dne je průměr.")
      case .max: Phrase("The day's value is the largest.", cs: "Hodnota dne je ta největší.")
      case .min: Phrase("The day's value is the least.", cs: "Hodnota dne je ta nejmenší.")
      }
    (word, kind, value, length, lines) = (aggregate.rawValue, .aggregate, .nothing, 1, ["measure"])
    self.meaning = meaning
  }

  /// The part that a word begins in a line that begins with another; nil if the line takes no such part.
  static func named(_ word: String, in line: String) -> DeclaredPart? {
    all.first { $0.word == word && $0.lines.contains(line) }
  }

  /// The part that a word begins in a line that declares a habit or measure; nil if it begins none.
  static func named(_ word: String) -> DeclaredPart? {
    all.first { $0.word == word && $0.lines.contains(where: ConfigurationLine.subjects.contains) }
  }

  /// Whether a word begins a part of some line.
  static func isBegun(by word: String) -> Bool { all.contains { $0.word == word } }

  /// The words of the parts that a line takes behind those that it has, but for the one that goes without saying.
  package static func words(of line: String, behind given: [String] = []) -> [String] {
    let taken = Set(given.compactMap { named($0, in: line)?.kind }).subtracting([.alias])
    return all.filter {
      $0.lines.contains(line) && $0.word != Aggregate.sum.rawValue && !taken.contains($0.kind)
    }.map(\.word)
  }

  /// The words behind which something of some kind comes.
  static func words(before values: Value...) -> [String] {
    all.filter { values.contains($0.value) }.map(\.word)
  }

  /// All words of parts, one by one.
  package static let singleWords = Set(all.flatMap { $0.word.split(separator: " ").map(String.init) })
}

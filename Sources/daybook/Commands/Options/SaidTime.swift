import Journal
import Rendering
import Speech

/// A time of day that some words of a command begin with, perhaps behind a word such as `at`.
struct SaidTime {
  /// The time.
  let time: TimeOfDay
  /// Whether it was said as `now`.
  let isNow: Bool
  /// The words behind it.
  let rest: ArraySlice<String>

  /// Reads `13:05`, `1:05 pm` or `now`, alone or behind one of the words that may lead to it; nil if the words begin with
  /// none.
  init?(beginning words: ArraySlice<String>, now: TimeOfDay, after leads: Translated<[String]>) {
    for words in [words, SaidTime.dropping(leads, from: words)] {
      if let first = words.first, TypedWords.now.holds(first.lowercased()) {
        (time, isNow, rest) = (now, true, words.dropFirst())
        return
      }
      for count in [2, 1] where words.count >= count {
        let text = words.prefix(count).joined(separator: " ")
        guard text.contains(where: \.isNumber), let typed = TimeOfDay(typed: text) else { continue }
        (time, isNow, rest) = (typed, false, words.dropFirst(count))
        return
      }
    }
    return nil
  }

  /// Refuses words that begin with one that was meant as a time and is none: `25:10`, `7.30`, `1830`,
  /// `2026-03-21T01:10`.
  ///
  /// `words` are all that the command was given, and `verb` is its name.
  static func refuseWhatIsNone(
    beginning rest: ArraySlice<String>, after leads: Translated<[String]>, of words: [String], _ verb: String
  ) throws(CommandError) {
    for rest in [rest, dropping(leads, from: rest)] {
      guard let word = rest.first, word.first?.isNumber == true else { continue }
      if let (day, time) = dayAndTime(in: word) {
        var meant = words
        meant[rest.startIndex] = time.description
        throw CommandError { [meant] in $0.nearlyATime(word, command: [verb] + meant + ["--date", "\(day)"]) }
      }
      if word.contains(":") { throw CommandError { $0.badTime(word) } }
      guard let time = TimeOfDay(nearly: word), rest.count == 1 || word.contains(".") else { continue }
      var meant = words
      meant[rest.startIndex] = "\(time.hour):\(zeroPadded(time.minute, 2))"
      throw CommandError { [meant] in $0.nearlyATime(word, command: [verb] + meant) }
    }
  }

  /// The day and the time of a timestamp, `2026-03-21T01:10`; nil if a word is none.
  private static func dayAndTime(in word: String) -> (day: Day, time: TimeOfDay)? {
    let parts = word.uppercased().split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = Day(String(parts[0])), let time = TimeOfDay(typed: String(parts[1]))
    else {
      return nil
    }
    return (day, time)
  }

  /// Whether words begin with a time, or with what was meant as one.
  static func isMeant(beginning words: ArraySlice<String>, after leads: Translated<[String]>) -> Bool {
    [words, dropping(leads, from: words)].contains { words in
      guard let word = words.first else { return false }
      return TypedWords.now.holds(word.lowercased())
        || word.first?.isNumber == true
          && (word.contains(":") || TimeOfDay(nearly: word) != nil
            || [1, 2].contains { TimeOfDay(typed: words.prefix($0).joined(separator: " ")) != nil })
    }
  }

  private static func dropping(
    _ leads: Translated<[String]>, from words: ArraySlice<String>
  ) -> ArraySlice<String> {
    words.count > 1 && leads.holds(words[words.startIndex].lowercased()) ? words.dropFirst() : words
  }
}

extension TimeOfDay {
  /// Reads a time whose colon is a point or is left out: `7.30`, `1830`; nil if it is none.
  fileprivate init?(nearly text: String) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: ".") }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    switch (parts.count, digits.count) {
    case (2, 3...4) where parts[1].utf8.count == 2: self.init(typed: "\(parts[0]):\(parts[1])")
    case (1, 4): self.init(typed: "\(text.prefix(2)):\(text.suffix(2))")
    default: return nil
    }
  }
}

extension Words {
  /// A word in the place of a time that is nearly one; `command` are the words of the command that was meant.
  func nearlyATime(_ word: String, command: [String]) -> String {
    let command = inQuotes("daybook " + command.map(shellWord).joined(separator: " "))
    return say(
      "\(quoted(word)) is not a time of day; if it is meant as one, write \(command)",
      "\(quoted(word)) není čas; pokud jím má být, napište \(command)")
  }
}

import TestSupport

/// What a person recorded in another program, as a law of imports makes it up: the truth that an import must keep.
struct AppHistory {
  /// What one record says.
  enum Said: Hashable {
    case done, skipped, open
    /// So many of what is counted.
    case count(Int)
  }

  struct Entry: Hashable {
    var day: Int
    /// The place in `AppHistory.habits`.
    var habit: Int
    var said: Said
    var note: String
  }

  /// The habits' names there, and the words that they are declared by here; the last two are counted.
  static let habits: [(name: String, word: String)] = [
    ("Read", "read"), ("Walk the dog", "walk-the-dog"), ("Běh", "běh"), ("Push ups", "push-ups"),
    ("Pages", "pages"),
  ]
  static let firstCounted = 3
  private static let notes = [
    "", "", "", "late", "with friends", "5 more", "at 9:15", "#tired", "rain, all day", "a: b", "na zdraví",
    "\"so so\"",
  ]

  var entries: [Entry] = []
  /// Whether a row that nobody can read stands among the others.
  var isBroken = false

  /// Makes one up, without what the format has no way to say.
  init(seed: UInt64, skips: Bool, opens: Bool, counts: Bool, notes: Bool) {
    var chance = SplitMix64(seed: seed)
    for day in 1...(2 + chance.below(5)) {
      for habit in Self.habits.indices where chance.chance(55) {
        var said: Said = chance.chance(20) && skips ? .skipped : chance.chance(15) && opens ? .open : .done
        if habit >= Self.firstCounted {
          guard counts else { continue }
          said = .count(2 + chance.below(40))
        }
        entries.append(
          Entry(day: day, habit: habit, said: said, note: notes ? chance.one(of: Self.notes) : ""))
      }
    }
    isBroken = chance.chance(40)
  }

  /// The date of a day of the history.
  static func date(_ day: Int) -> String { "2026-01-\(day < 10 ? "0" : "")\(day)" }
}

/// What is in a history, counted: days, ticks of each kind, totals and notes.
struct HistoryCount: Equatable, CustomStringConvertible {
  var days: Set<String> = []
  /// How often each word was done, skipped, open.
  var ticks: [String: Int] = [:]
  var totals: [String: Int] = [:]
  var notes: [String: Int] = [:]

  var description: String {
    "\(days.sorted()) \(ticks.sorted { $0.key < $1.key }) \(totals.sorted { $0.key < $1.key }) \(notes.sorted { $0.key < $1.key })"
  }

  init(of history: AppHistory) {
    for entry in history.entries {
      let word = AppHistory.habits[entry.habit].word
      days.insert(AppHistory.date(entry.day))
      switch entry.said {
      case .done: ticks["[x] \(word)", default: 0] += 1
      case .skipped: ticks["[-] \(word)", default: 0] += 1
      case .open: ticks["[ ] \(word)", default: 0] += 1
      case .count(let count): totals[word, default: 0] += count
      }
      add(note: entry.note.split(separator: " ").map(String.init))
    }
  }

  /// Counts day files by their lines alone, by no rule of the program's.
  init(ofFiles files: [String: String]) {
    for (date, text) in files {
      for line in text.split(separator: "\n") {
        days.insert(date)
        var words = line.split(separator: " ").map(String.init)
        words.removeAll { $0.hasPrefix("source:") || $0.hasPrefix("id:") }
        if words[0] == "[", words.count > 1, words[1] == "]" { words.replaceSubrange(0...1, with: ["[ ]"]) }
        if words[0].hasPrefix("[") {
          ticks["\(words[0]) \(words[1])", default: 0] += 1
          add(note: Array(words[2...]))
        } else {
          let digits = words[1].prefix { $0.isNumber }
          totals[words[0], default: 0] += Int(digits) ?? -1_000_000
          add(note: Array(words[2...]))
        }
      }
    }
  }

  private mutating func add(note words: [String]) {
    let note = words.joined(separator: " ").filter { $0 != "\"" }
    if !note.isEmpty { notes[note, default: 0] += 1 }
  }
}

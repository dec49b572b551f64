import Arguments
import Journal
import Rendering
import Speech

/// What was typed on a command line and is wrong, and what may have been meant, so that the whole line can be told as
/// it would work.
struct Correction: Sendable {
  /// The words as typed, separated by blanks.
  let typed: String
  /// The words that may stand in their place, each with blanks where they are several.
  let meant: [String]
  /// Whether they were hardly meant and only show how it is written.
  var isExample = false
  /// Whether the words, with those that follow them on the line, are what they lack alone: `last`, then `week`.
  var isWhole: (@Sendable (String) -> Bool)?

  /// The option that is meant, where the value that it needs does not stand behind it.
  private var lacking: ParameterDescription?

  /// Whether what is meant is one word of the line, with its blanks.
  private var isOneWord = false

  /// The correction of a line on which the words go on: they and those that follow are one word there; nil if they do
  /// not.
  func continued(on line: [String]) -> Correction? {
    guard let isWhole, let place = place(in: line) else { return nil }
    for count in [3, 2, 1] where place.upperBound + count <= line.count {
      let rest = line[place.upperBound..<(place.upperBound + count)].joined(separator: " ")
      guard isWhole("\(typed) \(rest)") else { continue }
      var whole = Correction("\(typed) \(rest)", ["\(typed) \(rest)"])
      whole.isOneWord = true
      return whole
    }
    // The rest of a period that is none goes with it: `last`, then `0 days`.
    let rest = line[place.upperBound...].prefix(2).prefix { !$0.hasPrefix("-") }
    guard isExample, let number = rest.first, number.allSatisfy(\.isNumber) else { return nil }
    var whole = Correction("\(typed) \(rest.joined(separator: " "))", meant)
    whole.isExample = true
    return whole
  }

  /// The command lines that may have been meant; none if the words are not on the line.
  func commands(for line: [String], in language: Language) -> [String] {
    guard let place = place(in: line) else { return [] }
    return meant.map { meant in
      let first = line[place.lowerBound]
      let isJoined = first.hasPrefix("-") && first.contains("=")
      let head = isJoined ? first[...(first.firstIndex(of: "=") ?? first.startIndex)] : ""
      let words = head.isEmpty && !isOneWord ? meant.split(separator: " ").map(String.init) : [head + meant]
      let value = lacking.map { [$0.valueName(in: language)] } ?? []
      let corrected = line[..<place.lowerBound] + words + value + line[place.upperBound...]
      return "daybook " + corrected.map(shellWord).joined(separator: " ")
    }
  }

  /// The last place of the words: what is wrong stands behind the command, `day day`.
  private func place(in line: [String]) -> Range<Int>? {
    for start in line.indices.reversed() {
      for end in line.indices[start...] {
        let words = line[start...end].joined(separator: " ")
        let isValue =
          line[start].hasPrefix("-") && line[start].contains("=") && words.drop { $0 != "=" } == "=" + typed
        if words == typed || isValue { return start..<(end + 1) }
      }
    }
    return nil
  }

  init(_ typed: String, _ meant: [String]) { (self.typed, self.meant) = (typed, meant) }
}

extension Correction {
  /// The possible meaning of a faulty command line; nil if it cannot be told.
  init?(_ problem: ArgumentProblem, _ table: CommandTable<SharedOptions, Action>, on line: [String]) {
    switch problem {
    case .unknownOption(let name, let command, let near) where !near.isEmpty:
      self.init(name, near)
      guard let place = line.lastIndex(of: name), near.count == 1,
        let option = table.parameter(named: near[0], of: command), option.kind == .option
      else { return }
      let value = line[(place + 1)...].first
      if value.map({ $0.hasPrefix("-") || table.entry(named: $0) != nil }) ?? true { lacking = option }
    case .badValue(_, let text, let words, _) where !words.isEmpty && !text.isEmpty:
      self.init(text, [words[0]])
      isExample = true
    case .tooManyArguments(let text, let command):
      let parameters = table.entry(named: command)?.description.parameters ?? []
      guard line.last == text, parameters.contains(where: { $0.names.contains("--of") }) else { return nil }
      guard let option = line.firstIndex(of: "--of") else {
        self.init(text, ["--of \(text)"])
        return
      }
      // The words behind it may be one name, which a shell took apart.
      let name = line[(option + 1)...]
      guard name.count > 1, !name.contains(where: { $0.hasPrefix("-") }) else { return nil }
      self.init(name.joined(separator: " "), [name.joined(separator: " ")])
      isOneWord = true
    default: return nil
    }
  }

  /// The dates that a text which is none may have been meant as; without one, today is the example.
  init(date text: String, today: Day) {
    let dotted = Day(phrase: text + ".", today: today) == nil ? [] : [text + "."]
    let words = TypedWords.nearDays.flatMap { $0.words.all.joined() }.filter { isNear($0, text.lowercased()) }
    self.init(text, dotted + words.prefix(1))
    if meant.isEmpty {
      self.init(text, [today.description])
      isExample = true
    }
  }

  /// The periods that a text which is none may have been meant as: a measure, the number of a week, month or year, or
  /// a date that is nearly one; else this month is the example, of a week this week. `unit` is what the command shows,
  /// if it is one of these.
  init(period text: String, of unit: String, today: Day, configuration: Configuration) {
    let (year, month, _) = today.parts
    let digits = unit == "week" && text.first?.lowercased() == "w" ? String(text.dropFirst()) : text
    let number = digits.utf8.count <= 2 ? Int(digits) ?? 0 : 0
    func padded(_ number: Int) -> String { zeroPadded(number, 2) }
    switch (unit, number) {
    case _ where Vocabulary(configuration).subject(named: text) != nil && !unit.isEmpty:
      self.init(text, ["--of \(text)"])
    case ("week", 1...53): self.init(text, ["\(year)-W\(padded(number))"])
    case ("month", 1...12): self.init(text, ["\(year)-\(padded(number))"])
    case ("year", 1...99): self.init(text, ["\(year / 100)\(padded(number))"])
    default:
      self.init(date: text, today: today)
      if isExample {
        let week = configuration.week(of: today).isoWeekName
        self.init(text, [unit == "week" ? week : "\(year)-\(padded(month))"])
        isExample = true
      }
    }
  }
}

extension Words {
  /// A sentence with the command lines that may have been meant: behind its question, else in place of its advice, to
  /// which an example is added.
  func sentence(_ sentence: String, meaning commands: [String], isExample: Bool) -> String {
    guard !commands.isEmpty else { return sentence }
    let commands = language.alternatives(commands)
    if sentence.hasSuffix("?") {
      return sentence + say(" Then write \(commands)", " Pak napište \(commands)")
    }
    if isExample { return sentence + say(", as in \(commands)", ", jako v \(commands)") }
    let parts = sentence.split(separator: ";")
    let head = parts.count == 2 ? String(parts[0]) : sentence
    return head + say("; did you mean \(commands)?", "; měli jste na mysli \(commands)?")
  }

  /// An option that a command has not, without one near it.
  func unknownOption(_ name: String, of command: String) -> String {
    let help = inQuotes("daybook help \(command)")
    return say(
      "\(quoted(name)) is not an option of \(quoted(command)); \(help) lists them, and -- goes before text that begins with a hyphen",
      "\(quoted(name)) není volba příkazu \(quoted(command)); vypíše je \(help), před text se spojovníkem na začátku patří --"
    )
  }
}

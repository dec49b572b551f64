import Speech

/// A word that may be meant, and what it stands for.
package struct Candidate: Sendable, Hashable {
  package var text: String
  /// Shown beside the word where the shell can; may be empty.
  package var about: String

  /// Pairs a word with what it stands for.
  package init(_ text: String, _ about: String = "") {
    self.text = text
    self.about = about
  }
}

/// A question about a half-typed command line that only the program can answer, not its declarations.
package struct CompletionQuestion<Globals> {
  /// The name that a `CompletionKind.dynamic` was declared with.
  package var kind: String
  /// The part of the word typed so far; may be empty. Answers that do not begin with it are dropped, letter case
  /// aside.
  package var prefix: String
  /// The arguments that stand before the word.
  package var arguments: [String]
  /// The values of the options that stand before the word, by their names.
  package var values: [String: String]
  /// The options of every command, as far as they are given.
  package var globals: Globals
}

/// The candidates for the word that is being typed.
package struct CompletionAnswer: Sendable, Equatable {
  /// Paths, which the shell knows itself.
  package enum Paths: String, Sendable {
    case files, folders
  }

  /// Whole words, the head included.
  package var candidates: [Candidate] = []
  package var paths: Paths?
  /// The part of the word before its value: `--of=`, `-o`, or nothing.
  package var head = ""
}

extension CommandTable {
  /// The candidates for the last of some words, which may be empty; the program's own name is left out.
  ///
  /// `dynamic` is asked for what only the program knows.
  package func completions(
    of words: [String], in language: Language, dynamic: (CompletionQuestion<Globals>) -> [Candidate]
  ) -> CompletionAnswer {
    let typed = words.last ?? ""
    var before = Array(words.dropLast())
    let position = commandPosition(in: before)
    let named = position.map { before.remove(at: $0) }
    let described = (named ?? defaultCommand).flatMap(entry(named:))?.description
    let own = described?.parameters ?? []
    var reading = CommandLineReading(own + sharedParameters, command: described?.name)
    for word in before { reading.take(word) }

    var globals = defaults
    for option in reading.given where parameters.indices.contains(option.index - own.count) {
      // A bad value is told when the line is run; here the default serves.
      _ = parameters[option.index - own.count].storing(&globals, option.text)
    }
    func values(_ kind: CompletionKind, _ prefix: String, _ head: String) -> CompletionAnswer {
      let first = described == nil ? [named].compactMap(\.self) : []
      let question = CompletionQuestion(
        kind: "", prefix: prefix, arguments: first + reading.words,
        values: Dictionary(
          reading.given.map { (reading.parameters[$0.index].calledName, $0.text) }, uniquingKeysWith: { $1 }),
        globals: globals)
      return answer(kind, question, head: head, in: language, dynamic: dynamic)
    }

    if let option = reading.awaiting { return values(reading.parameters[option].completion, typed, "") }
    if !reading.optionsAreOver {
      if let (option, head) = reading.attachedOption(of: typed) {
        return values(reading.parameters[option].completion, String(typed.dropFirst(head.count)), head)
      }
      if typed.hasPrefix("-"), typed == "-" || Spelling(typed) != .word {
        return CompletionAnswer(candidates: options(beginning: typed, notGivenIn: reading, in: language))
      }
    }
    if named == nil {
      var answer = values(.commands, typed, "")
      let commands = Set(answer.candidates.map(\.text))
      answer.candidates += values(firstWords, typed, "").candidates.filter { !commands.contains($0.text) }
      return answer
    }
    guard let described else { return values(firstWords, typed, "") }
    return described.argumentsOpen(after: reading.words.count).map { values($0.completion, typed, "") }
      .reduce(CompletionAnswer()) { one, other in
        CompletionAnswer(candidates: one.candidates + other.candidates, paths: one.paths ?? other.paths)
      }
  }

  /// The output of `daybook __complete SHELL WORDS...`: a candidate a line, a tab, and what it stands for.
  ///
  /// A line that begins with a tab names paths that the shell is to offer as well, and after another tab the
  /// head they follow. The words are those of the script of that shell: bash gives all of them, and fish the
  /// last, as typed, with their quotes. Candidates with control characters are left out: no shell could be given
  /// them safely.
  package func completionLines(
    for shell: Shell, words: [String], in language: Language,
    dynamic: (CompletionQuestion<Globals>) -> [Candidate]
  ) -> String {
    let last = shell == .zsh ? nil : words.last.map(ShellWord.init)
    let plain =
      shell == .bash
      ? words.map { ShellWord($0).text } : words.dropLast() + words.suffix(1).map { last?.text ?? $0 }
    let answer = completions(of: plain, in: language, dynamic: dynamic)
    var lines = answer.candidates.filter { !$0.text.isEmpty && !$0.text.contains(where: \.isControl) }.map {
      let text = shell == .bash ? last?.completedForBash(to: $0.text) ?? $0.text : $0.text
      let about = String($0.about.map { $0.isControl ? " " : $0 })
      return about.isEmpty ? text : text + "\t" + about
    }
    if let paths = answer.paths { lines.append("\t\(paths.rawValue)\t\(answer.head)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func answer(
    _ kind: CompletionKind, _ question: CompletionQuestion<Globals>, head: String, in language: Language,
    dynamic: (CompletionQuestion<Globals>) -> [Candidate]
  ) -> CompletionAnswer {
    var answer = CompletionAnswer(head: head)
    switch kind {
    case .none: break
    case .files: answer.paths = .files
    case .folders: answer.paths = .folders
    case .words(let words): answer.candidates = words.map { Candidate($0) }
    case .commands:
      answer.candidates = commands.map(\.description).filter { !$0.isHidden }
        .map { Candidate($0.name, $0.abstract[language]) }
    case .dynamic(let name):
      var asked = question
      asked.kind = name
      answer.candidates = dynamic(asked)
    }
    let prefix = question.prefix.lowercased()
    answer.candidates = answer.candidates.filter { $0.text.lowercased().hasPrefix(prefix) }
      .map { Candidate(head + $0.text, $0.about) }
    return answer
  }

  /// The options that may follow: long names, and short ones of those that have no other.
  private func options(beginning typed: String, notGivenIn reading: CommandLineReading, in language: Language)
    -> [Candidate]
  {
    var seen: Set<String> = []
    var candidates: [Candidate] = []
    for (index, parameter) in reading.parameters.enumerated() where parameter.kind != .argument {
      let isNew = seen.isDisjoint(with: parameter.names)
      seen.formUnion(parameter.names)
      let isOpen = parameter.isRepeated || !reading.given.contains { $0.index == index }
      guard isNew, isOpen, !parameter.isHidden else { continue }
      let long = parameter.names.filter { $0.hasPrefix("--") }
      let short = parameter.names.filter { !long.contains($0) && (long.isEmpty || $0 == typed) }
      candidates += (long + short).filter { $0.hasPrefix(typed) }
        .map { Candidate($0, parameter.help[language]) }
    }
    return candidates
  }
}

extension CommandLineReading {
  /// The option whose value has begun in the same word, and what of the word is not the value: `--of=`, `-o`.
  fileprivate func attachedOption(of word: String) -> (index: Int, head: String)? {
    switch Spelling(word) {
    case .long(let name, .some):
      return index(of: name).flatMap { parameters[$0].kind == .option ? ($0, name + "=") : nil }
    case .short(let letters) where letters.count > 1:
      let name = "-" + letters.prefix(1)
      let head = letters.dropFirst().hasPrefix("=") ? name + "=" : name
      return index(of: name).flatMap { parameters[$0].kind == .option ? ($0, head) : nil }
    default: return nil
    }
  }
}

extension CommandDescription {
  /// The arguments that the next word may fill when some are given: a repeated one, and the one after it.
  fileprivate func argumentsOpen(after count: Int) -> [ParameterDescription] {
    if let repeated = arguments.firstIndex(where: \.isRepeated), count >= repeated {
      let least = arguments[repeated].isRequired ? repeated + 1 : repeated
      return [arguments[repeated]] + (count >= least ? arguments.dropFirst(repeated + 1).prefix(1) : [])
    }
    return Array(arguments.dropFirst(count).prefix(1))
  }
}

extension Character {
  /// Whether it controls a cursor or a terminal instead of being shown.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control } || isNewline
  }
}

/// Sorts the words of a command line, one after the other, into options and arguments.
///
/// Values are not judged here. Any words can be read; the first thing that is wrong is kept as `problem`.
struct CommandLineReading {
  /// An option or a flag that was given.
  struct Given: Equatable {
    /// Its place in `parameters`.
    var index: Int
    /// Its value; empty for a flag.
    var text: String
  }

  /// The parameters that may be given. Arguments are passed over; the first of two with the same name counts.
  let parameters: [ParameterDescription]
  /// The command the words belong to, if there is one yet.
  let command: String?
  private(set) var given: [Given] = []
  /// The words that are neither options nor their values, in order.
  private(set) var words: [String] = []
  private(set) var problem: ArgumentProblem?
  /// The place of an option whose value is the next word.
  private(set) var awaiting: Int?
  /// Whether `--` was read, after which everything is a word.
  private(set) var optionsAreOver = false

  init(_ parameters: [ParameterDescription], command: String? = nil) {
    self.parameters = parameters
    self.command = command
  }

  /// Reads the next word.
  mutating func take(_ word: String) {
    if optionsAreOver {
      words.append(word)
      return
    }
    let spelling = Spelling(word)
    if let index = awaiting {
      if spelling == .word {
        awaiting = nil
        given.append(Given(index: index, text: word))
        return
      }
      // `--of --json` forgot a value; `--of=--json` means one.
      finish()
    }
    switch spelling {
    case .word: words.append(word)
    case .end: optionsAreOver = true
    case .long(let name, let value): takeLong(name, value: value)
    case .short(let letters): takeShort(letters)
    }
  }

  /// Ends the line: an option that still waits for its value is a problem.
  mutating func finish() {
    guard let index = awaiting else { return }
    awaiting = nil
    let parameter = parameters[index]
    note(.missingValue(of: parameter.calledName, valueName: parameter.valueName))
  }

  /// The place of the option or flag of this name.
  func index(of name: String) -> Int? {
    parameters.firstIndex { $0.names.contains(name) }
  }

  private mutating func takeLong(_ name: String, value: String?) {
    guard let index = index(of: name) else {
      note(unknown(name, meant: name))
      return
    }
    switch (parameters[index].kind, value) {
    case (.flag, nil): given.append(Given(index: index, text: ""))
    case (.flag, let value?): note(.unexpectedValue(of: name, text: value))
    case (_, let value?): given.append(Given(index: index, text: value))
    case (_, nil): awaiting = index
    }
  }

  private mutating func takeShort(_ letters: String) {
    var rest = Substring(letters)
    while let letter = rest.popFirst() {
      let name = "-\(letter)"
      guard let index = index(of: name) else {
        // `-date` was meant to be `--date`; but of `-ab` with a known `-a` only the `b` is wrong.
        let isFirst = rest.utf8.count + letter.utf8.count == letters.utf8.count
        note(unknown(isFirst ? "-" + letters : name, meant: isFirst ? "--" + letters : name))
        return
      }
      let value = rest.first == "=" ? rest.dropFirst() : rest
      if parameters[index].kind == .option {
        if rest.isEmpty {
          awaiting = index
        } else {
          given.append(Given(index: index, text: String(value)))
        }
        return
      }
      if rest.first == "=" {
        note(.unexpectedValue(of: name, text: String(value)))
        return
      }
      given.append(Given(index: index, text: ""))
    }
  }

  private func unknown(_ name: String, meant: String) -> ArgumentProblem {
    let names = parameters.filter { !$0.isHidden }.flatMap(\.names)
    return .unknownOption(name, command: command, near: nearNames(to: meant, among: names))
  }

  private mutating func note(_ found: ArgumentProblem) {
    if problem == nil { problem = found }
  }
}

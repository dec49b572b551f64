extension CommandTable {
  /// Where the command's name stands among the words: the first that is no option and no option's value.
  ///
  /// Before it may stand options of every command and its own: `--date yesterday drink`.
  package func commandPosition(in words: [String]) -> Int? {
    let plain = firstWord(in: words, sharedParameters)
    guard plain.isAfterUnknown else { return plain.position }
    for (index, word) in words.enumerated() where word != "--" {
      guard let own = entry(named: word)?.description.parameters else { continue }
      let before = CommandLineReading(own + sharedParameters, taking: words[..<index])
      if before.problem == nil, before.words.isEmpty, before.awaiting == nil { return index }
    }
    return firstWord(in: words, allParameters).position
  }

  /// Whether nothing but options of every command stands before a word.
  package func hasSharedOptionsOnly(in words: [String], before place: Int) -> Bool {
    CommandLineReading(sharedParameters, taking: words[..<place]).problem == nil
  }

  /// The parameters of all commands, and those that every command takes.
  var allParameters: [ParameterDescription] {
    commands.flatMap { $0.description.parameters } + sharedParameters
  }

  private func firstWord(
    in words: [String], _ parameters: [ParameterDescription]
  ) -> (position: Int?, isAfterUnknown: Bool) {
    var reading = CommandLineReading(parameters)
    for (index, word) in words.enumerated() {
      reading.take(word)
      if !reading.words.isEmpty { return (index, reading.problem != nil) }
    }
    return (nil, reading.problem != nil)
  }
}

extension CommandLineReading {
  /// Reads the words before a place, and awaits what may follow.
  init(_ parameters: [ParameterDescription], taking words: some Sequence<String>) {
    self.init(parameters)
    for word in words { take(word) }
  }
}

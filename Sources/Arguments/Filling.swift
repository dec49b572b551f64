extension Usage {
  /// Makes the command that a command line asks for; throws the first problem of its values.
  ///
  /// Options of other parameters than this command's own are passed over.
  func filled(from reading: CommandLineReading) throws(ArgumentProblem) -> Root {
    var root = Root()
    for given in reading.given where given.index < parameters.count {
      try parameters[given.index].store(given.text, into: &root)
    }
    try fill(&root, with: reading.words)
    try checkExclusions(reading)
    return root
  }

  private func checkExclusions(_ reading: CommandLineReading) throws(ArgumentProblem) {
    let given = reading.given.filter { $0.index < parameters.count }.map { parameters[$0.index].description }
    for group in exclusions {
      let found = group.filter { name in given.contains { $0.names.contains(name) } }
      if found.count > 1 { throw .excludedOption(found[0], by: found[1]) }
    }
  }

  private func fill(_ root: inout Root, with words: [String]) throws(ArgumentProblem) {
    var words = words[...]
    var arguments: ArraySlice<Parameter<Root>> = []
    for parameter in parameters where parameter.description.kind == .argument { arguments.append(parameter) }
    while let argument = arguments.popFirst() {
      let description = argument.description
      if description.isRequired, words.isEmpty {
        throw .missingArgument(
          description.valueName, command: Root.name, allowedWords: description.allowedWords)
      }
      if description.isRepeated {
        let least = description.isRequired ? 1 : 0
        // `done lunch soup 15:45`: the last word is a time if it reads as one.
        if let last = words.last, words.count > least, let trailing = arguments.first,
          trailing.storing(&root, last)
        {
          words.removeLast()
        }
        for word in words { try argument.store(word, into: &root) }
        return
      }
      if let word = words.popFirst() { try argument.store(word, into: &root) }
    }
    if let extra = words.first {
      throw .tooManyArguments(extra, command: Root.name)
    }
  }
}

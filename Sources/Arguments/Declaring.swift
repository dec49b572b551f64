import Speech

// Key paths stand in closures: making one takes the runtime as long as reading a day, and a command line uses few
// of all that are declared.
extension Parameter {
  /// Declares a value that is given by its position.
  package static func argument<Target: ArgumentTarget>(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, Target>, _ valueName: String, help: Phrase,
    isRequired: Bool = false,
    completion: CompletionKind? = nil
  ) -> Self {
    let description = ParameterDescription(
      kind: .argument, names: [], valueName: valueName, help: help, isRequired: isRequired)
    return declared(description, storedIn: target, completion: completion)
  }

  /// Declares the values from a position on, as many as there are; one at least if it is required.
  package static func arguments<Value: ArgumentValue>(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, [Value]>, _ valueName: String,
    help: Phrase, isRequired: Bool = false,
    completion: CompletionKind? = nil
  ) -> Self {
    argument(target(), valueName, help: help, isRequired: isRequired, completion: completion)
  }

  /// Declares a value that is given by name; the last one counts, unless the target is an array, which takes all.
  ///
  /// Names are written with their hyphens: `--of`, `-o`.
  package static func option<Target: ArgumentTarget>(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, Target>, _ names: String...,
    value valueName: String, help: Phrase,
    completion: CompletionKind? = nil
  ) -> Self {
    let description = ParameterDescription(kind: .option, names: names, valueName: valueName, help: help)
    return declared(description, storedIn: target, completion: completion)
  }

  /// Declares a name that sets a property to true.
  package static func flag(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, Bool>, _ names: String..., help: Phrase
  ) -> Self {
    let description = ParameterDescription(kind: .flag, names: names, valueName: "", help: help)
    return Parameter(description: description) { root, _ in
      root[keyPath: target()] = true
      return true
    }
  }

  private static func declared<Target: ArgumentTarget>(
    _ description: ParameterDescription, storedIn target: @escaping () -> WritableKeyPath<Root, Target>,
    completion: CompletionKind?
  ) -> Self {
    var description = description
    description.isRepeated = Target.isRepeated
    description.allowedWords = Target.Single.allowedWords
    description.expected = Target.Single.expected
    let words = description.allowedWords
    description.completion = completion ?? (words.isEmpty ? .none : .words(words))
    return Parameter(description: description) { root, text in
      guard let value = Target.Single(argument: text) else { return false }
      root[keyPath: target()].take(value)
      return true
    }
  }
}

import Speech

/// The kind of candidates that a shell offers for a value.
package enum CompletionKind: Sendable, Hashable {
  case none
  case files
  case folders
  /// The names of the program's own commands.
  case commands
  case words([String])
  /// Something only the program knows, by a name it chose: its habits, its dates.
  case dynamic(String)
}

/// A parameter as plain data.
package struct ParameterDescription: Sendable, Equatable {
  /// How a parameter is given.
  package enum Kind: Sendable {
    /// By its position.
    case argument
    /// By name, with a value.
    case option
    /// By name alone.
    case flag
  }

  package var kind: Kind
  /// `--of`, `-o`, hyphens included; empty for an argument.
  package var names: [String]
  /// The name of the value in help, in capitals; empty for a flag.
  package var valueName: String
  package var help: Phrase
  package var isRepeated = false
  /// Whether it must be given; an option never must.
  package var isRequired = false
  /// The only values there are; empty if there are others than can be listed.
  package var allowedWords: [String] = []
  /// An example of a value, for a person who typed something else.
  package var expected: Phrase?
  package var completion = CompletionKind.none
  /// Whether help and completions pass the parameter over; it works all the same.
  package var isHidden = false

  /// The name of the parameter in problems: its long name, or that of its value.
  var calledName: String {
    names.first { $0.hasPrefix("--") } ?? names.first ?? valueName
  }
}

/// Something a command line can hold, and where its value goes.
package struct Parameter<Root> {
  package var description: ParameterDescription
  /// Stores a value, and is false, storing nothing, if the text is none; a flag is given an empty text.
  let storing: (inout Root, String) -> Bool

  /// Marks the parameter as one that works and is not shown.
  package var hidden: Self {
    var parameter = self
    parameter.description.isHidden = true
    return parameter
  }

  /// Stores a value, or throws what is wrong with it.
  func store(_ text: String, into root: inout Root) throws(ArgumentProblem) {
    guard storing(&root, text) else {
      throw .badValue(
        of: description.calledName, text: text, allowedWords: description.allowedWords,
        expected: description.expected)
    }
  }
}

extension Array {
  /// Hangs parameters that several commands share onto the part of a command that holds their values.
  package func within<Inner, Outer>(_ part: @autoclosure @escaping () -> WritableKeyPath<Outer, Inner>)
    -> [Parameter<Outer>]
  where Element == Parameter<Inner> {
    map { inner in
      Parameter<Outer>(description: inner.description) { root, text in
        inner.storing(&root[keyPath: part()], text)
      }
    }
  }
}

/// Names of several words, as a shell takes them apart: `kitchen closed at 10 pm`.
extension Vocabulary {
  /// The subject that the longest beginning of some words names, and how many words that is; nil if they begin with no
  /// declared name.
  package func subject(beginning words: ArraySlice<String>) -> (subject: Reference, count: Int)? {
    for count in stride(from: words.count, to: 0, by: -1) {
      if let subject = subject(named: words.prefix(count).joined(separator: " ")) { return (subject, count) }
    }
    return nil
  }

  /// The words in which those that are a declared name together are one.
  package func joiningNames(in words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let count = subject(beginning: rest)?.count ?? 1
      joined.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return joined
  }

  /// The name of which a shell gave the first word to an option and the others to the argument, as in `--of long run`:
  /// they are taken from `words`. A name that no words make longer is answered as it is.
  package func completing(_ name: String, from words: inout [String]) -> String {
    for start in words.indices {
      if let found = subject(beginning: [name] + words[start...]), found.count > 1 {
        let rest = start..<(start + found.count - 1)
        defer { words.removeSubrange(rest) }
        return ([name] + words[rest]).joined(separator: " ")
      }
    }
    return name
  }
}

import Journal
import Rendering

/// The habits and measures that a command is asked about, as typed.
extension Daybook {
  /// The name that an option was given, with the words behind it that are of it: they are taken from `words`.
  func named(_ name: String?, in words: inout [String]) -> String? {
    name.map { Vocabulary(configuration).completing($0, from: &words) }
  }

  /// A measure by its name.
  func measure(_ name: String) throws(CommandError) -> Int {
    guard case .measure(let measure) = try subject(name) else { throw CommandError { $0.notAMeasure(name) } }
    return measure
  }

  /// A measure by its name; without one water, else the first measure with a goal, if there is one.
  func leadingMeasure(_ name: String?) throws(CommandError) -> Int? {
    guard let name else { return configuration.leadingMeasure }
    return try measure(name)
  }

  /// Habits and measures by their names; nil if none is named.
  func subjects(_ names: [String]) throws(CommandError) -> [Reference]? {
    if names.isEmpty { return nil }
    return try names.map { (name) throws(CommandError) in try subject(name) }
  }

  /// A habit or measure by its name.
  func subject(_ name: String) throws(CommandError) -> Reference {
    let vocabulary = Vocabulary(configuration)
    guard let subject = vocabulary.subject(named: name) else {
      throw CommandError(.unknownName(name, .either, near: vocabulary.near(name)))
    }
    return subject
  }
}

extension Words {
  /// A name that is a habit where a measure is needed.
  func notAMeasure(_ name: String) -> String {
    say(
      "\(quoted(name)) is a habit; bars are of a measure, such as 'water'",
      "\(quoted(name)) je návyk; sloupce má jen veličina, třeba „water“")
  }
}

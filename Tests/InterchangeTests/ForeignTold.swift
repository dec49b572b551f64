import Journal
import Notation
import TestSupport

@testable import Interchange

/// Files by their names, as a reader is given them.
func files(_ texts: KeyValuePairs<String, String>) -> [ImportedFile] {
  texts.map { ($0.key, ContiguousArray($0.value.utf8)) }
}

extension ForeignFormat {
  /// Reads files of the given names.
  static func read(
    _ texts: KeyValuePairs<String, String>, _ options: ForeignOptions = ForeignOptions()
  ) -> ImportResult { read(files(texts), options) }

  /// Whether a file that begins so is told to be of this format.
  static func recognises(_ name: String, _ text: String) -> Bool {
    recognises(name: name, head: ContiguousArray(text.utf8))
  }
}

extension ImportResult {
  /// Each record on a line: day, time, name, what it says, text.
  var told: [String] {
    records.map { record in
      let content =
        switch record.content {
        case .tick(.done): "[x]"
        case .tick(.skipped): "[-]"
        case .tick(.open): "[ ]"
        case .tick(.none): "no box"
        case .amount(let micros, let unit): ExactDecimal.text(micros: micros) + unit
        }
      return ["\(record.day)", record.time?.description, record.name, content, record.text]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The declarations as lines of `daybook.conf`.
  var declared: [String] {
    declarations.flatMap { declaration in
      [
        [declaration.isHabit ? "habit" : "measure", declaration.name, declaration.line]
          .filter { !$0.isEmpty }.joined(separator: " ")
      ] + declaration.goals.map { "goal \(declaration.name) \($0)" }
    }
  }

  /// The problems that `check` would find in the declarations.
  var declaredProblems: [String] {
    ConfigurationReading(DayFile(declared.joined(separator: "\n"))).problems.map { "\($0)" }
  }

  /// The names of records that none of the declarations is about.
  var homeless: Set<String> {
    let names = Vocabulary(configured(declared.joined(separator: "\n")))
    return Set(records.map(\.name).filter { names.subject(named: $0) == nil })
  }
}

import Journal
import Notation

/// A person's word on what another program's bare numbers or ticks of one name are: `water=cup`, `water=250ml`,
/// `water=habit`.
package struct ImportAnswer: Hashable, Sendable {
  /// The meaning of one of them.
  package enum Meaning: Hashable, Sendable {
    /// So many of a unit, which is spelled as a day file has it: one cup, 250 ml.
    case amount(micros: Int64, unit: String)
    /// A tick of a habit of this name.
    case habit(String)
  }

  /// The name there, or the declared name that takes it.
  package let name: String
  package let meaning: Meaning

  /// Reads `name=unit`, `name=amount`, `name=habit` and `name=habit:other`; nil for anything else.
  package init?(_ text: String) {
    guard let sign = text.lastIndex(of: "=") else { return nil }
    name = ImportedText.line(of: String(text[..<sign]))
    let said = ImportedText.line(of: String(text[text.index(after: sign)...]))
    guard !name.isEmpty, !said.isEmpty else { return nil }
    if said.lowercased() == "habit" {
      meaning = .habit(ImportedNames.word(for: name) + "-habit")
    } else if said.lowercased().hasPrefix("habit:") {
      let other = said.dropFirst("habit:".count)
      guard !other.isEmpty else { return nil }
      meaning = .habit(String(other))
    } else if said.first?.isLetter == true {
      meaning = .amount(micros: 1_000_000, unit: said)
    } else {
      guard let number = TableNumber(said, separator: .comma), number.micros > 0, !number.unit.isEmpty,
        number.mark != .doubtful || !Unit.countsThousands(number.unit)
      else { return nil }
      meaning = .amount(micros: number.micros, unit: number.unit)
    }
  }
}

/// Another name for what an import holds: `water=drank`, or `drank` alone for what has no name of its own.
package struct ImportRename: Hashable, Sendable {
  /// The name there; nil if it has none.
  package let old: String?
  package let new: String

  package init(_ old: String, to new: String) { (self.old, self.new) = (old, new) }

  /// Reads `old=new` and `new`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      .map { ImportedText.line(of: String($0)) }
    guard parts.count <= 2, let last = parts.last, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    old = parts.count == 2 ? parts[0] : nil
    new = last
  }
}

import Journal
import Notation

/// A number as a cell of a table has it, perhaps with a unit behind it.
struct TableNumber: Hashable {
  /// The number in millionths.
  let micros: Int64
  /// The unit behind it; empty if there is none.
  let unit: String

  /// Reads `250`, `2.5`, `2,5 l`, `1 250 ml`; nil if it is no number, or one that may be read in two ways.
  ///
  /// Where a comma parts the cells, one within a number before three digits could part thousands; where a
  /// semicolon or a tab does, a comma is a decimal one, and a point before three digits could part thousands.
  init?(_ cell: String, separator: CSVSeparator) {
    let scalars = Array(cell.unicodeScalars.filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" })
    let end = scalars.firstIndex {
      !("0"..."9" ~= $0 || $0 == "," || $0 == "." || $0 == "-" && $0 == scalars[0])
    }
    let number = scalars[..<(end ?? scalars.endIndex)]
    let unit = scalars[(end ?? scalars.endIndex)...]
    guard unit.allSatisfy({ $0.properties.isAlphabetic || "-_%".unicodeScalars.contains($0) }),
      let plain = TableNumber.plain(number, separator), let micros = ExactDecimal.micros(plain)
    else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: unit)
    self.micros = micros
    self.unit = String(text)
  }

  /// The number with a decimal point and nothing between its thousands; nil if it is none, or not certain.
  private static func plain(_ number: ArraySlice<Unicode.Scalar>, _ separator: CSVSeparator) -> String? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: number)
    let marks = number.filter { $0 == "," || $0 == "." }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }.map { String($0) }
    guard let last = marks.last, let whole = parts.first, parts.allSatisfy({ !$0.isEmpty }) else {
      return marks.isEmpty && !number.isEmpty ? String(text) : nil
    }
    if marks.count == 1 {
      let isOwn = last == (separator == .comma ? "." : ",")
      let mayPartThousands = parts[1].utf8.count == 3 && whole.utf8.count <= 3 && whole != "0"
      if mayPartThousands, !isOwn { return nil }
      return whole + "." + parts[1]
    }
    // Several marks: all but the last are of one kind and part thousands; the last may be the same.
    let inner = marks.dropLast()
    guard inner.allSatisfy({ $0 == inner.first }),
      parts.dropFirst().dropLast().allSatisfy({ $0.utf8.count == 3 })
    else { return nil }
    if last == inner.first { return parts[parts.count - 1].utf8.count == 3 ? parts.joined() : nil }
    return parts.dropLast().joined() + "." + parts[parts.count - 1]
  }
}

extension Mark {
  /// The mark that a cell of a habit's column means; nil if it means none.
  init?(cell: String) {
    switch cell.lowercased() {
    case "done", "x", "[x]", "yes", "y", "true", "ano", "hotovo", "splněno", "✓", "✔", "✅": self = .done
    case "skipped", "skip", "[-]", "vynecháno": self = .skipped
    case "open", "[ ]": self = .open
    case "no", "n", "false", "ne", "0", "-", "✗", "✘", "❌": self = .none
    default: return nil
    }
  }
}

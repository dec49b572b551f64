import Journal
import Notation

/// A number as a cell of a table has it, perhaps with a unit behind it.
struct TableNumber: Hashable {
  /// The mark in it that its table has before decimals, a point or a comma.
  enum DecimalMark {
    /// There is none, or it parts thousands.
    case none
    /// It stands before decimals.
    case certain
    /// It stands before three digits, so that the number may be a thousand times as much; it is read as decimal.
    case doubtful
  }

  /// The number in millionths.
  let micros: Int64
  /// The unit behind it; empty if there is none.
  let unit: String
  let mark: DecimalMark

  /// Reads `250`, `2.5`, `2,5 l`, `1 250 ml`, and as a day file has them `½ cup`, `1 1/2 cup`, `2x500ml`, `7h30m`; nil if
  /// it is no number, or one that may be read in two ways.
  ///
  /// If commas separate the cells, one within a number before three digits could separate thousands; if semicolons or
  /// tabs do, a comma is a decimal one, and a point before three digits could separate thousands. So could, by the
  /// number alone, a decimal mark before three digits: `mark` says so.
  init?(_ cell: String, separator: CSVSeparator) {
    if let (micros, unit, mark) = TableNumber.composed(cell, separator) {
      (self.micros, self.unit, self.mark) = (micros, unit, mark)
      return
    }
    let scalars = Array(cell.unicodeScalars.filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" })
    let end = scalars.firstIndex {
      !("0"..."9" ~= $0 || $0 == "," || $0 == "." || $0 == "-" && $0 == scalars[0])
    }
    let number = scalars[..<(end ?? scalars.endIndex)]
    let unit = scalars[(end ?? scalars.endIndex)...]
    guard unit.allSatisfy({ $0.properties.isAlphabetic || "-_%".unicodeScalars.contains($0) }),
      let (plain, mark) = TableNumber.plain(number, separator), let micros = ExactDecimal.micros(plain)
    else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: unit)
    self.micros = micros
    self.unit = String(text)
    self.mark = mark
  }

  /// A number that is made of others: a fraction, several of the same, hours and minutes; nil of any other.
  ///
  /// A fraction that is written with a stroke needs a unit, or it could be a date.
  private static func composed(_ cell: String, _ separator: CSVSeparator) -> (Int64, String, DecimalMark)? {
    if let sign = cell.firstIndex(where: { $0 == "x" || $0 == "×" }),
      let times = Int64(blankless(cell[..<sign])),
      (1...1000).contains(times),
      let one = TableNumber(String(cell[cell.index(after: sign)...]), separator: separator)
    {
      let (micros, overflow) = one.micros.multipliedReportingOverflow(by: times)
      return overflow || one.unit.isEmpty ? nil : (micros, one.unit, one.mark)
    }
    if let hour = cell.firstIndex(of: "h"), let hours = Int64(blankless(cell[..<hour])),
      (0..<1000).contains(hours)
    {
      let rest = blankless(cell[cell.index(after: hour)...])
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let minutes = Int64(digits), minutes < 60, ["m", "min"].contains(rest.dropFirst(digits.count))
      else { return nil }
      return ((hours * 60 + minutes) * 1_000_000, "min", .none)
    }
    var words = parted(cell).split(whereSeparator: \.isWhitespace)
    guard let last = words.firstIndex(where: { fraction($0) != nil }), last <= 1,
      let part = fraction(words[last])
    else { return nil }
    var whole: Int64? = part.whole
    if last == 1 { whole = part.whole == nil ? Int64(words[0]) : nil }
    guard last == 0 || whole != nil, (whole ?? 0) >= 0, (whole ?? 0) < 1000 else { return nil }
    words.removeSubrange(...last)
    let unit = words.joined()
    guard unit.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "_" }), part.isSign || !unit.isEmpty else {
      return nil
    }
    return ((whole ?? 0) * 1_000_000 + part.micros, unit, .none)
  }

  /// A cell in which what stands right behind a sign is a word of its own.
  private static func parted(_ cell: String) -> String {
    cell.utf8.allSatisfy { $0 < 0x80 } ? cell : String(cell.flatMap { sign($0) == nil ? [$0] : [$0, " "] })
  }

  /// The parts of `½`, `1½` or `1/3`.
  private static func fraction(_ word: Substring) -> (whole: Int64?, micros: Int64, isSign: Bool)? {
    if let value = word.last.flatMap(sign) {
      let whole = word.dropLast()
      guard whole.isEmpty || Int64(whole) != nil else { return nil }
      return (Int64(whole), value.micros.number, true)
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let above = Int64(parts[0]), let below = Int64(parts[1]),
      (1..<100).contains(above),
      (2..<100).contains(below)
    else { return nil }
    return (nil, above.scaled(by: 1_000_000, over: below), false)
  }

  /// The number of `½` and its like.
  private static func sign(_ character: Character) -> Ratio? {
    character.unicodeScalars.count == 1 ? character.unicodeScalars.first.flatMap { Ratio(sign: $0) } : nil
  }

  private static func blankless(_ text: Substring) -> Substring {
    text.contains(where: \.isWhitespace) ? Substring(text.filter { !$0.isWhitespace }) : text
  }

  /// The number with a decimal point and nothing between its thousands; nil if it is none, or not certain.
  private static func plain(
    _ number: ArraySlice<Unicode.Scalar>, _ separator: CSVSeparator
  ) -> (String, DecimalMark)? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: number)
    let marks = number.filter { $0 == "," || $0 == "." }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }.map { String($0) }
    guard let last = marks.last, let whole = parts.first, parts.allSatisfy({ !$0.isEmpty }) else {
      return marks.isEmpty && !number.isEmpty ? (String(text), .none) : nil
    }
    let isOwn = last == separator.decimalMark
    if marks.count == 1 {
      let mayPartThousands = parts[1].utf8.count == 3 && whole.utf8.count <= 3 && whole != "0"
      if mayPartThousands, !isOwn { return nil }
      return (whole + "." + parts[1], !isOwn ? .none : mayPartThousands ? .doubtful : .certain)
    }
    // Several marks: all but the last are of one kind and part thousands; the last may be the same.
    let inner = marks.dropLast()
    guard inner.allSatisfy({ $0 == inner.first }),
      parts.dropFirst().dropLast().allSatisfy({ $0.utf8.count == 3 })
    else { return nil }
    if last == inner.first { return parts[parts.count - 1].utf8.count == 3 ? (parts.joined(), .none) : nil }
    return (parts.dropLast().joined() + "." + parts[parts.count - 1], isOwn ? .certain : .none)
  }
}

extension CSVSeparator {
  /// The mark that a table has before decimals.
  fileprivate var decimalMark: Unicode.Scalar { self == .comma ? "." : "," }
}

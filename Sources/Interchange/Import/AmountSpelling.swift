import Journal
import Notation

/// A way of writing an imported amount in a line, and what it must come to when the line is read.
struct AmountSpelling {
  /// The quantity that an amount must come to.
  struct Worth {
    /// In millionths of the unit.
    var micros: Micros
    var unit: Unit

    /// Whether an amount comes to it, to the sixth decimal.
    func holds(_ amount: RecordedAmount) -> Bool { amount.unit.kind == unit.kind && holds(amount.parts) }

    /// Whether so many smallest parts of its kind come to it.
    func holds(_ parts: Parts) -> Bool { parts.micros(in: unit) == micros }
  }

  /// The number and the unit.
  var text: String
  /// The number in millionths and the unit that are to be read; nil if only what it comes to matters.
  var typed: (micros: Micros, unit: String)?
  /// The quantity that it is to come to; nil if nobody knows.
  var worth: Worth?

  /// Whether an amount that was read is the one that is meant; `source` holds what was read.
  func isSaid(by amount: RecordedAmount?, in source: ContiguousArray<UInt8>) -> Bool {
    guard let amount else { return false }
    if let typed {
      guard amount.micros == typed.micros, source.text(amount.unitText) == typed.unit else { return false }
    }
    return worth?.holds(amount) ?? true
  }
}

extension LineComposer {
  /// The ways of writing a record's amount, best first: as it is told; in the fraction that it was rounded from; as what
  /// it comes to, in the unit of its measure and in that of its kind. Nil is the one way of a record without amount.
  func spellings(ofAmountOf record: ImportedRecord, _ subject: Reference?) -> [AmountSpelling?] {
    guard case .amount(let micros, let unit) = record.content else { return [nil] }
    let typed = (micros: Micros(micros), unit: unit)
    let number = AmountSpelling.number(micros)
    var spellings = [AmountSpelling(text: number + unit, typed: typed)]
    if !unit.isEmpty { spellings.append(AmountSpelling(text: "\(number) \(unit)", typed: typed)) }
    guard let worth = worth(of: record, subject) else { return spellings }
    if !unit.isEmpty, let fraction = AmountSpelling.fraction(near: micros) {
      spellings.append(AmountSpelling(text: "\(fraction) \(unit)", typed: typed))
    }
    spellings.append(AmountSpelling(text: AmountSpelling.number(worth.micros.number) + worth.unit.name))
    let base = Unit.base(of: worth.unit.kind)
    let parts = worth.micros.parts(of: worth.unit)
    spellings.append(
      AmountSpelling(text: AmountSpelling.number(parts.micros(in: base).number) + base.name))
    for place in spellings.indices { spellings[place].worth = worth }
    return spellings
  }

  /// The quantity that an amount is to come to, if its unit is that of the measure, or the same everywhere.
  func worth(of record: ImportedRecord, _ subject: Reference?) -> AmountSpelling.Worth? {
    guard let measure = subject?.measure, let told = record.own.worth else { return nil }
    let unit = reader.configuration.measures[measure].unit(on: record.day)
    if told.unit == unit.name { return AmountSpelling.Worth(micros: Micros(told.micros), unit: unit) }
    let known = Unit.catalogue.first { $0.unit.name == told.unit && $0.unit.kind == unit.kind }
    guard let known, !known.unit.isVessel else { return nil }
    return AmountSpelling.Worth(micros: Micros(told.micros), unit: known.unit)
  }
}

extension AmountSpelling {
  /// A number as a line has it; three decimals get a fourth, as they could be read as thousands.
  fileprivate static func number(_ micros: Int64) -> String {
    var number = ExactDecimal.text(micros: micros)
    if let point = number.utf8.firstIndex(of: UInt8(ascii: ".")), number.utf8[point...].count == 4 {
      number += "0"
    }
    return number
  }

  /// The fraction of a small denominator that a number was rounded from; nil if there is none.
  fileprivate static func fraction(near micros: Int64) -> String? {
    guard micros > 0, micros < 1_000_000_000_000 else { return nil }
    for below: Int64 in 3..<100 {
      let above = micros.scaled(by: below, over: 1_000_000)
      if above > 0, above.scaled(by: 1_000_000, over: below) == micros { return "\(above)/\(below)" }
    }
    return nil
  }
}

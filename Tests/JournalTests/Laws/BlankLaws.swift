import TestSupport
import Testing

@testable import Journal

/// Every blank of the format parts words wherever a plain one does.
@Suite struct BlankLaws {
  static let blanks: [Character] = [
    "\u{A0}", "\u{202F}", "\u{2000}", "\u{2009}", "\u{200A}", "\u{205F}", "\u{3000}",
  ]

  /// Lines that are read or told; `_` stands for a blank.
  @Test(arguments: [
    "water_250ml", "water 250_ml", "[x] KÁVA_S_MLÉKEM", "[x] káva_s_mlékem",
    "water 250ml after lunch v_8.10", "water 250ml_coffee 1 cup", "water_two_glasses_08:10",
    "[ ] dentist_8:10,_bring card", "[x] read_večer_8:10",
  ])
  func aLineIsReadTheSame(line: String) {
    let configuration = """
      measure water goal 2l cup 250ml
      measure coffee unit cup cup 200ml
      habit read
      habit kava "Káva s mlékem"

      """
    func told(_ blank: Character) -> String {
      let text = String(line.map { $0 == "_" ? blank : $0 }) + "\n"
      let day = WrittenDays(configuration, ["2026-01-12": text]).days[0]
      let records = day.record.records.map { record in
        let parts = record.amount.map { "\($0.parts)" } ?? ""
        return "\(record.form.code) \(record.subject.map { "\($0)" } ?? "") \(record.mark) "
          + "\(record.time?.description ?? "") \(parts)"
      }
      return "\(records) \(day.problems.map(\.code))"
    }
    for blank in Self.blanks { #expect(told(blank) == told(" "), "U+\(blank.unicodeScalars.first!.value)") }
  }

  @Test func theStartOfBlanksIsWhereTheyBegin() {
    for blank in Self.blanks + [" ", "\t"] {
      let text = ContiguousArray("ab\(blank)\(blank)c".utf8)
      let length = String(blank).utf8.count
      text.withSpan { span in
        #expect(blanksStart(span, before: 2 + 2 * length) == 2)
        #expect(blanksStart(span, before: 2 + 2 * length, from: 2 + length) == 2 + length)
        #expect(blanksStart(span, before: 2) == 2)
      }
    }
  }
}

import Foundation
import Testing

@testable import Journal

/// A unit's word is found however it was typed: most words of a line are told to be none by their first bytes.
@Suite struct UnitSpellingTests {
  @Test func everySpellingIsFoundInAnyCaseAndNormalisation() {
    let table = UnitTable.standard
    func place(_ text: String) -> Int32? {
      let bytes = ContiguousArray(text.utf8)
      return bytes.withSpan { table.place($0, 0, bytes.count) }
    }
    for spelling in Unit.catalogue.flatMap(\.spellings.words) {
      let expected = place(spelling)
      #expect(expected != nil, "\(spelling)")
      let apart = spelling.decomposedStringWithCanonicalMapping
      let typed = [
        spelling.uppercased(), spelling.capitalized, apart, apart.uppercased(),
        spelling.replacingOccurrences(of: " ", with: "  "),
        spelling.replacingOccurrences(of: " ", with: "\t"),
        spelling.replacingOccurrences(of: " ", with: "\u{A0}"),
      ]
      for word in typed { #expect(place(word) == expected, "\(word)") }
    }
  }

  @Test(arguments: ["glasss", "litter of", "a", "šálke", "cupping", "fl ozz", "millilitrex", "žádný"])
  func whatIsNoSpellingIsNotFound(_ word: String) {
    let bytes = ContiguousArray(word.utf8)
    #expect(bytes.withSpan { UnitTable.standard.place($0, 0, bytes.count) } == nil)
  }
}

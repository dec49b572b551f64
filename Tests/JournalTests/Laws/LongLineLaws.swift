import TestSupport
import Testing

@testable import Journal

/// Lines that a hostile or broken program may write: each is read and told in time that grows with its length alone.
@Suite struct LongLineLaws {
  @Test(arguments: [
    "[water:: ", "water = ", "watre 2 ", "10:30[x] ", "water 250ml ", "~", "1 l ", "half a ", "in 25:10 ",
    "(", "> ", "1. ",
    "2026-01-11 ", "\u{200E}", "kcal:1 250 ", "water, ", "3 and 4 ",
  ])
  func aLongLineOfThemIsReadInTime(_ piece: String) {
    var reader = DayReader(configured(water))
    for lead in ["", "water 1 ", "[x] gym ", "[x] Water ", "note "] {
      // A time that grows with the square of the length is over the limit by far; the usual one is a tenth of it.
      let file = DayFile(lead + String(repeating: piece, count: 10_000 / piece.utf8.count))
      let time = processorTime {
        _ = reader.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-13")!)
      }
      #expect(time < .milliseconds(600), "\(lead)\(piece)")
    }
  }
}

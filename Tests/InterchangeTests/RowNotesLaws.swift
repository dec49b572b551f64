import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

/// A row of a line that is known says what it says when the line is read anew.
@Suite struct RowNotesLaws {
  /// Lines of which each holds a row or several, some an id of their own.
  private static let lines = [
    "water 250ml", "[x] gym", "[ ] gym", "[-] breakfast ill", "lunch kcal:600 protein:30g with soup",
    "kcal 500 lunch",
    "[x] breakfast oatmeal, \"raw\" kcal:420 #home", "water 1/3 cup it's cold", "tea 2 cups id:a7",
    "dentist 1h",
    "[x] breakfast kcal:300 id:b-8", "=sum kcal:10", "weight 82.4kg =1+1", "sleep 23:15-06:45 well", "water",
    "water 250",
    "gym 30min", "a walk kcal:120", "[x] call home", "water 0.75l; cold", "\u{10D}aj 2 hrnky", "gym id:c",
  ]

  /// What an export writes of days, each with a reader that knows nothing.
  private func anew(
    _ days: [(day: Day, bytes: ContiguousArray<UInt8>)], _ export: any PartedExport, _ reader: DayReader
  ) -> ContiguousArray<UInt8> {
    var (whole, empty) = (export, export)
    empty.bytes = []
    for day in days {
      var (part, reader, problems) = (empty, reader, [Problem]())
      part.add(day.bytes, of: day.day, path: "\(day.day).txt", by: &reader, problems: &problems)
      let bytes = part.bytes
      part.bytes = []
      append(part, to: &whole)
      whole.bytes += bytes
    }
    repeat { whole.finish() } while whole.hasMore
    return whole.bytes
  }

  private func append<Export: PartedExport>(_ part: any PartedExport, to whole: inout Export) {
    whole.append(part as! Export)
  }

  /// The first lines in which two texts differ; nil of the same ones.
  private func difference(_ text: ContiguousArray<UInt8>, _ other: ContiguousArray<UInt8>) -> String? {
    if text == other { return nil }
    let lines = [text, other].map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return lines.map { place < $0.count ? String($0[place]) : "" }.joined(separator: "\n")
  }

  /// A history of days of a few lines, with the configuration that they are read by.
  private func history(_ chance: inout SplitMix64) -> (
    reader: DayReader, days: [(day: Day, bytes: ContiguousArray<UInt8>)]
  ) {
    // A cup that grows empties what is known.
    let cup = chance.below(2) == 0 ? "" : "\ncup water 300ml from 2026-02-01"
    var day = Day("2026-01-12")!
    let days = (0..<80).map { _ in
      day = day + 1
      let text = (0..<chance.below(14)).map { _ in
        chance.one(of: Self.lines) + chance.one(of: ["", " 08:10", " 21:55", " // told"])
      }
      return (day: day, bytes: ContiguousArray(text.joined(separator: "\n").utf8))
    }
    return (DayReader(configured(declared + cup)), days)
  }

  /// The exports of rows, with all their rows or some.
  private func exports(_ pristine: DayReader, _ chosen: [Reference]?) -> [any PartedExport] {
    let reader = pristine.reader
    return [
      Spreadsheet(reader, of: chosen), Spreadsheet(reader, dialect: .excelCzech),
      JSONLines(reader, of: chosen),
      SQL(reader, of: chosen), Backup(pristine, configurationFile: nil, asOf: Day("2026-12-31")!),
    ]
  }

  /// Threads read parts of a history, and what one reader met the others learn, with the notes of the writer.
  @Test func aRowIsTheSameWhenAnotherReaderTaughtItsLine() {
    for seed in seeds(5) {
      var chance = SplitMix64(seed: seed)
      let (pristine, days) = history(&chance)
      for export in exports(pristine, nil) {
        var (written, readers, wisest) = (export, [pristine, pristine, pristine], pristine)
        for day in days {
          let place = chance.below(3)
          var problems: [Problem] = []
          written.add(
            day.bytes, of: day.day, path: "\(day.day).txt", by: &readers[place], problems: &problems)
          if chance.below(3) == 0 { wisest.learn(from: readers[place]) }
          if chance.below(3) == 0 { readers[place] = wisest }
        }
        repeat { written.finish() } while written.hasMore
        #expect(difference(written.bytes, anew(days, export, pristine)) == nil, "seed \(seed)")
      }
    }
  }

  @Test func aRowIsTheSameWhenItsLineWasReadBefore() {
    for seed in seeds(5) {
      var chance = SplitMix64(seed: seed)
      let (pristine, days) = history(&chance)
      let chosen: [Reference]? = chance.below(3) == 0 ? [.habit(0), .measure(0), .measure(4)] : nil
      let exports = exports(pristine, chosen)
      // One reader for all: a writer finds no other's notes.
      var (written, knowing) = (exports, pristine)
      for day in days {
        for place in written.indices {
          var problems: [Problem] = []
          written[place].add(
            day.bytes, of: day.day, path: "\(day.day).txt", by: &knowing, problems: &problems)
        }
      }
      // And one of its own for each.
      for place in written.indices {
        var (own, reader, problems) = (exports[place], pristine, [Problem]())
        for day in days {
          own.add(day.bytes, of: day.day, path: "\(day.day).txt", by: &reader, problems: &problems)
        }
        repeat { own.finish() } while own.hasMore
        repeat { written[place].finish() } while written[place].hasMore
        let expected = anew(days, exports[place], pristine)
        #expect(difference(own.bytes, expected) == nil, "seed \(seed), export \(place)")
        #expect(
          difference(written[place].bytes, expected) == nil, "seed \(seed), export \(place), a reader for all"
        )
      }
    }
  }

  @Test func moreLinesThanAreKeptHaveTheRowsThatTheyHad() {
    let pristine = DayReader(configured(declared))
    var (knowing, written, problems) = (pristine, Spreadsheet(pristine.reader), [Problem]())
    var expected = written.bytes
    for number in 0..<150 {
      let day = Day("2026-01-12")! + number
      // Each line stands there twice, so that it is kept.
      let lines = (0..<20).flatMap { line in
        Array(repeating: "water \(100 * number + line)ml a glass of a long walk with some lemon", count: 2)
      }
      let bytes = ContiguousArray(lines.joined(separator: "\n").utf8)
      written.add(bytes, of: day, path: "day.txt", by: &knowing, problems: &problems)
      var (fresh, reader) = (Spreadsheet(pristine.reader), pristine)
      fresh.bytes = []
      fresh.add(bytes, of: day, path: "day.txt", by: &reader, problems: &problems)
      expected += fresh.bytes
    }
    #expect(difference(written.bytes, expected) == nil)
  }
}

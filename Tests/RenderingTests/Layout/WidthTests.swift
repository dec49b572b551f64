import Journal
import Speech
import TestSupport
import Testing

@testable import Rendering

/// Nothing is wider than the screen, whatever is written and however it is called.
@Suite struct WidthTests {
  private static let titles = [
    "Voda", "Snídaně po příliš dlouhém ránu", "朝ごはんを食べる習慣", "cafe\u{301} e\u{301}clair", "🏃‍♀️ běh 👨‍👩‍👧",
    "a", "Donaudampfschifffahrtsgesellschaftskapitän", "x\u{1B}[31my", "한국어 라벨", "1",
  ]

  @Test(arguments: [(14, 1), (15, 2)])
  func whatJustFitsStaysOnItsLine(_ columns: Int, _ lines: Int) {
    let entries = [14, columns].map { StyledText(String(repeating: "a", count: $0)) }
    #expect(screen(columns: 30).flowed(entries).count == lines)
  }

  private static let widths = [30, 40, 60, 80, 100]

  /// A daybook of all kinds of goals and schedules, with names of all kinds.
  private func daybook(_ seed: UInt64) -> WrittenDaybook {
    var random = SplitMix64(seed: seed)
    let goals = [
      "goal 2500ml", "goal at most 3", "goal 1400..1600", "goal 20km/week", "unit kg last", "unit h goal 7h",
      "goal 1234567l", "goal at most 400mg", "unit points mean",
    ]
    let schedules = ["", "every mon wed", "3/week", "2 per 5 days", "07:15"]
    var configuration = "week \(Bool.random(using: &random) ? "sunday" : "monday")\n"
    if Bool.random(using: &random) { configuration += "name Příliš Žluťoučký Kůň Úpěl Ďábelské Ódy\n" }
    for place in 0..<Int.random(in: 0...6, using: &random) {
      let title = Self.titles.randomElement(using: &random)!
      configuration += "measure m\(place) \"\(title) m\(place)\" \(goals.randomElement(using: &random)!)\n"
    }
    for place in 0..<Int.random(in: 0...6, using: &random) {
      let title = Self.titles.randomElement(using: &random)!
      configuration += "habit h\(place) \"\(title) h\(place)\" \(schedules.randomElement(using: &random)!)\n"
    }
    var files: [String: String] = [:]
    for day in 1...28 where Int.random(in: 0..<4, using: &random) > 0 {
      var text = ""
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        let place = Int.random(in: 0..<6, using: &random)
        text +=
          [
            "[x] h\(place) 10:30", "[ ] h\(place)", "[-] h\(place) 21:05", "m\(place) 2", "m\(place) 1700",
            "[ ] \(Self.titles.randomElement(using: &random)!) 09:15", Self.titles.joined(separator: " "),
          ].randomElement(using: &random)! + "\n"
      }
      files["2026-01-" + (day < 10 ? "0\(day)" : "\(day)")] = text
    }
    let hour = ["05:00", "13:30", "23:59"].randomElement(using: &random)!
    return WrittenDaybook(
      configuration, files, now: "2026-01-\(Int.random(in: 10...28, using: &random))T\(hour)")
  }

  private func check(_ daybook: WrittenDaybook, on screen: Screen) {
    var all: [[StyledText]] = [
      daybook.week(on: screen).lines, daybook.statistics(on: screen).lines,
      daybook.week("2025-06-01", on: screen).lines,
    ]
    for offset in -2...1 {
      let day = (daybook.today + offset).description
      all.append(daybook.day(day, on: screen).lines)
      let file = daybook.files[daybook.today + offset]
      all.append(NumberedLines(of: file, words: screen.words, columns: screen.columns).lines)
    }
    for measure in daybook.configuration.measures {
      all.append(daybook.bars(of: measure.name, on: screen).lines)
    }
    if let name = daybook.configuration.measures.first?.name {
      all.append(daybook.bars(of: name, .month(of: daybook.today), on: screen).lines)
    }
    for line in all.joined() where line.widthInColumns > screen.columns {
      Issue.record("\(line.widthInColumns) columns of \(screen.columns): \(line.text)")
    }
  }

  @Test(arguments: widths) func noLineIsWiderThanTheScreen(_ columns: Int) {
    for seed in 1...8 {
      let daybook = daybook(UInt64(seed))
      for language in Language.allCases {
        check(daybook, on: screen(language, columns: columns))
        check(daybook, on: screen(language, columns: columns, .ascii, units: .us, clock: .hours12))
      }
    }
  }

  @Test(arguments: widths) func theExamplesFitToo(_ columns: Int) throws {
    for language in Language.allCases {
      check(
        try WrittenDaybook(example: "season", now: "2026-03-12T21:00"), on: screen(language, columns: columns)
      )
      check(
        try WrittenDaybook(example: "ounces", now: "2026-06-16T12:00"),
        on: screen(language, columns: columns, .ascii, units: .us, clock: .hours12))
    }
  }

  @Test func aWidthIsKeptWithinWhatCanBeRead() {
    #expect(screen(columns: 5).columns == 30)
    #expect(screen(columns: 400).columns == 110)
  }

  @Test func withASCIIOnlyWhatThePersonWroteIsNotASCII() {
    let screen = screen(columns: 60, .ascii)
    let daybook = captainsDaybook
    let lines =
      daybook.day(on: screen).lines + daybook.day("2026-01-12", on: screen).lines
      + daybook.week(on: screen).lines
      + daybook.statistics(on: screen).lines + daybook.bars(of: "water", on: screen).lines
    #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
  }
}

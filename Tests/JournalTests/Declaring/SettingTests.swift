import TestSupport
import Testing

@testable import Journal

/// The settings of the table, each read, written and changed.
@Suite struct SettingTests {
  /// The values of a setting as they may be typed, each with how it is shown.
  static let values: [(word: String, typed: String, shown: String)] = [
    ("daybook", "1", "1"),
    ("name", "Captain", "Captain"), ("name", "\"Captain # Nemo\"", "Captain # Nemo"),
    ("name", "Jana  Nováková", "Jana Nováková"),
    ("name", "\"Captain Nemo", "Captain Nemo"), ("name", "#1", "#1"), ("name", "\"#\"", "#"),
    ("language", "cs", "cs"), ("language", "EN", "en"),
    ("week", "sunday", "sunday"), ("week", "so", "saturday"),
    ("clock", "12h", "12h"), ("clock", "24H", "24h"),
    ("units", "us", "us"),
    ("layout", "flat", "flat"), ("layout", "year", "year"), ("layout", "month", "month"),
    ("day-starts", "04:00", "04:00"), ("day-starts", "4am", "04:00"),
    ("active", "07:30-22:00", "07:30-22:00"), ("active", "22:00-02:00", "22:00-02:00"),
    ("remind", "every 2h", "every 2h"), ("remind", "every 90min habits", "every 90min habits"),
    ("remind", "every 2 h", "every 2h"), ("remind", "every 1min", "every 1min"),
    ("remind", "at 18:00 09:00", "at 09:00 18:00"),
    ("remind", "at 09:00 habits", "at 09:00 habits"), ("remind", "off", "off"),
    ("remind", "habits", "off habits"),
    ("coach", "\"llm -m local\"", "llm -m local"), ("push", "curl -d @- url", "curl -d @- url"),
    ("aim", "\"lose fat, keep muscle\"", "lose fat, keep muscle"), ("aim", "10 km", "10 km"),
    ("section", "\"## Habits\"", "## Habits"), ("section", "Habits", "Habits"),
    ("badges", "off", "off"), ("badges", "on", "on"),
  ]

  @Test(arguments: values)
  func aValueIsReadAndShown(_ word: String, _ typed: String, _ shown: String) throws {
    let reading = ConfigurationReading(DayFile("\(word) \(typed)\n"))
    #expect(reading.problems == [])
    #expect(reading.configuration.settingLines == [word: 1])
    #expect(try #require(Setting.named(word)).text(in: reading.configuration) == shown)
  }

  @Test(arguments: values)
  func whatIsShownReadsAsTheSame(_ word: String, _ typed: String, _ shown: String) throws {
    let change = try ConfigurationChange(
      word, shown.split(separator: " ").map(String.init), today: Day("2026-01-12")!)
    let (file, line) = try change.applied(to: DayFile("daybook 1\n"))
    let configuration = ConfigurationReading(file).configuration
    #expect(try #require(Setting.named(word)).text(in: configuration) == shown)
    #expect(configuration.settingLines[word] == line + 1)
  }

  @Test func everySettingHasValuesHere() {
    #expect(Set(SettingTests.values.map(\.word)) == Set(Setting.words))
  }

  @Test(arguments: [
    ("daybook 0", "1:9 bad-value"), ("daybook one", "1:9 bad-value"), ("daybook", "1:1 bad-value"),
    ("name", "1:1 bad-value"), ("week", "1:1 bad-value"), ("week 8", "1:6 bad-value"),
    ("clock 12", "1:7 bad-value"), ("clock 12h 24h", "1:11 bad-value"), ("units imperial", "1:7 bad-value"),
    ("layout day", "1:8 bad-value"), ("day-starts 08:00-09:00", "1:12 bad-value"),
    ("day-starts 4", "1:12 bad-value"), ("active 08:00", "1:8 bad-value"), ("active", "1:1 bad-value"),
    ("remind", "1:1 bad-value"), ("remind every", "1:8 bad-value"), ("remind every 0h", "1:14 bad-value"),
    ("remind every 2l", "1:14 bad-value"), ("remind at", "1:8 bad-value"),
    ("remind at noon", "1:11 bad-value"),
    ("remind off now", "1:12 bad-value"), ("badges maybe", "1:8 bad-value"),
    ("badges \"on\"", "1:8 bad-value"),
  ])
  func aValueThatIsNoneIsNamed(_ text: String, _ problem: String) {
    #expect(conf(text) == [problem])
    #expect(configured(text).settingLines.isEmpty)
  }

  @Test func aWordHasOneEntry() {
    #expect(Set(Setting.words).count == Setting.words.count)
    #expect(Setting.words.allSatisfy { $0 == $0.lowercased() })
    #expect(Set(Setting.words).isDisjoint(with: ConfigurationChange.declarations))
    for setting in Setting.all {
      #expect(!setting.meaning.en.isEmpty && setting.meaning.en != setting.meaning.cs)
    }
  }
}

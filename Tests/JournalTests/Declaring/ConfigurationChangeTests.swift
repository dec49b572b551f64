import TestSupport
import Testing

@testable import Journal

/// Changes of daybook.conf as a person asks for them, with the file before and after.
@Suite struct ConfigurationChangeTests {
  private func changed(_ key: String, _ typed: String, _ text: String) throws -> String {
    let words = typed.split(separator: " ").map(String.init)
    let change = try ConfigurationChange(key, words, today: Day("2026-01-12")!)
    return String(decoding: try change.applied(to: DayFile(text)).file.source, as: UTF8.self)
  }

  @Test(arguments: [
    ("goal", "water 3l", "goal water 2l from 2026-01-12\n", "goal water 3l from 2026-01-12\n"),
    (
      "goal", "water 3l", "goal water 2l when gym from 2026-01-12\n",
      "goal water 2l when gym from 2026-01-12\ngoal water 3l from 2026-01-12\n"
    ),
    (
      "goal", "water 4l when gym from 2026-01-12", "goal water 2l when gym from 2026-01-12\n",
      "goal water 4l when gym from 2026-01-12\n"
    ),
    (
      "goal", "water 3l until 2026-02-01", "goal water 2l from 2026-01-12\n",
      "goal water 2l from 2026-01-12\ngoal water 3l until 2026-02-01 from 2026-01-12\n"
    ),
    // Nothing would be left of a line that holds no longer than the new one.
    (
      "goal", "water 3l from 2026-01-01", "goal water 2l from 2026-01-01 until 2026-01-31\n",
      "goal water 3l from 2026-01-01\n"
    ),
    (
      "goal", "water 3l from 2026-01-01 until 2026-02-01", "goal water 2l until 2026-01-31 from 2026-01-01\n",
      "goal water 3l from 2026-01-01 until 2026-02-01\n"
    ),
    (
      "goal", "water 3l from 2026-01-01 until 2026-01-15", "goal water 2l from 2026-01-01 until 2026-01-31\n",
      "goal water 2l from 2026-01-01 until 2026-01-31\ngoal water 3l from 2026-01-01 until 2026-01-15\n"
    ),
    (
      "cup", "water 300ml", "cup water 250ml from 2026-01-01\n",
      "cup water 250ml from 2026-01-01\ncup water 300ml from 2026-01-12\n"
    ),
    ("unit", "mug 300ml", "", "unit mug 300ml\n"),
    ("unit", "mug 400ml", "unit mug 300ml\n", "unit mug 300ml\nunit mug 400ml from 2026-01-12\n"),
    (
      "unit", "mug 400ml", "unit mug 300ml\nunit mug 350ml from 2026-01-12\n",
      "unit mug 300ml\nunit mug 400ml from 2026-01-12\n"
    ),
    ("week", "sunday", "week\n", "week sunday\n"),
    ("week", "sunday", "week # soon\n", "week sunday # soon\n"),
    ("pause", "2026-01-12..2026-01-18", "", "pause 2026-01-12..2026-01-18\n"),
    ("measure", "tea unit ml", "", "measure tea unit ml\n"),
    // A time of two words is read as the line is: it belongs to no schedule before it.
    ("habit", "read every mon 6 pm", "habit read 18:00\n", "habit read 6 pm every mon\n"),
  ])
  func aLineIsChangedOrAdded(_ key: String, _ typed: String, _ before: String, _ after: String) throws {
    let rest = "measure water unit ml\nhabit gym\n"
    let lines = Set(try changed(key, typed, rest + before).split(separator: "\n"))
    #expect(lines == Set((rest + after).split(separator: "\n")))
  }

  // What stands below a heading would be moved under a new one.
  @Test func aGroupComesLast() throws {
    let text = "group \"Meals\"\nhabit gym\nmeasure water unit ml\n"
    #expect(try changed("group", "Sport", text) == text + "group Sport\n")
    #expect(
      try changed("habit", "both all gym water from 2026-01-01", text).contains(
        "gym\nhabit both all gym water from"))
  }

  @Test func aFileThatDoesNotEndInANewlineDoesNotAfterwards() throws {
    let text = "measure water unit ml"
    #expect(try changed("cup", "water 300ml", text) == text + "\ncup water 300ml from 2026-01-12")
  }

  @Test func aTextMayBeEmpty() throws {
    let change = try ConfigurationChange("name", [""], today: Day("2026-01-12")!)
    let file = try change.applied(to: DayFile("name Captain\n")).file
    #expect(String(decoding: file.source, as: UTF8.self) == "name \"\"\n")
  }

  // Three decimals are never written where they could be read as thousands.
  @Test(arguments: [
    ("250ml", "250ml"), ("2.5l", "2.5l"), ("1.125l", "1.1250l"), ("1/3cup", "1/3cup"), ("10000ml", "10000ml"),
    ("0.1234l", "0.1234l"), ("1 250 ml", "1250ml"),
  ])
  func anAmountIsWrittenAsItWouldBeTyped(_ typed: String, _ written: String) {
    let text = "measure water unit ml presets \(typed == "1.125l" ? "1.1250l" : typed)"
    #expect(conf(text) == [])
    let read = configured(text)
    #expect(read.measures.first?.presets.map(read.typed) == [written])
  }

  @Test(arguments: [
    ("unit ml presets 100 250 500", ["100ml", "250ml", "500ml"]),
    ("unit ml presets 100 250 500 ml", ["100ml", "250ml", "500ml"]),
    ("goal 10000 presets 500 1000 2500", ["500", "1000", "2500"]), ("goal 9 presets 2 4", ["2", "4"]),
    ("unit ml presets 250ml 1 250 ml 2 l", ["250ml", "1250ml", "2l"]),
    ("unit ml presets 250 1 1/2 cup", ["250ml", "1.5cup"]),
  ])
  func eachNumberOfAListOfPresetsIsOne(_ parts: String, _ written: [String]) {
    let text = "measure water \(parts)"
    #expect(conf(text) == [])
    let read = configured(text)
    #expect(read.measures.first?.presets.map(read.typed) == written)
  }
}

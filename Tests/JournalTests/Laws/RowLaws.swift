import TestSupport
import Testing

@testable import Journal

/// Reading straight into a book, against reading into a record that is added to one.
@Suite struct RowLaws {
  @Test func aBookIsTheSameHoweverItIsRead() {
    for seed in seeds(250) {
      var chance = SplitMix64(seed: seed)
      let interpreter = chance.interpreter()
      check(chance.file(), interpreter, "seed \(seed)")
      check(chance.plainFile(), interpreter, "seed \(seed)")
    }
  }

  @Test func plainFilesAreFormatted() {
    let bytes = ContiguousArray("[x] breakfast 10:30\n\nwater 250ml 08:10\nwater 250ml 09:10\n".utf8)
    #expect(DayFile.isPlainlyFormatted(bytes))
  }

  @Test(arguments: [
    "goal water 3l", "goal", "Goal weight 80kg", "breakfast 10:30", "[x] breakfast 10:30",
    "[x] breakfast 10:3",
    "[x] breakfast 24:00", "[x] Breakfast 10:30 pm", "[ ] BREAKFAST\r", "[-] gym \t", "[x] gym  10:00 ",
    "[x]  gym", "[x] gym:", "[x] kitchen closed", "[x] kitchen - closed", "[x] kitchen-closed 22:00",
    "[x] kitchen closed at 10 PM", "[x] kitchen closed at 10 PM 22:10", "[x] kitchen 10:00",
    "[x] kitchenette",
    "water 250ml", "water 250ml 08:10", "water 08:10 250ML", "water 250ml 300ml", "water 08:10 09:10",
    "water 250ml08:10", "water 250ml 8:10", "water 250ml 08:10pm", "water 250ml 08:10 pm",
    "water 250ml 08:10-09:00",
    "water 250", "water 250 ml", "water 2x500ml", "water 0.5l", "water 0,5l", "water 0.123l", "water 1.25oz",
    "water 0.05tsp", "water 1.5.5l", "water 2glass",
    "water 1cup", "water 999999999.99gal", "water 0.l", "steps 0.5", "run 0,25mi", "sleep 1.5h", "sleep 90s",
    "run 1.5m",
    "water 0.5lx", "water 0.5 l", "water 0000000250ml", "water 0250ml", "water 999999999ml",
    "water 9999999999ml", "water 250mll", "water 250ml,", "water 250ml # x", "water 250ml \u{A0}08:10",
    "water\u{A0}250ml", "water 250ml\u{1} 08:10", "water 250ml 08:10\u{1}", "water 250ml 25:10", "water",
    "water 08:10", "[x] water 250ml", "steps 8000", "run 5km", "sleep 30min 10:00", "sleep 7h", "coffee 2cup",
    " water 250ml", "- water 250ml", "- [x] gym", "<<<<<<< a\nwater 250ml\n=======\nwater 250ml\n>>>>>>> b",
    "water 250ml\n<<<<<<< a\n[x] gym 10:00\nwater 3kg\n=======\n[-] gym\n>>>>>>> b\nwater 3kg",
    "water 250ml\r\r", "water 250ml\r\r\n[x] gym\r", "[x] gym\rday", "[x] gym\rday\r\n", "water 250ml\r08:10",
    "\u{FEFF}water 250ml 08:10", "wa\u{308}ter 250ml", "\u{212A}itchen 250ml", "[x] gym\u{308}",
  ])
  func theseToo(_ text: String) {
    let page = """
      measure water goal 2500ml cup 250ml
      measure steps goal 10000
      measure run unit km
      measure sleep unit min last
      measure coffee unit cup cup 200ml counts 80% water
      measure goalie "Goal weight" unit kg
      habit breakfast 10:30
      habit gym
      habit both "Gym\rday"
      habit kitchen "Kitchen closed at 10 PM" alias kitchen-closed
      """
    check(ContiguousArray(text.utf8), DayReader(configured(page)), text)
  }

  @Test func aTimeInANameIsPartOfIt() {
    let page = "habit meal \"Meal 10:30\"\nhabit meal2 \"Meal\"\nmeasure a unit ml\nmeasure a-b unit ml"
    for text in [
      "[x] meal 10:30", "[x] meal 10:31", "[x] meal 10:30 10:31", "a 5ml", "a b 5ml", "a-b 5ml", "a  b 5ml",
    ] {
      check(ContiguousArray(text.utf8), DayReader(configured(page)), text)
    }
  }

  private func check(_ bytes: ContiguousArray<UInt8>, _ interpreter: DayReader, _ comment: String) {
    var interpreter = interpreter
    let configuration = interpreter.reader.configuration
    let day = Day("2026-01-12")!
    var (direct, lineByLine) = (
      Book(configuration, coverage: Period(day, day)), Book(configuration, coverage: Period(day, day))
    )
    var problems: [Problem] = []
    interpreter.read(bytes, isMarkdown: false, of: day, into: &direct, problems: &problems)
    let file = DayFile(bytes)
    let (record, expected) = interpreter.read(file, of: day)
    lineByLine.append(record)
    let said = "\(comment): \(shown(bytes))"
    #expect(problems == expected, "\(said)")
    if DayFile.isPlainlyFormatted(bytes) {
      #expect(file.formattingEdits(by: interpreter.reader(asOf: day)).isEmpty, "\(said)")
    }
    for subject in 0..<direct.subjectCount {
      #expect(direct.mark(subject, row: 0) == lineByLine.mark(subject, row: 0), "\(said)")
    }
    for measure in configuration.measures.indices {
      #expect(direct.value(measure, row: 0) == lineByLine.value(measure, row: 0), "\(said)")
      #expect(direct.ownGoal(measure, on: day) == lineByLine.ownGoal(measure, on: day), "\(said)")
    }
  }
}

extension SplitMix64 {
  /// A file of lines that are plain, or almost.
  mutating func plainFile() -> ContiguousArray<UInt8> {
    var text = ""
    for _ in 0..<below(20) {
      text += one(of: ["", "", "[x] ", "[ ] ", "[-] ", "[X] "])
      text += one(of: [
        "water", "breakfast", "weight", "run", "kcal", "gym", "workout", "kitchen closed", "voda", "spánek",
        "WATER",
      ])
      text += one(of: ["", " ", " ", " ", "  ", "\t", ":"])
      text += one(of: [
        "250ml", "0.5l", "0,33l", "1.5oz", "2bottles", "1.234l", "5km", "82kg", "07:05", "23:59", "24:00",
        "600kcal", "30min", "12", "-3", "",
      ])
      text += one(of: ["", " ", " ", "  "])
      text += one(of: ["08:10", "250ml", "am", "text", "", "", "10:30"])
      text += one(of: ["\n", "\n", "\r\n", " \n", "\r", ""])
    }
    return ContiguousArray(text.utf8)
  }
}

import Foundation
import Journal
import Rendering
import Testing

private let en = Words(.en)
private let cs = Words(.cs)
private let day = Day("2026-01-12") ?? .first
private let hours = ActiveHours(from: TimeOfDay(minutes: 480), to: TimeOfDay(minutes: 1320))

private func message(_ kind: Problem.Kind, _ words: Words) -> String {
  words.message(for: Problem(kind, line: 0, range: 0..<1))
}

/// A kind of every code, some in several forms, with the text that its message names; nil where there is none.
private let examples: [(kind: Problem.Kind, named: String?)] = [
  (.badTime("25:10"), "25:10"), (.badTime("13pm"), "13pm"),
  (.badAmount("-250ml", .signed, readings: ["250ml"]), "-250ml"),
  (.badAmount("2,5,1", .malformed, readings: []), "2,5,1"),
  (.badAmount("-0.5", .change, readings: []), "-0.5"), (.price("65 Kč", meant: "coffee 1cup 65 Kč"), "65 Kč"),
  (.price("20 Kč", meant: nil), "20 Kč"), (.change("down", measure: "weight"), "down"),
  (.badAmount("7h30", .lacksUnit, readings: ["7h30m"]), "7h30"),
  (.badAmount("7/10", .bareFraction, readings: ["7/10 cup"]), "7/10"),
  (.badAmount("7/10", .bareFraction, readings: ["7/10"]), "7/10"),
  (.badAmount("99999999999999999999", .tooLarge, readings: []), "99999999999999999999"),
  (.badAmount("1,250", .ambiguous, readings: ["1250", "1.25"]), "1,250"),
  (.ambiguousNumber("1,250", readings: ["1250", "1.25"]), "1,250"),
  (.ambiguousNumber("0,250", readings: ["0.25"]), "0,250"),
  (.ambiguousNumber("1,250", readings: []), "1,250"), (.ambiguousNumber("95 140", readings: []), "95 140"),
  (.unknownUnit("mll", near: "ml", expected: "ml"), "mll"),
  (.unknownUnit("sip", near: nil, expected: "ml"), "sip"),
  (.unknownUnit("sip", near: nil, expected: ""), "sip"),
  (.repetition("2x", meant: "water 2x300ml"), "2x"),
  (.wrongKind(unit: "kg", measure: "run", expected: "km"), "kg"),
  (.wrongKind(unit: "kg", measure: "vitamins", expected: "pills"), "kg"),
  (.wrongKind(unit: "kg", measure: "steps", expected: ""), "kg"),
  (.missingAmount(measure: "run", unit: "km"), "run"), (.missingAmount(measure: "steps", unit: ""), "steps"),
  (.badTag(key: "kcal", value: "lots", expected: "kcal"), "kcal:lots"), (.badGoal("lots"), "lots"),
  (.badGoal("20km/week"), "20km/week"), (.badGoal(""), nil), (.badUTF8, nil),
  (.mergeMarker("<<<<<<< HEAD"), "<<<<<<< HEAD"),
  (.unreadable(path: "2026/2026-01-12.txt", reason: "permission denied"), "2026-01-12.txt"),
  (.badValue(word: "clock", value: "25h", expected: .words(["24h", "12h"])), "25h"),
  (.declaredTwice("gym", line: 12), "gym"), (.missingUnit(measure: "mood", as: nil), "mood"),
  (.missingFrom(habit: "plants"), "plants"), (.unknownReference("tea", near: nil), "tea"),
  (.unknownReference("watr", near: "water"), "watr"),
  (.derivedPart("moved", parts: ["gym", "run"]), "gym run"), (.derivedPart("moved", parts: []), "moved"),
  (.circularGoal(measure: "kcal", habit: "moved"), "moved"),
  (.derivedTick("moved", parts: ["gym", "run"]), "gym run"),
  (
    .conflictCopy(path: "2026-01-12 (conflicted copy 2026-01-12).txt", day: day, isCertain: true),
    "conflicted copy 2026-01-12).txt"
  ),
  (.conflictCopy(path: "2026-01-12-DESKTOP-1A2B3C.txt", day: day, isCertain: false), "DESKTOP-1A2B3C"),
  (.secondFile(path: "2026-01-12.md", counts: "2026-01-12.txt", day: day), "2026-01-12.md"),
  (.secondFile(path: "2026/2026-01-12.txt", counts: "2026-01-12.txt", day: day), "2026/2026-01-12.txt"),
  (
    .otherConflictCopy(path: "daybook (conflicted copy).conf", of: "daybook.conf"),
    "daybook (conflicted copy).conf"
  ),
  (
    .misnamedDay(path: "days/2026-01-12 Sunday.md", day: day, expected: "days/2026-01-12 Monday.md"),
    "2026-01-12 Sunday.md"
  ),
  (.distantDay(path: "0206-01-12.txt", years: 1820), "0206-01-12.txt"),
  (.notDownloaded(path: ".2026-01-12.txt.icloud", day: day), ".2026-01-12.txt.icloud"),
  (.unreadFiles(count: 147, path: "j/2026_01_12.md", layout: "j/YYYY_MM_DD"), "layout \"j/YYYY_MM_DD\""),
  (.unreadFiles(count: 2, path: "2026-01-12 Brno.txt", layout: nil), "2026-01-12 Brno.txt"),
  (.unreadFiles(count: 1, path: "2026-01-12 Brno.txt", layout: nil), "2026-01-12 Brno.txt"),
  (.unreadFiles(count: 1, path: "2026-02-30.txt", layout: nil), "2026-02-30.txt"),
  (.unreadFiles(count: 2, path: "2026-02-30.txt", layout: nil), "2026-02-30.txt"),
  (.nearName("brekfast", near: "breakfast"), "brekfast"),
  (.oddTime("8.10", meant: TimeOfDay(minutes: 490)), "8.10"),
  (.absurdTotal(measure: "water", 25_000_000, unit: "l"), "25 l"),
  (.secondTime("17:00"), "17:00"),
  (.ofEach("3 glasses", meant: "3x250ml"), "3x250ml"),
  (.lineOfOtherDay("yesterday", day), "yesterday"),
  (.lateBox("[x]", meant: "[x] 07:15"), "[x] 07:15"),
  (.partOfRange("1h", range: "23:15-06:45"), "23:15-06:45"),
  (.uncountedGoal(measure: "water", amount: "3l"), "goal water 3l"),
  (.longRange("11:30-7:00", minutes: 1170, meant: "23:30"), "23:30"),
  (.zeroAmount(measure: "water"), "water"), (.zeroGoal(measure: "water"), "water"),
  (.noBadge("streak 7"), "streak 7"), (.badgeToCome("streak_7", day), "streak_7"),
  (.duplicateEntry("water", line: 3), "water"),
  (.contradictingTicks("workout", line: 3), "workout"), (.doneInFuture("breakfast"), "breakfast"),
  (.missingAttachment("photos/gone.jpg"), "photos/gone.jpg"), (.controlCharacter(0x1B), "U+001B"),
  (.utf16(name: "UTF-16LE"), "iconv -f UTF-16LE -t UTF-8"), (.returnsAlone, nil),
  (.unknownWord("wek", near: "week"), "wek"), (.unknownWord("mood", near: nil), "mood"),
  (.silentReminder(TimeOfDay(minutes: 360), habit: nil, active: hours), "06:00"),
  (.silentReminder(TimeOfDay(minutes: 1410), habit: "lights", active: hours), "active 08:00-22:00"),
  (.newerVersion("2"), "2"), (.unboxedHabit("breakfast", .done), "breakfast"),
  (.todoStyle("breakfast"), "breakfast"),
  (.misplacedAmount(measure: "water", amount: "500ml"), "500ml"),
  (.undeclaredName("tea"), "tea"), (.otherDate(day), "2026"),
  (.tinyAmount("05 l", measure: "water", unit: "", readings: ["0.5 l", "5 l"]), "05 l"),
  (.tinyAmount("2", measure: "water", unit: "ml", readings: ["2cup", "2l"]), "2cup"),
  (.tinyAmount("4.95", measure: "coffee", unit: "cup", readings: ["1cup", "4.95cup"]), "1cup"),
  (.tinyAmount("2", measure: "rice", unit: "", readings: []), "rice"), (.nearUnit("mll", near: "ml"), "mll"),
  (.otherUnit("pills", measure: "ibuprofen", unit: "mg"), "pills"),
  (.otherUnit("sets", measure: "pushups", unit: ""), "sets"),
  (.otherUnit("2 times", measure: "water", unit: "ml", meant: "2cup"), "2cup"),
  (.secondAmount("500ml"), "500ml"), (.gluedLines("water 250ml"), "water 250ml"),
  (.spacedTag(key: "kcal", value: "500"), "kcal:500"), (.spacedTag(key: "kcal", value: "1 250"), "kcal:1250"),
  (.oddBox("[ x]"), "[ x]"), (.uncounted(name: "water"), "water"), (.uncounted(name: nil), nil),
  (.forgottenTimer("gym"), "gym"), (.unclosed("%%"), "%%"), (.unreadField("gym", value: "maybe"), "maybe"),
  (.badAmount("08:00-08:00", .noLength, readings: []), "08:00-08:00"),
]

private let expectations: [Journal.Expectation] = [
  .words(["24h", "12h"]),
  .words([
    "unit", "goal", "cup", "presets", "counts", "alias", "from", "until", "last", "mean", "max", "min",
  ]),
  .amount, .number, .time, .date, .hours, .weekday, .weekdays, .period, .goal, .schedule, .reminders, .unit,
  .percent, .name, .layout, .quotedText, .end, .kind("ml"), .kind("pills"), .kind(""), .sum,
  .parts, .upTo(3), .best,
]

/// The codes of the one table of problems, as it stands in the source: no list of them can be behind it.
private func problemCodes() throws -> Set<String> {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let table = try String(
    contentsOf: package.appendingPathComponent("Sources/Journal/Problems/ProblemKind.swift"), encoding: .utf8)
  return Set(table.matches(of: /: \("([a-z0-9-]+)", \.(error|warning|hint)\)/).map { String($0.1) })
}

@Suite struct ProblemWordsTests {
  @Test func aMissedPointIsToldWithWhatCounts() {
    let missed = Problem.Kind.tinyAmount("05 l", measure: "water", unit: "", readings: ["0.5 l", "5 l"])
    #expect(
      message(missed, en) == "'05 l' counts as 5 l of 'water', which is hardly meant; write '0.5 l' or '5 l'")
    #expect(
      message(missed, cs)
        == "„05 l“ se počítá jako 5 l u „water“, což je sotva míněno; napište „0,5 l“ nebo „5 l“")
  }

  @Test func aNumberThatMayBeSeveralIsTold() {
    let several = Problem.Kind.ambiguousNumber("95 140", readings: [])
    #expect(
      message(several, en)
        == "'95 140' may be one number or several; write it without blanks, or each in a line of its own")
    #expect(
      message(several, cs)
        == "„95 140“ může být jedno číslo, nebo několik; napište ho bez mezer, nebo každé na vlastní řádek")
  }

  @Test func aPriceOfACupIsTold() {
    let price = Problem.Kind.tinyAmount(
      "4.95", measure: "coffee", unit: "cup", readings: ["1cup", "4.95cup"])
    #expect(
      message(price, en)
        == "'4.95' counts as 4.95 cup of 'coffee', and looks like a price; write how much it was, '1cup' or '4.95cup'"
    )
    #expect(
      message(price, cs)
        == "„4.95“ se počítá jako 4,95 cup u „coffee“, a vypadá jako cena; napište, kolik toho bylo: „1cup“ nebo „4,95cup“"
    )
  }

  @Test(arguments: [
    ("30 mim", "'mim' is not a unit", "„mim“ není jednotka"),
    ("30", "it has no unit", "nemá jednotku"), ("1h15", "it has no unit", "nemá jednotku"),
  ])
  func aPartWithoutAUnitIsTold(_ typed: String, _ english: String, _ czech: String) {
    let problem = Problem(.secondAmount(typed), line: 0, range: 0..<2, fix: Fix(range: 0..<2, text: "30m"))
    #expect(
      en.message(for: problem) == "'\(typed)' does not count, since \(english); write '30m'")
    #expect(
      cs.message(for: problem)
        == "„\(typed)“ se nepočítá, protože \(czech); napište „30m“")
  }

  @Test func everyCodeHasAnExample() throws {
    let codes = try problemCodes()
    #expect(codes.count > 30 && Set(examples.map(\.kind.entry.code)) == codes)
  }

  @Test(arguments: examples.indices) func everyMessageNamesItsTextInBothLanguages(index: Int) {
    let (kind, named) = examples[index]
    let (english, czech) = (message(kind, en), message(kind, cs))
    #expect(english != czech)
    #expect(czech.contains { !$0.isASCII })
    if let named {
      #expect(english.contains(named))
      #expect(czech.contains(named))
    }
  }

  @Test(arguments: examples.indices) func everyMessageIsOneShortLine(index: Int) {
    expectShortLine(message(examples[index].kind, en))
    expectShortLine(message(examples[index].kind, cs))
  }

  @Test(arguments: expectations, ["25h", ""])
  func everyExpectationSaysWhatToWrite(expected: Journal.Expectation, value: String) {
    let kind = Problem.Kind.badValue(word: "measure", value: value, expected: expected)
    let (english, czech) = (message(kind, en), message(kind, cs))
    expectShortLine(english)
    expectShortLine(czech)
    #expect(english != czech)
    // A value that is missing is named by the word it is missing after.
    if expected != .sum, expected != .end {
      #expect(english.contains(value.isEmpty ? "'measure'" : "'25h'"))
      #expect(czech.contains(value.isEmpty ? "„measure“" : "„25h“"))
      #expect(english.contains("write"))
      #expect(czech.contains("napište"))
    }
  }

  private func expectShortLine(_ message: String, at place: SourceLocation = #_sourceLocation) {
    #expect(message.widthInColumns <= 160, sourceLocation: place)
    #expect(message == message.printable, sourceLocation: place)
    #expect(!message.contains(";;") && !message.contains("  "), sourceLocation: place)
    #expect(!message.hasSuffix("."), sourceLocation: place)
  }

  @Test(
    arguments: [
      (.badTime("25:10"), "'25:10' is not a time of day; hours go from 0 to 23 and minutes from 0 to 59"),
      (
        .badTime("13pm"),
        "'13pm' is not a time of day; before am and pm hours go from 1 to 12, and minutes from 0 to 59"
      ),
      (
        .badAmount("-250ml", .signed, readings: ["250ml"]),
        "'-250ml' has a sign, and an amount has none; write '250ml', or correct the line that has too much"
      ),
      (
        .badAmount("+250ml", .signed, readings: ["250ml"]),
        "'+250ml' has a sign, and an amount has none; write '250ml'"
      ),
      (
        .badAmount("2-3", .range, readings: ["2", "3"]),
        "'2-3' is a range, and an amount is one number; write '2' or '3'"
      ),
      (.badAmount("4/5", .malformed, readings: ["4"]), "'4/5' is not a number; write '4'"),
      (
        .badAmount("7h30", .lacksUnit, readings: ["7h30m"]),
        "'7h30' lacks a unit behind its last number; write '7h30m'"
      ),
      (
        .secondAmount("x2", meant: "2x250ml"),
        "'x2' does not count, since a line has one amount; write '2x250ml'"
      ),
      (
        .badAmount("7/10", .bareFraction, readings: ["7/10 cup"]),
        "'7/10' is a fraction without a unit; write '7/10 cup'"
      ),
      (
        .ambiguousNumber("1,250", readings: ["1250", "1.25"]),
        "'1,250' can be read two ways; write '1250' or '1.25'"
      ),
      (.unknownUnit("mll", near: "ml", expected: "ml"), "'mll' is not a unit; did you mean 'ml'?"),
      (
        .wrongKind(unit: "kg", measure: "run", expected: "km"),
        "'run' is counted in km, and 'kg' is not a length"
      ),
      (
        .wrongKind(unit: "g", measure: "water", expected: "ml"),
        "'water' is counted in ml, and 'g' is not a volume"
      ),
      (
        .missingAmount(measure: "run", unit: "km"),
        "'run' needs an amount here; write it after the name, such as '5 km'"
      ),
      (
        .missingAmount(measure: "vitamins", unit: "pills"),
        "'vitamins' needs an amount here; write it after the name, such as '2 pills'"
      ),
      (
        .missingAmount(measure: "sleep", unit: "min", meant: "7h30m"),
        "'sleep' needs an amount here; write it after the name, such as '7h30m'"
      ),
      (
        .badTag(key: "kcal", value: "lots", expected: "kcal"),
        "'kcal:lots' has no amount that counts; write a number, such as 'kcal:400'"
      ),
      (
        .badTag(key: "water", value: "lots", expected: "ml"),
        "'water:lots' has no amount that counts; write a number, such as 'water:250ml'"
      ),
      (
        .badValue(word: "clock", value: "25h", expected: .words(["24h", "12h"])),
        "'25h' is not a value of 'clock'; write '24h' or '12h'"
      ),
      (
        .badValue(word: "clock", value: "", expected: .words(["24h", "12h"])),
        "'clock' lacks a value; write '24h' or '12h'"
      ),
      (
        .badValue(word: "measure", value: "color", expected: .words(["unit", "goal", "cup"])),
        "'color' is not a value of 'measure'; write 'unit', 'goal' or 'cup'"
      ),
      (
        .badValue(word: "measure", value: "gola", expected: .words(["unit", "goal", "cup"])),
        "'gola' means nothing to 'measure'; did you mean 'goal'?"
      ),
      (
        .badValue(word: "goal", value: "2026-02-30", expected: .date),
        "'2026-02-30' is not a date; write one such as '2026-01-12'"
      ),
      (
        .badValue(word: "cup", value: "0ml", expected: .kind("ml")),
        "'0ml' is not an amount above zero in ml; write one such as '250 ml'"
      ),
      (
        .badValue(word: "week", value: "extra", expected: .end),
        "'extra' is one word too many; delete it, or put '#' before it to make it a comment"
      ),
      (
        .declaredTwice("gym", line: 12),
        "'gym' is in line 12 already; delete one of the two, or choose another name"
      ),
      (
        .conflictCopy(path: "2026-01-12 2.txt", day: day, isCertain: true),
        "'2026-01-12 2.txt' is a conflict copy of January\u{A0}12, 2026 and does not count; 'daybook merge 2026-01-12' folds it in"
      ),
      (.nearName("brekfast", near: "breakfast"), "'brekfast' is not declared; did you mean 'breakfast'?"),
      (.oddTime("8.10", meant: TimeOfDay(minutes: 490)), "'8.10' is not read as a time; write '08:10'"),
      (
        .unboxedHabit("breakfast", .done),
        "'breakfast' is a habit, and without a box at the beginning of its line it is text; write '[x] breakfast'"
      ),
      (
        .misplacedAmount(measure: "water", amount: "500ml"),
        "'500ml' does not count here; write it at the beginning of a line: 'water 500ml'"
      ),
      (.controlCharacter(7), "the control character U+0007 does not belong in a line; delete it"),
    ] as [(Problem.Kind, String)])
  func englishMessages(kind: Problem.Kind, expected: String) {
    #expect(message(kind, en) == expected)
  }

  @Test(
    arguments: [
      (.badTime("25:10"), "„25:10“ není čas; hodiny jsou 0 až 23 a minuty 0 až 59"),
      (
        .ambiguousNumber("1,250", readings: ["1250", "1.25"]),
        "„1,250“ se dá číst dvěma způsoby; napište „1250“ nebo „1,25“"
      ),
      (.unknownUnit("mll", near: "ml", expected: "ml"), "„mll“ není jednotka; měli jste na mysli „ml“?"),
      (.wrongKind(unit: "kg", measure: "run", expected: "km"), "„run“ se počítá v km a „kg“ není délka"),
      (
        .missingAmount(measure: "run", unit: "km"),
        "„run“ tu potřebuje množství; napište ho za jméno, třeba „5 km“"
      ),
      (.nearName("snidane", near: "snidani"), "„snidane“ není deklarováno; měli jste na mysli „snidani“?"),
      (
        .conflictCopy(path: "2026-01-12 2.txt", day: day, isCertain: true),
        "„2026-01-12 2.txt“ je konfliktní kopie dne 12.\u{A0}ledna\u{A0}2026 a nepočítá se; sloučí ji „daybook merge 2026-01-12“"
      ),
      (
        .badValue(word: "clock", value: "25h", expected: .words(["24h", "12h"])),
        "„25h“ není hodnota pro „clock“; napište „24h“ nebo „12h“"
      ),
      (
        .badValue(word: "clock", value: "", expected: .words(["24h", "12h"])),
        "na řádku „clock“ chybí hodnota; napište „24h“ nebo „12h“"
      ),
      (
        .unboxedHabit("breakfast", .done),
        "„breakfast“ je návyk a bez políčka na začátku řádku je to text; napište „[x] breakfast“"
      ),
    ] as [(Problem.Kind, String)])
  func czechMessages(kind: Problem.Kind, expected: String) {
    #expect(message(kind, cs) == expected)
  }

  @Test func aFixIsWhatTheMessageOffers() {
    let problem = Problem(
      .oddTime("8.10", meant: TimeOfDay(minutes: 490)), line: 0, range: 12..<16,
      fix: Fix(range: 12..<16, text: "8:10"))
    #expect(en.message(for: problem) == "'8.10' is not read as a time; write '8:10'")
  }

  @Test func aLongTextIsCutInItsMiddle() {
    let text = String(repeating: "abcdefghij", count: 1000)
    #expect(en.quoted(text) == "'abcdefghijabcdefghijabcde…hijabcdefghij'")
    #expect(en.quoted(text).widthInColumns <= 42)
    #expect(en.quoted(String(text.prefix(40))) == "'\(text.prefix(40))'")
  }

  @Test func escapesInATextAreShownAndNotObeyed() {
    #expect(en.quoted("\u{1B}[31mred\n") == "'␛[31mred␊'")
    #expect(
      message(.mergeMarker("<<<<<<< \u{1B}]0;x\u{7}"), en).hasPrefix("'<<<<<<< ␛]0;x␇' is left of a merge;"))
    #expect(cs.inQuotes("a\u{202E}b") == "„a\\u{202E}b“")
  }
}

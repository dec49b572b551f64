import Foundation
import TestSupport
import Testing

@testable import daybook

@Suite struct AskTests {
  private let files = daybook([
    "daybook.conf": """
    measure water "Water" goal 2500ml cup 250ml presets 100ml 500ml
    habit weighed
    habit breakfast 10:30 "Breakfast"
    habit gym "Gym" every tue
    habit read 3/week

    """
  ])
  private var text: String? { files["/log/2026-01-12.txt"] }

  @Test func aKeyForEachOpenHabitAndGoal() {
    let run = HandRun("ask", in: files, keys: "dsl2")
    #expect(run.status == 0)
    #expect(text == "[x] weighed\n[-] breakfast\nwater 500ml 14:30\n")
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.errors.contains("2/4 Breakfast (10:30)? skipped\n"))
    #expect(!run.errors.contains("Gym"))
  }

  @Test func aTimeAndAnAmountCanBeTyped() {
    _ = HandRun("ask", in: files, keys: "ltla", lines: ["11:05", "0.3l"])
    #expect(text == "[x] breakfast 11:05\nwater 0.3l 14:30\n")
  }

  @Test func theExampleOfAnAmountIsOneOfTheMeasures() {
    let asked = daybook(["daybook.conf": "measure water goal 2l cup 250ml\nmeasure steps goal 10000\n"])
    let run = HandRun("ask", in: asked, keys: "ada", lines: ["", "4000"])
    #expect(
      run.errors.contains("How much, such as 250ml?") && run.errors.contains("How much, such as 10?"),
      "\(run.errors)")
    #expect(
      HandRun("ask", in: files, keys: "llla", lines: ["1l"]).errors.contains("How much, such as 500ml?"))
  }

  @Test func aWrongAnswerIsToldAndAskedAgain() {
    let run = HandRun("ask", in: files, keys: "t7\n", lines: ["25:10"])
    #expect(run.errors.contains("25:10"))
    #expect(text == "[x] weighed\n")
  }

  @Test func aValueIsAskedForUntilItIsValidOrEmpty() {
    let run = HandRun(
      "ask", in: files, keys: "tltla", lines: ["1830", "18:30", "9:75", "", "large cup", "2"])
    #expect(run.errors.contains("'1830' is not a time of day"))
    // The second time nothing is typed: the question is put again, and left.
    #expect(text == "[x] weighed 18:30\nwater 500ml 14:30\n", "\(run.errors)")
    #expect(run.errors.components(separatedBy: "How much, such as 500ml?").count == 3)
  }

  @Test func itClosesWithWhereTheDayStands() {
    let run = HandRun("ask", in: files, keys: "dq")
    #expect(
      run.errors.withPlainBlanks.hasSuffix("? end\nMonday, January 12, 2026: 1/3 · Water 0 / 2,500 ml\n"),
      "\(run.errors)")
    let slept = daybook(["daybook.conf": "measure sleep \"Sleep\" unit min goal 7h30m\n"])
    let sleep = HandRun("ask", in: slept, keys: "a", lines: ["7h30m"]).errors.withPlainBlanks
    #expect(sleep.contains("1/1 Sleep 0 min / 7 h 30 min?"), "\(sleep)")
    #expect(sleep.contains("Monday, January 12, 2026: 1/1 · Sleep 7 h 30 min / 7 h 30 min\n"))
  }

  @Test func anAmountInPlaceOfATimeIsToldAsSuch() {
    let run = HandRun("ask", in: files, keys: "tq", lines: ["500ml"])
    #expect(run.errors.contains("'500ml' is not a time of day"))
    #expect(text == nil)
  }

  @Test func whatIsAnsweredIsNotAskedAgain() {
    _ = HandRun("ask", in: files, keys: "dddd")
    #expect(
      HandRun("ask", in: files, keys: "").errors.withPlainBlanks.contains("1/1 Water 250 / 2,500 ml [1"))
  }

  @Test func goingBackTakesTheAnswerOutAndAsksAnew() {
    let run = HandRun("ask", in: files, keys: "dbsd" + "b\u{62}dlq")
    #expect(text == "[x] weighed\n")
    #expect(run.errors.contains("1/4 weighed? done\n2/4 Breakfast (10:30)? back\n1/4 weighed? skipped\n"))
    #expect(run.output.contains("2026-01-12.txt: took back: done weighed\n"))
  }

  @Test func goingBackTakesNothingOutThatOthersWroteAfterIt() {
    _ = HandRun("ask", in: files, keys: "lb")
    #expect(text == nil)
    _ = HandRun("add water 100ml", in: files)
    _ = HandRun("ask", in: files, keys: "lbbq")
    #expect(text == "water 100ml 14:30\n")
  }

  @Test func quittingKeepsWhatWasAnswered() {
    let run = HandRun("ask", in: files, keys: "dq")
    #expect(run.status == 0)
    #expect(text == "[x] weighed\n")
  }

  @Test func theDaysMissedAreOfferedAndAskedOldestFirst() {
    files["/log/2026-01-09.txt"] = "[x] weighed 07:00\nwater 3l\n"
    let run = HandRun("ask", in: files, keys: "llll" + "y" + "dlq")
    #expect(run.errors.contains("2 days have no file"))
    #expect(files["/log/2026-01-10.txt"] == "[x] weighed 07:00\n")
    #expect(files["/log/2026-01-11.txt"] == nil && text == nil)
    _ = HandRun("ask", in: files, keys: "llll" + "n" + "ddd")
    #expect(files["/log/2026-01-11.txt"] == nil)
  }

  @Test func withoutATerminalOneLineSaysSo() {
    let run = Run("ask", in: files)
    #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("needs a terminal"))
  }

  @Test func czechLettersAnswerInCzech() {
    let run = HandRun("ask --lang cs", in: files, keys: "hvp1")
    #expect(run.errors.hasPrefix("Pondělí"), "\(run.errors.prefix(80))")
    #expect(text == "[x] weighed\n[-] breakfast\nwater 100ml 14:30\n")
    #expect(Asking.answer(to: .character("h"), in: .en) == nil)
  }

  @Test(arguments: [
    ("\n", Key.enter), ("\u{1B}", .escape), ("\u{1B}[A", .other), ("\u{1B}OP", .other),
    ("\u{7F}", .backspace),
    ("č", .character("č")), ("d", .character("d")), ("", .end), ("\u{4}", .end), ("\u{1B}[1;5C", .other),
  ])
  func aKeyIsReadWhole(_ text: String, _ key: Key) {
    var bytes = Array(text.utf8)[...]
    #expect(Keyboard.nextKey({ bytes.popFirst() }, isMore: { !bytes.isEmpty }) == key)
    #expect(bytes.isEmpty)
  }

  @Test(
    .needsBuiltProgram(and: "python3"),
    arguments: ["", "SIGINT", "SIGTERM"])
  func theTerminalIsAsItWasAfterAskingAndAfterASignal(_ signal: String) throws {
    let folder = try TemporaryFolder()
    let habits = (1...9).map { "habit h\($0)\n" }.joined()
    try folder.write("daybook 1\n" + habits, to: "daybook.conf")
    #expect(try folder.answer(of: Self.driver, [signal]) == "keys: raw\nafterwards: lines\n")
    let ticks = signal.isEmpty ? 9 : 1
    #expect(folder["2026-01-12.txt"] == (1...ticks).map { "[x] h\($0)\n" }.joined())
  }

  /// Answers the questions of `ask` at a terminal of its own, and tells how the terminal was while and after.
  private static let driver = """
    name = sys.argv[3]
    child, terminal = pty.fork()
    if child == 0: ask()
    until(b"1/9")
    print("keys:", settled("raw"))
    for number in range(1, 2 if name else 10):
        until(b"%d/9" % number)
        os.write(terminal, b"d")
    if name:
        until(b"2/9")
        settled("raw")
        os.kill(child, getattr(signal, name))
    end_of_answers()
    print("afterwards:", mode())
    os.waitpid(child, 0)
    """
}

import Journal
import Platform
import Rendering
import Speech
import TestSupport
import Testing

@testable import daybook

@Suite struct InitTests {
  /// Answers the questions of `init` and gives back what was chosen, and all that was said.
  private func answered(_ lines: [String]) -> (answers: String?, said: String) {
    var rest = lines[...]
    var said = ""
    let onboarding = Onboarding(words: Words(.en), say: { said += $0 + "\n" }, line: { rest.popFirst() })
    return (onboarding.answers().map { "\($0.goal) \($0.cup) \($0.remind)" }, said)
  }

  private static let conversations: [([String], String)] = [
    (["", "", "", "", ""], "2500ml 250ml off"),
    (["", "3", "5", "2", ""], "3000ml 330ml every 2h"),
    (["s"], "2500ml 250ml off"),
    (["", "1", "s"], "2000ml 250ml off"),
    (["", "2.2l", "300 ml", "09:00 13:00", ""], "2200ml 300ml at 09:00 13:00"),
    (["", "80 oz", "8oz", "3", ""], "80oz 8oz at 09:00 12:00 15:00 18:00"),
    (["", "80oz", "", "", ""], "80oz 8oz off"), (["", "80oz", "4", "", ""], "80oz 12oz off"),
    (["", "80oz", "b", "2l", "", "", ""], "2000ml 250ml off"),
    (["", "0,5 l", "0,3 l", "9:00, 13:00", ""], "500ml 300ml at 9:00 13:00"),
    (["", "", "", "2h", ""], "2500ml 250ml every 2h"),
    (["", "", "", "every 2h", ""], "2500ml 250ml every 2h"),
    (["", "", "", "každé 2h", ""], "2500ml 250ml every 2h"),
    (["", "", "", "co 2 hodiny", ""], "2500ml 250ml every 2 hodiny"),
    (["", "", "", "90min", ""], "2500ml 250ml every 90min"),
    (["", "", "", "at 9am", ""], "2500ml 250ml at 9am"), (["", "", "", "no", ""], "2500ml 250ml off"),
    (["", "", "", "ano", ""], "2500ml 250ml every 2h"),
    (["", "1", "b", "3", "", "", ""], "3000ml 250ml off"),
    (["", "b", "b", "", "", "6", "", ""], "2500ml 500ml off"),
    (["", "499", "5001ml", "lots", "500", "", "soon", "", ""], "500ml 250ml off"),
    (["", "70kg", "", "", "", ""], "2300ml 250ml off"),
    (["", "154 lb", "", "", "1", ""], "2300ml 250ml off"),
    (["", "400kg", "", "", "1", ""], "5000ml 250ml off"),
  ]

  @Test(arguments: conversations)
  func fiveStepsWithDefaultsPresetsSkipAndBack(_ lines: [String], _ answers: String) {
    #expect(answered(lines).answers == answers)
  }

  @Test(arguments: [
    ("", ""), ("no", ""), ("2 8", "habit breakfast 10:30 \"Breakfast\"|habit workout \"Workout\""),
    ("6", "habit kitchen \"Kitchen closed at 10 PM\" alias kitchen-closed"),
    ("Read, walk 18:30", "habit read \"Read\"|habit walk 18:30"),
    (
      "Morning walk 6:45, gym every mon wed fri",
      "habit morning-walk \"Morning walk\" 6:45|habit gym every mon wed fri"
    ),
    ("2, 2, Yoga 3/week", "habit breakfast 10:30 \"Breakfast\"|habit yoga \"Yoga\" 3/week"),
  ])
  func habitsAreThoseProposedOrOnesOwn(_ typed: String, _ lines: String) {
    #expect(HabitAnswer(typed, in: Words(.en)) == .lines(lines.split(separator: "|").map(String.init)))
  }

  @Test func allNineAreTheBriefs() {
    guard case .lines(let lines) = HabitAnswer("all", in: Words(.en)) else { return #expect(Bool(false)) }
    #expect(lines.count == 9 && lines.count(where: { $0.contains(":") }) == 4)
    #expect(HabitAnswer("všechny", in: Words(.cs)) != HabitAnswer("all", in: Words(.en)))
  }

  @Test(arguments: ["5km", "10 12", "water", "!"])
  func whatCannotBeAHabitIsAskedAgain(_ typed: String) {
    guard case .refused = HabitAnswer(typed, in: Words(.en)) else { return #expect(Bool(false), "\(typed)") }
    #expect(answered(["", "", "", "", typed, ""]).said.contains("cannot be a habit"))
  }

  @Test(arguments: [
    ("Gym mon wed fri", "Gym every mon wed fri", "Gym-mon-wed-fri"), ("Read 3x/week", "Read 3/week", nil),
    ("Long run tue", "Long run every tue", "Long-run-tue"), ("Walk at 18:30", "Walk 18:30", nil),
    ("Posilovna po st pá", "Posilovna every po st pá", "Posilovna-po-st-pá"),
    ("Čtení 3x týdně", "Čtení 3/week", "Čtení-3x-týdně"),
    ("2, Morning sun", "Morning every sun", "Morning-sun"),
  ])
  func aScheduleInOtherWordsIsNoPartOfAName(_ typed: String, _ meant: String, _ name: String?) {
    guard case .schedule(_, meant, _) = HabitAnswer(typed, in: Words(.en)) else {
      return #expect(Bool(false), "\(HabitAnswer(typed, in: Words(.en)))")
    }
    let said = answered(["", "", "", "", typed, meant]).said
    #expect(said.contains("is written '\(meant)'"), "\(said)")
    guard case .lines(let lines) = HabitAnswer(meant, in: Words(.en)) else { return #expect(Bool(false)) }
    #expect(lines.count == 1)
    if let name {
      #expect(said.contains("the name, write '\(name)'"), "\(said)")
      guard case .lines = HabitAnswer(name, in: Words(.en)) else { return #expect(Bool(false), "\(name)") }
    }
  }

  @Test(arguments: [
    ("en_US.UTF-8", Language.en, "sunday"), ("cs_CZ.UTF-8", .cs, "monday"), ("en_GB", .en, "monday"),
    ("ar_EG.UTF-8", .en, "saturday"), ("C", .en, "monday"), ("", .en, "monday"),
    ("en_US.UTF-8", .cs, "monday"),
    ("pt_BR@x", .en, "sunday"),
  ])
  func theWeekBeginsAsTheLocaleSays(_ locale: String, _ language: Language, _ day: String) {
    #expect("\(Weekday.first(in: Environment(["LANG": locale]), language: language))" == day)
    #expect(
      "\(Weekday.first(in: Environment(["LANG": "en_US", "LC_ALL": locale]), language: language))"
        == (locale.isEmpty ? "sunday" : day))
  }

  @Test func leavingAnswersNothing() { #expect(answered(["", "2"]).answers == nil) }

  @Test func aSuggestionSaysThatItIsARuleOfThumb() {
    #expect(answered(["", "70kg", "s"]).said.contains("rule of thumb"))
  }

  @Test func theAnswersStandInTheConfiguration() {
    let files = MemoryFiles(["/new/x": ""])
    let run = HandRun("init", in: files, lines: ["", "2", "5", "2", "2, Read"], folder: "/new")
    #expect(run.status == 0, "\(run.errors)")
    // No line ends between a number and what it stands for.
    #expect(run.errors.contains("5:\u{A0}Dinner 21:00. 6:"), "\(run.errors)")
    #expect(
      files["/new/daybook.conf"] == """
        daybook 1
        # What this daybook tracks. Edit it freely; man 5 daybook tells all that may stand here.
        language en
        week sunday
        active 08:00-22:00
        remind every 2h

        measure water "Water" goal 2500ml cup 330ml presets 100ml 250ml 500ml

        # Habits, one a line; add your own.
        habit breakfast 10:30 "Breakfast"
        habit read "Read"

        """)
    #expect(
      run.output == """
        /new/daybook.conf is written.
        Reminders speak once a timer runs them: 'daybook remind --install systemd' prints one, also for launchd or cron.
        You're all set! Try these:
          daybook add water 330ml
          daybook

        """)
    #expect(Run("check --dir /new", in: files).status == 0)
  }

  @Test(arguments: [
    ("init --yes", "/new", "daybook"), ("init --yes", "/log", "daybook"),
    ("init --yes .", "/new", "daybook"), ("init --yes sub", "/new", "daybook --dir sub"),
    ("init --yes 'my day'", "/new", "daybook --dir 'my day'"),
    ("init --yes --dir /other", "/new", "daybook --dir /other"),
  ])
  func itEndsWithTwoCommandsThatWorkWhereOneStands(_ line: String, _ folder: String, _ program: String) {
    let files = MemoryFiles(["/new/x": ""])
    let run = Run(line, in: files, folder: folder)
    let commands = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    #expect(commands == ["\(program) add water 250ml"[...], program[...]], "\(run.output)")
    for command in commands {
      let next = Run(
        String(command.dropFirst("daybook".count)).trimmingPrefix(" ").description, in: files, folder: folder)
      #expect(next.status == 0, "\(next.errors)")
    }
  }

  @Test func inCzechItWorksToTheEnd() {
    let files = MemoryFiles(["/new/x": ""])
    let run = HandRun(
      "init --lang cs", in: files, lines: ["", "2,2 l", "0,25 l", "9:00, 13:00", "2, Čtení"], folder: "/new")
    #expect(run.status == 0 && run.output.contains("Vše je připraveno!"), "\(run.errors)")
    #expect(run.output.contains("\n  daybook add voda 250ml\n  daybook\n"))
    for (line, text) in [
      ("add voda 250ml", "voda 250ml 14:30\n"), ("add 0,5 l vody", "0,5 l vody 14:30\n"),
      ("done snídaně", "[x] breakfast 10:30\n"),
      ("done čtení", "[x] čtení\n"), ("drink 330ml", "water 330ml 14:30\n"),
    ] {
      let next = Run(line, in: files, folder: "/new")
      #expect(next.status == 0 && next.output.hasSuffix(text), "\(line): \(next.output)\(next.errors)")
    }
    #expect(Run("check", in: files, folder: "/new").status == 0)
    #expect(files["/new/daybook.conf"]?.contains("week monday\n") == true)
  }

  @Test func aGoalInOuncesMakesTheDaybookOneInOunces() {
    let files = MemoryFiles(["/new/x": ""])
    _ = HandRun("init", in: files, lines: ["", "80oz", "s"], folder: "/new")
    #expect(files["/new/daybook.conf"]?.contains("\nunits us\n") == true)
    #expect(files["/new/daybook.conf"]?.contains("goal 80oz cup 8oz presets 4oz 8oz 16oz\n") == true)
    #expect(Run("day", in: files, folder: "/new").output.withPlainBlanks.contains("80 oz"))
    #expect(Run("check", in: files, folder: "/new").status == 0)
  }

  @Test func whereAFileStandsThereIsNoDaybookToFind() {
    let files = MemoryFiles(["/new/x": ""])
    for run in [Run("init --yes x", in: files, folder: "/new"), Run("day --dir /new/x", in: files)] {
      #expect(run.status == 2 && !run.errors.contains("daybook.conf"))
      #expect(run.errors.contains("'/new/x' is not a folder"), "\(run.errors)")
    }
  }

  @Test func withoutATerminalItSaysWhatItWouldAskAndWritesNothing() {
    let files = MemoryFiles(["/new/x": ""])
    let run = Run("init", in: files, folder: "/new")
    #expect(run.status == 2 && run.errors.contains("init --yes"))
    #expect(files["/new/daybook.conf"] == nil)
    #expect(Run("init --yes", in: files, folder: "/new").status == 0)
    let again = HandRun("init", in: files, folder: "/new")
    #expect(again.status == 1 && !again.errors.contains("Step"))
  }
}

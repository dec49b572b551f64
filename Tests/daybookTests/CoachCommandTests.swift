import Foundation
import Journal
import Platform
import TestSupport
import Testing

@testable import daybook

/// What the coach answers, and what it writes.
@Suite struct CoachCommandTests {
  /// The files of `Examples/season`, anew for each run.
  private func season() throws -> MemoryFiles { daybook(try example("season")) }

  @Test(
    arguments: [
      (
        "en", "meals",
        """
        Thursday, April 2

        10:30  Breakfast: oatmeal with berries (420 kcal, protein 18 g)

        Calories  420 / 1,400–1,600 kcal
        Protein   18 / 120 g

        Build the next meal (Lunch, 15:30) on protein, about 45 g; with 102 g more you
        reach 120 g.
        The goal of 1,400–1,600 kcal leaves about 470 to 570 kcal for the next meal, and
        the rest for what comes after it.
        If the training comes (Completed workout), the day's goal is 1,600 to 1,800 kcal
        instead.
        """
      ),
      (
        "en", "workout ran 5km",
        """
        2026-04-02.txt:11: [x] run 5km 13:30
        2026-04-02.txt:15: [x] workout 13:30 ran 5km
        That one is in the book. The other half of training is what comes after it.
        And keep 7 h of sleep free; nothing else recovers as much.
        Build the next meal (Lunch, 15:30) on protein, about 45 g; with 102 g more you
        reach 120 g.
        The goal of 1,600–1,800 kcal leaves about 570 to 670 kcal for the next meal, and
        the rest for what comes after it.
        Still to drink: 1,310 ml, a little at a time.
        """
      ),
      (
        "en", "hungry",
        """
        Calories  420 / 1,400–1,600 kcal
        Protein   18 / 120 g

        Hunger has a place today: about 980 to 1,180 kcal, of which the next meal gets
        about 470 to 570 kcal.
        Build the next meal (Lunch, 15:30) on protein, about 45 g; with 102 g more you
        reach 120 g.
        You had these before, and they would do:
        • quark, berries (360 kcal, protein 31 g, Mar 31)
        • cottage cheese, peppers (390 kcal, protein 35 g, Mar 30)
        • banana, skyr (250 kcal, protein 21 g, Mar 30)
        """
      ),
      (
        "en", "plan out pizza",
        """
        Eating out fits in well: about 980 to 1,180 kcal are free today, about 470 to
        570 kcal of them for the next of 3 meals.
        Look on the menu for what brings about 45 g of protein, and take what you like
        of it.
        Your book knows something of the kind:
        • moving-day pizza (710 kcal, protein 30 g, Apr 1)
        • pizza, whole (980 kcal, protein 40 g, Mar 14)
        """
      ),
      (
        "en", "plan today",
        """
        Thursday, April 2

        You are on your way with 4 of 15; keep an eye on Lunch (15:30).
        Build the next meal (Lunch, 15:30) on protein, about 45 g; with 102 g more you
        reach 120 g.
        The goal of 1,400–1,600 kcal leaves about 470 to 570 kcal for the next meal, and
        the rest for what comes after it.
        If the training comes (Completed workout), the day's goal is 1,600 to 1,800 kcal
        instead.

        • Lunch (15:30): chicken, millet (570 kcal, protein 46 g, Mar 23)
        • Pre-workout meal (18:00): skyr (150 kcal, protein 20 g, Mar 24)
        • Dinner (21:00): tuna salad (400 kcal, protein 37 g, Mar 25)
        """
      ),
      (
        "en", "plan week",
        """
        Week of Mar 29 – Apr 4

        • Running: 7 / 20 km

        And keep 7 h of sleep free; nothing else recovers as much.
        Look after Running first: 13 km in the 3 days that are left.
        Cook one of these again, they bring the most protein of what you had in at most
        half of a day's 1,600 kcal:
        • chicken, rice (620 kcal, protein 49 g, Mar 16)
        • chicken, couscous (600 kcal, protein 48 g, Mar 9)
        • chicken, bulgur (600 kcal, protein 48 g, Feb 23)
        """
      ),
      (
        "en", "sanity",
        """
        The night was long enough, 7 h 55 min; the rest is easier for it.
        You are on your way with 4 of 15; keep an eye on Lunch (15:30).
        Build the next meal (Lunch, 15:30) on protein, about 45 g; with 102 g more you
        reach 120 g.
        """
      ),
      (
        "en", "unwind",
        """
        The day leaves this open: Lunch (15:30), Pre-workout meal (18:00), Running
        (18:30), Completed workout (18:40), Dinner (21:00) and 3 more. Pick one, if any.
        The first thing tomorrow: Weighed myself (06:50).
        """
      ),
      (
        "cs", "meals",
        """
        Čtvrtek 2. dubna

        10:30  Breakfast: oatmeal with berries (420 kcal, protein 18 g)

        Calories  420 / 1 400–1 600 kcal
        Protein   18 / 120 g

        Postavte příští jídlo (Lunch, 15:30) na bílkovinách, asi 45 g; k cíli 120 g
        chybí 102 g.
        Cíl 1 400–1 600 kcal nechává na příští jídlo asi 470 až 570 kcal a zbytek na to,
        co přijde po něm.
        Pokud na trénink dojde (Completed workout), je cíl dne místo toho 1 600 až
        1 800 kcal.
        """
      ),
      (
        "cs", "workout ran 5km",
        """
        2026-04-02.txt:11: [x] run 5km 13:30
        2026-04-02.txt:15: [x] workout 13:30 ran 5km
        Tenhle je zapsaný. Druhá polovina tréninku je to, co přijde po něm.
        A nechte si 7 h na spánek; nic jiného neobnoví sílu tolik.
        Postavte příští jídlo (Lunch, 15:30) na bílkovinách, asi 45 g; k cíli 120 g
        chybí 102 g.
        Cíl 1 600–1 800 kcal nechává na příští jídlo asi 570 až 670 kcal a zbytek na to,
        co přijde po něm.
        Ještě vypít: 1 310 ml, pomalu a postupně.
        """
      ),
      (
        "cs", "hungry",
        """
        Calories  420 / 1 400–1 600 kcal
        Protein   18 / 120 g

        Hlad má dnes své místo, a to asi 980 až 1 180 kcal, z toho na příští jídlo asi
        470 až 570 kcal.
        Postavte příští jídlo (Lunch, 15:30) na bílkovinách, asi 45 g; k cíli 120 g
        chybí 102 g.
        Tohle už jste měli a hodilo by se to:
        • quark, berries (360 kcal, protein 31 g, 31. 3.)
        • cottage cheese, peppers (390 kcal, protein 35 g, 30. 3.)
        • banana, skyr (250 kcal, protein 21 g, 30. 3.)
        """
      ),
      (
        "cs", "plan out pizza",
        """
        Jídlo venku se dnes vejde: volno je asi 980 až 1 180 kcal, z toho asi 470 až
        570 kcal pro příští ze zbývajících jídel (3).
        Na lístku hledejte, co přinese asi 45 g bílkovin, a z toho si dejte, na co máte
        chuť.
        Váš deník něco takového zná:
        • moving-day pizza (710 kcal, protein 30 g, 1. 4.)
        • pizza, whole (980 kcal, protein 40 g, 14. 3.)
        """
      ),
      (
        "cs", "plan today",
        """
        Čtvrtek 2. dubna

        Jste na cestě, 4 z 15; nezapomeňte: Lunch (15:30).
        Postavte příští jídlo (Lunch, 15:30) na bílkovinách, asi 45 g; k cíli 120 g
        chybí 102 g.
        Cíl 1 400–1 600 kcal nechává na příští jídlo asi 470 až 570 kcal a zbytek na to,
        co přijde po něm.
        Pokud na trénink dojde (Completed workout), je cíl dne místo toho 1 600 až
        1 800 kcal.

        • Lunch (15:30): chicken, millet (570 kcal, protein 46 g, 23. 3.)
        • Pre-workout meal (18:00): skyr (150 kcal, protein 20 g, 24. 3.)
        • Dinner (21:00): tuna salad (400 kcal, protein 37 g, 25. 3.)
        """
      ),
      (
        "cs", "plan week",
        """
        Týden 29. března – 4. dubna

        • Running: 7 / 20 km

        A nechte si 7 h na spánek; nic jiného neobnoví sílu tolik.
        Nejdřív myslete na tohle: Running, 13 km za 3 dny, které zbývají.
        Uvařte zas něco z toho, co z vašich jídel přinese nejvíc bílkovin a nemá víc než
        polovinu z denních 1 600 kcal:
        • chicken, rice (620 kcal, protein 49 g, 16. 3.)
        • chicken, couscous (600 kcal, protein 48 g, 9. 3.)
        • chicken, bulgur (600 kcal, protein 48 g, 23. 2.)
        """
      ),
      (
        "cs", "sanity",
        """
        Noc byla dost dlouhá, 7 h 55 min; všechno ostatní pak jde snáz.
        Jste na cestě, 4 z 15; nezapomeňte: Lunch (15:30).
        Postavte příští jídlo (Lunch, 15:30) na bílkovinách, asi 45 g; k cíli 120 g
        chybí 102 g.
        """
      ),
      (
        "cs", "unwind",
        """
        Den nechává otevřené: Lunch (15:30), Pre-workout meal (18:00), Running (18:30),
        Completed workout (18:40), Dinner (21:00) a další (3). Vyberte si jedno, pokud
        vůbec.
        Zítra nejdřív: Weighed myself (06:50).
        """
      ),
    ] as [(String, String, String)])
  func eachActionAnswersOnTheSeason(language: String, action: String, answer: String) throws {
    let run = Run(
      "--now 2026-04-02T13:30 --lang \(language) coach \(action)", in: try season())
    #expect(run.output.withPlainBlanks == answer + "\n")
    #expect(run.status == 0)
  }

  private let person = """
    daybook 1
    measure run "Running" unit km
    measure protein unit g goal 100g
    habit lunch 12:30
    habit workout 18:00 "Training"

    """

  @Test(arguments: ["meals", "workout", "hungry", "plan out", "plan today", "plan week", "sanity", "unwind"])
  func noSentenceIsSaidTwiceRunning(_ action: String) {
    let files = daybook(["daybook.conf": person])
    var last: Set<Substring> = []
    for _ in 0..<4 {
      let said = Set(Run("coach \(action) --linear", in: files).output.split(separator: "\n"))
      #expect(!said.isEmpty)
      let spoken = said.filter { !$0.hasPrefix("protein: ") && !$0.hasPrefix("lunch (") }
      #expect(spoken.isDisjoint(with: last))
      last = spoken
    }
    // At a time that is said it is the same each time.
    let answers = (0..<3).map { _ in Run("coach \(action) --now 2026-01-12T14:30", in: files).output }
    #expect(Set(answers).count == 1)
    let kept = files["/home/.local/state/daybook/coached"] ?? ""
    #expect(kept.split(separator: "\n").allSatisfy { $0.hasPrefix("/log\t") })
  }

  @Test(arguments: [
    // (what was there, what is said, what is there then)
    ("", "squats", "[x] workout 14:30 squats\n"),
    ("[ ] workout 13:00\n", "squats", "[x] workout 13:00 squats\n"),
    ("[ ] workout 18:00 # not today\n", "squats", "[x] workout 14:30 squats  # not today\n"),
    ("[-] workout\n", "ran 5km", "[x] workout 14:30 ran 5km\nrun 5km 14:30\n"),
    ("- [x] workout 08:00\n", "squats", "- [x] workout 08:00 squats\n"),
    ("[x] workout 08:00 yoga\n", "squats", "[x] workout 08:00 yoga\n[x] workout 14:30 squats\n"),
    (
      "[ ] run 6km 13:30 +easy\n", "uběhla 5,5 km",
      "[x] run 5,5 km 13:30 +easy\n[x] workout 14:30 uběhla 5,5 km\n"
    ),
    ("", "run 20 min", "[x] workout 14:30 run 20 min\n"),
    ("", "ran 3 times", "[x] workout 14:30 ran 3 times\n"),
    ("", "cycled 20km", "[x] workout 14:30 cycled 20km\n"),
    ("", "swim 15:10 cold", "[x] workout swim 15:10 cold\n"),
    ("", "5 km run 12:40", "[x] workout 5 km run 12:40\nrun 5 km 12:40\n"),
    ("[ ] workout 18:00\n", "5 km run at 12:40", "[x] workout 12:40 5 km run\nrun 5 km 12:40\n"),
    ("[ ] workout 13:00\n", "běh 5 km v 18:40", "[x] workout 18:40 běh 5 km\nrun 5 km 18:40\n"),
    ("[ ] workout\n", "squats 12:40", "[x] workout 12:40 squats\n"),
    ("", "run 5 km kcal:300", "[x] workout 14:30 burned:300kcal\nrun 5 km 14:30\n"),
    ("", "squats Calories:250kcal", "[x] workout 14:30 squats burned:250kcal\n"),
    ("", "squats KCAL:250", "[x] workout 14:30 squats burned:250kcal\n"),
    // What would be a second entry of the tick's line stands in the measure's alone, with the time behind it.
    ("", "run 3km 12:40", "[x] workout 12:40\nrun 3km 12:40\n"),
    ("", "run 3km", "[x] workout 14:30\nrun 3km 14:30\n"),
    ("", "easy run 3km at 12:40 with Jo", "[x] workout 12:40 easy with Jo\nrun 3km 12:40\n"),
    ("[ ] workout 13:00\n", "run 3km 12:40", "[x] workout 12:40\nrun 3km 12:40\n"),
  ])
  func trainingIsWrittenDown(before: String, text: String, after: String) {
    let files = daybook(["daybook.conf": person, "2026-01-12.txt": before])
    let dry = Run("coach workout --dry-run \(text)", in: files)
    #expect(dry.output.hasPrefix("--- a/2026-01-12.txt\n"))
    #expect(files["/log/2026-01-12.txt"] == before)
    let run = Run("coach workout \(text)", in: files)
    let lines = Set((files["/log/2026-01-12.txt"] ?? "").split(separator: "\n"))
    #expect(lines == Set(after.split(separator: "\n")))
    #expect(run.output.hasPrefix("2026-01-12.txt:"))
    #expect(run.status == 0)
    #expect(!Run("check", in: files).output.contains("glued-lines"))
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == before)
  }

  @Test func trainingOfAnotherDayHasNoTimeOfItsOwn() {
    let files = daybook(["daybook.conf": person])
    #expect(
      Run("coach workout squats --date yesterday", in: files).output.hasPrefix(
        "2026-01-11.txt:1: [x] workout squats\n"))
  }

  @Test func whatWouldBeNoLineIsRefused() {
    let files = daybook(["daybook.conf": person])
    let run = Run("coach workout 'a\u{1B}b'", in: files)
    #expect(run.status == 2)
    #expect(files["/log/2026-01-12.txt"] == nil)
  }

  @Test func whereNothingIsDeclaredTheTickSaysWhatIsTracked() {
    let files = daybook(["2026-01-11.txt": "hello\n"])
    let run = Run("--dir /log coach workout ran 5km", in: files)
    #expect(run.output.hasPrefix("2026-01-12.txt:1: [x] workout 14:30 ran 5km\n"))
    #expect(!run.output.contains("'habit workout'"))
  }

  @Test func aWrongActionIsAnsweredWithTheOnesThereAre() {
    let run = Run("coach mels", in: daybook(["daybook.conf": person]))
    #expect(run.status == 2)
    #expect(
      run.errors
        == "daybook: ACTION cannot be 'mels'; write 'meals', 'workout', 'hungry', 'plan', 'sanity' or 'unwind', as in 'daybook coach meals'\n"
    )
    #expect(
      Run("coach plan tomorrow", in: daybook(["daybook.conf": person])).errors
        == "daybook: after 'coach plan' write 'out', 'today' or 'week', then what you like\n")
  }

  /// A daybook with a coach of its own, allowed unless said.
  private func coached(by command: String, isAllowed: Bool = true) -> MemoryFiles {
    let files = daybook(["daybook.conf": "daybook 1\nhabit read\ncoach \(command)\n"])
    if isAllowed { #expect(Run("config allow", in: files).status == 0) }
    return files
  }

  @Test func anAllowedCommandAnswersThePrompt() {
    let files = coached(by: "cat")
    let run = Run("coach sanity --linear", in: files)
    #expect(run.output == Run("coach sanity --prompt", in: files).output)
    #expect(run.errors.isEmpty)
    #expect(Run("coach sanity --json", in: files).output.contains("daybook.coach/1"))
  }

  @Test func aComplaintAboutHealthIsNotForAProgram() {
    let run = Run("coach sanity my knee hurts", in: coached(by: "cat"))
    #expect(run.output.contains("doctor") && !run.output.contains("You are the coach"))
    #expect(run.errors.isEmpty)
  }

  @Test func aCommandThatWasNotAllowedDoesNotRun() {
    let run = Run("coach unwind", in: coached(by: "cat", isAllowed: false))
    #expect(run.output.contains("read"))
    #expect(!run.output.contains("You are the coach"))
    #expect(
      run.errors
        == "the coach command of this daybook is not allowed on this machine ('daybook config allow' allows it), so the built-in rules answer\n"
    )
  }

  @Test(arguments: [
    ("false", "the coach command failed, so the built-in rules answer\n"),
    ("true", "the coach command said nothing, so the built-in rules answer\n"),
  ])
  func aCommandThatDoesNotAnswerGivesWayToTheRules(command: String, reason: String) {
    let run = Run("coach unwind", in: coached(by: command))
    #expect(run.errors == reason)
    #expect(run.output.contains("read"))
    #expect(run.status == 0)
  }

  @Test func noShellTakesPart() {
    #expect(Run("coach unwind", in: coached(by: #""echo $HOME; ls""#)).output == "$HOME; ls\n")
  }

  @Test func whatACommandPrintsCannotSteerATerminal() {
    let program = CoachProgram(
      command: #"printf '\r\n\n\033[31mred\007\r\nmore\n\n'"#, program: Path("/usr/bin/printf"),
      environment: Environment([:]), programs: .ofMachine)
    guard case .success(let lines) = program.answer(to: "") else {
      Issue.record("no answer")
      return
    }
    #expect(lines == ["\u{1B}[31mred\u{7}", "more"])
    #expect(
      Run("coach unwind", in: coached(by: #""printf '\\033[31mred\\n'""#)).output.contains("\u{1B}") == false)
  }

  @Test func aCommandThatHangsIsEnded() {
    let program = CoachProgram(
      command: "sh -c 'sleep 120 & sleep 120'", program: Path("/bin/sh"), environment: Environment([:]),
      programs: .ofMachine, timeoutInMilliseconds: 100)
    let start = ContinuousClock.now
    guard case .failure(let failure) = program.answer(to: "") else {
      Issue.record("an answer")
      return
    }
    #expect(failure == .tooLong(seconds: 0))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test(arguments: [("protein 142g", true), ("protein 100g", false)])
  func theSweetSpotIsShownOnceItsGoalIsMet(line: String, isShown: Bool) {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure protein unit g goal 140g best 150..160g\n",
      "2026-01-12.txt": line + "\n",
    ])
    #expect(Run("day", in: files).output.contains("best 150–160\u{A0}g") == isShown)
    #expect(Run("--lang cs day", in: files).output.contains("nejlépe 150–160\u{A0}g") == isShown)
    let hover = Talk(line + "\n", "textDocument/hover", [("position", Talk.at(0, 2))], in: files).result
    #expect(hover?["contents"]?["value"]?.text?.contains("best 150 to 160\u{A0}g") == isShown)
  }
}

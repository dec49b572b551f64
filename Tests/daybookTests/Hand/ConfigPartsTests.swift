import TestSupport
import Testing

@testable import daybook

@Suite struct ConfigPartsTests {
  private static let conf = """
    daybook 1
    unit bottle 750ml
    measure  water   "Water"  goal 2500ml  cup 250ml  presets 100ml 500ml  alias vody   # the blue one
    measure weight unit kg last
    habit  gym   18:00  "Gym"  every tue thu  from 2026-01-05   # with Jo
    habit read "Read" 3/week
    goal water 3l from 2026-06-01

    """

  /// The one line of the configuration that a command changes, as it is then; nil if it is not exactly one.
  private func changed(_ line: String) -> (run: Run, line: String?) {
    let files = daybook(["daybook.conf": Self.conf])
    let run = Run("config \(line)", in: files)
    let (before, after) = (
      Self.conf.split(separator: "\n"), (files["/log/daybook.conf"] ?? "").split(separator: "\n")
    )
    let new = after.filter { !before.contains($0) }
    let gone = before.filter { !after.contains($0) }
    guard new.count == 1, gone.count <= 1 else { return (run, nil) }
    #expect(Run("undo", in: files).status == 0 && files["/log/daybook.conf"] == Self.conf)
    return (run, String(new[0]))
  }

  @Test(arguments: [
    ("habit gym", "Gym", "'daybook config habit gym every mon wed fri'"),
    ("habit Read", "Read", "'daybook config end Read'"),
    ("measure weight", "weight", "'daybook config goal weight 2kg'"),
  ])
  func whatIsDeclaredIsShownWithTheLinesThatChangeIt(_ line: String, _ shown: String, _ proposed: String) {
    let files = daybook(["daybook.conf": Self.conf])
    let run = Run("config \(line)", in: files)
    #expect(run.status == 0 && files["/log/daybook.conf"] == Self.conf)
    #expect(run.output.contains(shown), "\(run.output)")
    #expect(run.errors.contains(proposed), "\(run.errors)")
  }

  private static let ownLines: [(String, String)] = [
    (
      "presets water 100ml 250ml",
      "measure  water   \"Water\"  goal 2500ml  cup 250ml  presets 100ml 250ml  alias vody   # the blue one"
    ),
    (
      "presets Water 1l",
      "measure  water   \"Water\"  goal 2500ml  cup 250ml  presets 1l  alias vody   # the blue one"
    ),
    ("presets weight 80kg", "measure weight unit kg last presets 80kg"),
    (
      "habit gym every mon wed fri",
      "habit  gym   18:00  \"Gym\"  every mon wed fri  from 2026-01-05   # with Jo"
    ),
    ("habit gym 3/week", "habit  gym   18:00  \"Gym\"  3/week  from 2026-01-05   # with Jo"),
    ("habit gym daily", "habit  gym   18:00  \"Gym\"  from 2026-01-05   # with Jo"),
    ("habit gym 07:15", "habit  gym   07:15  \"Gym\"  every tue thu  from 2026-01-05   # with Jo"),
    (
      "habit gym Heavy lifting",
      "habit  gym   18:00  \"Heavy lifting\"  every tue thu  from 2026-01-05   # with Jo"
    ),
    (
      "habit gym alias lift every 2 days",
      "habit  gym   18:00  \"Gym\"  every 2 days  from 2026-01-05 alias lift   # with Jo"
    ),
    ("habit read 21:30 until 2026-03-01", "habit read \"Read\" 3/week 21:30 until 2026-03-01"),
    ("measure weight mean", "measure weight unit kg mean"),
    (
      "measure water alias vodu",
      "measure  water   \"Water\"  goal 2500ml  cup 250ml  presets 100ml 500ml  alias vody alias vodu   # the blue one"
    ),
    ("end gym", "habit  gym   18:00  \"Gym\"  every tue thu  from 2026-01-05 until 2026-01-12   # with Jo"),
    ("end Read yesterday", "habit read \"Read\" 3/week until 2026-01-11"),
    ("end weight", "measure weight unit kg last until 2026-01-12"),
    ("goal water 3l", "goal water 3l from 2026-01-12"),
    ("goal water 3l from tomorrow", "goal water 3l from 2026-01-13"),
    ("goal water 3l from zítra until 1.3.", "goal water 3l from 2026-01-13 until 2026-03-01"),
    ("habit read until yesterday", "habit read \"Read\" 3/week until 2026-01-11"),
    ("cup water 330ml", "cup water 330ml from 2026-01-12"),
    ("unit bottle 600ml", "unit bottle 600ml from 2026-01-12"),
    ("pause today..+6 Holiday at sea", "pause 2026-01-12..2026-01-18 \"Holiday at sea\""),
    ("pause 2026-02-01..2026-02-03 gym read Flu", "pause 2026-02-01..2026-02-03 gym read \"Flu\""),
    ("group Night", "group Night"), ("group Good night", "group \"Good night\""),
    ("habit both all gym read", "habit both all gym read from 2026-01-12"),
    ("habit yoga daily", "habit yoga from 2026-01-12"), ("habit yoga Denně", "habit yoga from 2026-01-12"),
    ("habit yoga 7:00 Stretching daily", "habit yoga 7:00 \"Stretching\" from 2026-01-12"),
    ("habit daily", "habit daily from 2026-01-12"),
    ("goal water 2l from 2026-02-01 when gym", "goal water 2l from 2026-02-01 when gym"),
    ("goal water 2l when gym from 2026-02-01", "goal water 2l when gym from 2026-02-01"),
    (
      "goal water 2l until 2026-03-01 when gym from 2026-02-01",
      "goal water 2l until 2026-03-01 when gym from 2026-02-01"
    ),
    ("habit both Both any 1 of gym read", "habit both \"Both\" any 1 of gym read from 2026-01-12"),
    ("habit both all gym read from 2026-01-01", "habit both all gym read from 2026-01-01"),
    ("habit morning Morning walk 07:00", "habit morning \"Morning walk\" 07:00 from 2026-01-12"),
  ]

  @Test(arguments: ownLines)
  func onlyItsOwnLineChangesAndUndoBringsItBack(_ line: String, _ expected: String) {
    let (run, text) = changed(line)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == expected)
    #expect(run.output.hasSuffix(": \(expected)\n"))
  }

  @Test(arguments: [
    (
      "presets water '250 ml' '300 ml'",
      "measure  water   \"Water\"  goal 2500ml  cup 250ml  presets 250 ml 300 ml  alias vody   # the blue one"
    ),
    (
      "presets water 100ml '1 l' '2 l'",
      "measure  water   \"Water\"  goal 2500ml  cup 250ml  presets 100ml 1 l 2 l  alias vody   # the blue one"
    ),
    ("cup water '300 ml'", "cup water 300 ml from 2026-01-12"),
    ("goal water '3 l'", "goal water 3 l from 2026-01-12"),
    ("goal 'water 3 l'", "goal water 3 l from 2026-01-12"),
    ("goal water 'at most 3 l' when 'Gym'", "goal water at most 3 l when Gym from 2026-01-12"),
    ("unit mug '330 ml'", "unit mug 330 ml"),
    ("measure tea 'Green tea' cup '300 ml'", "measure tea \"Green tea\" cup 300 ml"),
    (
      "measure tea 'Green tea' 'goal 2 l' presets '100 ml' '1 l'",
      "measure tea \"Green tea\" goal 2 l presets 100 ml 1 l from 2026-01-12"
    ),
    (
      "habit yoga '8:10 PM' 'Read a lot' 'every mon wed'",
      "habit yoga 8:10 PM \"Read a lot\" every mon wed from 2026-01-12"
    ),
    ("habit yoga '10 sun salutes'", "habit yoga \"10 sun salutes\" from 2026-01-12"),
    ("habit yoga 'Last thing'", "habit yoga \"Last thing\" from 2026-01-12"),
  ])
  func anAmountInQuotesIsItsWordsAndALabelStaysOne(_ line: String, _ expected: String) {
    let (run, text) = changed(line)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == expected)
  }

  @Test(arguments: [
    ("presets water 100ml last", "'last' is not an amount"),
    ("presets water 100ml '\"300 ml\"'", "is not an amount"),
    ("measure water cup '300 ml'", "'daybook config cup water 300 ml'"),
    ("measure weight last mean", "'mean' is a second one"),
    ("habit gym 'Two words' every mon 'Two more'", "'Two more' is a second one"),
  ])
  func whatALineHasOnceIsNotSaidTwiceNorIsAnotherPartChanged(_ line: String, _ words: String) {
    let (run, text) = changed(line)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(text == nil)
  }

  @Test(arguments: [
    ("presets watr 100ml", "did you mean 'water'?"),
    ("presets water", "'daybook config presets water 100ml 250ml 500ml'"),
    ("presets water lots", "lots"), ("presets gym 1l", "'gym' is a habit"),
    ("presets swim 1l", "is not tracked"),
    ("habit yoga každý po st", "každý"), ("habit yoga twice a week", "twice"),
    ("habit yoga jednou týdně", "týdně"),
    ("habit gym every blue", "blue"),
    ("measure water goal 3l", "'daybook config goal water 3l'"),
    ("measure water cup 330ml", "'daybook config cup water 330ml'"),
    ("end swim", "'daybook config' shows what is"), ("end", "'daybook config end gym'"),
    ("end gym 2025-12-31", "2025-12-31"), ("measure gym unit kg", "already"),
    ("pause today raed", "did you mean 'read'?"), ("pause today gmy", "did you mean 'gym'?"),
    ("pause today vodx", "did you mean 'vody'?"), ("pause today vódý", "did you mean 'vody'?"),
    ("pause today gmy read", "did you mean 'gym'?"), ("goal water", "'daybook config goal water 3l'"),
    ("goal water 3", "3l"), ("goal water 3l from monday", "monday"),
  ])
  func whatIsRefusedProposesWhatWorks(_ line: String, _ words: String) {
    let (run, text) = changed(line)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(text == nil)
  }

  @Test(arguments: [
    ("pause today Flu", true), ("pause today gym Flu", false), ("pause today gym, read", false),
  ])
  func aLabelWithoutNamesPausesEverythingAndThatIsSaid(_ line: String, _ isSaid: Bool) {
    let run = changed(line).run
    #expect(run.status == 0 && run.errors.contains("this pauses every habit and goal") == isSaid)
  }

  @Test func whatIsSoAlreadyIsNoChange() {
    let files = daybook(["daybook.conf": Self.conf])
    for line in ["habit gym every tue thu", "presets water 100ml 500ml", "measure weight unit kg"] {
      #expect(Run("config \(line)", in: files).errors == "nothing to change\n", "\(line)")
    }
    #expect(files["/log/daybook.conf"] == Self.conf)
  }

  @Test func whatIsTrackedIsShownWithGoalsCupsPresetsSchedulesAndDates() {
    let files = daybook(["daybook.conf": Self.conf + "pause 2026-02-01..2026-02-03 gym \"Flu\"\n"])
    let shown = Run("config", in: files).output.withPlainBlanks
    #expect(
      shown.hasSuffix(
        """

        Measures
        water  Water
          goal 2.5 l · goal 3 l from Jun 1, 2026 · cup 250 ml · presets 100 ml, 500 ml ·
          also vody
        weight
          in kg · the last of a day

        Habits
        gym  Gym
          Tue Thu · 18:00 · from Jan 5, 2026
        read  Read
          3 times a week

        Units of your own
        bottle
          750 ml

        Pauses
        Feb 1–3, 2026  Flu
          Gym

        """), "\(shown)")
    #expect(
      Run("config gym --lang cs", in: files).output.withPlainBlanks
        == "gym  Gym\n  út čt · 18:00 · od 5. 1. 2026\n")
    for language in ["en", "cs"] {
      let lines = Run("config --lang \(language)", in: files, width: 40).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines.filter { $0.count > 40 })")
    }
  }

  @Test(arguments: ["en", "cs"])
  func aVersionThatThisProgramCannotReadIsNotWritten(language: String) {
    let files = daybook(["daybook.conf": Self.conf])
    let run = Run("config daybook 2 --lang \(language)", in: files)
    #expect(run.status == 2 && run.errors.contains("2"), "\(run.errors)")
    #expect(files["/log/daybook.conf"] == Self.conf)
    #expect(Run("config daybook 1", in: files).status == 0)
  }
}

import Testing

@testable import daybook

/// A first word that is no command, and options before the command.
@Suite struct FirstWordTests {
  private func files(_ more: [String: String] = [:]) -> MemoryFiles {
    daybook(["daybook.conf": small + "habit day-plan \"Plan the day\"\nhabit week\n"].merging(more) { $1 })
  }

  @Test(arguments: [
    ("water 250ml", "2026-01-12", "water 250ml 14:30\n"), ("Water", "2026-01-12", "Water 14:30\n"),
    ("250ml water", "2026-01-12", "250ml water 14:30\n"),
    ("2 bottles of water 08:10", "2026-01-12", "2 bottles of water 08:10\n"),
    ("breakfast", "2026-01-12", "[x] breakfast 10:30\n"),
    ("breakfast 9:00 oatmeal with berries", "2026-01-12", "[x] breakfast 09:00 oatmeal with berries\n"),
    ("gym breakfast", "2026-01-12", "[x] gym\n[x] breakfast 10:30\n"),
    ("kitchen closed at 10 PM", "2026-01-12", "[x] kitchen\n"),
    ("plan the day", "2026-01-12", "[x] day-plan\n"), ("'[ ] gym' 18:00", "2026-01-12", "[ ] gym 18:00\n"),
    ("goal water 3l", "2026-01-12", "goal water 3l\n"),
    ("water 250ml yesterday", "2026-01-11", "water 250ml\n"), ("gym yesterday", "2026-01-11", "[x] gym\n"),
    ("--date yesterday drink", "2026-01-11", "water 250ml\n"),
    ("--date yesterday water 1l", "2026-01-11", "water 1l\n"),
    ("--date yesterday gym --lang cs", "2026-01-11", "[x] gym\n"),
    ("drink --date yesterday 300ml", "2026-01-11", "water 300ml\n"),
    ("-- water 250ml", "2026-01-12", "water 250ml 14:30\n"),
  ])
  func aDeclaredNameIsALineOrATick(_ line: String, _ day: String, _ text: String) {
    let files = files()
    let run = Run(line, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/\(day).txt"] == text)
  }

  @Test func anOpenOneOffIsTickedWhereItStands() {
    let files = files(["2026-01-10.txt": "[ ] call the dentist\n", "2026-01-12.txt": "[ ] buy milk\n"])
    #expect(Run("call the dentist", in: files).status == 0)
    #expect(files["/log/2026-01-10.txt"]?.hasPrefix("[x] call the dentist") == true)
    #expect(Run("Buy milk", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"]?.hasPrefix("[x] buy milk") == true)
  }

  @Test(arguments: [
    ("wa", ["water"]), ("break", ["breakfast"]), ("kitchen-c", ["kitchen-closed"]),
    ("call", ["call the dentist"]),
    ("da", ["day", "day-plan"]), ("weeks", []),
  ])
  func aDeclaredNameIsOfferedAsTheFirstWord(_ typed: String, _ offered: [String]) {
    let files = files(["2026-01-10.txt": "[ ] call the dentist\n[x] call mum\n"])
    let lines = Run("__complete zsh \(typed)", in: files).output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == offered)
  }

  @Test func anAmountIsOfferedAfterAMeasure() {
    #expect(Run("__complete zsh water 2", in: files()).output.hasPrefix("250ml\t"))
  }

  @Test(arguments: [("week", "week"), ("today", "day"), ("help", "help")])
  func aCommandAlwaysWins(_ line: String, _ command: String) {
    let files = files()
    let run = Run(line, in: files)
    #expect(run.status == 0 && run.output == Run(command, in: files).output && run.errors == "")
    #expect(files["/log/2026-01-12.txt"] == nil)
  }

  @Test(arguments: [
    ("yesterday", "day yesterday"), ("2026-01-11 --json", "day 2026-01-11 --json"), ("včera", "day -1"),
    ("jan 5", "day 'jan 5'"), ("-3", "day -3"), ("--json yesterday", "day yesterday --json"),
    ("--of water week", "week --of water"), ("--lines", "day --lines"),
  ])
  func aDateIsThatDayAndOptionsStandAnywhere(_ line: String, _ same: String) {
    let files = files(["2026-01-11.txt": "water 1l 08:00\n"])
    let run = Run(line, in: files)
    #expect(run.status == 0 && !run.output.isEmpty, "\(run.errors)")
    #expect(run.output == Run(same, in: files).output)
  }

  @Test(arguments: [
    ("watre 1l", "neither a command nor a name of this daybook; did you mean 'daybook water 1l'?"),
    ("wek --of water", "did you mean 'daybook week --of water'?"),
    ("slept badly", "'daybook help' lists the commands, and 'daybook note slept badly' keeps it as text"),
    ("frobnicate", "'daybook help' lists the commands"), ("tea 300ml", "'tea' is not declared"),
    ("water --bogus", "'--bogus' is not an option of 'add'"),
    ("--of x drink", "'--of' is not an option of 'drink'"),
    ("--lang cs snidane", "není příkaz ani jméno z tohoto deníku"),
  ])
  func whatNothingAnswersToIsTold(_ line: String, _ words: String) {
    let files = files()
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == nil)
  }

  /// A name is near by the one rule that every command has: one letter, or the marks of its letters.
  @Test(arguments: [
    ("kitchem", "did you mean 'daybook kitchen'?"), ("cteni-nahlas", "did you mean 'daybook čtení-nahlas'?"),
    ("brekfst", "'daybook help' lists the commands"),
  ])
  func aNameIsNearAsEverywhere(_ line: String, _ words: String) {
    let files = daybook(["daybook.conf": small + "habit čtení-nahlas\n"])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    let done = Run("done \(line)", in: files)
    // `done` takes the name without the marks of its letters for the habit itself.
    let isDone = done.status == 0 && line == "cteni-nahlas"
    #expect(
      isDone || done.errors.contains("did you mean") == words.contains("did you mean"), "\(done.errors)")
  }

  @Test func withoutADaybookAnUnknownWordIsNoCommand() {
    let run = Run("frobnicate x", in: MemoryFiles([:]), folder: "/")
    #expect(run.errors == "daybook: 'frobnicate' is not a command; 'daybook help' lists the commands\n")
  }
}

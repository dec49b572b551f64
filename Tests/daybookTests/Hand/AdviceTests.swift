import Testing

@testable import daybook

/// What a mistake is answered with: a command that does what was meant, when it is pasted.
@Suite struct AdviceTests {
  private let conf =
    small + "measure weight unit kg last\nmeasure coffee cup 150ml\nhabit lunch 13:00\nhabit read\n"

  private func files() -> MemoryFiles {
    daybook([
      "daybook.conf": conf, "2026-01-12.txt": "water 1l 08:00\n[ ] read\n", "2026-01-05.txt": "water 2l\n",
    ])
  }

  /// The words of a command as a shell takes them.
  private func words(_ command: String) -> [String] {
    var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// The commands that a message proposes.
  private func commands(_ message: String) -> [String] {
    message.split(separator: "'daybook ").dropFirst().map { part in
      String(part.prefix { $0 != "'" })
    }
  }

  private static let mistakes: [(String, String?, String?)] = [
    ("add 250ml", "add water 250ml", "water 250ml 14:30"),
    ("add 82kg", "add weight 82kg", "weight 82kg 14:30"),
    ("add 5km 07:00", "add run 5km 07:00", "run 5km 07:00"),
    ("done breakfast 7.30", "done breakfast 7:30", "[x] breakfast 07:30"),
    ("done gym 1830", "done gym 18:30", "[x] gym 18:30"),
    ("done gym yesterday with Petr", "done gym with Petr --date yesterday", nil),
    ("skip gym ill since 2026-01-11", "skip gym ill since --date 2026-01-11", nil),
    ("drink 300ml with lemon yesterday", "drink 300ml with lemon --date yesterday", nil),
    ("done brekfast", "done breakfast", "[x] breakfast 10:30"),
    ("done lunch brekfast", "done lunch breakfast", "[x] breakfast 10:30"),
    ("done lunch gym soup", "done lunch", "[x] lunch 13:00"),
    ("undone read now please", "undone read", "[ ] read"),
    ("done water 1l", "add water 1l", "water 1l 14:30"), ("done run 5km", "add run 5km", "run 5km 14:30"),
    ("done weight", "add weight 2kg", "weight 2kg 14:30"),
    ("done yoga", "config habit yoga", nil), ("done call mum", "config habit call-mum", nil),
    ("stats foo", "config habit foo", nil), ("stats watr", "stats water", nil),
    ("week --of watr", "week --of water", nil), ("week --of=watr", "week --of=water", nil),
    ("watr 250ml", "water 250ml", "water 250ml 14:30"), ("drnk 250ml", "drink 250ml", "water 250ml 14:30"),
    ("wek", "week", nil), ("dne gym", "done gym", "[x] gym"),
    ("log water 250ml", "add water 250ml", "water 250ml 14:30"), ("delete 1", "remove 1", nil),
    ("habit walk 18:00", "config habit walk 18:00", nil),
    ("week 3", "week 2026-W03", nil), ("month 2", "month 2026-02", nil), ("year 25", "year 2025", nil),
    ("last week", "week last week", nil), ("minulý měsíc", "month minulý měsíc", nil),
    ("2026-W02", "week 2026-W02", nil), ("next year", "year next year", nil),
    ("2026-01-05..2026-02-01", "summary 2026-01-05..2026-02-01", nil),
    ("week 2026-01-11..2026-01-05", "week 2026-01-05..2026-01-11", nil),
    ("stats --period 2026-02..2026-01", "stats --period 2026-01-01..2026-02-28", nil),
    ("week water", "week --of water", nil), ("month water", "month --of water", nil),
    ("status water", "status --of water", nil), ("day yesterdy", "day yesterday", nil),
    ("day 5.1", "day 5.1.", nil), ("day someday", "day 2026-01-12", nil),
    ("stats --period never", "stats --period 2026-01", nil),
    ("week --off water", "week --of water", nil), ("week --bogus", "help week", nil),
    ("export --format xls", "export --format csv", nil), ("config weak sunday", "config week sunday", nil),
    ("add gym", "done gym", "[x] gym"), ("add x gym", "add \"[x] gym\"", "[x] gym 14:30"),
    ("add watre 250ml", "add water 250ml", "water 250ml 14:30"),
    ("add water 250mll", "add water 250ml", "water 250ml 14:30"),
    ("add water 2", "add water 2cup", "water 2cup 14:30"), ("drink 2", "add water 2cup", "water 2cup 14:30"),
    ("drink 2 coffee", "add coffee 2cup", "coffee 2cup 14:30"),
    ("drink 2 of coffee", "add coffee 2cup", "coffee 2cup 14:30"),
    ("drink 1 coffee", "add coffee 1cup", "coffee 1cup 14:30"),
    ("drink 2 water", "add water 2cup", "water 2cup 14:30"),
    ("drink 250ml of juice", "note 250ml of juice", "250ml of juice"),
    ("add water 1,250ml", "add water 1250ml", "water 1250ml 14:30"),
    ("add water after run 500ml", "add water 500ml", "water 500ml 14:30"),
    ("add weight", "add weight 2kg", "weight 2kg 14:30"),
    ("add tea 300ml", "config measure tea unit ml", nil),
    ("add váha 82kg", "config measure váha unit kg last", nil),
    ("add blood-glucose 95mg", "config measure blood-glucose unit mg last", nil),
    ("add mood 70%", "config measure mood unit % last", nil),
    ("add sleep 7h", "config measure sleep unit h", nil), ("add note hello", "note hello", "hello"),
    ("add Slept badly", "note Slept badly", "Slept badly"),
    ("slept so badly", "note slept so badly", "slept so badly"),
    ("note water 250ml", "add water 250ml", "water 250ml 14:30"),
    ("remove 9", "day --lines", nil), ("remove gym", "day --lines", nil),
    ("change water 300ml", "day --lines", nil),
    ("config habit breakfast", nil, nil), ("config habit yoga monday", nil, nil), ("remind in 2h", nil, nil),
    ("config goal 2l", "config goal water 3l", nil), ("config cup 330ml", "config cup water 330ml", nil),
    ("config presets 100ml", "config presets water 100ml 250ml 500ml", nil),
    ("config goal run", "config goal run 5km", nil), ("week w3", "week 2026-W03", nil),
    ("add 250 mililitres water", "add water 250ml", "water 250ml 14:30"),
    ("add some water", "note some water", "some water"),
    ("done gym at 18.30", "done gym at 18:30", "[x] gym 18:30"), ("add to the gym", "done gym", "[x] gym"),
    ("config habit 'Morning run' 7:00", "config habit morning-run \"Morning run\" 7:00", nil),
  ]

  @Test(arguments: mistakes)
  func theAdviceWorksWhenItIsPasted(_ mistake: String, _ advice: String?, _ line: String?) {
    let files = files()
    let wrong = Run(mistake, in: files)
    guard let advice else {
      #expect(wrong.status == 2 || wrong.status == 0)
      return
    }
    #expect(wrong.status == 2 && wrong.output == "", "\(wrong.output)")
    #expect(commands(wrong.errors).contains(advice), "\(wrong.errors)")
    for command in commands(wrong.errors) where !command.hasPrefix("edit") && !command.hasPrefix("help") {
      let right = Run(words: words(command), in: self.files())
      #expect(right.status <= 1 && !right.errors.contains("daybook: "), "\(command): \(right.errors)")
    }
    let right = Run(words: words(advice), in: files)
    #expect(right.status <= 1 && !right.errors.contains("daybook: "), "\(advice): \(right.errors)")
    if let line {
      #expect(files["/log/2026-01-12.txt"]?.split(separator: "\n").contains { $0 == line } == true)
    }
  }

  private static let plainLines: [(String, String)] = [
    ("stats last month", "Dec"), ("stats water last week", "Water"), ("stats feb", "Statistics"),
    ("week last", "Jan 5–11"),
    ("week next", "Jan 19–25"), ("week minulý", "Jan 5–11"), ("month last", "December 2025"),
    ("month feb", "February 2025"), ("month jan", "January 2026"), ("month únor 2024", "February 2024"),
    ("month 2026-2", "February 2026"), ("year last", "2025"), ("summary last", "Jan 5–11"),
    ("day 2026-2-5", "February 5, 2026"), ("2026/2/5", "February 5, 2026"), ("week 2026-1-5", "Jan 5–11"),
    ("drink water 300ml", "water 300ml"), ("drink coffee 2cup", "coffee 2cup"),
    ("add yesterday water 300ml", "2026-01-11.txt:1: water 300ml"),
    ("done gym at 18:30", "[x] gym 18:30\n"), ("skip gym ve 12:30 rain", "[-] gym 12:30 rain"),
    ("done breakfast, lunch", "[x] lunch"), ("done breakfast and lunch", "[x] lunch"),
    ("drink sun 300ml", "2026-01-11.txt:1: water 300ml\n"),
    ("drink '1st january' 300ml 08:10", "2026-01-01.txt:1: water 300ml 08:10\n"),
    ("add neděle water 300ml", "2026-01-11.txt:1: water 300ml\n"),
    ("water sun 300ml", "2026-01-11.txt:1: water 300ml\n"),
    ("drink 300ml sunday", "2026-01-11.txt:1: water 300ml\n"), ("drink monday", "2026-01-12.txt"),
    ("drink 300ml 11.1.", "2026-01-11.txt:1: water 300ml\n"),
    ("drink 300ml '1st january'", "2026-01-01.txt:1: water 300ml\n"),
    ("add water 300ml '5. ledna'", "2026-01-05.txt:2: water 300ml"),
    ("done gym 18:00 '1st january'", "2026-01-01.txt:1: [x] gym 18:00\n"),
    ("drink 300ml yesterday 08:10", "2026-01-11.txt:1: water 300ml 08:10\n"),
    ("add '[x]' gym yesterday 18:00", "2026-01-11.txt:1: [x] gym 18:00\n"),
    ("drink 300ml -1", "2026-01-11.txt:1: water 300ml\n"),
    ("drink 300ml +1", "2026-01-13.txt:1: water 300ml\n"), ("drink 300ml +250", "water 300ml 14:30 +250"),
    ("add run 5km jan 9", "2026-01-09.txt:1: run 5km\n"), ("add run 5km ne", "2026-01-11.txt:1: run 5km\n"),
    ("drink 300ml sunday roast", "water 300ml 14:30 sunday roast"),
    ("drink 300ml +tea", "water 300ml 14:30 +tea"),
    ("breakfast 18:05-19:00", "[x] breakfast 18:05-19:00\n"),
    ("done breakfast 18:05-19:00 with Eva", "[x] breakfast 18:05-19:00 with Eva\n"),
    ("add '[x]breakfast'", "breakfast"), ("done gym yesterday", "2026-01-11.txt:1: [x] gym"),
  ]

  @Test(arguments: plainLines)
  func whatIsPlainIsUnderstood(_ line: String, _ words: String) {
    let run = Run(line, in: files())
    #expect(
      run.status == 0 && run.output.replacing("\u{A0}", with: " ").contains(words),
      "\(run.output)\(run.errors)")
  }

  /// A name that is also a day's is what the line begins with, each time.
  @Test func aNameComesBeforeADay() {
    for _ in 0..<8 {
      let files = daybook(["daybook.conf": "measure sun unit min\nmeasure sat unit min\n"])
      #expect(Run("add sun sat 30min", in: files).output == "2026-01-10.txt:1: sun 30min\n")
    }
  }

  // What a reading would leave out is no way out.
  @Test func adviceThatWouldBeRefusedIsNotGiven() {
    let run = Run("add water 2 coffee", in: files())
    #expect(run.status == 2 && run.errors.contains("'2' counts as 2 ml"), "\(run.errors)")
    #expect(commands(run.errors).isEmpty, "\(run.errors)")
  }

  // With `day-starts`, 02:00 is of the coming night once the last one is over.
  @Test(arguments: ["add water 250ml 02:00", "done gym 01:30", "drink 300ml 2:00", "water 250ml 03:59"])
  func aTimeOfLastNightIsNoneOfTheNext(_ line: String) {
    let files = daybook(["daybook.conf": small + "day-starts 04:00\n"])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.errors.contains("--date yesterday"), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == nil && files["/log/2026-01-11.txt"] == nil)
    #expect(Run("\(line) --date today", in: files).output.hasPrefix("2026-01-12.txt:1: "))
    #expect(Run("\(line) --date yesterday", in: files).output.hasPrefix("2026-01-11.txt:1: "))
    // In the night itself it is plain.
    let night = daybook(["daybook.conf": small + "day-starts 04:00\n"])
    #expect(Run("\(line) --now 2026-01-13T03:59", in: night).output.hasPrefix("2026-01-12.txt:1: "))
  }

  // A sign before a number is of an amount, and so is a number before a word, unless an amount stands before it.
  @Test(arguments: [
    "drink +250", "add water +250", "water +250", "drink -250", "drink +1", "drink -1", "water -1",
    "drink 2 may",
  ])
  func anAmountWithASignIsNoDay(_ line: String) {
    let files = daybook(["daybook.conf": small])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "", "\(run.output)\(run.errors)")
    #expect(files.paths.allSatisfy { !$0.hasSuffix(".txt") })
  }

  // What is done on a day to come is written, and told.
  @Test func whatIsDoneAheadIsTold() {
    let files = daybook(["daybook.conf": small])
    let run = Run("done gym tomorrow", in: files)
    #expect(run.status == 0 && run.errors.contains("on a day that is still to come"), "\(run.errors)")
    #expect(Run("undone gym --date tomorrow", in: files).errors == "")
    #expect(
      Run("drink 300ml tomorrow", in: files).errors.contains("'water' is done on a day that is still to come")
    )
    #expect(Run("add '[ ] breakfast' --date tomorrow", in: files).errors == "")
  }

  @Test(arguments: [
    ("add water 250ml water 300ml", "'water 300ml' does not count"),
    ("add water 250ml 300ml", "'300ml' does not count"),
    ("add '[x] gym 18:00[x] breakfast'", "does not count"),
    ("add water 250ml 8:00 20:00", "'20:00' does not count"),
    ("add sleep 11:30-7:00", "23:30"), ("add water 0810", "'08:10'"),
  ])
  func whatWouldNotCountIsNotAdded(_ line: String, _ words: String) {
    let files = daybook(["daybook.conf": small + "measure sleep unit h\n"])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == nil)
  }
}

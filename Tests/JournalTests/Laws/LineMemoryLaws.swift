import TestSupport
import Testing

@testable import Journal

/// A line that was read before says what it says when it is read.
@Suite struct LineMemoryLaws {
  /// Everything that a line says.
  private func said(_ meaning: LineMeaning, _ rest: LineRest) -> String {
    "\(meaning) \(rest.tags) \(rest.counting) \(rest.text) \(rest.hasText) \(rest.isEmpty) "
      + "\(rest.comment ?? -1) \(String(describing: rest.bound))"
  }

  /// What the lines of a file say, one after the other, and what is wrong in them.
  private func said(
    _ text: String, on day: Day, by reader: inout DayReader, keeping kept: LineRest.Kept
  ) -> (lines: [String], problems: [Problem]) {
    var lines: [String] = []
    var problems: [Problem] = []
    reader.eachLine(
      of: ContiguousArray(text.utf8), isMarkdown: false, on: day, problems: &problems, keeping: kept
    ) { meaning, rest, _, _ in lines.append(said(meaning, rest)) }
    return (lines, problems)
  }

  /// A few lines of which many days are made, most with another time each day.
  private func days(_ chance: inout SplitMix64, of lines: [String]) -> [String] {
    (0..<60).map { _ in
      (0..<chance.below(12)).map { _ in
        let line = chance.one(of: lines)
        guard chance.below(2) == 0 else { return line }
        if chance.below(20) == 0 { return line + chance.one(of: [" 2026-01-12", " 12.1.", " yesterday"]) }
        return line + chance.one(of: [" ", "  ", ""]) + TimeOfDay(minutes: chance.below(1440)).description
      }.joined(separator: chance.one(of: ["\n", "\r\n"]))
    }
  }

  @Test func aLineSaysTheSameWhenItWasReadBefore() {
    var alike = 0
    for seed in seeds(30) {
      var chance = SplitMix64(seed: seed)
      let pristine = chance.interpreter()
      var knowing = pristine
      let kept = chance.one(of: [LineRest.Kept.counts, .tags, .words])
      let lines = (0..<30).map { _ in chance.line().replacing("\r", with: "") }
      for text in days(&chance, of: lines) {
        let day = Day("2026-01-12")! + chance.one(of: [0, 1, 2, 90, 400])
        // So few lines are not kept.
        var fresh = pristine
        let (known, read) = (
          said(text, on: day, by: &knowing, keeping: kept), said(text, on: day, by: &fresh, keeping: kept)
        )
        guard known == read else {
          Issue.record("seed \(seed): \(text.debugDescription)")
          continue
        }
        alike += known.lines.count
      }
    }
    #expect(alike > 5_000)
  }

  @Test func aLineAddsTheSameToItsDayWhenItWasReadBefore() {
    var (seen, timed) = (0, 0)
    for seed in seeds(20) {
      var chance = SplitMix64(seed: seed)
      let pristine = chance.interpreter()
      let configuration = pristine.reader.configuration
      var (knowing, problems) = (pristine, [Problem]())
      let lines = (0..<20).map { _ in chance.line().replacing("\r", with: "") }
      for text in days(&chance, of: lines) {
        let day = Day("2026-01-12")! + chance.one(of: [0, 1, 2, 90, 400])
        func counted(by reader: inout DayReader) -> (values: [DayValue], ticks: [WinningTick]) {
          var book = Book(configuration, coverage: Period(day, day))
          var ticks = configuration.habits.map { _ in WinningTick() }
          reader.read(
            ContiguousArray(text.utf8), isMarkdown: false, of: day, into: &book, &ticks, problems: &problems)
          return (configuration.measures.indices.map { book.value($0, row: 0) }, ticks)
        }
        // So few lines are not kept.
        var fresh = pristine
        let (known, read) = (counted(by: &knowing), counted(by: &fresh))
        #expect(known.values == read.values, "seed \(seed): \(text.debugDescription)")
        for (one, other) in zip(known.ticks, read.ticks) {
          #expect(
            one.mark == other.mark && one.line == other.line && one.time == other.time,
            "seed \(seed): \(text.debugDescription)")
        }
        seen += known.values.count { $0.hasAmount }
        timed += known.ticks.count { $0.time != nil }
      }
    }
    #expect(seen > 150 && timed > 15, "\(seen) \(timed)")
  }

  /// Threads read parts of a history, and what one reader met the others learn.
  @Test func aLineSaysTheSameWhenAnotherReaderTaughtIt() {
    var alike = 0
    for seed in seeds(30) {
      var chance = SplitMix64(seed: seed)
      let pristine = chance.interpreter()
      var (readers, wisest) = ([pristine, pristine, pristine], pristine)
      let kept = chance.one(of: [LineRest.Kept.counts, .tags, .words])
      let lines = (0..<30).map { _ in chance.line().replacing("\r", with: "") }
      for text in days(&chance, of: lines) {
        let day = Day("2026-01-12")! + chance.one(of: [0, 1, 2, 90, 400])
        let place = chance.below(3)
        var fresh = pristine
        let (known, read) = (
          said(text, on: day, by: &readers[place], keeping: kept),
          said(text, on: day, by: &fresh, keeping: kept)
        )
        guard known == read else {
          Issue.record("seed \(seed): \(text.debugDescription)")
          continue
        }
        alike += known.lines.count
        if chance.below(3) == 0 { wisest.learn(from: readers[place]) }
        if chance.below(3) == 0 { readers[place] = wisest }
      }
    }
    #expect(alike > 5_000)
  }

  @Test func whatAReaderLearnedItNeedNotMeetItself() {
    let text = Array(repeating: "[x] lunch soup +home kcal:600\n", count: 50).joined()
    let configuration = configured("measure kcal unit kcal\nhabit lunch\n")
    var (teacher, learner) = (DayReader(configuration), DayReader(configuration))
    let day = Day("2026-01-12")!
    var problems: [Problem] = []
    func numbers(_ reader: inout DayReader, _ text: String) -> [Int32] {
      var known: [Int32] = []
      reader.eachLine(
        of: ContiguousArray(text.utf8), isMarkdown: false, on: day, problems: &problems, keeping: .words
      ) {
        _, rest, _, _ in known.append(rest.known)
      }
      return known
    }
    // So many other lines that a table is made, in which this one is not.
    _ = numbers(&learner, (0..<50).map { "lunch \($0) kcal:\($0)\n" }.joined())
    #expect(numbers(&teacher, text).last == 0 && teacher.isWorthTelling == false)
    learner.learn(from: teacher)
    #expect(numbers(&learner, "[x] lunch soup +home kcal:600") != [-1])
  }

  @Test func aCheckFindsTheSameInALineThatWasReadBefore() {
    for seed in seeds(30) {
      var chance = SplitMix64(seed: seed)
      let pristine = chance.interpreter()
      var knowing = pristine
      let lines = (0..<30).map { _ in chance.line() }
      for text in days(&chance, of: lines) {
        let day = Day("2026-01-12")! + chance.below(400)
        var fresh = pristine
        let bytes = ContiguousArray(text.utf8)
        let known = knowing.problems(in: bytes, isMarkdown: false, of: day, today: day + 1)
        let read = fresh.problems(in: bytes, isMarkdown: false, of: day, today: day + 1)
        #expect(known == read, "seed \(seed): \(text.debugDescription)")
      }
    }
  }

  /// The lines of a season, each with many times at its end: what it says and what is told of it depend on none of them.
  @Test func theTimeAtALinesEndIsNoPartOfWhatTheRestSays() throws {
    let season = try example("season")
    let configuration = configured(try #require(season["daybook.conf"]))
    var starts: Set<String> = []
    for (name, text) in season where name.hasSuffix(".txt") {
      for line in text.split(separator: "\n") {
        var words = line.split(separator: " ")
        if words.last.flatMap({ TimeOfDay(typed: String($0)) }) != nil { words.removeLast() }
        starts.insert(words.joined(separator: " "))
      }
    }
    let pristine = DayReader(configuration)
    let day = Day("2026-02-01")!
    let times = stride(from: 0, to: 1440, by: 241).map { TimeOfDay(minutes: $0) }
    for start in starts.sorted() {
      var (knowing, fresh) = (pristine, pristine)
      // So many that the line is kept.
      let often = ContiguousArray(Array(repeating: "\(start) 08:20\n", count: 40).joined().utf8)
      _ = knowing.problems(in: often, isMarkdown: false, of: day, today: day)
      for time in times {
        let bytes = ContiguousArray("\(start) \(time)".utf8)
        #expect(
          knowing.problems(in: bytes, isMarkdown: false, of: day, today: day)
            == fresh.problems(in: bytes, isMarkdown: false, of: day, today: day), "\(start) \(time)")
      }
      let text = times.map { "\(start) \($0)" }.joined(separator: "\n")
      var other = pristine
      let read = said(text, on: day, by: &other, keeping: .words)
      #expect(said(text, on: day, by: &knowing, keeping: .words) == read, "\(start)")
    }
  }

  @Test func aLineIsReadAnewWhenASizeChanges() {
    var reader = DayReader(
      configured("measure water goal 2l cup 250ml\ncup water 300ml from 2026-02-01\nhabit gym\n"))
    for (date, parts) in [("2026-01-31", 250), ("2026-02-01", 300), ("2026-01-31", 250)] {
      var book = Book(reader.reader.configuration, coverage: Period(Day(date)!, Day(date)!))
      var problems: [Problem] = []
      let text = Array(repeating: "water 2 cups 08:10", count: 50).joined(separator: "\n")
      reader.read(ContiguousArray(text.utf8), of: Day(date)!, into: &book, problems: &problems)
      #expect(book.value(0, row: 0).total == 100 * parts * Unit.millilitre.parts)
    }
  }

  /// Sizes that change, each line long known before they do: what a size tells is told anew, and nothing else is lost.
  @Test func linesSayWhatTheSizesOfTheirDayTell() {
    let pristine = DayReader(
      configured(
        """
        unit jug 1l
        unit jug 1.5l from 2026-02-01
        measure water goal 2l cup 250ml
        cup water 300ml from 2026-02-01
        cup water 5l from 2026-03-01
        measure tea unit cup cup 200ml
        cup tea 400ml from 2026-03-01
        measure sleep unit h goal 1h
        goal sleep 10h from 2026-02-01
        measure steps unit steps
        habit gym
        habit drink water

        """))
    let lines = [
      "water", "water 2", "water 200", "water 2 cups", "water 1 jug", "water 250ml", "water 1 glass",
      "water 0.5l",
      "[x] water", "[x] water 2", "tea", "tea 2", "tea 300ml", "[x] tea", "sleep 0.2", "sleep 7",
      "sleep 20min",
      "[x] sleep", "steps 8000", "[x] gym", "[x] gym water:200", "[x] gym water:300ml", "[x] gym water:1jug",
      "[x] lunch 300ml", "[x] lunch 2 jugs", "lunch with 300ml water", "lunch water:2", "[x] drink water 2",
      "[x] gym and then all that a long afternoon brings, a swim, a walk, and tea with friends water:2",
    ]
    var knowing = pristine
    for round in 0..<2 {
      for date in ["2026-01-12", "2026-01-31", "2026-02-01", "2026-03-01", "2026-01-12", "2026-02-02"] {
        let day = Day(date)!
        for line in lines {
          let text = Array(repeating: "\(line) 08:10\n\(line)", count: 20).joined(separator: "\n")
          let bytes = ContiguousArray(text.utf8)
          var (read, checked) = (pristine, pristine)
          #expect(
            said(text, on: day, by: &knowing, keeping: .words)
              == said(text, on: day, by: &read, keeping: .words),
            "\(line) on \(date), round \(round)")
          #expect(
            knowing.problems(in: bytes, isMarkdown: false, of: day, today: day)
              == checked.problems(in: bytes, isMarkdown: false, of: day, today: day), "\(line) on \(date)")
        }
      }
    }
  }

  @Test func aLineThatNoSizeTellsIsStillKnownWhenOneChanges() {
    let pristine = DayReader(
      configured(
        "measure water goal 2l cup 250ml\ncup water 300ml from 2026-02-01\nmeasure steps unit steps\nhabit gym\n"
      ))
    for (line, isKnown) in [
      ("[x] gym", true), ("[x] gym # legs hurt", true), ("water 250ml", true), ("steps 8000 08:10", true),
      ("[x] gym water:300ml", true),
      ("water 200", false), ("[x] water", false), ("[x] gym water:200", false),
      ("dentist, a long wait", false), ("water 3 moons", false), ("steps", false),
    ] {
      var reader = pristine
      var problems: [Problem] = []
      var known: [Int32] = []
      for (date, count) in [("2026-01-12", 50), ("2026-02-12", 1)] {
        let text = Array(repeating: line, count: count).joined(separator: "\n")
        reader.eachLine(
          of: ContiguousArray(text.utf8), isMarkdown: false, on: Day(date)!, problems: &problems,
          keeping: .words
        ) { _, rest, _, _ in known.append(rest.known) }
      }
      #expect(known[49] >= 0, "\(line)")
      // What a size tells is read anew, and known by another number then.
      #expect((known[50] == known[49]) == isKnown, "\(line)")
    }
  }

  /// Two of them may have the same place in the table, and then one of them has the place beside.
  @Test func nearlyEveryLineOfManyIsKnown() {
    var reader = DayReader(configured("measure water goal 2l\n"))
    var (problems, known) = ([Problem](), 0)
    for _ in 0..<3 {
      known = 0
      let lines = (0..<1_000).map { "water \($0 + 100)ml" }.joined(separator: "\n")
      reader.eachLine(
        of: ContiguousArray(lines.utf8), isMarkdown: false, on: Day("2026-01-12")!, problems: &problems,
        keeping: .words
      ) { _, rest, _, _ in known += rest.known >= 0 ? 1 : 0 }
    }
    #expect(known > 980, "\(known)")
  }

  @Test func aLineThatNamesItsOwnDayIsReadAnewOnAnother() {
    var reader = DayReader(configured(water))
    for (date, expected) in [("2026-01-12", 0), ("2026-01-13", 50), ("2026-01-12", 0)] {
      for line in [
        "steps 8432 12.1.", "2026-01-12 water 250ml", "12.1. water 250ml", "[x] gym 2026-01-12",
        "[x] water plants +home 2026-01-12",
      ] {
        let text = Array(repeating: line, count: 50).joined(separator: "\n")
        let problems = said(text, on: Day(date)!, by: &reader, keeping: .words).problems
        #expect(problems.count == expected, "\(line) on \(date)")
      }
    }
  }

  /// So many lines that what is kept is forgotten more than once, and read anew.
  @Test func moreLinesThanAreKeptCountAsTheyAre() {
    var reader = DayReader(configured("measure water goal 2l\nmeasure kcal unit kcal\n"))
    let day = Day("2026-01-12")!
    for _ in 0..<2 {
      var book = Book(reader.reader.configuration, coverage: Period(day, day))
      var problems: [Problem] = []
      let lines = (1...6_000).flatMap { number in
        Array(repeating: "water \(number)ml kcal:\(number) with some lemon", count: 2)
      }
      reader.read(
        ContiguousArray(lines.joined(separator: "\n").utf8), of: day, into: &book, problems: &problems)
      #expect(book.value(0, row: 0).total == 6_000 * 6_001 * Unit.millilitre.parts)
      #expect(book.value(1, row: 0).total == 6_000 * 6_001 * Unit.kilocalorie.parts)
    }
  }

  /// So does what else a few of a count may be.
  @Test func aNumberIsReadAnewWhenAGoalOfACountChanges() {
    var reader = DayReader(
      configured("measure steps goal 500\ngoal steps 10000 from 2026-02-01\n"))
    let text = Array(repeating: "steps 12 floors", count: 40).joined(separator: "\n")
    for (date, expected) in [("2026-01-31", []), ("2026-02-01", ["other-unit"]), ("2026-01-31", [])] {
      let problems = said(text, on: Day(date)!, by: &reader, keeping: .words).problems
      #expect(Set(problems.map(\.code)) == Set(expected), "\(date)")
    }
  }

  /// What is hardly meant of a time depends on its goal of the day.
  @Test func aNumberIsReadAnewWhenAGoalOfTimeChanges() {
    var reader = DayReader(configured("measure sleep unit h goal 1h\ngoal sleep 10h from 2026-02-01\n"))
    for (date, expected) in [("2026-01-31", []), ("2026-02-01", ["tiny-amount"]), ("2026-01-31", [])] {
      let problems = said("sleep 0.2", on: Day(date)!, by: &reader, keeping: .words).problems
      #expect(problems.map(\.code) == expected, "\(date)")
    }
  }
}

import Arguments
import Journal
import Rendering
import Speech

/// Adds a line to a day.
struct AddCommand: Writer {
  static let name = "add"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Adds a line to a day", cs: "Přidá řádek ke dni"), group: Groups.log,
      discussion: [
        Phrase(
          "A tick or an entry of today without a time gets the time now. A line that would be plain text or an error is refused. What can hardly be meant, as water 2, a tick of nearly a name or more than 20 l a day, and what would not count, as a second amount, is asked about at a terminal and refused elsewhere. With - the lines come from standard input, and all are added or none.",
          cs:
            "Dnešní odškrtnutí nebo záznam bez času dostane současný čas. Řádek, který by byl jen text nebo chyba, se odmítne. Na to, co sotva bylo myšleno tak, jak stojí, třeba water 2, odškrtnutí skoro jména nebo přes 20 l za den, a na to, co by se nepočítalo, třeba druhé množství, se na terminálu zeptá a jinde to odmítne. S - se řádky čtou ze standardního vstupu a přidají se všechny, nebo žádný."
        ),
        Phrase(
          "'add' may be left out before a declared name or an amount of one: 'daybook water 250ml', and 'daybook breakfast' for 'done breakfast'; a command always comes first. A date at the end is the day, unless there is text beside it. With day-starts, a time of the night that is over needs the day: --date yesterday.",
          cs:
            "Před deklarovaným jménem nebo jeho množstvím lze „add“ vynechat: „daybook water 250ml“, a „daybook breakfast“ místo „done breakfast“; příkaz má vždy přednost. Datum na konci je den, pokud vedle něj není text. S day-starts chce čas z noci, která skončila, říct den: --date včera."
        ),
      ],
      examples: [
        Example("daybook water 250ml", Phrase("A glass of water, now", cs: "Sklenice vody, teď")),
        Example("daybook add water 250ml", Phrase("The same", cs: "Totéž")),
        Example(
          "daybook add 2 bottles of water", cs: "daybook add 2 sklenice vody",
          Phrase("Amount first", cs: "Nejdřív množství")),
        Example(
          "daybook add weight 82.4kg 07:05 --date yesterday",
          cs: "daybook add weight 82,4kg 07:05 --date včera", Phrase("For yesterday", cs: "Za včerejšek")),
        Example(
          "daybook add '[ ] call the dentist'", cs: "daybook add '[ ] zavolat zubaři'",
          Phrase("Something to do once", cs: "Jednorázový úkol")),
      ],
      parameters: [
        .arguments(
          \.words, "LINE",
          help: Phrase(
            "The line as it stands in the file, or -", cs: "Řádek tak, jak stojí v souboru, nebo -"),
          isRequired: true, completion: Known.line.completion)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    var daybook = try Daybook(in: world)
    var (words, writing) = (words, writing)
    try writing.takeDay(from: &words, of: Self.name, in: daybook)
    var typed = [words.joined(separator: " ")]
    if words == ["-"] {
      let file = DayFile(try telling(.reading, world.input()))
      typed = file.lines.indices.filter { file.lines[$0].shape != .blank }.map(file.text(ofLine:))
    }
    daybook.takeNames(from: typed)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    let add = AddCommand(writing: writing)
    guard words != ["-"], let line = try daybook.withoutNow(typed[0], on: writing.date) else {
      return try add.add(typed, to: writable, &world)
    }
    return try add.add([line], atNow: true, to: writable, &world)
  }

  /// Adds lines to the day, all of them or none; `isNow` if they are of the time it is now on another day too.
  func add(
    _ typed: [String], atNow isNow: Bool = false, to writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let daybook = writable.daybook
    let day = try daybook.day(writing.date)
    let now = world.now
    let time = isNow || day == daybook.today ? now.time : nil
    var ahead: Reference?
    try writable.changeAsking(
      day, saying: "add \(typed.joined(separator: " / "))", isDryRun: writing.isDryRun, in: &world
    ) { (draft, isMeant, doubt) throws(CommandError) in
      for line in typed {
        let added: AddedLine
        do throws(AddedLine.Refusal) {
          added = try AddedLine(
            line, time: time.map(draft.style.text(of:)), reader: draft.reader, asMeant: isMeant)
        } catch {
          let refusal = CommandError(error, of: line, by: draft.reader)
          doubt = WritingDoubt(error, refusal)
          throw refusal
        }
        var time: TimeOfDay?
        try draft.add(added.text) { reading, _ in
          let isDone = reading.isRecord && reading.mark != .open
          time = isDone ? reading.time : nil
          if isDone, reading.mark != .skipped, day > daybook.today { ahead = reading.subject }
          return reading.isWritable()
        }
        if !isMeant, let night = WritingDoubt(time, saidDay: writing.date, on: day, in: daybook, now: now) {
          doubt = night
          throw night.error
        }
      }
    }
    if let ahead {
      let problem = Problem(ofFile: .doneInFuture(daybook.configuration.name(of: ahead)))
      world.say(daybook.words.message(for: problem), by: daybook.settings)
    }
    return .done
  }
}

extension Daybook {
  /// A line without a `now` that stands where its time may: right behind an entry or a done tick without text; nil if
  /// none does.
  func withoutNow(_ line: String, on date: String?) throws(CommandError) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.lastIndex(where: { TypedWords.now.holds($0.lowercased()) }), place > 0 else {
      return nil
    }
    let head = words[..<place].joined(separator: " ")
    guard let reading = interpreter.reader(asOf: try day(date)).alone(head)?.reading,
      reading.isRecord, reading.subject != nil, reading.mark != .open, reading.time == nil,
      reading.text.isEmpty
    else { return nil }
    return (words[..<place] + words[(place + 1)...]).joined(separator: " ")
  }
}

extension CommandError {
  /// The refusal of a typed line.
  init(_ refusal: AddedLine.Refusal, of line: String, by reader: LineReader) {
    let measure = reader.beginning(of: line).map { reader.configuration.measures[$0] }
    if case .text = refusal, measure == nil, let named = reader.measure(ofAmount: line) {
      self.init { $0.amountOfNothing(line.trimmingBlanks, such: reader.configuration.measures[named].name) }
      return
    }
    if case .text(let problems) = refusal, problems.isEmpty, let near = reader.nearHabit(line.trimmingBlanks)
    {
      self.init { $0.refusal(of: line, .text([near])) }
      return
    }
    // What is refused itself is no advice.
    func isTaken(_ line: String) -> Bool {
      do throws(AddedLine.Refusal) {
        _ = try AddedLine(line, time: nil, reader: reader)
        return true
      } catch { return false }
    }
    let readings = if case .broken(let problems) = refusal { problems.readings(of: line) } else { [String]() }
    let taken = readings.filter(isTaken)
    self.init { $0.refusal(of: line, refusal, measure: measure, readings: taken) }
  }
}

extension [Problem] {
  /// The problem that is told: the first error, else the first.
  var told: Problem? { first { $0.severity == .error } ?? first }

  /// A line with each reading of an amount that can be read in several ways, if that is what is told of it.
  fileprivate func readings(of line: String) -> [String] {
    let text: String
    switch told?.kind {
    case .ambiguousNumber(let typed, _): text = typed
    case .tinyAmount(let typed, _, _, _): text = typed
    default: return []
    }
    let words = line.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: text) else { return [] }
    return told?.kind.readings.map { reading in
      (words[..<place] + [reading] + words[(place + 1)...]).joined(separator: " ")
    } ?? []
  }
}

extension LineReader {
  /// What is told of a line that is nearly the name of a habit and nothing else; nil if it is no such line.
  fileprivate func nearHabit(_ line: String) -> Problem? {
    guard let near = vocabulary.near(line), case .habit? = vocabulary.subject(named: near) else { return nil }
    let range = 0..<Int32(line.utf8.count)
    return Problem(.nearName(line, near: near), at: range, from: 0, fix: (range, "[x] \(near)"))
  }

  /// The first measure, water before all others, that a line with nothing but an amount, perhaps a time and tags, may
  /// be of; nil if it is no such line.
  fileprivate func measure(ofAmount line: String) -> Int? {
    let water = configuration.water.map { [$0] } ?? []
    return (water + configuration.measures.indices).first { measure in
      guard line.contains(where: \.isNumber),
        let reading = alone("\(configuration.measures[measure].name) \(line.trimmingBlanks)")?.reading
      else { return false }
      return reading.isRecord && reading.problems.isEmpty && reading.text.isEmpty
        && !reading.amountRange.isEmpty
    }
  }
}

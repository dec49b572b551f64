import Arguments
import Journal
import Rendering
import Speech

/// Takes lines out of a day.
struct RemoveCommand: Writer {
  static let name = "remove"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Removes lines from a day", cs: "Odebere řádky ze dne"), group: Groups.log,
      discussion: [
        Phrase(
          "Lines are numbered as 'day --lines' shows them. A name removes the day's ticks and entries of that habit or measure; meals tagged for a measure stay, and so does the day's goal. At a terminal a - stands before what is gone.",
          cs:
            "Čísla řádků ukáže „day --lines“. Jméno odebere všechna odškrtnutí a záznamy návyku nebo veličiny toho dne; jídla se štítkem veličiny zůstanou, stejně jako cíl dne. Na terminálu stojí před odebraným -."
        )
      ],
      examples: [
        Example("daybook remove 3", Phrase("Line 3 of today", cs: "Řádek 3 dneška")),
        Example("daybook remove water", Phrase("All water of today", cs: "Všechna dnešní voda")),
      ],
      parameters: [
        .arguments(
          \.words, "LINE|NAME",
          help: Phrase(
            "Line numbers, or names of habits and measures",
            cs: "Čísla řádků, nebo jména návyků a veličin"),
          isRequired: true, completion: Known.removable.completion)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    // Every whole number is taken for a line's, also 0, which no line has.
    let numbers = words.compactMap { Int($0) }.map(LineNumber.init(_:))
    var (measures, left): ([Int], DayFile?) = ([], nil)
    try writable.change(
      day, saying: "remove \(words.joined(separator: " "))", isDryRun: writing.isDryRun, in: &world
    ) {
      (draft) throws(CommandError) in
      var lines: Set<Int> = []
      if numbers.count == words.count {
        for number in numbers { lines.insert(try number.place(in: draft.file, at: draft.path)) }
      } else {
        (lines, measures) = try named(in: draft, daybook)
      }
      try draft.remove(lines)
      left = draft.file
    }
    if let left, !measures.isEmpty { tellRest(of: measures, in: left, on: day, daybook, &world) }
    return .done
  }

  /// Says what the measures that were named still come to: what lines of something else hold of them stays.
  private func tellRest(
    of measures: [Int], in file: DayFile, on day: Day, _ daybook: Daybook, _ world: inout World
  ) {
    var reader = daybook.interpreter
    let book = Book(of: reader.read(file, of: day).record, daybook.configuration)
    for place in measures {
      let (measure, value) = (daybook.configuration.measures[place], book.value(place, row: 0))
      guard value.isPresent else { continue }
      let amount = daybook.settings.screen.largeAmount(value.total.micros(in: measure.unit), in: measure.unit)
      world.say(daybook.words.stays(amount, of: measure.title), by: daybook.settings)
    }
  }

  /// The ticks and entries of the names, counting from 0, and the measures among these; a name that no line has is an
  /// error.
  private func named(
    in draft: DayDraft, _ daybook: Daybook
  ) throws(CommandError) -> (lines: Set<Int>, measures: [Int]) {
    let (file, path, reader) = (draft.file, draft.path, draft.reader)
    let marked: MarkedNames
    do throws(CommandError) {
      marked = try MarkedNames(words, in: file, daybook: daybook, lineReader: reader)
    } catch {
      // A name that is none has no line either; one that is nearly one is told.
      if error.correction != nil { throw error }
      throw CommandError { [words] in $0.notInFile(words.joined(separator: " "), file: path) }
    }
    var lines: Set<Int> = []
    for name in marked.names {
      let found = file.lines.indices.filter { index in
        let reading = reader.read(file.lines[index], of: file)
        guard reading.meaning.statement != nil else { return false }
        if name.subject == nil { guard case .tick = reading.meaning else { return false } }
        return name.isMeant(by: reading, in: file)
      }
      guard !found.isEmpty else { throw CommandError { $0.notInFile(name.title, file: path) } }
      lines.formUnion(found)
    }
    let measures = marked.names.compactMap { name in
      if case .measure(let measure)? = name.subject { measure } else { nil }
    }
    return (lines, measures)
  }
}

extension Words {
  /// There is nothing of this name in the file.
  func notInFile(_ name: String, file: String) -> String {
    say(
      "there is no \(quoted(name)) in \(shown(file)), and nothing was changed; 'daybook day --lines' shows the lines of a day",
      "\(quoted(name)) v souboru \(shown(file)) není a nic se nezměnilo; řádky dne ukáže „daybook day --lines“"
    )
  }

  /// What a measure still comes to whose lines were removed.
  func stays(_ amount: String, of measure: String) -> String {
    say(
      "\(measure) still comes to \(amount), from tags on other lines or other measures that count for it",
      "\(measure) má stále \(amount) ze štítků na jiných řádcích nebo z veličin, které se do ní počítají")
  }

  /// The message of `remove` after the lines: `2 lines removed; 'daybook undo' brings them back`.
  func removed(_ count: Int) -> String {
    let lines = lines(count)
    return say(
      "\(lines) removed; 'daybook undo' brings \(count == 1 ? "it" : "them") back",
      "\(czech(count, "odebrán", "odebrány", "odebráno")) \(lines); vrátí \(count == 1 ? "ho" : "je") „daybook undo“"
    )
  }
}

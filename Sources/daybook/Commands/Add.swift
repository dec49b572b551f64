import Arguments
import Journal
import Rendering

/// Adds a line to a day.
struct AddCommand: Writer {
  static let name = "add"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Add a line to a day", cs: "Přidat řádek ke dni"), group: Groups.log,
      discussion: [
        Sentence(
          "An entry or a done tick that names no time gets the time now, if the day is today. A line that would be text, or an error, is refused with what to write instead; nothing is written then. With - the lines come from standard input: all are added, or none.",
          cs:
            "Záznam nebo hotové odškrtnutí bez času dostane čas teď, je-li den dnešní. Řádek, který by byl jen textem nebo chybou, se odmítne s radou, co napsat; nic se pak nezapíše. S - se řádky čtou ze standardního vstupu: přidají se všechny, nebo žádný."
        )
      ],
      examples: [
        Example("daybook add water 250ml", Sentence("A glass of water, now", cs: "Sklenice vody, teď")),
        Example("daybook add 2 bottles of water", Sentence("Amount first", cs: "Nejdřív množství")),
        Example(
          "daybook add weight 82.4kg 07:05 --date yesterday", Sentence("For yesterday", cs: "Za včerejšek")),
        Example(
          "daybook add '[ ] call the dentist'", Sentence("Something to do once", cs: "Jednorázový úkol")),
      ],
      parameters: [
        .arguments(
          \.words, "LINE",
          help: Sentence(
            "The line as it would stand in the file, or -", cs: "Řádek tak, jak by stál v souboru, nebo -"),
          isRequired: true, completion: .dynamic("line"))
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    var typed = [words.joined(separator: " ")]
    if words == ["-"] {
      do throws(FileTrouble) {
        let file = DayFile(try world.input())
        typed = file.lines.indices.filter { file.lines[$0].shape != .blank }.map(file.text(ofLine:))
      } catch { throw CommandError(error, doing: .reading) }
    }
    return try add(typed, reader, files, &world)
  }

  /// Adds lines to the day, all of them or none.
  func add(
    _ typed: [String], _ reader: Reader, _ files: any FileWriting, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let day = try reader.day(writing.date)
    let editor = DayEditor(reader: reader, files: files, world: world)
    let lineReader = reader.daybook.interpreter.reader(asOf: day)
    let time = day == reader.today ? world.now.time : nil
    let outcome = try editor.change(
      day, saying: "add \(typed.joined(separator: " / "))", isDryRun: writing.isDryRun
    ) {
      (file, style) throws(CommandError) in
      var file = file
      var lines: [Int] = []
      for line in typed {
        let added: AddedLine
        do throws(AddedLine.Refusal) {
          added = try AddedLine(line, time: time.map(style.text(of:)), reader: lineReader)
        } catch {
          let measure = lineReader.beginning(of: line).map { reader.configuration.measures[$0] }
          throw CommandError { $0.refusal(of: line, error, measure: measure) }
        }
        let change = file.adding(added.text, style: style)
        let after = change.verified(on: file, by: lineReader) { reading, _ in
          reading.sense != .broken && reading.sense != .blank
            && (reading.sense != .text || !reading.counting.isEmpty)
        }
        guard let after else { throw CommandError { $0.changeRefused } }
        file = after
        lines.append(change.line)
      }
      return lines.isEmpty ? nil : (file, lines)
    }
    if let outcome { editor.tell(outcome, isDryRun: writing.isDryRun, in: &world) }
    return .done
  }
}

/// Adds a cup of water.
struct DrinkCommand: Writer {
  static let name = "drink"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Add a drink of water", cs: "Přidat doušek vody"), group: Groups.log,
      discussion: [
        Sentence(
          "The same as 'add water' with the amount, which is one cup unless said.",
          cs: "Totéž co „add water“ s množstvím; bez něj jeden hrnek.")
      ],
      examples: [
        Example("daybook drink", Sentence("One cup, now", cs: "Jeden hrnek, teď")),
        Example("daybook drink 330ml", Sentence("Another amount", cs: "Jiné množství")),
      ],
      parameters: [
        .arguments(
          \.words, "AMOUNT",
          help: Sentence("The amount; one cup if not said", cs: "Množství; jinak jeden hrnek"),
          completion: .dynamic("preset"))
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let day = try reader.day(writing.date)
    let vocabulary = Vocabulary(reader.configuration)
    guard case .measure(let water)? = vocabulary.subject(named: "water") ?? vocabulary.subject(named: "voda")
    else {
      throw CommandError { $0.noWater }
    }
    let measure = reader.configuration.measures[water]
    var amount = words.joined(separator: " ")
    if amount.isEmpty {
      // The amount is written out, so that a cup of another size later leaves this line as it was.
      amount = measure.cup(on: day).map { reader.configuration.typed($0) } ?? "250ml"
    }
    let add = AddCommand(writing: writing)
    return try add.add(["\(measure.name) \(amount)"], reader, files, &world)
  }
}

/// Adds text to a day.
struct NoteCommand: Writer {
  static let name = "note"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Add a line of text to a day", cs: "Přidat ke dni řádek textu"), group: Groups.log,
      discussion: [
        Sentence(
          "The line is journal and counts for nothing; but a tag whose key is a measure counts, as in 'lunch 12:30 kcal:600'. Text that would read as a tick, an entry, a goal or a comment is refused: 'add' is for these.",
          cs:
            "Řádek je deník a do ničeho se nepočítá; štítek, jehož klíčem je veličina, se ale počítá, třeba „oběd 12:30 kcal:600“. Text, který by se četl jako odškrtnutí, záznam, cíl nebo poznámka, se odmítne: na ty je „add“."
        )
      ],
      examples: [
        Example("daybook note Slept badly, rain all day.", Sentence("A line of journal", cs: "Řádek deníku"))
      ],
      parameters: [
        .arguments(
          \.words, "TEXT",
          help: Sentence("The text, or - for standard input", cs: "Text, nebo - pro standardní vstup"),
          isRequired: true)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let day = try reader.day(writing.date)
    var typed = [words.joined(separator: " ")]
    if words == ["-"] {
      do throws(FileTrouble) {
        let file = DayFile(try world.input())
        typed = file.lines.indices.map(file.text(ofLine:))
      } catch { throw CommandError(error, doing: .reading) }
    }
    guard typed.contains(where: { !$0.allSatisfy { $0 == " " || $0 == "\t" } }) else {
      throw CommandError { $0.nothingToNote }
    }
    let editor = DayEditor(reader: reader, files: files, world: world)
    let lineReader = reader.daybook.interpreter.reader(asOf: day)
    let outcome = try editor.change(
      day, saying: "note \(typed.joined(separator: " / "))", isDryRun: writing.isDryRun
    ) {
      (file, style) throws(CommandError) in
      var file = file
      var lines: [Int] = []
      var plain = style
      plain.lead = []
      for line in typed {
        guard !line.unicodeScalars.contains(where: { ($0.value < 0x20 && $0 != "\t") || $0.value == 0x7F })
        else {
          throw CommandError { $0.refusal(of: line, .unprintable) }
        }
        let change = file.adding(line, style: plain)
        guard
          let after = change.verified(
            on: file, by: lineReader, as: { reading, _ in reading.sense == .text || reading.sense == .blank })
        else { throw CommandError { $0.notText(line) } }
        file = after
        lines.append(change.line)
      }
      return (file, lines)
    }
    if let outcome { editor.tell(outcome, isDryRun: writing.isDryRun, in: &world) }
    return .done
  }
}

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
          "A tick or an entry of today without a time gets the time now. A line that would be plain text, or an error, is refused. With - the lines come from standard input, and all are added or none.",
          cs:
            "Dnešní odškrtnutí nebo záznam bez času dostane čas teď. Řádek, který by byl jen text nebo chyba, se odmítne. S - se řádky čtou ze standardního vstupu a přidají se všechny, nebo žádný."
        )
      ],
      examples: [
        Example("daybook add water 250ml", Phrase("A glass of water, now", cs: "Sklenice vody, teď")),
        Example("daybook add 2 bottles of water", Phrase("Amount first", cs: "Nejdřív množství")),
        Example(
          "daybook add weight 82.4kg 07:05 --date yesterday", Phrase("For yesterday", cs: "Za včerejšek")),
        Example(
          "daybook add '[ ] call the dentist'", Phrase("Something to do once", cs: "Jednorázový úkol")),
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
    let daybook = try Daybook(in: world)
    var typed = [words.joined(separator: " ")]
    if words == ["-"] {
      let file = DayFile(try telling(.reading, world.input()))
      typed = file.lines.indices.filter { file.lines[$0].shape != .blank }.map(file.text(ofLine:))
    }
    return try add(typed, daybook, files, &world)
  }

  /// Adds lines to the day, all of them or none.
  func add(
    _ typed: [String], _ daybook: Daybook, _ files: any FileWriting, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let day = try daybook.day(writing.date)
    let editor = DayEditor(daybook: daybook, files: files, world: world)
    let lineReader = daybook.interpreter.reader(asOf: day)
    let time = day == daybook.today ? world.now.time : nil
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
          let measure = lineReader.beginning(of: line).map { daybook.configuration.measures[$0] }
          throw CommandError { $0.refusal(of: line, error, measure: measure) }
        }
        let change = file.adding(added.text, style: style)
        let after = change.verified(on: file, by: lineReader) { reading, _ in
          reading.form != .broken && reading.form != .blank
            && (reading.form != .text || !reading.counting.isEmpty)
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

import Arguments
import Journal
import Rendering
import Speech

/// Adds text to a day.
struct NoteCommand: Writer {
  static let name = "note"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Adds text to a day", cs: "Přidá ke dni text"), group: Groups.log,
      discussion: [
        Phrase(
          "Text counts for nothing, but a tag named for a measure does: 'lunch 12:30 kcal:600'. Text that would read as a tick, an entry, a goal or a comment is refused; 'add' takes these.",
          cs:
            "Text se nepočítá, štítek pojmenovaný po veličině ano: „oběd 12:30 kcal:600“. Text, který by se četl jako odškrtnutí, záznam, cíl nebo komentář, se odmítne; ty přidá „add“."
        )
      ],
      examples: [
        Example(
          "daybook note Slept badly, rain all day.", cs: "daybook note Špatně jsem spal, celý den prší.",
          Phrase("A line of journal", cs: "Řádek deníku"))
      ],
      parameters: [
        .arguments(
          \.words, "TEXT",
          help: Phrase("The text, or - for standard input", cs: "Text, nebo - pro standardní vstup"),
          isRequired: true)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    var typed = [words.joined(separator: " ")]
    if words == ["-"] {
      let file = DayFile(try telling(.reading, world.input()))
      typed = file.lines.indices.map(file.text(ofLine:))
    }
    guard typed.contains(where: { !$0.allSatisfy { $0 == " " || $0 == "\t" } }) else {
      throw CommandError { $0.nothingToNote }
    }
    let writable = WritableDaybook(daybook, writing: files, in: world)
    try writable.changeAsking(
      day, saying: "note \(typed.joined(separator: " / "))", isDryRun: writing.isDryRun, in: &world
    ) { (draft, _, _) throws(CommandError) in
      var plain = draft.style
      plain.lead = []
      for line in typed {
        guard !line.holdsControls else { throw CommandError { $0.refusal(of: line, .unprintable) } }
        var error: Problem?
        do throws(CommandError) {
          try draft.make(draft.file.adding(line, style: plain), orSay: { $0.notText(line) }) { reading, _ in
            error = reading.meaning.isText ? reading.problems.first { $0.severity == .error } : nil
            return reading.meaning.isText && error == nil
          }
        } catch let refusal {
          guard let error else { throw refusal }
          throw CommandError { $0.brokenText(error) }
        }
      }
    }
    return .done
  }
}

extension LineMeaning {
  /// Whether the line counts for nothing but its tags.
  fileprivate var isText: Bool {
    switch self {
    case .text, .blank: true
    case .comment, .marker, .tick, .entry, .running, .goal, .broken: false
    }
  }
}

extension Words {
  /// A note with an error in it: a tag of a measure that is no amount.
  fileprivate func brokenText(_ problem: Problem) -> String {
    message(for: problem)
      + say(
        "; with a blank behind the colon it is text, and nothing was written",
        "; s mezerou za dvojtečkou je to text, nic se nezapsalo")
  }

  /// A note without a word in it.
  var nothingToNote: String {
    say("there is nothing to note; write some text", "není co zapsat; napište nějaký text")
  }

  /// A note that would be a comment, a merge's marker, or count as something.
  func notText(_ line: String) -> String {
    switch DayFile(line).lines.first?.shape {
    case .comment:
      return say(
        "\(quoted(line)) would be a comment, for it begins with '#'; 'daybook add' takes comments",
        "\(quoted(line)) by byl komentář, protože začíná „#“; komentáře přidá „daybook add“")
    case .marker:
      return say(
        "\(quoted(line)) would be taken for what a merge left; begin it with another character",
        "\(quoted(line)) by vypadalo jako zbytek po slučování; začněte jiným znakem")
    case .blank, .box, .plain, .field, .hidden, nil: break
    }
    return say(
      "\(quoted(line)) would not be text but count as something; \(addCommand(line.trimmingBlanks)) is for that",
      "\(quoted(line)) by nebyl text, ale něco by znamenal; na to je \(addCommand(line.trimmingBlanks))")
  }
}

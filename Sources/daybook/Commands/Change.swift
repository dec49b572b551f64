import Arguments
import Journal
import Rendering
import Speech

/// Changes one line of a day.
struct ChangeCommand: Writer {
  static let name = "change"

  var line = LineNumber(0)
  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Changes a line of a day", cs: "Změní řádek dne"), group: Groups.log,
      discussion: [
        Phrase(
          "TEXT replaces the line, but for its indentation and bullet; plain text or an error in place of a tick or an entry is refused. +AMOUNT or -AMOUNT steps the line's amount in the unit it is written in, never below zero; all else stays. A line of front matter stays 'key: value'.",
          cs:
            "TEXT nahradí řádek kromě odsazení a odrážky; pouhý text nebo chyba místo odškrtnutí nebo záznamu se odmítne. +MNOŽSTVÍ nebo -MNOŽSTVÍ změní množství v jednotce, ve které je zapsáno, nikdy pod nulu; vše ostatní zůstane. Řádek hlavičky poznámky zůstane „klíč: hodnota“."
        )
      ],
      examples: [
        Example(
          "daybook change 3 water 300ml 08:10", Phrase("Writes line 3 anew", cs: "Přepíše řádek 3")),
        Example(
          "daybook change 3 -50ml --date yesterday", cs: "daybook change 3 -50ml --date včera",
          Phrase("50 ml less, yesterday", cs: "O 50 ml méně, včera")
        ),
      ],
      parameters: [
        .argument(
          \.line, "LINE",
          help: Phrase(
            "The line's number, as 'day --lines' shows it", cs: "Číslo řádku, jak ho ukáže „day --lines“"),
          isRequired: true, completion: Known.written.completion),
        .arguments(
          \.words, "TEXT",
          help: Phrase("The new line, or a step such as +50ml", cs: "Nový řádek, nebo krok, třeba +50ml"),
          isRequired: true, completion: Known.written.completion),
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    let typed = words.joined(separator: " ")
    let isChanged = try writable.changeAsking(
      day, saying: "change \(line.number) \(typed)", isDryRun: writing.isDryRun, in: &world
    ) { (draft, isMeant, doubt) throws(CommandError) in
      let place = try line.place(in: draft.file, at: draft.path)
      if let step = AmountStep(typed) {
        try self.step(place, by: step, in: &draft)
      } else if draft.file.fields.contains(place) {
        try rewriteField(place, as: typed, in: &draft, isMeant: isMeant, &doubt)
      } else {
        try rewrite(place, as: typed, in: &draft, isMeant: isMeant, &doubt)
      }
    }
    if !isChanged { world.say(daybook.words.nothingToChange, by: daybook.settings) }
    return .done
  }

  /// The command up to the new line, as it is to be typed again.
  private var command: String {
    "change \(line.number)" + (writing.date.map { " --date \(shellWord($0))" } ?? "")
  }

  /// Steps the amount of a line.
  private func step(_ place: Int, by step: AmountStep, in draft: inout DayDraft) throws(CommandError) {
    let before = draft.reader.read(draft.file.lines[place], of: draft.file)
    let stepped: (change: Change, parts: Parts)
    do throws(AmountStep.Refusal) {
      stepped = try draft.file.stepping(step, inLine: place, by: draft.reader)
    } catch {
      let text = draft.file.text(ofLine: place)
      throw CommandError { $0.refusal(of: step, error, line: text) }
    }
    try draft.make(stepped.change) { after, _ in
      after.amount?.parts == stepped.parts && after.saysElsewhere(sameAs: before)
    }
  }

  /// Puts another text in place of a line's.
  private func rewrite(
    _ place: Int, as typed: String, in draft: inout DayDraft, isMeant: Bool, _ doubt: inout WritingDoubt?
  ) throws(CommandError) {
    let mayBeText = draft.reader.read(draft.file.lines[place], of: draft.file).isRemark
    var text = typed
    do throws(AddedLine.Refusal) {
      text = try AddedLine(typed, time: nil, reader: draft.reader, asMeant: isMeant).text
    } catch {
      guard case .text = error, mayBeText else {
        let refusal = CommandError(error, of: typed, by: draft.reader).proposing(command)
        doubt = WritingDoubt(error, refusal)
        throw refusal
      }
    }
    try draft.make(draft.file.replacing(line: place, with: text)) { after, _ in
      after.isWritable(asText: mayBeText)
    }
  }
}

/// Lines of front matter.
extension ChangeCommand {
  /// Puts another field in place of one, so that the front matter stays what it is.
  private func rewriteField(
    _ place: Int, as typed: String, in draft: inout DayDraft, isMeant: Bool, _ doubt: inout WritingDoubt?
  ) throws(CommandError) {
    guard let field = FieldLine(typed, reader: draft.reader) else {
      do throws(AddedLine.Refusal) {
        _ = try AddedLine(typed, time: nil, reader: draft.reader)
      } catch {
        if case .broken = error { throw CommandError(error, of: typed, by: draft.reader).proposing(command) }
      }
      let (reader, key) = (draft.reader, String(draft.file.text(ofLine: place).prefix { $0 != ":" }))
      throw CommandError { words in
        let field = words.field(saying: typed, inPlaceOf: key, by: reader)
        return words.notAField(typed, example: "daybook \(command) \(field)")
      }
    }
    let fields = draft.file.fields
    var problems: [Problem] = []
    do throws(CommandError) {
      try draft.make(draft.file.replacing(line: place, with: field.text)) { after, _ in
        problems = after.problems.filter { $0.severity != .warning || !isMeant && $0.isHardlyMeant }
        return problems.isEmpty
      }
    } catch {
      guard !problems.isEmpty else { throw error }
      let refusal = CommandError(.broken(problems), of: field.text, by: draft.reader).proposing(command)
      doubt = WritingDoubt(.broken(problems), refusal)
      throw refusal
    }
    guard draft.file.fields == fields, draft.file.lines[place].shape == .field else {
      throw CommandError { [line, day = draft.reader.day] in $0.endOfFields(line.number, of: day) }
    }
  }
}

extension Words {
  /// A field of the habit or measure that a line is about, as an example; a line that is about none is the value of the
  /// field in whose place it would stand.
  fileprivate func field(saying typed: String, inPlaceOf key: String, by reader: LineReader) -> String {
    let configuration = reader.configuration
    let asValue = "\(key): \(typed)"
    let note = DayFile(ContiguousArray("---\n\(asValue)\n---\n".utf8), isMarkdown: true)
    let isValue = note.lines.count == 3 && reader.read(note.lines[1], of: note).problems.isEmpty
    let said = reader.alone(typed)?.reading.subject
    switch said ?? (isValue ? nil : reader.vocabulary.subject(named: key)) {
    case .habit(let habit)?: return "\(configuration.habits[habit].name): \(said == nil)"
    case .measure(let place)?:
      let measure = configuration.measures[place]
      return "\(measure.name): \(exampleAmount(measure.unit.name, isTogether: true))"
    case nil: return asValue
    }
  }

  /// A line that cannot stand in front matter; `example` is a command that writes one.
  fileprivate func notAField(_ typed: String, example: String) -> String {
    say(
      "\(quoted(typed)) cannot stand in the front matter, where a line is 'key: value'; write one such as \(inQuotes(example))",
      "\(quoted(typed)) nemůže stát v úvodních polích (front matter), kde je řádek „klíč: hodnota“; napište třeba \(inQuotes(example))"
    )
  }
}

extension LineReading {
  /// Whether a line says the same but for its amount.
  func saysElsewhere(sameAs other: LineReading) -> Bool {
    isSameKind(as: other) && mark == other.mark && subject == other.subject && time == other.time
      && tags.count == other.tags.count && text.count == other.text.count
      && (comment == nil) == (other.comment == nil)
  }
}

extension Words {
  /// Why the amount of a line is not stepped, and what to do instead.
  func refusal(of step: AmountStep, _ reason: AmountStep.Refusal, line: String) -> String {
    let line = quoted(line)
    switch reason {
    case .noAmount:
      return say(
        "\(line) has no amount to step; write the whole line after its number instead",
        "\(line) nemá množství, které by šlo změnit o krok; napište za číslo celý řádek")
    case .notAnAmount:
      return say(
        "\(quoted(step.typed)) is no amount that \(line) could be changed by; write one such as '+50ml'",
        "\(quoted(step.typed)) není množství, o které by šlo \(line) změnit; napište třeba „+50ml“")
    case .belowZero:
      return say(
        "\(line) holds less than \(quoted(step.typed)), and no amount is below zero; 'daybook remove' takes the line out",
        "\(line) obsahuje méně než \(quoted(step.typed)) a množství nemůže klesnout pod nulu; řádek odebere „daybook remove“"
      )
    case .notExact(let unit):
      return say(
        "\(quoted(step.typed)) cannot be written exactly in \(inQuotes(unit)), the unit of \(line); step by that unit",
        "\(quoted(step.typed)) nejde přesně zapsat v jednotce \(inQuotes(unit)), kterou má \(line); napište krok v ní"
      )
    }
  }
}

import Arguments
import Journal
import Rendering
import Reports

/// Answers from the day, the week, the goals and the meals' tags.
struct CoachCommand: Writer {
  /// What `ACTION` takes.
  enum Question: String, CaseIterable, ArgumentValue {
    case meals, workout, hungry, plan, sanity, unwind
  }

  static let name = "coach"

  var question = Question.sanity
  var words: [String] = []
  var showsPrompt = false
  var output = OutputOptions()
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Ask the coach about the day", cs: "Zeptat se kouče na den"), group: Groups.live,
      discussion: [
        Sentence(
          "meals sums what was eaten against the day's goals and says what the next meal should bring. workout TEXT writes a training down and says what recovery needs. hungry suggests from your own earlier meals that fit into what is left; with TEXT those first that mention it. plan out, plan today and plan week look ahead. sanity is the day in three sentences, unwind closes it.",
          cs:
            "meals sečte, co se snědlo, proti cílům dne a řekne, co by mělo přinést příští jídlo. workout TEXT zapíše trénink a řekne, co potřebuje zotavení. hungry navrhuje z vašich dřívějších jídel, která se vejdou do zbytku dne; s TEXT nejdřív ta, která ho zmiňují. plan out (ven), plan today (dnes) a plan week (týden) hledí dopředu. sanity je den ve třech větách, unwind ho uzavře."
        ),
        Sentence(
          "It answers by rules, without a network, and with your own goals alone. With a coach line in daybook.conf that 'config allow' has allowed, that command is given what --prompt prints, on its standard input, and its answer is shown; if it fails, says nothing or takes longer than 60 seconds, the rules answer. workout writes as done and add do, and undo takes it back.",
          cs:
            "Odpovídá podle pravidel, bez sítě a jen s vašimi vlastními cíli. Je-li v daybook.conf řádek coach, který povolil „config allow“, dostane ten příkaz na standardní vstup to, co vypíše --prompt, a ukáže se jeho odpověď; když selže, mlčí nebo trvá déle než 60 sekund, odpovídají pravidla. workout zapisuje jako done a add a undo to vezme zpět."
        ),
      ],
      examples: [
        Example(
          "daybook coach meals", Sentence("What was eaten, what is left", cs: "Co se snědlo, co zbývá")),
        Example(
          "daybook coach workout ran 5km",
          Sentence("Write a training down, in your words", cs: "Zapsat trénink vlastními slovy")),
        Example(
          "daybook coach hungry eggs",
          Sentence("Something with eggs, if it fits", cs: "Něco s vejci, vejde-li se")),
        Example("daybook coach plan out", Sentence("Before eating out", cs: "Než jdete na jídlo ven")),
      ],
      parameters: [
        .argument(
          \.question, "ACTION",
          help: Sentence("What to ask", cs: "Na co se ptáte"), isRequired: true),
        .arguments(
          \.words, "TEXT",
          help: Sentence(
            "In your own words; after plan first out, today or week",
            cs: "Vlastními slovy; po plan nejdřív out, today nebo week")),
        .flag(
          \.showsPrompt, "--prompt",
          help: Sentence(
            "Print what a language model would be given, and write nothing",
            cs: "Vypsat, co by dostal jazykový model, a nic nezapsat")),
      ] + WritingOptions.parameters.within(\.writing) + OutputOptions.parameters.within(\.output))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    var reader = try Reader(in: world)
    let day = try reader.day(writing.date)
    let (asked, text) = try asked
    if asked == .workout, !text.isEmpty, !showsPrompt {
      try log(text, on: day, DayEditor(reader: reader, files: files, world: world), &world)
      if writing.isDryRun { return .done }
      // Where nothing is declared, the new line may say what is tracked.
      reader = try Reader(in: world)
    }
    let editor = DayEditor(reader: reader, files: files, world: world)
    let reading = try reader.coachFacts(
      of: day, wish: text, withEarlierMeals: asked != .unwind, now: world.now)
    let memory = world.environment.stateFolder.map {
      CoachMemory(files: files, stateFolder: $0, daybook: reader.daybook.folder)
    }
    let report = CoachReport(to: asked, about: reading.facts, after: memory?.said() ?? [:])
    let page = CoachPage(report, configuration: reader.configuration, on: reader.settings.screen)
    if showsPrompt {
      world.output.write(page.prompt)
    } else if output.isJSON {
      world.show(page, as: output)
    } else if let lines = try ownAnswer(to: page.prompt, editor, &world) {
      for line in lines.map({ StyledText($0) }) {
        world.print(output.isLinear ? [line] : line.wrapped(at: page.screen.columns))
      }
    } else {
      world.show(page, as: output)
      // Where nothing can be kept the minute chooses the words, and the answer is the same.
      do throws(FileTrouble) { try memory?.remember(report.sayings) } catch {}
    }
    reader.report(reading.problems, reading.index, in: &world)
    return .done
  }

  /// The question, and what is said beside it.
  private var asked: (CoachQuestion, String) {
    get throws(CommandError) {
      let text = words.joined(separator: " ")
      switch question {
      case .meals: return (.meals, text)
      case .workout: return (.workout, text)
      case .hungry: return (.hungry, text)
      case .sanity: return (.sanity, text)
      case .unwind: return (.unwind, text)
      case .plan:
        let rest = words.dropFirst().joined(separator: " ")
        switch words.first?.lowercased() {
        case nil, "today", "dnes": return (.planToday, rest)
        case "out", "ven": return (.planOut, rest)
        case "week", "týden": return (.planWeek, rest)
        default: throw CommandError { $0.notAPlan }
        }
      }
    }
  }

  /// Writes a training down, and says where.
  private func log(
    _ text: String, on day: Day, _ editor: DayEditor, _ world: inout World
  ) throws(CommandError) {
    let reader = editor.reader
    let log = WorkoutLog(
      text: text, configuration: reader.configuration,
      lineReader: reader.daybook.interpreter.reader(asOf: day))
    let time = day == reader.today ? world.now.time : nil
    let outcome = try editor.change(
      day, saying: "coach workout \(text)", isDryRun: writing.isDryRun
    ) {
      (file, style) throws(CommandError) in
      do throws(AddedLine.Refusal) {
        guard let written = try log.applied(to: file, style: style, time: time) else {
          throw AddedLine.Refusal.broken([])
        }
        return written
      } catch {
        if case .broken(let problems) = error, problems.isEmpty { throw CommandError { $0.changeRefused } }
        throw CommandError { $0.refusal(of: text, error, measure: nil) }
      }
    }
    if let outcome { editor.tell(outcome, isDryRun: writing.isDryRun, in: &world) }
  }

  /// What the person's own command answers; nil if there is none, or after saying why it is silent.
  private func ownAnswer(
    to prompt: String, _ editor: DayEditor, _ world: inout World
  ) throws(CommandError) -> [String]? {
    let reader = editor.reader
    guard let command = reader.configuration.coach else { return nil }
    guard let state = world.environment.stateFolder,
      Allowance(stateFolder: state).allows(
        reader.configuration, of: try editor.resolvedFolder(), in: editor.files)
    else {
      world.say(reader.words.coachByRules(.notAllowed), by: reader.settings)
      return nil
    }
    switch CoachProgram(command: command, environment: world.environment).answer(to: prompt) {
    case .success(let lines): return lines
    case .failure(let failure):
      world.say(reader.words.coachByRules(failure.silence), by: reader.settings)
      return nil
    }
  }
}

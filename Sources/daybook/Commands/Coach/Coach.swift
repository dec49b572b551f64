import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Answers from the day, the week, the goals and the meals' tags.
struct CoachCommand: Writer {
  /// The values of `ACTION`.
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
      Phrase("Gives advice about the day", cs: "Poradí, jak dál s dnem"), group: Groups.live,
      discussion: discussion, examples: examples,
      parameters: [
        .argument(
          \.question, "ACTION", help: Phrase("The question", cs: "Otázka"), isRequired: true),
        .arguments(
          \.words, "TEXT",
          help: Phrase(
            "Your own words; after plan: out, today or week",
            cs: "Vlastní slova; po plan: out, today nebo week")),
        .flag(
          \.showsPrompt, "--prompt",
          help: Phrase(
            "Prints what a language model would be given, and writes nothing",
            cs: "Vypíše, co by dostal jazykový model, a nic nezapíše")),
      ] + WritingOptions.parameters.within(\.writing) + OutputOptions.parameters.within(\.output))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    var daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    let (asked, text) = try asked
    let isLog = asked == .workout && !text.isEmpty && !showsPrompt
    try output.refuseSecond(beside: showsPrompt ? "--prompt" : nil)
    if isLog {
      if writing.date == nil, let word = words.first(where: { DayWord.isPlain($0, today: daybook.today) }) {
        try DayWord.refuse([word], of: words, in: "coach workout", daybook.today)
      }
      try world.droppingLines(output.isJSON) { (world) throws(CommandError) in
        try log(text, on: day, WritableDaybook(daybook, writing: files, in: world), &world)
      }
      if writing.isDryRun, !output.isJSON { return .done }
      // Where nothing is declared, the new line may say what is tracked.
      daybook = try Daybook(in: world)
    }
    let writable = WritableDaybook(daybook, writing: files, in: world)
    var reading = try daybook.coachFacts(
      of: day, wish: text, withEarlierMeals: asked != .unwind, now: world.now)
    reading.facts.isTrainingWritten = isLog
    // At a time that is said the answer is the same each time.
    let memory = (world.saidMoment == nil ? world.environment.stateFolder : nil).map {
      CoachMemory(files: files, stateFolder: $0, daybook: daybook.folder)
    }
    let report = CoachReport(to: asked, about: reading.facts, after: memory?.said() ?? [:])
    let page = CoachPage(report, in: daybook.frame)
    if showsPrompt {
      world.output.write(page.prompt)
    } else if output.isJSON {
      try world.show(page, as: output)
    } else if !report.isAboutHealth, let lines = try ownAnswer(to: page.prompt, writable, &world) {
      for line in lines.map({ StyledText($0) }) {
        world.print(output.isLinear ? [line] : line.wrapped(at: page.screen.columns))
      }
    } else {
      try world.show(page, as: output)
      // Where nothing can be kept the minute chooses the words, and the answer is the same.
      do throws(FileTrouble) { try memory?.remember(report.sayings) } catch {}
    }
    daybook.report(reading.problems, reading.index, in: &world)
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
        guard let word = words.first?.lowercased(), !TypedWords.today.holds(word) else {
          return (.planToday, rest)
        }
        if TypedWords.eatingOut.holds(word) { return (.planOut, rest) }
        guard TypedWords.week.holds(word) else { throw CommandError { $0.notAPlan } }
        return (.planWeek, rest)
      }
    }
  }

  /// Writes a training down, and says where.
  private func log(
    _ text: String, on day: Day, _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) {
    let log = WorkoutLog(text: text, configuration: writable.daybook.configuration)
    let time = day == writable.daybook.today ? world.now.time : nil
    try writable.changeAsking(day, saying: "coach workout \(text)", isDryRun: writing.isDryRun, in: &world) {
      (draft, _, _) throws(CommandError) in try log.write(into: &draft, time: time)
    }
  }

  /// The answer of the person's own command; nil if there is none, or after saying why it is silent.
  private func ownAnswer(
    to prompt: String, _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> [String]? {
    let daybook = writable.daybook
    guard let command = daybook.configuration.coach else { return nil }
    guard let program = try writable.allowedPrograms()?.coach else {
      world.say(daybook.words.coachByRules(.notAllowed), by: daybook.settings)
      return nil
    }
    let coach = CoachProgram(
      command: command, program: program, environment: world.environment, programs: world.programs)
    switch coach.answer(to: prompt) {
    case .success(let lines): return lines
    case .failure(let failure):
      world.say(daybook.words.coachByRules(failure), by: daybook.settings)
      return nil
    }
  }
}

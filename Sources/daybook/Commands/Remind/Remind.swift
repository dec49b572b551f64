import Arguments
import Interchange
import Journal
import Platform
import Rendering
import Reports
import Speech

/// Prints the reminder that is due now, or those that are to come.
struct RemindCommand: Writer {
  /// The values of `--format`.
  enum Format: String, CaseIterable, ArgumentValue { case text, json, ics }

  /// The values of `--off`.
  enum Rest: String, CaseIterable, ArgumentValue { case today }

  static let name = "remind"

  var of: String?
  var showsSchedule = false
  private var asked = Format.text
  private var isJSON = false
  private var format: Format { isJSON ? .json : asked }
  var isStateless = false
  var scheduler: Scheduler?
  var snooze: String?
  var off: Rest?
  var speaksAgain = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Prints the reminder that is due", cs: "Vypíše připomínku, která je na řadě"),
      group: Groups.live, discussion: discussion, examples: examples,
      exclusions: [
        ["--snooze", "--off", "--on", "--schedule", "--install"], ["--format", "--snooze"],
        ["--format", "--off"], ["--format", "--on"], ["--format", "--install"], ["--stateless", "--install"],
        ["--format", "--json"], ["--json", "--snooze"], ["--json", "--off"], ["--json", "--on"],
        ["--json", "--install"],
      ],
      parameters: [
        .subject(
          \.of, .measure,
          help: Phrase("The measure (default: water, else the first)", cs: "Veličina (jinak voda nebo první)")
        ),
        .flag(
          \.showsSchedule, "--schedule",
          help: Phrase(
            "Lists the reminders of the rest of the day, if nothing is logged",
            cs: "Vypíše připomínky zbytku dne, kdyby nic nepřibylo")),
        .json(\.isJSON),
        .option(\.asked, "--format", value: "FORMAT", help: Phrase("The format", cs: "Formát")),
        .flag(
          \.isStateless, "--stateless",
          help: Phrase(
            "Neither reads nor keeps what was said before", cs: "Nečte ani neukládá, co už zaznělo")),
        .option(
          \.scheduler, "--install", value: "SYSTEM",
          help: Phrase("Prints a timer's unit", cs: "Vypíše jednotku časovače")),
        .option(
          \.snooze, "--snooze", value: "DURATION",
          help: Phrase("Says nothing for that long, such as 1h", cs: "Po tu dobu mlčí, třeba 1h")),
        .option(
          \.off, "--off", value: "DAY",
          help: Phrase("Says nothing for the rest of today", cs: "Do konce dneška mlčí")),
        .flag(
          \.speaksAgain, "--on",
          help: Phrase("Ends --snooze and --off", cs: "Ukončí --snooze a --off")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let measure = try daybook.leadingMeasure(of)
    let near = try NearDays(by: daybook)
    var facts = ReminderFacts(of: measure, on: near.day, in: near.assessment, now: world.now)
    if let scheduler { return try install(scheduler, facts, daybook, &world) }
    let minute = world.now.time.minutes(sinceStart: daybook.configuration.dayStarts)
    let about = measure.map { daybook.configuration.measures[$0] }
    let memory =
      isStateless
      ? nil
      : world.environment.stateFolder.map {
        ReminderMemory(
          files: files, stateFolder: $0, daybook: daybook.folder, day: daybook.today,
          measure: about?.name ?? "")
      }
    if snooze != nil || off != nil || speaksAgain {
      return try hold(at: minute, facts, memory, daybook, &world)
    }
    var (past, days) = memory?.remembered() ?? ([], [])
    (facts.past, facts.hearsAnswers) = (days, memory != nil && format != .ics)
    let isPlan = showsSchedule || format == .ics
    if isPlan { tellSilence(of: facts, daybook, &world) }
    let seen = (memory == nil ? nil : facts.seen(at: minute, after: past)).map { [$0] } ?? []
    past += seen
    let now = isPlan ? [] : facts.due(at: minute, after: past)
    let said = isPlan ? facts.schedule(from: minute, after: past) : now.isEmpty ? [] : [(minute, now)]
    // A program that asks for a plan gets one, of nothing.
    if !said.isEmpty || isPlan && format == .json {
      let turn = Int(daybook.today.number) + past.count { $0.total == nil }
      try show(said, by: facts, of: measure, turn: turn, daybook, &world)
      daybook.report(near.problems, nil, in: &world)
    }
    // What a program asked for, a person has not seen.
    let told = format == .text ? now.flatMap { $0.spoken(at: minute) } : []
    do throws(FileTrouble) { try memory?.remember(isPlan ? [] : seen + told) } catch {
      world.say(daybook.words.remindersForgotten(error.kind), by: daybook.settings)
    }
    return said.isEmpty ? .no : .done
  }

  private func show(
    _ said: [(minute: Int, reminders: [Reminder])], by facts: ReminderFacts, of measure: Int?, turn: Int,
    _ daybook: Daybook, _ world: inout World
  ) throws(CommandError) {
    let page = RemindersPage(
      said, by: facts, about: measure, isPlan: showsSchedule || format == .ics, turn: turn,
      isBroken: world.terminal.outputIsTerminal, in: daybook.frame)
    switch format {
    case .json: try world.show(page, as: OutputOptions(isJSON: true))
    case .text: try world.show(page, as: OutputOptions())
    case .ics:
      var calendar = ReminderCalendar(
        of: daybook.today, daybook.configuration, daybook: daybook.files.stateName(of: daybook.folder),
        sequence: world.now.time.minutes(sinceStart: daybook.configuration.dayStarts), stamp: world.saidMoment
      )
      for reminder in page.reminders {
        calendar.add(reminder.sentence, of: reminder.subject, at: reminder.time)
      }
      world.output.write(calendar.bytes)
    }
  }

  /// Holds reminders back for a while or for the day, or lets them speak again.
  private func hold(
    at minute: Int, _ facts: ReminderFacts, _ memory: ReminderMemory?, _ daybook: Daybook,
    _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    guard let memory else { throw CommandError { $0.notRemembered } }
    var until = off == nil ? 0 : 1440
    if let snooze {
      guard let minutes = ReminderPlan.minutes(typed: snooze) else {
        throw CommandError { $0.notALength(snooze) }
      }
      guard minutes <= ReminderMemory.longestSilence else {
        throw CommandError { $0.tooLongASilence(snooze, mostHours: ReminderMemory.longestSilence / 60) }
      }
      until = max(until, minute + minutes)
    }
    try telling(.writing, memory.remember([Spoken(minute: until, topic: .quiet)]))
    world.say(
      until == 0 ? daybook.words.speaksAgain : silence(until: until, facts, daybook), by: daybook.settings)
    return .done
  }

  /// The sentence of reminders that are held back until a minute of the logical day, which may be one of a later day.
  private func silence(until minute: Int, _ facts: ReminderFacts, _ daybook: Daybook) -> String {
    if minute == 1440 { return daybook.words.silentUntil(nil, on: daybook.today, today: daybook.today) }
    // The day as a calendar has it, in which the night after midnight is the next one.
    let day = daybook.today + (Int(daybook.configuration.dayStarts.minutes) + minute) / 1440
    return daybook.words.silentUntil(facts.time(ofMinute: minute), on: day, today: daybook.today)
  }

  /// Says why nothing, or less than is written there, will be said.
  private func tellSilence(of facts: ReminderFacts, _ daybook: Daybook, _ world: inout World) {
    if facts.plan.rhythm == .off, !facts.plan.habits {
      world.say(daybook.words.remindersOff, by: daybook.settings)
    }
    let configuration = daybook.configuration
    let silent =
      configuration.silentTimes.map { daybook.words.time($0) }
      + configuration.silentHabits.map { configuration.habits[$0] }.compactMap { habit in
        habit.time.map { "\(daybook.words.time($0)) (\(habit.title))" }
      }
    if !silent.isEmpty { world.say(daybook.words.silentTimes(silent), by: daybook.settings) }
  }

  /// Prints the unit, and says how to put it in place and what is missing for it.
  private func install(
    _ scheduler: Scheduler, _ facts: ReminderFacts, _ daybook: Daybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let words = daybook.words
    let found = scheduler.notifiers.compactMap { notifier in
      world.program(notifier.rawValue).map { (notifier, $0) }
    }.first
    let notifier = found?.0 ?? scheduler.notifiers[0]
    let display = ScheduledUnit.Display(
      notifier: notifier, path: found?.1.description ?? notifier.rawValue,
      button: facts.limit == nil ? "" : words.drinkButton, measure: of ?? "")
    let unit = try daybook.unit(
      of: Self.name, by: scheduler, every: 5, title: words.reminderUnit, display: display, in: world)
    daybook.install(unit, in: &world)
    if found == nil {
      world.say(words.notifierMissing(scheduler.notifiers.map(\.rawValue)), by: daybook.settings)
    }
    tellSilence(of: facts, daybook, &world)
    return .done
  }
}

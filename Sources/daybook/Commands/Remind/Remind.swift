import Arguments
import Interchange
import Journal
import Notation
import Platform
import Rendering
import Reports
import Speech

/// Says the reminder that is due now.
struct RemindCommand: Writer {
  /// The values of `--format`.
  enum Format: String, CaseIterable, ArgumentValue { case text, json, ics }

  static let name = "remind"

  var of: String?
  var showsSchedule = false
  var format = Format.text
  var isStateless = false
  var scheduler: Scheduler?

  static var usage: Usage<Self> {
    Usage(
      Phrase("Prints the reminder that is due", cs: "Vypíše připomínku, která je na řadě"),
      group: Groups.live, discussion: discussion, examples: examples,
      parameters: [
        .subject(\.of, .measure, help: Phrase("The measure (default: water)", cs: "Veličina (jinak voda)")),
        .flag(
          \.showsSchedule, "--schedule",
          help: Phrase(
            "Lists the reminders of the rest of the day, if nothing is logged",
            cs: "Vypíše připomínky zbytku dne, kdyby nic nepřibylo")),
        .option(\.format, "--format", value: "FORMAT", help: Phrase("The format", cs: "Formát")),
        .flag(
          \.isStateless, "--stateless",
          help: Phrase(
            "Neither reads nor keeps what was said before", cs: "Nečte ani neukládá, co už zaznělo")),
        .option(
          \.scheduler, "--install", value: "SYSTEM",
          help: Phrase("Prints a timer's unit", cs: "Vypíše jednotku časovače")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let measure = try daybook.leadingMeasure(of)
    if let scheduler { return try install(scheduler, daybook, &world) }
    let near = try NearDays(by: daybook)
    let facts = ReminderFacts(of: measure, on: near.day, in: near.assessment, now: world.now)
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
    let past = memory?.spoken() ?? []
    let isPlan = showsSchedule || format == .ics
    let now = isPlan ? [] : facts.due(at: minute, after: past)
    let said = isPlan ? facts.schedule(from: minute, after: past) : now.isEmpty ? [] : [(minute, now)]
    if said.isEmpty { return .no }
    let page = RemindersPage(
      said, by: facts, about: measure, on: daybook.today, isPlan: isPlan,
      configuration: daybook.configuration, on: daybook.settings.screen)
    switch format {
    case .json: world.show(page, as: OutputOptions(isJSON: true))
    case .text: world.show(page, as: OutputOptions())
    case .ics:
      var calendar = ReminderCalendar(
        of: daybook.today, daybook.configuration, stamp: world.saidMoment)
      for reminder in page.reminders { calendar.add(reminder.sentence, at: reminder.time) }
      world.output.write(calendar.bytes)
    }
    if now.isEmpty { return .done }
    do throws(FileTrouble) {
      try memory?.remember(now.flatMap { $0.spoken(at: minute) })
    } catch { world.say(daybook.words.remindersForgotten(error.kind), by: daybook.settings) }
    return .done
  }

  /// Prints the unit, and says how to put it in place and what is missing for it.
  private func install(
    _ scheduler: Scheduler, _ daybook: Daybook, _ world: inout World
  ) throws(CommandError) -> ExitStatus {
    let words = daybook.words
    let found = scheduler.notifiers.compactMap { notifier in
      world.environment.program(notifier.rawValue).map { (notifier, $0) }
    }.first
    let notifier = found?.0 ?? scheduler.notifiers[0]
    let paths = [found?.1, ownProgram(in: world), daybook.folder].compactMap { $0 }
    for path in paths where Path(path.description) != path || !ReminderUnit.canHold(path.description) {
      throw CommandError { $0.notForAUnit(path.description) }
    }
    var call = [ownProgram(in: world).description, "--dir", daybook.folder.description, Self.name]
    if let of { call += ["--of", of] }
    let unit = ReminderUnit(
      scheduler: scheduler, notifier: notifier, notifierPath: found?.1.description ?? notifier.rawValue,
      call: call, title: words.reminderUnit)
    world.output.write(unit.text)
    world.say(words.putInPlace, by: daybook.settings)
    for command in unit.commands { world.say("  " + command, by: daybook.settings) }
    if found == nil {
      world.say(words.notifierMissing(scheduler.notifiers.map(\.rawValue)), by: daybook.settings)
    }
    if world.environment.program(scheduler.steering) == nil {
      world.say(words.schedulerMissing(scheduler.rawValue, program: scheduler.steering), by: daybook.settings)
    }
    let plan = daybook.configuration.remind
    if plan.rhythm == .off, !plan.habits { world.say(words.remindersOff, by: daybook.settings) }
    return .done
  }

  /// Where this program is: as `PATH` names it, which may stay the same when it is replaced by a newer one.
  private func ownProgram(in world: World) -> Path {
    let own = world.ownProgram()
    guard let named = world.environment.program("daybook") else { return own ?? Path("daybook") }
    do throws(FileTrouble) {
      let isOwn = try world.files.resolved(named) == own
      return isOwn ? named : own ?? named
    } catch { return own ?? named }
  }
}

import Arguments
import Interchange
import Journal
import Platform
import Rendering
import Speech

/// Gives the days' totals that changed to the configured command.
struct PushCommand: Writer {
  static let name = "push"

  var showsList = false
  var isDryRun = false
  var isAll = false
  var isRetrying = false
  var zone: String?

  static var usage: Usage<Self> {
    Usage(
      Phrase(
        "Sends what was drunk each day to another program",
        cs: "Pošle jinému programu, kolik se který den vypilo"),
      group: Groups.live, discussion: discussion, examples: examples,
      parameters: [
        .flag(
          \.showsList, "--list",
          help: Phrase("Only lists what waits", cs: "Jen vypíše, co čeká")),
        .dryRun(
          \.isDryRun,
          help: Phrase(
            "Only prints the objects that would be sent", cs: "Jen vypíše objekty, které by se poslaly")),
        .flag(
          \.isAll, "--all",
          help: Phrase("Sends every day again", cs: "Pošle znovu všechny dny")),
        .flag(
          \.isRetrying, "--retry",
          help: Phrase("Does not wait before the next try", cs: "Nečeká na další pokus")),
        .zone(\.zone),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    let folder = try writable.resolvedFolder()
    guard let state = writable.stateFolder else { throw CommandError { $0.noStateForPush } }
    guard let measure = daybook.configuration.water,
      daybook.configuration.measures[measure].unit.kind == .volume
    else { throw CommandError { $0.nothingToPush } }
    var outbox = Outbox(stateFolder: state, of: folder, in: files)
    if showsList || isDryRun {
      try telling(.writing, outbox.read())
      let waiting = try waiting(after: outbox, of: measure, daybook, &world)
      showsList ? list(waiting, outbox, daybook, &world) : show(due(of: waiting, outbox, world.now), &world)
      return .done
    }
    let command = try command(of: writable, world)
    let lock = try telling(.writing, outbox.lock())
    guard let lock else {
      world.say(daybook.words.pushIsRunning, by: daybook.settings)
      return .no
    }
    defer { files.unlock(lock) }
    try telling(.writing, outbox.read())
    let waiting = try waiting(after: outbox, of: measure, daybook, &world)
    let sent = try send(due(of: waiting, outbox, world.now), by: command, noting: &outbox, daybook, &world)
    let rest = waiting.filter { !sent.contains($0.day) }
    if rest.isEmpty {
      if waiting.isEmpty, world.terminal.errorIsTerminal {
        world.say(daybook.words.nothingWaits, by: daybook.settings)
      }
      return .done
    }
    let pauses = rest.map { outbox.deliveries[$0.day]?.pause(before: $0.quantity, at: world.now) }
    let next = pauses.contains(nil) ? nil : pauses.compactMap { $0 }.min()
    world.say(daybook.words.pushWaits(rest.count, until: next, now: world.now), by: daybook.settings)
    return .no
  }

  /// The totals that have to be sent; says what cannot be read.
  private func waiting(
    after outbox: Outbox, of measure: Int, _ daybook: Daybook, _ world: inout World
  ) throws(CommandError) -> [DayTotal] {
    let index = try daybook.index()
    let days = index.days.map(\.day) + outbox.deliveries.keys
    let period = Period(days.min() ?? daybook.today, days.max() ?? daybook.today)
    let totals = DayTotals(of: measure, in: index, daybook, in: try world.zone(zone, over: period))
    daybook.report([], index, in: &world)
    return totals.waiting(after: outbox.deliveries, isAll: isAll)
  }

  /// Those of them that need not wait any longer, the newest first.
  private func due(of waiting: [DayTotal], _ outbox: Outbox, _ now: Moment) -> [DayTotal] {
    waiting.reversed().filter { total in
      isAll || isRetrying || outbox.deliveries[total.day]?.pause(before: total.quantity, at: now) == nil
    }
  }

  private func list(_ waiting: [DayTotal], _ outbox: Outbox, _ daybook: Daybook, _ world: inout World) {
    if waiting.isEmpty { world.say(daybook.words.nothingWaits, by: daybook.settings) }
    for total in waiting {
      let delivery = outbox.deliveries[total.day] ?? Delivery()
      let failures = delivery.attempt.flatMap { $0.quantity == total.quantity ? $0.failures : nil } ?? 0
      let state = daybook.words.pushState(
        acknowledged: delivery.acknowledged, failures: failures, unanswered: delivery.attempt?.quantity,
        until: delivery.pause(before: total.quantity, at: world.now), now: world.now)
      world.output.write("\(total.day)  \(daybook.words.litres(total.quantity))  \(state)\n")
    }
  }

  private func show(_ due: [DayTotal], _ world: inout World) {
    for total in due { world.output.write(total.line) }
  }

  /// The command as a program that can be run, if it is allowed.
  private func command(
    of writable: WritableDaybook, _ world: World
  ) throws(CommandError) -> ChildProcess {
    guard let text = writable.daybook.configuration.push else { throw CommandError { $0.noPushCommand } }
    guard let call = ProgramCall(text) else { throw CommandError { $0.notACommand(text, of: Self.name) } }
    guard let program = try writable.allowedPrograms()?.push else {
      throw CommandError { $0.notAllowed(Self.name, text) }
    }
    guard Environment.isProgram(program) else {
      throw CommandError { $0.noProgram(program.description, of: Self.name) }
    }
    var command = ChildProcess(
      program: program, name: call.program, arguments: call.arguments, environment: world.environment,
      output: .discarded)
    command.timeoutInMilliseconds = Self.secondsForEach * 1000
    command.isGroup = true
    return command
  }

  /// How long a run of the command may take.
  private static let secondsForEach = 30
  /// After how many failures in a row the rest is left for another time.
  private static let failuresInARow = 3

  /// Gives totals to the command one by one, and answers with the days that it acknowledged.
  private func send(
    _ due: [DayTotal], by command: ChildProcess, noting outbox: inout Outbox, _ daybook: Daybook,
    _ world: inout World
  ) throws(CommandError) -> Set<Day> {
    if due.isEmpty { return [] }
    var sent: Set<Day> = []
    try telling(.writing, outbox.compact())
    // An answer that came must be noted before this process may end.
    let restore = System.handingOnSignals()
    defer { restore() }
    var failuresInARow = 0
    for total in due {
      try telling(.writing, outbox.begin(total))
      var child = command
      child.input = .bytes(total.line)
      let failure = outcome(of: child, in: world)
      if failure == nil {
        do throws(FileTrouble) { try outbox.acknowledge(total) } catch {
          let day = total.day
          throw CommandError { $0.acknowledgementLost(day, error) }
        }
        sent.insert(total.day)
        world.output.write("\(total.day)  \(daybook.words.litres(total.quantity))\n")
        world.output.flush()
        failuresInARow = 0
      }
      // A run that a person interrupted has not failed.
      if System.wasAskedToEnd { break }
      guard let failure else { continue }
      try telling(.writing, outbox.refuse(total, at: world.now))
      let program = String(
        decoding: Path(command.name ?? command.program.description).lastComponent, as: UTF8.self)
      world.say(daybook.words.pushFailed(total.day, program, failure), by: daybook.settings)
      failuresInARow += 1
      if case .timedOut = failure { break }
      if failuresInARow == Self.failuresInARow { break }
    }
    return sent
  }

  /// Why a run of the command was no acknowledgement; nil if it was.
  private func outcome(of child: ChildProcess, in world: World) -> PushFailure? {
    do throws(FileTrouble) {
      switch try world.programs(child).ending {
      case .exited(0): return nil
      case .exited(let status): return .status(Int(status))
      case .signalled(let signal): return .signal(Int(signal))
      case .timedOut: return .timedOut(seconds: Self.secondsForEach)
      }
    } catch { return .notStarted(error.kind) }
  }
}

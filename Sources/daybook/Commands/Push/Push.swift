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
  var scheduler: Scheduler?

  static var usage: Usage<Self> {
    Usage(
      Phrase(
        "Sends each day's total to another program", cs: "Pošle jinému programu součet každého dne"),
      group: Groups.live, discussion: discussion, examples: examples,
      exclusions: [
        ["--list", "--dry-run", "--install"], ["--all", "--install"], ["--retry", "--install"],
        ["--zone", "--install"],
      ],
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
        .option(
          \.scheduler, "--install", value: "SYSTEM",
          help: Phrase("Prints a timer's unit", cs: "Vypíše jednotku časovače")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    if let scheduler {
      let title = daybook.words.pushUnit
      daybook.install(
        try daybook.unit(of: Self.name, by: scheduler, every: 15, title: title, in: world), in: &world)
      return .done
    }
    let writable = WritableDaybook(daybook, writing: files, in: world)
    let folder = try writable.resolvedFolder()
    guard let state = writable.stateFolder else { throw CommandError { $0.noStateForPush } }
    guard !daybook.configurationProblems.contains(where: { $0.problem.severity == .error }) else {
      throw CommandError { $0.pushHeldByConfiguration }
    }
    let kinds = try daybook.configuration.pushedKinds
    let isSending = !showsList && !isDryRun
    let command = isSending ? try command(of: writable, world) : nil
    let boxes = try kinds.map { kind throws(CommandError) in
      try telling(.writing, Outbox(stateFolder: state, of: folder, kind.type, in: files))
    }
    let lock = isSending ? try telling(.writing, boxes[0].lock()) : nil
    if isSending, lock == nil {
      world.say(daybook.words.pushIsRunning, by: daybook.settings)
      return .no
    }
    defer { if let lock { files.unlock(lock) } }
    let index = try daybook.index()
    var rest = Rest()
    for (kind, box) in zip(kinds, boxes) {
      var outbox = box
      try telling(.writing, outbox.read())
      let waiting = try waiting(after: outbox, of: kind, in: index, daybook, &rest, &world)
      tellReceiver(outbox, daybook, &world)
      let due = due(of: waiting, outbox, world.now)
      guard let command else {
        showsList ? list(waiting, outbox, daybook, &world) : show(due, &world)
        rest.hasWaiting = rest.hasWaiting || !waiting.isEmpty
        continue
      }
      if let text = daybook.configuration.push { try telling(.writing, outbox.keep(receiver: text)) }
      let sent = try send(due, by: command, noting: &outbox, daybook, &world)
      for total in waiting where !sent.contains(total.day) {
        rest.days.insert(total.day)
        rest.pauses.append(outbox.deliveries[total.day]?.pause(before: total.quantity, at: world.now))
      }
      rest.hasWaiting = rest.hasWaiting || !waiting.isEmpty
      if System.wasAskedToEnd { break }
    }
    daybook.report([], index, in: &world)
    return tell(rest, isSending: isSending, daybook, &world)
  }

  /// What is left after all.
  private struct Rest {
    var days: Set<Day> = []
    var pauses: [Moment?] = []
    /// Days with errors, which are the same for every measure.
    var held: Set<Day> = []
    /// Days that would turn to zero.
    var emptied: Set<Day> = []
    var hasWaiting = false
  }

  private func tell(
    _ rest: Rest, isSending: Bool, _ daybook: Daybook, _ world: inout World
  ) -> ExitStatus {
    let words = daybook.words
    if !rest.held.isEmpty { world.say(words.pushHolds(rest.held.sorted()), by: daybook.settings) }
    if !rest.emptied.isEmpty { world.say(words.pushWouldEmpty(rest.emptied.sorted()), by: daybook.settings) }
    let isHeld = !rest.held.isEmpty || !rest.emptied.isEmpty
    guard isSending else {
      if !showsList { return .done }
      if !rest.hasWaiting, !isHeld { world.say(words.nothingWaits, by: daybook.settings) }
      return rest.hasWaiting || isHeld ? .no : .done
    }
    if rest.days.isEmpty {
      if !rest.hasWaiting, !isHeld, world.terminal.errorIsTerminal {
        world.say(words.nothingWaits, by: daybook.settings)
      }
      return isHeld ? .no : .done
    }
    let next = rest.pauses.contains(nil) ? nil : rest.pauses.compactMap { $0 }.min()
    world.say(words.pushWaits(rest.days.count, until: next, now: world.now), by: daybook.settings)
    return .no
  }

  /// Says that the folder had another name, and how many days went to another command and not to this one.
  private func tellReceiver(_ outbox: Outbox, _ daybook: Daybook, _ world: inout World) {
    if let former = outbox.formerName {
      world.say(daybook.words.pushKnowsAgain(former), by: daybook.settings)
    }
    guard !isAll, let before = outbox.receiver, before != daybook.configuration.push else { return }
    let count = outbox.deliveries.values.count { $0.acknowledged != 0 }
    if count > 0 { world.say(daybook.words.newReceiver(count, before: before), by: daybook.settings) }
  }

  /// The totals that have to be sent.
  private func waiting(
    after outbox: Outbox, of kind: DayTotal.Kind, in index: DayIndex, _ daybook: Daybook,
    _ rest: inout Rest, _ world: inout World
  ) throws(CommandError) -> [DayTotal] {
    let days = index.days.map(\.day) + outbox.deliveries.keys
    let period = Period(days.min() ?? daybook.today, days.max() ?? daybook.today)
    let totals = DayTotals(of: kind, in: index, daybook, in: try world.zone(zone, over: period))
    rest.held.formUnion(totals.held)
    let waiting = totals.waiting(after: outbox.deliveries, isAll: isAll)
    let emptied = waiting.filter {
      $0.quantity == 0 && outbox.deliveries[$0.day]?.acknowledged ?? 0 != 0
    }.map(\.day)
    guard emptied.count >= Self.manyDays, !isAll else { return waiting }
    rest.emptied.formUnion(emptied)
    return waiting.filter { !emptied.contains($0.day) }
  }

  /// So many days do not turn to zero by themselves.
  private static let manyDays = 3

  /// Those of them that need not wait any longer, the newest first.
  private func due(of waiting: [DayTotal], _ outbox: Outbox, _ now: Moment) -> [DayTotal] {
    waiting.reversed().filter { total in
      isAll || isRetrying || outbox.deliveries[total.day]?.pause(before: total.quantity, at: now) == nil
    }
  }

  private func list(_ waiting: [DayTotal], _ outbox: Outbox, _ daybook: Daybook, _ world: inout World) {
    for total in waiting {
      let delivery = outbox.deliveries[total.day] ?? Delivery()
      let failures = delivery.attempt.flatMap { $0.quantity == total.quantity ? $0.failures : nil } ?? 0
      let state = daybook.words.pushState(
        of: total.kind, acknowledged: delivery.acknowledged, failures: failures,
        unanswered: delivery.attempt?.quantity,
        until: delivery.pause(before: total.quantity, at: world.now), now: world.now)
      world.output.write("\(total.day)  \(daybook.words.pushed(total.quantity, of: total.kind))  \(state)\n")
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
    guard world.programs.mayRun(program) else {
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
        world.output.write("\(total.day)  \(daybook.words.pushed(total.quantity, of: total.kind))\n")
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
      switch try world.programs.run(child).ending {
      case .exited(0): return nil
      case .exited(let status): return .status(Int(status))
      case .signalled(let signal): return .signal(Int(signal))
      case .timedOut: return .timedOut(seconds: Self.secondsForEach)
      }
    } catch { return .notStarted(error.kind) }
  }
}

extension Configuration {
  /// The totals that are given away: of the measures that say `push`, else of the water.
  fileprivate var pushedKinds: [DayTotal.Kind] {
    get throws(CommandError) {
      let said = measures.indices.filter { measures[$0].isPushed }
      guard said.isEmpty else { return said.map { DayTotal.Kind($0, in: self) } }
      guard let water, measures[water].unit.kind == .volume else { throw CommandError { $0.nothingToPush } }
      return [DayTotal.Kind(litresOf: water)]
    }
  }
}

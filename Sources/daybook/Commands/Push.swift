import Arguments
import Interchange
import Journal
import Platform
import Rendering

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
      Sentence(
        "Send what was drunk each day to another program",
        cs: "Poslat, kolik se který den vypilo, jinému programu"),
      group: Groups.live,
      discussion: [
        Sentence(
          "Each day whose total of water differs from the one last acknowledged is given to the command that the line 'push \"...\"' in daybook.conf names, the newest first: one JSON object on its standard input, as export --format fitiq has it, and a run of the command for each. The total is in litres; a day from which everything was removed is sent as 0. The command is run without a shell, what it prints on standard output is dropped, and it must have been allowed with 'daybook config allow'.",
          cs:
            "Každý den, jehož součet vody se liší od naposledy potvrzeného, dostane příkaz, který v daybook.conf určuje řádek „push \"...\"“, od nejnovějšího: jeden objekt JSON na standardní vstup, jaký má export --format fitiq, a na každý jedno spuštění. Součet je v litrech; den, ze kterého vše zmizelo, se pošle jako 0. Příkaz běží bez shellu, co vypíše na standardní výstup, se zahodí, a musí být povolen příkazem „daybook config allow“."
        ),
        Sentence(
          "A status of 0 acknowledges. Anything else, or taking more than 30 seconds, leaves the day waiting: it is tried again after a minute, then after two, four and so on up to six hours, by whichever push comes next; a timer may run it every few minutes. One day's failure does not hold the others up, but after three in a row, or one that took too long, the rest is left for the next push. The exit status is 1 if days wait.",
          cs:
            "Stav 0 znamená potvrzení. Cokoli jiného, nebo běh delší než 30 sekund, nechá den čekat: znovu se zkusí za minutu, pak za dvě, za čtyři a tak dále až po šest hodin, kdykoli se push spustí příště; časovač ho může spouštět každých pár minut. Neúspěch jednoho dne nezdrží ostatní, ale po třech za sebou, nebo po jednom, který trval příliš dlouho, zbytek počká na příští push. Pokud nějaké dny čekají, návratový kód je 1."
        ),
        Sentence(
          "What was acknowledged is kept on this machine. If push is killed while the command runs, that day is sent once more, since nobody knows whether it arrived: the receiver must take a total in place of the one before.",
          cs:
            "Co bylo potvrzeno, si pamatuje tento stroj. Je-li push násilně ukončen, když příkaz běží, pošle se ten den ještě jednou, protože nikdo neví, zda dorazil: příjemce musí nový součet brát místo předchozího."
        ),
      ],
      examples: [
        Example(
          "daybook push",
          Sentence("What changed, and what is due again", cs: "Co se změnilo a co je znovu na řadě")),
        Example("daybook push --list", Sentence("What waits, and why", cs: "Co čeká a proč")),
        Example(
          "daybook push --all", Sentence("Everything, for a new receiver", cs: "Vše, pro nového příjemce")),
      ],
      parameters: [
        .flag(
          \.showsList, "--list",
          help: Sentence("List what waits, and send nothing", cs: "Vypsat, co čeká, a nic neposlat")),
        .flag(
          \.isDryRun, "--dry-run",
          help: Sentence(
            "Print the objects that would be sent, and send nothing",
            cs: "Vypsat objekty, které by se poslaly, a nic neposlat")),
        .flag(
          \.isAll, "--all",
          help: Sentence(
            "Send every day again, acknowledged or not", cs: "Poslat znovu všechny dny, i potvrzené")),
        .flag(
          \.isRetrying, "--retry",
          help: Sentence("Try at once what waits for its next try", cs: "Hned zkusit, co čeká na další pokus")
        ),
        .option(
          \.zone, "--zone", value: "ZONE",
          help: Sentence(
            "Where the times were written: +02:00, Z or Europe/Prague; else the system's zone",
            cs: "Kde byly časy zapsány: +02:00, Z nebo Europe/Prague; jinak pásmo systému")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let folder = try DayEditor(reader: reader, files: files, world: world).resolvedFolder()
    guard let state = world.environment.stateFolder else { throw CommandError { $0.noStateForPush } }
    guard let measure = reader.configuration.water else { throw CommandError { $0.nothingToPush } }
    var outbox = Outbox(stateFolder: state, of: folder, in: files)
    if showsList || isDryRun {
      try writing { () throws(FileTrouble) in try outbox.read() }
      let waiting = try waiting(after: outbox, of: measure, reader, &world)
      showsList ? list(waiting, outbox, reader, &world) : show(due(of: waiting, outbox, world.now), &world)
      return .done
    }
    let command = try command(of: reader, in: folder, state: state, files, world)
    let lock = try writing { () throws(FileTrouble) in try outbox.lock() }
    guard let lock else {
      world.say(reader.words.pushIsRunning, by: reader.settings)
      return .no
    }
    defer { files.unlock(lock) }
    try writing { () throws(FileTrouble) in try outbox.read() }
    let waiting = try waiting(after: outbox, of: measure, reader, &world)
    let sent = try send(due(of: waiting, outbox, world.now), by: command, noting: &outbox, reader, &world)
    let rest = waiting.filter { !sent.contains($0.day) }
    if rest.isEmpty {
      if waiting.isEmpty, world.terminal.errorIsTerminal {
        world.say(reader.words.nothingWaits, by: reader.settings)
      }
      return .done
    }
    let pauses = rest.map { outbox.deliveries[$0.day]?.pause(before: $0.quantity, at: world.now) }
    let next = pauses.contains(nil) ? nil : pauses.compactMap { $0 }.min()
    world.say(reader.words.pushWaits(rest.count, until: next, now: world.now), by: reader.settings)
    return .no
  }

  /// The totals that have to be sent; says what cannot be read.
  private func waiting(
    after outbox: Outbox, of measure: Int, _ reader: Reader, _ world: inout World
  ) throws(CommandError) -> [DayTotal] {
    let index = try reader.index()
    let days = index.days.map(\.day) + outbox.deliveries.keys
    let period = Period(days.min() ?? reader.today, days.max() ?? reader.today)
    let totals = DayTotals(of: measure, in: index, reader.daybook, in: try world.zone(zone, over: period))
    reader.report(totals.problems, index, in: &world)
    return totals.waiting(after: outbox.deliveries, isAll: isAll)
  }

  /// Those of them that need not wait any longer, the newest first.
  private func due(of waiting: [DayTotal], _ outbox: Outbox, _ now: Moment) -> [DayTotal] {
    waiting.reversed().filter { total in
      isAll || isRetrying || outbox.deliveries[total.day]?.pause(before: total.quantity, at: now) == nil
    }
  }

  private func list(_ waiting: [DayTotal], _ outbox: Outbox, _ reader: Reader, _ world: inout World) {
    if waiting.isEmpty { world.say(reader.words.nothingWaits, by: reader.settings) }
    for total in waiting {
      let delivery = outbox.deliveries[total.day] ?? Delivery()
      let failures = delivery.attempt.flatMap { $0.quantity == total.quantity ? $0.failures : nil } ?? 0
      let state = reader.words.pushState(
        acknowledged: delivery.acknowledged, failures: failures, unanswered: delivery.attempt?.quantity,
        until: delivery.pause(before: total.quantity, at: world.now), now: world.now)
      world.output.write("\(total.day)  \(reader.words.litres(total.quantity))  \(state)\n")
    }
  }

  private func show(_ due: [DayTotal], _ world: inout World) {
    for total in due { world.output.write(total.line) }
  }

  /// The command as a program that can be run, if it is allowed.
  private func command(
    of reader: Reader, in folder: Path, state: Path, _ files: any FileWriting, _ world: World
  ) throws(CommandError) -> ChildProcess {
    guard let text = reader.configuration.push else { throw CommandError { $0.noPushCommand } }
    guard Allowance(stateFolder: state).allows(reader.configuration, of: folder, in: files) else {
      throw CommandError { $0.notAllowed(Self.name, text) }
    }
    guard let call = ProgramCall(text) else { throw CommandError { $0.notACommand(text, of: Self.name) } }
    guard let program = world.environment.program(call.program) else {
      throw CommandError { $0.noProgram(call.program, of: Self.name) }
    }
    var command = ChildProcess(
      program: program, arguments: call.arguments, environment: world.environment, output: .discarded)
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
    _ due: [DayTotal], by command: ChildProcess, noting outbox: inout Outbox, _ reader: Reader,
    _ world: inout World
  ) throws(CommandError) -> Set<Day> {
    if due.isEmpty { return [] }
    var sent: Set<Day> = []
    try writing { () throws(FileTrouble) in try outbox.compact() }
    // An answer that came must be noted before this process may end.
    let restore = System.handingOnSignals()
    defer { restore() }
    var failuresInARow = 0
    for total in due {
      try writing { () throws(FileTrouble) in try outbox.begin(total) }
      var child = command
      child.input = .bytes(total.line)
      let failure = outcome(of: child, in: world)
      if failure == nil {
        do throws(FileTrouble) { try outbox.acknowledge(total) } catch {
          let (reason, path, day) = (error.reason, error.path.description, total.day)
          throw CommandError { $0.acknowledgementLost(day, reason, path: path) }
        }
        sent.insert(total.day)
        world.output.write("\(total.day)  \(reader.words.litres(total.quantity))\n")
        world.output.flush()
        failuresInARow = 0
      }
      // What a person interrupted has not failed.
      if System.wasAskedToEnd { break }
      guard let failure else { continue }
      try writing { () throws(FileTrouble) in try outbox.refuse(total, at: world.now) }
      let program = String(decoding: command.program.lastComponent, as: UTF8.self)
      world.say(reader.words.pushFailed(total.day, program, failure), by: reader.settings)
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
    } catch { return .notStarted(error.reason) }
  }

  /// Says of the state folder what it would not do.
  private func writing<Result>(_ body: () throws(FileTrouble) -> Result) throws(CommandError) -> Result {
    do throws(FileTrouble) { return try body() } catch { throw CommandError(error, doing: .writing) }
  }
}

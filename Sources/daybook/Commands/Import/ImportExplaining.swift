import Interchange
import Journal
import Rendering

extension ImportCommand {
  /// Tells what is in the files and what would be taken, by the daybook if there is one; nothing is written.
  ///
  /// A backup is not explained: it has nothing that would be left out.
  func explained(in world: inout World) throws(CommandError) -> ExitStatus? {
    let daybook = try? Daybook(in: world)
    let configuration = daybook?.declared ?? Configuration()
    let settings = daybook?.settings ?? Settings(in: world)
    let sources = try paths.map { (path) throws(CommandError) in try ImportSource(path, format, in: world) }
    let today = world.now.logicalDay(startingAt: configuration.dayStarts)
    let plausible = ImportCommand.plausibleDays(on: today)
    var (readings, backup) = try read(
      sources, for: configuration, over: plausible, in: &world, by: settings)
    let words = settings.words
    if let backup {
      world.output.write(words.isBackup(of: backup.files.count) + "\n")
      return .done
    }
    let questions = ImportQuestions(
      in: &readings, answers, by: LineReader(configuration, isImplied: configuration.declaresNothing))
    let account = ImportAccount(
      of: readings, by: configuration, readings.flatMap(\.declarations), within: plausible)
    let far = readings.flatMap { $0.farDays(from: plausible) }
    let remarks = readings.flatMap(\.remarks) + far
    if isJSON {
      world.output.write(
        account.json(remarks, questions.open, by: configuration, isDryRun: true, isWritten: false)
          .bytes(.readable))
    } else {
      for source in sources {
        world.output.write(words.format(source.typed, source.format.rawValue).printable + "\n")
      }
      for item in account.items { world.output.write(words.explained(item).printable + "\n") }
      for question in questions.open {
        let measure = configuration.measures[question.measure]
        world.output.write(words.question(question, of: measure).printable + "\n")
      }
      for remark in remarks.prefix(Importing.toldLimit) {
        world.output.write(words.sentence(for: remark).printable + "\n")
      }
      let rest = readings.reduce(far.count) { $0 + $1.remarkCount } - min(remarks.count, Importing.toldLimit)
      if rest > 0 { world.output.write(words.moreRemarks(rest) + "\n") }
    }
    let isLoss = account.items.contains { $0.cause.map { $0 != .unasked && $0 != .implied } ?? false }
    return isLoss || !remarks.isEmpty || !questions.open.isEmpty ? .no : .done
  }
}

extension Words {
  /// The format that a file was found to be in.
  func format(_ path: String, _ format: String) -> String {
    say("\(path): read as \(format)", "\(path): čteno jako \(format)")
  }

  /// A backup, which holds whole files.
  func isBackup(of count: Int) -> String {
    say(
      "a backup of \(files(count)); import it into an empty folder",
      "záloha, \(files(count)); importujte ji do prázdné složky")
  }

  /// What is of one name, column or kind, and what would become of it.
  func explained(_ item: ImportAccount.Item) -> String {
    let noun = item.cause == .unread ? Noun.file : .record
    let name = item.cause == .unread ? inQuotes(item.name) : quoted(item.name)
    var head = "\(name): \(counted(item.records, noun))"
    if let from = item.from, let to = item.to { head += from == to ? ", \(from)" : ", \(from)..\(to)" }
    let fate =
      switch item.cause {
      case nil where item.isText:
        say("taken as text, on a line of its row", "vezme se jako text, na řádek z téhož řádku tabulky")
      case nil:
        say(
          "taken as \(quoted(item.subject ?? item.name))",
          "vezme se jako \(quoted(item.subject ?? item.name))")
      case .words: say("neither numbers nor ticks", "ani čísla, ani odškrtnutí")
      case .unasked: say("left out, as asked", "vynecháno na přání")
      case .undeclared(let line):
        line.isEmpty
          ? say("not declared", "není deklarováno")
          : say("not declared; this takes it: \(line)", "není deklarováno; vezme to: \(line)")
      case .noPlace: say("a daybook has no place for it", "deník pro to nemá místo")
      case .alone:
        say("nothing else is taken of its row", "z téhož řádku tabulky se nic jiného nevezme")
      case .implied: say("says nothing that the rest does not", "neříká nic, co by neříkal zbytek")
      case .unread: say("not of this format, not read", "není v tomto formátu, nečteno")
      }
    return "\(head): \(fate)"
  }
}

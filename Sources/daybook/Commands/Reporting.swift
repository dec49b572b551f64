import Journal
import Rendering
import Reports

extension Daybook {
  /// Says on standard error what is wrong in what was read: in the configuration, in the files, beside them; of the
  /// errors a few, and how many more there are. What could not be read the program tells, whatever the command.
  func report(_ problems: [FileProblem], _ index: DayIndex?, in world: inout World) {
    let beside = (index?.problems(in: self) ?? []).filter { !$0.isUnread }
    let told = configurationProblems + problems + beside
    let errors = told.filter { $0.problem.severity == .error }
    tell(errors.prefix(Self.mostErrors), in: &world)
    if errors.count > Self.mostErrors {
      world.say(words.moreErrors(errors.count - Self.mostErrors), by: settings)
    }
    let others = told.filter { $0.problem.severity != .error && $0.problem.isOfAWholeFile }
    let shown = others.count > Self.mostBeside ? Self.fewBeside : others.count
    tell(others.prefix(shown), in: &world)
    if others.count > shown { world.say(words.moreBeside(others.count - shown), by: settings) }
  }

  /// Does what may refuse a name, and says first, if it does, what is wrong in the configuration: the name may stand in
  /// a line of it that was not read.
  func naming<Answer>(
    in world: inout World, _ work: (inout World) throws(CommandError) -> Answer
  ) throws(CommandError) -> Answer {
    do throws(CommandError) { return try work(&world) } catch {
      report([], nil, in: &world)
      throw error
    }
  }

  private func tell(_ problems: ArraySlice<FileProblem>, in world: inout World) {
    for problem in problems { world.tell(problem.problem, in: problem.path, by: settings) }
  }

  /// So many errors are each named by a report.
  private static let mostErrors = 3
  /// So many copies beside the days are each named by a report; of more a few are, and the rest counted.
  private static let mostBeside = 50
  private static let fewBeside = 4
}

extension DayIndex {
  /// What keeps a day from being read that has a file: it is not on this machine, or cannot be read.
  func outOfReach(_ day: Day, in daybook: Daybook) -> [Problem] {
    guard entry(of: day) == nil else { return [] }
    return oddities.compactMap { oddity in
      switch oddity {
      case .placeholder(let path, day): Problem(ofFile: .notDownloaded(path: path, day: day))
      case .unreadable(let trouble) where daybook.configuration.day(ofFileAt: trouble.path) == day:
        daybook.unreadable(trouble).problem
      case .placeholder, .unreadable, .second, .conflictCopy, .otherCopy, .misnamed: nil
      }
    }
  }

  /// The files beside the day files, as problems; what a killed write left and nobody needs is none.
  func problems(in daybook: Daybook) -> [FileProblem] {
    oddities.filter { !daybook.isLeftover($0.path) }.map { oddity in
      let kind: Problem.Kind
      switch oddity {
      case .second(let day, let place, let counts):
        kind = .secondFile(path: place.path(of: day), counts: counts.path(of: day), day: day)
      case .conflictCopy(let path, let day, let isCertain):
        kind = .conflictCopy(path: path, day: day, isCertain: isCertain)
      case .otherCopy(let path, let original): kind = .otherConflictCopy(path: path, of: original)
      case .misnamed(let path, let day, let expected):
        kind = .misnamedDay(path: path, day: day, expected: expected)
      case .placeholder(let path, let day): kind = .notDownloaded(path: path, day: day)
      case .unreadable(let trouble): return daybook.unreadable(trouble)
      }
      return FileProblem(path: oddity.path, problem: Problem(ofFile: kind))
    }
  }
}

extension Words {
  /// The words of a report for the errors that it does not name one by one.
  func moreErrors(_ count: Int) -> String {
    let errors = czech(count, "další chyba", "další chyby", "dalších chyb")
    return say(
      "and \(number(count)) more \(count == 1 ? "error" : "errors"); 'daybook check' lists them all",
      "a \(number(count)) \(errors); všechny vypíše „daybook check“")
  }

  /// The words of a report for the files beside the days that it does not name one by one.
  func moreBeside(_ count: Int) -> String {
    let files = czech(count, "další takový soubor", "další takové soubory", "dalších takových souborů")
    return say(
      "and \(number(count)) more such \(count == 1 ? "file" : "files"); 'daybook check' lists them all",
      "a \(number(count)) \(files); všechny vypíše „daybook check“")
  }
}

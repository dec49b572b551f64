import Journal
import Platform

/// The files of one daybook that a check looks at, all or some.
struct CheckScope {
  /// One file to look at.
  struct Item: Sendable {
    /// Where it was found; the paths of a listing are made when they are asked for.
    private enum Origin {
      case listed(DayIndex.Entry)
      case named(path: String, shown: String, location: Path, day: Day?)
    }

    private let origin: Origin
    private let folder: Path

    fileprivate init(_ entry: DayIndex.Entry, in folder: Path) {
      origin = .listed(entry)
      self.folder = folder
    }

    fileprivate init(path: String, shown: String, location: Path, day: Day?) {
      origin = .named(path: path, shown: shown, location: location, day: day)
      folder = location
    }

    /// The path, relative to the daybook.
    var path: String {
      switch origin {
      case .listed(let entry): entry.path
      case .named(let path, _, _, _): path
      }
    }

    /// The path as it is told: relative to the daybook, of another daybook's file as it was given.
    var shown: String { if case .named(_, let shown, _, _) = origin { shown } else { path } }

    /// Where it is.
    var location: Path {
      switch origin {
      case .listed(let entry): folder.appending(Path(entry.path))
      case .named(_, _, let location, _): location
      }
    }

    /// Whether it is Markdown.
    var isMarkdown: Bool {
      switch origin {
      case .listed(let entry): entry.place.isMarkdown
      case .named(let path, _, _, _): DayFile.isMarkdown(path)
      }
    }

    /// The day that it is of; nil for the configuration.
    var day: Day? {
      switch origin {
      case .listed(let entry): entry.day
      case .named(_, _, _, let day): day
      }
    }
  }

  /// The files that were named; empty if all are looked at.
  private let named: [Item]
  /// The listing, if all files are looked at.
  var index: DayIndex?
  private let daybook: Daybook

  /// Whether the whole daybook is looked at, its configuration and its folders too.
  var isWhole: Bool { index != nil }

  /// Finds the files: those named, or all. A name that is no day's file and no `daybook.conf` is an error.
  init(_ paths: [String], of daybook: Daybook, in world: World) throws(CommandError) {
    self.daybook = daybook
    index = paths.isEmpty ? try daybook.index() : nil
    var named: [Item] = []
    let folder = world.files.whole(daybook.folder.appending("x")).parent
    let isOther = try Location.found(in: world)?.folder != daybook.folder
    for path in paths {
      var location = world.workingFolder.appending(Path(path))
      if !world.files.exists(location), world.files.exists(daybook.path(path)) {
        location = daybook.path(path)
      }
      let name = location.lastComponent
      let relative = world.files.whole(location).relative(to: folder)?.description ?? path
      let shown = isOther ? path : relative
      if name.elementsEqual(FileName.configuration.utf8) {
        named.append(Item(path: relative, shown: shown, location: location, day: nil))
      } else if let day = daybook.configuration.day(ofFileAt: location) {
        named.append(Item(path: relative, shown: shown, location: location, day: day))
      } else {
        throw CommandError { $0.notADayFile(path) }
      }
    }
    self.named = named
  }

  /// The answers of `look` for each file, in the order of the files; many are looked at at the same time.
  func answers<Answer: Sendable>(
    _ look: @escaping @Sendable (Item, Result<Bytes, FileTrouble>, inout DayReader) -> Answer?
  ) -> [Answer] {
    let daybook = daybook
    guard let index else {
      var interpreter = daybook.interpreter
      return named.compactMap { item in
        let contents = Result { () throws(FileTrouble) in try daybook.files.contents(of: item.location) }
        return look(item, contents, &interpreter)
      }
    }
    return daybook.inParts(ArraySlice(index.days)) { entries, interpreter in
      var answers: [Answer] = []
      daybook.eachFile(of: entries) { entry, contents in
        if let answer = look(Item(entry, in: daybook.folder), contents, &interpreter) {
          answers.append(answer)
        }
      }
      return answers
    }.flatMap { $0 }
  }

  /// The number of files, the configuration's with them.
  var fileCount: Int {
    index.map { $0.days.count + (daybook.configurationFile == nil ? 0 : 1) } ?? named.count
  }

  /// The findings.
  struct Examined {
    var problems: [FileProblem] = []
    /// The days whose problems have fixes.
    var fixable: [Item] = []
  }

  /// Looks at every file, in the order of days, the configuration first and what lies beside them last.
  func examined(by daybook: Daybook) -> Examined {
    var examined = Examined()
    if isWhole { examined.problems = daybook.configurationProblems }
    let found = answers { item, contents, interpreter -> (item: Item, problems: [FileProblem])? in
      switch contents {
      case .success(let bytes):
        let problems =
          item.day.map {
            CheckScope.problems(in: bytes, isMarkdown: item.isMarkdown, of: $0, daybook, &interpreter)
          } ?? ConfigurationReading(DayFile(bytes)).problems
        if problems.isEmpty { return nil }
        let path = item.shown
        return (item, problems.map { FileProblem(path: path, problem: $0) })
      case .failure(let trouble): return (item, [daybook.unreadable(trouble)])
      }
    }
    for (item, problems) in found {
      if problems.contains(where: { $0.problem.fix != nil }) { examined.fixable.append(item) }
      examined.problems += problems
    }
    if let index {
      examined.problems += daybook.badgeProblems
      examined.problems +=
        index.problems(in: daybook) + index.distantDays(from: daybook.today)
        + UnreadNames(beside: index, of: daybook.folder, in: daybook.files).problems
    }
    return examined
  }

  /// The problems of the file of a day.
  static func problems(
    in bytes: Bytes, isMarkdown: Bool, of day: Day, _ daybook: Daybook, _ interpreter: inout DayReader
  ) -> [Problem] {
    let problems = interpreter.problems(in: bytes, isMarkdown: isMarkdown, of: day, today: daybook.today)
    guard bytes.withSpan({ Tag.mayAttach($0, in: bytes.indices) }) else { return problems }
    let missing = attachments(in: DayFile(bytes, isMarkdown: isMarkdown), daybook, interpreter.reader)
    if missing.isEmpty { return problems }
    return (problems + missing).sorted(by: Problem.isBefore)
  }

  /// The `file:` tags whose file is not there; paths are relative to the daybook.
  private static func attachments(
    in file: DayFile, _ daybook: Daybook, _ lineReader: LineReader
  ) -> [Problem] {
    var missing: [Problem] = []
    for (index, line) in file.lines.enumerated() where line.shape != .comment {
      let places = Int(line.start)..<Int(line.end)
      guard file.source.withSpan({ Tag.mayAttach($0, in: places) }) else { continue }
      for tag in lineReader.read(line, of: file).tags {
        guard let path = Tag(file.source.text(tag))?.attachment,
          !daybook.files.exists(daybook.path(path))
        else { continue }
        missing.append(
          Problem(.missingAttachment(path), at: tag, inLine: Int32(index), from: line.start))
      }
    }
    return missing
  }
}

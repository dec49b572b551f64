import Journal

/// The files that a check looks at, all of a daybook or some.
struct CheckScope {
  /// One file to look at.
  struct Item {
    /// The path, relative to the daybook, or as given if it lies outside.
    var path: String
    /// Where it is.
    var location: Path
    /// The day that it is of; nil for the configuration.
    var day: Day?
  }

  let items: [Item]
  let index: DayIndex?
  /// Whether the whole daybook is looked at, its configuration and its folders too.
  let isWhole: Bool

  /// Finds the files: those named, or all. A name that is no day's file and no `daybook.conf` is an error.
  init(_ paths: [String], of reader: Reader, in world: World) throws(CommandError) {
    isWhole = paths.isEmpty
    guard !paths.isEmpty else {
      let listing = try reader.index()
      index = listing
      items = listing.days.map { entry in
        let path = entry.place.path(of: entry.day)
        return Item(path: path, location: reader.daybook.path(path), day: entry.day)
      }
      return
    }
    index = nil
    var items: [Item] = []
    for path in paths {
      var location = world.workingFolder.appending(Path(path))
      if !world.files.exists(location), world.files.exists(reader.daybook.path(path)) {
        location = reader.daybook.path(path)
      }
      let name = location.lastComponent
      let relative = location.relative(to: reader.daybook.folder)?.description ?? path
      if name.elementsEqual(Location.configurationName.utf8) {
        items.append(Item(path: relative, location: location, day: nil))
      } else if case .day(let day, _) = FileName(name) {
        items.append(Item(path: relative, location: location, day: day))
      } else {
        throw CommandError { $0.notADayFile(path) }
      }
    }
    self.items = items
  }

  /// What was found.
  struct Examined {
    var fileCount = 0
    var problems: [FileProblem] = []
    /// The days whose problems have fixes.
    var fixable: [Item] = []
  }

  /// Looks at every file, in the order of days, the configuration first and what lies beside them last.
  func examined(by reader: Reader) -> Examined {
    var examined = Examined()
    var interpreter = reader.daybook.interpreter
    if isWhole, reader.daybook.configurationFile != nil {
      examined.fileCount += 1
      examined.problems += reader.daybook.configurationProblems.map {
        FileProblem(path: Location.configurationName, problem: $0)
      }
    }
    for item in items {
      examined.fileCount += 1
      do throws(FileTrouble) {
        let file = DayFile(try reader.daybook.files.contents(of: item.location))
        let problems = problems(of: file, item, reader, &interpreter)
        if problems.contains(where: { $0.fix != nil }) { examined.fixable.append(item) }
        examined.problems += problems.map { FileProblem(path: item.path, problem: $0) }
      } catch {
        examined.problems.append(reader.daybook.unreadable(error))
      }
    }
    if let index { examined.problems += index.problems(in: reader.daybook) }
    return examined
  }

  private func problems(
    of file: DayFile, _ item: Item, _ reader: Reader, _ interpreter: inout Interpreter
  ) -> [Problem] {
    guard let day = item.day else { return ConfigurationReading(file).problems }
    var (record, problems) = interpreter.examine(file, of: day, today: reader.today)
    let missing = attachments(of: record, in: file, day, reader, &interpreter)
    if !missing.isEmpty {
      problems += missing
      problems.sort { ($0.line ?? -1, $0.range.lowerBound) < ($1.line ?? -1, $1.range.lowerBound) }
    }
    record.reset(to: day)
    return problems
  }

  /// The `file:` tags whose file is not there; paths are relative to the daybook.
  private func attachments(
    of record: DayRecord, in file: DayFile, _ day: Day, _ reader: Reader, _ interpreter: inout Interpreter
  ) -> [Problem] {
    guard file.source.contains(UInt8(ascii: ":")) else { return [] }
    var missing: [Problem] = []
    for (index, line) in file.lines.enumerated() where line.shape != .comment {
      for tag in interpreter.lineReading(line, of: file).tags {
        guard let path = Tag(file.source.text(tag))?.attachment,
          !reader.daybook.files.exists(reader.daybook.path(path))
        else { continue }
        missing.append(
          Problem(.missingAttachment(path), line: nil, range: tag).placed(on: index, startingAt: line.start))
      }
    }
    return missing
  }
}

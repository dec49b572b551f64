import Journal
import Platform
import Rendering

/// The files that a new name changes, each proved to say the same as before.
struct RenamingPlan {
  /// One of them, and what changes in it.
  struct File {
    var path: String
    var before: Bytes
    var edits: [TextEdit]
    /// The number of lines that change.
    var lines = 0

    /// Its contents afterwards.
    var after: Bytes { before.applying(edits) }

    /// Takes the edits of a file; nil if they change nothing.
    init?(_ path: String, _ before: DayFile, _ edits: [TextEdit]) {
      self.edits = edits.filter { before.source[$0.range] != $0.replacement[...] }
      guard !self.edits.isEmpty else { return nil }
      (self.path, self.before) = (path, before.source)
      var rest = self.edits[...]
      for line in before.lines where !rest.isEmpty {
        let count = rest.count
        rest = rest.drop { $0.range.lowerBound < Int(line.next) }
        if rest.count < count { lines += 1 }
      }
    }
  }

  /// The files of some days.
  private struct Part: Sendable {
    var files: [File] = []
    var lines = 0
    /// The obstacle; nothing behind it was looked at.
    var trouble: CommandError?
    var discovery = Discovery()

    init(_ entries: ArraySlice<DayIndex.Entry>, _ renaming: Renaming, of daybook: Daybook) {
      daybook.eachFile(of: entries) { entry, contents in
        if trouble != nil { return }
        let path = entry.path
        switch contents {
        case .failure(let error): trouble = CommandError(error, doing: .reading)
        case .success(let bytes):
          let file = entry.file(bytes)
          do throws(CommandError) {
            let edits = try renaming.edits(in: file, at: path, of: entry.day)
            if daybook.isImplied { discovery.look(into: file.with(bytes.applying(edits))) }
            guard let changed = File(path, file, edits) else { return }
            files.append(changed)
            lines += changed.lines
          } catch { trouble = error }
        }
      }
    }
  }

  /// The configuration's file first, then the days in their order.
  private(set) var files: [File] = []
  /// The listing of the days; nil if nothing was looked for.
  private(set) var index: DayIndex?
  /// The lines that change in them.
  private(set) var lines = 0

  /// Works it out; what stands in the way is an error, and so is a file that cannot be read.
  init(_ old: String, _ new: String, of daybook: Daybook) throws(CommandError) {
    let configuration = daybook.configuration
    let (subject, name) = try Self.subject(old, new, of: daybook)
    if name == new { return }
    try Self.check(new, of: subject, daybook)
    var renamed = configuration.renaming(subject, to: new)
    if let file = daybook.configurationFile, !daybook.isImplied {
      guard let after = file.renaming(subject, from: name, to: new) else {
        throw CommandError { $0.renamingRefused(new, FileName.configuration, 0, "") }
      }
      renamed = after.configuration
      add(FileName.configuration, file, after.edits)
    }
    let renaming = Renaming(
      of: subject, from: name, to: new, before: daybook.interpreter,
      after: DayReader(renamed, isImplied: daybook.isImplied))
    let index = try daybook.index()
    for case .placeholder(let path, let day) in index.oddities {
      throw CommandError { $0.message(for: Problem(ofFile: .notDownloaded(path: path, day: day))) }
    }
    self.index = index
    // Names that nobody declared are found in the order of days.
    let parts =
      daybook.isImplied
      ? [Part(index.days[...], renaming, of: daybook)]
      : daybook.inParts(index.days[...]) { entries, _ in Part(entries, renaming, of: daybook) }
    for part in parts {
      if let trouble = part.trouble { throw trouble }
      files += part.files
      lines += part.lines
    }
    if let unread = index.troubles.first { throw CommandError(unread, doing: .listing) }
    try takeCopies(of: index, renaming, from: name, daybook)
    try foldLinks(to: new, of: daybook)
    // Where nobody declared it, the lines themselves say what it is.
    guard daybook.isImplied else { return }
    var settings = configuration
    (settings.habits, settings.measures) = ([], [])
    guard parts[0].discovery.configuration(from: settings).isSame(as: renamed, inOrder: false) else {
      throw CommandError { $0.renamingMixes(name, new) }
    }
  }

  /// Takes the files that a merge will fold into others, which is to find the same lines in both.
  private mutating func takeCopies(
    of index: DayIndex, _ renaming: Renaming, from old: String, _ daybook: Daybook
  ) throws(CommandError) {
    for oddity in index.oddities {
      let day: Day?
      switch oddity {
      case .second(let of, _, _), .conflictCopy(_, let of, isCertain: true): day = of
      case .otherCopy(_, FileName.configuration): day = nil
      case .conflictCopy, .otherCopy, .placeholder, .misnamed, .unreadable: continue
      }
      guard let bytes = try daybook.contentsIfAny(of: oddity.path) else { continue }
      let file = DayFile(bytes, at: Path(oddity.path))
      if let day {
        // One that cannot be renamed stays as it is, and is told as a copy.
        guard ForeignText(bytes) == nil, case .renamed(let edits) = renaming.outcome(for: file, of: day)
        else {
          continue
        }
        add(oddity.path, file, edits)
      } else if let subject = Vocabulary(ConfigurationReading(file).configuration).subject(named: old),
        let edits = file.renaming(subject, from: old, to: renaming.new)?.edits
      {
        add(oddity.path, file, edits)
      }
    }
  }

  /// Keeps one of the names of each file that has several by links: what it holds is written once, and says the same on
  /// each of its days.
  private mutating func foldLinks(to new: String, of daybook: Daybook) throws(CommandError) {
    var kept: [Path: Int] = [:]
    var folded: [File] = []
    for file in files {
      let own = daybook.folder.appending(Path(file.path))
      // What is in an editor alone has no links.
      let path = (try? daybook.files.resolved(own)) ?? own
      guard let other = kept[path] else {
        kept[path] = folded.count
        folded.append(file)
        continue
      }
      guard folded[other].edits == file.edits else {
        let path = file.path
        throw CommandError { $0.renamingRefused(new, path, 0, "") }
      }
      lines -= file.lines
      // The file itself is named where it is changed, and no link to it.
      if path.bytes.suffix(file.path.utf8.count).elementsEqual(file.path.utf8) { folded[other] = file }
    }
    files = folded
  }

  private mutating func add(_ path: String, _ before: DayFile, _ edits: [TextEdit]) {
    guard let file = File(path, before, edits) else { return }
    files.append(file)
    lines += file.lines
  }

  /// The habit or measure that is meant, and its name as declared.
  private static func subject(
    _ old: String, _ new: String, of daybook: Daybook
  ) throws(CommandError) -> (Reference, String) {
    let subject = try daybook.subject(old)
    let name = daybook.configuration.name(of: subject)
    guard Vocabulary.folded(old) == Vocabulary.folded(name) else {
      throw CommandError { $0.isAnotherName(old, of: name, new) }
    }
    return (subject, name)
  }

  /// Makes sure that a name may be declared, and is free.
  private static func check(_ new: String, of subject: Reference, _ daybook: Daybook) throws(CommandError) {
    let reading = ConfigurationReading(DayFile("habit \(new)\n"))
    guard reading.problems.isEmpty, reading.configuration.habits.first?.name == new else {
      throw CommandError { $0.notAName(new) }
    }
    if let other = Vocabulary(daybook.configuration).subject(named: new), other != subject {
      let name = daybook.configuration.name(of: other)
      throw CommandError { $0.nameIsTaken(new, by: name) }
    }
  }
}

extension Renaming {
  /// The edits of a file of a day; what cannot be renamed is an error.
  fileprivate func edits(in file: DayFile, at path: String, of day: Day) throws(CommandError) -> [TextEdit] {
    if let foreign = ForeignText(file.source) { throw CommandError { $0.foreign(foreign, path) } }
    switch outcome(for: file, of: day) {
    case .same: return []
    case .renamed(let edits): return edits
    case .refused(let line):
      let text = line < file.lines.count ? file.text(ofLine: line) : ""
      throw CommandError { [new] in $0.renamingRefused(new, path, line + 1, text) }
    }
  }
}

import Arguments
import Journal
import Rendering
import Speech

/// Folds conflict copies into their files.
struct MergeCommand: Writer {
  static let name = "merge"

  var date: String?
  var installs = false
  var isDryRun = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Merges conflict copies into their day", cs: "Sloučí konfliktní kopie s jejich dnem"),
      group: Groups.care, discussion: discussion, examples: examples,
      parameters: [
        .argument(
          \.date, "DATE", help: Phrase("The day (default: all)", cs: "Den (jinak všechny)"),
          completion: Known.date.completion),
        .flag(
          \.installs, "--install",
          help: Phrase(
            "Lets git merge the files of this daybook", cs: "Naučí git slučovat soubory tohoto deníku")),
        .dryRun(\.isDryRun),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if installs {
      if let date { throw CommandError { $0.installWithDate(date) } }
      let setUp = GitSetUp(writable: writable)
      tell(try setUp.run(isDryRun: isDryRun, in: &world), daybook, &world)
      return .done
    }
    var index = try daybook.index()
    try writable.dropLeftovers(from: &index, isDryRun: isDryRun, in: &world)
    let list = CopyList(
      index, of: try date.map { (date) throws(CommandError) in try daybook.day(date) }, in: daybook)
    let (groups, links, troubles) = foldable(list.groups, writable)
    let results = try CopyFolding(writable: writable).fold(groups, isDryRun: isDryRun, in: &world)
    for result in results { tell(result, daybook, &world) }
    for (path, day) in list.possible {
      world.say(daybook.words.possibleCopy(path, of: day), by: daybook.settings)
    }
    for (path, day) in list.waiting {
      world.say(daybook.words.notYetMerged(path, of: day), by: daybook.settings)
    }
    for path in links { world.say(daybook.words.copyIsALink(path), by: daybook.settings) }
    for trouble in troubles { world.sayTrouble(trouble.message(daybook.words), by: daybook.settings) }
    if list.groups.isEmpty, list.waiting.isEmpty, list.possible.isEmpty {
      world.say(daybook.words.nothingToMerge, by: daybook.settings)
    }
    if !troubles.isEmpty { return .trouble }
    let isLeft = !(list.possible.isEmpty && list.waiting.isEmpty)
    return isLeft || results.contains(where: \.hasConflict) ? .no : .done
  }

  /// The groups without what cannot be read, so that one such file does not hold up the others, and without copies
  /// that are no files of their own: deleting one of these would delete another file, or the day itself.
  private func foldable(
    _ groups: [CopyGroup], _ writable: WritableDaybook
  ) -> (groups: [CopyGroup], links: [String], troubles: [CommandError]) {
    var troubles: [CommandError] = []
    var links: [String] = []
    let (daybook, files) = (writable.daybook, writable.files)
    func isReadable(_ path: String) -> Bool {
      do throws(FileTrouble) {
        let bytes = try files.contentsIfAny(of: daybook.path(path))
        guard let foreign = bytes.flatMap({ ForeignText($0) }) else { return true }
        troubles.append(CommandError { $0.foreign(foreign, path) })
        return false
      } catch {
        troubles.append(CommandError(error, doing: .reading))
        return false
      }
    }
    func isOwnFile(_ path: String, beside target: String) -> Bool {
      do throws(FileTrouble) {
        let copy = daybook.path(path)
        guard try files.linkTarget(of: copy) == nil else {
          links.append(path)
          return false
        }
        // Also the day itself, where the daybook is mounted within itself, or by a second name of one file.
        if try files.isSameFile(copy, as: daybook.path(target)) {
          links.append(path)
          return false
        }
        return true
      } catch {
        troubles.append(CommandError(error, doing: .reading))
        return false
      }
    }
    let foldable = groups.compactMap { group -> CopyGroup? in
      guard isReadable(group.target) else { return nil }
      var group = group
      group.copies = group.copies.filter { isReadable($0) && isOwnFile($0, beside: group.target) }
      return group.copies.isEmpty ? nil : group
    }
    return (foldable, links, troubles)
  }

  private func tell(_ result: CopyFolding.Result, _ daybook: Daybook, _ world: inout World) {
    let (target, outcome, words) = (result.group.target, result.outcome, daybook.words)
    if !isDryRun {
      for line in outcome.taken { world.write(line, of: outcome.file, at: target) }
      for fold in outcome.folds {
        world.output.write(words.gaveWay(fold.weaker, to: target, line: fold.line + 1) + "\n")
      }
      for path in result.folded { world.output.write(words.folded(path, into: target) + "\n") }
    }
    outcome.tellDoubts(of: target, daybook.settings, &world)
  }

  private func tell(_ outcome: GitSetUp.Outcome, _ daybook: Daybook, _ world: inout World) {
    if isDryRun {
      for (key, value) in GitSetUp.settings { world.output.write("git config \(key) '\(value)'\n") }
      return
    }
    for line in outcome.lines { world.write(line, of: outcome.after, at: GitSetUp.attributesName) }
    world.output.write(daybook.words.gitIsSetUp(outcome.workTree) + "\n")
  }
}

extension MergeOutcome {
  /// Says on standard error which ticks gave way to stronger ones.
  func tellFolds(of path: String, _ settings: Settings, _ world: inout World) {
    for fold in folds {
      world.say(settings.words.gaveWay(fold.weaker, to: path, line: fold.line + 1), by: settings)
    }
  }

  /// Says on standard error what a person has to decide: what was kept side by side, and the conflicts.
  func tellDoubts(of path: String, _ settings: Settings, _ world: inout World) {
    for lines in contested {
      world.say(settings.words.keptBoth(path, lines: lines.map { $0 + 1 }), by: settings)
    }
    for conflict in conflicts {
      world.say(
        settings.words.conflictLeft(path, from: conflict.lowerBound + 1, to: conflict.upperBound + 1),
        by: settings)
    }
  }
}

import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Merges a file for git.
struct MergeDriverCommand: Writer {
  static let name = "merge-driver"

  var ancestor = ""
  var ours = ""
  var theirs = ""
  var path = ""
  var labels: [String] = []

  static var usage: Usage<Self> {
    Usage(
      Phrase("Merges a file for git", cs: "Sloučí soubor pro git"), group: Groups.care,
      discussion: [
        Phrase(
          "Merges OURS and THEIRS against ANCESTOR and writes the result over OURS. The exit status is 1 if a conflict is left; where something cannot be read, both sides are left between markers.",
          cs:
            "Sloučí NAŠE a JEJICH proti PŘEDEK a výsledek zapíše přes NAŠE. Návratový kód je 1, zbyl-li konflikt; nejde-li něco přečíst, zůstanou obě strany mezi značkami."
        )
      ],
      isHidden: true,
      parameters: [
        .argument(
          \.ancestor, "ANCESTOR",
          help: Phrase("The file both were made from", cs: "Soubor, ze kterého oba vznikly"),
          isRequired: true),
        .argument(
          \.ours, "OURS",
          help: Phrase("Our file, which is overwritten", cs: "Náš soubor, který se přepíše"),
          isRequired: true),
        .argument(\.theirs, "THEIRS", help: Phrase("Their file", cs: "Jejich soubor"), isRequired: true),
        .argument(
          \.path, "PATH", help: Phrase("The name in the work tree", cs: "Jméno v pracovním stromu"),
          isRequired: true),
        .arguments(
          \.labels, "LABEL",
          help: Phrase(
            "What stands behind the markers of ANCESTOR, OURS and THEIRS",
            cs: "Co stojí za značkami PŘEDEK, NAŠE a JEJICH")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let target = world.workingFolder.appending(Path(ours))
    let (ours, theirs) = try (contents(ours, in: world), contents(theirs, in: world))
    if ours.source == theirs.source { return .done }
    if let foreign = ForeignText(ours.source) ?? ForeignText(theirs.source) {
      // Markers would be bytes of another encoding: ours stays as it is, and git takes it for a conflict.
      let settings = Settings.beforeReading(in: world)
      world.sayTrouble(settings.words.foreign(foreign, path), by: settings)
      return .no
    }
    let outcome: MergeOutcome
    let settings: Settings
    let isConfiguration: Bool
    do throws(CommandError) {
      // In diffs this stands for a file that is not there, and both sides may have added theirs.
      let ancestor = ancestor == "/dev/null" ? DayFile([]) : try contents(ancestor, in: world)
      let kind: MergedKind
      (kind, settings) = try kindAndSettings(in: world)
      isConfiguration = if case .configuration = kind { true } else { false }
      outcome =
        ThreeWay(
          ancestor: ancestor, ours: ours, theirs: theirs, of: kind,
          conflicts: conflictStyle(in: world)
        ).outcome
    } catch {
      // git would take the file as it is for all that there is.
      try replace(target, ours.source, with: openConflict(ours.source, theirs.source), files)
      let settings = Settings.beforeReading(in: world)
      world.sayTrouble(error.message(settings.words), by: settings)
      world.say(settings.words.leftToAPerson(path), by: settings)
      return .no
    }
    if outcome.file.source != ours.source {
      try replace(target, ours.source, with: outcome.file.source, files)
    }
    outcome.tellDoubts(of: path, settings, &world)
    // Only one of two lines about a setting can hold, so a person has to look.
    let isOpen = isConfiguration && !outcome.contested.isEmpty
    return outcome.conflicts.isEmpty && !isOpen ? .done : .no
  }

  /// The style that git's settings ask for, with the labels that git gave; one before 2.44 leaves a `%S` as it is.
  private func conflictStyle(in world: World) -> ConflictStyle {
    let given = labels.map { $0.hasPrefix("%") && $0.utf8.count == 2 ? "" : $0 } + ["", "", ""]
    let setting = try? world.answerOfGit(["config", "--get", "merge.conflictStyle"])
    return ConflictStyle(setting: setting, ours: given[1], base: given[0], theirs: given[2])
  }

  private func contents(_ name: String, in world: World) throws(CommandError) -> DayFile {
    let bytes = try telling(.reading, world.files.contents(of: world.workingFolder.appending(Path(name))))
    return DayFile(bytes, at: Path(path))
  }

  private func replace(
    _ target: Path, _ old: Bytes, with new: Bytes, _ files: any FileWriting
  ) throws(CommandError) {
    let outcome = try telling(.writing, files.replace(target, expecting: old, with: new))
    if outcome != .replaced { throw CommandError(FileTrouble(.busy, at: target), doing: .writing) }
  }

  /// The kind of the file in the daybook that it belongs to, the nearest one at or above its folder, and how that is
  /// spoken of.
  private func kindAndSettings(in world: World) throws(CommandError) -> (MergedKind, Settings) {
    let file = world.workingFolder.appending(Path(path))
    let folder = try telling(.reading, Location.nearest(file.parent, in: world.files)) ?? file.parent
    let bytes = try telling(.reading, world.files.contentsIfAny(of: folder.appending(FileName.configuration)))
    let configuration = ConfigurationReading(DayFile(bytes ?? [])).configuration
    let reader = DayReader(configuration, isImplied: configuration.declaresNothing)
    return (reader.mergedKind(of: file), Settings(in: world, configuration: configuration))
  }
}

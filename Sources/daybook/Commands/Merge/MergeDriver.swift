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

  static var usage: Usage<Self> {
    Usage(
      Phrase("Merges a file for git", cs: "Sloučí soubor pro git"), group: Groups.care,
      discussion: [
        Phrase(
          "Merges OURS and THEIRS against ANCESTOR and writes the result over OURS. The exit status is 1 if a conflict is left.",
          cs:
            "Sloučí OURS a THEIRS proti ANCESTOR a výsledek zapíše přes OURS. Návratový kód je 1, zbyl-li konflikt."
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
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let target = world.workingFolder.appending(Path(ours))
    do throws(FileTrouble) {
      func contents(_ name: String) throws(FileTrouble) -> DayFile {
        DayFile(try files.contents(of: world.workingFolder.appending(Path(name))))
      }
      // In diffs this stands for a file that is not there, and both sides may have added theirs.
      let ancestor = ancestor == "/dev/null" ? DayFile([]) : try contents(ancestor)
      let (ours, theirs) = (try contents(ours), try contents(theirs))
      let configuration = try configuration(in: world)
      let merge = ThreeWay(ancestor: ancestor, ours: ours, theirs: theirs, of: kind(by: configuration))
      let outcome = merge.outcome
      if outcome.file.source != ours.source {
        guard case .replaced = try files.replace(target, expecting: ours.source, with: outcome.file.source)
        else {
          throw FileTrouble(.busy, at: target)
        }
      }
      outcome.tellDoubts(of: path, Settings(in: world, configuration: configuration), &world)
      // Only one of two lines about a setting can hold, so a person has to look.
      let isOpen = isConfiguration && !outcome.contested.isEmpty
      return outcome.conflicts.isEmpty && !isOpen ? .done : .no
    } catch {
      throw CommandError(error, doing: error.path == target ? .writing : .reading)
    }
  }

  /// The kind of the file, by its name in the work tree.
  private func kind(by configuration: Configuration) -> MergedKind {
    if isConfiguration { return .configuration }
    guard case .day(let day, _) = FileName(Path(path).lastComponent) else { return .plain }
    return .day(DayReader(configuration, isImplied: configuration.declaresNothing).reader(asOf: day))
  }

  private var isConfiguration: Bool {
    Path(path).lastComponent.elementsEqual(Location.configurationName.utf8)
  }

  /// The configuration of the daybook that the file belongs to: the nearest one at or above its folder.
  private func configuration(in world: World) throws(FileTrouble) -> Configuration {
    var folder = world.workingFolder.appending(Path(path)).parent
    while true {
      if let bytes = try world.files.contentsIfAny(of: folder.appending(Location.configurationName)) {
        return ConfigurationReading(DayFile(bytes)).configuration
      }
      if folder.parent == folder { return Configuration() }
      folder = folder.parent
    }
  }
}

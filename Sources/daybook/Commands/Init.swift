import Arguments
import Journal
import Rendering

/// Makes a daybook.
struct InitCommand: Writer {
  static let name = "init"

  var folder: String?
  var takesDefaults = false

  static var usage: Usage<Self> {
    Usage(
      Sentence("Make a daybook", cs: "Založit daybook"), group: Groups.setUp,
      discussion: [
        Sentence(
          "Writes daybook.conf with a goal of 2500 ml of water, a cup of 250 ml and reminders off, all to be edited. It never overwrites one that is there.",
          cs:
            "Zapíše daybook.conf s cílem 2500 ml vody, hrnkem 250 ml a vypnutým připomínáním; vše lze upravit. Existující soubor nikdy nepřepíše."
        )
      ],
      examples: [
        Example("daybook init --yes ~/daybook", Sentence("In a folder of its own", cs: "Ve vlastní složce"))
      ],
      parameters: [
        .argument(
          \.folder, "DIR",
          help: Sentence(
            "The folder, made if need be; --dir, or the current one, if not said",
            cs: "Složka, podle potřeby se vytvoří; jinak --dir nebo aktuální"), completion: .folders),
        .flag(
          \.takesDefaults, "--yes",
          help: Sentence("Take the defaults without asking", cs: "Vzít výchozí hodnoty bez ptaní")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let settings = Settings(in: world)
    let given = folder ?? world.options.folder ?? world.environment["DAYBOOK_DIR"]
    let folder = given.map { world.workingFolder.appending(Path($0)) } ?? world.workingFolder
    let path = folder.appending(Location.configurationName)
    let content = settings.words.firstConfiguration(goal: "2500ml", cup: "250ml")
    do throws(FileTrouble) {
      try files.createFolders(folder)
      guard case .replaced = try files.replace(path, expecting: nil, with: Bytes(content.utf8)) else {
        throw FileTrouble(.alreadyExists, at: path)
      }
    } catch {
      if error.kind == .alreadyExists {
        world.say(settings.words.alreadyInitialized(path.description), by: settings)
        return .no
      }
      throw CommandError(error, doing: .writing)
    }
    world.output.write(settings.words.initialized(path.description) + "\n")
    return .done
  }
}

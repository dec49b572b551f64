import Journal
import Platform
import Rendering

/// A daybook that is open for reading: its folder and what `daybook.conf` declares.
struct Daybook: Sendable {
  /// Where it was found.
  let location: Location
  /// The files, which can only be read.
  let files: any FileReading
  /// The declarations, or those made up from the day files because there are none.
  private(set) var configuration: Configuration
  /// Whether the names were made up from the day files.
  let isImplied: Bool
  /// The configuration's file; nil if there is none.
  let configurationFile: DayFile?
  /// The problems in the configuration.
  let configurationProblems: [Problem]
  /// What could not be read for names that nobody declared: they may be missing, and with them what they count.
  private(set) var unreadForNames: [FileProblem] = []
  /// How this daybook is spoken of.
  let settings: Settings
  /// The day that the person still lives.
  let today: Day

  /// Its folder.
  var folder: Path { location.folder }
  var words: Words { settings.words }

  /// Opens the daybook that the options, the environment or the current folder name; names that nobody declared are
  /// found in the day files.
  init(in world: World) throws(CommandError) {
    guard let location = Location.found(in: world) else { throw CommandError(.noDaybook) }
    try self.init(readingAt: location, in: world)
  }

  /// Opens the daybook at a place; names that nobody declared are found in the day files.
  init(readingAt location: Location, in world: World) throws(CommandError) {
    try self.init(at: location, in: world)
    try findImpliedNames()
  }

  /// Opens the daybook at a place; a daybook without a `daybook.conf` declares nothing.
  ///
  /// `unsaved` is what an editor holds of that file, and counts in its place.
  init(at location: Location, in world: World, unsaved: Bytes? = nil) throws(CommandError) {
    let files = world.files
    self.location = location
    self.files = files
    let path = location.folder.appending(Location.configurationName)
    do throws(FileTrouble) {
      let bytes = if let unsaved { unsaved } else { try files.contentsIfAny(of: path) }
      if let bytes {
        let file = DayFile(bytes)
        let reading = ConfigurationReading(file)
        configurationFile = file
        configuration = reading.configuration
        configurationProblems = reading.problems
      } else {
        let status = try files.status(of: location.folder)
        guard status != nil else { throw FileTrouble(.notFound, at: location.folder) }
        guard status?.kind == .folder else { throw FileTrouble(.notAFolder, at: location.folder) }
        configurationFile = nil
        configuration = Configuration()
        configurationProblems = []
      }
    } catch {
      if error.kind == .notFound { throw CommandError(.noFolder(location.folder.description)) }
      if error.kind == .notAFolder, !files.isFolder(location.folder) {
        throw CommandError(.notAFolder(location.folder.description))
      }
      if error.path == path { throw CommandError(.configuration(error.kind)) }
      throw CommandError(error, doing: .listing)
    }
    // Names are not guessed where some are declared and cannot be read.
    isImplied = configuration.declaresNothing && configurationFile.flatMap { ForeignText($0.source) } == nil
    settings = Settings(in: world, configuration: configuration)
    today = world.now.logicalDay(startingAt: configuration.dayStarts)
  }

  /// The path of a file that is named relative to the daybook.
  func path(_ relative: String) -> Path { folder.appending(Path(relative)) }

  /// The contents of a file that is named relative to the daybook; nil if there is none.
  func contentsIfAny(of relative: String) throws(CommandError) -> Bytes? {
    try telling(.reading, files.contentsIfAny(of: path(relative)))
  }

  /// An interpreter by this daybook's names.
  var interpreter: DayReader { DayReader(configuration, isImplied: isImplied) }

  /// Takes the names that the day files use, if none are declared; all files are read.
  private mutating func findImpliedNames() throws(CommandError) {
    guard isImplied else { return }
    var discovery = Discovery()
    let index = try index()
    unreadForNames = index.troubles.map { unreadable($0) }
    for entry in index.days {
      do throws(FileTrouble) {
        discovery.look(into: DayFile(try files.contents(of: path(entry.place.path(of: entry.day)))))
      } catch {
        unreadForNames.append(unreadable(error))
      }
    }
    configuration = discovery.configuration(from: configuration)
  }

  /// The listing of its folders, of some years or of all.
  func index(within period: Period? = nil) throws(CommandError) -> DayIndex {
    return try telling(.listing, DayIndex(of: folder, in: files, within: period))
  }
}

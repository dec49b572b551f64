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
  private(set) var isImplied: Bool
  /// The configuration's file; nil if there is none.
  let configurationFile: DayFile?
  /// The problems in the configuration.
  let configurationProblems: [Problem]
  /// How this daybook is spoken of.
  let settings: Settings

  /// Its folder.
  var folder: Path { location.folder }

  /// Opens the daybook that the options, the environment or the current folder name.
  static func opened(in world: World) throws(CommandError) -> Daybook {
    guard let location = Location.found(in: world) else { throw CommandError(.noDaybook) }
    return try Daybook(at: location, in: world)
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
    isImplied = configuration.declaresNothing
    settings = Settings(in: world, configuration: configuration)
  }

  /// The path of a file that is named relative to the daybook.
  func path(_ relative: String) -> Path { folder.appending(Path(relative)) }

  /// The contents of a file that is named relative to the daybook; nil if there is none.
  func contentsIfAny(of relative: String) throws(CommandError) -> Bytes? {
    try telling(.reading, files.contentsIfAny(of: path(relative)))
  }

  /// The day that a person still lives at a moment.
  func today(at now: Moment) -> Day { now.logicalDay(startingAt: configuration.dayStarts) }

  /// An interpreter by this daybook's names.
  var interpreter: DayReader { DayReader(configuration, isImplied: isImplied) }

  /// The daybook with the names that its day files use, if it declares none itself; all of them are read.
  func withImpliedNames() throws(CommandError) -> Daybook {
    guard isImplied else { return self }
    let index = try index()
    var discovery = Discovery()
    for entry in index.days {
      guard let file = contents(of: entry) else { continue }
      discovery.look(into: file)
    }
    var named = self
    named.configuration = discovery.configuration(from: configuration)
    return named
  }

  /// The listing of its folders, of some years or of all.
  func index(within period: Period? = nil) throws(CommandError) -> DayIndex {
    return try telling(.listing, DayIndex(of: folder, in: files, within: period))
  }

  private func contents(of entry: DayIndex.Entry) -> DayFile? {
    do throws(FileTrouble) {
      return DayFile(try files.contents(of: path(entry.place.path(of: entry.day))))
    } catch { return nil }
  }
}

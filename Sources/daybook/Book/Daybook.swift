import Journal
import Platform
import Rendering

/// A daybook that is open for reading: its folder and what `daybook.conf` declares.
struct Daybook: Sendable {
  /// Where it was found.
  let location: Location
  /// The files, which can only be read; what cannot be is noted.
  private(set) var files: NotedFiles
  /// The files of it that could not be read.
  private(set) var unread: UnreadFiles
  /// The declarations, or those made up from the day files because there are none.
  private(set) var configuration: Configuration
  /// Whether the names were made up from the day files.
  let isImplied: Bool
  /// An interpreter by this daybook's names.
  private(set) var interpreter: DayReader
  /// The days that were read before they were listed.
  private(set) var ahead: DaysAhead?
  /// The configuration's file; nil if there is none.
  let configurationFile: DayFile?
  /// The problems in the configuration.
  let configurationProblems: [FileProblem]
  /// Where is kept what this machine alone is to know; nil without a home.
  let stateFolder: Path?
  /// How this daybook is spoken of.
  let settings: Settings
  /// The day that the person still lives.
  let today: Day

  /// Its folder.
  var folder: Path { location.folder }
  var words: Words { settings.words }
  /// What its pages are laid out in.
  var frame: Frame { Frame(configuration, today: today, on: settings.screen) }

  /// Opens the daybook that the options, the environment or the current folder name; names that nobody declared are
  /// found in the day files. A command that will list its folder, whatever is declared, says so, and so does one that
  /// can do its work though the configuration is written in another way.
  init(in world: World, toBeListed: Bool = false, evenIfForeign: Bool = false) throws(CommandError) {
    guard let location = try Location.found(in: world) else { throw CommandError { $0.noDaybook } }
    try self.init(readingAt: location, in: world, toBeListed: toBeListed)
    if !evenIfForeign, let foreign = configurationFile.flatMap({ ForeignText($0.source) }) {
      throw CommandError { $0.configurationForeign(foreign) }
    }
  }

  /// Opens the daybook at a place; names that nobody declared are found in the day files.
  init(readingAt location: Location, in world: World, toBeListed: Bool = false) throws(CommandError) {
    try self.init(at: location, in: world, toBeListed: toBeListed)
    try findImpliedNames()
  }

  /// Opens the daybook at a place; a daybook without a `daybook.conf` declares nothing.
  init(at location: Location, in world: World, toBeListed: Bool = false) throws(CommandError) {
    let files = world.files
    let listing =
      toBeListed && files.mayBeReadAhead ? ListingAhead(of: location.folder, in: files) : nil
    self.location = location
    stateFolder = world.environment.stateFolder
    let path = location.folder.appending(FileName.configuration)
    do throws(FileTrouble) {
      if let bytes = try files.contentsIfAny(of: path) {
        let file = DayFile(bytes)
        let reading = ConfigurationReading(file)
        configurationFile = file
        configuration = reading.configuration
        configurationProblems = reading.problems.map {
          FileProblem(path: FileName.configuration, problem: $0)
        }
      } else {
        let status = try files.status(of: location.folder)
        guard status != nil else { throw FileTrouble(.notFound, at: location.folder) }
        guard status?.kind == .folder else { throw FileTrouble(.notAFolder, at: location.folder) }
        configurationFile = nil
        configuration = Configuration()
        configurationProblems = []
      }
    } catch {
      if error.kind == .notFound { throw CommandError { $0.noFolder(location.folder.description) } }
      if error.kind == .notAFolder, !files.isFolder(location.folder) {
        throw CommandError { $0.notAFolder(location.folder.description) }
      }
      if error.path == path { throw CommandError { $0.configurationUnreadable(error.kind) } }
      throw CommandError(error, doing: .listing)
    }
    if configurationFile == nil {
      try files.refuseIfElsewhere(Path(FileName.configuration), in: location.folder)
    }
    // Names are not guessed where some are declared and cannot be read.
    isImplied = configuration.declaresNothing && configurationFile.flatMap { ForeignText($0.source) } == nil
    interpreter = DayReader(configuration, isImplied: isImplied)
    settings = Settings(in: world, configuration: configuration)
    today = world.now.logicalDay(startingAt: configuration.dayStarts)
    unread = world.unread
    self.files = Daybook.noted(files, listing: listing, in: unread, of: location.folder, by: settings)
  }

  /// The same daybook, of which what cannot be read is noted elsewhere.
  func noting(in unread: UnreadFiles) -> Daybook {
    var copy = self
    copy.unread = unread
    copy.files = Daybook.noted(files.unnoted, listing: nil, in: unread, of: folder, by: settings)
    return copy
  }

  private static func noted(
    _ files: any FileReading, listing: ListingAhead?, in unread: UnreadFiles, of folder: Path,
    by settings: Settings
  ) -> NotedFiles {
    NotedFiles(unnoted: files, listing: listing) { trouble in
      unread.add(Daybook.unreadable(trouble, in: folder, by: settings), by: settings)
    }
  }

  /// The path of a file that is named relative to the daybook.
  func path(_ relative: String) -> Path { folder.appending(Path(relative)) }

  /// The contents of a file that is named relative to the daybook; nil if there is none.
  func contentsIfAny(of relative: String) throws(CommandError) -> Bytes? {
    try telling(.reading, files.contentsIfAny(of: path(relative)))
  }

  /// Takes the names that the day files use, if none are declared; all files are read.
  private mutating func findImpliedNames() throws(CommandError) {
    guard isImplied else { return }
    var discovery = Discovery()
    eachFile(of: try index().days[...]) { entry, contents in
      if case .success(let bytes) = contents { discovery.look(into: entry.file(bytes)) }
    }
    configuration = discovery.configuration(from: configuration)
    interpreter = DayReader(configuration, isImplied: isImplied)
  }

  /// Knows the names of lines that are to be written too, where the day files say which there are.
  mutating func takeNames(from lines: [String]) {
    guard isImplied else { return }
    var discovery = Discovery()
    discovery.look(into: DayFile(lines.joined(separator: "\n")))
    let vocabulary = Vocabulary(configuration)
    configuration.measures += discovery.configuration(from: Configuration()).measures.filter {
      vocabulary.subject(named: $0.name) == nil
    }
    interpreter = DayReader(configuration, isImplied: isImplied)
  }

  /// Reads the days of a period, and some before it, while the folder is listed by another thread: an answer over that
  /// period has them at once.
  mutating func readAhead(_ period: Period, andBack days: Int, notingTimesOn noted: Day? = nil) {
    ahead = DaysAhead(over: Period(period.from - days, period.to), of: self, notingTimesOn: noted)
  }

  /// The listing of its folders, of some years or of all.
  func index(within period: Period? = nil) throws(CommandError) -> DayIndex {
    let pattern = configuration.layout?.pattern
    // Days with names in their paths are only found by a listing, which is then made of everything at once.
    let period = pattern?.hasNames == true ? nil : period
    let root = try telling(.listing, files.root(folder))
    var index = DayIndex(under: root, in: files, within: period, by: pattern)
    for trouble in index.troubles { unread.add(unreadable(trouble), by: settings) }
    index.leaveOut(passing(of: index))
    return index
  }

  /// What a writer was just exchanging and has taken away again, though the listing has it: a moment is waited for
  /// that; what stays was left by a killed one.
  private func passing(of index: DayIndex) -> Set<String> {
    let exchanged = index.oddities.map(\.path).filter { FileName.exchangedOne(ofPath: $0) != nil }
    for _ in 0..<10 where exchanged.contains(where: { files.exists(path($0)) }) {
      System.wait(for: [], milliseconds: 5)
    }
    return Set(exchanged.filter { !files.exists(path($0)) })
  }
}

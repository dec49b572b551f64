import Interchange
import Journal
import Notation
import Platform
import Rendering

/// Reads what a person gave to be imported, by what they said of it.
struct ImportSourceReading {
  /// The contents of the source.
  enum Contents {
    /// Files to be restored.
    case backup(BackupFiles)
    case records([ImportReading])
  }

  let configuration: Configuration
  let map: ColumnMap?
  let order: DateOrder?
  let zone: Zone?
  /// The only app whose records are wanted; nil for all.
  let source: String?
  /// The name of what a file is of, where nothing in it says that.
  var name: String?
  /// How many lines stand before the headings of a table.
  var skippedLines = 0

  /// Reads it; a folder's files one after the other, but those of another tracker together.
  func contents(
    of given: ImportSource, in world: inout World, by settings: Settings
  ) throws(CommandError) -> Contents {
    if let foreign = given.format.foreign { return .records([try foreignRecords(given, foreign, world)]) }
    var readings: [ImportReading] = []
    for file in given.files {
      let shown = given.shown(file)
      let reading: ImportReading
      switch given.format {
      case .appleHealth: reading = try health(file, shown, in: &world, by: settings)
      case .json:
        let bytes = try bytes(of: file, shown, world)
        let json = try naming(shown) { () throws(ImportFault) in try BackupFiles.json(bytes) }
        if BackupFiles.isBackup(json) {
          return .backup(try naming(shown) { () throws(ImportFault) in try BackupFiles(json) })
        }
        reading = try naming(shown) { () throws(ImportFault) in
          try HabitBrief.reading(json, JSONPlaces(bytes), configuration)
        }
      case .jsonl: reading = TableImport.reading(lines: try bytes(of: file, shown, world))
      case .csv, .loop, .habitbull, .streaks, .habitkit, .harsh, .habitctl, .healthAutoExport, .samsungHealth,
        .daylio, .garmin, .fitbit, .habitica:
        let bytes = try bytes(of: file, shown, world)
        let options = TableImport.Options(
          map: map, dateOrder: order, zone: zone, name: name, skippedLines: skippedLines)
        reading = try naming(shown) { () throws(ImportFault) in
          try TableImport.reading(bytes, configuration, options)
        }
      }
      var named = ImportReading()
      named.append(reading, file: shown)
      readings.append(named)
    }
    return .records(readings)
  }

  /// A file's bytes; what is UTF-16, as its first bytes say, as UTF-8.
  private func bytes(of file: ImportSource.File, _ shown: String, _ world: World) throws(CommandError)
    -> Bytes
  {
    let bytes = try bytes(of: file, world)
    guard UTF16Text.isMarked(bytes) else { return bytes }
    guard let text = UTF16Text.utf8(bytes) else { throw error(.notUTF8, in: shown) }
    return text
  }

  private func bytes(of file: ImportSource.File, _ world: World) throws(CommandError) -> Bytes {
    if let bytes = file.bytes { return bytes }
    return try telling(.reading, world.files.source(at: file.path, ofAbout: file.size))
  }

  private func foreignRecords(
    _ given: ImportSource, _ format: any ForeignFormat.Type, _ world: World
  ) throws(CommandError) -> ImportReading {
    var files: [ImportedFile] = []
    for file in given.files { files.append((file.name, try bytes(of: file, given.shown(file), world))) }
    var options = ForeignOptions(configuration)
    options.zone = zone
    options.dateOrder = order
    options.name = self.name
    options.folder = given.folder
    var result = format.read(files, options)
    var known: [String?: String] = [:]
    func shown(_ name: String?) -> String {
      if let known = known[name] { return known }
      let file = name.flatMap { name in given.files.first { $0.name == name } }
      let only = given.files.count == 1 ? given.files.first : nil
      let shown = (file ?? only).map(given.shown) ?? given.typed
      known[name] = shown
      return shown
    }
    for index in result.remarks.indices { result.remarks[index].file = shown(result.remarks[index].file) }
    for index in result.places.indices { result.places[index].file = shown(result.places[index].file) }
    return ImportReading(result)
  }

  /// Reads Apple Health's file piece by piece, telling a terminal how far it has come.
  private func health(
    _ file: ImportSource.File, _ shown: String, in world: inout World, by settings: Settings
  ) throws(CommandError) -> ImportReading {
    var health = AppleHealth(configuration, zone: zone, onlySource: source)
    var fault: XMLPieces.Fault?
    var isUTF16: Bool?
    var isTable = false
    var progress = Progress(of: file.size, in: world)
    defer { progress.end() }
    do throws(FileTrouble) {
      try file.pieces(in: world) { piece in
        isTable = isTable || isUTF16 == nil && AppleHealthTable.recognises(piece)
        isUTF16 = isUTF16 ?? UTF16Text.isMarked(piece)
        if isUTF16 == true || isTable { return false }
        do throws(XMLPieces.Fault) { try health.read(piece) } catch {
          fault = error
          return false
        }
        progress.advance(by: piece.count) { settings.words.importing(percent: $0) }
        return !progress.isInterrupted
      }
    } catch { throw CommandError(error, doing: .reading) }
    var damaged: [Int] = []
    if isTable {
      let table = AppleHealthTable.xml(try bytes(of: file, shown, world))
      damaged = table.damaged
      do throws(XMLPieces.Fault) { try health.read(table.xml) } catch { fault = error }
    } else if isUTF16 == true {
      // No phone writes it; somebody has saved the file anew, and it is read as a whole.
      let text = try bytes(of: file, shown, world)
      do throws(XMLPieces.Fault) { try health.read(text) } catch { fault = error }
    }
    switch fault {
    case .endlessTag(let line): throw error(.endlessTag(line: line), in: shown)
    case .growingEntity(let line): throw error(.growingEntity(line: line), in: shown)
    case nil: break
    }
    var reading = health.finish()
    if let first = damaged.first { reading.remark(.notUTF8(damaged.count), line: first) }
    return reading
  }

  private func naming<Result>(
    _ shown: String, _ body: () throws(ImportFault) -> Result
  ) throws(CommandError) -> Result {
    do throws(ImportFault) { return try body() } catch { throw self.error(error, in: shown) }
  }

  /// A fault of a whole file, said after its name.
  private func error(_ fault: ImportFault, in shown: String) -> CommandError {
    CommandError { "\(shown.printable): " + $0.sentence(for: fault) }
  }
}

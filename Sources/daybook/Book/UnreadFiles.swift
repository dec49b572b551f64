import Journal
import Platform
import Rendering

/// The files of a daybook that could not be read, each once, until a person is told: an answer that is less than the
/// whole never looks whole.
///
/// Its copies are one: a daybook is read in many places, on several threads, and told of in one.
struct UnreadFiles: Sendable {
  private let found = Guarded<(files: [String: FileProblem], settings: Settings?)>(([:], nil))

  /// Holds none yet.
  init() {}

  /// Takes a file down, and how its daybook is spoken of.
  func add(_ file: FileProblem, by settings: Settings) {
    found.withLock { found in
      found.files[file.path] = found.files[file.path] ?? file
      found.settings = settings
    }
  }

  /// Whether everything could be read.
  var isEmpty: Bool { found.withLock { $0.files.isEmpty } }

  /// The paths of what could not be read.
  var paths: Set<String> { found.withLock { Set($0.files.keys) } }

  /// Sets aside what it holds, so that what is read next can be told from it; `hold` brings it back.
  func setAside() -> [FileProblem] {
    found.withLock { found in
      defer { found.files = [:] }
      return Array(found.files.values)
    }
  }

  /// Holds these files alone.
  func hold(_ files: [FileProblem]) {
    found.withLock { found in
      found.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Says on standard error what could not be read, in the order of paths; false if there is nothing to tell.
  func tell(in world: inout World) -> Bool {
    let (files, settings) = found.withLock { found in
      defer { found.files = [:] }
      return (found.files.values.sorted { $0.path < $1.path }, found.settings)
    }
    guard let settings else { return false }
    let shown = files.count > Self.most ? Self.few : files.count
    for file in files.prefix(shown) { world.tell(file.problem, in: file.path, by: settings) }
    if files.count > shown { world.say(settings.words.moreUnread(files.count - shown), by: settings) }
    return !files.isEmpty
  }

  /// Up to so many are each named; of more, only a few are, and the rest are counted.
  private static let most = 10
  private static let few = 3

  /// The days of a period of which nothing is known, as far as they were asked for: their files cannot be read, are
  /// written in another way, or are not on this machine.
  func unknownDays(in period: Period, _ configuration: Configuration) -> [Day] {
    let files = found.withLock { Array($0.files.values) }
    return files.compactMap { file in
      if case .notDownloaded(_, let day) = file.problem.kind { return day }
      return configuration.day(ofFileAt: Path(file.path))
    }.filter(period.contains)
  }

  /// Forgets the days that are not on this machine: a line that was written is whole without them.
  func forgetAbsent() {
    found.withLock { found in
      found.files = found.files.filter { _, file in
        if case .notDownloaded = file.problem.kind { false } else { true }
      }
    }
  }

  /// Forgets some files: a command tells of them in words of its own.
  func forget(_ files: [FileProblem]) { forget(Set(files.map(\.path))) }

  /// Forgets the files of some paths.
  func forget(_ paths: Set<String>) {
    found.withLock { found in
      for path in paths { found.files[path] = nil }
    }
  }
}

extension Words {
  /// How many files more could not be read than were named.
  fileprivate func moreUnread(_ count: Int) -> String {
    let files = czech(count, "další soubor", "další soubory", "dalších souborů")
    return say(
      "and \(number(count)) more \(count == 1 ? "file" : "files") cannot be read; 'daybook check' names them all",
      "a \(number(count)) \(files) nejde přečíst; všechny vypíše „daybook check“")
  }
}

import Platform

/// The variables that a process is given.
struct Environment: Sendable {
  private let values: [String: String]

  /// Holds the given variables, as a test does.
  init(_ values: [String: String]) { self.values = values }

  /// This process's variables as they are now; of a name that is there twice the first counts, as in `getenv`.
  static func ofProcess() -> Environment {
    var values: [String: String] = [:]
    for variable in System.environment {
      guard let sign = variable.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(variable[..<sign])
      if values[name] == nil { values[name] = String(variable[variable.index(after: sign)...]) }
    }
    return Environment(values)
  }

  /// The value of a variable; one that is empty counts as not set, as the XDG rules have it.
  subscript(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The variables as a child process takes them, `NAME=value`, in order of name.
  var assignments: [String] { values.map { "\($0.key)=\($0.value)" }.sorted() }

  /// The folder `daybook` in what `variable` names, if that is absolute, else in `fallback` of the home folder.
  ///
  /// Nil without a home.
  func folder(_ variable: String, fallback: String) -> Path? {
    if let base = self[variable], base.utf8.first == UInt8(ascii: "/") {
      return Path(base).appending("daybook")
    }
    return self["HOME"].map { Path($0).appending(Path(fallback)).appending("daybook") }
  }

  /// Where what is remembered between runs lies: `${XDG_STATE_HOME:-~/.local/state}/daybook`.
  var stateFolder: Path? { folder("XDG_STATE_HOME", fallback: ".local/state") }

  /// The program of that name on `PATH`, which must be a file that may be run; a name with a slash is a path itself.
  func program(_ name: String) -> Path? {
    if name.utf8.contains(UInt8(ascii: "/")) { return Environment.isProgram(Path(name)) ? Path(name) : nil }
    let folders = (self["PATH"] ?? "/usr/bin:/bin").utf8.split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    // An empty part of `PATH` is the current folder, from which nothing is run unasked.
    return folders.lazy.filter { !$0.isEmpty }.map { Path(bytes: $0).appending(name) }.first(
      where: Environment.isProgram)
  }

  /// Whether a path is that of a file that may be run.
  static func isProgram(_ path: Path) -> Bool {
    do throws(FileTrouble) {
      return try DiskFiles().status(of: path)?.kind == .file && System.allows(.running, path)
    } catch {
      return false
    }
  }
}

import Platform

/// The variables that a process is given.
struct Environment: Sendable {
  /// The variables, `NAME=value`; of a name that is there twice the first counts, as in `getenv`.
  private let variables: [String]

  private init(variables: [String]) { self.variables = variables }

  /// Holds the given variables, as a test does.
  init(_ values: [String: String]) { variables = values.map { "\($0.key)=\($0.value)" } }

  /// This process's variables as they are now.
  static func ofProcess() -> Environment { Environment(variables: System.environment) }

  /// The value of a variable; one that is empty counts as not set, as the XDG rules have it.
  subscript(_ name: String) -> String? {
    let sign = name.utf8.count
    for variable in variables where variable.utf8.starts(with: name.utf8) {
      let rest = variable.utf8.dropFirst(sign)
      guard rest.first == UInt8(ascii: "=") else { continue }
      return rest.count > 1 ? String(rest.dropFirst()) : nil
    }
    return nil
  }

  /// The variables with another value of one.
  func setting(_ name: String, to value: String) -> Environment {
    Environment(variables: ["\(name)=\(value)"] + variables)
  }

  /// The variables as a child process takes them, `NAME=value`, in order of name.
  var assignments: [String] {
    var values: [Substring: String] = [:]
    for variable in variables {
      guard let sign = variable.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      if values[variable[..<sign]] == nil { values[variable[..<sign]] = variable }
    }
    return values.values.sorted()
  }

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
  func program(_ name: String, among programs: Programs) -> Path? {
    if name.utf8.contains(UInt8(ascii: "/")) { return programs.mayRun(Path(name)) ? Path(name) : nil }
    let folders = (self["PATH"] ?? "/usr/bin:/bin").utf8.split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    // An empty part of `PATH` is the current folder, from which nothing is run unasked.
    return folders.lazy.filter { !$0.isEmpty }.map { Path(bytes: $0).appending(name) }
      .first(where: programs.mayRun)
  }
}

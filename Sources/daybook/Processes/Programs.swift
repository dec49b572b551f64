import Platform

/// The programs of this machine, which lie among its own files and not among a daybook's.
struct Programs: Sendable {
  /// Whether a path is that of a file that may be run.
  var mayRun: @Sendable (Path) -> Bool
  /// The absolute path of a program without links; it must be there.
  var resolved: @Sendable (Path) throws(FileTrouble) -> Path
  /// Runs a program to its end; its output is empty unless it is kept.
  var run: @Sendable (ChildProcess) throws(FileTrouble) -> (ending: ChildProcess.Ending, output: Bytes)

  /// Those that this process sees.
  static var ofMachine: Programs {
    Programs(
      mayRun: { path in
        do throws(FileTrouble) {
          return try DiskFiles().status(of: path)?.kind == .file && System.allows(.running, path)
        } catch { return false }
      },
      resolved: { path throws(FileTrouble) in try DiskFiles().resolved(path) },
      run: { child throws(FileTrouble) in try child.run() })
  }
}

extension World {
  /// The program of a name on `PATH`, or at the path that a name with a slash is; nil if there is none.
  func program(_ name: String) -> Path? { environment.program(name, among: programs) }
}

import Foundation

/// The folder of the package, which holds `Examples`, `Man` and `README.md`.
package let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The path of a program on `$PATH`; nil if it is not installed.
package func programPath(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// The program that was built with the tests, which lies in their folder or in one around it; nil if it was not built.
package let builtProgram: String? = {
  let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  let places: [String?] = [
    own, Bundle.main.executablePath, CommandLine.arguments.first, Bundle.main.bundlePath,
  ]
  for place in places.compactMap(\.self) {
    var folder = URL(fileURLWithPath: place)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent("daybook").path
      var isFolder: ObjCBool = false
      if FileManager.default.isExecutableFile(atPath: program),
        FileManager.default.fileExists(atPath: program, isDirectory: &isFolder), !isFolder.boolValue
      {
        return program
      }
    }
  }
  return nil
}()

/// Runs a program and gives back its exit status and everything that it wrote, to either output.
///
/// The environment is that of the tests unless another is given, whole.
package func running(
  _ program: String, _ arguments: [String], environment: [String: String]? = nil, in folder: URL? = nil,
  input: Data? = nil
) throws -> (status: Int32, output: Data) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: programPath(program) ?? program)
  process.arguments = arguments
  process.environment = environment ?? ProcessInfo.processInfo.environment
  process.currentDirectoryURL = folder
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  guard let input else {
    process.standardInput = FileHandle.nullDevice
    return try ended(process, pipe)
  }
  return try inTemporaryFolder { own in
    // A file, since a pipe that nobody reads from would end the tests.
    let typed = own.appendingPathComponent("input")
    try input.write(to: typed)
    process.standardInput = try FileHandle(forReadingFrom: typed)
    return try ended(process, pipe)
  }
}

private func ended(_ process: Process, _ pipe: Pipe) throws -> (status: Int32, output: Data) {
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, data)
}

/// Runs a program and gives back everything that it wrote, to either output; `environment` adds to that of the tests.
package func output(
  of program: String, _ arguments: [String], environment: [String: String] = [:], folder: URL? = nil
) throws -> String {
  let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  return String(
    decoding: try running(program, arguments, environment: environment, in: folder).output, as: UTF8.self)
}

/// Makes a folder that is gone when the work in it is done.
package func inTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

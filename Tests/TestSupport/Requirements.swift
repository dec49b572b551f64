// A release build of every target has no tests, and nothing to import.
#if canImport(Testing)
  import Foundation
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Skips a test where a program that it runs is not installed, and says which.
    package static func needs(_ programs: String...) -> Self {
      needing(programs.filter { programPath($0) == nil })
    }

    /// Skips a test where the program was not built beside the tests, or another program that it runs is not installed.
    package static func needsBuiltProgram(and programs: String...) -> Self {
      needing(
        (builtProgram == nil ? ["the built daybook"] : []) + programs.filter { programPath($0) == nil })
    }

    /// Skips a test where none of some programs that do the same is installed.
    package static func needsOne(of programs: [String]) -> Self {
      needing(programs.contains { programPath($0) != nil } ? [] : [programs.joined(separator: " or ")])
    }

    /// Skips a test where a file of the system is missing.
    package static func needsFile(_ path: String) -> Self {
      needing(FileManager.default.fileExists(atPath: path) ? [] : [path])
    }

    private static func needing(_ missing: [String]) -> Self {
      .enabled(if: missing.isEmpty, "\(missing.joined(separator: ", ")) is not here")
    }
  }
#endif

@unsafe @preconcurrency import CLibrary

/// The C library, one thin function a call.
///
/// Every call that a signal interrupts is made again. Descriptors are plain numbers, closed by whoever opened them.
package enum System {
  /// The path of this program, without links; nil if the system does not say.
  package static func ownProgram() -> Path? {
    guard let path = pathOfThisProgram() else { return nil }
    do throws(SystemError) { return try resolved(Path(bytes: path)) } catch { return nil }
  }

  /// This process's number.
  package static var processNumber: Int32 { getpid() }

  /// The most memory that this process has held, in bytes.
  package static var peakOfMemory: Int { peakInBytes(ownUsage()) }

  /// How much this process has read from disks so far, in blocks or, on macOS, in operations; what comes from memory or
  /// over a network is not counted.
  package static var diskReads: Int { ownUsage().ru_inblock }

  /// How often this process has waited so far, for a disk, a network or another thread.
  package static var waits: Int { ownUsage().ru_nvcsw }

  /// The words of the command line, the program's name first; nil for one that is not UTF-8.
  package static var arguments: [String?] {
    (0..<Int(CommandLine.argc)).map { place in
      unsafe CommandLine.unsafeArgv[place].flatMap { unsafe String(validatingCString: $0) }
    }
  }

  /// The environment as `NAME=value`, in its own order.
  package static var environment: [String] { processVariables() }

  /// The result of a call, made again while signals interrupt it; below zero is a failure, whose number is
  /// `errno`.
  @inline(__always)
  static func checked(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }

  /// The current folder, absolute; the root if it is gone.
  package static func workingFolder() -> Path {
    guard let name = unsafe getcwd(nil, 0) else { return Path("/") }
    defer { unsafe free(name) }
    return unsafe Path(bytes: UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }

  /// Ends the process with an exit status.
  package static func exit(_ status: Int32) -> Never { CLibrary.exit(status) }
}

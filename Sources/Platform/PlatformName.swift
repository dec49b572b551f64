import CLibrary

extension System {
  /// The system, the processor and the C library that the program was compiled for: `Linux x86_64, glibc`.
  package static var platform: String { platformName }
}

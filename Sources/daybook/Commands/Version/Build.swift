import Platform
import Speech

/// How this program was built, as far as the compiler or the sources say it.
enum Build {
  #if compiler(>=6.4)
    private static let compiler = "6.4+"
  #elseif compiler(>=6.3)
    private static let compiler = "6.3"
  #else
    private static let compiler = "6.2"
  #endif

  #if DEBUG
    private static let isOptimised = false
  #else
    private static let isOptimised = true
  #endif

  /// The lines below the version: the commit, the compiler and the platform.
  static var lines: [Phrase] {
    [
      SourceCommit.name.map { Phrase("commit \($0)", cs: "commit \($0)") }
        ?? Phrase(
          "commit unknown: built from a checkout, not from an archive of one commit",
          cs: "commit neznámý: přeloženo z pracovní kopie, ne z archivu jednoho commitu"),
      isOptimised
        ? Phrase("Swift \(compiler), release build", cs: "Swift \(compiler), optimalizovaný překlad")
        : Phrase("Swift \(compiler), debug build", cs: "Swift \(compiler), ladicí překlad"),
      Phrase(System.platform, cs: System.platform),
    ]
  }
}

import Rendering

/// Why a command did not do what it was asked, in one line that is made once the language is known.
struct CommandError: Error {
  /// The line.
  let message: @Sendable (Words) -> String
  /// The exit status, `trouble` unless said.
  let status: ExitStatus

  /// An error in words of its own.
  init(_ status: ExitStatus = .trouble, _ message: @escaping @Sendable (Words) -> String) {
    self.status = status
    self.message = message
  }

  /// An error that the words know.
  init(_ trouble: Trouble, status: ExitStatus = .trouble) {
    self.init(status) { $0.sentence(for: trouble) }
  }

  /// What a file would not let the program do.
  init(_ trouble: FileTrouble, doing deed: FileDeed) {
    let (reason, path) = (trouble.reason, trouble.path.description)
    self.init { $0.sentence(for: .file(reason, path: path, deed)) }
  }
}

extension FileTrouble {
  /// The reason, as the words have it.
  var reason: FileReason {
    switch kind {
    case .notFound: .notFound
    case .notAFile: .notAFile
    case .isAFolder: .isAFolder
    case .notAFolder: .notAFolder
    case .alreadyExists: .alreadyExists
    case .permissionDenied: .permissionDenied
    case .readOnlyFileSystem: .readOnly
    case .noSpace: .noSpace
    case .tooLarge: .tooLarge
    case .nameTooLong: .nameTooLong
    case .linkLoop: .linkLoop
    case .tooManyOpenFiles: .tooManyOpenFiles
    case .busy: .busy
    case .unsupported: .unsupported
    case .other(_, _, let text): .other(text)
    }
  }
}

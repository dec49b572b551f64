import Rendering

/// The deed that a file refused.
enum FileDeed: CaseIterable, Sendable {
  case reading
  /// Looking at what is in a folder.
  case listing
  case writing
  case removing
}

extension Words {
  /// Why something could not be done to a file, without saying to which: `permission denied`.
  func reason(_ reason: FileTrouble.Kind) -> String {
    switch reason {
    case .notFound: say("it is not there", "neexistuje")
    case .notAFile: say("it is a pipe, a socket or a device", "je to roura, soket nebo zařízení")
    case .isAFolder: say("it is a folder, not a file", "je to složka, ne soubor")
    case .notAFolder: say("what should be a folder is a file", "co má být složka, je soubor")
    case .alreadyExists: say("it is there already", "už existuje")
    case .permissionDenied: say("permission denied", "přístup odepřen")
    case .readOnlyFileSystem: say("the disk is read-only", "disk je jen pro čtení")
    case .noSpace: say("the disk is full", "disk je plný")
    case .tooLarge: say("it is too large", "je příliš velký")
    case .nameTooLong: say("the name is too long", "jméno je příliš dlouhé")
    case .linkLoop: say("its links lead round in a circle", "jeho odkazy vedou v kruhu")
    case .tooManyOpenFiles: say("too many files are open", "je otevřeno příliš mnoho souborů")
    case .busy: say("another program keeps changing it", "jiný program ho stále mění")
    case .unsupported: say("its disk cannot do this", "jeho disk to neumí")
    case .other(_, _, let text): shortened(text, to: 80)
    }
  }

  func fileTrouble(_ trouble: FileTrouble, _ deed: FileDeed) -> String {
    let reason = trouble.kind
    let (path, why) = (shown(trouble.path.description), self.reason(reason))
    let unchanged = say("; nothing was changed", "; nic se nezměnilo")
    switch deed {
    case .reading:
      return say("\(path) cannot be read: \(why)", "\(path) nejde přečíst: \(why)") + advice(reason)
    case .listing:
      return say("the folder \(path) cannot be read: \(why)", "složku \(path) nejde přečíst: \(why)")
        + advice(reason)
    case .writing:
      return say("\(path) cannot be written: \(why)", "\(path) nejde zapsat: \(why)") + unchanged
        + retry(reason)
    case .removing:
      return say("\(path) cannot be removed: \(why)", "\(path) nejde smazat: \(why)") + unchanged
        + retry(reason)
    }
  }

  /// Advice on how a file can be read; empty where the reason says it.
  private func advice(_ reason: FileTrouble.Kind) -> String {
    switch reason {
    case .notFound, .nameTooLong: say("; check its name", "; zkontrolujte jméno")
    case .permissionDenied: say("; check who may read it", "; zkontrolujte, kdo ho smí číst")
    case .linkLoop: say("; mend the links", "; opravte odkazy")
    case .busy, .tooManyOpenFiles: say("; try again in a moment", "; zkuste to za chvíli znovu")
    case .notAFile, .isAFolder, .notAFolder, .alreadyExists, .readOnlyFileSystem, .noSpace, .tooLarge,
      .unsupported,
      .other:
      ""
    }
  }

  private func retry(_ reason: FileTrouble.Kind) -> String {
    switch reason {
    case .busy, .tooManyOpenFiles: say(", try again in a moment", ", zkuste to za chvíli znovu")
    default: ""
    }
  }

  func partlyWritten(_ trouble: FileTrouble, _ written: Int, canBeUndone: Bool) -> String {
    let (path, why, files) = (shown(trouble.path.description), reason(trouble.kind), files(written))
    let undoing =
      canBeUndone ? say(", and 'daybook undo' takes that back", ", vrátí to „daybook undo“") : ""
    return say(
      "\(path) cannot be written: \(why); \(files) before it \(written == 1 ? "is" : "are") changed\(undoing)",
      "\(path) nejde zapsat: \(why); \(files) před ním "
        + "\(czech(written, "je změněn", "jsou změněny", "je změněno"))\(undoing)")
  }
}

import Rendering

/// The deed that a file refused.
enum FileDeed: CaseIterable, Sendable {
  case reading
  /// Looking at what is in a folder.
  case listing
  case writing
  case removing
  /// Making sure that what is in place is on the disk.
  case confirming
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
    case .overLimit:
      say(
        "it is longer than \(DiskFiles.largestFile >> 20) MB, the most a file may have",
        "je delší než \(DiskFiles.largestFile >> 20) MB, víc soubor mít nesmí")
    case .nameTooLong: say("the name is too long", "jméno je příliš dlouhé")
    case .linkLoop: say("its links lead round in a circle", "jeho odkazy vedou v kruhu")
    case .leadsNowhere(let target):
      say(
        "it is a link to \(inQuotes(shown(target.description))), and nothing is there",
        "je to odkaz na \(inQuotes(shown(target.description))), a tam nic není")
    case .elsewhere(let placeholder):
      say(
        "it is not on this machine, \(quotedName(placeholder)) stands for it",
        "není na tomto počítači, zastupuje ho \(quotedName(placeholder))")
    case .tooManyOpenFiles: say("too many files are open", "je otevřeno příliš mnoho souborů")
    case .busy: say("another program keeps changing it", "jiný program ho stále mění")
    case .unsupported: say("its disk cannot do this", "jeho disk to neumí")
    case .other(_, _, let text): shortened(text, to: 80)
    }
  }

  /// A file that is not on this machine: what iCloud leaves for it stands in its place.
  func elsewhere(_ file: String, placeholder: String) -> String {
    say(
      "\(quotedName(file)) is not on this machine, \(quotedName(placeholder)) stands for it; download it first",
      "\(quotedName(file)) není na tomto počítači, zastupuje ho \(quotedName(placeholder)); nejdřív ho stáhněte"
    )
  }

  /// The answer could not be written.
  func outputRefused(_ reason: FileTrouble.Kind) -> String {
    say(
      "the answer cannot be written to standard output: \(self.reason(reason))",
      "odpověď nejde vypsat na standardní výstup: \(self.reason(reason))")
  }

  /// What a file refused, what became of those before it, and what to do about it.
  func fileTrouble(
    _ trouble: FileTrouble, _ deed: FileDeed, after written: WrittenFiles = WrittenFiles()
  ) -> String {
    let (path, reason) = (shown(trouble.path.description), trouble.kind)
    let why = self.reason(reason)
    switch deed {
    case .reading:
      return say("\(path) cannot be read: \(why)", "\(path) nejde přečíst: \(why)")
        + (written.count == 0 ? advice(reason) : fate(of: written))
    case .listing:
      return say("the folder \(path) cannot be read: \(why)", "složku \(path) nejde přečíst: \(why)")
        + advice(reason)
    case .writing:
      return say("\(path) cannot be written: \(why)", "\(path) nejde zapsat: \(why)") + fate(of: written)
        + (written.count == 0 ? retry(reason) : "")
    case .removing:
      return say("\(path) cannot be removed: \(why)", "\(path) nejde smazat: \(why)") + fate(of: written)
        + retry(reason)
    case .confirming:
      return say(
        "\(path) is written, but the disk did not confirm it: \(why)",
        "\(path) je zapsán, ale disk to nepotvrdil: \(why)")
        + (written.count == 0 ? "" : fate(of: written))
    }
  }

  /// Advice on how a file can be read; empty where the reason says it.
  private func advice(_ reason: FileTrouble.Kind) -> String {
    switch reason {
    case .notFound, .nameTooLong: say("; check its name", "; zkontrolujte jméno")
    case .permissionDenied: say("; check who may read it", "; zkontrolujte, kdo ho smí číst")
    case .linkLoop: say("; mend the links", "; opravte odkazy")
    case .elsewhere: say("; download it first", "; nejdřív ho stáhněte")
    case .leadsNowhere: say("; mend the link, or remove it", "; opravte odkaz, nebo ho smažte")
    case .busy, .tooManyOpenFiles: say("; try again in a moment", "; zkuste to za chvíli znovu")
    case .notAFile, .isAFolder, .notAFolder, .alreadyExists, .readOnlyFileSystem, .noSpace, .tooLarge,
      .overLimit, .unsupported, .other:
      ""
    }
  }

  private func retry(_ reason: FileTrouble.Kind) -> String {
    switch reason {
    case .busy, .tooManyOpenFiles: say(", try again in a moment", ", zkuste to za chvíli znovu")
    default: ""
    }
  }

  /// What a command that failed had written before, at the end of its sentence.
  func fate(of written: WrittenFiles) -> String {
    if written.areTold { return "" }
    let (count, files) = (written.count, files(written.count))
    if count == 0 { return say("; nothing was changed", "; nic se nezměnilo") }
    let undoing =
      written.canBeUndone ? say(", and 'daybook undo' takes that back", ", vrátí to „daybook undo“") : ""
    return say(
      "; \(files) before it \(count == 1 ? "is" : "are") changed\(undoing)",
      "; \(files) před ním \(czech(count, "je změněn", "jsou změněny", "je změněno"))\(undoing)")
  }
}

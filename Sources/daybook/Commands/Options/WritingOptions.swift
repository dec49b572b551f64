import Arguments
import Speech

/// Where and how a writer writes, the same for all of them.
struct WritingOptions: Sendable {
  /// The day, as typed; nil for today.
  var date: String?
  /// Whether to show what would change, and change nothing.
  var isDryRun = false

  static var parameters: [Parameter<WritingOptions>] { [.date(\.date), .dryRun(\.isDryRun)] }
}

extension Parameter {
  /// `--dry-run`
  static func dryRun(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, Bool>,
    help: Phrase = Phrase("Only shows what would change", cs: "Jen ukáže, co by se změnilo")
  ) -> Self {
    .flag(target(), "--dry-run", help: help)
  }

  /// `--date`
  static func date(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, String?>,
    help: Phrase = Phrase("The day (default: today)", cs: "Den (jinak dnešek)")
  ) -> Self {
    .option(target(), "--date", value: "DATE", help: help, completion: Known.date.completion)
  }
}

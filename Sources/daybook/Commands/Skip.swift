import Arguments
import Speech

/// Skips habits on purpose.
struct SkipCommand: Writer {
  static let name = "skip"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Skips habits on purpose", cs: "Záměrně vynechá návyky"), group: Groups.log,
      discussion: [
        Phrase(
          "A skipped day neither breaks a streak nor counts as missed.",
          cs: "Vynechaný den nepřeruší řadu a nepočítá se jako zmeškaný.")
      ],
      examples: [Example("daybook skip workout", Phrase("No workout today", cs: "Dnes bez cvičení"))],
      parameters: MarkWords.parameters(\.words) + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    try MarkWords(words: words, mark: .skipped, writing: writing).run(in: &world, writing: files)
  }
}

import Arguments
import Speech

/// Opens habits again.
struct UndoneCommand: Writer {
  static let name = "undone"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Opens habits again", cs: "Vrátí návyky mezi otevřené"), group: Groups.log,
      discussion: [
        Phrase(
          "Something that was done once is opened in its own file, of the day or one of the 14 days before.",
          cs: "Jednorázový úkol se otevře ve svém souboru, toho dne nebo některého ze 14 předchozích.")
      ],
      examples: [
        Example("daybook undone breakfast", Phrase("Not yet, after all", cs: "Přece jen ještě ne"))
      ],
      parameters: MarkWords.parameters(\.words, takesText: false)
        + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    try MarkWords(words: words, mark: .open, writing: writing).run(in: &world, writing: files)
  }
}

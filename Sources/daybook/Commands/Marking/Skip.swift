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
          cs: "Vynechaný den nepřeruší sérii a nepočítá se jako nesplněný."),
        Phrase(
          "Behind one habit the reason may stand; 'daybook help done' says how names, times and text are told apart.",
          cs: "Za jedním návykem může stát důvod; jak se rozliší jména, čas a text, říká „daybook help done“."
        ),
      ],
      examples: [
        Example("daybook skip workout", Phrase("No workout today", cs: "Dnes bez cvičení")),
        Example(
          "daybook skip gym sprained ankle", cs: "daybook skip gym výron kotníku",
          Phrase("With a reason", cs: "S důvodem")),
      ],
      parameters: MarkWords.parameters(\.words) + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    try MarkWords(words: words, mark: .skipped, writing: writing).run(in: &world, writing: files)
  }
}

import Arguments
import Speech

/// Ticks habits off.
struct DoneCommand: Writer {
  static let name = "done"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Ticks habits off", cs: "Odškrtne návyky"), group: Groups.log,
      discussion: [
        Phrase(
          "A new tick gets the habit's usual time: the last one written in the 60 days before, else the configured one. An existing line keeps its time, unless you give another. Something to do once that is still open in the file of one of the 14 days before is ticked there.",
          cs:
            "Nové odškrtnutí dostane obvyklý čas návyku: poslední zapsaný za 60 dnů, jinak nastavený. Existující řádek si svůj čas nechá, pokud nezadáte jiný. Jednorázový úkol, který zůstal otevřený v souboru některého ze 14 předchozích dnů, se odškrtne tam."
        ),
        Phrase(
          "Every word that can be a name is one. After the names a time may stand, or now, and behind one habit text, which its line keeps; it begins with the first word that is no name, and behind a time all is text, names too. A day behind the names is the day: 'done gym yesterday'; beside text, write --date.",
          cs:
            "Každé slovo, které může být jméno, jím je. Za jmény může stát čas nebo teď a za jedním návykem text, který zůstane v řádku; začíná prvním slovem, které není jméno, a za časem je text všechno, i jména. Den za jmény je den: „done gym včera“; vedle textu pište --date."
        ),
      ],
      examples: [
        Example("daybook done breakfast", Phrase("One habit", cs: "Jeden návyk")),
        Example(
          "daybook done gym 18:40 with Petr", cs: "daybook done gym 18:40 s Petrem",
          Phrase("With a time and text", cs: "S časem a textem")),
        Example(
          "daybook done lunch dinner now --date -1",
          Phrase("Two, yesterday, at the time it is now", cs: "Dva, za včerejšek, s časem právě teď")),
      ],
      parameters: MarkWords.parameters(\.words) + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    try MarkWords(words: words, mark: .done, writing: writing).run(in: &world, writing: files)
  }
}

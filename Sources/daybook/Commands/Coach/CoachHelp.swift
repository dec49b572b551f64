import Arguments
import Speech

/// The long help of `coach`.
extension CoachCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "meals compares what was eaten with the day's goals. workout TEXT writes a training down, as done and add do, and says what recovery needs. hungry suggests earlier meals of yours that fit, those that mention TEXT first. plan out, plan today and plan week look ahead. sanity is the day in three sentences, unwind closes it.",
        cs:
          "meals srovná, co se snědlo, s cíli dne. workout TEXT zapíše trénink, jako done a add, a řekne, co potřebuje zotavení. hungry navrhne vaše dřívější jídla, která se vejdou, nejdřív ta, která zmiňují TEXT. plan out (ven), plan today (dnes) a plan week (týden) hledí dopředu. sanity je den ve třech větách, unwind ho uzavře."
      ),
      Phrase(
        "It answers by rules and your own goals, without a network. A coach line in daybook.conf, once allowed by 'config allow', names a command that is given what --prompt prints and answers instead; if it fails or takes over 60 seconds, the rules answer.",
        cs:
          "Odpovídá podle pravidel a vašich vlastních cílů, bez sítě. Řádek coach v daybook.conf, povolený příkazem „config allow“, určí příkaz, který dostane to, co vypíše --prompt, a odpoví místo nich; když selže nebo trvá přes 60 sekund, odpovídají pravidla."
      ),
    ]
  }

  static var examples: [Example] {
    [
      Example(
        "daybook coach meals", Phrase("What was eaten, what is left", cs: "Co se snědlo, co zbývá")),
      Example(
        "daybook coach workout ran 5km",
        Phrase("Writes a training down, in your words", cs: "Zapíše trénink vlastními slovy")),
      Example(
        "daybook coach hungry eggs",
        Phrase("Something with eggs, if it fits", cs: "Něco s vejci, vejde-li se")),
    ]
  }
}

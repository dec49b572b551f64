import Arguments
import Speech

/// The long help of `coach`.
extension CoachCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "meals compares what was eaten with the day's goals. workout TEXT writes a training down, as done and add do, and says what recovery needs. hungry suggests earlier meals of yours that fit into the next meal's part of the day, those that mention TEXT first. plan out, plan today and plan week look ahead. sanity is the day in three sentences, unwind closes it. At night it says good night, and in a pause nothing.",
        cs:
          "meals srovná, co se snědlo, s cíli dne. workout TEXT zapíše trénink, jako done a add, a řekne, co potřebuje zotavení. hungry navrhne vaše dřívější jídla, která se vejdou do podílu příštího jídla, nejdřív ta, která zmiňují TEXT. plan out (ven), plan today (dnes) a plan week (týden) hledí dopředu. sanity je den ve třech větách, unwind ho uzavře. V noci popřeje dobrou noc a o přestávce neradí nic."
      ),
      Phrase(
        "Whatever the question, TEXT may say what moves you, in English or Czech: there are rules for sleep, water, protein, calories, training, habits, hunger, cravings, alcohol, stress, reluctance, joy and tomorrow, and where none fits it says so. A complaint about health is for a doctor.",
        cs:
          "U každé otázky smí TEXT říct, co vás trápí či těší, česky nebo anglicky: pravidla jsou o spánku, vodě, bílkovinách, kaloriích, tréninku, návycích, hladu, chutích, alkoholu, stresu, nechuti, radosti a zítřku, a kde žádné není, řekne to. Se stížností na zdraví pošle za lékařem."
      ),
      Phrase(
        "--prompt holds, and says so: your words, the date and time, a pause, the aim, sleep, what is met and what is open when, meals and training with their times, the sums of food and drink with their goals, the week, the first thing tomorrow and a few earlier meals; no other line of the daybook.",
        cs:
          "--prompt obsahuje, a sám to říká: vaše slova, datum a čas, přestávku, záměr, spánek, co je splněno a co je kdy otevřené, jídla a trénink s časy, součty jídla a pití s jejich cíli, týden, první věc zítra a několik dřívějších jídel; žádný jiný řádek deníku."
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
        "daybook coach workout ran 5km", cs: "daybook coach workout běh 5km",
        Phrase("Writes a training down, in your words", cs: "Zapíše trénink vlastními slovy")),
      Example(
        "daybook coach hungry eggs", cs: "daybook coach hungry vejce",
        Phrase("Something with eggs, if it fits", cs: "Něco s vejci, vejde-li se")),
    ]
  }
}

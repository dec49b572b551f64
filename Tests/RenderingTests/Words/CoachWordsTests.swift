import Journal
import Reports
import Speech
import TestSupport
import Testing

@testable import Rendering

/// What the coach says, in words.
@Suite struct CoachWordsTests {
  private let configuration = """
    daybook 1
    measure water "Voda" goal 2500ml cup 250ml
    measure sleep "Spánek" unit h goal 7h
    measure kcal "Kalorie" unit kcal goal 1400..1600
    goal kcal 1600..1800 when workout
    measure protein "Bílkoviny" unit g goal 140g
    measure fat "Tuky" unit g goal at most 60g
    habit breakfast 10:30 "Snídaně"
    habit lunch 15:30 "Oběd"
    habit dinner 21:00 "Večeře"
    habit workout "Trénink"
    """

  private func screen(
    _ question: CoachQuestion, _ day: String, _ language: Language, columns: Int = 80,
    at time: String = "13:30"
  ) -> CoachPage {
    let daybook = WrittenDaybook(
      configuration,
      [
        "2026-01-11": "[x] lunch fish, potatoes kcal:520 protein:41g\n[x] dinner eggs kcal:390 protein:33g\n",
        "2026-01-12": day,
      ], now: "2026-01-12T\(time)")
    return daybook.coach(question, on: RenderingTests.screen(language, columns: columns))
  }

  private func drawn(
    _ question: CoachQuestion, _ day: String, _ language: Language, at time: String = "13:30"
  ) -> String {
    screen(question, day, language, at: time).lines.drawn
  }

  private let short = "sleep 01:00-06:10\n[x] breakfast 10:30 oats kcal:420 protein:18g\n"

  @Test func mealsAreSummedAndTheNextOneIsTold() {
    #expect(
      drawn(.meals, short, .en) == """
        Monday, January 12

        10:30  Snídaně: oats (420 kcal, bílkoviny 18 g)

        Kalorie    420 / 1,400–1,600 kcal
        Bílkoviny  18 / 140 g
        Tuky       0 / max 60 g

        The next meal (Oběd, 15:30) should bring about 70 g of protein: 122 g are left
        to 140 g.
        There is room for about 980 to 1,180 kcal; of the 2 meals to come the next one
        gets about 560 to 670 kcal.
        With the training done (Trénink), the goal becomes 1,600 to 1,800 kcal.
        """)
    #expect(
      drawn(.meals, short, .cs) == """
        Pondělí 12. ledna

        10:30  Snídaně: oats (420 kcal, bílkoviny 18 g)

        Kalorie    420 / 1 400–1 600 kcal
        Bílkoviny  18 / 140 g
        Tuky       0 / max. 60 g

        Příští jídlo (Oběd, 15:30) by mělo přinést asi 70 g bílkovin: do 140 g zbývá
        122 g.
        Zbývá místo asi na 980 až 1 180 kcal; ze zbývajících jídel (2) na to příští
        připadá asi 560 až 670 kcal.
        S hotovým tréninkem (Trénink) bude cíl 1 600 až 1 800 kcal.
        """)
  }

  @Test func theDayIsToldInThreeSentences() {
    #expect(
      drawn(.sanity, short, .en) == """
        You slept 5 h 10 min of 7 h: take the day gently, and let the evening end
        a little earlier.
        1 of 9 done, and next comes Oběd (15:30).
        The next meal (Oběd, 15:30) should bring about 70 g of protein: 122 g are left
        to 140 g.
        """)
    #expect(
      drawn(.sanity, short, .cs) == """
        Naspáno máte 5 h 10 min ze 7 h: berte den zlehka a večer ukončete o něco dřív.
        Hotovo 1 z 9 a teď je na řadě Oběd (15:30).
        Příští jídlo (Oběd, 15:30) by mělo přinést asi 70 g bílkovin: do 140 g zbývá
        122 g.
        """)
    #expect(screen(.sanity, "", .en).sentences.count == 3)
  }

  @Test func anOverfullDayIsClosedKindly() {
    let day = "[x] lunch 13:00 pizza kcal:1900 protein:150g fat:80g\n[x] breakfast\n"
    #expect(
      drawn(.unwind, day, .en, at: "21:30") == """
        Still open: Večeře (21:00), Trénink. What takes a minute can still be done.
        Let go of what went over (Kalorie and Tuky): one day decides nothing, and there
        is nothing to make up for.
        Tomorrow begins with Snídaně (10:30).
        """)
    #expect(
      drawn(.unwind, day, .cs, at: "21:30") == """
        Ještě otevřené: Večeře (21:00), Trénink. Co zabere minutu, se dá ještě stihnout.
        Nechte být, co se přehouplo (Kalorie a Tuky): jeden den o ničem nerozhoduje
        a není co dohánět.
        Zítřek začíná takto: Snídaně (10:30).
        """)
  }

  @Test func whoIsHungryIsShownMealsOfTheirOwn() {
    #expect(
      drawn(.hungry, short, .en) == """
        Kalorie    420 / 1,400–1,600 kcal
        Bílkoviny  18 / 140 g
        Tuky       0 / max 60 g

        Then eat: there is room for about 980 to 1,180 kcal today, of which the next
        meal gets about 560 to 670 kcal.
        The next meal (Oběd, 15:30) should bring about 70 g of protein: 122 g are left
        to 140 g.
        Of your own meals these fit:
        • eggs (390 kcal, bílkoviny 33 g, Jan 11)
        • fish, potatoes (520 kcal, bílkoviny 41 g, Jan 11)
        """)
    #expect(drawn(.hungry, short, .cs).contains("Z vašich vlastních jídel se hodí:\n• eggs (390 kcal,"))
  }

  @Test func everyAdviceHasTwoPhrasingsInEachLanguage() {
    for language in Language.allCases {
      let screen = screen(.meals, short, language)
      for advice in Advice.allCases {
        let (one, other) = (
          screen.sentence(Saying(advice, phrasing: 0)), screen.sentence(Saying(advice, phrasing: 1))
        )
        #expect(one != other && !one.isEmpty && !other.isEmpty, "\(advice)")
        #expect(one.last.map { ".!:".contains($0) } == true, "\(one)")
        #expect(other.last.map { ".!:".contains($0) } == true, "\(other)")
      }
    }
    for advice in Advice.allCases {
      for phrasing in 0...1 {
        let saying = Saying(advice, phrasing: phrasing)
        #expect(screen(.meals, short, .en).sentence(saying) != screen(.meals, short, .cs).sentence(saying))
      }
    }
  }

  @Test(arguments: [30, 40, 80]) func noLineIsWiderThanTheScreen(_ columns: Int) {
    for question in CoachQuestion.allCases {
      for language in Language.allCases {
        for day in ["", short] {
          for line in screen(question, day, language, columns: columns).lines {
            #expect(line.widthInColumns <= columns, "\(line.text)")
          }
        }
      }
    }
  }

  @Test func thePromptSaysWhatItHoldsAndHoldsNoMore() {
    let prompt = screen(.unwind, short + "A secret.\n", .en).prompt.withPlainBlanks
    #expect(
      prompt.hasSuffix(
        """
        Close the day: what is open, what to let go of, and the first thing tomorrow.

        Included, as far as it is written down: the date and the time of day, a pause, the aim, the day's sleep, how many habits and goals are met, what is open and when it is due, the meals with their times, the sums of food and drink with their goals, the training, the goals and plans of the week, the first thing tomorrow and a few earlier meals. Nothing else of the daybook.
        - Monday, January 12, the time is 13:30.
        - Spánek: 5 h 10 min of 7 h.
        - 1 of 9 completed, 11 percent.
        - Still open: Oběd (15:30), Večeře (21:00), Trénink.
        - 10:30 Snídaně: oats (420 kcal, bílkoviny 18 g).
        - Kalorie: 420 of 1,400 to 1,600 kcal.
        - Bílkoviny: 18 of 140 g.
        - Tuky: 0 of at most 60 g.
        - Voda: 0 of 2,500 ml.
        - Trénink: open.
        - First tomorrow: Snídaně (10:30).

        """))
    #expect(prompt.contains("Give no medical advice"))
    #expect(!prompt.contains("secret"))
    let whole = WrittenDaybook(
      "aim \"lose fat\"\npause 2026-01-12..2026-01-13 \"Flu\"\n" + configuration,
      ["2026-01-12": "[x] workout 11:00 squats\n"], now: "2026-01-12T13:30")
    let said = whole.page(
      .sanity, about: whole.coachFacts(wish: "so tired"), on: RenderingTests.screen(.cs, columns: 80)
    ).prompt.withPlainBlanks
    for fact in [
      "Člověk říká: „so tired“", "- Pondělí 12. ledna, je 13:30.", "- Všechno má přestávku (Flu).",
      "- Záměr slovy toho člověka: lose fat.", "- Trénink (11:00): splněno, squats.",
    ] { #expect(said.contains(fact), "\(fact)") }
    #expect(screen(.sanity, short, .cs).prompt.contains("Nedávejte lékařské rady"))
  }

  @Test func machineOutputHasNoLanguage() {
    let report = screen(.meals, short, .cs).report
    let daybook = WrittenDaybook(configuration, [:], now: "2026-01-12T13:30")
    let json = report.json(daybook.configuration)
    #expect(json["schema"]?.text == "daybook.coach/1")
    #expect(json["action"]?.text == "meals")
    #expect(json["plan"] == .null)
    #expect(json["advice"]?.elements?.map(\.text) == ["proteinShort", "caloriesLeft", "trainingChangesGoal"])
    #expect(
      json["nutrients"]?.elements?.map { $0["remaining"]?.micros } == [980_000_000, 122_000_000, 60_000_000])
    #expect(json["meals"]?.elements?.first?["amounts"]?["protein"]?.integer == 18)
  }
}

extension WrittenDaybook {
  /// What the coach answers today, in the first phrasings, whatever the minute, or in the others.
  func coach(_ question: CoachQuestion, on screen: Screen, phrasing: Int = 0) -> CoachPage {
    page(question, about: coachFacts(), on: screen, phrasing: phrasing)
  }

  func page(
    _ question: CoachQuestion, about facts: CoachFacts, on screen: Screen, phrasing: Int = 0
  ) -> CoachPage {
    let said = Advice.allCases.reduce(into: [:]) { $0[$1] = 1 - phrasing }
    return CoachPage(
      CoachReport(to: question, about: facts, after: said),
      in: Frame(configuration, today: facts.today, on: screen))
  }

  func coachFacts(wish: String = "") -> CoachFacts {
    let interpreter = DayReader(configuration)
    let days = files.reduce(into: [:]) { $0[$1.key] = WordedDay($1.value, of: $1.key, by: interpreter) }
    let subjects = CoachSubjects(in: configuration)
    let earlier = days.filter { $0.key < today && $0.key >= today - 60 }.sorted { $0.key < $1.key }
      .flatMap { Meal.all(in: $0.value, subjects: subjects, configuration: configuration) }
    return CoachFacts(
      of: DayReport(
        of: days[today] ?? WordedDay(DayFile([]), of: today, by: interpreter), in: assessment, now: now),
      days: days,
      earlier: earlier, in: assessment, now: now, wish: wish)
  }
}

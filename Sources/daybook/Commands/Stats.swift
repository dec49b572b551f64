import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Shows streaks, rates, totals and means.
struct StatsCommand: Report {
  static let name = "stats"

  var names: [String] = []
  var period: String?
  var explains = false
  var other: String?
  var isNextDay = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows streaks, rates, totals and means", cs: "Ukáže série, úspěšnost, součty a průměry"),
      group: Groups.look,
      discussion: [
        Phrase(
          "A streak is the run of met days up to today, in all history; rest days, pauses and days with nothing due do not break it. The recent figure is of the last 30 settled days, or of 12 weeks for a weekly streak.",
          cs:
            "Série jsou splněné dny za sebou až do dneška, z celé historie; volné dny, přestávky a dny, kdy nic nebylo v plánu, ji nepřeruší. Nedávno je posledních 30 rozhodnutých dnů, u týdenní série 12 týdnů."
        ),
        Phrase(
          "Strength goes from 0 to 100 % and tells how firm a habit is: one miss costs little, one day earns little, and 13 days in a row make half. The trend of what does not add up, such as a weight, is a line that each value moves by a tenth; beside it stands its change in the last 7 days. --explain shows their last 30 steps.",
          cs:
            "Síla jde od 0 do 100 % a říká, jak je návyk pevný: jedno vynechání stojí málo, jeden den přinese málo a 13 splněných dní za sebou dá polovinu. Trend toho, co se nesčítá, třeba váhy, je čára, kterou každá hodnota posune o desetinu; vedle stojí, oč se změnila za 7 dní. Posledních 30 kroků ukáže --explain."
        ),
        Phrase(
          "+TAG (also @TAG, '#TAG' and KEY:) tells of the lines with that tag how many they are, on how many days, which is the last, and what the measures in them come to; 'daybook list +TAG' shows them.",
          cs:
            "+ŠTÍTEK (i @ŠTÍTEK, '#ŠTÍTEK' a KLÍČ:) řekne o řádcích s tím štítkem, kolik jich je a v kolika dnech, který je poslední a kolik dají veličiny na nich; ukáže je „daybook list +ŠTÍTEK“."
        ),
        Phrase(
          "--with OTHER puts the days on which OTHER was met, or had a value, against the days on which it was not, and gives the mean of the measure, or the rate of the habit, on both sides. Whether such a difference comes by chance is tried out: all days are shuffled 10,000 times, always the same way, and dealt into two sides as large as the real ones; told is how often these lie at least as far apart, in either direction (the two-sided permutation test of Fisher and Pitman). 500 in 10,000 or fewer is hardly chance; why it is so, that does not tell. Days of which nothing is known are left out: before OTHER's start, after its end, and today while it is open. Each side needs 5 days; --explain lists them all.",
          cs:
            "--with DRUHÉ postaví dny, kdy se DRUHÉ splnilo nebo mělo hodnotu, proti dnům, kdy ne, a uvede na obou stranách průměr veličiny nebo úspěšnost návyku. Jestli takový rozdíl nedělá náhoda, se vyzkouší: všechny dny se 10 000krát zamíchají, pokaždé stejně, a rozdají na dvě strany velké jako ty skutečné; uvede se, jak často jsou od sebe aspoň tak daleko, tím nebo oním směrem (oboustranný permutační test, Fisher a Pitman). 500 z 10 000 a méně náhoda sotva je; proč to tak je, to neříká. Dny, o kterých se nic neví, se vynechají: před začátkem DRUHÉ, po jeho konci a dnešek, dokud je otevřený. Každá strana potřebuje 5 dní; --explain je všechny vypíše."
        ),
        Phrase(
          "--json prints daybook.stats/1; there each habit and measure has strength (0 to 1) and with (id, nextDay, with and without, each with days and mean, shuffles, asMuch), a measure also trend (value, change), and tags have tag, lines, days, first, last and measures.",
          cs:
            "--json vypíše daybook.stats/1; každý návyk a veličina tam má strength (0 až 1) a with (id, nextDay, with a without, obojí s days a mean, shuffles, asMuch), veličina i trend (value, change) a tags mají tag, lines, days, first, last a measures."
        ),
      ],
      examples: [
        Example(
          "daybook stats breakfast --explain",
          Phrase("Where breakfast's numbers come from", cs: "Odkud se berou čísla snídaně")),
        Example(
          "daybook stats water last month", cs: "daybook stats water minulý měsíc",
          Phrase("Water of last month", cs: "Voda za minulý měsíc")),
        Example(
          "daybook stats +training",
          Phrase("What the lines with that tag hold", cs: "Co je na řádcích s tím štítkem")),
        Example(
          "daybook stats sleep --with workout --next-day",
          Phrase(
            "Sleep after days with a workout, and after others",
            cs: "Spánek po dnech se cvičením a po ostatních")),
        Example(
          "daybook stats water --period 2026-01", Phrase("Water in January 2026", cs: "Voda v lednu 2026")),
      ],
      parameters: [
        .arguments(
          \.names, "NAME",
          help: Phrase(
            "The habits, measures and +tags (default: all habits and measures)",
            cs: "Návyky, veličiny a +štítky (jinak všechny návyky a veličiny)"),
          completion: Known.what.completion),
        .option(
          \.period, "--period", value: "PERIOD",
          help: Phrase(
            "The days to count (default: all up to today)", cs: "Počítané dny (jinak všechny do dneška)"),
          completion: Known.period.completion),
        .option(
          \.other, "--with", value: "OTHER",
          help: Phrase(
            "Compares the days with and without another habit or measure",
            cs: "Porovná dny s jiným návykem nebo veličinou a bez nich"),
          completion: Known.name.completion),
        .flag(
          \.isNextDay, "--next-day",
          help: Phrase("Looks at OTHER on the day before", cs: "DRUHÉ bere z předchozího dne")),
        .flag(
          \.explains, "--explain",
          help: Phrase(
            "Traces each number to its lines, and says why other days do not count",
            cs: "U každého čísla ukáže řádky, ze kterých je, a řekne, proč se jiné dny nepočítají")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, toBeListed: true)
    let vocabulary = Vocabulary(daybook.configuration)
    var names = names
    let other = daybook.named(other, in: &names)
    names = vocabulary.joiningNames(in: names)
    let period = period ?? daybook.takePeriod(offEndOf: &names)
    let phrase = try period.map { text throws(CommandError) in try daybook.period(text) } ?? nil
    let tags = names.filter { LineQuery.Condition.isTag($0) && vocabulary.subject(named: $0) == nil }
    let subjects = try daybook.subjects(names.filter { !tags.contains($0) })
    let question = try question(of: subjects, by: other, tags: tags, daybook)
    if explains { return try explain(phrase, of: subjects, question, by: daybook, in: &world) }
    try output.refuseTable(beside: other.map { "--with \(shellWord($0))" } ?? tags.first)
    let (index, read, assessment) = try daybook.everything()
    let report = StatisticsReport(
      over: daybook.settled(phrase, index), of: subjects ?? (tags.isEmpty ? nil : []), comparing: question,
      in: assessment)
    var paths: [Day: String] = [:]
    let held = tags.map { tag in
      let found = daybook.lines(
        LineQuery([tag], vocabulary, in: daybook.configuration), in: index.days(within: report.period))
      if let last = found.lines.last?.day { paths[last] = found.paths[last] }
      return TagStatistics(of: tag, in: found.lines, daybook.configuration)
    }
    let page = StatsPage(
      report, isNamed: subjects != nil, tags: held, paths: paths, in: daybook.frame)
    try world.show(page, as: output)
    daybook.report(read.problems, index, in: &world)
    return .done
  }

  /// The basis of the comparison, if one is asked for and can be made.
  private func question(
    of subjects: [Reference]?, by other: String?, tags: [String], _ daybook: Daybook
  ) throws(CommandError) -> Comparison.Question? {
    if explains, let tag = tags.first { throw CommandError { $0.tagIsExplainedByItsLines(tag) } }
    guard let other else {
      if isNextDay { throw CommandError { $0.nextDayOfWhat } }
      return nil
    }
    let reference = try daybook.subject(other)
    guard let subjects, tags.isEmpty else { throw CommandError { $0.comparesWhat(other) } }
    guard !subjects.contains(reference) else { throw CommandError { $0.comparesWithItself(other) } }
    return Comparison.Question(reference, isNextDay: isNextDay)
  }

  /// Shows where each number comes from.
  private func explain(
    _ phrase: PeriodPhrase?, of subjects: [Reference]?, _ question: Comparison.Question?,
    by daybook: Daybook, in world: inout World
  ) throws(CommandError) -> ExitStatus {
    let read = try daybook.everythingExplained(of: subjects)
    let report = StatisticsReport(
      over: daybook.settled(phrase, read.index), of: subjects, comparing: question, in: read.assessment)
    let explanation = Explanation(
      of: report, isNamed: subjects != nil, in: read.assessment, by: read.evidence)
    let page = ExplanationPage(
      explanation, isNamed: subjects != nil, paths: read.paths, in: daybook.frame)
    try world.show(page, as: output)
    daybook.report(read.problems, read.index, in: &world)
    return .done
  }
}

extension Words {
  fileprivate func tagIsExplainedByItsLines(_ tag: String) -> String {
    let command = inQuotes("daybook list \(shellWord(tag))")
    return say(
      "a tag has no number to explain; \(command) shows its lines",
      "štítek nemá číslo k vysvětlení; jeho řádky ukáže \(command)")
  }

  fileprivate var nextDayOfWhat: String {
    say(
      "--next-day needs --with OTHER: 'daybook stats sleep --with workout --next-day'",
      "--next-day potřebuje --with DRUHÉ: „daybook stats sleep --with workout --next-day“")
  }

  fileprivate func comparesWhat(_ other: String) -> String {
    let other = shellWord(other)
    return say(
      "--with compares a habit or measure; name one: 'daybook stats NAME --with \(other)'",
      "--with porovnává návyk nebo veličinu; uveďte, co: „daybook stats JMÉNO --with \(other)“")
  }

  fileprivate func comparesWithItself(_ other: String) -> String {
    say(
      "\(quoted(other)) cannot be compared with itself; name another habit or measure after --with",
      "\(quoted(other)) se samo se sebou porovnat nedá; za --with uveďte jiný návyk nebo veličinu")
  }
}

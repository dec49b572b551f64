import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Lists the lines that fit.
struct ListCommand: Report {
  static let name = "list"

  var what: [String] = []
  var period: String?
  var isReversed = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Lists the lines that fit", cs: "Vypíše řádky, které se hodí"),
      group: Groups.look,
      discussion: [
        Phrase(
          "Each line of the files with its day and time before it and FILE:LINE behind it, the newest day first; at the end how many they are, and the sums of what was asked for. A WHAT is the name of a habit or measure, a +tag, @tag or '#tag', a key: of tags (kcal:), or the beginning of a word. A line must fit all of them. A measure's name also finds the lines in which a tag counts for it, and those of which a share does (counts 80% water). Quote '#tag', which a shell takes for a comment.",
          cs:
            "Každý řádek souborů, před ním den a čas, za ním SOUBOR:ŘÁDEK, nejnovější den první; na konci kolik jich je a součty toho, na co se ptáte. CO je jméno návyku nebo veličiny, +štítek, @štítek nebo '#štítek', klíč štítků s dvojtečkou (kcal:), nebo začátek slova. Na řádek se musí hodit všechna. Jméno veličiny najde i řádky, kde se do ní počítá štítek nebo podíl (counts 80% voda). '#štítek' pište v uvozovkách, shell ho jinak má za komentář."
        ),
        Phrase(
          "As a table (--format csv, markdown) each line is a row, and each further amount of it, as of kcal:700 water:300ml, a row of kind tag.",
          cs:
            "Jako tabulka (--format csv, markdown) je každý řádek jedním řádkem a každé jeho další množství, třeba v kcal:700 water:300ml, dalším řádkem druhu tag (štítek)."
        ),
        Phrase(
          "--json prints daybook.list/1: what, from, to, count, days, sums (id, label, group, unit, total, lent, the part of the total that is a share of others' amounts, and lines, how many have an amount) and lines, each with date, time, path, line, kind (tick, entry, running, goal, text or error), id, state, text as written, tags, and the amounts that count (id, amount and unit as typed, value and base_unit as counted).",
          cs:
            "--json vypíše daybook.list/1: what, from, to, count, days, sums (id, label, group, unit, total, lent, část součtu, která je podílem jiných množství, a lines, kolik řádků má množství) a lines, každý s date, time, path, line, kind (tick, entry, running, goal, text nebo error), id, state, text jak je psán, tags a amounts, co se počítá (id, amount a unit jak jsou psány, value a base_unit jak se počítají)."
        ),
      ],
      examples: [
        Example(
          "daybook list water --period 2026-01",
          Phrase("All water of January 2026", cs: "Všechna voda z ledna 2026")),
        Example(
          "daybook list +training run",
          Phrase("The runs with that tag", cs: "Běhy s tím štítkem")),
        Example(
          "daybook list dentist", cs: "daybook list zubař",
          Phrase("Where the dentist stands", cs: "Kde se píše o zubaři")),
      ],
      parameters: [
        .arguments(
          \.what, "WHAT",
          help: Phrase(
            "A name, +tag, key: or word; a line must fit all (default: every line)",
            cs: "Jméno, +štítek, klíč: nebo slovo; hodit se musí všechna (jinak všechny řádky)"),
          completion: Known.what.completion),
        .option(
          \.period, "--period", value: "PERIOD",
          help: Phrase("The days to look in (default: all)", cs: "Dny, ve kterých se hledá (jinak všechny)"),
          completion: Known.period.completion),
        .flag(
          \.isReversed, "--reverse",
          help: Phrase("Lists the oldest day first", cs: "Vypíše nejstarší den první")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, toBeListed: true)
    let named = try period.map { text throws(CommandError) in try daybook.settledPeriod(text) } ?? nil
    let index = try daybook.index(within: named)
    let settled = named ?? index.written(or: daybook.today).reaching(daybook.today)
    let vocabulary = Vocabulary(daybook.configuration)
    let query = LineQuery(what, vocabulary, in: daybook.configuration)
    let entries = daybook.toRead(index, within: named)
    let isPlain = output.isScreen && !world.theme.isColored && !world.terminal.outputIsTerminal
    let written = isPlain ? writeLines(query, of: entries, in: daybook, to: &world) : nil
    if let written, written.count > 0 {
      daybook.report(written.problems, index, in: &world)
      return .done
    }
    let found = written.map { FoundLines(problems: $0.problems) } ?? daybook.lines(query, in: entries)
    let register = Register(
      found.lines, for: query, order: isReversed ? .oldestFirst : .newestFirst, in: daybook.configuration)
    let page = RegisterPage(
      register, of: what,
      near: what.lazy.compactMap { $0.isNamed(in: vocabulary) ? nil : vocabulary.near($0) }.first,
      over: settled, paths: found.paths, isBroken: world.terminal.outputIsTerminal, in: daybook.frame)
    try world.show(page, as: output)
    var names = what
    if found.lines.isEmpty, period == nil, let days = daybook.takePeriod(offEndOf: &names) {
      world.say(daybook.words.daysAreListed(names, days), by: daybook.settings)
    }
    daybook.report(found.problems, index, in: &world)
    return .done
  }

  /// Writes the lines of a pipe as they are found, and tells how many they are and what is wrong in their files.
  private func writeLines(
    _ query: LineQuery, of entries: ArraySlice<DayIndex.Entry>, in daybook: Daybook, to world: inout World
  ) -> (count: Int, problems: [FileProblem]) {
    let (configuration, isReversed) = (daybook.configuration, isReversed)
    let text = RegisterText(in: daybook.frame)
    var all = Register.Tally(of: [], in: configuration)
    var problems: [[FileProblem]] = []
    daybook.eachPart(
      of: entries, backwards: !isReversed, that: query,
      as: { found in
        let lines = isReversed ? found.lines : Register.newestFirst(found.lines)
        return (
          text: text.lines(lines, paths: found.paths),
          tally: Register.Tally(of: found.lines, in: configuration), problems: found.problems
        )
      },
      inOrder: { part in
        all += part.tally
        problems.append(part.problems)
        world.output.write(part.text)
        // Who reads no further is told of the errors in all files nevertheless.
        return true
      })
    if all.lines > 0 { world.output.write(text.end(all, all.sums(for: query, in: configuration))) }
    return (all.lines, Array((isReversed ? problems : problems.reversed()).joined()))
  }
}

extension String {
  /// Whether it is a declared name.
  fileprivate func isNamed(in vocabulary: Vocabulary) -> Bool { vocabulary.subject(named: self) != nil }
}

extension Words {
  /// Days among the words of `list`.
  fileprivate func daysAreListed(_ names: [String], _ days: String) -> String {
    let words = ["daybook list"] + names.map(shellWord) + ["--period", shellWord(days)]
    let command = inQuotes(words.joined(separator: " "))
    return say("days are chosen like this: \(command)", "dny se vybírají takto: \(command)")
  }
}

import Arguments
import Journal
import Rendering

/// Finds every problem in every file.
struct CheckCommand: Writer {
  static let name = "check"

  var paths: [String] = []
  var fixes = false
  var isJSON = false
  var isDryRun = false
  var isDeep = false

  static var usage: Usage<Self> {
    Usage(
      Sentence("Find every problem in every file", cs: "Najít všechny potíže ve všech souborech"),
      group: Groups.care,
      discussion: [
        Sentence(
          "Prints a line for each: FILE:LINE:COLUMN: severity: message [code]. Columns count bytes from 1. The exit status is 1 if there is an error or a warning; hints alone leave it 0.",
          cs:
            "Vypíše řádek pro každou: SOUBOR:ŘÁDEK:SLOUPEC: závažnost: zpráva [kód]. Sloupce se počítají v bajtech od 1. Návratový kód je 1, je-li mezi nimi chyba nebo varování; samotné tipy ho nechají 0."
        ),
        Sentence(
          "--fix makes those corrections after which every tick and every total is what it was: a time written with a point, a control character. All others are only proposed.",
          cs:
            "--fix udělá jen ty opravy, po kterých zůstanou všechna odškrtnutí a všechny součty stejné: čas psaný s tečkou, řídicí znak. Ostatní jen navrhne."
        ),
      ],
      examples: [
        Example(
          "daybook check --deep",
          Sentence("Nothing of yours would be lost", cs: "Nic vašeho by se neztratilo")),
        Example("daybook check", Sentence("The whole daybook", cs: "Celý deník")),
        Example("daybook check 2026-01-12.txt", Sentence("One file", cs: "Jeden soubor")),
      ],
      parameters: [
        .arguments(
          \.paths, "FILE",
          help: Sentence("The files; all if not said", cs: "Soubory; jinak všechny"), completion: .files),
        .flag(
          \.fixes, "--fix",
          help: Sentence(
            "Make the corrections that cannot change what counts",
            cs: "Udělat opravy, které nezmění, co se počítá")),
        .flag(
          \.isDeep, "--deep",
          help: Sentence(
            "Prove that reading, formatting and a trial edit of every line lose nothing; nothing is written",
            cs: "Dokázat, že čtení, úprava tvaru a zkušební změna každého řádku nic neztratí; nic se nezapíše"
          )),
        .flag(
          \.isDryRun, "--dry-run",
          help: Sentence("With --fix: show the changes, write nothing", cs: "S --fix: změny jen ukázat")),
        .flag(
          \.isJSON, "--json",
          help: Sentence("Print one JSON object for programs", cs: "Vypsat jeden objekt JSON pro programy")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let scope = try CheckScope(paths, of: reader, in: world)
    if isDeep { return DeepCheck(scope, of: reader).tell(by: reader, in: &world) }
    var examined = scope.examined(by: reader)
    var mended = 0
    if fixes {
      let mender = Mender(reader: reader, world: world, files: files, isDryRun: isDryRun, namesLines: !isJSON)
      mended = try mender.mend(examined.fixable, in: &world)
      if mended > 0, !isDryRun { examined = scope.examined(by: reader) }
    }
    let problems = examined.problems
    let page = CheckPage(
      problems.map { ProblemLine($0.problem, in: $0.path) }, files: scope.fileCount,
      on: reader.settings.screen)
    if isJSON {
      world.show(page, as: OutputOptions(isJSON: true))
    } else if !isDryRun {
      world.show(page, as: OutputOptions())
      var tally = ProblemTally(files: scope.fileCount)
      for problem in problems { tally.add(problem.problem.severity) }
      let summary = fixes ? reader.words.summary(of: tally, mended: mended) : reader.words.summary(of: tally)
      reader.settings.write(summary, to: &world.errors)
    }
    return problems.contains { $0.problem.severity != .hint } ? .no : .done
  }
}

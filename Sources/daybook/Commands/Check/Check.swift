import Arguments
import Journal
import Rendering
import Speech

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
      Phrase("Finds the problems in all files", cs: "Najde potíže ve všech souborech"),
      group: Groups.care,
      discussion: [
        Phrase(
          "A problem is told as FILE:LINE:COLUMN: severity: message [code]; columns count bytes from 1. The exit status is 1 if there is an error or a warning.",
          cs:
            "Potíž se vypíše jako SOUBOR:ŘÁDEK:SLOUPEC: závažnost: zpráva [kód]; sloupce se počítají v bajtech od 1. Návratový kód je 1, je-li mezi nimi chyba nebo varování."
        )
      ],
      examples: [
        Example("daybook check", Phrase("The whole daybook", cs: "Celý deník")),
        Example("daybook check 2026-01-12.txt", Phrase("One file", cs: "Jeden soubor")),
      ],
      parameters: [
        .arguments(
          \.paths, "FILE", help: Phrase("The files (default: all)", cs: "Soubory (jinak všechny)"),
          completion: .files),
        .flag(
          \.fixes, "--fix",
          help: Phrase(
            "Makes the corrections that leave every tick and total as it is",
            cs: "Udělá opravy, po kterých zůstanou všechna odškrtnutí a součty stejné")),
        .flag(
          \.isDeep, "--deep",
          help: Phrase(
            "Proves that reading, formatting and editing every line would lose nothing",
            cs: "Dokáže, že čtení, úprava tvaru ani změna žádného řádku nic neztratí")),
        .dryRun(\.isDryRun),
        .json(\.isJSON),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    var scope = try CheckScope(paths, of: daybook, in: world)
    if isDeep { return DeepCheck(scope, of: daybook).tell(by: daybook, in: &world) }
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if var index = scope.index {
      try writable.dropLeftovers(from: &index, isDryRun: isDryRun, in: &world)
      scope.index = index
    }
    var examined = scope.examined(by: daybook)
    var mended = 0
    if fixes {
      let mender = Mender(writable: writable, isDryRun: isDryRun, namesLines: !isJSON)
      mended = try mender.mend(examined.fixable, in: &world)
      if mended > 0, !isDryRun { examined = scope.examined(by: daybook) }
    }
    let problems = examined.problems
    let page = CheckPage(
      problems.map { ProblemLine($0.problem, in: $0.path) }, files: scope.fileCount,
      on: daybook.settings.screen)
    if isJSON {
      world.show(page, as: OutputOptions(isJSON: true))
    } else if !isDryRun {
      world.show(page, as: OutputOptions())
      var tally = ProblemTally(files: scope.fileCount)
      for problem in problems { tally.add(problem.problem.severity) }
      let summary =
        fixes ? daybook.words.summary(of: tally, mended: mended) : daybook.words.summary(of: tally)
      daybook.settings.write(summary, to: &world.errors)
    }
    let isDriverOld =
      scope.isWhole && GitSetUp(writable: writable, environment: world.environment).isOutOfDate()
    if isDriverOld { world.say(daybook.words.driverOutOfDate, by: daybook.settings) }
    return isDriverOld || problems.contains { $0.problem.severity != .hint } ? .no : .done
  }
}

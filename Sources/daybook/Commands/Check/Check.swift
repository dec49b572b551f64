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
  var isStrict = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Finds the problems in all files", cs: "Najde problémy ve všech souborech"),
      group: Groups.care,
      discussion: [
        Phrase(
          "A problem is told as FILE:LINE:COLUMN: severity: message [code]; columns count bytes from 1. The exit status is 1 if there is an error or a warning, with --strict also if there is a hint, and 2 if a file cannot be read.",
          cs:
            "Problém se vypíše jako SOUBOR:ŘÁDEK:SLOUPEC: závažnost: zpráva [kód]; sloupce se počítají v bajtech od 1. Návratový kód je 1, je-li mezi nimi chyba nebo varování, se --strict i tip, a 2, když některý soubor nejde přečíst."
        ),
        Phrase(
          "A FILE is read with the daybook that it lies in. --fix leaves name, amount, time, words and tags of every line as they are; what would change one of them is told.",
          cs:
            "SOUBOR se čte s deníkem, ve kterém leží. --fix nechá jméno, množství, čas, slova i štítky každého řádku, jak jsou; co by něco z toho změnilo, jen vypíše."
        ),
      ],
      examples: [
        Example("daybook check", Phrase("The whole daybook", cs: "Celý deník")),
        Example("daybook check 2026-01-12.txt", Phrase("One file", cs: "Jeden soubor")),
      ],
      exclusions: ["--fix", "--strict", "--dry-run", "--json"].map { ["--deep", $0] },
      parameters: [
        .arguments(
          \.paths, "FILE", help: Phrase("The files (default: all)", cs: "Soubory (jinak všechny)"),
          completion: .files),
        .flag(
          \.fixes, "--fix",
          help: Phrase(
            "Makes the corrections that leave what every line says as it is",
            cs: "Udělá opravy, po kterých každý řádek říká totéž")),
        .flag(
          \.isDeep, "--deep",
          help: Phrase(
            "Proves that reading, formatting and editing every line would lose nothing",
            cs: "Dokáže, že čtení, úprava tvaru ani změna žádného řádku nic neztratí")),
        .flag(
          \.isStrict, "--strict",
          help: Phrase("Takes hints as seriously as warnings", cs: "Bere tipy stejně vážně jako varování")),
        .dryRun(\.isDryRun),
        .json(\.isJSON),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let named = try NamedFiles.sorted(paths, in: world)
    if isDeep {
      var status = ExitStatus.done
      for group in named {
        let scope = try CheckScope(group.paths, of: group.daybook, in: world)
        status = max(status, DeepCheck(scope, of: group.daybook).tell(by: group.daybook, in: &world))
      }
      return status
    }
    var checked = Checked()
    for group in named { try check(group, &checked, in: &world, files) }
    guard let settings = named.first?.daybook.settings else { return .done }
    let page = CheckPage(
      checked.problems.map { ProblemLine($0.problem, in: $0.path) }, files: checked.fileCount,
      isBroken: world.terminal.outputIsTerminal, on: settings.screen)
    if isJSON {
      try world.show(page, as: OutputOptions(isJSON: true))
    } else {
      // What would be mended is a diff, which another program may take.
      if !fixes || !isDryRun { try world.show(page, as: OutputOptions()) }
      var tally = ProblemTally(files: checked.fileCount)
      for problem in checked.problems { tally.add(problem.problem.severity) }
      let summary =
        fixes && !isDryRun
        ? settings.words.summary(of: tally, mended: checked.mended) : settings.words.summary(of: tally)
      settings.write(summary, to: &world.errors)
    }
    if checked.isDriverOld { world.say(settings.words.driverOutOfDate, by: settings) }
    let unread = checked.problems.filter { $0.isUnread || $0.problem.isForeign }
    // They are among the problems; beside JSON, which a program reads, they are said as well.
    if !isJSON { world.unread.forget(unread) }
    if unread.contains(where: { $0.isUnread && $0.problem.severity == .error }) { return .trouble }
    let isBad = checked.problems.contains { isStrict || $0.problem.severity != .hint }
    return checked.isDriverOld || isBad ? .no : .done
  }

  /// What was found in the files of all daybooks that were named.
  private struct Checked {
    var problems: [FileProblem] = []
    var fileCount = 0
    var mended = 0
    var isDriverOld = false
  }

  private func check(
    _ named: NamedFiles, _ checked: inout Checked, in world: inout World, _ files: any FileWriting
  ) throws(CommandError) {
    let daybook = named.daybook
    var scope = try CheckScope(named.paths, of: daybook, in: world)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if var index = scope.index {
      try writable.dropLeftovers(from: &index, isDryRun: isDryRun, in: &world)
      scope.index = index
    }
    var examined = scope.examined(by: daybook)
    if fixes {
      let mender = Mender(writable: writable, isDryRun: isDryRun)
      let fixable = examined.fixable
      let mended = try world.droppingLines(isJSON) { (world) throws(CommandError) in
        try mender.mend(fixable, in: &world)
      }
      if mended > 0, !isDryRun { examined = scope.examined(by: daybook) }
      checked.mended += mended
    }
    checked.problems += examined.problems
    checked.fileCount += scope.fileCount
    if scope.isWhole {
      checked.isDriverOld = GitSetUp(writable: writable).isOutOfDate(in: world)
    }
  }
}

import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Writes the whole daybook as pages that lead to one another.
struct SiteCommand: Writer {
  static let name = "site"

  var target: String?
  var withText = false
  var isDryRun = false

  static var usage: Usage<Self> {
    Usage(
      Phrase(
        "Writes the whole daybook as pages to look at", cs: "Zapíše celý deník jako stránky k prohlížení"),
      group: Groups.look,
      discussion: [
        Phrase(
          "A page for today, each day, week, month and year, each habit and measure, the badges and the problems, and one from which all is found by its name. No script, nothing from the network: they open from the folder, on a phone, or from any web server. A second run rewrites only the pages whose days changed and removes those of days that are gone; it knows its own files by a seal at their end and a list, .daybook-site, and touches no others. A folder that holds anything else before the first run is refused, unless git keeps it.",
          cs:
            "Stránka pro dnešek, každý den, týden, měsíc a rok, každý návyk a veličinu, odznaky a problémy a jedna, ze které se vše najde podle názvu. Bez skriptů a bez sítě: otevřou se ze složky, v telefonu i z libovolného webového serveru. Druhý běh přepíše jen stránky, jejichž dny se změnily, a odebere stránky dnů, které už nejsou; vlastní soubory pozná podle pečeti na jejich konci a seznamu .daybook-site a jiných se nedotkne. Složku, ve které je před prvním během něco jiného, odmítne, pokud v ní není git."
        ),
        Phrase(
          "Whoever can open the folder can read the names, marks, amounts and times of all that daybook.conf declares. Notes, texts, one-offs, tags and the names of attachments are there only with --with-text.",
          cs:
            "Kdo může složku otevřít, přečte si názvy, značky, množství a časy všeho, co daybook.conf zavádí. Poznámky, texty, jednorázové úkoly, štítky a názvy příloh tam jsou jen s --with-text."
        ),
      ],
      examples: [
        Example("daybook site -o pages", Phrase("Everything but texts", cs: "Všechno kromě textů")),
        Example(
          "daybook site -o pages --with-text", Phrase("Everything", cs: "Úplně všechno")),
      ],
      parameters: [
        .option(
          \.target, "-o", "--output", value: "DIR",
          help: Phrase("The folder to write to", cs: "Složka, do které se píše"), completion: .folders),
        .flag(
          \.withText, "--with-text",
          help: Phrase(
            "Shows notes, texts, one-offs, tags and attachments too",
            cs: "Ukáže i poznámky, texty, jednorázové úkoly, štítky a přílohy")),
        .dryRun(
          \.isDryRun, help: Phrase("Only says what would be written", cs: "Jen řekne, co by se zapsalo")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    guard let typed = target, !typed.isEmpty else { throw CommandError { $0.siteNeedsFolder } }
    let target = typed.count > 1 && typed.last == "/" ? String(typed.dropLast()) : typed
    let daybook = try Daybook(in: world, toBeListed: true)
    let path = try telling(.reading, files.place(of: world.workingFolder.appending(Path(target))))
    if isConfused(path, daybook, files) { throw CommandError { $0.siteInDaybook(target) } }
    let folder = try telling(.reading, SiteFolder(path, in: files))
    guard folder.isForPages, path.parent != path, !isHome(path, in: world) else {
      throw CommandError { $0.siteNeedsItsOwn(target) }
    }
    let index = try daybook.index()
    let marks = SiteFiles(of: index, in: daybook)
    guard daybook.unread.isEmpty else { throw CommandError { $0.siteIsNotWhole } }
    let settings = settings(daybook)
    var everything = settings
    everything.take(Int(daybook.today.number))
    for (entry, mark) in zip(index.days, marks.marks) {
      everything.take(entry.path)
      everything.take(mark ?? SiteMark())
    }
    if let badges = try daybook.contentsIfAny(of: FileName.badges) { everything.take(SiteMark(of: badges)) }
    let standing = try telling(.listing, folder.standing())
    if folder.whole == everything, standing.count == folder.pages.count {
      daybook.report(daybook.readFeats(index).problems, index, in: &world)
      world.output.write(daybook.words.siteWritten(0, removed: 0, of: standing.count, target) + "\n")
      return .done
    }
    let plan = SitePlan(of: index, configuration: daybook.configuration, today: daybook.today)
    let reading = try SiteReading(of: index, in: daybook, withText: withText)
    guard daybook.unread.isEmpty else { throw CommandError { $0.siteIsNotWhole } }
    daybook.report(reading.dayProblems, index, in: &world)
    let items = plan.items(of: marks, index, in: reading, everything: everything, settings: settings)
    let changed = items.filter { !standing.contains($0.path) || folder.pages[$0.path]?.made != $0.made }
    let kept = Set(items.map(\.path))
    let gone = folder.pages.keys.filter { !kept.contains($0) }.sorted()
    let foreign = try telling(.reading, folder.foreign(among: changed.map(\.path) + [SiteFolder.listName]))
    if let first = foreign.first {
      throw CommandError { $0.siteIsForeign(target, first, more: foreign.count - 1) }
    }
    world.output.write(daybook.words.siteReaders(target, withText: withText) + "\n")
    world.output.flush()
    if isDryRun {
      world.output.write(
        daybook.words.siteWouldWrite(changed.count, removed: gone.count, of: items.count) + "\n")
      return .done
    }
    let subjects = changed.compactMap { item -> Reference? in
      if case .subject(let place) = item.kind { daybook.configuration.references[place] } else { nil }
    }
    let maker = SiteMaker(daybook, index, plan, reading, of: subjects, now: world.now, withText: withText)
    var done = 0
    do throws(FileTrouble) {
      try write(changed, gone, of: items, by: maker, into: folder, everything, counting: &done)
    } catch {
      throw CommandError(error, doing: .writing).after(WrittenFiles(count: done, canBeUndone: false))
    }
    world.output.write(
      daybook.words.siteWritten(changed.count, removed: gone.count, of: items.count, target) + "\n")
    return .done
  }

  /// Whether a folder is the daybook's own, or one in which it would look for days.
  private func isConfused(_ place: Path, _ daybook: Daybook, _ files: any FileWriting) -> Bool {
    do throws(FileTrouble) {
      let own = try files.resolved(daybook.folder)
      if place == own { return true }
      guard let inside = place.relative(to: own) else { return false }
      return inside.description.split(separator: "/").contains {
        $0.allSatisfy(\.isNumber) || $0.first == "."
      }
    } catch { return false }
  }

  /// Whether a folder is the person's own, in which everything else lies.
  private func isHome(_ place: Path, in world: World) -> Bool {
    guard let home = world.environment["HOME"] else { return false }
    return (try? world.files.resolved(Path(home))) == place
  }

  /// The fingerprint of all that is the same for each page: the program, the configuration, and how it is spoken.
  private func settings(_ daybook: Daybook) -> SiteMark {
    var made = SiteMark()
    made.take(VersionCommand.line)
    made.take(SourceCommit.name ?? "")
    made.take(HTMLDocument.style)
    made.take(daybook.configurationFile?.source ?? [])
    // Names that nobody declared are found in the files.
    for subject in daybook.configuration.references { made.take(daybook.configuration.name(of: subject)) }
    made.take(daybook.words.language.rawValue)
    made.take(daybook.words.glyphs == .ascii ? 1 : 0)
    made.take(withText ? 1 : 0)
    return made
  }

  /// Writes the pages that changed, several at the same time, and takes away those that are gone.
  ///
  /// The list is written first, with what is about to change left open, and again at the end: after an interruption the
  /// next run knows what it has to write.
  private func write(
    _ changed: [SitePlan.Item], _ gone: [String], of items: [SitePlan.Item], by maker: SiteMaker,
    into folder: SiteFolder, _ everything: SiteMark, counting done: inout Int
  ) throws(FileTrouble) {
    try folder.files.createFolders(folder.path)
    for name in Set(changed.compactMap { $0.path.split(separator: "/").dropLast().first }) {
      try folder.files.createFolder(folder.path.appending(String(name)), mode: 0o777)
    }
    var fresh = Dictionary(uniqueKeysWithValues: changed.map { ($0.path, SiteFolder.Entry()) })
    func listed(_ names: [String]) -> [(String, SiteFolder.Entry)] {
      names.map { ($0, fresh[$0] ?? folder.pages[$0] ?? SiteFolder.Entry()) }
    }
    let names = items.map(\.path)
    try folder.list(listed(names + gone), whole: nil)
    done += 1
    let size = min(24, max(1, changed.count / 16))
    let threads = changed.count > 4 ? 2 * System.processorCount : 1
    let failed = Guarded<FileTrouble?>(nil)
    let written = System.concurrently((changed.count + size - 1) / size, threads: threads) { part -> [Int] in
      changed[part * size..<min((part + 1) * size, changed.count)].compactMap { item in
        if failed.withLock({ $0 != nil }) { return nil }
        do throws(FileTrouble) { return try folder.put(try maker.text(of: item.kind), at: item.path) } catch {
          failed.withLock { $0 = $0 ?? error }
          return nil
        }
      }
    }.flatMap { $0 }
    done += written.count
    if let trouble = failed.withLock({ $0 }) { throw trouble }
    try folder.remove(gone)
    done += gone.count
    for (item, size) in zip(changed, written) {
      fresh[item.path] = SiteFolder.Entry(made: item.made, size: size)
    }
    try folder.list(listed(names), whole: everything)
  }
}

extension FileReading {
  /// Where a folder lies that need not be there yet: what is there of its path is resolved, the rest stands as it is.
  fileprivate func place(of path: Path) throws(FileTrouble) -> Path {
    if let status = try status(of: path) {
      guard status.kind == .folder else { throw FileTrouble(.notAFolder, at: path) }
      return try resolved(path)
    }
    let parent = path.parent
    return parent == path ? path : try place(of: parent).appending(name: path.lastComponent)
  }
}

extension Words {
  fileprivate var siteNeedsFolder: String {
    say(
      "say which folder the pages go to: 'daybook site -o FOLDER'",
      "uveďte, do které složky se mají stránky zapsat: „daybook site -o SLOŽKA“")
  }

  fileprivate func siteInDaybook(_ target: String) -> String {
    say(
      "\(quoted(target)) is where this daybook keeps its days; choose another folder for the pages, such as '-o pages'",
      "v \(quoted(target)) má tento deník své dny; pro stránky zvolte jinou složku, třeba „-o stranky“")
  }

  fileprivate func siteNeedsItsOwn(_ target: String) -> String {
    say(
      "\(quoted(target)) is not for these pages alone, and they are many; choose a new or an empty folder, such as '-o pages'",
      "\(quoted(target)) není složka jen pro tyto stránky, a je jich mnoho; zvolte novou nebo prázdnou, třeba „-o stranky“"
    )
  }

  fileprivate var siteIsNotWhole: String {
    say(
      "not every file could be read, so nothing was written: pages that lack days would look whole",
      "některé soubory nešly přečíst, a tak se nic nezapsalo: stránky bez těch dnů by vypadaly úplné")
  }

  fileprivate func siteIsForeign(_ target: String, _ name: String, more: Int) -> String {
    let rest = more > 0 ? say(" (and \(number(more)) more)", " (a další: \(number(more)))") : ""
    return say(
      "\(quoted(target + "/" + name))\(rest) was not written by daybook, or was changed since; nothing was written: move it away, or choose another folder",
      "\(quoted(target + "/" + name))\(rest) nezapsal daybook, nebo se od té doby změnil; nic se nezapsalo: přesuňte ho jinam, nebo zvolte jinou složku"
    )
  }

  fileprivate func siteReaders(_ target: String, withText: Bool) -> String {
    withText
      ? say(
        "Whoever can open \(quoted(target)) can read everything there: habits, amounts, times, and also notes, texts, one-offs, tags and the names of attachments.",
        "Kdo může otevřít \(quoted(target)), přečte si tam všechno: návyky, množství, časy a také poznámky, texty, jednorázové úkoly, štítky a názvy příloh."
      )
      : say(
        "Whoever can open \(quoted(target)) can read there what daybook.conf declares, with marks, amounts and times; no notes, texts, one-offs, tags or attachments.",
        "Kdo může otevřít \(quoted(target)), přečte si tam to, co zavádí daybook.conf, se značkami, množstvím a časy; žádné poznámky, texty, jednorázové úkoly, štítky ani přílohy."
      )
  }

  fileprivate func siteWritten(_ count: Int, removed: Int, of all: Int, _ target: String) -> String {
    say(
      "\(files(all)), \(number(count)) written, \(number(removed)) removed: \(target)/index.html",
      "\(files(all)), zapsáno \(number(count)), odebráno \(number(removed)): \(target)/index.html")
  }

  fileprivate func siteWouldWrite(_ count: Int, removed: Int, of all: Int) -> String {
    say(
      "\(files(all)), \(number(count)) would be written, \(number(removed)) removed",
      "\(files(all)), zapsalo by se \(number(count)), odebralo \(number(removed))")
  }
}

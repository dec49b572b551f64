extension Bench {
  /// Prints what a start costs: of an empty program, of the bench that plays the floor, of daybook.
  func tableOfStarts() throws(Failure) {
    guard wants("version") else { return }
    let table = Table("start", "ms", "over empty", "goal", "peak MB")
    do throws(Failure) {
      let version = Command(words: [daybook, "version"])
      let usages = try stopwatch.medians(of: [empty, version, floor("--floor-empty")], runs: options.runs)
      let names = ["an empty program", "version", "bench, taken off each floor"]
      for (index, usage) in usages.enumerated() {
        table.row(
          names[index],
          [
            decimal(usage.wall, places: 2), index == 0 ? "" : decimal(usage.wall - usages[0].wall, places: 2),
            index == 1 ? "1" : "", usage.megabytes,
          ])
      }
    } catch {
      try table.row("version", failed: error)
    }
  }

  /// Prints what work on the whole history costs, as a multiple of the floor.
  mutating func tableOfWholeHistory() throws(Failure) {
    let rows = Workload.wholeHistory.filter { options.years.contains($0.years) && wants($0.name) }
    guard !rows.isEmpty else { return }
    let table = Table(
      "all files", "floor ms", "daybook ms", "ratio", "goal", "user ms", "system ms", "peak MB")
    var statistics: [Int: Double] = [:]
    for row in rows {
      do throws(Failure) {
        let folder = try samples.folder(years: row.years, layout: row.layout)
        let work = command(row.words, in: folder, accepts: row.accepts)
        let usages = try stopwatch.medians(
          of: [floor("--floor", folder), work, floor("--floor-empty"), empty], runs: options.runs)
        // The bench stands for a C program that reads: its start is taken off, a C program's put on.
        let least = usages[0].wall - usages[2].wall + usages[3].wall
        let taken = usages[1]
        if row.words == ["stats"] && row.layout == .flat { statistics[row.years] = taken.wall }
        table.row(
          row.name,
          [
            decimal(least, places: 2), decimal(taken.wall, places: 2),
            decimal(taken.wall / least, places: 2), row.goal, decimal(taken.user, places: 1),
            decimal(taken.system, places: 1), taken.megabytes,
          ])
      } catch {
        try table.row(row.name, failed: error)
      }
    }
    if let ten = statistics[10], let hundred = statistics[100] {
      System.say("stats: 100 years take \(decimal(hundred / ten, places: 1)) times 10 years; goal 11")
    }
  }

  /// Prints what work on a few files costs over `version`, however many files there are.
  mutating func tableOfFewFiles() throws(Failure) {
    let rows = Workload.fewFiles.filter { options.years.contains($0.years) && wants($0.name) }
    guard !rows.isEmpty else { return }
    let table = Table("few files", "version ms", "daybook ms", "over it", "goal", "peak MB")
    let version = Command(words: [daybook, "version"])
    for row in rows {
      do throws(Failure) {
        let folder = try samples.folder(years: row.years, layout: row.layout)
        let file = SampleData.lastFile(in: folder, layout: row.layout)
        var work = command(row.words, in: folder, accepts: row.accepts)
        work.restored = (file, System.contents(of: file) ?? [])
        let usages = try stopwatch.medians(of: [version, work], runs: options.runs)
        table.row(
          row.name,
          usages.map { decimal($0.wall, places: 2) }
            + [decimal(usages[1].wall - usages[0].wall, places: 2), row.goal, usages[1].megabytes])
      } catch {
        try table.row(row.name, failed: error)
      }
    }
    let copy = samples.root + "/replaced.txt"
    let text = Array(SampleDay(number: SampleDay.last).text.utf8)
    let replacement = Command(words: floor("--floor-replace", copy).words, restored: (copy, text))
    let usages = try stopwatch.medians(of: [floor("--floor-empty"), replacement], runs: options.runs)
    System.say(
      "the floor of a safe write (write, sync, rename, sync): "
        + decimal(usages[1].wall - usages[0].wall, places: 2) + " ms")
  }

  /// Prints reads with an empty page cache, or why it cannot be emptied.
  mutating func tableOfColdReads() throws(Failure) {
    guard System.dropCaches() else {
      System.say("\n--cold: the page cache cannot be emptied here; it takes Linux and root")
      return
    }
    let table = Table("cold cache", "one ms", "16 at once", "daybook ms", "ratio to 16", "goal")
    for years in options.years.sorted() {
      do throws(Failure) {
        let folder = try samples.folder(years: years, layout: .flat)
        let work = [
          floor("--floor", folder), floor("--floor-parallel", "16", folder), command(["stats"], in: folder),
        ]
        let stopwatch = stopwatch
        let usages = try stopwatch.medians(of: work, runs: min(options.runs, 5)) {
          command throws(Failure) in
          guard System.dropCaches() else { throw Failure(message: "the page cache cannot be emptied") }
          // The program itself is to be in memory: only the days are cold.
          let isFloor = command.words[0] == System.executable
          _ = try stopwatch.output(
            of: Command(words: [command.words[0], isFloor ? "--floor-empty" : "version"]))
        }
        table.row(
          "stats, " + (years == 1 ? "1 year" : "\(years) years"),
          usages.map { decimal($0.wall, places: 1) }
            + [decimal(usages[2].wall / usages[1].wall, places: 2), "1.5"])
      } catch {
        try table.row("stats, \(years)", failed: error)
      }
    }
  }
}

extension Bench {
  /// Prints what a start costs: of an empty program, of the bench that plays the floor, of daybook.
  func tableOfStarts() throws(Failure) {
    guard wants("version") else { return }
    let table = Table("start", "ms", "over empty", "goal", "peak MB")
    do throws(Failure) {
      let version = Work(words: [daybook, "version"])
      let costs = try stopwatch.medians(of: [empty, version, floor("floor-empty")], runs: options.runs.count)
      let names = ["an empty program", "version", "bench, taken off each floor"]
      for (index, cost) in costs.enumerated() {
        table.row(
          names[index],
          [
            decimal(cost.wall, places: 2), index == 0 ? "" : decimal(cost.wall - costs[0].wall, places: 2),
            index == 1 ? "1" : "", cost.megabytes,
          ])
      }
    } catch {
      try table.row("version", failed: error)
    }
  }

  /// Prints what work on the whole history costs, as a multiple of the floor.
  mutating func tableOfWholeHistory(_ data: DataSet) throws(Failure) {
    let rows = Workload.wholeHistory.filter { options.years.numbers.contains($0.years) && wants($0.name) }
    guard !rows.isEmpty else { return }
    let table = Table(
      "all files of " + data.title, "floor ms", "daybook ms", "ratio", "goal", "user ms", "system ms",
      "peak MB")
    var statistics: [Int: Double] = [:]
    for row in rows {
      do throws(Failure) {
        let folder = try samples.made(Sample(data: data, years: row.years, layout: row.layout)).folder
        let work = command(row.words, in: folder, accepts: row.accepts)
        let costs = try stopwatch.medians(
          of: [floor("floor", folder), work, floor("floor-empty"), empty], runs: options.runs.count)
        // The bench stands for a C program that reads: its start is taken off, a C program's put on.
        let least = costs[0].wall - costs[2].wall + costs[3].wall
        let taken = costs[1]
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
      say("stats: 100 years take \(decimal(hundred / ten, places: 1)) times 10 years; goal 11")
    }
  }

  /// Prints what a line more costs that is read into a book, whatever its file costs.
  ///
  /// The same days are read twice, once with each file's text forty times in it: what that takes longer, in processor
  /// time, is of the lines alone, less what it takes the floor longer to read their bytes.
  mutating func tableOfLines() throws(Failure) {
    guard wants("a line into a book") else { return }
    let table = Table("a line into a book", "ns a line", "lines", "goal")
    for data in options.dataSets {
      do throws(Failure) {
        let few = try samples.made(Sample(data: data, years: 1))
        let many = try samples.made(Sample(data: data, years: 1, repetitions: 40))
        let costs = try stopwatch.medians(
          of: [
            command(["stats"], in: few.folder), command(["stats"], in: many.folder),
            floor("floor", few.folder), floor("floor", many.folder),
          ], runs: options.runs.count)
        let more = costs[1].processor - costs[0].processor - (costs[3].processor - costs[2].processor)
        table.row(
          data.title,
          [
            decimal(more * 1e6 / Double(many.lines - few.lines), places: 0), "\(many.lines - few.lines)",
            data == .plain ? "22" : "80",
          ])
      } catch {
        try table.row(data.title, failed: error)
      }
    }
  }

  /// Prints what work on a few files costs over `version`, however many files there are.
  mutating func tableOfFewFiles(_ data: DataSet) throws(Failure) {
    let rows = Workload.fewFiles.filter { options.years.numbers.contains($0.years) && wants($0.name) }
    guard !rows.isEmpty else { return }
    let table = Table(
      "few files of " + data.title, "version ms", "daybook ms", "over it", "goal", "peak MB")
    let version = Work(words: [daybook, "version"])
    for row in rows {
      do throws(Failure) {
        let sample = try samples.made(Sample(data: data, years: row.years, layout: row.layout))
        var work = command(row.words, in: sample.folder, accepts: row.accepts)
        work.restored = (sample.lastFile, contents(of: sample.lastFile) ?? [])
        let costs = try stopwatch.medians(of: [version, work], runs: options.runs.count)
        table.row(
          row.name,
          costs.map { decimal($0.wall, places: 2) }
            + [decimal(costs[1].wall - costs[0].wall, places: 2), row.goal, costs[1].megabytes])
      } catch {
        try table.row(row.name, failed: error)
      }
    }
    let copy = samples.root + "/replaced.txt"
    let text = Array(SampleDay(number: SampleDay.last).text.utf8)
    let replacement = Work(words: floor("floor-replace", copy).words, restored: (copy, text))
    let costs = try stopwatch.medians(of: [floor("floor-empty"), replacement], runs: options.runs.count)
    say(
      "the floor of a safe write (write, sync, rename, sync): "
        + decimal(costs[1].wall - costs[0].wall, places: 2) + " ms")
  }

  /// Prints reads with an empty page cache, or why it cannot be emptied.
  mutating func tableOfColdReads() throws(Failure) {
    guard dropCaches() else {
      return say("\n--cold: the page cache cannot be emptied here; it takes Linux and root")
    }
    let table = Table("cold cache", "one ms", "16 at once", "daybook ms", "ratio to 16", "goal")
    for years in options.years.numbers.sorted() {
      do throws(Failure) {
        let folder = try samples.made(Sample(data: .plain, years: years)).folder
        let work = [
          floor("floor", folder), floor("floor-parallel", "16", folder), command(["stats"], in: folder),
        ]
        let (stopwatch, own) = (stopwatch, floor().words[0])
        let costs = try stopwatch.medians(of: work, runs: min(options.runs.count, 5)) {
          work throws(Failure) in
          guard dropCaches() else { throw Failure(message: "the page cache cannot be emptied") }
          // The program itself is to be in memory: only the days are cold.
          _ = try stopwatch.output(
            of: Work(words: [work.words[0], work.words[0] == own ? "floor-empty" : "version"]))
        }
        table.row(
          "stats, " + (years == 1 ? "1 year" : "\(years) years"),
          costs.map { decimal($0.wall, places: 1) }
            + [decimal(costs[2].wall / costs[1].wall, places: 2), "1.5"])
      } catch {
        try table.row("stats, \(years)", failed: error)
      }
    }
  }
}

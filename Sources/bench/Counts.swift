extension Bench {
  /// Prints how many instructions a year costs, which a busy machine does not blur.
  mutating func tableOfInstructions() throws(Failure) {
    guard let valgrind = program("valgrind") else { return say("\n--instructions: valgrind is not on $PATH") }
    for data in options.dataSets { try tableOfInstructions(data, by: valgrind) }
  }

  private mutating func tableOfInstructions(_ data: DataSet, by valgrind: String) throws(Failure) {
    let table = Table(
      "instructions, 1 year of " + data.title, "millions", "over version", "per line")
    let sample = try samples.made(Sample(data: data, years: 1))
    var start = 0
    let counted = Workload.wholeHistory.filter { $0.years == 10 }.map(\.words)
    for words in [["version"]] + counted {
      let name = words.joined(separator: " ")
      guard wants(name) else { continue }
      do throws(Failure) {
        var counted = command(words, in: sample.folder, accepts: 0...1)
        if name == "version" { counted.words = [daybook, "version"] }
        let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
        counted.words = [valgrind] + options + counted.words
        let errors = try stopwatch.output(of: counted).errors
        guard let line = errors.split(separator: "\n").first(where: { $0.contains("Collected :") }),
          let total = line.split(separator: " ").last.flatMap({ Int($0) })
        else { throw Failure(message: "valgrind gave no total") }
        if name == "version" { start = total }
        table.row(
          name,
          [decimal(Double(total) / 1e6, places: 2)]
            + (name == "version"
              ? []
              : [
                decimal(Double(total - start) / 1e6, places: 2), "\((total - start) / sample.lines)",
              ]))
      } catch {
        try table.row(name, failed: error)
      }
    }
  }

  /// Prints how many system calls the work on a few files makes, to show that it opens only what it needs.
  mutating func tableOfSystemCalls() throws(Failure) {
    guard let strace = program("strace") else { return say("\n--syscalls: strace is not on $PATH") }
    let columns = ["openat", "getdents64", "read", "fsync"]
    let table = Table("system calls", "all", "openat", "getdents64", "read", "fsync")
    for row in Workload.fewFiles where options.years.numbers.contains(row.years) {
      do throws(Failure) {
        let sample = try samples.made(Sample(data: .plain, years: row.years, layout: row.layout))
        let summary = samples.root + "/strace"
        var counted = command(row.words, in: sample.folder, accepts: row.accepts)
        counted.words = [strace, "-f", "-c", "-o", summary] + counted.words
        counted.restored = (sample.lastFile, Array(SampleDay(number: SampleDay.last).text.utf8))
        _ = try stopwatch.output(of: counted)
        if let file = counted.restored { try save(file.bytes, to: file.path) }
        // A line is: share of time, seconds, microseconds a call, calls, errors if any, name.
        var calls: [String: Int] = [:]
        for line in String(decoding: contents(of: summary) ?? [], as: UTF8.self).split(separator: "\n") {
          let fields = line.split(separator: " ")
          if fields.count >= 5, let count = Int(fields[3]) { calls[String(fields[fields.count - 1])] = count }
        }
        table.row(row.name, (["total"] + columns).map { String(calls[$0] ?? 0) })
      } catch {
        try table.row(row.name, failed: error)
      }
    }
  }
}

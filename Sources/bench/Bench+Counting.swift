extension Bench {
  /// Prints how many instructions a year costs, which a busy machine does not blur.
  mutating func tableOfInstructions() throws(Failure) {
    guard let valgrind = System.program("valgrind") else {
      return System.say("\n--instructions: valgrind is not on $PATH")
    }
    let table = Table("instructions, 1 year", "millions", "over version", "per line")
    let folder = try samples.folder(years: 1, layout: .flat)
    var start = 0
    for words in [["version"], ["stats"], ["export", "--format", "csv"], ["check"]] {
      let name = words.joined(separator: " ")
      do throws(Failure) {
        var counted = command(words, in: folder, accepts: 0...1)
        if name == "version" { counted.words = [daybook, "version"] }
        let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
        counted.words = [valgrind] + options + counted.words
        let errors = try stopwatch.output(of: counted).errors
        guard let line = errors.split(separator: "\n").first(where: { $0.contains("Collected :") }),
          let total = line.split(separator: " ").last.flatMap({ Int($0) })
        else { throw Failure(message: "valgrind gave no total") }
        if name == "version" { start = total }
        let lines = 365 * (SampleDay.habits.count + 8)
        table.row(
          name,
          [decimal(Double(total) / 1e6, places: 2)]
            + (name == "version"
              ? []
              : [decimal(Double(total - start) / 1e6, places: 2), "\((total - start) / lines)"]))
      } catch {
        try table.row(name, failed: error)
      }
    }
  }

  /// Prints how many system calls the work on a few files makes, to show that it opens only what it needs.
  mutating func tableOfSystemCalls() throws(Failure) {
    guard let strace = System.program("strace") else {
      return System.say("\n--syscalls: strace is not on $PATH")
    }
    let columns = ["openat", "getdents64", "read", "fsync"]
    let table = Table("system calls", "all", "openat", "getdents64", "read", "fsync")
    for row in Workload.fewFiles where options.years.contains(row.years) {
      do throws(Failure) {
        let folder = try samples.folder(years: row.years, layout: row.layout)
        let file = SampleData.lastFile(in: folder, layout: row.layout)
        let summary = samples.root + "/strace"
        var counted = command(row.words, in: folder, accepts: row.accepts)
        counted.words = [strace, "-f", "-c", "-o", summary] + counted.words
        counted.restored = (file, Array(SampleDay(number: SampleDay.last).text.utf8))
        _ = try stopwatch.output(of: counted)
        if let file = counted.restored { try System.save(file.bytes, to: file.path) }
        // A line is: share of time, seconds, microseconds a call, calls, errors if any, name.
        var calls: [String: Int] = [:]
        for line in String(decoding: System.contents(of: summary) ?? [], as: UTF8.self).split(separator: "\n")
        {
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

/// Another program that can add up the same days.
private struct Peer: Sendable {
  let name: String
  /// What prints its version.
  let version: [String]
  /// What makes it read everything; `FILE` stands for its journal.
  let work: [String]
  /// A day in its journal, or nil if it reads the samples themselves.
  let journal: (@Sendable (SampleDay) -> String)?

  static let all = [
    Peer(
      name: "ledger", version: ["--version"], work: ["--args-only", "-f", "FILE", "bal"], journal: ledger),
    Peer(name: "hledger", version: ["--version"], work: ["-f", "FILE", "bal"], journal: ledger),
    Peer(name: "rg", version: ["--version"], work: ["--no-config", "-c", "^water", "FILE"], journal: nil),
    Peer(name: "klog", version: ["version"], work: ["total", "FILE"], journal: klog),
    Peer(name: "harsh", version: ["--version"], work: ["log", "stats"], journal: harsh),
  ]

  /// Two transactions a day, the fewest that hold what the day holds.
  private static func ledger(_ day: SampleDay) -> String {
    var text = day.date + " water\n"
    for drink in day.drinks { text += "    drunk:water  \(drink.millilitres) ml\n" }
    text += "    tap\n\n"
    let done = day.done
    if done.isEmpty { return text }
    text += day.date + " habits\n"
    for habit in done { text += "    habit:\(habit)  1 times\n" }
    return text + "    days\n\n"
  }

  /// A record a day; an amount of water is so many minutes, since klog knows no other unit.
  private static func klog(_ day: SampleDay) -> String {
    var text = day.date + "\n"
    for habit in day.done { text += "    1m #\(habit)\n" }
    for drink in day.drinks { text += "    \(drink.millilitres)m #water\n" }
    return text + "\n"
  }

  private static func harsh(_ day: SampleDay) -> String {
    zip(SampleDay.habits, day.marks).map { habit, mark in
      "\(day.date) : \(habit.name) : \(mark == "x" ? "y" : mark == "-" ? "s" : "n")\n"
    }.joined()
  }
}

extension Bench {
  /// Prints what other programs take to add up the same days, those that are on `$PATH`.
  mutating func tableOfPeers() throws(Failure) {
    let years = options.years.contains(10) ? 10 : options.years.max() ?? 1
    let folder = try samples.folder(years: years, layout: .flat)
    let table = Table(
      "peers, " + (years == 1 ? "1 year" : "\(years) years"), "ms", "times daybook", "peak MB", "version")
    let own = command(["stats"], in: folder)
    do throws(Failure) {
      let usage = try stopwatch.medians(of: [own], runs: options.runs)[0]
      table.row("daybook stats", [decimal(usage.wall, places: 1), "1.0", usage.megabytes])
    } catch {
      return try table.row("daybook stats", failed: error)
    }
    for peer in Peer.all {
      guard let program = System.program(peer.name) else {
        System.say(peer.name + ": not on $PATH")
        continue
      }
      let words =
        [peer.name] + peer.work.filter { $0 != "FILE" && $0 != "--args-only" && $0 != "--no-config" }
      let name = words.filter { $0 != "-f" }.joined(separator: " ")
      do throws(Failure) {
        let file = try journal(of: peer, years: years) ?? folder
        let work = Command(words: [program] + peer.work.map { $0 == "FILE" ? file : $0 })
        let usages = try stopwatch.medians(of: [own, work], runs: options.runs)
        let version = try stopwatch.output(of: Command(words: [program] + peer.version)).standard
        table.row(
          name,
          [
            decimal(usages[1].wall, places: 1), decimal(usages[1].wall / usages[0].wall, places: 1),
            usages[1].megabytes, "  " + (version.split(separator: "\n").first.map(String.init) ?? ""),
          ])
      } catch {
        try table.row(name, failed: error)
      }
    }
  }

  /// Writes a peer's journal of the samples' days, and gives its path; nil if it reads the samples.
  private func journal(of peer: Peer, years: Int) throws(Failure) -> String? {
    guard let journal = peer.journal else { return nil }
    let folder = samples.root + "/" + peer.name
    try System.makeFolder(folder)
    let habits = SampleDay.habits.map { $0.name + ": 1\n" }.joined()
    if peer.name == "harsh" { try System.save(Array(habits.utf8), to: folder + "/habits") }
    let file = folder + "/log" + (peer.name == "klog" ? ".klg" : "")
    try System.save([], to: file)
    for number in (SampleDay.last - years * 365 + 1)...SampleDay.last {
      try System.save(Array(journal(SampleDay(number: number)).utf8), to: file, adding: true)
    }
    return file
  }
}

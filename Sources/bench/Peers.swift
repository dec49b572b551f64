/// Another program that can add up the same days.
private struct Peer: Sendable {
  let name: String
  /// The command that prints its version.
  let version: [String]
  /// The command that makes it read everything; `FILE` stands for its journal.
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
    let years = options.years.numbers.contains(10) ? 10 : options.years.numbers.max() ?? 1
    let folder = try samples.made(Sample(data: .plain, years: years)).folder
    let table = Table(
      "peers, " + (years == 1 ? "1 year" : "\(years) years"), "ms", "times daybook", "peak MB", "version")
    let own = command(["stats"], in: folder)
    do throws(Failure) {
      let cost = try stopwatch.medians(of: [own], runs: options.runs.count)[0]
      table.row("daybook stats", [decimal(cost.wall, places: 1), "1.0", cost.megabytes])
    } catch {
      return try table.row("daybook stats", failed: error)
    }
    for peer in Peer.all {
      guard let path = program(peer.name) else {
        say(peer.name + ": not on $PATH")
        continue
      }
      let words =
        [peer.name] + peer.work.filter { $0 != "FILE" && $0 != "--args-only" && $0 != "--no-config" }
      let name = words.filter { $0 != "-f" }.joined(separator: " ")
      do throws(Failure) {
        let file = try journal(of: peer, years: years) ?? folder
        let work = Work(words: [path] + peer.work.map { $0 == "FILE" ? file : $0 })
        let costs = try stopwatch.medians(of: [own, work], runs: options.runs.count)
        let version = try stopwatch.output(of: Work(words: [path] + peer.version)).standard
        table.row(
          name,
          [
            decimal(costs[1].wall, places: 1), decimal(costs[1].wall / costs[0].wall, places: 1),
            costs[1].megabytes, "  " + (version.split(separator: "\n").first.map(String.init) ?? ""),
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
    try makeFolder(folder)
    let habits = SampleDay.habits.map { $0.name + ": 1\n" }.joined()
    if peer.name == "harsh" { try save(Array(habits.utf8), to: folder + "/habits") }
    let file = folder + "/log" + (peer.name == "klog" ? ".klg" : "")
    try save([], to: file)
    for number in (SampleDay.last - years * 365 + 1)...SampleDay.last {
      try save(Array(journal(SampleDay(number: number)).utf8), to: file, adding: true)
    }
    return file
  }
}

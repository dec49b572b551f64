/// Another program that can add up the same days.
private struct Peer: Sendable {
  let name: String
  /// The command that prints its version.
  let version: [String]
  /// The command that makes it read everything; `FILE` stands for its journal.
  let work: [String]
  /// A day in its journal, or nil if it reads the samples themselves.
  let journal: (@Sendable (PeerDay) -> String)?

  static let all = [
    Peer(
      name: "ledger", version: ["--version"], work: ["--args-only", "-f", "FILE", "bal"], journal: ledger),
    Peer(name: "hledger", version: ["--version"], work: ["-f", "FILE", "bal"], journal: ledger),
    Peer(name: "rg", version: ["--version"], work: ["--no-config", "-c", "^water", "FILE"], journal: nil),
    Peer(name: "klog", version: ["version"], work: ["total", "FILE"], journal: klog),
    Peer(name: "harsh", version: ["--version"], work: ["log", "stats"], journal: harsh),
  ]

  /// Two transactions a day, the fewest that hold what the day holds.
  private static func ledger(_ day: PeerDay) -> String {
    var text = ""
    if !day.amounts.isEmpty {
      text += day.date + " amounts\n"
      for amount in day.amounts { text += "    drunk:\(amount.name)  \(amount.number) \(amount.name)\n" }
      text += "    tap\n\n"
    }
    if day.done.isEmpty { return text }
    text += day.date + " habits\n"
    for habit in day.done { text += "    habit:\(habit)  1 times\n" }
    return text + "    days\n\n"
  }

  /// A record a day; an amount is so many minutes, since klog knows no other unit.
  private static func klog(_ day: PeerDay) -> String {
    var text = day.date + "\n"
    for habit in day.done { text += "    1m #\(habit)\n" }
    for amount in day.amounts { text += "    \(amount.number)m #\(amount.name)\n" }
    return text + "\n"
  }

  private static func harsh(_ day: PeerDay) -> String {
    day.done.map { "\(day.date) : \($0) : y\n" }.joined()
  }
}

/// What a journal of another program can hold of a day: the ticks that are done, and whole amounts.
private struct PeerDay {
  let date: String
  var done: [String] = []
  var amounts: [(name: String, number: Int)] = []

  /// Reads the lines of a day that are plain: `[x] NAME…` and `NAME 250ml…`; a unit is not looked at.
  init(number: Int, text: String) {
    date = dateText(number)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1 else { continue }
      if words[0] == "[x]" {
        if Self.isName(words[1]) { done.append(String(words[1])) }
      } else if Self.isName(words[0]), let number = Int(words[1].prefix { $0.isASCII && $0.isNumber }) {
        amounts.append((String(words[0]), number))
      }
    }
  }

  /// Whether every program takes a word as the name of an account, a tag and a habit.
  private static func isName(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension Bench {
  /// Prints what other programs take to add up the same days, those that are on `$PATH`.
  mutating func tableOfPeers(_ data: DataSet) throws(Failure) {
    let years = options.years.numbers.contains(10) ? 10 : options.years.numbers.max() ?? 1
    let sample = Sample(data: data, years: years)
    let folder = try samples.made(sample).folder
    let table = Table(
      "peers, " + (years == 1 ? "1 year" : "\(years) years") + " of " + data.title, "ms", "times daybook",
      "peak MB", "version")
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
        let file = try journal(of: peer, sample) ?? folder
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

  /// Writes a peer's journal of a sample's days, and gives its path; nil if it reads the sample itself.
  private mutating func journal(of peer: Peer, _ sample: Sample) throws(Failure) -> String? {
    guard let journal = peer.journal else { return nil }
    let folder = samples.root + "/" + peer.name
    try makeFolder(folder)
    var habits: Set<String> = []
    let file = folder + "/log" + (peer.name == "klog" ? ".klg" : "")
    try save([], to: file)
    for number in sample.days {
      guard let text = try samples.text(of: number, in: sample.data) else { continue }
      let day = PeerDay(number: number, text: String(decoding: text, as: UTF8.self))
      habits.formUnion(day.done)
      try save(Array(journal(day).utf8), to: file, adding: true)
    }
    if peer.name == "harsh" {
      try save(Array(habits.sorted().map { $0 + ": 1\n" }.joined().utf8), to: folder + "/habits")
    }
    return file
  }
}

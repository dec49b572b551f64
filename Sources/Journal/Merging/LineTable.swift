/// The different lines of some runs by number, and the run that is made of them.
///
/// Numbers count from 0 in the order in which lines were first met. A run is joined in one round: `meet`, what is to
/// become of its lines, `place`; until then `ours` stays as it was.
struct LineTable {
  /// The lines that are there, in their order, as numbers.
  private(set) var ours: [Int] = []
  /// The lines of the run that is being joined.
  private(set) var theirs: [Int] = []
  /// By number: the minutes of its entry from the day's start; -1 if it is none, or has no time.
  private(set) var minutes: [Int] = []

  /// Every line that was placed, or first met, and its number.
  private var lines: [MergedLine] = []
  private var numberOf: [Int] = []
  /// By place in ours: where it stands in `lines`; -1 if it is to go.
  private var order: [Int] = []
  private var numbers: [LineKey: Int] = [:]
  /// By number: where it was first met in `lines`, how often each side has it, what of it is still to be placed, and
  /// what it is about; -1 if nothing.
  private var firstMet: [Int] = []
  private var oursCount: [Int] = []
  private var theirsCount: [Int] = []
  private var missing: [Int] = []
  private var claimOf: [Int] = []
  private var claims: [Claim: Int] = [:]
  private var rivals: [(claim: Claim, numbers: [Int])] = []
  /// The numbers of which `missing` was set in this round.
  private var wantedAnew: [Int] = []
  /// The replacements of lines of ours when the round is over; nil takes the line out.
  private var replacements: [(place: Int, number: Int?)] = []
  /// The first and last places of lines and of claims in ours; made when they are first asked for in a round.
  private var places: Places?
  private var claimPlaces: Places?

  /// The first and last places in a run of what has numbers; -1 where it is not.
  private struct Places {
    var first: [Int]
    var last: [Int]

    init(of run: [Int], count: Int, _ key: (Int) -> Int) {
      first = Array(repeating: -1, count: count)
      last = first
      for (place, number) in run.enumerated() {
        let key = key(number)
        if key < 0 { continue }
        last[key] = place
        if first[key] < 0 { first[key] = place }
      }
    }
  }

  /// Starts with a run, all of whose lines are placed.
  init(_ run: [MergedLine]) {
    lines.reserveCapacity(run.count)
    for line in run {
      let number = number(of: line, isTheirs: false)
      // A line that was met before has a line end of its own.
      if firstMet[number] != lines.count - 1 || oursCount[number] > 0 { add(line, number) }
      order.append(lines.count - 1)
      ours.append(number)
      oursCount[number] += 1
    }
  }

  /// The lines that are there, in their order.
  var placedLines: [MergedLine] { order.map { lines[$0] } }

  /// The number of a line; one that was never met before is kept, as taken if it is theirs.
  private mutating func number(of line: MergedLine, isTheirs: Bool) -> Int {
    let key = LineKey(line.content)
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    firstMet.append(lines.count)
    add(isTheirs ? line.taken : line, number)
    oursCount.append(0)
    theirsCount.append(0)
    missing.append(0)
    minutes.append(line.entryMinutes ?? -1)
    claimOf.append(-1)
    if let claim = line.claim {
      let place = claims[claim] ?? rivals.count
      if place == rivals.count {
        claims[claim] = place
        rivals.append((claim, []))
      }
      claimOf[number] = place
      rivals[place].numbers.append(number)
    }
    return number
  }

  private mutating func add(_ line: MergedLine, _ number: Int) {
    lines.append(line)
    numberOf.append(number)
  }

  /// Begins to join a run: numbers its lines, and wants of each as many as the side has that has more.
  mutating func meet(_ run: [MergedLine]) {
    for number in theirs { theirsCount[number] = 0 }
    for number in wantedAnew { missing[number] = 0 }
    wantedAnew = []
    theirs = run.map { number(of: $0, isTheirs: true) }
    for number in theirs { theirsCount[number] += 1 }
    for number in theirs { want(max(oursCount[number], theirsCount[number]), of: number) }
  }

  /// Wants so many of a line, as long as the round goes on.
  mutating func want(_ count: Int, of number: Int) {
    missing[number] = count - oursCount[number]
    wantedAnew.append(number)
  }

  /// How many are wanted of a line.
  func wanted(of number: Int) -> Int { oursCount[number] + missing[number] }

  /// Whether more of a line is wanted than there is.
  func isMissing(_ number: Int) -> Bool { missing[number] > 0 }

  /// Counts one line that was missing as found a place for.
  mutating func fill(_ number: Int) { missing[number] -= 1 }

  /// Takes the line at a place of ours out, when the round is over.
  mutating func remove(_ place: Int) { replacements.append((place, nil)) }

  /// Puts a line that is missing where another stands, when the round is over.
  mutating func replace(_ place: Int, by number: Int) {
    fill(number)
    replacements.append((place, number))
  }

  /// A line of theirs as it is to be placed; where it stands among all lines.
  mutating func taking(_ line: MergedLine, _ number: Int) -> Int {
    if lines[firstMet[number]].isTaken, lines[firstMet[number]].ending.isEmpty { return firstMet[number] }
    add(line.taken, number)
    return lines.count - 1
  }

  /// Ends the round: ours is what was placed.
  mutating func place(_ placing: LinePlacing) {
    for (place, number) in replacements {
      oursCount[ours[place]] -= 1
      order[place] = -1
      guard let number else { continue }
      oursCount[number] += 1
      order[place] = taking(lines[firstMet[number]], number)
      ours[place] = number
    }
    if !replacements.isEmpty || !placing.isEmpty {
      var (newOurs, newOrder): ([Int], [Int]) = ([], [])
      newOurs.reserveCapacity(ours.count + placing.count)
      newOrder.reserveCapacity(ours.count + placing.count)
      var next = 0
      for (place, ids) in placing.runs {
        newOurs += ours[next..<place]
        newOrder += order[next..<place]
        for id in ids {
          let number = numberOf[id]
          oursCount[number] += 1
          newOurs.append(number)
          newOrder.append(id)
        }
        next = place
      }
      newOurs += ours[next...]
      newOrder += order[next...]
      if replacements.contains(where: { $0.number == nil }) {
        newOurs = zip(newOurs, newOrder).filter { $0.1 >= 0 }.map(\.0)
        newOrder.removeAll { $0 < 0 }
      }
      (ours, order) = (newOurs, newOrder)
    }
    replacements = []
    (places, claimPlaces) = (nil, nil)
  }

  /// The line of a number, as it was first met.
  func line(_ number: Int) -> MergedLine { lines[firstMet[number]] }

  /// How often each side has a line.
  func counts(of number: Int) -> (ours: Int, theirs: Int) { (oursCount[number], theirsCount[number]) }

  /// The subject of the lines of a claim.
  func claim(_ place: Int) -> Claim { rivals[place].claim }

  /// The claims of which theirs has a line that ours lacks, or has it more often; those of ours in the order of their
  /// first lines, then the others.
  ///
  /// Every tick of theirs of all other claims is in ours as well, so that nothing gives way.
  var claimsWithNews: [Int] {
    mutating get {
      var found: [Int] = []
      var seen: Set<Int> = []
      for number in theirs where theirsCount[number] > oursCount[number] && claimOf[number] >= 0 {
        if seen.insert(claimOf[number]).inserted { found.append(claimOf[number]) }
      }
      // A claim with only one line has no rival.
      found.removeAll { rivals[$0].numbers.count < 2 }
      if found.count < 2 { return found }
      // All the claims of theirs: a line without news may come before one that has some.
      var rank: [Int: Int] = [:]
      for number in theirs where claimOf[number] >= 0 && rank[claimOf[number]] == nil {
        rank[claimOf[number]] = ours.count + rank.count
      }
      let places = placesOfClaims()
      for claim in found where places.first[claim] >= 0 { rank[claim] = places.first[claim] }
      return found.sorted { (rank[$0] ?? 0) < (rank[$1] ?? 0) }
    }
  }

  /// The lines about one thing that either side has; up to so many in the order in which they are met in ours, then in
  /// theirs, more in no order.
  mutating func rivals(of claim: Int, inOrderUpTo most: Int) -> [Int] {
    let present = rivals[claim].numbers.filter { oursCount[$0] + theirsCount[$0] > 0 }
    if present.count > most { return present }
    let old = present.filter { oursCount[$0] > 0 }
    let places = placesOfLines()
    var seen: Set<Int> = []
    return old.sorted { places.first[$0] < places.first[$1] }
      + theirs.filter { claimOf[$0] == claim && oursCount[$0] == 0 && seen.insert($0).inserted }
  }

  /// The last place of a line in ours; nil if it is not there.
  mutating func lastPlace(of number: Int) -> Int? {
    oursCount[number] > 0 ? placesOfLines().last[number] : nil
  }

  /// The place in ours of the first or the last line about what a line is about; nil if there is none.
  mutating func place(of number: Int, isFirst: Bool) -> Int? {
    let claim = claimOf[number]
    guard claim >= 0 else { return nil }
    let places = placesOfClaims()
    let place = isFirst ? places.first[claim] : places.last[claim]
    return place >= 0 ? place : nil
  }

  private mutating func placesOfLines() -> Places {
    if let places { return places }
    let made = Places(of: ours, count: numbers.count) { $0 }
    places = made
    return made
  }

  private mutating func placesOfClaims() -> Places {
    if let claimPlaces { return claimPlaces }
    let made = Places(of: ours, count: rivals.count) { claimOf[$0] }
    claimPlaces = made
    return made
  }
}

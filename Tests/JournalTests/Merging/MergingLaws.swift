import TestSupport
import Testing

@testable import Journal

/// The laws of merging, over random files that have much in common.
@Suite struct MergingLaws {
  @Test func aFileMergedWithItselfIsThatFile() {
    for seed in seeds(100) {
      var chance = SplitMix64(seed: seed)
      let a = chance.mergeable()
      let kind = chance.kind()
      #expect(Union(a, [a], of: kind).outcome.file.source == a.source, "seed \(seed)")
      let o = chance.mergeable()
      #expect(
        ThreeWay(ancestor: o, ours: a, theirs: a, of: kind).outcome.file.source == a.source, "seed \(seed)")
    }
  }

  @Test func anyBytesMergedWithThemselvesAreThoseBytes() {
    for seed in seeds(100) {
      var chance = SplitMix64(seed: seed)
      let a = DayFile(chance.file())
      let kind = chance.kind()
      #expect(Union(a, [a], of: kind).outcome.file.source == a.source, "seed \(seed)")
      #expect(Union(DayFile(""), [a], of: kind).outcome.file.source == a.source, "seed \(seed)")
      #expect(Union(a, [DayFile("")], of: kind).outcome.file.source == a.source, "seed \(seed)")
    }
  }

  @Test func whichSideIsOursDoesNotMatterToTheRecords() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let (o, a, b) = (chance.mergeable(), chance.mergeable(), chance.mergeable())
      let kind = chance.kind()
      let (one, other) = (Union(a, [b], of: kind).outcome, Union(b, [a], of: kind).outcome)
      #expect(
        one.file.records() == other.file.records(), "seed \(seed): \(shown(a.source)) \(shown(b.source))")
      let (first, second) = (
        ThreeWay(ancestor: o, ours: a, theirs: b, of: kind).outcome,
        ThreeWay(ancestor: o, ours: b, theirs: a, of: kind).outcome
      )
      #expect(
        first.file.records() == second.file.records(),
        "seed \(seed): \(shown(o.source)) \(shown(a.source)) \(shown(b.source))")
      #expect(first.conflicts.count == second.conflicts.count, "seed \(seed)")
    }
  }

  @Test func theOrderOfMergesDoesNotMatterToTheRecords() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let (a, b, c) = (chance.mergeable(), chance.mergeable(), chance.mergeable())
      let kind = chance.kind()
      func union(_ one: DayFile, _ other: DayFile) -> DayFile { Union(one, [other], of: kind).outcome.file }
      let left = union(union(a, b), c)
      #expect(
        left.records() == union(a, union(b, c)).records(),
        "seed \(seed): \(shown(a.source)) \(shown(b.source)) \(shown(c.source))")
      #expect(Union(a, [b, c], of: kind).outcome.file.counts == left.counts, "seed \(seed)")
    }
  }

  @Test func joiningManyRunsIsJoiningEachToWhatTheOthersCameTo() {
    for seed in seeds(80) {
      var chance = SplitMix64(seed: seed)
      let kind = chance.kind()
      let sides = (0..<(2 + chance.below(8))).map { _ in MergedSide(chance.mergeable(), of: kind).lines }
      var joined = LineUnion(sides[0])
      var lines = sides[0]
      var folds: [LineFold] = []
      var contested: Set<Claim> = []
      for side in sides.dropFirst() {
        joined.join(side)
        let anew = LineUnion(lines, side)
        lines = anew.lines
        folds += anew.folds
        contested.formUnion(anew.contested)
      }
      #expect(joined.lines.map(\.content) == lines.map(\.content), "seed \(seed)")
      #expect(joined.lines.map(\.ending) == lines.map(\.ending), "seed \(seed)")
      #expect(joined.lines.map(\.isTaken) == lines.map(\.isTaken), "seed \(seed)")
      #expect(joined.folds.map(\.weaker) == folds.map(\.weaker), "seed \(seed)")
      #expect(joined.folds.map(\.stronger) == folds.map(\.stronger), "seed \(seed)")
      #expect(joined.contested == contested, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("a\nb\n", "b\na\n", true), ("a\nb\n", "a\na\n", false), ("a\n", "a\nb\n", false), ("", "a\n", false),
    ("a\r\nb", "b\na\n", true),
  ])
  func aFileHoldsAllOfAnotherThatHasNoLineMoreOften(merged: String, other: String, holds: Bool) {
    let outcome = Union(DayFile(merged), [], of: .plain).outcome
    #expect(outcome.holdsAll(of: [DayFile(other)]) == holds)
    #expect(outcome.holdsAll(of: [DayFile(merged), DayFile(other)]) == holds)
  }

  @Test func nothingThatEitherSideHoldsIsMissing() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let isMixed = chance.below(4) == 0
      let a = isMixed ? DayFile(chance.file()) : chance.mergeable()
      let b = isMixed ? DayFile(chance.file()) : chance.mergeable()
      let kind = chance.kind()
      let outcome = Union(a, [b], of: kind).outcome
      let note: Comment = "seed \(seed): \(shown(a.source)) \(shown(b.source))"
      #expect(
        outcome.file.bytes == outcome.file.source && outcome.holdsAll(of: [a]) && outcome.holdsAll(of: [b]),
        note)
      #expect(a.unheld(in: outcome.file).isEmpty && b.unheld(in: outcome.file).isEmpty, note)
    }
  }

  @Test func whatASideAddedAndWhatAllHaveIsThereAfterAMergeAgainstAnAncestor() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let o = chance.mergeable()
      let (a, b) = (chance.edited(o), chance.edited(o))
      let kind = chance.kind()
      let outcome = ThreeWay(ancestor: o, ours: a, theirs: b, of: kind).outcome
      let note: Comment = "seed \(seed): \(shown(o.source)) \(shown(a.source)) \(shown(b.source))"
      let counts = o.counts
      for side in [a, b] {
        let missing = side.unheld(in: outcome.file).filter { counts[$0] == nil }
        #expect(missing.isEmpty, note)
      }
      let (ours, theirs) = (a.counts, b.counts)
      for line in o.unheld(in: outcome.file) {
        #expect(ours[line] != counts[line] || theirs[line] != counts[line], note)
      }
      for (line, count) in outcome.file.counts where !outcome.conflicts.isEmpty || count > 0 {
        let isKnown = counts[line] ?? ours[line] ?? theirs[line] != nil
        #expect(isKnown || outcome.conflicts.contains { outcome.file.holds(line, in: $0) }, note)
      }
    }
  }

  /// "As many times as the side that has it most often", and fewer where a side took some away: also of what was moved.
  @Test func aMovedLineIsNeitherLostNorDoubled() {
    for seed in seeds(400) {
      var chance = SplitMix64(seed: seed)
      let entries = ["water 250ml", "water 1l 08:00", "coffee 1 cup", "weight 82kg", "[x] gym"]
      let o = chance.few(of: entries)
      let (a, b) = (chance.movedAndAdded(o, entries), chance.movedAndAdded(o, entries))
      let kind = MergedKind.day(LineReader(configured(water), day: Day("2026-01-12")!))
      func file(_ lines: [String]) -> DayFile { DayFile(lines.map { $0 + "\n" }.joined()) }
      let outcome = ThreeWay(ancestor: file(o), ours: file(a), theirs: file(b), of: kind).outcome
      guard outcome.conflicts.isEmpty else { continue }
      let counts = outcome.file.counts
      for line in Set(o + a + b) where !line.hasPrefix("[") {
        func times(_ lines: [String]) -> Int { lines.count { $0 == line } }
        let (old, ours, theirs) = (times(o), times(a), times(b))
        let wanted = min(ours, theirs) < old ? max(0, ours + theirs - old) : max(ours, theirs)
        let found = counts[Array(line.utf8)] ?? 0
        #expect(
          found >= wanted && found <= max(wanted, max(ours, theirs)),
          "seed \(seed): \(line) in \(o) \(a) \(b)")
      }
    }
  }

  @Test func theFactsAreTrue() {
    for seed in seeds(100) {
      var chance = SplitMix64(seed: seed)
      let (a, b) = (chance.mergeable(), chance.mergeable())
      let outcome = Union(a, [b], of: chance.kind()).outcome
      guard outcome.conflicts.isEmpty else { continue }
      let (ours, theirs) = (a.counts, b.counts)
      for line in outcome.taken {
        let content = Array(outcome.file.content(ofLine: line))
        #expect(theirs[content] ?? 0 > ours[content] ?? 0, "seed \(seed)")
      }
      let isOurs = Set(outcome.file.lines.indices).subtracting(outcome.taken)
      #expect(isOurs.allSatisfy { ours[Array(outcome.file.content(ofLine: $0))] != nil }, "seed \(seed)")
      #expect(outcome.contested.allSatisfy { $0.count > 1 && $0 == $0.sorted() }, "seed \(seed)")
      for fold in outcome.folds {
        #expect(outcome.file.counts[Array(fold.weaker.utf8)] == nil, "seed \(seed)")
        #expect(outcome.file.lines.indices.contains(fold.line), "seed \(seed)")
      }
    }
  }
}

/// Lines of which random sides hold some: so few that they meet.
private let pool = [
  "water 250ml 08:10", "water 250ml 09:00", "water 300ml 12:30", "water 250ml", "- water 1 cup 07:00",
  "coffee 1 cup 8am", "weight 82.4kg", "weight 82.1kg 07:05", "sleep 23:15-06:45", "[x] run 5km",
  "[ ] run 5km",
  "[x] run 5km 18:00",
  "[ ] gym", "[x] gym", "[X] gym", "[-] gym", "[x]  Gym", "[x] gym 18:00", "[x] gym 19:00", "[ ] gym 18:00",
  "[-] gym sprained ankle", "[x] gym 45min", "gym 45min 17:00", "[x] gym +fun", "[x] gym +fun 18:00",
  "[ ] breakfast 10:30", "[x] breakfast 10:30", "[x] Breakfast 10:30 oatmeal kcal:420",
  "[x] breakfast 10:30 oatmeal", "[ ] breakfast # later", "[ ] kitchen", "[x] Kitchen closed at 10 PM",
  "[ ] call the dentist", "[x] call the dentist", "[x] call the dentist 14:00", "[x] weight",
  "[x] water 25:10",
  "goal water 3l", "goal water 2l", "# a remark", "Slept badly.", "lunch 12:30 kcal:600", "", "", " ", "\t",
  "water 250ml 08:10 ", "- ", "[ ]", "\u{FEFF}odd", "text \u{0}", "x\ry",
]

private let interpreter = DayReader(configured(water))

extension SplitMix64 {
  /// A day file of lines that other such files have too.
  fileprivate mutating func mergeable() -> DayFile {
    var bytes: ContiguousArray<UInt8> = below(8) == 0 ? [0xEF, 0xBB, 0xBF] : []
    let usual = one(of: ["\n", "\n", "\r\n"])
    for _ in 0..<below(10) {
      bytes += below(40) == 0 ? [0xFF, 0x20] : []
      bytes += ContiguousArray((one(of: pool) + (below(9) == 0 ? one(of: ["\n", "\r\n"]) : usual)).utf8)
    }
    if below(12) == 0 {
      bytes += ContiguousArray("<<<<<<< a\n[x] gym\n=======\n[-] gym\n>>>>>>> b\n".utf8)
      bytes += ContiguousArray((one(of: pool) + "\n").utf8)
    }
    if below(4) == 0 { bytes += ContiguousArray(one(of: pool).utf8) }
    return DayFile(bytes)
  }

  /// A file after some edits: lines removed, changed, moved and added.
  fileprivate mutating func edited(_ file: DayFile) -> DayFile {
    var lines = file.lines.indices.map { Array(file.content(ofLine: $0)) }
    for _ in 0..<below(5) {
      let place = below(lines.count + 1)
      switch below(4) {
      case 0 where place < lines.count: lines.remove(at: place)
      case 1 where place < lines.count: lines[place] = Array(one(of: pool).utf8)
      case 2 where place < lines.count:
        let line = lines.remove(at: place)
        lines.insert(line, at: below(lines.count + 1))
      default: lines.insert(Array(one(of: pool).utf8), at: place)
      }
    }
    let ending = one(of: ["\n", "\r\n"])
    let bytes = ContiguousArray(lines.flatMap { $0 + Array(ending.utf8) })
    return DayFile(below(5) == 0 ? ContiguousArray(bytes.dropLast(ending.utf8.count)) : bytes)
  }

  /// Some lines, often the same again.
  fileprivate mutating func few(of lines: [String]) -> [String] { (0..<below(7)).map { _ in one(of: lines) } }

  /// Lines after a few were moved, added or taken away.
  fileprivate mutating func movedAndAdded(_ old: [String], _ entries: [String]) -> [String] {
    var lines = old
    for _ in 0..<below(4) {
      switch below(5) {
      case 0 where !lines.isEmpty: lines.remove(at: below(lines.count))
      case 1, 2:
        guard !lines.isEmpty else { break }
        let line = lines.remove(at: below(lines.count))
        lines.insert(line, at: below(lines.count + 1))
      default: lines.insert(one(of: entries), at: below(lines.count + 1))
      }
    }
    return lines
  }

  fileprivate mutating func kind() -> MergedKind {
    if below(6) == 0 { return below(2) == 0 ? .configuration : .plain }
    return .day(interpreter().reader(asOf: Day("2026-01-12")!))
  }
}

extension DayFile {
  /// Its lines without their ends, and how often each is there.
  fileprivate var counts: [[UInt8]: Int] {
    lines.indices.reduce(into: [:]) { $0[Array(content(ofLine: $1)), default: 0] += 1 }
  }

  fileprivate func holds(_ line: [UInt8], in range: ClosedRange<Int>) -> Bool {
    range.contains { content(ofLine: $0).elementsEqual(line) }
  }

  /// What its lines say, in no order: what counts, and nothing of how it is spelled.
  fileprivate func records() -> [String: Int] {
    var interpreter = interpreter
    let (record, _) = interpreter.read(self, of: Day("2026-01-12")!)
    var told: [String: Int] = [:]
    for line in record.records {
      let name = line.subject.map { "\($0)" } ?? Vocabulary.folded(source.text(line.name))
      let amount = line.amount.map { "\($0.parts) \($0.unit.name)" } ?? ""
      told["\(line.form) \(name) \(line.mark) \(line.time?.description ?? "") \(amount)", default: 0] += 1
    }
    for goal in record.ownGoals { told["goal \(goal.measure) \(goal.bound)", default: 0] += 1 }
    return told
  }

  /// The lines that another file does not hold as often, and for which it has no stronger tick of the habit either.
  fileprivate func unheld(in other: DayFile) -> [[UInt8]] {
    let held = other.counts
    let reader = interpreter.reader(asOf: Day("2026-01-12")!)
    let ticks = other.lines.compactMap { line -> (String, LineReading)? in
      let reading = reader.read(line, of: other)
      return reading.form == .tick || line.shape == .box ? (reading.key(in: other), reading) : nil
    }
    return counts.filter { line, count in
      if held[line] ?? 0 >= count { return false }
      let file = DayFile(ContiguousArray(line + [0x0A]))
      guard let first = file.lines.first else { return held[line] == nil }
      let reading = reader.read(first, of: file)
      guard reading.form == .tick || reading.form == .entry else { return true }
      return !ticks.contains { key, tick in
        key == reading.key(in: file) && tick.mark >= reading.mark
          && (reading.time == nil || tick.time == reading.time)
          && (reading.text.isEmpty || tick.plainText(in: other.source) == reading.plainText(in: file.source))
          && reading.tags.count <= tick.tags.count
      }
    }.map(\.key)
  }
}

extension LineReading {
  fileprivate func key(in file: DayFile) -> String {
    subject.map { "\($0)" } ?? Vocabulary.folded(file.source.text(name))
  }
}

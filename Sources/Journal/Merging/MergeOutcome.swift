import Notation

/// A merged file, and what the merge did: facts, for whoever tells them.
package struct MergeOutcome: Sendable {
  /// A tick that gave way to a stronger one of its habit.
  package struct Fold: Hashable, Sendable {
    /// The line that is no more, without its line end.
    package var weaker: String
    /// The line that it gave way to, in the merged file, counting from 0.
    package var line: Int
  }

  /// The merged file.
  package let file: DayFile
  /// The lines of it that only the other side has, counting from 0; a line that was there and reads otherwise now too.
  package let taken: [Int]
  /// The ticks that gave way.
  package let folds: [Fold]
  /// The lines, counting from 0, that are about one habit, goal or setting and were kept side by side, since which of
  /// them holds cannot be known; at least two in each.
  package let contested: [[Int]]
  /// The conflicts that stand in the file between standard markers, by their first and last line, counting from 0.
  package let conflicts: [ClosedRange<Int>]
  /// Whether every line means what it means on its side.
  package internal(set) var keepsMeaning = true
  private let weaker: Set<LineKey>

  /// Joins merged lines to a file and finds the places of what is told of them.
  init(_ lines: [MergedLine], like style: MergedStyle, folds: [LineFold] = [], contested: Set<Claim> = []) {
    file = DayFile(style.joined(lines), isMarkdown: style.isMarkdown)
    weaker = Set(folds.map { LineKey($0.weaker) })
    var taken: [Int] = []
    var conflicts: [ClosedRange<Int>] = []
    var claims: [Claim: [Int]] = [:]
    var places: [ArraySlice<UInt8>: Int] = [:]
    var place = 0
    for line in lines {
      if line.isTaken { taken += place..<(place + line.lineCount) }
      if line.isConflict { conflicts.append(place...(place + line.lineCount - 1)) }
      if let claim = line.claim, contested.contains(claim) { claims[claim, default: []].append(place) }
      if !folds.isEmpty, places[line.content] == nil { places[line.content] = place }
      place += line.lineCount
    }
    self.taken = taken
    self.conflicts = conflicts
    self.contested = claims.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    var stronger = Dictionary(folds.map { ($0.weaker, $0.stronger) }) { $1 }
    // The last first: what they gave way to need not be looked for again by those before them.
    let told = folds.reversed().compactMap { fold -> Fold? in
      // A third file may hold both.
      guard places[fold.weaker] == nil else { return nil }
      var content = fold.stronger
      // The stronger line may have given way to a third.
      for _ in folds {
        if places[content] != nil { break }
        content = stronger[content] ?? content
      }
      guard let line = places[content] else { return nil }
      stronger[fold.weaker] = content
      return Fold(weaker: String(decoding: fold.weaker, as: UTF8.self), line: line)
    }
    self.folds = told.reversed()
  }

  /// Whether every line of some files stands in the merged one, as often as in each, or gave way to a stronger tick.
  ///
  /// It is asked before files whose lines were merged are deleted.
  package func holdsAll(of others: [DayFile]) -> Bool {
    var counts: [LineKey: Int] = [:]
    for line in file.lines.indices {
      counts[LineKey(ArraySlice(file.content(ofLine: line))), default: 0] += 1
    }
    return others.allSatisfy { other in
      var asked: [LineKey: Int] = [:]
      return other.lines.indices.allSatisfy { line in
        let content = LineKey(ArraySlice(other.content(ofLine: line)))
        if weaker.contains(content) { return true }
        asked[content, default: 0] += 1
        return asked[content, default: 0] <= counts[content] ?? 0
      }
    }
  }
}

extension MergeOutcome {
  /// Whether every line counts here if it does on its side, and only then.
  ///
  /// In Markdown a line counts or not by what stands around it: code, a comment, front matter. A line that counts at one
  /// place of the sides and not at another is not asked about.
  func meansTheSame(as sides: [DayFile], of kind: MergedKind) -> Bool {
    guard case .day(let reader) = kind, file.isMarkdown else { return true }
    var counted: Set<LineKey> = []
    var uncounted: Set<LineKey> = []
    for side in sides {
      side.eachMeaning(by: reader) { line, counts in
        if counts { counted.insert(line) } else { uncounted.insert(line) }
      }
    }
    var isSame = true
    file.eachMeaning(by: reader) { line, counts in
      if counts ? !counted.contains(line) : !uncounted.contains(line) && counted.contains(line) {
        isSame = false
      }
    }
    return isSame
  }
}

extension DayFile {
  /// Gives each line outside of conflicts with whether it counts where it stands.
  fileprivate func eachMeaning(by reader: LineReader, _ body: (LineKey, Bool) -> Void) {
    let conflicts = ConflictMarkers.conflicts(in: self)
    var next = conflicts.startIndex
    for (place, line) in lines.enumerated() {
      while next < conflicts.endIndex, conflicts[next].upperBound < place { next += 1 }
      if next < conflicts.endIndex, conflicts[next].contains(place) { continue }
      let reading = reader.read(line, of: self)
      var counts = reading.isRecord || !reading.counting.isEmpty
      if case .goal = reading.meaning { counts = true }
      body(LineKey(ArraySlice(content(ofLine: place))), counts)
    }
  }
}

/// A tick that gave way, and the one that it gave way to.
struct LineFold: Sendable {
  var weaker: ArraySlice<UInt8>
  var stronger: ArraySlice<UInt8>
}

/// How a merged file is written: its byte order mark, its line ends, and whether the last line has one.
struct MergedStyle: Sendable {
  var hasMark: Bool
  var ending: ContiguousArray<UInt8>
  var isEnded: Bool
  /// Whether it is Markdown.
  let isMarkdown: Bool

  /// The style of a file.
  init(of side: MergedSide) {
    hasMark = side.file.markLength > 0
    ending = side.file.lineEnding
    isEnded = side.isEnded
    isMarkdown = side.file.isMarkdown
  }

  /// The bytes of a file of some lines; those that were taken from elsewhere get its line end, the others keep theirs.
  func joined(_ lines: [MergedLine]) -> ContiguousArray<UInt8> {
    let mark = ByteOrderMark.bytes
    var bytes: ContiguousArray<UInt8> = []
    // A first line that begins with such a mark itself keeps it only after another.
    if hasMark || lines.first?.content.starts(with: mark) ?? false { bytes += mark }
    // What came to lines that were there ends, so that what is written next is not glued to it.
    let isEnded = isEnded || (lines.last?.isTaken ?? false) && lines.contains { !$0.isTaken }
    for (place, line) in lines.enumerated() {
      bytes += line.content
      let isLast = place == lines.count - 1
      // An empty line is one by its line end alone.
      if isLast, !isEnded, !line.content.isEmpty {
        if line.ending.last != Byte.newline { bytes += line.ending }
      } else if line.ending.isEmpty {
        bytes += ending
      } else {
        bytes += line.ending
        if line.ending.last != Byte.newline, !isLast || isEnded { bytes.append(Byte.newline) }
      }
    }
    return bytes
  }
}

extension DayReader {
  /// Everything that is wrong or doubtful in the bytes of a day file: the errors of its lines, then what looks meant
  /// otherwise in a line, and what does not fit together within the day; in the order of lines and columns.
  ///
  /// Days after `today` are still to come. Attachments are the caller's to look for.
  package mutating func problems(
    in bytes: ContiguousArray<UInt8>, isMarkdown: Bool, of day: Day, today: Day
  ) -> [Problem] {
    var problems: [Problem] = []
    var doubts: [Problem] = []
    var consistency = DayConsistency(of: day, today: today, by: reader)
    let note = isMarkdown ? MarkdownText(bytes) : nil
    let visible = note?.visible ?? bytes
    visible.withSpan { text in
      let mayHoldControls = text.mayHoldControls
      eachLine(
        of: visible, fieldsEnd: note?.fieldsEnd ?? 0, unclosed: note?.unclosed ?? [], on: day,
        problems: &problems
      ) { meaning, rest, line, number, reader in
        consistency.take(meaning, rest, line, number, in: text, by: reader)
        if rest.doubts.add(of: rest.known, at: number, to: &doubts) { return }
        let count = doubts.count
        reader.addDoubts(
          of: line, at: number, meaning, isTold: !rest.problems.isEmpty, hasText: rest.hasText,
          mayHoldControls: mayHoldControls, in: text, to: &doubts)
        rest.doubts.keep(doubts[count...], of: rest.known, hasTime: rest.isKnownWithoutTime)
      }
    }
    problems += doubts
    problems += consistency.doubts
    if problems.count > 1 { problems.sort(by: Problem.isBefore) }
    return problems
  }

  /// The meaning of a day file, and everything that is wrong or doubtful in it.
  package mutating func examine(_ file: DayFile, of day: Day, today: Day) -> (
    record: DayRecord, problems: [Problem]
  ) {
    let record = read(file, of: day).record
    return (record, problems(in: file.source, isMarkdown: file.isMarkdown, of: day, today: today))
  }
}

/// The lines of a day so far, to find what does not fit together within it.
private struct DayConsistency {
  private let day: Day
  private let today: Day
  /// The inconsistencies, in the order of lines.
  private(set) var doubts: [Problem] = []
  private var entries = EntriesOfDay()
  /// Each habit and then each measure.
  private var subjects: ContiguousArray<SubjectSoFar> = []
  private let habitCount: Int
  /// Where the doubt about the total of a measure stands.
  private var absurd: [Int: Int] = [:]
  private var zeros: Set<Int> = []
  private var isFutureTold = false

  init(of day: Day, today: Day, by reader: borrowing LineReader) {
    (self.day, self.today) = (day, today)
    habitCount = reader.amounts.configuration.habits.count
    // One by one: an array made of so many alike looks up its type, which costs more than the lines.
    let count = habitCount + reader.amounts.facts.measures.count
    subjects.reserveCapacity(count)
    for _ in 0..<count { subjects.append(SubjectSoFar()) }
  }

  /// Takes the next line.
  mutating func take(
    _ meaning: LineMeaning, _ rest: borrowing LineRest, _ line: Line, _ number: Int32, in text: Span<UInt8>,
    by reader: borrowing LineReader
  ) {
    switch meaning {
    case .tick(let tick):
      if tick.mark == .done { tellFuture(tick.name, line, number, text) }
      if let subject = tick.subject { take(subject, tick, line, number, text, reader.amounts) }
    case .entry(let entry):
      tellFuture(entry.name, line, number, text)
      if case .measure(let measure)? = entry.subject, let amount = entry.amount {
        let id = Tag.value(of: "id", among: rest.tags, in: text)
        take(
          amount.parts, of: measure, at: entry.time, id: id,
          isTold: rest.problems.contains { $0.isOfDoubtedAmount || $0.isOfTime(in: amount.range, line) },
          entry.name, line, number, text,
          reader.amounts)
      }
    case .running(let timer):
      // One of the evening may run past midnight.
      if day + 1 < today { doubt({ .forgottenTimer($0) }, timer.name, line, number, text) }
    case .blank, .comment, .marker, .goal, .text, .broken: break
    }
    guard !rest.counting.isEmpty, meaning.letsTagsCount else { return }
    for tag in rest.counting {
      take(tag.amount.parts, of: tag.measure, at: nil, tag.key, line, number, text, reader.amounts)
    }
  }

  private mutating func doubt(
    _ kind: (_ name: String) -> Problem.Kind, _ name: Range<Int32>, _ line: Line, _ number: Int32,
    _ text: Span<UInt8>
  ) {
    let kind = kind(string(text, Int(name.lowerBound), Int(name.upperBound)))
    doubts.append(Problem(kind, at: name, inLine: number, from: line.start))
  }

  /// Doubts what is done on a day to come; one is enough to tell that the file is ahead of its day.
  private mutating func tellFuture(
    _ name: Range<Int32>, _ line: Line, _ number: Int32, _ text: Span<UInt8>
  ) {
    guard day > today, !isFutureTold else { return }
    isFutureTold = true
    doubt({ .doneInFuture($0) }, name, line, number, text)
  }

  private mutating func take(
    _ subject: Reference, _ tick: Statement, _ line: Line, _ number: Int32, _ text: Span<UInt8>,
    _ amounts: borrowing AmountReader
  ) {
    if let derivation = amounts.configuration.derivation(of: subject) {
      let configuration = amounts.configuration
      let parts = derivation.parts.map(configuration.name(of:))
      return doubt({ .derivedTick($0, parts: parts) }, tick.name, line, number, text)
    }
    let place = subject.number(habitCount: habitCount)
    let earlier = subjects[place]
    guard earlier.line >= 0 else {
      (subjects[place].mark, subjects[place].line) = (tick.mark, number)
      return
    }
    if earlier.mark != tick.mark, !Self.comesAgain(line, text) {
      doubt({ .contradictingTicks($0, line: Int(earlier.line) + 1) }, tick.name, line, number, text)
    }
  }

  /// Whether a line is a task that comes again, `🔁`: when one is done, the Tasks plugin puts the next beside it.
  private static func comesAgain(_ line: Line, _ text: Span<UInt8>) -> Bool {
    for place in Int(line.start)..<Int(line.end)
    where text[place] == 0xF0 && text.eightBytes(from: place) & 0xFFFF_FFFF == 0x8194_9FF0 { return true }
    return false
  }

  /// Takes an amount of an entry, or of a tag, whose time is not its own.
  private mutating func take(
    _ parts: Parts, of measure: Int, at time: TimeOfDay?, id: String? = nil, isTold: Bool = false,
    _ name: Range<Int32>, _ line: Line, _ number: Int32, _ text: Span<UInt8>,
    _ amounts: borrowing AmountReader
  ) {
    if let time, let earlier = entries.line(ofEqual: measure, parts, at: time, id: id, else: number) {
      doubt({ .duplicateEntry($0, line: Int(earlier) + 1) }, name, line, number, text)
    }
    if parts == 0, amounts.configuration.wantsMore(of: measure, on: day), zeros.insert(measure).inserted {
      let declared = amounts.configuration.measures[measure].name
      doubt({ _ in .zeroAmount(measure: declared) }, name, line, number, text)
    }
    // What is told of the amount itself need not be told of the day.
    if isTold, parts > amounts.facts[measure].most { return }
    add(parts, to: measure, name, line, number, text, amounts)
    if let lending = amounts.configuration.measures[measure].lends {
      add(lending.share(of: parts), to: lending.measure, name, line, number, text, amounts)
    }
  }

  /// Adds an amount to what a measure comes to, and doubts a total that nobody reaches.
  private mutating func add(
    _ parts: Parts, to measure: Int, _ name: Range<Int32>, _ line: Line, _ number: Int32, _ text: Span<UInt8>,
    _ amounts: borrowing AmountReader
  ) {
    let place = habitCount + measure
    let total = amounts.facts[measure].addsUp ? subjects[place].total + parts : parts
    subjects[place].total = total
    guard total > amounts.facts[measure].most else { return }
    let declared = amounts.configuration.measures[measure]
    guard let limit = declared.dailyLimit else { return }
    let kind = Problem.Kind.absurdTotal(
      measure: declared.name, total.micros(in: limit.unit), unit: limit.unit.name)
    if let place = absurd[measure] {
      doubts[place].kind = kind
    } else {
      absurd[measure] = doubts.count
      doubt({ _ in kind }, name, line, number, text)
    }
  }
}

/// What the lines of a day say of a habit or measure so far.
private struct SubjectSoFar {
  /// The mark of the first tick, and its line; -1 without one.
  var mark = Mark.none
  var line: Int32 = -1
  /// What a measure comes to.
  var total: Parts = 0
}

/// The entries of a day that have a time, each with its line.
private struct EntriesOfDay {
  private struct Key: Hashable {
    var measure: Int
    var parts: Parts
    var time: TimeOfDay
  }

  private typealias Entry = (key: Key, id: String?, line: Int32)

  /// The first of them, which a look through them finds sooner than a table would.
  private var first: ContiguousArray<Entry> = []
  private var others: [Key: ContiguousArray<Entry>] = [:]

  /// The line of an earlier entry that is equal to one, unless both have ids and these differ; nil if there was none,
  /// and it is kept with its own line.
  mutating func line(
    ofEqual measure: Int, _ parts: Parts, at time: TimeOfDay, id: String?, else line: Int32
  ) -> Int32? {
    let key = Key(measure: measure, parts: parts, time: time)
    func isSame(_ entry: Entry) -> Bool {
      entry.key == key && (id == nil || entry.id == nil || entry.id == id)
    }
    for entry in first where isSame(entry) { return entry.line }
    guard first.count < 32 else {
      if let earlier = others[key]?.first(where: isSame) { return earlier.line }
      others[key, default: []].append((key, id, line))
      return nil
    }
    first.append((key, id, line))
    return nil
  }
}

extension Problem {
  /// Whether it is of an amount that can hardly be meant.
  fileprivate var isOfDoubtedAmount: Bool { if case .tinyAmount = kind { true } else { false } }

  /// Whether it is of a time that some bytes of a line are likely meant for: `coffee 0300`.
  fileprivate func isOfTime(in bytes: Range<Int32>, _ line: Line) -> Bool {
    guard case .oddTime = kind else { return false }
    return range.lowerBound == bytes.lowerBound - line.start
  }
}

extension Configuration {
  /// Whether the goal of a measure on a day is to reach an amount, so that a zero is hardly meant.
  package func wantsMore(of measure: Int, on day: Day) -> Bool {
    guard let goal = goal(of: measure, on: day, isMet: { _ in false }), case .atLeast = goal.bound else {
      return false
    }
    return true
  }
}

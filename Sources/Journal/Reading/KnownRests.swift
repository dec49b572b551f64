/// What lines that were read hold besides their meaning, all of them in a few arrays: threads that share what one of
/// them learned do not count references to an array for each line.
struct KnownRests: Sendable {
  /// What one line holds, as places in the arrays.
  private struct Rest: Sendable {
    let tags: Range<Int32>
    let text: Range<Int32>
    let counting: Range<Int32>
    let problems: Range<Int32>
    let hasText: Bool
    let comment: LinePlace
  }

  /// A tag that counts.
  private struct Tag: Sendable {
    let measure: Int
    let key: LinePlaces
    let amount: KnownAmount
  }

  /// The tags and the words of free text.
  private var ranges: ContiguousArray<LinePlaces> = []
  private var counting: ContiguousArray<Tag> = []
  private var problems: ContiguousArray<Problem> = []
  private var rests: ContiguousArray<Rest> = []

  /// The number of lines that hold anything.
  var count: Int { rests.count }

  /// Gives what a line holds, by its number from 0, to `rest`, for a line that begins at a byte of a file.
  @inline(never)
  func give(_ line: Int, to rest: inout LineRest, at start: Int32) {
    let known = rests[line]
    rest.beginTaking(hasText: known.hasText)
    for place in known.tags.places { rest.take(tag: ranges[place].range(from: start)) }
    for place in known.counting.places {
      let tag = counting[place]
      rest.take(
        CountingTag(
          measure: tag.measure, key: tag.key.range(from: start), amount: tag.amount.amount(from: start)))
    }
    for place in known.text.places { rest.take(word: ranges[place].range(from: start)) }
    for place in known.problems.places { rest.note(problems[place]) }
    let comment = known.comment.place(from: start)
    if comment > 0 { rest.end(withComment: Int(comment)) }
  }

  /// Adds what a line holds, which begins at a byte of its file.
  mutating func add(_ rest: borrowing LineRest, from start: Int32) {
    let (first, firstCounting, firstProblem) = (
      Int32(ranges.count), Int32(counting.count), Int32(problems.count)
    )
    for tag in rest.tags { ranges.append(LinePlaces(tag, from: start)) }
    let middle = Int32(ranges.count)
    for word in rest.text { ranges.append(LinePlaces(word, from: start)) }
    for tag in rest.counting {
      counting.append(
        Tag(
          measure: tag.measure, key: LinePlaces(tag.key, from: start),
          amount: KnownAmount(tag.amount, from: start)))
    }
    // A problem's places count from its line's start already.
    for problem in rest.problems { problems.append(problem) }
    rests.append(
      Rest(
        tags: first..<middle, text: middle..<Int32(ranges.count),
        counting: firstCounting..<Int32(counting.count), problems: firstProblem..<Int32(problems.count),
        hasText: rest.hasText, comment: LinePlace(rest.comment ?? 0, from: start)))
  }

  /// Adds what a line holds that others know.
  mutating func add(_ line: Int, of others: KnownRests) {
    let rest = others.rests[line]
    let (first, firstCounting, firstProblem) = (
      Int32(ranges.count), Int32(counting.count), Int32(problems.count)
    )
    ranges += others.ranges[rest.tags.places]
    let middle = Int32(ranges.count)
    ranges += others.ranges[rest.text.places]
    counting += others.counting[rest.counting.places]
    problems += others.problems[rest.problems.places]
    rests.append(
      Rest(
        tags: first..<middle, text: middle..<Int32(ranges.count),
        counting: firstCounting..<Int32(counting.count), problems: firstProblem..<Int32(problems.count),
        hasText: rest.hasText, comment: rest.comment))
  }

  /// Forgets all.
  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    counting.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    rests.removeAll(keepingCapacity: true)
  }
}

/// What lines that were read hold besides their meaning, all of them in a few arrays: threads that share what one of
/// them learned do not count references to an array for each line.
struct KnownRests: Sendable {
  /// What one line holds, as places in the arrays.
  private struct Rest: Sendable {
    let tags: Range<Int32>
    let text: Range<Int32>
    let counting: Range<Int32>
    let hasText: Bool
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
  }

  /// Adds what a line holds, which begins at a byte of its file.
  mutating func add(_ rest: borrowing LineRest, from start: Int32) {
    let (first, firstCounting) = (Int32(ranges.count), Int32(counting.count))
    for tag in rest.tags { ranges.append(LinePlaces(tag, from: start)) }
    let middle = Int32(ranges.count)
    for word in rest.text { ranges.append(LinePlaces(word, from: start)) }
    for tag in rest.counting {
      counting.append(
        Tag(
          measure: tag.measure, key: LinePlaces(tag.key, from: start),
          amount: KnownAmount(tag.amount, from: start)))
    }
    rests.append(
      Rest(
        tags: first..<middle, text: middle..<Int32(ranges.count),
        counting: firstCounting..<Int32(counting.count), hasText: rest.hasText))
  }

  /// Adds what a line holds that others know.
  mutating func add(_ line: Int, of others: KnownRests) {
    let rest = others.rests[line]
    let (first, firstCounting) = (Int32(ranges.count), Int32(counting.count))
    ranges += others.ranges[rest.tags.places]
    let middle = Int32(ranges.count)
    ranges += others.ranges[rest.text.places]
    counting += others.counting[rest.counting.places]
    rests.append(
      Rest(
        tags: first..<middle, text: middle..<Int32(ranges.count),
        counting: firstCounting..<Int32(counting.count), hasText: rest.hasText))
  }

  /// Forgets all.
  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    counting.removeAll(keepingCapacity: true)
    rests.removeAll(keepingCapacity: true)
  }
}

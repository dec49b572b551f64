import Journal
import Platform
import Reports

/// The threads of this machine, at work on a report of many days.
struct Threads: Workers {
  /// How many keep its processors busy: one for each.
  static var count: Int { min(System.processorCount, 16) }

  func answers<Answer: Sendable>(
    _ count: Int, _ answer: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    System.concurrently(count, threads: Self.count, answer)
  }
}

extension Daybook {
  /// Gives `body` each file of a part of a listing, in order, or why it has none; if a folder cannot be opened, its
  /// first file tells it for all.
  func eachFile(
    of entries: ArraySlice<DayIndex.Entry>, _ body: (DayIndex.Entry, Result<Bytes, FileTrouble>) -> Void
  ) {
    var rest = entries
    while let head = rest.first {
      // The files of one folder are read by their names, which spares the system its way there each time.
      let folder = head.place.folder(of: head.day)
      let run = rest.prefix {
        head.place.isOneFolder(of: head.day, and: $0.place, of: $0.day)
      }
      rest = rest.dropFirst(run.count)
      let names = run.map { $0.place.name(of: $0.day) }
      do throws(FileTrouble) {
        try files.readEach(of: names, in: folder.isEmpty ? self.folder : path(folder)) { place, result in
          body(run[run.startIndex + place], result)
        }
      } catch {
        body(head, .failure(error))
      }
    }
  }

  /// Works on the files of a listing in parts, several at the same time, and answers in the order of days. Each
  /// part is lent a reader.
  ///
  /// A few files are one part. If there are more, the first are read alone, and tell by the waiting whether the
  /// disk is cold, or far away: then 16 threads keep it busy. Some hundreds on a warm one are read on this thread, and
  /// more by all of this machine.
  func inParts<Answer: Sendable>(
    _ entries: ArraySlice<DayIndex.Entry>,
    _ work: @escaping @Sendable (ArraySlice<DayIndex.Entry>, inout DayReader) -> Answer
  ) -> [Answer] {
    var answers: [Answer] = []
    inParts(entries, work) {
      answers.append($0)
      return true
    }
    return answers
  }

  /// The same, giving each answer to `take` on this thread as soon as those before it are given, until it says no;
  /// backwards the part with the last days is the first.
  func inParts<Answer: Sendable, Failure: Error>(
    _ entries: ArraySlice<DayIndex.Entry>, backwards: Bool = false,
    _ work: @escaping @Sendable (ArraySlice<DayIndex.Entry>, inout DayReader) -> Answer,
    inOrder take: (Answer) throws(Failure) -> Bool
  ) throws(Failure) {
    let readers = LentReaders(interpreter)
    guard entries.count > 64 else {
      if !entries.isEmpty { _ = try take(readers.lend { work(entries, &$0) }) }
      return
    }
    let sample = backwards ? entries.suffix(8) : entries.prefix(8)
    let (waits, reads) = (System.waits, System.diskReads)
    let first = readers.lend { work(sample, &$0) }
    let isCold = System.waits - waits >= sample.count || System.diskReads - reads > sample.count
    guard try take(first) else { return }
    let rest = backwards ? entries.dropLast(sample.count) : entries.dropFirst(sample.count)
    let threads = isCold ? 16 : Threads.count
    guard isCold || rest.count > 512, threads > 1 else {
      _ = try take(readers.lend { work(rest, &$0) })
      return
    }
    // Small enough that no thread has much left to do when the others have ended, and little stands in memory.
    let most = isCold ? max(8, min(64, rest.count / (4 * threads))) : 64
    let parts = Self.parts(of: rest, ofAtMost: most, for: threads, backwards: backwards)
    try System.concurrently(
      parts.count, threads: threads, { part in readers.lend { work(parts[part], &$0) } }, inOrder: take)
  }
}

extension Daybook {
  /// Parts of a listing, from the first to the last, or backwards; the first ones are small, so that the threads soon
  /// tell each other the lines that come again and again, and so are the last ones, so that they end together.
  private static func parts(
    of entries: ArraySlice<DayIndex.Entry>, ofAtMost most: Int, for threads: Int, backwards: Bool
  ) -> [ArraySlice<DayIndex.Entry>] {
    var (rest, parts) = (entries, [ArraySlice<DayIndex.Entry>]())
    while !rest.isEmpty {
      let size = min(most, 8 << min(parts.count / threads, 3), max(8, rest.count / (2 * threads)))
      let part = backwards ? rest.suffix(size) : rest.prefix(size)
      rest = backwards ? rest.dropLast(part.count) : rest.dropFirst(part.count)
      parts.append(part)
    }
    return parts
  }
}

/// Readers that threads borrow, each for a part of the files. What one met in its part the next ones know, so that a
/// line that many days hold is not learned by each thread for itself.
private struct LentReaders: Sendable {
  /// The readers that nobody has, and one that nobody gets, which knows what the others told; `told` counts how often.
  private let state: Guarded<(idle: [(reader: DayReader, told: Int)], wisest: DayReader, told: Int)>

  init(_ reader: DayReader) { state = Guarded(([], reader, 0)) }

  /// Gives `body` a reader that no other thread has.
  func lend<Answer>(_ body: (inout DayReader) -> Answer) -> Answer {
    var (reader, told) = state.withLock { state in
      if let idle = state.idle.popLast(), idle.told == state.told { return idle }
      return (state.wisest, state.told)
    }
    let answer = body(&reader)
    state.withLock { state in
      if reader.isWorthTelling {
        state.wisest.learn(from: reader)
        state.told += 1
      } else {
        state.idle.append((reader, told))
      }
    }
    return answer
  }
}

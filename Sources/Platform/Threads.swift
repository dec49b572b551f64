@unsafe @preconcurrency import CLibrary

extension System {
  /// Lets this process keep some memory that it has freed for what it needs next, where the system has such a choice.
  package static func keepFreedMemory() { CLibrary.keepFreedMemory() }

  /// The number of processors that are at work; at least 1.
  package static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Runs `body` for each number below `count` on as many threads as said, this one among them, and answers in the
  /// order of numbers.
  ///
  /// Each thread takes the next number that is left, so that none waits for another. Where the system gives no
  /// thread, the others do its work.
  package static func concurrently<Answer: Sendable>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    var answers: [Answer] = []
    answers.reserveCapacity(count)
    concurrently(count, threads: threads, body) {
      answers.append($0)
      return true
    }
    return answers
  }

  /// The same, giving each answer to `take` on this thread, in the order of numbers and as soon as those before it are
  /// given. When it says no, or throws, no further number is begun.
  package static func concurrently<Answer: Sendable, Failure: Error>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Answer,
    inOrder take: (Answer) throws(Failure) -> Bool
  ) throws(Failure) {
    let pieces = WorkPieces(count, body)
    let joins = (1..<max(1, min(threads, count))).map { _ in
      startedThread { while pieces.workOnOne() {} }
    }
    var isGoingOn = true
    var failure: Failure?
    do throws(Failure) {
      while isGoingOn, pieces.workOnOne() { isGoingOn = try pieces.give(to: take) }
    } catch { failure = error }
    if !isGoingOn || failure != nil { pieces.stop() }
    for join in joins { join?() }
    if let failure { throw failure }
    if isGoingOn { _ = try pieces.give(to: take) }
  }

  /// Numbered pieces of work, which threads take one after the other.
  private struct WorkPieces<Answer: Sendable>: Sendable {
    /// The first number that nobody has taken, the first whose answer was not given, and the answers between.
    private let state: Guarded<(next: Int, given: Int, found: [Answer?])>
    private let body: @Sendable (Int) -> Answer

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Answer) {
      self.body = body
      state = Guarded((0, 0, Array(repeating: nil, count: count)))
    }

    /// Takes a piece and works on it; false if none is left.
    func workOnOne() -> Bool {
      guard let number = taken() else { return false }
      let answer = body(number)
      state.withLock { $0.found[number] = answer }
      return true
    }

    /// Gives the answers that follow those already given, up to the first that is not known; false if `take` said no.
    func give<Failure: Error>(to take: (Answer) throws(Failure) -> Bool) throws(Failure) -> Bool {
      while let answer = nextAnswer() { if try !take(answer) { return false } }
      return true
    }

    private func nextAnswer() -> Answer? {
      state.withLock { state in
        guard state.given < state.found.count, let answer = state.found[state.given] else { return nil }
        // What is given need not be kept.
        state.found[state.given] = nil
        state.given += 1
        return answer
      }
    }

    /// Lets no further piece be taken.
    func stop() { state.withLock { $0.next = $0.found.count } }

    private func taken() -> Int? {
      state.withLock { state in
        guard state.next < state.found.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }
  }
}

/// A piece of work that another thread does, for an answer that is taken later.
///
/// A class, as the answer is taken once, whoever holds it. Where there is no thread to be had, or no processor for it, the
/// work is done when its answer is taken.
package final class WorkAhead<Answer: Sendable>: Sendable {
  private let work: @Sendable () -> Answer
  private let found = Guarded<Answer?>(nil)
  /// What waits for the thread's end, if there is one.
  private let state = Guarded<(isTaken: Bool, end: (() -> Void)?)>((false, nil))

  /// Begins it.
  package init(_ work: @escaping @Sendable () -> Answer) {
    self.work = work
    guard System.processorCount > 1 else { return }
    let found = found
    state.withLock { state in
      state.end = startedThread {
        let answer = work()
        found.withLock { $0 = answer }
      }
    }
  }

  /// Its answer, for which it waits; nil if it was taken before.
  package func take() -> Answer? {
    let (wasTaken, end) = state.withLock { state in
      defer { state = (true, nil) }
      return state
    }
    if wasTaken { return nil }
    end?()
    return found.withLock { $0 } ?? work()
  }
}

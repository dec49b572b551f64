@unsafe @preconcurrency import CLibrary

extension System {
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
    let pieces = WorkPieces(count, body)
    let joins = (1..<max(1, min(threads, count))).map { _ in startedThread { pieces.work() } }
    pieces.work()
    for join in joins { join?() }
    return pieces.answers
  }

  /// Numbered pieces of work, which threads take one after the other.
  private struct WorkPieces<Answer: Sendable>: Sendable {
    private let state: Guarded<(next: Int, found: [Answer?])>
    private let body: @Sendable (Int) -> Answer

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Answer) {
      self.body = body
      state = Guarded((0, Array(repeating: nil, count: count)))
    }

    /// The results of the pieces, in their order.
    var answers: [Answer] { state.withLock { $0.found.compactMap { $0 } } }

    /// Takes pieces until none is left.
    func work() {
      while let number = taken() {
        let answer = body(number)
        state.withLock { $0.found[number] = answer }
      }
    }

    private func taken() -> Int? {
      state.withLock { state in
        guard state.next < state.found.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }
  }
}

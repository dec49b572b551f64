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
  @safe private final class WorkPieces<Answer: Sendable>: @unchecked Sendable {
    // Both are touched under the lock alone, but for the answers once all threads have ended.
    private var next = 0
    private var found: [Answer?]
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let body: @Sendable (Int) -> Answer

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Answer) {
      self.body = body
      found = Array(repeating: nil, count: count)
      unsafe lock = .allocate(capacity: 1)
      unsafe lock.initialize(to: pthread_mutex_t())
      _ = unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
      _ = unsafe pthread_mutex_destroy(lock)
      unsafe lock.deallocate()
    }

    /// The results of the pieces, in their order.
    var answers: [Answer] { found.compactMap { $0 } }

    /// Takes pieces until none is left.
    func work() {
      while let number = taken() {
        let answer = body(number)
        locked { found[number] = answer }
      }
    }

    private func taken() -> Int? {
      locked {
        guard next < found.count else { return nil }
        next += 1
        return next - 1
      }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
      _ = unsafe pthread_mutex_lock(lock)
      defer { _ = unsafe pthread_mutex_unlock(lock) }
      return body()
    }
  }

}

import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

/// Work of several threads is given to the one that asked for it in order, as soon as it can be.
@Suite struct AnswersInOrderTests {
  private struct Stop: Error, Equatable { var number: Int }

  @Test(arguments: [1, 2, 4, 16])
  func answersAreGivenInTheOrderOfNumbers(threads: Int) {
    var given: [Int] = []
    System.concurrently(
      300, threads: threads, { $0 * 2 },
      inOrder: { answer in
        given.append(answer)
        return true
      })
    #expect(given == (0..<300).map { $0 * 2 })
    #expect(System.concurrently(300, threads: threads) { $0 * 2 } == given)
    #expect(System.concurrently(0, threads: threads) { $0 }.isEmpty)
  }

  @Test(arguments: [1, 4])
  func behindANoNothingIsGiven(threads: Int) {
    var given: [Int] = []
    System.concurrently(
      300, threads: threads, { $0 },
      inOrder: { answer in
        given.append(answer)
        return given.count < 5
      })
    #expect(given == Array(0..<5))
  }

  @Test(arguments: [1, 4])
  func anErrorEndsTheWorkAndIsThrown(threads: Int) {
    var given = 0
    #expect(throws: Stop(number: 7)) {
      try System.concurrently(
        300, threads: threads, { $0 },
        inOrder: { (answer) throws(Stop) in
          guard answer < 7 else { throw Stop(number: answer) }
          given += 1
          return true
        })
    }
    #expect(given == 7)
  }
}

/// A new thread is moved to another processor by two threads at once, and may then run wherever its maker may.
@Suite(.needsFile("/proc/thread-self/status")) struct NewThreadTests {
  @Test func itMayRunWhereverItsMakerMay() {
    let all = processorsOfThisThread()
    #expect(all != nil)
    let kept = (0..<2000).filter { _ in
      let work = WorkAhead {
        for _ in 0..<500 {
          if processorsOfThisThread() == all { return false }
          usleep(1000)
        }
        return true
      }
      return work.take() == true
    }
    #expect(kept.isEmpty)
  }

  // It has a table of open files of its own, with a copy of each that was open when it began.
  @Test func itHoldsNoLockThatIsGivenBackWhileItRuns() throws {
    let (folder, files) = (try TemporaryFolder(), DiskFiles())
    let lock = try files.lock(folder.path)
    let hasBegun = Guarded(false)
    let mayEnd = Guarded(false)
    let work = WorkAhead {
      hasBegun.withLock { $0 = true }
      while !mayEnd.withLock({ $0 }) { usleep(1000) }
    }
    while System.processorCount > 1, !hasBegun.withLock({ $0 }) { usleep(1000) }
    files.unlock(lock)
    let again = try files.lockIfFree(folder.path)
    #expect(again != nil)
    if let again { files.unlock(again) }
    mayEnd.withLock { $0 = true }
    work.take()
  }
}

/// Which processors this thread may run on, as Linux says it.
private func processorsOfThisThread() -> Substring? {
  let status = try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
  return status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
}

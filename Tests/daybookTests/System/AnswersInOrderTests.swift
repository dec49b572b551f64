import Platform
import Testing

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

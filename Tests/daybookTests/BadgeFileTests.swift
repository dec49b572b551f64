import Journal
import Platform
import Reports
import Testing

@testable import daybook

@Suite struct BadgeFileTests {
  @Test func linesAreReadInAnyOrderAndTheRestIsPassedOver() {
    let kept = file(
      "# mine\r\n2026-02-01 big_gulp\n2026-01-01\tbig_gulp # on both devices\n\n2026-01-02 no_such_badge\n2026-13-01 centurion\nhello\n"
    )
    #expect(kept.days == [.bigGulp: Day("2026-01-01")!])
  }

  @Test(arguments: [
    ("", "# daybook: badges once earned stay earned\n2026-01-12 first_sip\n2026-01-12 big_gulp\n"),
    ("# mine", "# mine\n2026-01-12 first_sip\n2026-01-12 big_gulp\n"),
    ("2026-01-01 first_sip\r\n", "2026-01-01 first_sip\r\n2026-01-12 big_gulp\r\n"),
    ("2026-01-01 first_sip\n2026-01-01 big_gulp", "2026-01-01 first_sip\n2026-01-01 big_gulp"),
    (
      "2026-02-01 first_sip\n2026-01-01 big_gulp\n",
      "2026-02-01 first_sip\n2026-01-01 big_gulp\n2026-01-12 first_sip\n"
    ),
  ])
  func newBadgesGoToTheEndInTheFilesOwnStyle(_ before: String, _ after: String) {
    let day = Day("2026-01-12")!
    let bytes = file(before).adding([.bigGulp: day, .firstSip: day])
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }

  @Test func whatAMergeLeftIsReadAsInADay() {
    let kept = file(
      "<<<<<<< a\n2026-01-01 first_sip\n||||||| b\n2026-01-02 streak_3\n=======\n2026-01-03 big_gulp\n>>>>>>> c\n"
    )
    #expect(kept.days == [.firstSip: Day("2026-01-01")!, .bigGulp: Day("2026-01-03")!])
    #expect(kept.problems.map(\.code) == Array(repeating: "merge-marker", count: 4))
    #expect(kept.problems.map(\.line) == [0, 2, 4, 6])
  }

  @Test func noBadgeIsEarnedOnADayToCome() {
    let kept = file("2026-02-01 first_sip\n  2026-02-02 big_gulp  # soon\n")
    #expect(kept.days == [.firstSip: Day("2026-02-01")!])
    #expect(kept.problems.map(\.kind) == [.badgeToCome("big_gulp", Day("2026-02-02")!)])
    #expect(kept.problems.first?.line == 1 && kept.problems.first?.range == 2..<21)
    let after = String(decoding: kept.adding([.bigGulp: Day("2026-01-12")!]), as: UTF8.self)
    #expect(after.hasSuffix("# soon\n2026-01-12 big_gulp\n"))
  }

  @Test(arguments: ["garbage", "2026-01-02 no_such_badge", "2026-13-01 centurion", "2026-01-02 streak_3 x"])
  func whatIsNoBadgeIsTold(_ line: String) {
    #expect(file("# mine\n\n\(line)\n").problems.map(\.kind) == [.noBadge(line)])
  }

  @Test func aFileOfAnotherEncodingIsNotAddedTo() {
    let files = daybook(["daybook.conf": small])
    files.put([0xFF, 0xFE, 0x32, 0, 0x30, 0], at: "/log/badges.txt")
    let run = Run("drink", in: files)
    #expect(run.errors.contains("badges could not be kept: badges.txt is UTF-16"), "\(run.errors)")
    #expect(Run("check", in: files).output.contains("badges.txt: error:"))
    #expect(Run("badges", in: files).status == 2)
  }

  @Test func behindAConflictThatNothingEndsNoLineIsAddedAgainAndAgain() {
    let kept = file("<<<<<<< a\n||||||| b\n")
    #expect(kept.adding([.bigGulp: Day("2026-01-12")!]).count == "<<<<<<< a\n||||||| b\n".utf8.count)
  }

  private func file(_ text: String) -> BadgeFile { BadgeFile(Bytes(text.utf8), today: Day("2026-02-01")!) }
}

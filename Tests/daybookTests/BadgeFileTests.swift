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

  private func file(_ text: String) -> BadgeFile { BadgeFile(Bytes(text.utf8)) }
}

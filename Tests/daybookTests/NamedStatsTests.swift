import Testing

@testable import daybook

/// What is said of a habit or measure that was asked for by name, and of which nothing is written.
@Suite struct NamedStatsTests {
  private let files = [
    "daybook.conf": "daybook 1\nmeasure water goal 2l cup 250ml\nmeasure tea unit ml\nhabit gym\n",
    "2026-01-11.txt": "tea 300ml\n",
  ]

  @Test(arguments: [
    ("stats water", "water: nothing that counts is written on these days.\n"),
    ("stats tea water", "water: nothing that counts is written on these days.\n"),
    ("stats gym tea", "gym: nothing that counts is written on these days.\n"),
    ("stats tea water --lang cs", "water: v těchto dnech není zapsáno nic, co se počítá.\n"),
    ("stats tea water --linear", "water: nothing that counts is written on these days.\n"),
    ("stats tea water --format html", "<p>water: nothing that counts is written on these days.</p>"),
    ("stats tea --period 2025-12", "tea: nothing that counts is written on these days.\n"),
    ("stats tea --period 2025-12 --explain", "Nothing that counts is written on these days\n"),
  ])
  func itIsSaidThatNothingIsWritten(_ line: String, _ sentence: String) {
    let run = Run(line, in: daybook(files))
    #expect(run.status == 0 && run.output.contains(sentence), "\(run.output)")
    #expect(!run.output.contains("There is nothing to count yet"))
  }

  @Test func whatWasNotAskedForIsNotMentioned() {
    for line in ["stats", "stats tea", "stats --period 2026-01"] {
      #expect(!Run(line, in: daybook(files)).output.contains("nothing that counts"))
    }
    #expect(Run("stats --period 2025-12", in: daybook(files)).output.contains("There is nothing to count"))
  }
}

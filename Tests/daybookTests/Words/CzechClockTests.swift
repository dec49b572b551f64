import Testing

@testable import daybook

/// Times of a 12-hour clock in Czech.
@Suite struct CzechClockTests {
  private let files = daybook([
    "daybook.conf": """
    daybook 1
    language cs
    clock 12h
    measure water goal 2l cup 250ml
    measure sleep goal 8h
    measure coffee cup 200ml by 2:00 PM
    habit lunch 1:30 PM

    """,
    "2026-01-12.txt": "water 250ml 07:20\nwater 250ml 7:20 odp.\n[x] lunch 12:30 dop.\ncoffee 200ml 15:00\n",
  ])

  @Test func theyAreToldAsTheFormatReadsThem() {
    let list = Run("list", in: files).output.withPlainBlanks
    for time in ["7:20 dop.   water", "7:20 odp.   water", "12:30 dop.  [x]", "3:00 odp.   coffee"] {
      #expect(list.contains(time), "\(list)")
    }
  }

  /// An abbreviation at the end of a sentence has its full stop already.
  @Test(arguments: [
    "day", "day --linear", "list --linear", "coach --prompt meals", "coach --prompt sanity",
    "remind --schedule",
    "remind --now 2026-01-12T22:30", "remind --now 2026-01-12T15:10", "coach meals --linear", "ask", "config",
    "day --format html", "stats", "week --linear",
  ])
  func noSentenceEndsInTwoFullStops(_ command: String) {
    let run = Run(command, in: files)
    let text = (run.output + run.errors).withPlainBlanks
    #expect(!text.contains("dop..") && !text.contains("odp.."), "\(text)")
    #expect(!text.contains(" AM") && !text.contains(" PM"), "\(text)")
  }
}

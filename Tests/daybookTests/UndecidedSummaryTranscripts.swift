import Testing

@testable import daybook

/// What `summary` says of days of which nothing is decided.
@Suite struct UndecidedSummaryTranscripts {
  /// Where nothing is decided, the reason is said, and no other.
  @Test(arguments: [
    ("habit gym\nmeasure water goal 1l\n", "14", "[x] gym\n", "These days have only begun"),
    ("measure coffee goal at most 3cup cup 200ml\n", "14", "coffee 1cup\n", "These days have only begun"),
    ("measure run unit km goal 10km/week\n", "12", "run 5km\n", "is not decided yet"),
    ("habit gym\nmeasure water goal 1l\npause 2026-01-01..2026-01-31\n", "12", "[x] gym\nwater 1l\n", "2/2"),
    ("measure steps goal 1000\npause 2026-01-01..2026-01-31\n", "12", "steps 500\n", "Nothing was asked for"),
    ("habit gym\npause 2026-01-01..2026-01-31\n", "12", "Flu.\n", "Nothing was asked for"),
    (
      "habit gym from 2026-01-14\nmeasure water cup 250ml\ngoal water 1l when gym\n", "12", "water 500ml\n",
      "Nothing was asked for"
    ),
    ("habit gym\n", "14", "Slept badly.\n", "There is nothing to look back on"),
  ])
  func whatIsNotDecidedIsSaidWhy(_ conf: String, _ day: String, _ text: String, _ sentence: String) {
    let shown = said("summary 2026-01 --now 2026-01-14T12:00", conf, [day: text])
    #expect(shown.contains(sentence), "\(shown)")
  }

  /// What was written is shown in every form, also where there is nothing else to look back on.
  @Test(arguments: ["", "--format markdown", "--format html", "--linear"])
  func theNotesOfDaysWithoutMoreAreShown(_ form: String) {
    let files = daybook(["daybook.conf": "habit gym\n", "2025-12-05.txt": "Slept badly.\n"])
    let shown = Run("summary 2025-12-05 --with-text \(form)", in: files).output
    #expect(shown.contains("nothing to look back on") && shown.contains("Slept badly."), "\(shown)")
    #expect(!Run("summary 2025-12-05 \(form)", in: files).output.contains("Slept badly."))
  }

  /// An amount on a day that asks for nothing is neither met nor missed, and no blank either.
  @Test func anAmountOfADayThatAsksForNoneHasASignOfItsOwn() {
    let files = daybook([
      "daybook.conf": "measure run unit km goal 10km/week\nhabit gym\n",
      "2026-01-05.txt": "run 5km\n[x] gym\n", "2026-01-06.txt": "run 6km\n[x] gym\n",
    ])
    let text = Run("summary 2026-01-05", in: files).output
    let markdown = Run("summary 2026-01-05 --format markdown", in: files).output
    let picture = Run("summary 2026-01-05 --format svg", in: files).output
    #expect(text.contains("• an amount") && markdown.contains("•") && picture.contains("an amount"))
  }

  @Test func aDayThatIsToComeIsNotCountedAloud() {
    let shown = said("day 2026-01-20 --linear", "habit gym\nmeasure water goal 1l\n", ["12": "[x] gym\n"])
    #expect(shown.contains("gym: open.") && !shown.contains("0 of 2"), "\(shown)")
  }

  @Test func aWeekThatEndsAfterADayIsSummedUpWithIt() {
    let conf = "measure run unit km goal 10km/week\n"
    let line = "summary 2026-01-05..2026-01-07 --now 2026-02-14T12:00"
    #expect(said(line, conf, ["06": "run 5km\n"]).contains("counts for a week that ends after them"))
    #expect(
      said(line + " --lang cs", conf, ["06": "run 5km\n"]).contains("patří k týdnu, který končí až po nich"))
  }
}

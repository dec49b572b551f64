import Testing

@testable import daybook

/// What is still open in the files of the days before, where a person sees it and ticks it.
@Suite struct OneOffTests {
  private let files = daybook([
    "daybook.conf": small,
    "2025-12-28.txt": "[ ] too long ago\n",
    "2025-12-29.txt": "[ ] call the dentist\n",
    "2026-01-10.txt": "water 1l\n[ ] post the letter 15:00 to Eva\n[x] mend the bike\n[ ] gym\n",
    "2026-01-12.txt": "[ ] buy bread\n",
  ])

  // "`day` and `ask` show those of the 14 days before under their date"
  @Test func dayShowsThemUnderTheirDates() {
    let run = Run("day", in: files)
    #expect(
      run.output.contains(
        "Still open\nMonday, December\u{A0}29\n☐ call the dentist\nSaturday, January\u{A0}10\n☐ post the letter   15:00\n"
      ),
      "\(run.output)")
    #expect(!run.output.contains("too long") && !run.output.contains("mend the bike"))
    #expect(Run("day --lang cs", in: files).output.contains("Ještě otevřené\nPondělí 29.\u{A0}prosince\n"))
    #expect(
      Run("day --linear", in: files).output.contains(
        "Still open from Saturday, January\u{A0}10:\npost the letter: "))
  }

  @Test func whatWasDoneInAnEarlierFileIsOpenedThere() {
    #expect(Run("undone mend the bike", in: files).output == "2026-01-10.txt:3: [ ] mend the bike\n")
    #expect(
      Run("done mend the bike 10:00", in: files).output == "2026-01-10.txt:3: [x] mend the bike 10:00\n")
    #expect(Run("undone mend the bike", in: files).output == "2026-01-10.txt:3: [ ] mend the bike 10:00\n")
    #expect(Run("undone post the letter", in: files).status == 2)
  }

  @Test func aDayOfThePastShowsThoseBeforeIt() {
    let run = Run("day 2026-01-08", in: files)
    #expect(run.output.contains("call the dentist") && !run.output.contains("post the letter"))
    #expect(!Run("day 2026-01-27", in: files).output.contains("Still open"))
  }

  @Test func theObjectHoldsThemWithDateAndPath() {
    let output = Run("day --json", in: files).output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined()
    #expect(
      output.contains(
        #""open": [{"date": "2025-12-29","path": "2025-12-29.txt","line": 1,"name": "call the dentist","state": "open","#
          + #""time": null,"text": ""},{"date": "2026-01-10","path": "2026-01-10.txt","line": 2,"name": "post the letter","#
          + #""state": "open","time": "15:00","text": "to Eva"}],"#), "\(output)")
  }

  // "an open one-off of an earlier day is ticked in its own file"
  @Test(arguments: [
    ("done call the dentist", "2025-12-29.txt", "[x] call the dentist\n"),
    ("done Call the Dentist 16:10", "2025-12-29.txt", "[x] call the dentist 16:10\n"),
    ("skip call the dentist", "2025-12-29.txt", "[-] call the dentist\n"),
  ])
  func doneTicksOneInItsOwnFile(_ line: String, _ name: String, _ text: String) {
    let before = files["/log/\(name)"]
    let run = Run(line, in: files)
    #expect(run.status == 0 && run.output == "\(name):1: \(text)", "\(run.errors)")
    #expect(files["/log/\(name)"] == text && files["/log/2026-01-12.txt"] == "[ ] buy bread\n")
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/\(name)"] == before)
  }

  @Test func severalAreTickedEachWhereItStands() {
    let run = Run("done buy bread breakfast post the letter", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == "[x] buy bread\n[x] breakfast 10:30\n")
    #expect(files["/log/2026-01-10.txt"]?.contains("[x] post the letter 15:00 to Eva\n") == true)
  }

  @Test(arguments: ["done too long ago", "done mend the bike", "undone call the dentist"])
  func whatIsNotOpenIsUnknown(_ line: String) {
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.errors.contains("is not a habit"), "\(run.errors)")
  }

  @Test func theDaysOwnComesFirst() {
    files["/log/2026-01-12.txt"] = "[ ] call the dentist\n"
    _ = Run("done call the dentist", in: files)
    #expect(files["/log/2026-01-12.txt"] == "[x] call the dentist\n")
    #expect(files["/log/2025-12-29.txt"] == "[ ] call the dentist\n")
  }

  @Test func askAsksAboutThemAfterTheDay() {
    let today = HandRun("ask", in: files, keys: "llll" + "ds")
    #expect(today.errors.contains("Monday, December\u{A0}29:\n"), "\(today.errors)")
    #expect(files["/log/2025-12-29.txt"] == "[x] call the dentist\n")
    #expect(files["/log/2026-01-10.txt"]?.contains("[-] post the letter") == true)
  }

  @Test func aFileThatCannotBeReadIsTold() {
    files.unreadable = ["/log/2026-01-10.txt"]
    let run = Run("day", in: files)
    #expect(run.status == 2 && run.errors.contains("2026-01-10.txt"))
  }
}

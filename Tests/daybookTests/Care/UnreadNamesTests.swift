import Testing

@testable import daybook

/// Names that hold a date and are not read: a hint of `check`, and of `day` where there is no day at all.
@Suite struct UnreadNamesTests {
  private func hints(_ files: [String: String]) -> [String] {
    let run = Run("check --json", in: daybook(files.merging(["daybook.conf": small]) { $1 }))
    #expect(run.status == 0 || run.output.contains("warning"), "\(run.output)")
    return run.output.split(separator: "\n").filter { $0.contains("\"message\"") }.map {
      String($0.split(separator: "\"message\": \"")[1].dropLast(2)).replacing("\\\"", with: "\"")
    }
  }

  @Test func eachLayoutIsToldOnceWithHowManyAndWhere() {
    var files = [
      "journals/2024_01_15.md": "", "journals/2024_01_16.md": "", "journals/.trash/2024_01_17.md": "",
    ]
    files["Daily notes/2023/2023-10/2023-10-05.md"] = ""
    for day in 10...19 { files["2026-01-\(day) Trip.txt"] = "" }
    files["2026-01-12 Brno.txt"] = ""
    files["2026-01-13 Praha.txt"] = ""
    files["2026-01-12.txt"] = "water 1l 08:00\n"
    files["photos/2026-01-12.jpg"] = ""
    files[".obsidian/2026-01-12.txt"] = ""
    files["2026/01/2026-01-11.txt"] = "water 1l 08:00\n"
    #expect(
      hints(files) == [
        "10 files like '2026-01-10 Trip.txt' hold a date and are not read; 'layout \"YYYY-MM-DD Trip\"' in daybook.conf reads such names",
        "2 files like '2026-01-12 Brno.txt' hold a date and are not read; a day's file has nothing but its date for a name, such as '2026-01-12.txt'",
        "'2023-10-05.md' holds a date and is not read; 'layout \"Daily notes/YYYY/YYYY-MM/YYYY-MM-DD\"' in daybook.conf reads such names",
        "2 files like '2024_01_15.md' hold a date and are not read; 'layout \"journals/YYYY_MM_DD\"' in daybook.conf reads such names",
      ])
  }

  @Test func noLayoutIsAdvisedForAFileInTheFolderOfAnotherMonth() {
    var files = ["2026/02/2026-01-09.txt": "water 1l 08:00\n", "2026/02/2026-02-01.txt": ""]
    for day in 10...12 { files["2026/01/2026-01-\(day).txt"] = "water 1l 08:00\n" }
    #expect(
      hints(files) == [
        "'2026-01-09.txt' holds a date and is not read; '2026/02' is not the folder of that date, which is '2026/01' or the daybook itself"
      ])
  }

  @Test func aNameThatLooksLikeADaysAndIsNoneIsTold() {
    let read = ["2026-01-06.txt": "water 1l 08:00\n"]
    let others = ["2026-02-30.txt": "", "2026-02-31.md": "", "26-02-05.txt": "", "2026-02-05": ""]
    #expect(
      hints(others.merging(read) { $1 }) == [
        "'2026-02-05' holds a date and is not read; a day's file has nothing but its date for a name, such as '2026-01-12.txt'",
        "2 files like '2026-02-30.txt' are not read, since there is no such day",
        "'26-02-05.txt' holds a date and is not read; 'layout \"YY-MM-DD\"' in daybook.conf reads such names",
      ])
  }

  @Test func aPersonsOwnNameIsAHintAndNoCopy() {
    for name in ["2026-01-12 (Kopfschmerz Konflikt).txt", "2026-01-12 (a case conflict of interest).txt"] {
      let found = hints([name: "", "2026-01-12.txt": "water 1l 08:00\n"])
      #expect(found.count == 1 && found[0].contains("holds a date and is not read"), "\(found)")
    }
  }

  @Test func aNestedDaybookIsNotLookedInto() {
    #expect(
      hints(["other/daybook.conf": "", "other/2026-01-12.txt": "", "other/deep/2026-01-12.txt": ""]) == [])
    #expect(hints(["2025/2026-01-12.txt": ""]).count == 1)
  }

  @Test func aDayWithoutAnyDayTellsThem() {
    let files = daybook(["daybook.conf": small, "journals/2026_01_12.md": "water 1l\n"])
    #expect(Run("day", in: files).errors.contains("layout \"journals/YYYY_MM_DD\""))
    #expect(Run("--lang cs day", in: files).errors.contains("má ve jméně datum a nečte se"))
    #expect(Run("check", in: files).status == 0)
    files["/log/2026-01-02.txt"] = ""
    #expect(!Run("day", in: files).errors.contains("layout"))
  }
}

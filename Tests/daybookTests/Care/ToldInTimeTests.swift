import Testing

@testable import daybook

/// What a command would leave uncounted is said where it happens.
@Suite struct ToldInTimeTests {
  private let days = ["2026-01-11.txt": "water 250ml 08:00\n[x] lunch\nran 5km\n"]

  @Test func theFirstDeclarationSaysWhatNoLongerCounts() {
    let files = daybook(days)
    let run = Run("config habit read", in: files)
    #expect(run.status == 0 && files["/log/daybook.conf"]?.contains("habit read") == true)
    #expect(
      run.errors.hasSuffix(
        """
        only what daybook.conf declares counts from now on; what counted before is declared by \
        'daybook config measure water unit ml', 'daybook config measure ran unit km' and \
        'daybook config habit lunch'

        """), "\(run.errors)")
    for command in ["config measure water unit ml", "config measure ran unit km", "config habit lunch"] {
      #expect(!Run(command, in: files).errors.contains("only what"))
    }
    #expect(Run("list water", in: files).output.contains("water 250ml"))
  }

  @Test func aSettingThatDeclaresNothingLosesNothing() {
    #expect(!Run("config week sunday", in: daybook(days)).errors.contains("only what"))
  }

  @Test func anotherLayoutSaysWhichDaysItDoesNotRead() {
    let conf = "daybook 1\nlayout \"Journal/YYYY-MM-DD\"\nmeasure water unit ml\n"
    let days = [
      "Journal/2026-01-10.md": "water 250ml\n", "Journal/2026-01-11.md": "water 250ml\n",
      "2026-01-12.txt": "water 250ml\n", "daybook.conf": conf,
    ]
    #expect(
      Run("config layout flat", in: daybook(days)).errors.withPlainBlanks.hasSuffix(
        """
        2 files like '2026-01-10.md' hold a date and are not read; 'layout "Journal/YYYY-MM-DD"' in daybook.conf \
        reads such names

        """))
    #expect(!Run("config layout Journal/YYYY-M-D", in: daybook(days)).errors.contains("not read"))
    let plain = daybook(["2026-01-11.txt": "water 250ml\n"])
    #expect(!Run("config layout month", in: plain).errors.contains("not read"))
    #expect(Run("--lang cs config layout flat", in: daybook(days)).errors.contains("nečtou se"))
  }

  @Test func initSaysTheSame() {
    let run = Run("--lang cs init --yes /log", in: daybook(days))
    #expect(
      run.status == 0
        && run.errors.contains(
          "deklaruje „daybook config measure ran unit km“ a „daybook config habit lunch“"),
      "\(run.errors)")
  }

  @Test(arguments: [
    "config goal water 3l", "config measure water goal 3l", "drink", "stats water", "week --of water",
  ])
  func aNameWhoseDeclarationHasAnErrorIsNotToBeDeclaredAgain(_ command: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water goal 2500mll\nhabit read\n"])
    let run = Run(command, in: files)
    #expect(
      run.status == 2
        && run.errors.contains(
          """
          daybook.conf:2, which declares 'water', has an error ('daybook edit config' opens it): 'mll' is not a unit
          """),
      "\(run.errors)")
  }

  @Test func aSiteTellsWhatIsWrongInWhatItShows() {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure water goal 2500mll\nhabit read\n",
      "2026-01-11.txt": "[x] read 25:10\n",
    ])
    for _ in 0..<2 {
      let run = Run("site -o /pages", in: files)
      #expect(run.status == 0 && run.errors.contains("daybook.conf:2"), "\(run.errors)")
      #expect(run.errors.contains("2026-01-11.txt:1"), "\(run.errors)")
    }
    files["/log/2026-01-12.txt"] = "[x] read 26:10\n"
    let run = Run("site -o /pages", in: files)
    #expect(
      run.errors.contains("2026-01-11.txt:1") && run.errors.contains("2026-01-12.txt:1"), "\(run.errors)")
  }

  @Test(arguments: ["name gym", "aim gym", "group gym"])
  func onlyWhatNamesSomethingIsLookedUp(_ setting: String) {
    let files = daybook(["daybook.conf": "daybook 1\nhabit gym 25:99\n"])
    #expect(!Run("config \(setting)", in: files).errors.contains("which declares"))
  }

  @Test(arguments: [
    "measure\twater\tgoal 2l every", "measure voda goal 2l every", "measure w \"Water\" goal 2l every",
  ])
  func aDrinkNamesTheLineThatDeclaresTheWater(_ line: String) {
    let run = Run("drink 250ml", in: daybook(["daybook.conf": "daybook 1\n\(line)\nhabit gym\n"]))
    #expect(run.status == 2 && run.errors.contains("daybook.conf:2, which declares"), "\(run.errors)")
  }

  @Test func ofManyNamesFiveAreShown() {
    let names = ["alfa", "beta", "gama", "delta", "eps", "zeta", "eta"]
    let files = daybook(["2026-01-11.txt": names.map { "\($0) 5km\n" }.joined()])
    let told = Run("--lang cs config habit read", in: files).errors
    #expect(told.hasSuffix("„daybook config measure eps unit km“ a 2 další\n"), "\(told)")
  }

  @Test func anEmptyFolderIsNoFolder() {
    let files = daybook([:])
    let run = Run("--dir= note hi", in: files)
    #expect(run.status == 2 && run.errors.contains("'--dir' is empty"), "\(run.errors)")
  }
}

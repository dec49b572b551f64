import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

private let day = "2026-01-12.txt"
private let start = "[ ] breakfast 10:30\n[ ] gym\nwater 250ml 08:10\n"

@Suite(.needsBuiltProgram(and: "git")) struct GitMergeTests {
  @Test func installWritesAttributesAndTheDriverOnce() throws {
    let repository = try GitRepository([day: start])
    let attributes = """
      [0-9][0-9][0-9][0-9]-*.txt merge=daybook
      [0-9][0-9][0-9][0-9]-*.md merge=daybook
      daybook.conf merge=daybook
      badges.txt merge=daybook

      """
    #expect(repository.folder[".gitattributes"] == attributes)
    let driver = try repository.git("config", "merge.daybook.driver").said
    #expect(driver == GitSetUp.driver + "\n")
    let again = try repository.program("merge", "--install")
    #expect(
      again.status == 0 && again.said.hasPrefix("git in ")
        && repository.folder[".gitattributes"] == attributes)
  }

  @Test func theFilesOfALayoutAreMergedToo() throws {
    let repository = try GitRepository([day: start])
    for (layout, file) in [
      ("journals/YYYY_MM_DD", "journals/2026_01_12.md"), ("D. MMMM YYYY", "12. ledna 2026.txt"),
      ("#YYYY_MM_DD", "#2026_01_12.txt"), ("!YYYY_MM_DD", "!2026_01_12.md"),
      ("[a] b/YYYYMMDD", "[a] b/20260112.md"),
    ] {
      try repository.folder.write(small + "layout \"\(layout)\"\n", to: "daybook.conf")
      try repository.program("merge", "--install")
      let told = try repository.git("check-attr", "merge", file).said
      #expect(told == "\"\(file)\": merge: daybook\n" || told == "\(file): merge: daybook\n", "\(told)")
    }
  }

  @Test func installKeepsTheLinesThatAreThere() throws {
    let repository = try GitRepository([day: start])
    try repository.folder.write("*.jpg binary\r\nbadges.txt   merge=daybook", to: ".gitattributes")
    let run = try repository.program("merge", "--install")
    #expect(
      repository.folder[".gitattributes"]
        == "*.jpg binary\r\nbadges.txt   merge=daybook\r\n[0-9][0-9][0-9][0-9]-*.txt merge=daybook\r\n"
        + "[0-9][0-9][0-9][0-9]-*.md merge=daybook\r\ndaybook.conf merge=daybook\r\n")
    #expect(run.said.hasPrefix(".gitattributes:3: [0-9][0-9][0-9][0-9]-*.txt merge=daybook\n"))
  }

  @Test func withoutARepositoryInstallSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.write(small, to: "daybook.conf")
    let repository = try GitRepository([:])
    let run = try repository.program("merge", "--install", "--dir", folder.path.description)
    #expect(run.status == 2 && run.said.contains("is in no git work tree"))
    #expect(folder[".gitattributes"] == nil)
  }

  @Test func mergeTakesWhatBothSidesDid() throws {
    let repository = try GitRepository([day: start])
    try repository.part(
      day, ours: "[x] breakfast 10:30\n[ ] gym\nwater 250ml 08:10\nwater 1l 12:00\n",
      theirs: "[ ] breakfast 10:30\n[x] gym 18:00\nwater 250ml 08:10\nwater 2l 11:00\nRain.\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0, "\(run.said)")
    #expect(
      repository.folder[day]
        == "[x] breakfast 10:30\n[x] gym 18:00\nwater 250ml 08:10\nwater 2l 11:00\nRain.\nwater 1l 12:00\n")
    let left = try repository.git("status", "--porcelain").said
    #expect(left == "")
  }

  @Test func rebaseAndCherryPickMergeToo() throws {
    let ours = "[x] breakfast 10:30\n[ ] gym\nwater 250ml 08:10\n"
    let theirs = "[ ] breakfast 10:30\n[x] gym\nwater 250ml 08:10\n"
    let both = "[x] breakfast 10:30\n[x] gym\nwater 250ml 08:10\n"
    for command in [["rebase", "other"], ["cherry-pick", "other"]] {
      let repository = try GitRepository([day: start])
      try repository.part(day, ours: ours, theirs: theirs)
      let run = try repository.git(command[0], command[1])
      #expect(run.status == 0 && repository.folder[day] == both, "\(command): \(run.said)")
    }
  }

  @Test func aStashIsMergedIntoWhatCameMeanwhile() throws {
    let repository = try GitRepository([day: start])
    try repository.folder.write("[x] breakfast 10:30\n[ ] gym\nwater 250ml 08:10\n", to: day)
    try repository.git("stash")
    try repository.commit([day: "[ ] breakfast 10:30\n[x] gym\nwater 250ml 08:10\n"], "meanwhile")
    let run = try repository.git("stash", "pop")
    #expect(run.status == 0, "\(run.said)")
    #expect(repository.folder[day] == "[x] breakfast 10:30\n[x] gym\nwater 250ml 08:10\n")
  }

  @Test func aDayThatBothSidesMadeIsJoined() throws {
    let repository = try GitRepository([:])
    try repository.part(
      day, ours: "[ ] gym\nwater 1l 08:00\n", theirs: "[x] gym\nwater 1l 08:00\nwater 2l 07:00\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0, "\(run.said)")
    #expect(repository.folder[day] == "[x] gym\nwater 2l 07:00\nwater 1l 08:00\n")
  }

  @Test func aLineDeletedHereAndChangedThereIsAConflict() throws {
    let repository = try GitRepository([day: start])
    try repository.part(
      day, ours: "[x] breakfast 10:30\n[ ] gym\n", theirs: "[ ] breakfast 10:30\n[x] gym\nwater 500ml 08:10\n"
    )
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(
      run.status == 1 && run.said.contains("CONFLICT")
        && run.said.contains("a conflict is left in lines 3 to 6"))
    #expect(
      repository.folder[day]
        == "[x] breakfast 10:30\n[x] gym\n<<<<<<< ours\n=======\nwater 500ml 08:10\n>>>>>>> theirs\n")
    let left = try repository.git("status", "--porcelain").said
    #expect(left.contains("UU \(day)"))
    // The program reads what is left, and says where the markers are.
    let check = try repository.program("check")
    #expect(check.status == 1 && check.said.contains("merge-marker"))
  }

  @Test(arguments: [
    ("merge", "<<<<<<< ours\nwater 300ml 08:10\n=======\nwater 500ml 08:10\n>>>>>>> theirs\n"),
    (
      "diff3",
      "<<<<<<< ours\nwater 300ml 08:10\n||||||| base\nwater 250ml 08:10\n=======\nwater 500ml 08:10\n>>>>>>> theirs\n"
    ),
    (
      "zdiff3",
      "<<<<<<< ours\nwater 300ml 08:10\n||||||| base\nwater 250ml 08:10\n=======\nwater 500ml 08:10\n>>>>>>> theirs\n"
    ),
  ])
  func aConflictIsInTheStyleThatGitIsSetTo(style: String, conflict: String) throws {
    let (ours, theirs) = ("[ ] gym\nwater 300ml 08:10\n", "[ ] gym\nwater 500ml 08:10\n")
    for isSetting in [true, false] {
      let repository = try GitRepository([day: "[ ] gym\nwater 250ml 08:10\n"])
      if isSetting { try repository.git("config", "merge.conflictStyle", style) }
      try repository.part(day, ours: ours, theirs: theirs)
      let run =
        isSetting
        ? try repository.git("merge", "other", "-m", "m")
        : try repository.git("-c", "merge.conflictstyle=\(style)", "merge", "other", "-m", "m")
      #expect(run.status == 1, "\(run.said)")
      // A newer git gives labels of its own.
      let left = (repository.folder[day] ?? "").split(separator: "\n").map {
        $0.hasPrefix("<<<<<<< ")
          ? "<<<<<<< ours"
          : $0.hasPrefix("||||||| ")
            ? "||||||| base"
            : $0.hasPrefix(">>>>>>> ") ? ">>>>>>> theirs" : String($0)
      }
      #expect(left.joined(separator: "\n") + "\n" == "[ ] gym\n" + conflict)
      // What both were made from does not count.
      let exported = try repository.program("export", "--format", "csv").said
      #expect(
        exported.contains(",300,ml,") && exported.contains(",500,ml,") && !exported.contains(",250,ml,"))
    }
  }

  @Test func aFileInUTF16IsLeftAsItIsAndToldToGit() throws {
    let repository = try GitRepository([day: start])
    let wide = "\u{FEFF}water 1l\n".data(using: .utf16LittleEndian) ?? Data()
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit([day: start + "Rain.\n"], "theirs")
    try repository.git("checkout", "-q", "main")
    let file = URL(fileURLWithPath: repository.folder.path.description + "/" + day)
    try wide.write(to: file)
    try repository.commit([:], "ours")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 1 && run.said.contains("is UTF-16"), "\(run.said)")
    #expect(try Data(contentsOf: file) == wide)
    #expect(try repository.git("status", "--porcelain").said.contains("UU \(day)"))
  }

  @Test func theDriverTakesTheLabelsThatGitGives() throws {
    let repository = try GitRepository([day: "water 1l 08:00\n"])
    try repository.folder.write("water 2l 08:00\n", to: "theirs")
    try repository.folder.write("water 3l 08:00\n", to: "base")
    for (labels, ours, theirs) in [
      (["1a2b", "HEAD", "my topic"], "HEAD", "my topic"), (["%S", "%X", "%Y"], "ours", "theirs"),
      ([], "ours", "theirs"),
    ] {
      try repository.folder.write("water 1l 08:00\n", to: day)
      #expect(try repository.run(["merge-driver", "base", day, "theirs", day] + labels).status == 1)
      #expect(
        repository.folder[day]
          == "<<<<<<< \(ours)\nwater 1l 08:00\n=======\nwater 2l 08:00\n>>>>>>> \(theirs)\n")
    }
  }

  @Test func aLineChangedInTwoWaysIsAConflictAlsoWhileRebasing() throws {
    let repository = try GitRepository([day: start])
    try repository.part(
      day, ours: "[ ] breakfast 10:30\n[ ] gym\nwater 300ml 08:10\n",
      theirs: "[ ] breakfast 10:30\n[ ] gym\nwater 500ml 08:10\n")
    #expect(try repository.git("rebase", "other").status == 1)
    #expect(
      repository.folder[day]?.hasSuffix(
        "<<<<<<< ours\nwater 500ml 08:10\n=======\nwater 300ml 08:10\n>>>>>>> theirs\n") == true)
  }

  @Test func aDayDeletedHereAndChangedThereIsLeftToGit() throws {
    let repository = try GitRepository([day: start])
    try repository.part(day, ours: nil, theirs: start + "Rain.\n")
    #expect(try repository.git("merge", "other", "-m", "m").status == 1)
    #expect(repository.folder[day] == start + "Rain.\n")
  }

  @Test func ticksAtDifferentTimesBothStayAndAreNamed() throws {
    let repository = try GitRepository([day: start])
    try repository.part(
      day, ours: "[ ] breakfast 10:30\n[x] gym 18:00\nwater 250ml 08:10\n",
      theirs: "[ ] breakfast 10:30\n[x] gym 19:00\nwater 250ml 08:10\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0 && run.said.contains("2026-01-12.txt: lines 2 and 3 differ about the same thing"))
    #expect(
      repository.folder[day] == "[ ] breakfast 10:30\n[x] gym 18:00\n[x] gym 19:00\nwater 250ml 08:10\n")
  }

  @Test func lineEndsAreThoseOfOurs() throws {
    let repository = try GitRepository([day: start])
    func crlf(_ text: String) -> String { text.split(separator: "\n").map { $0 + "\r\n" }.joined() }
    try repository.part(
      day, ours: crlf("[x] breakfast 10:30\n[ ] gym\nwater 250ml 08:10\n"),
      theirs: "[ ] breakfast 10:30\n[x] gym\nwater 250ml 08:10\nRain.\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0, "\(run.said)")
    #expect(repository.folder[day] == crlf("[x] breakfast 10:30\n[x] gym\nwater 250ml 08:10\nRain.\n"))
  }

  @Test func aDaybookInAFolderOfTheRepositoryKnowsItsNames() throws {
    let repository = try GitRepository([:])
    try repository.folder.makeFolder("log")
    let name = "log/\(day)"
    try repository.commit(
      [
        "log/daybook.conf": "habit swim \"Bazén\"\n", name: "Rain.\n",
        ".gitattributes": "*.txt merge=daybook\n",
      ], "log")
    try repository.part(name, ours: "Rain.\n[x] Bazén 17:00\n", theirs: "Rain.\n[ ] swim\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0, "\(run.said)")
    #expect(repository.folder.text(name) == "Rain.\n[x] Bazén 17:00\n")
  }

  @Test func twoConfigurationsAreMergedByWhatTheyDeclare() throws {
    let repository = try GitRepository([day: start])
    try repository.part(
      "daybook.conf", ours: small + "habit swim\n", theirs: small + "habit yoga\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0, "\(run.said)")
    #expect(repository.folder["daybook.conf"] == small + "habit swim\nhabit yoga\n")
  }

  @Test func oneSettingChangedInTwoWaysIsLeftToAPerson() throws {
    let repository = try GitRepository([day: start])
    try repository.part("daybook.conf", ours: small + "clock 12h\n", theirs: small + "clock 24h\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 1 && run.said.contains("daybook.conf: lines "), "\(run.said)")
    let text = repository.folder["daybook.conf"] ?? ""
    #expect(text.contains("clock 12h\n") && text.contains("clock 24h\n"))
  }

  @Test func badgesEarnedOnBothSidesAreAllKept() throws {
    let earned = "first_sip 2026-01-02\n"
    let repository = try GitRepository(["badges.txt": earned])
    try repository.part(
      "badges.txt", ours: earned + "streak_3 2026-01-05\n", theirs: earned + "big_gulp 2026-01-06\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 0, "\(run.said)")
    #expect(
      repository.folder["badges.txt"] == earned + "streak_3 2026-01-05\nbig_gulp 2026-01-06\n")
  }

  @Test func theDriverTakesNothingAsTheAncestor() throws {
    let repository = try GitRepository([day: "water 1l\n"])
    try repository.folder.write("water 2l\n", to: "theirs")
    #expect(try repository.program("merge-driver", "/dev/null", day, "theirs", day).status == 0)
    #expect(repository.folder[day] == "water 1l\nwater 2l\n")
    #expect(try repository.program("merge-driver", "/dev/null", day, "/dev/null", day).status == 2)
  }

  @Test func inTroubleOfItsOwnTheDriverLeavesBothSidesBetweenMarkers() throws {
    let repository = try GitRepository([day: start])
    try repository.folder.write("[ ] breakfast 10:30\n[x] gym\nwater 250ml 08:10\n", to: "theirs")
    let run = try repository.program("merge-driver", "none", day, "theirs", day)
    #expect(run.status == 1 && run.said.contains("was not merged; both sides stand between markers"))
    let left =
      "[ ] breakfast 10:30\n<<<<<<< ours\n[ ] gym\n=======\n[x] gym\n>>>>>>> theirs\nwater 250ml 08:10\n"
    #expect(repository.folder[day] == left)
    // What it cannot read at all it leaves to git.
    #expect(try repository.program("merge-driver", day, day, "none", day).status == 2)
    #expect(repository.folder[day] == left)
    #expect(try repository.program("help").said.contains("merge-driver") == false)
    #expect(try repository.program("help", "--man").said.contains("merge-driver"))
  }

  @Test(arguments: [
    ("a\n", "b", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"),
    ("", "b\n", "<<<<<<< ours\n=======\nb\n>>>>>>> theirs\n"),
    ("a\r\nb\r\nc", "a\r\nd\r\nc", "a\r\n<<<<<<< ours\r\nb\r\n=======\r\nd\r\n>>>>>>> theirs\r\nc"),
    ("a", "a\n", "<<<<<<< ours\na\n=======\na\n>>>>>>> theirs\n"),
  ])
  func anOpenConflictHoldsBothSides(ours: String, theirs: String, expected: String) {
    #expect(openConflict(bytes(ours), bytes(theirs)) == bytes(expected))
  }

  /// A graphical client often has a `PATH` of its own.
  @Test(arguments: ["daybook-is-missing", "sh -c 'exit 2'", "sh -c 'kill -9 $$'"])
  func whereDaybookCannotRunAConflictHasMarkersAndAMergeIsAMerge(program: String) throws {
    let repository = try GitRepository([day: start])
    let driver = GitSetUp.driver.replacing("daybook merge-driver", with: program, maxReplacements: 1)
    try repository.git("config", "merge.daybook.driver", driver)
    try repository.part(
      day, ours: "[ ] breakfast 10:30\n[ ] gym\nwater 300ml 08:10\n",
      theirs: "[ ] breakfast 10:30\n[ ] gym\nwater 500ml 08:10\n")
    let run = try repository.git("merge", "other", "-m", "m")
    #expect(run.status == 1 && run.said.contains("CONFLICT"), "\(run.said)")
    #expect(
      repository.folder[day]?.hasSuffix(
        "<<<<<<< ours\nwater 300ml 08:10\n=======\nwater 500ml 08:10\n>>>>>>> theirs\n") == true)
    let whole = try GitRepository([day: "a\nb\nc\nd\ne\n"])
    try whole.git("config", "merge.daybook.driver", driver)
    try whole.part(day, ours: "A\nb\nc\nd\ne\n", theirs: "a\nb\nc\nd\nE\n")
    #expect(try whole.git("merge", "other", "-m", "m").status == 0)
    #expect(whole.folder[day] == "A\nb\nc\nd\nE\n")
  }

  @Test func checkTellsADriverThatIsOutOfDate() throws {
    let repository = try GitRepository([day: start])
    #expect(try repository.program("check").said.contains("out of date") == false)
    try repository.git("config", "merge.daybook.driver", "daybook merge-driver %O %A %B %P")
    let check = try repository.program("check")
    #expect(check.status == 1 && check.said.contains("'daybook merge --install' renews it"), "\(check.said)")
    try repository.program("merge", "--install")
    #expect(try repository.program("check").said.contains("out of date") == false)
  }
}

extension TemporaryFolder {
  /// The text of a file in a folder of this one; nil if there is none.
  fileprivate func text(_ name: String) -> String? {
    (try? DiskFiles().contents(of: path.appending(Path(name)))).map { String(decoding: $0, as: UTF8.self) }
  }
}

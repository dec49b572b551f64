import Foundation
import Journal
import Testing

@testable import daybook

/// Changes of one line after which others would count, or no longer: code, comments, front matter and conflicts begin
/// and end in lines of their own.
@Suite struct OtherLinesTests {
  private static let fields = "---\nwater: 500ml\ngym: true\n---\ntext\n"
  private static let code = "```\n- water 1l\n```\n- water 250ml\n"
  private static let open = "- water 1l 08:00\n%% later\n- [x] gym 07:00\n- water 250ml 09:00\n"
  private static let conflict =
    "<<<<<<< a\nwater 1l\n||||||| o\nwater 2l\n=======\nwater 1l\nwater 3l\n>>>>>>> b\n"

  @Test func anotherLineIsNamedByItsNumber() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "# today\n[x] gym 07:00\n\n[-] gym\n"])
    let told = Run("check", in: files).output
    #expect(told.contains("2026-01-12.txt:4:5: warning: 'gym' is marked differently in line 2;"), "\(told)")
  }

  @Test(
    arguments: [
      (open, "note 'done %%'"),
      ("- water 1l\n<!-- todo\n- water 250ml\n", "note 'done -->'"),
      ("- water 1l\n```\n- water 250ml\n", "note '```'"),
      ("- water 1l\n~~~ swift\n- [x] gym\n", "note '~~~~'"),
      ("> ```\n> - water 250ml\n", "note '> ```'"),
      ("---\nwater: 500ml\ngym: true\n", "note ---"),
      (open, "add water 1l '#' %%"), (open, "done read %%"), (open, "skip read because %%"),
      (open, "change 4 water 250ml '#' %%"), (open, "change 4 water 250ml 09:00 %%"),
      (fields, "remove 4"), (fields, "remove 1"), (fields, "remove 1 2"), (code, "remove 1"),
      (code, "remove 3"), (code, "remove 1 3"), (code, "change 1 x"), (code, "change 3 x"),
      ("- water 250ml\n%% a\n- water 1l\n%%\n", "remove 2"),
      ("- water 250ml\n%% a\n- water 1l\n%%\n", "change 4 x"),
      ("---\ntags:\n  - a\nwater: 500ml\n---\n", "remove 2"),
      ("---\nwater: 500ml\nfoo\n---\n- gym\n", "change 3 'b: c'"),
      (conflict, "remove 1"), (conflict, "remove 2"), (conflict, "remove 3"), (conflict, "change 2 water 5l"),
    ], ["en", "cs"])
  func aChangeThatWouldMakeOtherLinesMeanSomethingElseIsRefused(
    _ change: (note: String, command: String), language: String
  ) {
    let (note, command) = change
    let files = daybook(["daybook.conf": small + "habit read\n", "2026-01-12.md": note])
    let before = Run("export --format csv", in: files).output
    let run = Run("\(command) --lang \(language)", in: files)
    #expect(run.status == 2 && run.output == "", "\(run.output)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.contains("daybook edit 2026-01-12"), "\(run.errors)")
    #expect(files["/log/2026-01-12.md"] == note)
    #expect(Run("export --format csv", in: files).output == before)
  }

  @Test(arguments: [
    (open, "note 'call her'"), (open, "remove 2"), (open, "change 2 later"),
    ("- water 1l\n", "note '%% more'"), ("- water 1l\n", "note '%% all of it %%'"),
    ("- water 1l\n", "note 'a `%%` sign'"), ("- water 1l\n```\n- gym\n", "change 2 words"),
    ("%% a %%\n- water 1l\n", "change 1 words"), (fields, "remove 2"), (fields, "remove 5"),
    (fields, "remove 1 2 3 4"),
    (code, "remove 2"), (code, "remove 1 2 3"), (code, "note text"), (conflict, "remove 1 3 4 5 6 8"),
    (conflict, "remove 7"), ("water 1l\n=======\nwater 1l\n", "remove 2"),
  ])
  func aChangeOfItsOwnLineAloneIsMade(note: String, command: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.md": note])
    let run = Run(command, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-12.md"] != note)
    #expect(Run("undo", in: files).status == 0 && files["/log/2026-01-12.md"] == note)
  }

  @Test func whatIsNotShownIsReplacedWithTheLine() {
    let files = daybook(["daybook.conf": small, "2026-01-12.md": "%% a %%\n- %% b %% water 1l\n"])
    #expect(Run("change 1 words", in: files).status == 0 && Run("change 2 water 2l", in: files).status == 0)
    #expect(files["/log/2026-01-12.md"] == "words\n- water 2l\n")
  }

  @Test func theLineThatWouldBeReadOtherwiseIsNamed() {
    let files = daybook(["daybook.conf": small, "2026-01-11.md": Self.open])
    let run = Run("note done %% --date yesterday", in: files)
    #expect(
      run.errors
        == "daybook: nothing was changed: 2026-01-11.md:2, '%% later', would be read otherwise, as code, comments, front matter or conflicts would begin or end elsewhere; 'daybook edit 2026-01-11' opens the day\n"
    )
  }

  @Test func inPlainTextSuchSignsAreTextAndHinderNothing() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": Self.open])
    #expect(Run("note 'done %%'", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == Self.open + "done %%\n")
  }

  @Test func aLineThatWouldNotCountAmongOthersIsNotAdded() {
    let text = "<<<<<<< a\nwater 1l 08:00\n=======\n"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": text])
    #expect(Run("add water 1l 08:00", in: files).status == 2)
    #expect(files["/log/2026-01-12.txt"] == text)
    #expect(Run("add water 2l 08:00", in: files).status == 0)
  }
}

import Platform
import Rendering
import Testing

@testable import daybook

private let en = Words(.en)
private let cs = Words(.cs)

private let reasons: [FileTrouble.Kind] = [
  .notFound, .notAFile, .isAFolder, .notAFolder, .alreadyExists, .permissionDenied, .readOnlyFileSystem,
  .noSpace,
  .tooLarge, .overLimit,
  .nameTooLong, .linkLoop, .tooManyOpenFiles, .busy, .unsupported,
  .other(code: 5, operation: .read, text: "Input/output error"),
]

private let troubles: [Trouble] = [
  .file(FileTrouble(.noSpace, at: Path("2026-01-13.txt")), .writing, after: WrittenFiles(count: 1)),
  .configuration(.permissionDenied), .elsewhere("daybook.conf", placeholder: ".daybook.conf.icloud"),
  .standardOutput(.noSpace), .noDaybook, .noFolder("/home/me/log"), .notADate("1.13."), .notAPeriod("lately"),
  .notAMoment("noon"), .notATime("25:10"), .unknownName("foo", .habit, near: nil),
  .unknownName("foo", .measure, near: nil),
  .unknownName("foo", .either, near: nil), .unknownName("wter", .measure, near: "water"),
  .tickedMeasure("run", unit: "km"),
  .derivedHabit("moved", [.habit("gym"), .measure("run", unit: "km")], verb: "done"),
  .noSuchLine(9, file: "2026-01-12.txt", lines: 7),
  .noSuchLine(9, file: "2026-01-12.txt", lines: 0), .notInFile("water", file: "2026-01-12.txt"),
  .nothingToUndo,
  .undoChangedSince(file: "2026-01-12.txt", change: "add water 250ml", nil),
  .undoChangedSince(
    file: "2026-01-12.txt", change: "add water 250ml", .missing(Bytes("water 250ml 08:10".utf8))),
  .undoChangedSince(
    file: "2026-01-12.txt", change: "add water 250ml", .repeated(Bytes("water 250ml 08:10".utf8))),
  .undoChangedSince(file: "2026-01-12.txt", change: "remove 1", .takenOut(Bytes("water 250ml 08:10".utf8))),
  .undoGone(file: "2026-01-12.txt", change: "add water 250ml"),
  .undoAlreadyBack(file: "2026-01-12.txt", change: "add water 250ml", next: "done gym"),
  .undoAlreadyBack(file: "2026-01-12.txt", change: "add water 250ml", next: nil),
]

@Suite struct TroubleWordsTests {
  @Test(arguments: reasons, FileDeed.allCases)
  func everyReasonIsASentenceForEveryDeed(reason: FileTrouble.Kind, deed: FileDeed) {
    let trouble = Trouble.file(FileTrouble(reason, at: Path("2026-01-12.txt")), deed)
    for words in [en, cs] {
      let sentence = words.sentence(for: trouble)
      #expect(sentence.contains("2026-01-12.txt"))
      #expect(sentence.contains(words.reason(reason)))
      #expect(sentence.widthInColumns <= 160)
    }
    #expect(en.sentence(for: trouble) != cs.sentence(for: trouble))
  }

  @Test(arguments: troubles) func everyTroubleIsOneShortLineInBothLanguages(trouble: Trouble) {
    for sentence in [en.sentence(for: trouble), cs.sentence(for: trouble)] {
      #expect(sentence.widthInColumns <= 160)
      #expect(sentence == sentence.printable)
      #expect(!sentence.isEmpty && !sentence.hasSuffix("."))
    }
    #expect(en.sentence(for: trouble) != cs.sentence(for: trouble))
  }

  @Test(
    arguments: [
      (
        .file(FileTrouble(.noSpace, at: Path("2026-01-12.txt")), .writing),
        "2026-01-12.txt cannot be written: the disk is full; nothing was changed",
        "2026-01-12.txt nejde zapsat: disk je plný; nic se nezměnilo"
      ),
      (
        .file(FileTrouble(.busy, at: Path("2026-01-12.txt")), .writing),
        "2026-01-12.txt cannot be written: another program keeps changing it; nothing was changed, try again in a moment",
        "2026-01-12.txt nejde zapsat: jiný program ho stále mění; nic se nezměnilo, zkuste to za chvíli znovu"
      ),
      (
        .file(FileTrouble(.permissionDenied, at: Path("2026-01-12.txt")), .reading),
        "2026-01-12.txt cannot be read: permission denied; check who may read it",
        "2026-01-12.txt nejde přečíst: přístup odepřen; zkontrolujte, kdo ho smí číst"
      ),
      (
        .file(FileTrouble(.isAFolder, at: Path("2026-01-12.txt")), .reading),
        "2026-01-12.txt cannot be read: it is a folder, not a file",
        "2026-01-12.txt nejde přečíst: je to složka, ne soubor"
      ),
      (
        .file(FileTrouble(.noSpace, at: Path("b.txt")), .writing, after: WrittenFiles(count: 3)),
        "b.txt cannot be written: the disk is full; 3 files before it are changed, and 'daybook undo' takes that back",
        "b.txt nejde zapsat: disk je plný; 3\u{A0}soubory před ním jsou změněny, vrátí to „daybook undo“"
      ),
      (
        .file(
          FileTrouble(.noSpace, at: Path("b.txt")), .writing,
          after: WrittenFiles(count: 1, canBeUndone: false)),
        "b.txt cannot be written: the disk is full; 1 file before it is changed",
        "b.txt nejde zapsat: disk je plný; 1\u{A0}soubor před ním je změněn"
      ),
      (
        .noDaybook,
        "there is no daybook here; make one with 'daybook init', or name its folder with '--dir DIR'",
        "není tu žádný deník; založte ho příkazem „daybook init“, nebo uveďte jeho složku: „--dir SLOŽKA“"
      ),
      (
        .noFolder("my log"),
        "the folder 'my log' is not there; 'daybook init \"my log\"' makes a daybook in it",
        "složka „my log“ neexistuje; deník v ní založí „daybook init \"my log\"“"
      ),
      (
        .notADate("1.13."),
        "'1.13.' is not a date; write one such as '2026-01-12', 'yesterday', '-1' or 'mon'",
        "„1.13.“ není datum; napište třeba „2026-01-12“, „včera“, „-1“ nebo „po“"
      ),
      (
        .unknownName("brekfast", .habit, near: "breakfast"),
        "'brekfast' is not declared; did you mean 'breakfast'?",
        "„brekfast“ není deklarováno; měli jste na mysli „breakfast“?"
      ),
      (
        .tickedMeasure("run", unit: "km"),
        "'run' is a measure and has no box; write how much it was, such as 'daybook add run 5km'",
        "„run“ je veličina a nemá políčko; napište, kolik to bylo, třeba „daybook add run 5km“"
      ),
    ] as [(Trouble, String, String)])
  func troublesSayWhatWhereAndWhatToDo(trouble: Trouble, english: String, czech: String) {
    #expect(en.sentence(for: trouble) == english)
    #expect(cs.sentence(for: trouble) == czech)
  }

  @Test func aPathCannotBreakTheLine() {
    let sentence = en.sentence(for: .file(FileTrouble(.notFound, at: Path("a\nb\u{1B}c")), .reading))
    #expect(sentence == "a␊b␛c cannot be read: it is not there; check its name")
  }

  @Test(arguments: [
    ("water", "water"), ("včera", "včera"), ("[x] breakfast", "\"[x] breakfast\""), ("", "\"\""),
    ("$HOME", "'$HOME'"),
    ("it's $5", "'it'\\''s $5'"), ("a\"b", "'a\"b'"), ("2026-01-12", "2026-01-12"),
  ])
  func aShellTakesAWordAsOne(text: String, word: String) { #expect(shellWord(text) == word) }

  @Test(arguments: [
    ("breakfast 7:30", "'daybook config habit breakfast'"),
    ("breakfast at 7:30", "'daybook config habit breakfast'"),
    ("late snack now", "'daybook config habit late-snack'"),
    ("pills 2 after lunch", "'daybook config habit pills'"),
    ("at home", "'daybook config habit at-home'"), ("breakfast 7:30", "'breakfast' is not a habit"),
  ])
  func aNameEndsBeforeTheFirstTimeOrAmount(_ typed: String, _ sentence: String) {
    for kind in [NameKind.habit, .either] {
      #expect(Words(.en).sentence(for: .unknownName(typed, kind, near: nil)).contains(sentence))
    }
  }
}

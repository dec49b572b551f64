import Platform
import Rendering
import TestSupport
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

/// A sentence in a language.
private typealias Sentence = @Sendable (Words) -> String

private func refused(
  _ reason: FileTrouble.Kind, _ deed: FileDeed, _ path: String = "2026-01-12.txt",
  after written: WrittenFiles = WrittenFiles()
) -> Sentence {
  { $0.fileTrouble(FileTrouble(reason, at: Path(path)), deed, after: written) }
}

private let moved = "daybook 1\nhabit gym\nmeasure run unit km\nhabit moved any gym run\n"
private let day = "2026-01-12.txt"
private let line = Bytes("water 250ml 08:10".utf8)

private let sentences: [Sentence] = [
  refused(.noSpace, .writing, "2026-01-13.txt", after: WrittenFiles(count: 1)),
  { $0.configurationUnreadable(.permissionDenied) },
  { $0.elsewhere("daybook.conf", placeholder: ".daybook.conf.icloud") },
  { $0.outputRefused(.noSpace) }, { $0.noDaybook }, { $0.noFolder("/home/me/log") }, { $0.notAFolder("log") },
  { $0.notADate("1.13.") }, { $0.notAPeriod("lately") }, { $0.notAMoment("noon") },
  { $0.unknownName("foo", mayBeMeasure: false, near: nil) },
  { $0.unknownName("foo", mayBeMeasure: true, near: nil) },
  { $0.unknownName("wter", mayBeMeasure: true, near: "water") }, { $0.tickedMeasure("run", unit: "km") },
  { words in
    let configuration = configured(moved)
    return words.derivedHabit("moved", configuration.habits[1].derivation!, configuration, verb: "done")
  },
  { $0.noSuchLine(9, file: day, lines: 7) }, { $0.noSuchLine(9, file: day, lines: 0) },
  { $0.notInFile("water", file: day) }, { $0.nothingToUndo },
  { $0.undoChangedSince(day, "add water 250ml", nil) },
  { $0.undoChangedSince(day, "add water 250ml", .missing(line)) },
  { $0.undoChangedSince(day, "add water 250ml", .repeated(line)) },
  { $0.undoChangedSince(day, "remove 1", .takenOut(line)) }, { $0.undoGone(day, "add water 250ml") },
  { $0.undoAlreadyBack(day, "add water 250ml", "done gym") },
  { $0.undoAlreadyBack(day, "add water 250ml", nil) },
]

private let worded: [(Sentence, String, String)] = [
  (
    refused(.noSpace, .writing),
    "2026-01-12.txt cannot be written: the disk is full; nothing was changed",
    "2026-01-12.txt nejde zapsat: disk je plný; nic se nezměnilo"
  ),
  (
    refused(.busy, .writing),
    "2026-01-12.txt cannot be written: another program keeps changing it; nothing was changed, try again in a moment",
    "2026-01-12.txt nejde zapsat: jiný program ho stále mění; nic se nezměnilo, zkuste to za chvíli znovu"
  ),
  (
    refused(.permissionDenied, .reading),
    "2026-01-12.txt cannot be read: permission denied; check who may read it",
    "2026-01-12.txt nejde přečíst: přístup odepřen; zkontrolujte, kdo ho smí číst"
  ),
  (
    refused(.isAFolder, .reading),
    "2026-01-12.txt cannot be read: it is a folder, not a file",
    "2026-01-12.txt nejde přečíst: je to složka, ne soubor"
  ),
  (
    refused(.noSpace, .writing, "b.txt", after: WrittenFiles(count: 3)),
    "b.txt cannot be written: the disk is full; 3 files before it are changed, and 'daybook undo' takes that back",
    "b.txt nejde zapsat: disk je plný; 3\u{A0}soubory před ním jsou změněny, vrátí to „daybook undo“"
  ),
  (
    refused(.noSpace, .writing, "b.txt", after: WrittenFiles(count: 1, canBeUndone: false)),
    "b.txt cannot be written: the disk is full; 1 file before it is changed",
    "b.txt nejde zapsat: disk je plný; 1\u{A0}soubor před ním je změněn"
  ),
  (
    { $0.noDaybook },
    "there is no daybook here; make one with 'daybook init', or name its folder with '--dir DIR'",
    "není tu žádný deník; založte ho příkazem „daybook init“, nebo uveďte jeho složku: „--dir SLOŽKA“"
  ),
  (
    { $0.noFolder("my log") },
    "the folder 'my log' is not there; 'daybook init \"my log\"' makes a daybook in it",
    "složka „my log“ neexistuje; deník v ní založí „daybook init \"my log\"“"
  ),
  (
    { $0.notADate("1.13.") },
    "'1.13.' is not a date; write one such as '2026-01-12', 'yesterday', '-1' or 'mon'",
    "„1.13.“ není datum; napište třeba „2026-01-12“, „včera“, „-1“ nebo „po“"
  ),
  (
    { $0.unknownName("brekfast", mayBeMeasure: false, near: "breakfast") },
    "'brekfast' is not declared; did you mean 'breakfast'?",
    "„brekfast“ není deklarováno; měli jste na mysli „breakfast“?"
  ),
  (
    { $0.tickedMeasure("run", unit: "km") },
    "'run' is a measure and has no box; write how much it was, such as 'daybook add run 5km'",
    "„run“ je veličina a nemá políčko; napište, kolik to bylo, třeba „daybook add run 5km“"
  ),
]

@Suite struct TroubleWordsTests {
  @Test(arguments: reasons, FileDeed.allCases)
  func everyReasonIsASentenceForEveryDeed(reason: FileTrouble.Kind, deed: FileDeed) {
    let refused = refused(reason, deed)
    for words in [en, cs] {
      let sentence = refused(words)
      #expect(sentence.contains("2026-01-12.txt"))
      #expect(sentence.contains(words.reason(reason)))
      #expect(sentence.widthInColumns <= 160)
    }
    #expect(refused(en) != refused(cs))
  }

  @Test(arguments: sentences.indices) func everyTroubleIsOneShortLineInBothLanguages(place: Int) {
    let both = [sentences[place](en), sentences[place](cs)]
    for sentence in both {
      #expect(sentence.widthInColumns <= 160)
      #expect(sentence == sentence.printable)
      #expect(!sentence.isEmpty && !sentence.hasSuffix("."))
    }
    #expect(both[0] != both[1])
  }

  @Test(arguments: worded.indices) func troublesSayWhatWhereAndWhatToDo(place: Int) {
    let (sentence, english, czech) = worded[place]
    #expect(sentence(en) == english)
    #expect(sentence(cs) == czech)
  }

  @Test func aPathCannotBreakTheLine() {
    let sentence = refused(.notFound, .reading, "a\nb\u{1B}c")(en)
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
    for mayBeMeasure in [false, true] {
      #expect(en.unknownName(typed, mayBeMeasure: mayBeMeasure, near: nil).contains(sentence))
    }
  }
}

import Testing

@testable import Arguments

/// What the sample program knows that its declaration does not.
func sampleCandidates(_ question: CompletionQuestion<Globals>) -> [Candidate] {
  switch question.kind {
  case "habits":
    [
      Candidate("breakfast", "Breakfast\tand\nmore"), Candidate("Kitchen closed at 10 PM", "A habit"),
      Candidate("it's \"odd\" $x", "Quotes"), Candidate("08:10"), Candidate("08:30"), Candidate("čaj"),
      Candidate("bad\nname"), Candidate("bad\tname"), Candidate("\u{1B}[31mbad"), Candidate(""),
    ]
  case "names":
    [Candidate("water", "Water"), Candidate("Kitchen closed"), Candidate("a:b"), Candidate("a:c")]
  case "line":
    [Candidate("line \(question.arguments) in \(question.globals.folder ?? "nil")")]
  case "dates": [Candidate("today", "Today"), Candidate("-1", "Yesterday")]
  default: []
  }
}

private func completed(_ words: [String]) -> String {
  let answer = sampleTable().completions(of: words, in: .en, dynamic: sampleCandidates)
  let paths = answer.paths.map { ["<\($0) after '\(answer.head)'>"] } ?? []
  return (answer.candidates.map(\.text) + paths).joined(separator: "|")
}

struct CompletionTests {
  @Test(arguments: [
    ([], "add|done|day|week|config"),
    ([""], "add|done|day|week|config"),
    (["d"], "done|day"),
    (["D"], "done|day"),
    (["today"], ""),
    (["merge"], ""),
    (["-"], "--reverse|--lines|--dir|--lang|--ascii|--help|--version"),
    (["--ascii", "--"], "--reverse|--lines|--dir|--lang|--help|--version"),
    (["--dir", ""], "<folders after ''>"),
    (["--dir=x"], "<folders after '--dir='>"),
    (["--lang", "c"], "cs"),
    (["--lang="], "--lang=en|--lang=cs"),
    (["--dir", "week", "w"], "week"),
    (["week", "--o"], "--of|--output"),
    (["week", "-o"], "-o"),
    (["week", "-oa"], "<files after '-o'>"),
    (["week", "-o=a"], "<files after '-o='>"),
    (["week", "-n1"], ""),
    (["week", "-o", "a"], "<files after ''>"),
    (["week", "--of", "Wa"], "water"),
    (["week", "--of=wa"], "--of=water"),
    (["week", "--of", "water", "--of"], "--of"),
    (["week", "--json", "--j"], ""),
    (["week", "--nothing=x"], ""),
    (["week", "--format", ""], "text|markdown|json"),
    (["day", ""], "today|-1"),
    (["today", "-"], "--reverse|--lines|--dir|--lang|--ascii|--help|--version"),
    (["day", "-1"], "-1"),
    (["day", "today", ""], ""),
    (["day", "--", "-"], "-1"),
    (
      ["done", ""],
      "breakfast|Kitchen closed at 10 PM|it's \"odd\" $x|08:10|08:30|čaj|bad\nname|bad\tname|\u{1B}[31mbad|"
    ),
    (["done", "č"], "čaj"),
    (["done", "lunch", "n"], "now"),
    (["config", "w"], "week"),
    (["config", "week", ""], "<files after ''>"),
    (["wek", ""], ""),
    (["--dir", "d", "add", "water", "l"], "line [\"water\"] in d"),
    (["add", "--date", "t"], "today"),
  ])
  func aHalfTypedLineHasItsCandidates(words: [String], candidates: String) {
    #expect(completed(words) == candidates)
  }

  @Test func commandsAndOptionsAreExplainedInTheLanguageAskedFor() {
    let table = sampleTable()
    let commands = table.completions(of: ["we"], in: .cs, dynamic: sampleCandidates)
    #expect(commands.candidates == [Candidate("week", "Ukáže týden jako mřížku návyků a cílů")])
    let options = table.completions(of: ["day", "--rev"], in: .cs, dynamic: sampleCandidates)
    #expect(options.candidates == [Candidate("--reverse", "Nejnovější nahoře")])
  }

  @Test(arguments: [
    (
      Shell.zsh, ["done", ""],
      "breakfast\tBreakfast and more\nKitchen closed at 10 PM\tA habit\nit's \"odd\" $x\tQuotes\n08:10\n08:30\nčaj\n"
    ),
    (.bash, ["done", "Kit"], "Kitchen\\ closed\\ at\\ 10\\ PM\tA habit\n"),
    (.bash, ["done", "kit"], "Kitchen\\ closed\\ at\\ 10\\ PM\tA habit\n"),
    (.bash, ["done", "\"Kitchen c"], "\"Kitchen closed at 10 PM\tA habit\n"),
    (.bash, ["done", "\"kit"], "\"Kitchen closed at 10 PM\tA habit\n"),
    (.bash, ["done", "it"], "it\\'s\\ \\\"odd\\\"\\ \\$x\tQuotes\n"),
    (.bash, ["done", "'it"], "'it'\\''s \"odd\" $x\tQuotes\n"),
    (.bash, ["done", "\"it"], "\"it's \\\"odd\\\" \\$x\tQuotes\n"),
    (.bash, ["done", "\"a b\"", "08"], "08:10\n08:30\n"),
    (.bash, ["week", "--of=Kitchen\\ c"], "--of=Kitchen\\ closed\n"),
    (.fish, ["done", "'Kitchen c"], "Kitchen closed at 10 PM\tA habit\n"),
    (.fish, ["done", "\\'x", "Kit"], "Kitchen closed at 10 PM\tA habit\n"),
    (.zsh, ["week", "-oa"], "\tfiles\t-o\n"),
    (.bash, ["--dir", ""], "\tfolders\t\n"),
    (
      .bash, [],
      "add\tAdd a line to the day\ndone\tTick a habit\nday\tShow a day\nweek\tShow a week as a grid of habits and goals\nconfig\tShow or change settings\n"
    ),
  ])
  func aShellIsToldACandidateALine(shell: Shell, words: [String], lines: String) {
    #expect(
      sampleTable().completionLines(for: shell, words: words, in: .en, dynamic: sampleCandidates)
        == lines)
  }

  @Test(arguments: [
    ("", "", ShellWord.OpenQuote.none), ("a\\ b", "a b", .none), ("a\\", "a", .none),
    ("'a b", "a b", .single),
    ("'a\\'b", "a\\b", .none), ("\"a\\\"b\\c", "a\"b\\c", .double), ("a'b'\"c\"", "abc", .none),
    ("$(x)`y`", "$(x)`y`", .none),
  ])
  func aWordIsReadAsTheShellWould(raw: String, text: String, quote: ShellWord.OpenQuote) {
    #expect(ShellWord(raw).text == text)
    #expect(ShellWord(raw).openQuote == quote)
  }
}

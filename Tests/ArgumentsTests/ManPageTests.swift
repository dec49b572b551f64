import Foundation
import Speech
import TestSupport
import Testing

@testable import Arguments

private func samplePage(_ language: Language) -> String {
  sampleTable().manPage(
    in: language, date: (2026, 1, 12),
    examples: [Example("daybook drink", Phrase("A cup", cs: "Hrnek"))],
    description: [
      Phrase("A day is a file. Nothing is lost.", cs: "Den je soubor. Nic se neztratí."),
      Phrase(".txt or .md; 'quoted' and C:\\dir.", cs: ".txt nebo .md; 'v uvozovkách' a C:\\dir."),
    ],
    sections: [
      ManSection(
        Phrase("Environment", cs: "Prostředí"),
        [
          .paragraph(Phrase("Two are read.", cs: "Čtou se dvě.")),
          .list([
            ("DAYBOOK_DIR", Phrase("The folder.", cs: "Složka.")), ("No", Phrase("~/x", cs: "~/x")),
            ("a b", Phrase("Ar is no macro here.", cs: "Ar tu není makro.")),
          ]),
        ]),
      ManSection(
        Phrase("Exit status", cs: "Návratový kód"),
        [.list([("0", Phrase("Done.", cs: "Hotovo.")), ("|", Phrase("No.", cs: "Ne."))])]),
      ManSection(
        Phrase("Notes", cs: "Poznámky"),
        [
          .paragraph(Phrase("That is all.", cs: "To je vše.")),
          .recipes([("An editor", ["cp a ~/b", "  .c 'd' -e \"f\"", ".g"])]),
        ]),
      ManSection(
        Phrase("See also", cs: "Viz též"), [.pages([("daybook", 5), ("git", 1)])]),
    ])
}

struct ManPageTests {
  @Test func thePageIsMdoc() {
    let page = samplePage(.en)
    #expect(
      page.hasPrefix(
        #"""
        .\" -*- coding: utf-8 -*-
        .Dd January 12, 2026
        .Dt DAYBOOK 1
        .Os daybook
        .Sh NAME
        .Nm daybook
        .Nd A plain-text ledger for water and daily habits
        .Sh SYNOPSIS
        .Nm
        .Op Ar OPTION ...
        .Ar COMMAND
        .Op Ar ARGUMENT ...
        .Sh EXAMPLES
        A cup:
        .Dl "daybook drink"
        .Sh DESCRIPTION
        A day is a file.
        Nothing is lost.
        .Pp
        \&.txt or .md; \(aqquoted\(aq and C:\edir.
        .Sh COMMANDS
        .Ss \&Log
        .Bl -tag -width Ds
        .It Cm add Oo Fl \-date Ar DATE Oc Ar LINE ...
        Add a line to the day.
        .Bl -tag -width Ds
        .It Ar LINE
        What the file is to hold.
        .It Fl \-date Ar DATE
        Another day.
        .El
        .It Cm done Ar HABIT ... Oo Ar TIME Oc

        """#))
    #expect(
      page.hasSuffix(
        #"""
        .Sh NOTES
        That is all.
        .Bl -tag -width Ds
        .It "An editor"
        .Bd -literal -compact
        cp a \(ti/b
          .c \(aqd\(aq \-e \(dqf\(dq
        \&.g
        .Ed
        .El
        .Sh SEE ALSO
        .Xr git 1 ,
        .Xr daybook 5

        """#))
    #expect(page.contains(".It Cm config Oo Ar KEY Oo Ar VALUE ... Oc Oc\n"))
    #expect(page.contains(".It Fl o , Fl \\-output Ar FILE\n"))
    #expect(!page.contains("merge\\-driver") && !page.contains("Merge"))
    #expect(!page.contains("old\\-ascii") && !page.contains("old-ascii"))
  }

  @Test(.needs("mandoc"), arguments: Language.allCases)
  func mandocHasNothingToWarnOf(language: Language) throws {
    try inTemporaryFolder { folder in
      let file = folder.appendingPathComponent("daybook.1")
      try samplePage(language).write(to: file, atomically: true, encoding: .utf8)
      // Examples stand before the description on purpose.
      let said = try output(of: "mandoc", ["-T", "lint", "-W", "warning", file.path])
      let told = said.split(separator: "\n").filter { !$0.hasSuffix("conventional order: Sh DESCRIPTION") }
      #expect(told == [])
    }
  }

  @Test(.needs("mandoc"))
  func whatIsPrintedIsWhatWasMeant() throws {
    try inTemporaryFolder { folder in
      let file = folder.appendingPathComponent("daybook.1")
      try samplePage(.cs).write(to: file, atomically: true, encoding: .utf8)
      let page = try output(of: "mandoc", ["-T", "utf8", "-O", "width=100", file.path])
      // A letter, a backspace and the letter again is bold; an underscore and a backspace is underlined.
      let printed = page.replacing(#/.\u{8}/#, with: "")
      for text in [
        ".txt nebo .md; 'v uvozovkách' a C:\\dir.", "daybook drink", "-o, --output SOUBOR",
        "config [KLÍČ [HODNOTA ...]]", "week [--of JMÉNO] [--count HODNOTA] [--format FORMÁT] [--json]",
        "Ar tu není makro.", "\n     No ", "~/x",
        "„week -1“ je minulý týden.", "PROSTŘEDÍ", "git(1), daybook(5)",
      ] {
        #expect(printed.contains(text), "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("", "\"\""), ("Ar", "\\&Ar"), ("Brq", "\\&Brq"), ("%A", "\\&%A"), ("NAME", "NAME"), (".", "\\&."),
    ("a b", "\"a b\""), ("a\\b", "a\\eb"), ("--of", "\\-\\-of"), ("it's", "it\\(aqs"), ("\"", "\\(dq"),
    ("a\nb", "a b"), ("a\u{1B}b", "ab"), ("`^~", "\\(ga\\(ha\\(ti"),
  ])
  func anArgumentIsNeverAMacro(text: String, escaped: String) {
    #expect(Mdoc.argument(text) == escaped)
  }

  @Test(arguments: [
    ("", []), ("One. Two? Three!", ["One.", "Two?", "Three!"]), ("e.g. this", ["e.g. this"]),
    ("Write .5l", ["Write .5l"]), (".5l. .5l", ["\\&.5l.", "\\&.5l"]),
    ("'x' is Ann's", ["\\(aqx\\(aq is Ann's"]),
    ("plain-text --of (-o) 1-2", ["plain-text \\-\\-of (\\-o) 1-2"]),
  ])
  func textIsASentenceALine(text: String, lines: [String]) {
    #expect(Mdoc.text(text) == lines)
  }
}

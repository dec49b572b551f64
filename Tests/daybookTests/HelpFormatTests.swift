import ManualPages
import Speech
import Testing

@testable import Arguments
@testable import Rendering
@testable import daybook

/// `help format`: a page of mdoc as it is printed.
@Suite struct HelpFormatTests {
  private func printed(_ page: String, width: Int = 40, in language: Language = .en) -> String {
    MdocText(page, width: width, in: language).lines.map { $0.text + "\n" }.joined()
  }

  @Test func paragraphsListsAndExamplesHaveTheirMargins() {
    let page = #"""
      .Dd January 12, 2026
      .Sh THE FOLDER
      A day is one file, named by its date and
      ending in
      .Pa .txt ,
      see
      .Xr daybook 1 .
      .Pp
      After that:
      .Bl -enum
      .It
      .Sy Nothing is lost.
      Any bytes are a file that can be read.
      .It
      Two
      .Pq Ql g l m s
      more.
      .El
      .\" example: day
      .Bd -literal -offset indent
      water 250ml 08:10  # \(dqtwo\(dq \e
      .Ed
      .Ss Names
      .Bl -tag -width Ds
      .It Cm cup Ar AMOUNT Ns .. Ns Ar AMOUNT Oo Cm from Ar DATE Oc
      The cup.
      .El
      """#
    #expect(
      printed(page) == #"""
        THE FOLDER
            A day is one file, named by its date
            and ending in .txt, see daybook(1).

            After that:

            1. Nothing is lost. Any bytes are
               a file that can be read.

            2. Two ('g l m s') more.

                water 250ml 08:10  # "two" \

          Names
            cup AMOUNT..AMOUNT [from DATE]
                The cup.

        """#)
  }

  @Test func columnsStandSideBySideWhereTheyHaveTheRoom() {
    let page = """
      .Sh LINES
      .Bl -column "a" "b" -offset indent
      .It Sy Line Ta Sy Looks like Ta Sy Is
      .It blank Ta Ta nothing
      .It tick Ta Li [x] breakfast Ta "a box, a name"
      .El
      """
    #expect(
      printed(page, width: 80) == """
        LINES
            Line   Looks like     Is
            blank                 nothing
            tick   [x] breakfast  a box, a name

        """)
    #expect(
      printed(page, width: 30) == """
        LINES
            Line
                Looks like · Is
            blank
                nothing
            tick
                [x] breakfast · a box,
                a name

        """)
  }

  @Test(arguments: [40, 80, 100], Language.allCases)
  func theWholePageIsPrintedWithoutAMacro(_ width: Int, _ language: Language) {
    let lines = MdocText(FormatPage.text(in: language), width: width, in: language).lines
    #expect(lines.count > 1000)
    let macro = #/(?:^|\s)(?:Pq|Ql|Ns|Oo|Oc|Op|Ta|Xr|Li|Cm|Ar|Sy|Pa|Em)(?:\s|$)/#
    for line in lines {
      #expect(!line.text.contains(#/\\[\[(&]/#) && !line.text.contains(macro), "\(line.text)")
      // An example is as wide as it is, and nothing else is.
      #expect(line.widthInColumns <= width || line.text.hasPrefix("        "), "\(line.text)")
    }
  }

  @Test func theProgramPrintsItInBothLanguages() {
    #expect(Run("help format", in: MemoryFiles([:])).output.contains("\nTHE FOLDER\n"))
    #expect(Run("--lang cs help format", in: MemoryFiles([:])).output.contains("\nSLOŽKA\n"))
  }

  @Test(arguments: Language.allCases) func theFirstHelpStaysOnOneScreen(_ language: Language) {
    let help = Run("--lang \(language.rawValue) --help", in: MemoryFiles([:])).output
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 26, "\(help)")
    for command in ["drink", "done breakfast", "ask"] { #expect(help.contains("  daybook \(command) ")) }
    let all = Run("help --all", in: MemoryFiles([:])).output
    for entry in CommandList.table.commands where !entry.description.isHidden {
      #expect(help.contains(entry.description.name))
      #expect(all.contains("\n  \(entry.description.name) "))
    }
  }

  @Test func noEnglishNameOfAValueIsLeftInCzechHelp() throws {
    for entry in CommandList.table.commands {
      let page = try CommandList.table.help(for: entry.description.name, in: .cs).text(width: 1000)
      let words = Set(page.split { !$0.isLetter && $0 != "_" }.map(String.init))
      for name in ValueNames.all where name.en != name.cs {
        #expect(!words.contains(name.en), "\(name.en) in the Czech help of \(entry.description.name)")
      }
    }
  }

  @Test func everyNameOfAValueHasItsWordInEveryLanguage() {
    let known = ValueNames.all.map(\.en)
    let table = CommandList.table
    let parameters = table.commands.flatMap { $0.description.arguments + $0.description.options }
    for parameter in parameters + table.sharedParameters {
      for word in parameter.valueName.split(whereSeparator: { !$0.isLetter }) {
        let isOne = known.contains(String(word)) || word.contains { $0.isLowercase }
        #expect(isOne, "\(parameter.valueName) is missing in ValueNames")
      }
    }
  }
}

import Journal
import Testing

@testable import Rendering

@Suite struct NumberedLinesTests {
  private let file = DayFile("water 250ml 08:10\n\n  [x] lunch  15:30\nred \u{1B}[31m text\n")

  @Test func theLinesStandAsTheyAreWithTheirNumbers() {
    #expect(
      NumberedLines(of: file, words: Words(.en)).lines.drawn == """
        1  water 250ml 08:10
        2
        3    [x] lunch  15:30
        4  red ␛[31m text
        """)
  }

  @Test func theNewestMayStandFirst() {
    let lines = NumberedLines(of: file, order: .newestFirst, words: Words(.en)).lines
    #expect(lines.first?.text == "4  red ␛[31m text")
    #expect(lines.last?.text == "1  water 250ml 08:10")
  }

  @Test func aLongLineIsBrokenOnlyWhereThereIsAWidth() {
    let file = DayFile("one two three\nfour")
    #expect(NumberedLines(of: file, words: Words(.en)).lines.map(\.text) == ["1  one two three", "2  four"])
    #expect(
      NumberedLines(of: file, order: .newestFirst, words: Words(.en), columns: 10).lines.map(\.text)
        == ["2  four", "1  one two", "   three"])
  }

  @Test func numbersAreAlignedOnTheRight() {
    let lines = NumberedLines(of: DayFile(String(repeating: "a\n", count: 10)), words: Words(.en)).lines
    #expect([lines[8].text, lines[9].text] == [" 9  a", "10  a"])
  }

  @Test func withoutAFileItSaysSo() {
    #expect(
      NumberedLines(of: nil, words: Words(.en)).lines.drawn
        == "Nothing is written on this day; 'daybook add' and 'daybook note' write a line.")
    #expect(
      NumberedLines(of: DayFile(""), words: Words(.cs)).sentences
        == ["Z tohoto dne není nic zapsáno; řádek zapíše „daybook add“ nebo „daybook note“."])
  }

  @Test func readAloudALineHasItsNumber() {
    #expect(NumberedLines(of: DayFile("water 1l"), words: Words(.cs)).sentences == ["Řádek 1: water 1l"])
  }
}

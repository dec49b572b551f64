import Testing

@testable import Journal

/// Spellings of one thing in many ways, each read as the format's page says.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("water 16 fl  oz", "entry water 16 fl  oz =473.176473"),
    ("water 16 fl\toz", "entry water 16 fl\toz =473.176473"),
    ("water 16 fl\u{A0}oz", "entry water 16 fl\u{A0}oz =473.176473"),
    ("water 16\u{202F}fl\u{202F}oz", "entry water 16 fl\u{202F}oz =473.176473"),
    ("water 2 IMP  OZ", "entry water 2 IMP  OZ =56.826125"),
    ("water 2 fluid \t ounces", "entry water 2 fluid \t ounces =59.147059"),
  ])
  func anyBlanksPartTheWordsOfAUnit(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: ["KÁVA  ", "KÁVA :", "KÁVA \t"])
  func aNameBeyondASCIIEndsWithItsLastLetter(_ line: String) {
    let file = DayFile(line)
    var reader = LineReader(configured(czech))
    #expect(
      file.source.text(reader.read(file.lines[0], of: file).name) == (line.hasSuffix(":") ? "" : "KÁVA"))
  }
}

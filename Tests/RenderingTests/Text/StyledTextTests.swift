import Rendering
import TestSupport
import Testing

@Suite struct StyledTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("žluťoučký 水 🔥", "žluťoučký 水 🔥"), ("\u{1B}[31mred", "␛[31mred"), ("a\u{0}b", "a␀b"),
    ("a\tb", "a b"), ("a\nb\r\nc", "a␊b␍␊c"), ("\u{7F}", "␡"), ("a\u{9B}31m", "a\\u{9B}31m"),
    ("\u{80}", "\\u{80}"),
    ("\u{202E}txt.exe", "\\u{202E}txt.exe"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
    ("\u{2028}", "\\u{2028}"),
    ("\u{A0}\u{200D}\u{FE0F}", "\u{A0}\u{200D}\u{FE0F}"), ("\u{200E}a\u{61C}", "\\u{200E}a\\u{61C}"),
    ("", ""),
    ("\u{7}", "␇"),
  ])
  func nothingInATextCanSteerATerminal(raw: String, shown: String) {
    #expect(raw.printable == shown)
    #expect(StyledText(raw).text == shown)
    #expect(("\(raw, .bad)" as StyledText).text == shown)
    #expect((StyledText("x") + StyledText(raw, .good)).text == "x" + shown)
  }

  @Test(arguments: [
    ("k moři a zpět", "k\u{A0}moři a\u{A0}zpět"), ("den v práci", "den v\u{A0}práci"),
    ("(v práci)", "(v\u{A0}práci)"), ("„v práci“", "„v\u{A0}práci“"),
    ("ve dne i v noci", "ve dne i\u{A0}v\u{A0}noci"),
    ("2 l & more", "2 l\u{A0}&amp; more"), ("plan B", "plan B"), ("vítr a", "vítr a"),
    ("é s <b>", "é\u{A0}s\u{A0}&lt;b&gt;"),
  ])
  func aWordOfOneLetterStaysWithTheNextOneOnAPage(_ text: String, _ shown: String) {
    #expect(StyledText(text).html.text == shown)
  }

  @Test func noByteOfAnyFileIsAnEscape() {
    let bytes: [UInt8] = (0...255).flatMap { (byte: UInt8) -> [UInt8] in [byte, 0x41] }
    let text = StyledText(String(decoding: bytes, as: UTF8.self)).string(.plain)
    let raw = text.unicodeScalars.filter { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
    #expect(raw.isEmpty)
    #expect(text.contains("\u{FFFD}"))
  }

  @Test func aLiteralHoldsPiecesWithRoles() {
    let count = "6/9"
    let text: StyledText = "\(count, .good) completed, \(StyledText("late", .bad))\("!")"
    #expect(text.text == "6/9 completed, late!")
    #expect(text.spans.map(\.role) == [.good, .plain, .bad, .plain])
  }

  @Test func neighboursOfOneRoleAreOnePiece() {
    var text = StyledText("a", .good) + StyledText("b", .good) + StyledText("", .bad) + "c"
    text += StyledText("d")
    text.append("e", .muted)
    #expect(text.spans.map(\.text) == ["ab", "cd", "e"])
    #expect(text.styled(.water).spans.map(\.text) == ["abcde"])
    #expect(StyledText("", .bad).isEmpty)
    #expect(StyledText("").spans == StyledText().spans)
  }

  @Test func textsAreJoined() {
    #expect([StyledText("a"), "b", "c"].joined(separator: ", ").text == "a, b, c")
    #expect([StyledText]().joined(separator: ", ").isEmpty)
  }

  @Test(arguments: [
    ("ab", 5, Alignment.left, "ab   "), ("ab", 5, .right, "   ab"), ("ab", 5, .center, " ab  "),
    ("水", 3, .right, " 水"),
    ("abc", 2, .left, "abc"), ("", 2, .left, "  "), ("e\u{301}", 2, .left, "e\u{301} "),
  ])
  func paddingCountsColumns(text: String, columns: Int, alignment: Alignment, padded: String) {
    #expect(StyledText(text).padded(to: columns, alignment).text == padded)
  }

  @Test(arguments: [
    ("water", 5, "water"), ("water", 4, "wat…"), ("water", 1, "…"), ("water", 0, ""), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"),
    ("日本語", 6, "日本語"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 0, ""),
  ])
  func truncatingLeavesWholeCharacters(text: String, columns: Int, cut: String) {
    #expect(StyledText(text).truncated(to: columns).text == cut)
  }

  @Test func theEllipsisMayBeDotsAndHasTheRoleOfWhatItStandsFor() {
    let text = StyledText("water", .water).truncated(to: 4, ellipsis: "...")
    #expect(text == StyledText("w...", .water))
    #expect(StyledText("water").truncated(to: 2, ellipsis: "...").text == "..")
    let parts = (StyledText("ab", .good) + StyledText("cd", .bad)).truncated(to: 3)
    #expect(parts.spans.map(\.text) == ["ab", "…"])
    #expect(parts.spans.map(\.role) == [.good, .bad])
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
      ("one two", 3, ["one", "two"]),
      ("one   two", 4, ["one", "two"]), ("extraordinary", 5, ["extra", "ordin", "ary"]),
      ("an extraordinary", 6, ["an", "extrao", "rdinar", "y"]), ("", 5, [""]),
      ("  indented text", 10, ["  indented", "text"]),
      ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]),
      ("10\u{A0}ml of 20\u{A0}ml", 8, ["10\u{A0}ml of", "20\u{A0}ml"]),
      ("a b c", 0, ["a", "b", "c"]), ("trailing   ", 9, ["trailing"]), ("ab   ", 2, ["ab"]),
      ("   abc", 2, ["", "ab", "c"]), ("jeden v dnech", 7, ["jeden", "v dnech"]),
      ("jeden a (v dnech", 10, ["jeden", "a (v dnech"]), ("už „k“ dnům", 6, ["už „k“", "dnům"]),
      ("5\u{A0}l piva", 4, ["5\u{A0}l", "piva"]), ("a v k dnům", 4, ["a v", "k", "dnům"]),
    ] as [(String, Int, [String])])
  func wrappingBreaksAtBlanks(text: String, columns: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(at: columns).map(\.text) == lines)
  }

  @Test func linesAfterTheFirstMayBeIndentedAndKeepTheirRoles() {
    let text = StyledText("one two", .good) + StyledText(" three four", .bad)
    let lines = text.wrapped(at: 8, indentation: 2)
    #expect(lines.map(\.text) == ["one two", "  three", "  four"])
    #expect(lines.last == StyledText("  ") + StyledText("four", .bad))
    #expect(StyledText("aa bb cc").wrapped(at: 2, indentation: 2).map(\.text) == ["aa", "bb", "cc"])
  }

  @Test func wrappingLosesNothingButBlanksAndKeepsToItsWidth() {
    let letters = ["a", "b", " ", " ", "c", "水", "🔥", "e\u{301}", "\u{A0}", "👩‍👩‍👧‍👦"]
    var random = SplitMix64(seed: 23)
    for _ in 0..<2000 {
      var text = StyledText()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        text.append(
          String(letters.randomElement(using: &random)!), Bool.random(using: &random) ? .good : .bad)
      }
      let columns = Int.random(in: 2...20, using: &random)
      let lines = text.wrapped(at: columns)
      #expect(lines.allSatisfy { $0.widthInColumns <= columns })
      #expect(lines.joined().text.filter { $0 != " " } == text.text.filter { $0 != " " })
      let cut = text.truncated(to: columns)
      #expect(cut.widthInColumns <= columns)
      #expect(text.widthInColumns > columns || cut == text)
    }
  }
}

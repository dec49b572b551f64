import Rendering
import Speech
import Testing

@Suite struct LanguageTests {
  @Test(
    arguments: [
      (nil, nil, [:], .en), (.cs, .en, ["LANG": "en_US"], .cs), (nil, .cs, ["LC_ALL": "en_US"], .cs),
      (.en, .cs, [:], .en), (nil, nil, ["LANG": "cs_CZ.UTF-8"], .cs), (nil, nil, ["LANG": "cs"], .cs),
      (nil, nil, ["LANG": "cs-CZ"], .cs), (nil, nil, ["LANG": "de_DE.UTF-8"], .en),
      (nil, nil, ["LANG": "C"], .en),
      (nil, nil, ["LANG": "csb_PL"], .en), (nil, nil, ["LANG": "CS_cz"], .cs),
      (nil, nil, ["LC_ALL": "en_US", "LC_MESSAGES": "cs_CZ", "LANG": "cs_CZ"], .en),
      (nil, nil, ["LC_ALL": "", "LC_MESSAGES": "cs_CZ", "LANG": "en_US"], .cs),
      (nil, nil, ["LC_ALL": "C", "LANG": "cs_CZ"], .en), (nil, nil, ["LC_TIME": "cs_CZ"], .en),
    ] as [(Language?, Language?, [String: String], Language)])
  func theFirstThatSaysSomethingDecides(
    flag: Language?, configured: Language?, environment: [String: String], language: Language
  ) {
    #expect(Language.preferred(flag: flag, configured: configured, environment: environment) == language)
  }

  @Test func onlyOneTranslationIsMade() {
    var made: [String] = []
    func make(_ text: String) -> String {
      made.append(text)
      return text
    }
    #expect(Words(.cs).say(make("day"), make("den")) == "den")
    #expect(Words(.en).say(make("day"), make("den")) == "day")
    #expect(made == ["den", "day"])
  }

  @Test func styledTextIsSaidAsWell() {
    let text: StyledText = Words(.cs).say("\("6", .good) done", "\("6", .good) hotovo")
    #expect(text.text == "6 hotovo")
    #expect(text.spans.map(\.role) == [.good, .plain])
  }
}

import Testing

@testable import Rendering

@Suite struct ThemeTests {
  @Test func thePlainThemeHasNoSequences() {
    for role in Role.allCases { #expect(StyledText("a", role).string(.plain) == "a") }
  }

  @Test func aColouredPieceIsResetBehindIt() {
    let text: StyledText = "\("6/9", .good) of \("9", .bad)"
    #expect(text.string(.colored) == "\u{1B}[32m6/9\u{1B}[0m of \u{1B}[31m9\u{1B}[0m")
  }

  /// Black, white, yellow, cyan and every bright colour vanish on one background or the other, and the palette's blue on
  /// black; of the 256 colours 31 is 4.1 from white and 5.1 from black.
  @Test func everyColourShowsOnDarkAndLightBackgrounds() {
    let colors: Set = ["31", "32", "35"]
    let attributes: Set = ["1", "2", "4", "7"]
    for role in Role.allCases {
      let looks = Theme.colored.parameters(of: role)?.replacingOccurrences(of: "38;5;31", with: "1") ?? ""
      let parameters = looks.split(separator: ";").map(String.init)
      #expect(parameters.allSatisfy { colors.contains($0) || attributes.contains($0) }, "\(role)")
    }
  }

  @Test func statesAreToldApartByColour() {
    let looks = [Role.good, .partial, .bad, .muted].map { Theme.colored.parameters(of: $0) }
    #expect(Set(looks).count == 4)
  }
}

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      (.auto, [:], true, true), (.auto, [:], false, false),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["NO_COLOR": "0"], true, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": ""], false, false),
      (.auto, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], false, true),
      (.auto, ["CLICOLOR": "0"], true, false), (.auto, ["CLICOLOR": "1"], false, false),
      (.auto, ["CLICOLOR": "1"], true, true), (.auto, ["TERM": "dumb"], true, false),
      (.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true), (.auto, ["TERM": "xterm"], true, true),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func theFirstThatSaysSomethingDecides(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    #expect(choice.isColored(environment: environment, isTerminal: isTerminal) == isColored)
  }
}

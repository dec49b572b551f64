import TestSupport
import Testing

@testable import daybook

/// What `config` refuses, with what is meant instead, which works when it is typed.
@Suite struct ConfigMeantTests {
  private static let conf = """
    daybook 1
    measure water "Water" goal 2500ml cup 250ml
    measure beer unit cup cup 500ml
    measure protein unit g goal 140g best 150g..160g
    habit gym
    group "Meals"
    habit lunch

    """

  @Test(arguments: [
    ("measure tea counts 50% water", "such as 'unit ml'", "measure tea unit ml counts 50% water"),
    (
      "measure tea unit kg counts 50% water", "of different kinds; write 'unit ml'",
      "measure tea unit ml counts 50% water"
    ),
    ("habit gym mon wed", "write 'every mon wed'", "habit gym every mon wed"),
    ("habit yoga mon wed 18:00", "write 'every mon wed'", "habit yoga every mon wed 18:00"),
    ("habit yoga on mondays", "write 'every monday'", "habit yoga every monday"),
    ("habit gym on tue thu", "write 'every tue thu'", "habit gym every tue thu"),
  ])
  func whatIsProposedWorks(_ typed: String, _ words: String, _ meant: String) {
    let files = daybook(["daybook.conf": Self.conf])
    let run = Run("config \(typed)", in: files)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/daybook.conf"] == Self.conf)
    let other = Run("config \(meant)", in: files)
    #expect(other.status == 0 && files["/log/daybook.conf"] != Self.conf, "\(other.errors)")
  }
}

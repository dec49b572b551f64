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
    measure steps goal 70000/week
    measure wine goal at most 3
    measure kcal unit kcal goal 1400..1600
    group "Meals"
    habit lunch

    """

  @Test(arguments: [
    ("measure tea counts 50% water", "such as 'unit ml'", "measure tea unit ml counts 50% water"),
    (
      "measure tea unit kg counts 50% water", "of different kinds; write 'unit ml'",
      "measure tea unit ml counts 50% water"
    ),
    ("goal gym 3/week", "'daybook config habit gym 3/week'", "habit gym 3/week"),
    ("goal gym 3", "'daybook config habit gym 3/week'", "habit gym 3/week"),
    ("goal gym every mon", "'daybook config habit gym every mon'", "habit gym every mon"),
    ("goal gym lots", "'daybook config habit gym 3/week'", "habit gym 3/week"),
    ("habit gym mon wed", "write 'every mon wed'", "habit gym every mon wed"),
    ("habit yoga mon wed 18:00", "write 'every mon wed'", "habit yoga every mon wed 18:00"),
    ("habit yoga on mondays", "write 'every monday'", "habit yoga every monday"),
    ("habit gym on tue thu", "write 'every tue thu'", "habit gym every tue thu"),
    ("habit yoga at 18:00", "'at 18:00' is not a schedule; write '18:00'", "habit yoga 18:00"),
    ("habit yoga before 18:00", "write '18:00'", "habit yoga 18:00"),
    ("habit yoga v 18:00", "write '18:00'", "habit yoga 18:00"),
    ("habit yoga at 6 pm", "write '6 pm'", "habit yoga 6 pm"),
    (
      "measure tea max 3 unit cup", "'max 3' is not a goal; write 'goal at most 3'",
      "measure tea goal at most 3 unit cup"
    ),
    (
      "measure tea at most 3 unit cup", "'at most 3' is not a goal; write 'goal at most 3'",
      "measure tea goal at most 3 unit cup"
    ),
    (
      "measure tea Green tea no more than 2l", "write 'goal at most 2l'",
      "measure tea Green tea goal at most 2l"
    ),
    ("measure tea up to 2 l", "write 'goal at most 2 l'", "measure tea goal at most 2 l"),
    ("measure tea aspoň 2l", "'aspoň 2l' is not a goal; write 'goal 2l'", "measure tea goal 2l"),
    ("measure weight kg", "such as 'unit kg'", "measure weight unit kg"),
    ("measure weight kg last", "such as 'unit kg'", "measure weight unit kg last"),
    ("measure tea 2l", "'2l' is not a goal; write 'goal 2l'", "measure tea goal 2l"),
    ("goal weight 80kg", "'daybook config measure weight last goal 80kg'", "measure weight last goal 80kg"),
    ("goal tea 2l", "'daybook config measure tea goal 2l'", "measure tea goal 2l"),
    ("cup tea 300 ml", "'daybook config measure tea cup 300 ml'", "measure tea cup 300 ml"),
    ("goal tea lots", "'daybook config measure tea goal 250ml'", "measure tea goal 250ml"),
    (
      "habit 'Bed by ten' 22:00", "'daybook config habit bed-by-ten \"Bed by ten\" 22:00'",
      "habit bed-by-ten 'Bed by ten' 22:00"
    ),
    (
      "measure 'Green tea' goal 2l", "'daybook config measure green-tea \"Green tea\" goal 2l'",
      "measure green-tea 'Green tea' goal 2l"
    ),
    // A limit becomes no goal to reach unless that is said.
    ("goal wine 2", "'daybook config goal wine at most 2'", "goal wine at most 2"),
    (
      "goal wine 2 from 2026-02-01", "wine at least 2 from 2026-02-01'",
      "goal wine at least 2 from 2026-02-01"
    ),
    ("goal wine 10/week", "'daybook config goal wine at most 10/week'", "goal wine at most 10/week"),
    ("goal kcal 1500", "'daybook config goal kcal at least 1500'", "goal kcal at least 1500"),
    ("measure wine goal 2", "'daybook config goal wine at most 2'", "goal wine at most 2"),
    ("goal wine", "'daybook config goal wine at most 10'", "goal wine at most 10"),
    // What a measure is counted in comes before an amount in it.
    ("goal steps 20km/week", "'daybook config measure steps unit km' comes first", "measure steps unit km"),
    ("measure steps goal 20km/week", "'daybook config measure steps unit km'", "measure steps unit km"),
    ("goal wine at most 2 beers", "'daybook config measure wine unit beers'", "measure wine unit beers"),
    ("goal water 3km", "'water' is counted in ml, which '3km' is not in", "goal water 3l"),
    ("cup water 3km", "write it like 'daybook config cup water 250ml'", "cup water 300ml"),
    ("presets steps 5km", "'daybook config measure steps unit km'", "measure steps unit km"),
  ])
  func whatIsProposedWorks(_ typed: String, _ words: String, _ meant: String) {
    let files = daybook(["daybook.conf": Self.conf])
    let run = Run("config \(typed)", in: files)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/daybook.conf"] == Self.conf)
    let other = Run("config \(meant)", in: files)
    #expect(other.status == 0 && files["/log/daybook.conf"] != Self.conf, "\(other.errors)")
  }

  @Test func theUnitThatIsProposedMakesRoomForTheGoal() {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure run goal 20/week\n"])
    #expect(Run("config measure run unit km", in: files).status == 0)
    #expect(Run("config goal run 20km/week", in: files).status == 0)
    let czech = Run("config goal run 2l --lang cs", in: files)
    #expect(czech.errors.contains("se počítá v km, a v tom „2l“ není"), "\(czech.errors)")
  }

  @Test func whatIsDeclaredIsChangedAsItIs() {
    let run = Run("config measure wine", in: daybook(["daybook.conf": Self.conf]))
    #expect(run.errors.contains("'daybook config goal wine at most 10' changes it"), "\(run.errors)")
  }

  @Test func aLimitStaysALimitForADay() {
    let files = daybook(["daybook.conf": Self.conf])
    let run = Run("add goal wine 2", in: files)
    #expect(run.status == 2 && run.errors.contains("'daybook add goal wine at most 2'"), "\(run.errors)")
    #expect(Run("add goal wine at most 2", in: files).status == 0)
    #expect(Run("add goal wine at least 2", in: files).status == 0)
    #expect(Run("add goal water 3l", in: files).status == 0)
    let czech = Run("config goal wine 2 --lang cs", in: files)
    #expect(czech.errors.contains("má mez, kdežto samotné „2“ by bylo"), "\(czech.errors)")
  }

  @Test func whatNoLongerHoldsIsShownOfOneNameAlone() {
    let goals =
      "goal water 2l from 2026-01-01\ngoal water 3l from 2026-01-10\ncup water 300ml from 2026-01-10\n"
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water goal 2500ml cup 250ml\n" + goals])
    func shown(_ line: String) -> String { Run(line, in: files).output.withPlainBlanks }
    #expect(
      shown("config water")
        == "water\n  goal 2.5 l · goal 2 l from Jan 1, 2026 · goal 3 l from Jan 10, 2026 · cup\n  250 ml · cup 300 ml from Jan 10, 2026\n",
      "\(shown("config water"))")
    #expect(!shown("config measure").contains("2.5 l"))
  }

  @Test func aScheduleThatBeginsTodayHasNoDaysBefore() {
    let files = daybook(["daybook.conf": "daybook 1\n"])
    #expect(Run("config habit gym every mon", in: files).status == 0)
    #expect(Run("config habit gym every tue", in: files).errors == "")
    #expect(Run("config week someday", in: files).errors.contains("write one such as 'monday' or 'sunday'"))
    #expect(Run("config week wednesday", in: files).status == 0)
  }

  @Test func aHabitHasNoCup() {
    let run = Run("config cup gym 250ml", in: daybook(["daybook.conf": Self.conf]))
    #expect(run.status == 2 && run.errors.contains("a habit has no cup"), "\(run.errors)")
    let czech = Run("config habit gym po st --lang cs", in: daybook(["daybook.conf": Self.conf]))
    #expect(czech.errors.contains("napište „every po st“"), "\(czech.errors)")
  }

  @Test(arguments: ["goal '' 3l", "goal 3x 2l", "cup 2026 250ml"])
  func whatCanBeNoNameIsNotProposedAsOne(_ typed: String) {
    let run = Run("config \(typed)", in: daybook(["daybook.conf": Self.conf]))
    #expect(run.status == 2 && !run.errors.contains("config measure"), "\(run.errors)")
  }

  @Test func aFolderWithoutAConfigurationGetsOne() {
    let files = daybook(["2026-01-12.txt": "water 250ml\n"])
    #expect(Run("config goal water 2l", in: files).errors.contains("'daybook config measure water goal 2l'"))
    #expect(Run("config measure water goal 2l", in: files).status == 0)
  }

  @Test func aListingShowsWhatACupHoldsAndIsPlainWhereThatIsAsked() {
    let files = daybook(["daybook.conf": Self.conf])
    func shown(_ line: String) -> String { Run("config \(line)", in: files).output.withPlainBlanks }
    #expect(shown("beer") == "beer\n  in cup · cup 500 ml\n")
    #expect(shown("protein") == "protein\n  goal 140 g · best 150–160 g\n")
    #expect(shown("protein --lang cs") == "protein\n  cíl 140 g · nejlépe 150–160 g\n")
    #expect(shown("lunch") == "lunch\n  daily · under 'Meals'\n")
    #expect(Run("config --ascii", in: files).output.utf8.allSatisfy { $0 < 0x80 })
  }
}

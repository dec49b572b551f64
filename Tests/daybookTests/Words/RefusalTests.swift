import Journal
import Rendering
import Speech
import TestSupport
import Testing

@testable import daybook

private let configuration = """
  measure water "Water" goal 2500ml
  measure run goal 20km/week
  habit breakfast 10:30 "Breakfast"
  """

/// What is said of a line that `add` does not take.
private func refusal(_ typed: String, _ language: Language = .en) -> String? {
  let read = configured(configuration)
  do {
    _ = try AddedLine(typed, time: "08:10", reader: LineReader(read))
    return nil
  } catch {
    return Words(language).refusal(
      of: typed, error, measure: read.measures.first { typed.hasPrefix($0.name) })
  }
}

@Suite struct TroubleRefusalTests {
  @Test(
    arguments: [
      (
        "breakfast 10:30",
        "'breakfast' needs a box; write 'daybook done breakfast' or 'daybook add \"[x] breakfast 10:30\"'"
      ),
      ("x breakfast", "a tick begins with '[x]', not with 'x'; write 'daybook add \"[x] breakfast\"'"),
      (
        "water after run 500ml",
        "'500ml' would not count there; write 'daybook add water 500ml'"
      ),
      ("watre 250ml", "'watre' is not declared; did you mean 'water'? Then write 'daybook add water 250ml'"),
      ("2 watre", "'watre' is not declared; did you mean 'water'? Then write 'daybook add water 2'"),
      (
        "drank 1 l 250 ml watre",
        "'watre' is not declared; did you mean 'water'? Then write 'daybook add water 1l 250ml'"
      ),
      ("drank 2 l watre", "'watre' is not declared; did you mean 'water'? Then write 'daybook add water 2l'"),
      (
        "glass of watre 8:10",
        "'watre' is not declared; did you mean 'water'? Then write 'daybook add glass of water 8:10'"
      ),
      (
        "3 dcl watre", "'watre' is not declared; did you mean 'water'? Then write 'daybook add 3 dcl water'"
      ),
      (
        "tea 300ml",
        "'tea' is not declared; 'daybook config measure tea unit ml' does it, 'daybook note tea 300ml' keeps it as text"
      ),
      (
        "water please",
        "'water' needs an amount right after its name; write it, such as 'daybook add water 250ml'"
      ),
      (
        "Slept badly, it's raining",
        "this would be text and count for nothing; to keep it, write 'daybook note \"Slept badly, it's raining\"'"
      ),
      (
        "Slept very badly, there was rain all day and all night",
        "this would be text and count for nothing; to keep it, write 'daybook note TEXT...'"
      ),
      ("water 250mll", "'mll' is not a unit; did you mean 'ml'? Then write 'daybook add water 250ml'"),
      ("[x] run", "'run' needs an amount here; write it after the name, such as '5 km'"),
      ("", "there is nothing to add; write what it was, such as 'daybook add water 250ml'"),
      (
        "water 250ml\nwater 1l",
        "this holds a line end or a control character, and was not added; give one line of plain text"
      ),
    ])
  func aRefusalSaysWhatToTypeInstead(typed: String, english: String) {
    #expect(refusal(typed) == english)
  }

  @Test(
    arguments: [
      (
        "breakfast",
        "„breakfast“ potřebuje políčko; napište „daybook done breakfast“ nebo „daybook add \"[x] breakfast\"“"
      ),
      (
        "tea 300ml",
        "„tea“ není deklarováno; deklaruje to „daybook config measure tea unit ml“, jako text to uloží „daybook note tea 300ml“"
      ),
      (
        "Spalo se špatně",
        "byl by to text a nepočítal by se; chcete-li ho uložit, napište „daybook note Spalo se špatně“"
      ),
    ])
  func aRefusalIsCzechToo(typed: String, czech: String) {
    #expect(refusal(typed, .cs) == czech)
  }

  @Test func aGoodLineIsNotRefused() { #expect(refusal("water 250ml") == nil) }

  @Test func aWordThatIsNearlyAHabitIsAskedAbout() {
    let run = Run("add vitamin", in: daybook(["daybook.conf": "daybook 1\nhabit vitamins\n"]))
    #expect(run.errors.contains("did you mean 'vitamins'? Then write 'daybook add \"[x] vitamins\"'"))
  }

  /// A name may stand in a declaration that was not read.
  @Test(arguments: ["add vitamins", "add vitamins --dry-run", "done vitamins", "start vitamins", "drink"])
  func aRefusedNameComesAfterWhatIsWrongInTheConfiguration(_ line: String) {
    let run = Run(line, in: daybook(["daybook.conf": "daybook 1\nhabit vitamins at 08:00\nhabit gym\n"]))
    #expect(
      run.status == 2
        && run.errors.hasPrefix("daybook.conf:2:16: error: 'at 08:00' is not a schedule; write '08:00'"),
      "\(run.errors)")
  }
}

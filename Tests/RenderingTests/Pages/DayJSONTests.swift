import Journal
import Notation
import Testing

@testable import Rendering

@Suite struct DayJSONTests {
  private let declared = """
    measure water "Water" goal 2500ml cup 250ml
    measure weight unit kg last
    measure steps goal 10000
    habit breakfast 10:30 "Breakfast"
    habit gym
    """

  private func day(_ text: String) -> JSON {
    JSONTold(declared, today: "2026-01-12", ["2026-01-12": text]).day("2026-01-12")
  }

  @Test func aDayIsTheObjectThatIsPublished() {
    let file = """
      [x] breakfast
      # drinks
      water 250ml 08:10
      water 1l

      gym


      Slept badly, rain all day.
      [ ] call the dentist
      """
    #expect(
      compactJSON(day(file)) == """
        {"schema":"daybook.day/1","date":"2026-01-12","met":1,"due":4,"closed":1,"percent":25,\
        "habits":[{"id":"breakfast","label":"Breakfast","group":null,"state":"met","time":null},\
        {"id":"gym","label":"gym","group":null,"state":"pending","time":null}],\
        "measures":[{"id":"water","label":"Water","group":null,"unit":"ml","total":1250,"goal":{"atLeast":2500},"percent":50,\
        "state":"pending","remaining":1250,"entries":[\
        {"line":3,"time":"08:10","amount":250,"unit":"ml","value":250},\
        {"line":4,"time":null,"amount":1,"unit":"l","value":1000}]},\
        {"id":"weight","label":"weight","group":null,"unit":"kg","total":null,"goal":null,"percent":null,"state":null,\
        "remaining":null,"entries":[]},\
        {"id":"steps","label":"steps","group":null,"unit":null,"total":0,"goal":{"atLeast":10000},"percent":0,\
        "state":"pending","remaining":10000,"entries":[]}],\
        "oneOffs":[{"line":10,"name":"call the dentist","state":"open","time":null,"text":""}],\
        "open":[],"running":[],"text":[{"line":6,"text":"gym"},{"line":9,"text":"Slept badly, rain all day."}],\
        "problems":[]}
        """)
  }

  @Test func aTimerIsToldWithItsStart() {
    let running = day("water 1l\n[ ] gym 18:05-?\n")["running"]
    #expect(compactJSON(running) == #"[{"date":"2026-01-12","line":2,"name":"gym","since":"18:05"}]"#)
  }

  @Test func aDayWithoutAFileHasEveryKey() {
    let told = JSONTold(declared, today: "2026-01-12", [:])
    let empty = told.day("2026-01-12")
    #expect(jsonKeys(empty) == jsonKeys(day("water 1l\n")))
    #expect(empty["oneOffs"] == [])
    #expect(empty["text"] == [])
    #expect(told.day("2026-01-10")["percent"] == .null)
  }

  @Test(
    arguments: [
      ("water 07:00", #"{"line":1,"time":"07:00","amount":1,"unit":"cup","value":250}"#),
      ("water 2x500ml", #"{"line":1,"time":null,"amount":1000,"unit":"ml","value":1000}"#),
      ("2 Bottles of water", #"{"line":1,"time":null,"amount":2,"unit":"Bottles","value":1000}"#),
      ("lunch 12:30 water:300ml", #"{"line":1,"time":"12:30","amount":300,"unit":"ml","value":300}"#),
      ("[x] water 1/3 cup", #"{"line":1,"time":null,"amount":0.333333,"unit":"cup","value":83.333333}"#),
    ])
  func anEntryHasItsAmountAsTyped(line: String, entry: String) {
    #expect(compactJSON(day(line)["measures"]?.elements?[0]["entries"]) == "[\(entry)]")
  }

  @Test func aCountWithoutAWordHasNoUnit() {
    #expect(
      compactJSON(day("steps 9000")["measures"]?.elements?[2]["entries"])
        == #"[{"line":1,"time":null,"amount":9000,"unit":null,"value":9000}]"#)
  }

  @Test func anOpenOrSkippedTickOfAMeasureIsNoEntry() {
    #expect(day("[ ] water 1l\n[-] water 1l\n")["measures"]?.elements?[0]["entries"] == [])
  }

  @Test(
    arguments: [
      ("measure m goal at most 3g", #"{"atMost":3}"#),
      ("measure m goal 1g..2g", #"{"atLeast":1,"atMost":2}"#),
      ("measure m goal 20g/week", #"{"atLeast":20,"per":"week"}"#),
    ])
  func aGoalHasItsEdgesAndItsWeek(line: String, goal: String) {
    let told = JSONTold(line, today: "2026-01-12", ["2026-01-12": "m 1g\n"])
    #expect(compactJSON(told.day("2026-01-12")["measures"]?.elements?[0]["goal"]) == goal)
  }

  @Test func aOneOffHasItsTimeAndItsFreeText() {
    #expect(
      compactJSON(day("[x] call Jan at work 10:00 about the flat +home # soon\n[-] rest\n")["oneOffs"]) == """
        [{"line":1,"name":"call Jan at work","state":"done","time":"10:00","text":"about the flat"},\
        {"line":2,"name":"rest","state":"skipped","time":null,"text":""}]
        """)
  }

  @Test func aDayCarriesTheErrorsOfItsFileAlone() {
    #expect(
      compactJSON(day("water 250ml 8.10\n- water 25:10\n")["problems"]) == """
        [{"path":"2026-01-12.txt","line":2,"column":9,"endColumn":14,"severity":"error","code":"bad-time",\
        "message":"about bad-time","fix":null}]
        """)
  }
}

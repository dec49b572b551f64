import Journal
import Testing

@testable import Interchange

@Suite struct ForeignLoopTests {
  static let habits = """
    Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
    001,Wake up early,YES_NO,Did you wake up early?,,1,1,#FF8F00,,,,false
    002,Run,NUMERICAL,How far?,"far, or further",1,7,#D32F2F,km,AT_LEAST,20.0,false
    003,Coffee,NUMERICAL,,,1,1,#D32F2F,cups,AT_MOST,2.0,false
    004,Gym,YES_NO,,,3,7,#303F9F,,,,false
    005,"Call, or write",YES_NO,,,1,14,#303F9F,,,,true
    006,قراءة القرآن,YES_NO,,,1,1,#303F9F,,,,false
    007,Pages,NUMERICAL,,,1,1,#303F9F,,AT_LEAST,30.0,false
    008,Stretch,NUMERICAL,,,1,30,#303F9F,min,AT_LEAST,60.0,false

    """

  @Test func frequenciesAreSchedulesAndTargetsAreGoals() {
    let result = Loop.read(["Habits.csv": ForeignLoopTests.habits])
    #expect(
      result.declared == [
        "habit wake-up-early \"Wake up early\" # Did you wake up early?",
        "measure run \"Run\" unit km goal 20km/week # How far? · far, or further",
        "measure coffee \"Coffee\" unit cup goal at most 2cup",
        "habit gym \"Gym\" 3/week",
        "habit call-or-write \"Call, or write\" 1 per 14 days",
        "habit قراءة-القرآن \"قراءة القرآن\"",
        "measure pages \"Pages\" goal 30",
        "measure stretch \"Stretch\" unit min",
      ])
    #expect(result.declaredProblems == [])
    #expect(result.remarks == [])
  }

  @Test func commasThatNothingQuotesStayInTheirName() {
    let result = Loop.read([
      "Habits.csv": """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
      001,Swim, dive,YES_NO,Did you?,,2,7,#D32F2F,,,,false
      002,Run,NUMERICAL,How far, how long?,,1,1,#D32F2F,km,AT_LEAST,5.0,false

      """,
      "Checkmarks.csv": "Date,Swim, dive,Run,\n2026-01-12,YES_MANUAL,5000,\n",
    ])
    #expect(
      result.declared == [
        "habit swim-dive \"Swim, dive\" 2/week # Did you?",
        "measure run \"Run\" unit km goal 5km # How far · how long?",
      ])
    #expect(result.told == ["2026-01-12 Swim, dive [x]", "2026-01-12 Run 5km"])
    #expect(result.remarks == [])
  }

  @Test(
    arguments: [
      // As many cells as names: no name holds a comma.
      ("Date,Read,Run,\n2026-01-12,2,0,\n", ["2026-01-12 Read [x]"]),
      // A blank behind a comma goes on with the name.
      (
        "Date,Read, or listen,Run,\n2026-01-12,2,2,\n",
        ["2026-01-12 Read, or listen [x]", "2026-01-12 Run [x]"]
      ),
      // There is but one habit.
      ("Date,Read,write,count,\n2026-01-12,2,\n", ["2026-01-12 Read,write,count [x]"]),
      ("Date,Read,Run,\n", []),
    ])
  func theTableAloneTellsItsNamesByItsCells(table: String, told: [String]) {
    let result = Loop.read(["Checkmarks.csv": table])
    #expect(result.told == told)
    #expect(result.remarks == [])
  }

  @Test func namesThatCannotBeToldApartAreOneRemark() {
    let table = "Date,Read,write,Run,walk,\n2026-01-12,2,2,\n2026-01-11,2,0,\n2026-01-10,2,2,\n"
    let result = Loop.read(["Checkmarks.csv": table])
    #expect(result.told == [])
    #expect(result.remarks == [ImportRemark(line: 1, reason: .unclearColumns(names: 4, cells: 2))])
    #expect(result.declared == [])
  }

  @Test func namesThatFoldersHaveFilesOfNeedNoTable() {
    let result = Loop.read([
      "001 Readwrite/Checkmarks.csv": "Date,Value,Notes\n2026-01-12,YES_MANUAL,\n",
      "002 Runwalk/Checkmarks.csv": "Date,Value,Notes\n2026-01-11,YES_MANUAL,\n",
      "Checkmarks.csv": "Date,Read,write,Run,walk,\n2026-01-12,2,0,\n2026-01-11,0,2,\n",
    ])
    #expect(result.told == ["2026-01-12 Readwrite [x]", "2026-01-11 Runwalk [x]"])
    #expect(result.remarks == [])
  }

  @Test func theTableOfAllHabitsIsReadByItsNames() {
    let result = Loop.read([
      "Habits.csv": ForeignLoopTests.habits,
      "Checkmarks.csv": """
      Date,Wake up early,Run,Coffee,Gym,Call, or write,قراءة القرآن,Pages,
      2026-01-12,YES_MANUAL,5500,NO,YES_AUTO,UNKNOWN,YES_MANUAL,0,
      2026-01-11,NO,UNKNOWN,2000,SKIP,YES_MANUAL,UNKNOWN,12000,

      """,
      "Scores.csv": "Date,Wake up early,\n2026-01-12,0.0512,\n",
    ])
    #expect(
      result.told == [
        "2026-01-12 Wake up early [x]", "2026-01-12 Run 5.5km", "2026-01-12 Coffee 0cup",
        "2026-01-12 قراءة القرآن [x]",
        "2026-01-11 Wake up early [ ]", "2026-01-11 Coffee 2cup", "2026-01-11 Gym [-]",
        "2026-01-11 Call, or write [x]", "2026-01-11 Pages 12",
      ])
    #expect(result.remarks == [])
    #expect(result.homeless == [])
    #expect(result.records[0].source == "loop")
    #expect(result.records[0].id == "2026-01-12-wake-up-early")
    #expect(result.declared[4] == "habit call-or-write \"Call, or write\" 1 per 14 days until 2026-01-11")
  }

  @Test func aHabitsOwnFileHasItsNotesAndIsReadInPlaceOfTheTable() {
    let result = Loop.read([
      "Habits.csv": ForeignLoopTests.habits,
      "Checkmarks.csv": "Date,Wake up early,Run,\n2026-01-12,YES_MANUAL,5500,\n",
      "001 Wake up early/Checkmarks.csv":
        "\u{FEFF}Date,Value,Notes\r\n2026-01-12,YES_MANUAL,\"slept badly,\nthough \"\"fine\"\"\"\r\n2026-01-11,SKIP,\r\n",
      "001 Wake up early/Scores.csv": "Date,Score\n2026-01-12,0.0512\n",
    ])
    #expect(
      result.told == [
        "2026-01-12 Wake up early [x] slept badly, though \"fine\"", "2026-01-11 Wake up early [-]",
        "2026-01-12 Run 5.5km",
      ])
  }

  @Test func theOldLayoutHasCodesAndNoHeader() {
    let result = Loop.read([
      "Habits.csv": """
      Position,Name,Question,Description,NumRepetitions,Interval,Color
      001,Meditate,Did you meditate this morning?,,1,1,#FF8F00
      002,Wake up early,,,2,3,#AFB42B
      003,Empty,,,1,7,#AFB42B

      """,
      "001 Meditate/Checkmarks.csv":
        "2015-01-25,2\n2015-01-24,0\n2015-01-23,1\n2015-01-22,-1\n2015-01-21,3\n",
      "002 Wake up early/Checkmarks.csv": "01-25-15,2\n",
      "003 Empty/Checkmarks.csv": "",
    ])
    #expect(
      result.told == ["2015-01-25 Meditate [x]", "2015-01-21 Meditate [-]", "2015-01-25 Wake up early [x]"])
    #expect(
      result.declared == [
        "habit meditate \"Meditate\" # Did you meditate this morning?",
        "habit wake-up-early \"Wake up early\" 2 per 3 days",
        "habit empty \"Empty\" 1/week",
      ])
    #expect(result.remarks == [])
  }

  @Test func theBrokenLayoutIsReadByItsValues() {
    let result = Loop.read([
      "Habits.csv": ForeignLoopTests.habits,
      "Checkmarks.csv": """
      Date,Wake up early,Run,
      2023-01-08,Entry(timestamp=2023-01-08, value=2),Entry(timestamp=2023-01-08, value=4000),
      2023-01-07,Entry(timestamp=2023-01-07, value=-1),Entry(timestamp=2023-01-07, value=0, notes=a, b),

      """,
    ])
    #expect(result.told == ["2023-01-08 Wake up early [x]", "2023-01-08 Run 4km"])
    #expect(result.remarks == [])
  }

  @Test func theOldLayoutMayHoldNumbersWithoutSayingSo() {
    let result = Loop.read([
      "Habits.csv":
        "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Steps,,,1,1,#\n002,Read,,,1,1,#\n",
      "Checkmarks.csv": """
      Date,Steps,Read,
      2023-01-08,Entry(timestamp=2023-01-08, value=4000),Entry(timestamp=2023-01-08, value=3),

      """,
      "001 Steps/Checkmarks.csv": "01-08-23,4000\n01-07-23,3500\n",
      "002 Read/Checkmarks.csv": "",
    ])
    #expect(result.told == ["2023-01-08 Steps 4", "2023-01-07 Steps 3.5", "2023-01-08 Read [-]"])
    #expect(result.declared == ["measure steps \"Steps\" unit times", "habit read \"Read\""])
  }

  @Test func theOrderOfDatesMayBeSaid() {
    var options = ForeignOptions()
    options.dateOrder = .dayFirst
    let result = Loop.read(["Checkmarks.csv": "Date,Read,\n08-01-23,2,\n"], options)
    #expect(result.told == ["2023-01-08 Read [x]"])
  }

  @Test func withoutHabitsTheTableTellsWhatIsCounted() {
    let result = Loop.read(["Checkmarks.csv": "Date,Read,Water,\n2026-01-12,2,1500,\n2026-01-11,0,-1,\n"])
    #expect(result.told == ["2026-01-12 Read [x]", "2026-01-12 Water 1.5"])
    #expect(result.declared == ["habit read \"Read\"", "measure water \"Water\" unit times"])
    #expect(result.declaredProblems == [])
  }

  @Test func aBadRowIsARemarkAndCostsItselfAlone() {
    let result = Loop.read([
      "Habits.csv": ForeignLoopTests.habits + "x,,\n",
      "Checkmarks.csv": """
      Date,Wake up early,Run,
      yesterday,YES_MANUAL,1000,
      2026-01-12,PERHAPS,1000,
      2026-01-11,YES_MANUAL
      2026-01-10,YES_MANUAL,-5,
      2026-01-09,YES_MANUAL,99999999999999999999,

      """,
      "004 Gym/Checkmarks.csv": "Date,Value,Notes\n2026-02-30,YES_MANUAL,\n2026-01-12,YES_MANUAL,\n",
    ])
    #expect(
      result.told == [
        "2026-01-12 Gym [x]", "2026-01-12 Run 1km", "2026-01-10 Wake up early [x]",
        "2026-01-09 Wake up early [x]",
      ])
    func remark(_ line: Int, _ file: String, _ text: String) -> ImportRemark {
      ImportRemark(line: line, file: file, reason: .notUnderstood(text))
    }
    #expect(
      result.remarks == [
        remark(10, "Habits.csv", "x,,"),
        remark(2, "004 Gym/Checkmarks.csv", "2026-02-30,YES_MANUAL,"),
        remark(2, "Checkmarks.csv", "yesterday,YES_MANUAL,1000,"),
        remark(3, "Checkmarks.csv", "2026-01-12 Wake up early: PERHAPS"),
        remark(4, "Checkmarks.csv", "2026-01-11,YES_MANUAL"),
        remark(5, "Checkmarks.csv", "2026-01-10 Run: -5"),
        remark(6, "Checkmarks.csv", "2026-01-09 Run: 99999999999999999999"),
      ])
  }

  @Test(
    arguments: [
      ("Habits.csv", "Position,Name,Type\n", true), ("h.csv", "\u{FEFF}Position,Name,Question\n", true),
      ("a/Checkmarks.csv", "Date,Read,\n", true), ("001 Read/Checkmarks.csv", "2015-01-25,2\n", true),
      ("Checkmarks.csv", "", false), ("other.csv", "Date,Read,\n", false),
      ("Habits.csv", "Name,Position\n", false),
      // Sorted otherwise than Loop writes it.
      ("l.csv", "Date,Meditate,Read,\n2026-01-10,2,0,\n2026-01-11,3,2,\n2026-01-12,-1,1,\n", true),
      ("l.csv", "Date,Meditate,Read,\n2026-01-12,-1,1,\n2026-01-11,3,2,\n2026-01-10,2,0,\n", true),
      ("l.csv", "Date,Read,\n2026-01-10,2,\n2026-01-11,0,\n", false),
      ("l.csv", "Date,Run,\n2026-01-10,5000,\n2026-01-11,-1,\n", true),
      ("l.csv", "Date,Read,\n2026-01-10,1,\n2026-01-11,0,\n", false),
      ("l.csv", "Date,Steps,\n2026-01-10,5000,\n2026-01-11,700,\n", false),
      ("l.csv", "Date,Read\n2026-01-10,2\n2026-01-11,-1\n", false),
    ] as [(String, String, Bool)])
  func itIsToldByItsFirstRow(name: String, text: String, isLoop: Bool) {
    #expect(Loop.recognises(name, text) == isLoop)
  }
}

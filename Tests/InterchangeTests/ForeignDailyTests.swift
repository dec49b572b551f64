import Journal
import Testing

@testable import Interchange

@Suite struct ForeignDailyTests {
  @Test func harshHasALogAndAListOfHabits() {
    let result = Harsh.read([
      "habits": """
      # This is your habits file.
      ! Dailies
      Gymmed: 3/7
      Bed by midnight: 1
      Cleaned House: 7
      New Skill: 90
      Too much coffee: 0
      Broken: often

      """,
      "log": """
      # a comment
      2025-07-08 : Bed by midnight : y : a comment : 2
      2025-07-08 : Gymmed : n :  :
      2025-07-08 : Cleaned House : s : away : until Monday : \n2025-07-08 : Too much coffee : y :  : 3
      2025-07-09 : Too much coffee : n
      2025-07-10 : Too much coffee : y : just one

      2025-07-08 : Gymmed : y : after all
      2025-07-08 : Drew : y :  : 0
      2025-07-08 : Gymmed : perhaps : :
      2025-02-30 : Gymmed : y : :
      nonsense

      """,
    ])
    #expect(
      result.told == [
        "2025-07-08 Bed by midnight [x] 2 a comment", "2025-07-08 Gymmed [x] after all",
        "2025-07-08 Cleaned House [-] away : until Monday", "2025-07-08 Too much coffee 3",
        "2025-07-09 Too much coffee 0", "2025-07-10 Too much coffee 1 just one", "2025-07-08 Drew [x]",
      ])
    #expect(
      result.declared == [
        "habit gymmed \"Gymmed\" 3/week", "habit bed-by-midnight \"Bed by midnight\"",
        "habit cleaned-house \"Cleaned House\" 1/week", "habit new-skill \"New Skill\" 1 per 90 days",
        "measure too-much-coffee \"Too much coffee\" unit times", "habit drew \"Drew\" until 2025-07-08",
      ])
    #expect(result.declaredProblems == [])
    #expect(result.homeless == [])
    #expect(
      result.remarks == [
        ImportRemark(line: 8, file: "habits", reason: .notUnderstood("Broken: often")),
        ImportRemark(line: 11, file: "log", reason: .notUnderstood("2025-07-08 : Gymmed : perhaps : :")),
        ImportRemark(line: 12, file: "log", reason: .notUnderstood("2025-02-30 : Gymmed : y : :")),
        ImportRemark(line: 13, file: "log", reason: .notUnderstood("nonsense")),
      ])
  }

  @Test func aLogAloneDeclaresItsHabitsAsDaily() {
    let result = Harsh.read(["log": "2025-07-08 : Drink water : y : a comment : 2\r\n"])
    #expect(result.told == ["2025-07-08 Drink water [x] 2 a comment"])
    #expect(result.declared == ["habit drink-water \"Drink water\""])
    #expect(result.records[0].id == "2025-07-08-drink-water")
  }

  @Test func oneBlankMayPartEmptyFields() {
    let result = Harsh.read(["log": "2025-07-08 : Gym : n : : \n2025-07-09 : Gym : y : : 3\n"])
    #expect(result.told == ["2025-07-08 Gym [ ]", "2025-07-09 Gym [x] 3"])
  }

  @Test func habitctlIsPartedByTabs() {
    let result = Habitctl.read([
      "habitctl/habits": "# comment\n1 Meditated\n7 Cleaned the apartment\n0 Had a headache\nx\n",
      "habitctl/log":
        "2018-09-15\tMeditated\ty\n2018-09-15\tHad a headache\tn\n\n2018-09-16\tCleaned the apartment\ts\nbad\trow\n",
    ])
    #expect(
      result.told == [
        "2018-09-15 Meditated [x]", "2018-09-15 Had a headache 0", "2018-09-16 Cleaned the apartment [-]",
      ])
    #expect(
      result.declared == [
        "habit meditated \"Meditated\"", "habit cleaned-the-apartment \"Cleaned the apartment\" 1/week",
        "measure had-a-headache \"Had a headache\" unit times",
      ])
    #expect(
      result.remarks == [
        ImportRemark(line: 5, file: "habitctl/habits", reason: .notUnderstood("x")),
        ImportRemark(line: 5, file: "habitctl/log", reason: .notUnderstood("bad row")),
      ])
  }
}

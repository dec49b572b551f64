import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

@Suite struct WideSpreadsheetTests {
  @Test func aDayIsARowWithoutGaps() {
    let told = WrittenDays(
      declared,
      [
        "2026-01-12": "water 250ml\nwater 0.5l\n[x] breakfast 10:30\nweight 82.4kg\nweight 82.1kg\n",
        "2026-01-14": "[-] breakfast\n[ ] gym\nsteps 0\nkcal 1400 kcal:20.5\n",
      ])
    #expect(
      told.wide() == """
        date,water (ml),weight (kg),steps,sleep (h),kcal (kcal),protein (g),breakfast,breakfast time,gym\r
        2026-01-12,750,82.1,,,,,done,10:30,\r
        2026-01-13,,,,,,,,,\r
        2026-01-14,,,0,,1420.5,,skipped,,open\r

        """)
  }

  @Test func theStrongestMarkOfTheDayCountsAndTheFirstTimeOfIt() {
    let file = "[ ] gym 07:00\n[x] gym\n[x] gym 18:00\n[-] gym 09:00\n[x] gym 17:00\n"
    #expect(
      rows(WrittenDays(declared, ["2026-01-12": file]).wide(of: [.habit(1)])) == ["2026-01-12,done,18:00"])
  }

  @Test func aPeriodIsWholeEvenWhereNothingIsWritten() {
    let told = WrittenDays(declared, ["2026-01-11": "water 1l\n", "2026-01-12": "water 2l\n"])
    let period = Period(Day("2026-01-12")!, Day("2026-01-14")!)
    #expect(
      rows(told.wide(over: period, of: [.measure(0)])) == ["2026-01-12,2000", "2026-01-13,", "2026-01-14,"])
  }

  @Test func aDaybookWithoutDaysIsAHeader() {
    #expect(WrittenDays("measure water goal 1l", [:]).wide() == "date,water (ml)\r\n")
  }

  @Test func theShareOfAnotherMeasureCounts() {
    let configuration = "measure water unit ml\nmeasure coffee unit ml counts 80% water\n"
    #expect(
      rows(WrittenDays(configuration, ["2026-01-12": "coffee 200ml\n"]).wide()) == ["2026-01-12,160,200"])
  }

  @Test func undeclaredSubjectsAreInTheOrderOfNames() {
    let told = WrittenDays("", ["2026-01-12": "swam 1km\n[x] walk\n[ ] rest\nran 5km\n"])
    #expect(told.wide() == "date,ran (km),swam (km),rest,walk\r\n2026-01-12,5,1,open,done\r\n")
  }

  @Test func dialectsHoldForNamesAndNumbers() {
    let told = WrittenDays("measure weight unit kg\n", ["2026-01-12": "weight 82,4kg\n"])
    #expect(told.wide(.excelCzech) == "\u{FEFF}date;weight (kg)\r\n2026-01-12;82,4\r\n")
  }
}

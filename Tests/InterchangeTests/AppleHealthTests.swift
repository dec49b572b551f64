import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

/// A record of water as Apple writes it.
private func water(
  _ value: String, _ start: String, to end: String? = nil, unit: String = "mL", app: String = "App"
) -> String {
  """
   <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="\(app)" unit="\(unit)" \
  creationDate="\(start)" startDate="\(start)" endDate="\(end ?? start)" value="\(value)"/>

  """
}

/// Another record of a day in New Zealand.
private func record(_ type: String, _ value: String, _ span: (String, String), _ unit: String, _ app: String)
  -> String
{
  """
   <Record type="HK\(type)" sourceName="\(app)" unit="\(unit)" \
  startDate="2026-03-0\(span.0):00 +1200" endDate="2026-03-0\(span.1):00 +1200" value="\(value)"/>

  """
}

/// Reads the records between the tags of the file, in pieces of some bytes.
private func read(
  _ records: String, _ configuration: String = "measure water unit ml", zone: Zone? = nil,
  source: String? = nil, head: String = "<HealthData>\n", tail: String = "</HealthData>\n", piece: Int = 4096
) throws -> ImportReading {
  let declared = configured(configuration)
  var health = AppleHealth(declared, zone: zone, onlySource: source)
  let bytes = ContiguousArray((head + records + tail).utf8)
  for start in stride(from: 0, to: bytes.count, by: piece) {
    try health.read(ContiguousArray(bytes[start..<min(start + piece, bytes.count)]))
  }
  return health.finish()
}

extension ImportReading {
  /// Each record on a line.
  fileprivate var told: [String] {
    var result = ImportResult()
    result.records = records
    return result.told
  }
}

@Suite struct AppleHealthTests {
  @Test(
    arguments: [
      ("mL", "1.5ml"), ("L", "1.5l"), ("fl_oz_us", "1.5oz"), ("fl_oz_imp", "1.5imp-oz"), ("cup_us", "12oz"),
      ("cup_imp", "15imp-oz"), ("pt_us", "1.5pint"), ("pt_imp", "1.5imp-pint"),
    ])
  func waterKeepsAppleUnits(unit: String, amount: String) throws {
    let reading = try read(water("1.5", "2026-03-02 08:10:00 +1200", unit: unit))
    #expect(reading.told == ["2026-03-02 08:10 water \(amount)"])
    #expect(reading.remarks.isEmpty)
  }

  @Test(arguments: ["bbl", "kg", "cup", "glass", "", "../x"])
  func anyOtherUnitIsRefused(unit: String) throws {
    let reading = try read(water("1.5", "2026-03-02 08:10:00 +1200", unit: unit))
    #expect(reading.told.isEmpty)
    #expect(reading.remarks == [ImportRemark(line: 2, reason: .unknownUnit(unit))])
  }

  @Test(
    arguments: [
      ("-5", "2026-03-02 08:10:00 +1200"), ("nan", "2026-03-02 08:10:00 +1200"),
      ("", "2026-03-02 08:10:00 +1200"),
      ("5", "2026-02-30 08:10:00 +1200"), ("5", "2026-03-02 24:10:00 +1200"), ("5", "2026-03-02"),
      ("5", "2026-03-02 08:10:61 +1200"), ("5", "2026-03-02 08:10:00 +1401"),
      ("5", "../../../../etc/x.txt +12"),
    ])
  func aBadRecordIsToldByItsLineAndCostsItselfAlone(value: String, start: String) throws {
    let good = water("250", "2026-03-02 08:10:00 +1200")
    let reading = try read(good + water(value, start) + water("100", "2026-03-02 09:10:00 +1200"))
    #expect(reading.told == ["2026-03-02 08:10 water 250ml", "2026-03-02 09:10 water 100ml"])
    #expect(reading.remarks == [ImportRemark(line: 3, reason: .notUnderstood("\(start) \(value)"))])
  }

  @Test(arguments: [
    ("2016-12-31 23:59:60 +0000", "2017-01-01 00:00"), ("2026-03-02 08:10:00 +1400", "2026-03-02 08:10"),
    ("1969-12-31 23:59:59 +0000", "1969-12-31 23:59"), ("1970-01-01 00:00:00 +0100", "1970-01-01 00:00"),
  ])
  func anInstantMayBeALeapSecondFarEastOrBefore1970(written: String, told: String) throws {
    #expect(try read(water("5", written)).told == ["\(told) water 5ml"])
  }

  @Test func aRecordThatEndsBeforeItBeginsIsNotUnderstood() throws {
    let reading = try read(water("5", "2026-03-02 08:10:00 +1200", to: "2026-03-02 08:00:00 +1200"))
    #expect(reading.remarkCount == 1)
  }

  @Test(
    arguments: [
      (nil, "", "2026-03-01 02:00"), (Zone(offset: 3600), "", "2026-02-28 15:00"),
      (nil, "day-starts 04:00\n", "2026-02-28 02:00"),
      (Zone(offset: 7200), "day-starts 17:00\n", "2026-02-27 16:00"),
    ] as [(Zone?, String, String)])
  func theZoneAndTheStartOfTheDayDecideTheDay(zone: Zone?, starts: String, moment: String) throws {
    let reading = try read(
      water("5", "2026-03-01 02:00:00 +1200"), starts + "measure water unit ml", zone: zone)
    #expect(reading.told == ["\(moment) water 5ml"])
  }

  @Test(arguments: ["2026-03-03 23:59:00 +1200", "2026-03-04 00:00:00 +1200", "2026-03-03 23:59:59 +1200"])
  func aRecordOfAWholeDayIsItsTotalWithoutATime(end: String) throws {
    let reading = try read(water("2000", "2026-03-03 00:00:00 +1200", to: end))
    #expect(reading.told == ["2026-03-03 water 2000ml"])
  }

  @Test func aRecordRepeatedByACorrelationCountsOnce() throws {
    let soup = water("300", "2026-03-05 12:00:00 +1200")
    let reading = try read("<Correlation type=\"Food\">\n\(soup)</Correlation>\n\(soup)")
    #expect(reading.told == ["2026-03-05 12:00 water 300ml"])
  }

  @Test func theSameDrinkInTwoAppsHasTwoIdsUntilOneIsChosen() throws {
    let both =
      water("300", "2026-03-05 12:00:00 +1200", app: "Drinks &amp; Co")
      + water("300", "2026-03-05 12:00:00 +1200", app: "Mirror")
    let all = try read(both)
    #expect(Set(all.records.map(\.id)).count == 2)
    #expect(all.sources == ["Drinks & Co": 1, "Mirror": 1])
    let one = try read(both, source: "drinks\u{A0}& CO")
    #expect(one.sources == ["Drinks & Co": 1])
    #expect(one.otherSources == ["Mirror": 1])
    #expect(one.passedOver == 1)
  }

  @Test func attributesMayStandInAnyOrderAndQuotesAndOverSeveralLines() throws {
    let reading = try read(
      """
       <Record value='0.5' endDate='2026-03-01 09:00:00 +1200'
         startDate='2026-03-01 09:00:00 +1200' device="a > b" unit='L'
         sourceName='&#65;&lol;&#x1F4A7;' type='HKQuantityTypeIdentifierDietaryWater'>
        <MetadataEntry key="x" value="7"/>
       </Record>

      """)
    #expect(reading.told == ["2026-03-01 09:00 water 0.5l"])
    #expect(reading.sources == ["A&lol;💧": 1])
  }

  @Test(
    arguments: [
      "<!DOCTYPE HealthData [\n<!ATTLIST A\n b CDATA #IMPLIED\n<!ATTLIST C\n d CDATA #REQUIRED\n>>\n]>\n",
      "<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Me)\n",
      "<!DOCTYPE HealthData [<!ENTITY a \"]>\"> <!-- ]> <Record> -->\n]>",
      "<!DOCTYPE HealthData>",
      "\u{FEFF}<?xml version=\"1.0\"?>\u{1}\u{2}<!-- <Record type=\"HKQuantityTypeIdentifierDietaryWater\"/> -->",
      "<![CDATA[ <Record type=\"HKQuantityTypeIdentifierDietaryWater\"/> ]]>",
    ], [1, 7, 4096])
  func aBrokenHeadIsPassedOver(head: String, piece: Int) throws {
    let reading = try read(
      water("250", "2026-03-01 08:00:00 +1200"), head: head + "<HealthData>\n", piece: piece)
    #expect(reading.told == ["2026-03-01 08:00 water 250ml"])
    #expect(reading.remarks.isEmpty)
  }

  @Test(arguments: ["", " <Record type=\"HKQuantityTypeIdentifierDietaryWater\" value=\"9", "<!-- "])
  func everythingBeforeACutEndIsKept(tail: String) throws {
    let reading = try read(water("250", "2026-03-01 08:00:00 +1200"), tail: tail)
    #expect(reading.told == ["2026-03-01 08:00 water 250ml"])
    #expect(reading.remarks.map(\.reason) == [.truncated])
  }

  @Test func anEntityBombIsAFault() throws {
    let bomb = "<!DOCTYPE HealthData [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<HealthData>\n"
    #expect(throws: XMLPieces.Fault.growingEntity(line: 1)) {
      try read(water("&b;", "2026-03-01 08:00:00 +1200", app: "&b;"), head: bomb)
    }
  }

  @Test func anUndeclaredEntityStaysAsItIsWritten() throws {
    let reading = try read(water("&b;", "2026-03-01 08:00:00 +1200", app: "&b;"))
    #expect(reading.remarks.map(\.reason) == [.notUnderstood("2026-03-01 08:00:00 +1200 &b;")])
  }

  @Test func aTagWithoutEndIsAFault() throws {
    let endless = "<Record value=\"" + String(repeating: "a", count: 1_100_000)
    #expect(throws: XMLPieces.Fault.endlessTag(line: 2)) { try read(endless, piece: 65_536) }
  }

  @Test func otherKindsGoToWhatIsDeclared() throws {
    let records =
      record("QuantityTypeIdentifierBodyMass", "82.4", ("5 07:05", "5 07:05"), "kg", "Scale")
      + record("QuantityTypeIdentifierDietaryCaffeine", "95", ("5 07:10", "5 07:10"), "mg", "App")
      + record("QuantityTypeIdentifierDietaryEnergyConsumed", "450", ("5 07:10", "5 07:10"), "Cal", "App")
      + record("QuantityTypeIdentifierDietaryProtein", "31.5", ("5 07:10", "5 07:10"), "g", "App")
      + record("QuantityTypeIdentifierHeartRate", "60", ("5 07:10", "5 07:10"), "count/min", "Watch")
    let all =
      "measure weight unit kg last\nmeasure caffeine unit mg\nmeasure kcal unit kcal\nmeasure protein unit g"
    #expect(
      try read(records, all).told == [
        "2026-03-05 07:05 weight 82.4kg", "2026-03-05 07:10 caffeine 95mg", "2026-03-05 07:10 kcal 450kcal",
        "2026-03-05 07:10 protein 31.5g",
      ])
    #expect(try read(records, "measure váha unit kg last").told == ["2026-03-05 07:05 váha 82.4kg"])
    #expect(try read(records).passedOver == 5)
  }

  @Test func stepsAreTheMostThatOneAppCountedAndWaitForTheEndOfTheDay() throws {
    let steps = "QuantityTypeIdentifierStepCount"
    let reading = try read(
      "<ExportDate value=\"2026-03-06 12:00:00 +1200\"/>\n"
        + record(steps, "1000", ("5 07:10", "5 07:20"), "count", "Watch")
        + record(steps, "500", ("5 08:10", "5 08:20"), "count", "Watch")
        + record(steps, "900", ("5 07:10", "5 07:20"), "count", "Phone")
        + record(steps, "77", ("6 07:10", "6 07:20"), "count", "Watch"), "measure steps goal 10000")
    #expect(reading.told == ["2026-03-05 steps 1500"])
  }

  @Test func sleepIsTheTimeThatStagesCoverOnTheDayOfWaking() throws {
    let sleep = "CategoryTypeIdentifierSleepAnalysis"
    let reading = try read(
      record(sleep, "HKCategoryValueSleepAnalysisAsleepCore", ("4 23:00", "5 03:00"), "", "Watch")
        + record(sleep, "HKCategoryValueSleepAnalysisInBed", ("4 22:00", "5 07:00"), "", "Phone")
        + record(sleep, "HKCategoryValueSleepAnalysisAsleepREM", ("5 02:30", "5 06:00"), "", "Watch"),
      "measure sleep unit h")
    #expect(reading.told == ["2026-03-05 sleep 420min"])
  }

  @Test(
    arguments: [
      ("measure run unit km", "2026-03-05 17:00 run 5.2km"),
      ("measure running unit min", "2026-03-05 17:00 running 30.5min"),
      ("habit run", "2026-03-05 17:00 run [x]"), ("habit workout", "2026-03-05 17:00 workout [x]"),
      ("measure workout goal 1", "2026-03-05 17:00 workout 1"),
    ])
  func aWorkoutGoesToWhatItIsCountedIn(declared: String, told: String) throws {
    let span = "startDate=\"2026-03-05 17:00:00 +1200\" endDate=\"2026-03-05 17:30:30 +1200\""
    let reading = try read(
      """
       <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" \
      sourceName="Watch" \(span)>
        <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" \(span) sum="5.2" unit="km"/>
       </Workout>

      """, declared)
    #expect(reading.told == [told])
  }
}

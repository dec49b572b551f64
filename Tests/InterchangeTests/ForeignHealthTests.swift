import Journal
import TestSupport
import Testing

@testable import Interchange

/// The formats of health apps, and of the newer trackers.
@Suite struct ForeignHealthTests {
  static let water = """
    com.samsung.health.water_intake,6307003,6
    start_time,time_offset,amount,unit_amount,datauuid,comment
    2026-01-11 19:40:00.000,UTC+0530,250.0,250,a-1,
    2026-01-12 02:30:00.000,UTC+0530,500,250,a-2,after the run
    2026-01-12 03:30:00.000,UTC+0530,much,250,a-3,

    """

  @Test func samsungHealthIsInUTCWithAnOffset() {
    let steps = """
      com.samsung.shealth.tracker.pedometer_day_summary,6,7
      com.samsung.shealth.pedometer.step_count,day_time,deviceuuid
      4000,1768176000000,phone
      9123,1768176000000,watch
      100,1768262400000,phone

      """
    let weight = """
      com.samsung.health.weight,6,7
      com.samsung.health.weight.start_time,com.samsung.health.weight.weight,com.samsung.health.weight.time_offset
      2026-01-12 06:05:00.000,82.4,UTC+0100

      """
    let sleep = "com.samsung.shealth.sleep,6,7\nstart_time\n2026-01-12 06:05:00.000\n"
    let result = SamsungHealth.read([
      "a.csv": Self.water, "b.csv": steps, "c.csv": weight, "d.csv": sleep, "e.csv": "date,x\n2026-01-12,5\n",
    ])
    #expect(
      result.told == [
        "2026-01-12 01:10 water 250ml", "2026-01-12 08:00 water 500ml after the run",
        "2026-01-12 steps 9123", "2026-01-13 steps 100", "2026-01-12 07:05 weight 82.4kg",
      ])
    #expect(
      result.declared == ["measure water unit ml", "measure steps unit steps", "measure weight unit kg last"])
    #expect(result.remarks.map(\.line) == [5])
    #expect(result.omissions == [ImportOmission("com.samsung.shealth.sleep", 1, .noPlace)])
    var options = ForeignOptions(configured("measure voda unit ml"))
    options.zone = Zone(offset: 3600)
    #expect(
      SamsungHealth.read(["a.csv": Self.water], options).told.first == "2026-01-11 20:40 voda 250ml")
  }

  @Test func daylioHasAMoodAndATickForEachActivity() {
    let text = """
      full_date,date,weekday,time,mood,activities,note_title,note
      2026-01-12,12 January,Monday,8:10 PM,good,"running | good sleep",Title,"A note, long"
      2026-01-12,12 January,Monday,9:10 AM,sparkling,reading,,
      2026-01-13,13 January,Tuesday,21:00,rad,,,
      x,13 January,Tuesday,21:00,rad,,,

      """
    let result = Daylio.read(["d.csv": text])
    #expect(
      result.told == [
        "2026-01-12 20:10 mood 4 Title: A note, long", "2026-01-12 20:10 running [x]",
        "2026-01-12 20:10 good sleep [x]", "2026-01-12 09:10 reading [x] sparkling",
        "2026-01-13 21:00 mood 5",
      ])
    #expect(
      result.declared == [
        "measure mood unit count mean", "habit running", "habit good-sleep \"good sleep\"", "habit reading",
      ])
    #expect(result.declaredProblems == [])
    #expect(result.remarks.map(\.line) == [5])
  }

  @Test func garminIsAListOfDrinks() {
    let text = """
      [{"calendarDate":"2026-01-12","timestampLocal":"2026-01-12T08:10:00.0","valueInML":250.0,"uuid":{"uuid":"u1"}},
      {"calendarDate":"2026-01-12","timestampLocal":"2026-01-12T09:10:00.0","valueInML":-250.0},
      {"calendarDate":"2026-01-13","valueInML":1500}]
      """
    let result = Garmin.read(["HydrationLogFile_1.json": text])
    #expect(result.told == ["2026-01-12 08:10 water 250ml", "2026-01-13 water 1500ml"])
    #expect(result.remarks.map(\.line) == [2])
  }

  @Test func fitbitHasSectionsAndLists() {
    let table = """
      Body
      Date,Weight,BMI,Fat
      "2026-01-12","82.4","24","0"

      Activities
      Date,Calories Burned,Steps,Distance
      "2026-01-12","2,500","9,123","7"
      "2026-01-13","2,500","x","7"

      Sleep
      Start Time,End Time,Minutes Asleep
      "2026-01-11 11:12PM","2026-01-12 6:30AM","410"

      Food Log 20260112
      Meal,Food,Calories
      "Daily Totals"
      "","Calories","0"
      "","Water","1,500 ml"

      """
    let result = Fitbit.read(["f.csv": table])
    #expect(
      result.told == [
        "2026-01-12 weight 82.4", "2026-01-12 steps 9123", "2026-01-12 sleep 410min",
        "2026-01-12 water 1500ml",
      ])
    #expect(result.remarks.map(\.line) == [8])
    #expect(result.omissions.first == ImportOmission("body: bmi", 1, .noPlace))
    let json = """
      {"foods-log-water":[{"dateTime":"2020-01-01","value":"750.0"},{"dateTime":"2020-01-02","value":"0.0"}]}
      """
    #expect(Fitbit.read(["w.json": json]).told == ["2020-01-01 water 750"])
  }

  @Test func listsOfTakeoutAreSummedByTheDay() {
    let steps =
      "[{\"dateTime\":\"01/12/26 08:10:00\",\"value\":\"12\"},{\"dateTime\":\"01/12/26 23:30:00\",\"value\":\"30\"}]"
    let more =
      "[{\"dateTime\":\"01/12/26 09:10:00\",\"value\":\"8\"},\n{\"dateTime\":\"soon\",\"value\":\"8\"}]"
    let result = Fitbit.read(["steps-1.json": steps, "steps-2.json": more, "calories-1.json": steps])
    #expect(result.told == ["2026-01-12 steps 50"])
    #expect(result.remarks.map(\.line) == [2])
    #expect(result.omissions == [ImportOmission("calories", 2, .noPlace)])
    var options = ForeignOptions()
    options.zone = Zone(offset: 3600)
    options.name = "moves"
    #expect(Fitbit.read(["1.json": steps], options).told == ["2026-01-12 moves 12", "2026-01-13 moves 30"])
    let weight = "[{\"logId\":7,\"weight\":182.5,\"bmi\":24,\"date\":\"01/12/26\",\"time\":\"07:05:00\"}]"
    #expect(Fitbit.read(["weight-1.json": weight]).told == ["2026-01-12 07:05 weight 182.5"])
    #expect(
      Fitbit.read(["heart_rate-1.json": "[{\"dateTime\":\"01/12/26 08:10:00\",\"value\":{\"bpm\":61}}]"]).told
        == [])
  }

  @Test(arguments: [
    (
      "water_logs-0.json",
      "[{\"logId\":1,\"date\":\"01/12/26\",\"waterAmount\":500.0,\"measurementUnit\":\"ml\"},{\"logId\":2,\"date\":\"01/12/26\",\"time\":\"08:10:00\",\"waterAmount\":16.9,\"measurementUnit\":\"fl oz\"}]",
      ["2026-01-12 water 500ml", "2026-01-12 08:10 water 16.9oz"]
    ),
    ("water-1.json", "[{\"logId\":1,\"date\":\"2026-01-12\",\"amount\":500}]", ["2026-01-12 water 500"]),
    ("food_logs-1.json", "[{\"logId\":1,\"date\":\"2026-01-12\",\"amount\":500}]", []),
    (
      "sleep-1.json",
      "[{\"logId\":1,\"dateOfSleep\":\"2026-01-12\",\"startTime\":\"2026-01-11T23:10:30.000\",\"minutesAsleep\":421}]",
      ["2026-01-12 sleep 421min"]
    ),
  ])
  func logsOfTakeoutAreWaterAndNights(name: String, text: String, told: [String]) {
    #expect(Fitbit.read([name: text]).told == told)
  }

  @Test func habiticaTicksWhereATaskGrew() {
    let text = """
      Task Name,Task ID,Task Type,Date,Value
      Read,t1,daily,2026-01-11 21:00:00,1
      Read,t1,daily,2026-01-12 21:00:00,0.2
      Stairs,t2,habit,2026-01-12 09:30:00,1
      Stairs,t2,habit,2026-01-12 11:30:00,1.9
      Stairs,t2,habit,2026-01-13 09:30:00,0

      """
    let result = Habitica.read(["h.csv": text])
    #expect(
      result.told == [
        "2026-01-11 Read [x]", "2026-01-12 Read [ ]", "2026-01-12 09:30 Stairs [x]",
        "2026-01-12 11:30 Stairs [x]",
      ])
    #expect(result.omissions == [ImportOmission("Stairs -", 1, .noPlace)])
  }

  @Test func aTableOfAppleHealthIsTheSameRecordsAsItsXML() throws {
    let table = ContiguousArray(
      """
      sourceName,sourceVersion,device,type,unit,creationDate,startDate,endDate,value
      "A ""&"" B",1,,DietaryWater,mL,,2026-01-12 08:10:00 +0100,2026-01-12 08:10:00 +0100,250
      App,1,,DietaryWater,kg,,2026-01-12 09:10:00 +0100,2026-01-12 09:10:00 +0100,1

      """.utf8)
    #expect(ImportFormat(of: table, named: "DietaryWater.csv") == .appleHealth)
    var health = AppleHealth(Configuration())
    try health.read(AppleHealthTable.xml(table).xml)
    let reading = health.finish()
    #expect(reading.records.map(\.name) == ["water"])
    #expect(reading.sources == ["A \"&\" B": 1])
    #expect(reading.remarks == [ImportRemark(line: 3, reason: .unknownUnit("kg"))])
  }

  @Test(
    arguments: [
      ("Jan 3, 2026", "2026-01-03"), ("January 3, 2026", "2026-01-03"), ("3 Jan 2026", "2026-01-03"),
      ("Sat, Jan 3rd 2026", "2026-01-03"), ("3. ledna 2026", "2026-01-03"),
      ("3. UNORA 2026 8:10", "2026-02-03 8:10"), ("Jan. 3, 2026", "2026-01-03"), ("Jan 3, 26", "Jan 3, 26"),
      ("Jan 3, 2026 8:10 AM", "2026-01-03 8:10 AM"), ("Jan 3, 2026 at 8:10", "2026-01-03 8:10"),
      ("Smarch 3, 2026", "Smarch 3, 2026"), ("Feb 30, 2026", "Feb 30, 2026"), ("1768205400", "1768205400"),
    ])
  func aDateInWordsIsOneOfNumbers(cell: String, numeric: String) {
    #expect(WordedDateCell.numeric(cell, isEpoch: false) == numeric)
  }

  @Test(arguments: ["1768205400", "1768205400000", "1768205400.5"])
  func secondsSince1970AreAMomentWhereTheColumnIsNamedSo(cell: String) throws {
    #expect(WordedDateCell.numeric(cell, isEpoch: true) == "2026-01-12T08:10:00Z")
    let table = ContiguousArray("timestamp,water (ml)\n\(cell),250\n".utf8)
    let reading = try TableImport.reading(
      table, Configuration(), TableImport.Options(zone: Zone(offset: 3600)))
    #expect(reading.records.map { "\($0.day) \($0.time?.description ?? "")" } == ["2026-01-12 09:10"])
  }

  @Test func linesBeforeTheHeadingsMayBeSkipped() throws {
    let text = "My table\r\nof, water\r\n\r\nDate;Water (ml)\r\n12.1.2026;250\r\n13.1.2026;lots\r\n"
    let reading = try TableImport.reading(
      ContiguousArray(text.utf8), Configuration(), TableImport.Options(skippedLines: 3))
    #expect(reading.records.map { "\($0.day)" } == ["2026-01-12"])
    #expect(reading.remarks.map(\.line) == [6])
  }

  @Test func aListOfOtherThingsIsNoTable() {
    #expect(ImportFormat(of: ContiguousArray("[{\"a\":1},{\"b\":2}]".utf8), named: "a.csv") == nil)
    #expect(ImportFormat(of: ContiguousArray("[1] date,x\n".utf8), named: "a.csv") == .csv)
  }

  @Test func zeroIsDataWhereLoopWritesMinusOneForNothing() {
    let numeric = """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
      1,Pages,NUMERICAL,,,1,1,#,pages,AT_LEAST,10,false
      2,Gym,YES_NO,,,1,1,#,,,,false
      """
    let marks = "Date,Pages,Gym,\n2026-01-12,-1,0,\n2026-01-11,0,2,\n2026-01-10,8000,-1,\n"
    #expect(
      Loop.read(["Habits.csv": numeric, "Checkmarks.csv": marks]).told == [
        "2026-01-11 Pages 0pages", "2026-01-11 Gym [x]", "2026-01-10 Pages 8pages",
      ])
    #expect(
      Loop.read(["Habits.csv": numeric, "Checkmarks.csv": marks.replacing(",-1", with: ",0")]).told == [
        "2026-01-11 Gym [x]", "2026-01-10 Pages 8pages",
      ])
  }
}

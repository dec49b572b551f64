import Journal
import TestSupport
import Testing

@testable import Interchange

@Suite struct ForeignTrackerTests {
  static let bull = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"

  @Test func habitBullHasARowADayAndHabit() {
    let result = HabitBull.read([
      "HabitBull.csv": ForeignTrackerTests.bull
        + """
        Breed dragons,with love and fire,Diet & Food,2016-03-18,1,
        Breed dragons,with love and fire,Diet & Food,2016-03-19,0,"tired, \"\"ill\"\""
        Breed dragons,with love and fire,Diet & Food,2016-03-21,-2150000000,
        Push ups,,Fitness,2016-03-18,25,
        Push ups,,Fitness,2016-03-19,1,
        """.replacing("\"\"ill\"\"", with: "\"\"ill\"\"")
    ])
    #expect(
      result.told == [
        "2016-03-18 Breed dragons [x]", "2016-03-19 Breed dragons [ ] tired, \"ill\"",
        "2016-03-18 Push ups 25", "2016-03-19 Push ups 1",
      ])
    #expect(
      result.declared == [
        "habit breed-dragons \"Breed dragons\" # Diet & Food · with love and fire",
        "measure push-ups \"Push ups\" unit times # Fitness",
      ])
    #expect(result.declaredProblems == [])
    #expect(result.remarks == [])
  }

  @Test(
    arguments: [
      ("11/5/2020", "11/25/2020", ["2020-11-05", "2020-11-25"]),
      ("11/5/2020", "25/11/2020", ["2020-05-11", "2020-11-25"]),
      ("11/5/2020", "5/5/2020", ["2020-05-05"]),
      ("5.11.20", "31.12.20", ["2020-11-05", "2020-12-31"]),
    ] as [(String, String, [String])])
  func theFileAsAWholeDecidesTheOrderOfItsDates(first: String, second: String, days: [String]) {
    let text = ForeignTrackerTests.bull + "Read,,,\(first),1,\nRead,,,\(second),1,\n"
    #expect(HabitBull.read(["a.csv": text]).records.map(\.day.description) == days)
  }

  @Test func anAmbiguousDateIsNotGuessed() {
    let text = ForeignTrackerTests.bull + "Read,,,11/5/2020,1,\nRead,,,13/14/2020,1,\n"
    let result = HabitBull.read(["a.csv": text])
    #expect(
      result.remarks == [
        ImportRemark(line: 3, reason: .notUnderstood("Read,,,13/14/2020,1,")),
        ImportRemark(line: 2, reason: .ambiguousDate("11/5/2020")),
      ])
    var options = ForeignOptions()
    options.dateOrder = .dayFirst
    #expect(HabitBull.read(["a.csv": text], options).told == ["2020-05-11 Read [x]"])
  }

  @Test func datesThatContradictEachOtherDecideNothing() {
    let text = ForeignTrackerTests.bull + "Read,,,11/5/2020,1,\nRead,,,13/1/2020,1,\nRead,,,1/14/2020,1,\n"
    let result = HabitBull.read(["a.csv": text])
    #expect(result.told == ["2020-01-13 Read [x]", "2020-01-14 Read [x]"])
    #expect(result.remarks == [ImportRemark(line: 2, reason: .ambiguousDate("11/5/2020"))])
  }

  @Test func streaksIsReadByTheNamesOfItsColumns() {
    let text = """
      task_id,title,icon,entry_type,entry_date,entry_timestamp,entry_timezone,quantity,notes,page
      A1,Drink water,ic,completed_manually,20260112,2026-01-12T21:30:00Z,Europe/Prague,8,with lemon,0
      A1,Drink water,ic,missed_auto,20260111,2026-01-11T23:00:00Z,Europe/Prague,0,,0
      A2,Walk,ic,completed_auto,20260112,2026-01-13T10:00:00Z,Europe/Prague,1,,0
      A2,Walk,ic,skipped_auto,20260111,,,0,,0
      A2,Walk,ic,missed_manually,20260110,,,0,,0
      A2,Walk,ic,exploded,20260109,,,0,,0
      A2,Walk,ic,completed_manually,2026-13-09,,,0,,0

      """
    let result = Streaks.read(["s.csv": text])
    #expect(
      result.told == [
        "2026-01-12 Drink water [x] 8 with lemon", "2026-01-12 Walk [x]", "2026-01-11 Walk [-]",
        "2026-01-10 Walk [ ]",
      ])
    #expect(result.declared == ["habit drink-water \"Drink water\"", "habit walk \"Walk\""])
    #expect(
      result.remarks == [
        ImportRemark(line: 7, reason: .notWanted("exploded")),
        ImportRemark(
          line: 8, reason: .notUnderstood("A2,Walk,ic,completed_manually,2026-13-09,,,0,,0")),
      ])
    var options = ForeignOptions()
    options.zone = Zone(offset: 3600)
    #expect(Streaks.read(["s.csv": text], options).told[0] == "2026-01-12 22:30 Drink water [x] 8 with lemon")
    #expect(Streaks.read(["s.csv": text], options).told[1] == "2026-01-12 Walk [x]")
  }

  @Test func anAmountOfADeclaredMeasureIsOne() {
    let options = ForeignOptions(configured("measure water unit ml"))
    let streaks = """
      title,entry_type,entry_date,quantity,notes
      Water,completed_manually,20260112,2500,with lemon
      Water,partially_completed,20260113,500,
      Water,skipped_auto,20260114,500,
      """
    #expect(
      Streaks.read(["s.csv": streaks], options).told == [
        "2026-01-12 Water 2500 with lemon", "2026-01-13 Water 500", "2026-01-14 Water [-] 500",
      ])
    let log =
      "2026-01-12 : Water : y : lemon : 500\n2026-01-13 : Water : y : : \n2026-01-14 : Water : n : : 5\n"
    #expect(
      Harsh.read(["log": log], options).told == [
        "2026-01-12 Water 500 lemon", "2026-01-13 Water [x]", "2026-01-14 Water [ ] 5",
      ])
    let kit = """
      {"habits":[{"id":"h","name":"Water","isInverse":false}],"completions":[
      {"id":"a","date":"2026-01-12T08:00:00Z","habitId":"h","timezoneOffsetInMinutes":0,"amountOfCompletions":8},
      {"id":"b","date":"2026-01-13T08:00:00Z","habitId":"h","timezoneOffsetInMinutes":0,"amountOfCompletions":1}]}
      """
    #expect(
      HabitKit.read(["k.json": kit], options).told == ["2026-01-12 Water 8", "2026-01-13 Water [x]"])
  }

  @Test(
    arguments: [
      ("2024-02-06 2:30:00 PM -0800", "14:30"), ("2024-02-06 12:05:00\u{202F}AM -0800", "00:05"),
      ("2024-02-06 12:05 pm -0800", "12:05"),
    ])
  func aClockOfTwelveHoursIsRead(date: String, time: String) {
    let text = """
      {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[{"date":"\(date)","qty":250}]}]}}
      """
    #expect(HealthAutoExport.read(["h.json": text]).told == ["2024-02-06 \(time) water 250ml"])
  }

  @Test(arguments: ["2024-02-06 14:30:00 PM -0800", "2024-02-06 0:30:00 AM -0800", "2024-02-06 2:30:00 XM"])
  func aTimeOfNoClockIsNone(date: String) {
    #expect(WrittenInstant(date) == nil)
  }

  static let kit = """
    {"habits":[
      {"id":"h1","name":"Read","isInverse":false,"orderIndex":0,"archived":false,"createdAt":"2026-01-01T08:00:00.000Z"},
      {"id":"h2","name":"Smoking","isInverse":true,"orderIndex":1,"archived":false,"createdAt":"2026-01-01T08:00:00.000Z"},
      {"id":"h3","name":"Glasses of water","isInverse":false,"orderIndex":2,"archived":true,"createdAt":"2026-01-01T08:00:00.000Z"},
      {"id":"h4","name":"Gym 💪","isInverse":false,"orderIndex":3,"archived":false,"createdAt":"2026-01-01T08:00:00.000Z"},
      {"name":"nameless"}],
     "completions":[
      {"id":"c1","date":"2026-05-15T23:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":120,"amountOfCompletions":1,"note":null},
      {"id":"c2","date":"2026-05-15T03:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":-300,"amountOfCompletions":2,"note":"double\\nsession"},
      {"id":"c3","date":"2026-05-15T10:00:00.000Z","habitId":"h2","timezoneOffsetInMinutes":0,"amountOfCompletions":1},
      {"id":"c4","date":"2026-05-15T10:00:00.000Z","habitId":"h3","timezoneOffsetInMinutes":0,"amountOfCompletions":6},
      {"id":"c5","date":"2026-05-15T10:00:00.000Z","habitId":"h4","timezoneOffsetInMinutes":0,"amountOfCompletions":0},
      {"id":"c6","date":"soon","habitId":"h4","timezoneOffsetInMinutes":0,"amountOfCompletions":1},
      {"id":"c7","date":"2026-05-15T10:00:00.000Z","habitId":"h9","timezoneOffsetInMinutes":0,"amountOfCompletions":1}],
     "intervals":[
      {"id":"i0","habitId":"h3","endDate":"2026-02-01","type":"daily","requiredNumberOfCompletionsPerDay":2},
      {"id":"i1","habitId":"h3","endDate":null,"type":"daily","requiredNumberOfCompletionsPerDay":8},
      {"id":"i2","habitId":"h4","endDate":null,"type":"week","requiredNumberOfCompletions":3,"requiredNumberOfCompletionsPerDay":1}],
     "reminders":[]}
    """

  /// Whatever stands for an offset, the completion has a day.
  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "1440", "-1440", "99999999999999999999"])
  func anOffsetThatNoZoneHasIsPassedOver(_ offset: String) {
    let kit = ForeignTrackerTests.kit.replacing(
      "\"timezoneOffsetInMinutes\":120", with: "\"timezoneOffsetInMinutes\":\(offset)")
    #expect(HabitKit.read(["habitkit.json": kit]).told.first == "2026-05-15 Read [x]")
  }

  @Test func habitKitHasCompletionsInUTCWithAnOffset() {
    let result = HabitKit.read(["habitkit.json": ForeignTrackerTests.kit])
    #expect(
      result.told == [
        "2026-05-16 Read [x]", "2026-05-14 Read [x] 2 double session", "2026-05-15 Smoking 1",
        "2026-05-15 Glasses of water 6",
      ])
    #expect(
      result.declared == [
        "habit read \"Read\"", "measure smoking \"Smoking\" goal at most 0 from 2026-01-01",
        "measure glasses-of-water \"Glasses of water\" goal 2 until 2026-05-15",
        "goal glasses-of-water 8 from 2026-02-01", "habit gym \"Gym 💪\" 3/week",
      ])
    #expect(result.declaredProblems == [])
    #expect(result.records.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(result.remarks.map(\.line) == [6, 13, 14])
    #expect(result.remarks[0].reason == .notUnderstood("{\"name\":\"nameless\"}"))
  }

  @Test func brokenJSONIsOneRemark() {
    let cut = String(ForeignTrackerTests.kit.prefix(300))
    #expect(HabitKit.read(["a.json": cut]).remarks == [ImportRemark(line: 4, reason: .truncated)])
    let bad = "{\"habits\":\n oops }"
    #expect(
      HabitKit.read(["a.json": bad]).remarks == [ImportRemark(line: 2, reason: .notUnderstood("oops }"))])
    #expect(HabitKit.read(["a.json": bad]).records == [])
  }

  static let health = """
    {"data":{"metrics":[
      {"name":"dietary_water","units":"fl_oz_us","data":[
        {"date":"2024-02-06 14:30:00 -0800","qty":8,"source":"Some App"},
        {"date":"2024-02-07 00:40:00 -0800","qty":8.5},
        {"date":"noon","qty":1}]},
      {"name":"weight_body_mass","units":"kg","data":[{"date":"2024-02-06 00:00:00 -0800","qty":82.4}]},
      {"name":"heart_rate","units":"count/min","data":[{"date":"2024-02-06 00:00:00 -0800","Avg":61}]},
      {"name":"caffeine","units":"fathom","data":[{"date":"2024-02-06 00:00:00 -0800","qty":61}]}
    ],"workouts":[]}}
    """

  @Test func healthAutoExportIsTakenAsFarAsMeasuresAreDeclared() {
    let options = ForeignOptions(
      configured("day-starts 04:00\nmeasure weight unit kg last\nmeasure caffeine unit mg"))
    let result = HealthAutoExport.read(["h.json": ForeignTrackerTests.health], options)
    #expect(
      result.told == [
        "2024-02-06 14:30 water 8oz", "2024-02-06 00:40 water 8.5oz", "2024-02-06 weight 82.4kg",
      ])
    #expect(result.declared == ["measure water unit ml"])
    #expect(
      result.remarks.map(\.reason) == [
        .notUnderstood("{\"date\":\"noon\",\"qty\":1}"), .unknownUnit("fathom"),
      ])
    #expect(result.omissions == [ImportOmission("heart_rate", 1, .noPlace)])
    #expect(Set(result.records.map(\.id)).count == 3)
    #expect(result.records.allSatisfy { !$0.id.contains(" ") })
  }

  @Test func aZoneMovesInstantsButNotWholeDays() {
    var options = ForeignOptions(configured("measure weight unit kg last"))
    options.zone = Zone(offset: 9 * 3600)
    #expect(
      HealthAutoExport.read(["h.json": ForeignTrackerTests.health], options).told == [
        "2024-02-07 07:30 water 8oz", "2024-02-07 17:40 water 8.5oz", "2024-02-06 weight 82.4kg",
      ])
  }

  @Test(
    arguments: [
      ("mL", "250ml"), ("L", "250l"), ("fl_oz_us", "250oz"), ("fl_oz_imp", "250imp-oz"), ("cup_us", "2000oz"),
      ("cup_imp", "2500imp-oz"), ("pt_us", "250pint"), ("pt_imp", "250imp-pint"),
    ] as [(String, String)])
  func everyVolumeOfAppleHealthHasItsUnit(unit: String, amount: String) {
    let text =
      "{\"data\":{\"metrics\":[{\"name\":\"dietary_water\",\"units\":\"\(unit)\",\"data\":[{\"date\":\"2024-02-06 14:30:00 -0800\",\"qty\":250}]}]}}"
    #expect(HealthAutoExport.read(["h.json": text]).told == ["2024-02-06 14:30 water \(amount)"])
  }

  @Test func eachFileIsOfOneFormatAlone() {
    let heads: [(name: String, text: String, format: String?)] = [
      ("a.csv", ForeignTrackerTests.bull, "habitbull"), ("k.json", ForeignTrackerTests.kit, "habitkit"),
      ("h.json", ForeignTrackerTests.health, "health-auto-export"),
      ("s.csv", "\"title\",\"entry_type\",\"entry_date\"\n", "streaks"),
      ("log", "2025-07-08 : Read : y : : \n", "harsh"), ("log", "2025-07-08\tRead\ty\n", "habitctl"),
      ("Checkmarks.csv", "Date,Read,\n", "loop"), ("w.csv", ForeignHealthTests.water, "samsung-health"),
      ("d.csv", "full_date,date,weekday,time,mood,activities,note_title,note\n", "daylio"),
      ("g.json", "[{\"calendarDate\":\"2026-01-12\",\"valueInML\":5}]", "garmin"),
      ("f.csv", "Body\nDate,Weight,BMI,Fat\n", "fitbit"),
      ("f.json", "{\"foods-log-water\":[{\"dateTime\":\"2020-01-01\",\"value\":\"750.0\"}]}", "fitbit"),
      ("h.csv", "Task Name,Task ID,Task Type,Date,Value\n", "habitica"),
      ("own.json", "{ \"schema\": \"daybook.export/1\",\n\"habits\": [{\"id\":\"a\",\"label\":\"A\"}]", nil),
      ("own.csv", "date,time,kind,name,state\n2026-01-12,08:10,entry,water,\n", nil), ("empty", "", nil),
    ]
    for head in heads {
      let found = foreignFormats.filter { $0.recognises(head.name, head.text) }.map { $0.source }
      #expect(found == [head.format].compactMap { $0 }, "\(head.name) \(head.text.prefix(40))")
    }
  }
}

import Journal
import TestSupport
import Testing

@testable import Interchange

/// The measures that what health apps record goes to.
@Suite struct HealthMeasureTests {
  /// The same water, weight and energy, as Apple's file and as Health Auto Export have them.
  @Test(
    arguments: [
      ("measure voda unit ml goal 2l\nmeasure váha unit kg last", ["voda 250ml", "váha 80kg"]),
      ("measure h2o \"Water\" unit ml\nmeasure hmotnost unit lb last", ["h2o 250ml", "hmotnost 80kg"]),
      ("measure kalorie unit kcal", ["water 250ml", "kalorie 90kcal"]), ("", ["water 250ml"]),
    ] as [(String, [String])])
  func healthAutoExportGoesWhereAppleHealthGoes(lines: String, told: [String]) throws {
    let metrics = [
      ("dietary_water", "DietaryWater", "mL", 250), ("weight_body_mass", "BodyMass", "kg", 80),
      ("dietary_energy", "DietaryEnergyConsumed", "Cal", 90),
    ]
    let date = "2026-11-20 08:00:00 +0100"
    let json = metrics.map {
      #"{"name":"\#($0)","units":"\#($2)","data":[{"date":"\#(date)","qty":\#($3)}]}"#
    }
    let xml = metrics.map {
      #"<Record type="HKQuantityTypeIdentifier\#($1)" unit="\#($2)" startDate="\#(date)" endDate="\#(date)" value="\#($3)"/>"#
    }
    let configuration = configured(lines)
    let text = #"{"data":{"metrics":[\#(json.joined(separator: ","))]}}"#
    let result = HealthAutoExport.read(["h.json": text], ForeignOptions(configuration))
    var health = AppleHealth(configuration)
    try health.read(ContiguousArray("<HealthData>\(xml.joined())</HealthData>".utf8))
    let reading = health.finish()
    #expect(result.told.map { String($0.dropFirst("2026-11-20 08:00 ".count)) } == told)
    #expect(
      reading.records.map { "\($0.name) \($0.content)" } == result.records.map { "\($0.name) \($0.content)" })
    let lines = { (omissions: [ImportOmission]) in
      Set(omissions.compactMap { if case .undeclared(let line) = $0.cause { line } else { nil } })
    }
    #expect(lines(reading.omissions) == lines(result.omissions))
  }

  /// The measure that `drink` writes to, whatever it is called.
  @Test(
    arguments: [
      ("measure hydration unit ml goal 2l cup 250ml", "hydration"),
      ("measure coffee unit ml\nmeasure h2o alias voda unit ml", "h2o"),
      ("measure tea unit ml", "water"), ("habit hydration", "water"),
      ("measure coffee unit cup cup 150ml goal at most 3cup", "water"),
      ("measure beer unit ml\nmeasure cider unit ml goal 1l counts 80% beer", "water"),
      ("measure juice unit ml goal 500ml\nhabit hydrate \"Water\"", "water"),
    ])
  func waterGoesToTheMeasureThatIsTheWater(lines: String, name: String) throws {
    let configuration = configured(lines)
    let options = ForeignOptions(configuration)
    let garmin = #"[{"calendarDate":"2026-01-12","valueInML":250}]"#
    #expect(Garmin.read(["g.json": garmin], options).told == ["2026-01-12 \(name) 250ml"])
    #expect(
      SamsungHealth.read(["a.csv": ForeignHealthTests.water], options).records.map(\.name) == [name, name])
    let json = """
      {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[{"date":"2026-01-12","qty":250}]}]}}
      """
    #expect(HealthAutoExport.read(["h.json": json], options).records.map(\.name) == [name])
    let date = "2026-01-12 08:10:00 +0100"
    var health = AppleHealth(configuration)
    try health.read(
      ContiguousArray(
        """
        <HealthData><Record type="HKQuantityTypeIdentifierDietaryWater" unit="mL" startDate="\(date)" \
        endDate="\(date)" value="250"/></HealthData>
        """.utf8))
    #expect(health.finish().records.map(\.name) == [name])
  }

  @Test(
    arguments: [
      ("weight_body_mass", "lb", "measure weight unit lb last"),
      ("dietary_energy", "Cal", "measure kcal unit kcal"),
      ("dietary_energy", "kJ", "measure kcal unit kJ"), ("step_count", "count", "measure steps unit steps"),
      ("protein", "g", "measure protein unit g"), ("sleep_analysis", "hr", "measure sleep unit h"),
      ("walking_running_distance", "km", "measure distance unit km"),
      ("dietary_sugar", "g", "measure sugar unit g"),
    ])
  func aMetricProposesALineThatTakesIt(metric: String, unit: String, line: String) {
    let text = """
      {"data":{"metrics":[{"name":"\(metric)","units":"\(unit)","data":[{"date":"2026-01-10","qty":9}]}]}}
      """
    let result = HealthAutoExport.read(["h.json": text])
    #expect(result.omissions.map(\.cause) == [.undeclared(line: line)])
    let taken = HealthAutoExport.read(["h.json": text], ForeignOptions(configured(line)))
    #expect(taken.records.count == 1 && taken.omissions.isEmpty && taken.remarks.isEmpty)
  }

  @Test func aNightOfHealthAutoExportHasItsHoursOfSleep() {
    let text = """
      {"data":{"metrics":[{"name":"sleep_analysis","units":"hr","data":[
      {"date":"2026-01-10 00:00:00 +0100","asleep":7.5,"inBed":8},
      {"date":"2026-01-11 00:00:00 +0100","totalSleep":6.25,"asleep":0,"core":4},
      {"date":"2026-01-12 00:00:00 +0100","asleep":0,"inBed":8}]}]}}
      """
    let result = HealthAutoExport.read(
      ["h.json": text], ForeignOptions(configured("measure nap alias sleep unit h")))
    #expect(result.told == ["2026-01-10 nap 7.5h", "2026-01-11 nap 6.25h"])
    #expect(
      HealthAutoExport.read(["h.json": text]).omissions.map(\.cause) == [
        .undeclared(line: "measure sleep unit h")
      ])
  }
}

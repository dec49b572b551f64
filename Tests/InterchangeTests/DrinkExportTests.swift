import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

@Suite struct DrinkExportTests {
  static let configuration = """
    day-starts 04:00
    measure water "Water" goal 2l cup 250ml
    measure coffee goal at most 3cup cup 200ml counts 80% water
    """

  private func told(_ files: KeyValuePairs<String, String>) -> WrittenDays {
    WrittenDays(DrinkExportTests.configuration, files)
  }

  private func fitiq(_ file: String, _ offset: Int = 3600) -> String {
    let told = told(["2026-01-12": file])
    return told.text(by: FitIQ(told.reader.configuration, of: 0, in: Zone(offset: offset)))
  }

  @Test(
    arguments: [
      ("water 1l 15:30\nwater 250ml 08:10\n", "1.25", "2026-01-12T14:30:00Z"),
      ("water 1l\n", "1", "2026-01-12T11:00:00Z"),
      ("water 1l 23:50\nwater 1/3 cup 00:40\n", "1.083333", "2026-01-12T23:40:00Z"),
      ("water 0.5l 10:00\ncoffee 12:00\n[ ] water 1l 18:00\n", "0.66", "2026-01-12T09:00:00Z"),
      ("lunch 13:00 water:300ml\n", "0.3", "2026-01-12T12:00:00Z"),
    ])
  func aDaysLitresAreLoggedAtItsLastEntry(file: String, litres: String, instant: String) {
    #expect(
      fitiq(file)
        == "{\"type\":\"water_liters\",\"quantity\":\(litres),\"logged_at\":\"\(instant)\",\"notes\":null}\n")
  }

  @Test(arguments: ["", "coffee 0ml\n", "[ ] water 1l\n", "water 0\n", "Slept badly.\n"])
  func aDayWithNothingToDrinkHasNoObject(file: String) { #expect(fitiq(file) == "") }

  @Test func eachDrinkIsAnObservation() {
    let told = told([
      "2026-01-12": "water 250ml 08:10\nlunch 13:00 water:1/3cup\n[ ] water 1l\ncoffee 09:00\n",
      "2026-07-12": "- water 8oz 00:40 source:apple-health id:a1b2\nwater 1l source:\"a b\" id:3\n",
    ])
    let summer = Zone(offset: -12_600, changes: [Zone.Change(from: 1_780_000_000, offset: 20_700)])
    func observation(
      _ uuid: String, _ system: String, _ id: String, _ effective: String, _ value: String,
      _ title: String = "Water"
    ) -> String {
      """
      {"fullUrl":"urn:uuid:\(uuid)","resource":{"resourceType":"Observation","identifier":[{"system":"\(system)","value":"\(id)"}],"status":"final","code":{"coding":[{"system":"http://loinc.org","code":"8999-5"}],"text":"\(title)"},"effectiveDateTime":"\(effective)","valueQuantity":{"value":\(value),"unit":"mL","system":"http://unitsofmeasure.org","code":"mL"}}}
      """
    }
    let lines = told.text(by: FHIR(told.reader, of: 0, in: summer)).split(separator: "\n").map(String.init)
    let uuids = lines.dropFirst().dropLast().map { String($0.dropFirst(21).prefix(36)) }
    #expect(Set(uuids).count == 5)
    #expect(
      uuids.allSatisfy {
        $0.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil
      })
    guard uuids.count == 5 else { return }
    let ids = lines.map { String($0.firstMatch(of: /"value":"([^"]+)"/)?.1 ?? "") }
    let here = "urn:x-daybook"
    #expect(
      lines == [
        "{\"resourceType\":\"Bundle\",\"type\":\"collection\",\"entry\":[",
        observation(uuids[0], here, ids[1], "2026-01-12T08:10:00-03:30", "250") + ",",
        observation(uuids[1], here, ids[2], "2026-01-12T13:00:00-03:30", "83.333333") + ",",
        observation(uuids[2], here, ids[3], "2026-01-12T09:00:00-03:30", "160", "coffee") + ",",
        observation(uuids[3], here + ":apple-health", "a1b2", "2026-07-13T00:40:00+05:45", "236.588236")
          + ",",
        observation(uuids[4], here, ids[5], "2026-07-12", "1000"),
        "]}",
      ])
  }

  @Test(arguments: [
    ("Z", "+00:00"), ("+00:30", "+00:30"), ("-00:30", "-00:30"), ("-12", "-12:00"), ("+14", "+14:00"),
  ])
  func anObservationHasTheOffsetOfItsZone(zone: String, written: String) throws {
    let told = told(["2026-01-12": "water 250ml 08:10\n"])
    let text = told.text(by: FHIR(told.reader, of: 0, in: try #require(Zone(offset: zone))))
    #expect(text.contains("\"effectiveDateTime\":\"2026-01-12T08:10:00\(written)\""))
  }

  @Test func aBundleIsJSONHoweverManyDrinksThereAre() throws {
    for files in [[:], ["2026-01-12": "water 1l\n"]] as [KeyValuePairs<String, String>] {
      let told = told(files)
      let json = try JSON(parsing: told.bytes(by: FHIR(told.reader, of: 0, in: Zone(offset: 0))))
      #expect(json["entry"]?.elements?.count == files.count)
    }
  }
}

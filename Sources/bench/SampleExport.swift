import Chance

/// A made-up `export.xml` of Apple Health of about so many bytes: ten years of days, in which a watch writes much and
/// a person drinks eight glasses of water.
struct SampleExport {
  /// How many bytes it has, a record more or less.
  let size: Int

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 13 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    ]>
    <HealthData locale="en_GB">
     <ExportDate value="2026-01-12 14:30:00 +0000"/>

    """

  private static let watch =
    "sourceName=\"Watch\" sourceVersion=\"10.1\" device=\"&lt;&lt;HKDevice: 0x2828&gt;, name:Apple Watch, "
    + "manufacturer:Apple Inc., model:Watch, hardware:Watch6,14, software:10.1&gt;\""

  /// Writes the file in pieces of a few megabytes.
  func write(to path: String) throws(Failure) {
    var bytes = Array(Self.head.utf8)
    var written = 0
    try save([], to: path)
    let days = 3650
    // A record takes about 400 bytes; ten years hold them all.
    let perDay = max(8, size / days / 400)
    for number in (SampleDay.last - days + 1)...SampleDay.last {
      let day = SampleDay(number: number)
      var random = SplitMix64(seed: UInt64(number))
      for index in 0..<perDay where written + bytes.count < size {
        bytes += record(index, of: perDay, day, &random).utf8
      }
      if bytes.count > 4_000_000 {
        try save(bytes, to: path, adding: true)
        written += bytes.count
        bytes = []
      }
    }
    try save(bytes + Array("</HealthData>\n".utf8), to: path, adding: true)
  }

  private func record(_ index: Int, of count: Int, _ day: SampleDay, _ random: inout SplitMix64) -> String {
    let minute = index * 1439 / count
    let time = "\(day.date) \(padded(minute / 60, to: 2)):\(padded(minute % 60, to: 2)):"
    let span = "startDate=\"\(time)00 +0000\" endDate=\"\(time)30 +0000\""
    let created = "creationDate=\"\(time)59 +0000\" \(span)"
    if index * 8 / count != (index + 1) * 8 / count {
      return
        " <Record type=\"HKQuantityTypeIdentifierDietaryWater\" sourceName=\"Fluid\" sourceVersion=\"3\" unit=\"mL\" "
        + "\(created) value=\"\(day.drinks[index * 8 / count].millilitres)\"/>\n"
    }
    switch random.next(below: 4) {
    case 0:
      return
        " <Record type=\"HKQuantityTypeIdentifierHeartRate\" \(Self.watch) unit=\"count/min\" \(created) "
        + "value=\"\(50 + random.next(below: 90))\">\n"
        + "  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"1\"/>\n </Record>\n"
    case 1:
      return " <Record type=\"HKQuantityTypeIdentifierStepCount\" \(Self.watch) unit=\"count\" \(created) "
        + "value=\"\(random.next(below: 200))\"/>\n"
    default:
      return
        " <Record type=\"HKQuantityTypeIdentifierActiveEnergyBurned\" \(Self.watch) unit=\"kcal\" \(created) "
        + "value=\"0.\(random.next(below: 1000))\"/>\n"
    }
  }
}

extension Bench {
  /// Prints what the import of an Apple Health export costs, which another import of it has done before.
  func tableOfImports(_ size: Int) throws(Failure) {
    let name = "import, \(decimal(Double(size) / 1e6, places: 0)) MB of Apple Health"
    guard wants(name) else { return }
    let table = Table("import", "floor ms", "daybook ms", "MB/s", "goal", "peak MB")
    do throws(Failure) {
      let (export, book) = (samples.root + "/apple-health", samples.root + "/imported")
      try makeFolder(export)
      try makeFolder(book)
      try SampleExport(size: size).write(to: export + "/export.xml")
      try save(Array("daybook 1\nmeasure water \"Water\" unit ml\n".utf8), to: book + "/daybook.conf")
      let work = command(["import", export + "/export.xml"], in: book)
      let usages = try stopwatch.medians(
        of: [floor("floor", export), work], runs: min(options.runs.count, 5))
      table.row(
        name,
        [
          decimal(usages[0].wall, places: 0), decimal(usages[1].wall, places: 0),
          decimal(Double(size) / 1e3 / usages[1].wall, places: 0), "500", usages[1].megabytes,
        ])
    } catch {
      try table.row(name, failed: error)
    }
  }
}

import TestSupport

/// What a person drank, as a law of imports makes it up.
struct DrinkHistory {
  struct Drink: Hashable {
    var day: Int
    /// Minutes since midnight, from two hours after it to two before the next.
    var minute: Int
    var millilitres: Int
  }

  var drinks: [Drink] = []
  var isBroken = false

  init(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    for day in 1...(1 + chance.below(5)) {
      var minutes = Set((0..<chance.below(6)).map { _ in 120 + chance.below(1200) })
      if day == 1 { minutes.insert(500) }
      for minute in minutes.sorted() {
        drinks.append(
          Drink(day: day, minute: minute, millilitres: chance.one(of: [100, 250, 330, 500, 1250])))
      }
    }
    isBroken = chance.chance(40)
  }

  /// The sum of each day that has one.
  var sums: [(day: Int, millilitres: Int)] {
    Dictionary(grouping: drinks, by: \.day).map { ($0, $1.reduce(0) { $0 + $1.millilitres }) }
      .sorted { $0.0 < $1.0 }
  }

  static func clock(_ minute: Int) -> String {
    let parts = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts.joined(separator: ":")
  }
}

/// The programs whose drinks a law of imports writes as they would.
enum DrinkFormat: String, CaseIterable {
  case appleHealth, appleTables, healthAutoExport, buckets, samsung, garmin, fitbit, takeout, moments, named

  /// Whether only the sums of days are told.
  var isOfDays: Bool { self == .buckets || self == .fitbit }

  func text(of history: DrinkHistory) -> String {
    let rows = history.drinks.map { drink in
      row(AppHistory.date(drink.day), DrinkHistory.clock(drink.minute), drink)
    }
    let sums = history.sums.map { (AppHistory.date($0.day), $0.millilitres) }
    let broken = history.isBroken
    switch self {
    case .appleHealth:
      let odd =
        "<Record type=\"HKQuantityTypeIdentifierDietaryWater\" value=\"much\" unit=\"mL\" startDate=\"x\"/>\n"
      return "<?xml version=\"1.0\"?>\n<HealthData>\n\(rows.joined())\(broken ? odd : "")</HealthData>\n"
    case .appleTables:
      return
        "sourceName,sourceVersion,device,type,unit,creationDate,startDate,endDate,value\n\(rows.joined())"
        + (broken ? "App,1,,DietaryWater,mL,,soon,soon,250\n" : "")
    case .healthAutoExport, .buckets:
      let buckets = sums.map { "{\"date\":\"\($0.0)\",\"qty\":\($0.1)}" }
      let values = (self == .buckets ? buckets : rows) + (broken ? ["{\"date\":\"noon\",\"qty\":1}"] : [])
      return
        "{\"data\":{\"metrics\":[{\"name\":\"dietary_water\",\"units\":\"mL\",\"data\":[\n\(values.joined(separator: ",\n"))]}]}}"
    case .samsung:
      return
        "com.samsung.health.water_intake,6307003,6\nstart_time,time_offset,amount,unit_amount,datauuid,\n"
        + rows.joined() + (broken ? "2026-01-01 08:00:00.000,UTC+0100,much,250,x,\n" : "")
    case .garmin:
      let odd =
        "{\"calendarDate\":\"2026-01-01\",\"timestampLocal\":\"2026-01-01T08:00:00.0\",\"valueInML\":-1}"
      return "[\((rows + (broken ? [odd] : [])).joined(separator: ",\n"))]"
    case .takeout:
      let odd = "{\"logId\":1,\"date\":\"01/05/26\",\"waterAmount\":\"much\"}"
      return "[\((rows + (broken ? [odd] : [])).joined(separator: ",\n"))]"
    case .fitbit:
      let days = sums.map { day, sum in
        let shown = sum >= 1000 ? "\(sum / 1000),\(String(sum % 1000 + 1000).dropFirst())" : "\(sum)"
        return
          "Food Log \(day.filter { $0 != "-" })\nMeal,Food,Calories\n\nDaily Totals\n\"\",\"Calories\",\"0\"\n\"\",\"Water\",\"\(shown) ml\"\n\n"
      }
      return
        "Body\nDate,Weight,BMI,Fat\n\nActivities\nDate,Calories Burned,Steps\n\(broken ? "\"someday\",\"1\",\"2\"\n" : "")\n"
        + days.joined()
    case .moments: return "timestamp,water (ml)\n\(rows.joined())\(broken ? "2026-01-05 25:10,250\n" : "")"
    case .named:
      return "date,time,name,amount,unit\n\(rows.joined())\(broken ? "2026-01-05,08:10,water,x1,ml\n" : "")"
    }
  }

  private func row(_ date: String, _ clock: String, _ drink: DrinkHistory.Drink) -> String {
    let amount = drink.millilitres
    switch self {
    case .appleHealth:
      let instant = "\(date) \(clock):00 +0100"
      return
        " <Record type=\"HKQuantityTypeIdentifierDietaryWater\" sourceName=\"App\" unit=\"mL\" startDate=\"\(instant)\" endDate=\"\(instant)\" value=\"\(amount)\"/>\n"
    case .appleTables:
      let instant = "\(date) \(clock):00 +0100"
      return "App,1,,DietaryWater,mL,\(instant),\(instant),\(instant),\(amount)\n"
    case .healthAutoExport:
      return "{\"date\":\"\(date) \(clock):00 +0100\",\"qty\":\(amount),\"source\":\"App\"}"
    case .samsung:
      let utc = DrinkHistory.clock(drink.minute - 60)
      return "\(date) \(utc):00.000,UTC+0100,\(amount).0,250,id-\(drink.day)-\(drink.minute),\n"
    case .garmin:
      return
        "{\"calendarDate\":\"\(date)\",\"timestampLocal\":\"\(date)T\(clock):00.0\",\"valueInML\":\(amount).0}"
    case .takeout:
      let parts = date.split(separator: "-")
      return
        "{\"logId\":\(drink.day)\(drink.minute),\"date\":\"\(parts[1])/\(parts[2])/26\",\"time\":\"\(clock):00\",\"waterAmount\":\(amount).0,\"measurementUnit\":\"ml\"}"
    case .moments: return "\(date) \(clock),\(amount)\n"
    case .named: return "\(date),\(clock),Water,\(amount),ml\n"
    case .buckets, .fitbit: return ""
    }
  }
}

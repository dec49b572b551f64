import Journal

extension Words {
  /// A time of day in minutes since midnight, taken modulo a day: `08:10`, or on a 12-hour clock `8:10 AM`, `8:10 dop.`;
  /// a file's line takes them all.
  package func time(_ minutes: Int) -> String {
    let time = TimeOfDay(minutes: minutes)
    switch clock {
    case .hours24: return time.description
    case .hours12:
      let half = time.isBeforeNoon ? say("AM", "dop.") : say("PM", "odp.")
      return "\(time.hourOfTwelve):\(Words.twoDigits(time.minute))\(blank)\(half)"
    }
  }

  /// A length of time in minutes, the same in both languages: `7 h 30 min`, `45 min`, `8 h`, `0 min`.
  package func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    var parts: [String] = []
    if hours > 0 { parts.append("\(number(Int(hours)))\(blank)h") }
    if rest > 0 || hours == 0 { parts.append("\(rest)\(blank)min") }
    return (minutes < 0 ? "-" : "") + parts.joined(separator: " ")
  }

  /// `at 12:30`, `v 08:10` or `ve 12:30`: in Czech the way in which the hour is said decides, dvě, tři, čtyři, dvanáct,
  /// třináct, čtrnáct, dvacet to dvacet tři. The first of several times counts.
  package func at(_ time: String) -> String {
    let hour = Int(time.prefix { $0.isNumber }) ?? 0
    return say("at \(time)", "\([2, 3, 4, 12, 13, 14, 20, 21, 22, 23].contains(hour) ? "ve" : "v") \(time)")
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

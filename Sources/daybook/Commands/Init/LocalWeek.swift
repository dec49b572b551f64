import Journal
import Speech

extension Weekday {
  /// The day on which weeks begin where a person lives, as the environment's locale says it, by the CLDR; Monday where
  /// it says nothing. In a language of one land, such as Czech, it is that land's.
  static func first(in environment: Environment, language: Language) -> Weekday {
    if let own: Weekday = language.pick(nil, cs: .monday) { return own }
    guard
      let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap({ environment[$0] }).first(where: {
        !$0.isEmpty
      }),
      let territory = locale.prefix(while: { $0 != "." && $0 != "@" }).split(separator: "_").dropFirst().first
    else { return .monday }
    if sundayTerritories.contains(String(territory)) { return .sunday }
    return saturdayTerritories.contains(String(territory)) ? .saturday : .monday
  }

  private static let sundayTerritories = Set(
    """
    AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK \
    PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """.split(separator: " ").map(String.init))
  private static let saturdayTerritories = Set(
    "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".split(separator: " ").map(String.init))
}

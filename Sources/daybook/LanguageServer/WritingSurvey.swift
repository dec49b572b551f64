import Journal
import Notation

/// What a person writes, how often and at what time of day: what completion ranks by.
struct WritingSurvey {
  /// The times at which each habit and measure was written, by its number among all; nil where none stood there.
  private var times: [[TimeOfDay?]]
  /// The same of each amount of each measure, as it is typed.
  private var amounts: [[String: [TimeOfDay?]]]
  /// The tags, those with a value by their keys, the most frequent first.
  private(set) var tags: [String]

  /// Looks through lines.
  init(_ lines: some Sequence<FoundLine>, _ configuration: Configuration) {
    times = Array(repeating: [], count: configuration.references.count)
    amounts = Array(repeating: [:], count: configuration.measures.count)
    var counts: [String: Int] = [:]
    for line in lines {
      if let subject = line.subject { times[configuration.number(of: subject)].append(line.time) }
      for amount in line.amounts where !amount.isTag {
        let text = ExactDecimal.text(micros: amount.typed.number) + amount.unit
        amounts[amount.measure][text, default: []].append(line.time)
      }
      for tag in line.tags.compactMap(Tag.init) { counts[tag.word, default: 0] += 1 }
    }
    for measure in configuration.measures { counts[measure.name + ":", default: 0] += 0 }
    tags = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// How much a habit or measure is written, by its number among all.
  func weight(of number: Int, at now: TimeOfDay?) -> Int { WritingSurvey.weight(times[number], at: now) }

  /// The amounts of a measure, the most frequent few first, so that what was written once in a while is not in the way.
  func amounts(of measure: Int, at now: TimeOfDay?) -> [(text: String, weight: Int)] {
    amounts[measure].map { ($0.key, WritingSurvey.weight($0.value, at: now)) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(6).map { (text: $0.0, weight: $0.1) }
  }

  /// How much counts what was written at some times: ten times as much within an hour and a half of now.
  static func weight(_ times: [TimeOfDay?], at now: TimeOfDay?) -> Int {
    guard let now else { return times.count }
    return times.reduce(0) { $0 + ($1.map { isNear($0, now) } == true ? 10 : 1) }
  }

  /// Whether a time is within an hour and a half of another.
  static func isNear(_ time: TimeOfDay, _ now: TimeOfDay) -> Bool {
    let distance = time.minutes(until: now)
    return min(distance, 1440 - distance) <= 90
  }
}

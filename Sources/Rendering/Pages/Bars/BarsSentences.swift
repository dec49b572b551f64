import Journal
import Reports

extension BarsPage {
  /// The bars in sentences that make sense read aloud.
  package var sentences: [String] {
    var sentences = ["\(measure.title): \(heading)."]
    if !goalLine.isEmpty { sentences.append(goalLine.asSentence) }
    guard !isEmpty else { return sentences + invitation.sentences }
    for place in shownPlaces {
      let date = words.dayInSentence(bars.period.from + place)
      sentences.append("\(date.asSentenceStart): \(spoken(place)).")
    }
    sentences += bars.weeks.compactMap(spoken)
    return sentences + facts { words.dayAndMonth($0.parts) }.map { words.fact($0.head, $0.value) }
  }

  /// How a week went by its goal: `Week of Jan 12–18: 8 of at most 5, over the limit.`; nil if nothing was asked.
  private func spoken(_ week: WeekFacts) -> String? {
    guard !week.asksNothing, case .amount(let done, let target) = week.tally else { return nil }
    let progress = screen.aloud.progress(done, of: target, in: measure.unit)
    let standing = words.standing(week.state, of: target, total: done)
    return "\(words.weekOf(week.days.from.parts, week.days.to.parts)): \(progress), \(standing)."
  }

  private func spoken(_ place: Int) -> String {
    let value = bars.values[place]
    let isOver = bars.period.from + place < today
    var text =
      value.map { screen.amount($0, in: measure.unit, against: dailyTarget(place)) }
      ?? (isOver ? words.noValue : words.noValueYet)
    guard let state = bars.states?[place], let target = bars.targets[place], !target.isWeekly else {
      return text
    }
    if let value, let percent = percentage(of: value, in: target.figure) {
      text += ", \(words.aloud.percent(percent))"
    }
    return text + ", \(words.standing(state, of: target, total: value ?? 0))"
  }
}

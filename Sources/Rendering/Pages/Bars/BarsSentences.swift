import Journal
import Reports

extension BarsPage {
  /// The bars in sentences that make sense read aloud.
  package var sentences: [String] {
    var sentences = ["\(measure.title): \(heading)."]
    if !goalLine.isEmpty { sentences.append(goalLine.asSentence) }
    guard !isEmpty else {
      return sentences + ["\(words.noValues(measure.title)) \(sample)"]
    }
    for place in shownPlaces {
      let date = words.dayInSentence(bars.period.from + place)
      sentences.append("\(date.asSentenceStart): \(spoken(place)).")
    }
    return sentences + facts { words.dayAndMonth($0.parts) }.map { words.fact($0.head, $0.value) }
  }

  private func spoken(_ place: Int) -> String {
    let value = bars.values[place]
    let isOver = bars.period.from + place < today
    var text =
      value.map { screen.amount($0, in: measure.unit) } ?? (isOver ? words.noValue : words.noValueYet)
    guard let state = bars.states?[place], let target = bars.targets[place], !target.isWeekly else {
      return text
    }
    if let value, let percent = percentage(of: value, in: target.figure) {
      text += ", \(words.aloud.percent(percent))"
    }
    return text + ", \(words.standing(state, of: target, total: value ?? 0))"
  }
}

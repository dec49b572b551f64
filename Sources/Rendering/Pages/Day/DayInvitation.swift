import Journal
import Reports

extension Invitation {
  /// Makes the invitation to a day on which nothing stands; nil for any other.
  init?(to day: DayPage) {
    guard day.isBlank else { return nil }
    let words = day.words
    if day.configuration.declaresNothing {
      self.init(words.nothingTracked)
      proposals = [
        Proposal(command: words.setUp(day.configuration), note: words.proposalSetUp),
        Proposal(command: "daybook add water 250ml", note: words.proposalFirst),
        Proposal(command: "daybook note \(words.sampleNote)", note: words.proposalNote),
      ]
      return
    }
    if day.problems.contains(where: \.isOfAWholeFile) {
      self.init(words.dayOutOfReach)
      return
    }
    guard day.pause == nil else { return nil }
    if day.report.day > day.today {
      self.init(words.nothingYet)
      return
    }
    self.init(day.isPast ? words.nothingThatDay : words.nothingToday)
    let date = day.isPast ? " --date \(day.report.day)" : ""
    let proposed = day.configuration.proposedMeasures(on: day.report.day)
    if let measure = proposed.first(where: {
      day.screen.usualAmount(of: $0, day.configuration, on: day.report.day) != nil
    }) {
      let command = day.screen.firstLine(of: measure, day.configuration, on: day.report.day)
      proposals.append(Proposal(command: command + date))
    }
    if let habit = day.boxedHabits.first(where: {
      $0.state != .skipped && day.configuration.habits[$0.habit].derivation == nil
    }) {
      let name = day.configuration.habits[habit.habit].name
      proposals.append(Proposal(command: "daybook done \(name)\(date)"))
    }
    proposals.append(Proposal(command: "daybook note \(words.sampleNote)\(date)"))
  }
}

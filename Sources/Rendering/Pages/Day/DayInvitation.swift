import Journal
import Reports

extension DayPage {
  /// A suggestion what to do next where the daybook or the day is empty; nothing elsewhere.
  var invitation: [StyledText] {
    guard let invitation = Invitation(to: self) else { return [] }
    let columns = invitation.proposals.map(\.command.widthInColumns).max() ?? 0
    return screen.wrapped(invitation.sentence)
      + invitation.proposals.flatMap { proposal -> [StyledText] in
        let command = "  " + StyledText(proposal.command, .accent)
        guard let note = proposal.note else { return command.wrapped(at: screen.columns, indentation: 4) }
        let line = command.padded(to: columns + 4) + StyledText(note, .muted)
        return line.widthInColumns <= screen.columns
          ? [line] : command.wrapped(at: screen.columns, indentation: 4)
      }
  }
}

/// A sentence and the commands that it leads to.
struct Invitation {
  /// A command that can be typed as it stands, with what it does where that is not plain.
  struct Proposal {
    var command: String
    var note: String?
  }

  let sentence: String
  private(set) var proposals: [Proposal] = []

  /// Makes the invitation to a day on which nothing stands; nil for any other.
  init?(to day: DayPage) {
    guard day.isBlank else { return nil }
    let words = day.words
    if day.configuration.declaresNothing {
      sentence = words.nothingTracked
      proposals = [
        Proposal(command: words.setUp(day.configuration), note: words.proposalSetUp),
        Proposal(command: "daybook add water 250ml", note: words.proposalFirst),
        Proposal(command: "daybook note \(words.sampleNote)", note: words.proposalNote),
      ]
      return
    }
    if day.problems.contains(where: \.isOfAWholeFile) {
      sentence = words.dayOutOfReach
      return
    }
    guard day.pause == nil else { return nil }
    if day.report.day > day.today {
      sentence = words.nothingYet
      return
    }
    sentence = day.isPast ? words.nothingThatDay : words.nothingToday
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

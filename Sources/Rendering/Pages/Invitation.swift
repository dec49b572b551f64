/// What is said where there is nothing to show, and the commands that it leads to.
struct Invitation {
  /// A command that can be typed as it stands, with what it does where that is not plain.
  struct Proposal {
    var command: String
    var note: String?
  }

  let sentence: String
  var proposals: [Proposal]

  init(_ sentence: String, _ commands: String...) {
    self.sentence = sentence
    proposals = commands.map { Proposal(command: $0) }
  }

  /// The lines, none wider than a screen; a note stands behind its command where both have room.
  func lines(on screen: Screen) -> [StyledText] {
    let columns = proposals.map(\.command.widthInColumns).max() ?? 0
    return screen.wrapped(sentence)
      + proposals.flatMap { proposal -> [StyledText] in
        let command = "  " + StyledText(proposal.command, .accent)
        let line = proposal.note.map { command.padded(to: columns + 4) + StyledText($0, .muted) }
        if let line, line.widthInColumns <= screen.columns { return [line] }
        return command.wrapped(at: screen.columns, indentation: 4)
      }
  }

  /// It in sentences that make sense read aloud.
  var sentences: [String] { [sentence] + proposals.map(\.command) }

  /// It as a part of a page.
  var html: HTML {
    let commands = proposals.map { proposal in
      StyledText(proposal.command, .accent) + StyledText(proposal.note.map { "  \($0)" } ?? "")
    }
    return .section(.paragraph(StyledText(sentence)) + .list(commands))
  }
}

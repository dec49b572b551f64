import Journal
import Notation

/// The findings of a check of files, a line a problem.
package struct CheckPage: Page {
  /// The problems in the order in which they are told.
  let problems: [ProblemLine]
  /// The number of files that were looked at.
  let files: Int
  package var screen: Screen

  /// Makes the page of a check of so many files.
  package init(_ problems: [ProblemLine], files: Int, on screen: Screen) {
    self.problems = problems
    self.files = files
    self.screen = screen
  }

  /// The lines as compilers write them, of any length, since editors read them.
  package var lines: [StyledText] { problems.map { $0.styled(screen.words) } }

  /// The same lines: each is read aloud as it stands.
  package var sentences: [String] { lines.map(\.text) }

  /// The object `daybook.check/1`; its messages are in English.
  package var json: JSON {
    JSON(
      checkedFiles: files, problems: problems.map { ($0.path, $0.problem) },
      message: Words(.en).message(for:))
  }
}

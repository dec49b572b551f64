import Journal
import Notation

/// The findings of a check of files, a line a problem.
package struct CheckPage: Page {
  /// The problems in the order in which they are told.
  let problems: [ProblemLine]
  /// The number of files that were looked at.
  let files: Int
  /// Whether lines are broken at the screen's edge: they are at a terminal, and not where an editor reads them.
  let isBroken: Bool
  package var screen: Screen

  /// Makes the page of a check of so many files.
  package init(_ problems: [ProblemLine], files: Int, isBroken: Bool = false, on screen: Screen) {
    (self.problems, self.files, self.isBroken, self.screen) = (problems, files, isBroken, screen)
  }

  /// The lines as compilers write them.
  package var lines: [StyledText] {
    problems.map { $0.styled(screen.words) }.flatMap {
      isBroken ? $0.wrapped(at: screen.columns, indentation: 2) : [$0]
    }
  }

  /// The same lines: each is read aloud as it stands.
  package var sentences: [String] { problems.map { $0.styled(screen.words).text } }

  /// The object `daybook.check/1`; its messages are in English.
  package var json: JSON {
    JSON(
      checkedFiles: files, problems: problems.map { ($0.path, $0.problem) },
      message: Words(.en).message(for:))
  }
}

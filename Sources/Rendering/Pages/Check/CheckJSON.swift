import Journal
import Notation

extension JSON {
  /// A problem as `check` reports it: lines and columns from 1, columns in UTF-8 bytes of the line, the end one
  /// past the last byte; all three are null for a problem of a whole file or folder.
  ///
  /// `message` says in English what is wrong and what to write instead.
  init(_ problem: Problem, in path: String, message: (Problem) -> String) {
    let isPlaced = problem.line != nil
    self = [
      "path": .string(path),
      "line": JSON(problem.line.map { Int($0) + 1 }),
      "column": JSON(isPlaced ? Int(problem.range.lowerBound) + 1 : nil),
      "endColumn": JSON(isPlaced ? Int(problem.range.upperBound) + 1 : nil),
      "severity": .string(problem.severity.rawValue),
      "code": .string(problem.code),
      "message": .string(message(problem)),
      "fix": JSON(problem.fix) { fix in
        [
          "column": .integer(fix.range.lowerBound + 1), "endColumn": .integer(fix.range.upperBound + 1),
          "text": .string(fix.text),
        ]
      },
    ]
  }

  /// The findings of `check` as `daybook.check/1`: `files` counts all that were read, problems are in the order given.
  init(
    checkedFiles files: Int, problems: [(path: String, problem: Problem)], message: (Problem) -> String
  ) {
    self = [
      "schema": "daybook.check/1", "files": .integer(files),
      "problems": JSON(each: problems) { JSON($0.problem, in: $0.path, message: message) },
    ]
  }
}

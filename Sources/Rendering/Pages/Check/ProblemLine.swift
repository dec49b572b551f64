import Journal

/// A problem as compilers and editors know it: `FILE:LINE:COL: severity: message [code]`.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; a problem of a whole file has neither. Severity and message
/// are in the person's language.
package struct ProblemLine {
  let path: String
  let problem: Problem

  /// Takes a problem and the path of its file, as the person would type it.
  package init(_ problem: Problem, in path: String) { (self.problem, self.path) = (problem, path) }

  /// The line without its message, which may hold words of the file.
  func placed(_ words: Words) -> StyledText {
    StyledText(path, .label) + StyledText(problem.line.map { ":\($0 + 1)" } ?? "", .muted) + ": "
      + StyledText(words.name(of: problem.severity), problem.severity.role)
      + StyledText(" [\(problem.code)]", .muted)
  }

  /// The line with its roles; control characters in the path are shown.
  package func styled(_ words: Words) -> StyledText {
    var text = StyledText(path, .label)
    if let line = problem.line { text.append(":\(line + 1):\(problem.range.lowerBound + 1)", .muted) }
    text.append(": ")
    text.append("\(words.name(of: problem.severity)):", problem.severity.role)
    text.append(" \(words.message(for: problem)) ")
    text.append("[\(problem.code)]", .muted)
    return text
  }
}

extension Severity {
  /// How what costs so much is shown.
  package var role: Role {
    switch self {
    case .error: .bad
    case .warning: .warning
    case .hint: .accent
    }
  }
}

/// How many files were checked, and how many problems were found in them.
package struct ProblemTally: Equatable, Sendable {
  package var files: Int
  package var errors = 0
  package var warnings = 0
  package var hints = 0

  /// Adds one problem.
  package mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .hint: hints += 1
    }
  }

  /// All problems together.
  package var problems: Int { errors + warnings + hints }
}

extension ProblemTally {
  /// Counts nothing yet in a number of files.
  package init(files: Int) { self.files = files }
}

extension Words {
  /// The last line of a check: `73 files, 12 problems: 5 errors, 4 warnings, 3 hints`.
  package func summary(of tally: ProblemTally) -> StyledText {
    let files = files(tally.files)
    if tally.problems == 0 { return "\(files), \(say("no problem found", "žádný problém"), .good)" }
    return "\(files), \(problems(tally.problems)): \(severities(tally))"
  }

  /// The last line of a check that mended what it could; `tally` holds what is left.
  package func summary(of tally: ProblemTally, mended: Int) -> StyledText {
    if mended == 0, tally.problems == 0 { return summary(of: tally) }
    let files = files(tally.files)
    let problems = problems(mended)
    let done =
      mended == 0
      ? say("nothing could be mended", "nic se nedalo opravit")
      : say("\(problems) mended", "\(czech(mended, "opraven", "opraveny", "opraveno")) \(problems)")
    if tally.problems == 0 { return "\(files), \(done), \(say("none left", "žádný nezbývá"), .good)" }
    let count = number(tally.problems)
    let left = say("\(count) left", "\(czech(tally.problems, "zbývá", "zbývají", "zbývá")) \(count)")
    return "\(files), \(done), \(left): \(severities(tally))"
  }

  private func severities(_ tally: ProblemTally) -> StyledText {
    [
      (tally.errors, Noun.error, Severity.error), (tally.warnings, .warning, .warning),
      (tally.hints, .hint, .hint),
    ]
    .filter { $0.0 > 0 }
    .map { StyledText(counted($0.0, $0.1), $0.2.role) }
    .joined(separator: ", ")
  }
}

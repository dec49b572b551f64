import Journal
import Notation
import Rendering

/// The kinds of actions, by the protocol's words.
enum CodeActionKind: String, CaseIterable {
  /// The kind that mends a problem.
  case quickfix
  /// The kind that rewrites a line.
  case rewrite = "refactor.rewrite"
  /// The kind that adds lines to the day.
  case source = "source.daybook"
}

extension DocumentLens {
  /// What can be done at a range: the corrections of its problems, then what can be done to its line and its day, as far
  /// as the editor asks for such.
  func codeActions(in range: JSON?, context: JSON) -> JSON {
    guard let wanted = document.text.range(range) else { return [] }
    let only = context["only"]?.elements?.compactMap(\.text)
    func isAsked(_ kind: CodeActionKind) -> Bool {
      only?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSON] = isAsked(.quickfix) ? corrections(in: wanted) : []
    let line = line(at: wanted.lowerBound)
    for command in [LineCommand.tick, .skip, .open, .now, .cup, .template] {
      let kind = command.isOfDay ? CodeActionKind.source : .rewrite
      guard isAsked(kind), let edit = edit(command, line: line) else { continue }
      actions.append(
        [
          "title": .string(words.title(of: command, on: self)), "kind": .string(kind.rawValue),
          "edit": json([edit]),
        ])
    }
    return .array(actions)
  }

  /// The corrections of the problems that touch a range: the one that is meant, or each reading that there may be.
  private func corrections(in wanted: Range<Int>) -> [JSON] {
    problems.flatMap { problem -> [JSON] in
      let place = bytes(of: problem.range, inLine: problem.line)
      guard place.lowerBound <= wanted.upperBound, wanted.lowerBound <= place.upperBound else { return [] }
      if let fix = problem.fix {
        let edit = TextEdit(bytes(of: fix.range, inLine: problem.line), fix.text)
        return [correction(of: problem, words.fixTitle(fix.text), edit, isPreferred: true)]
      }
      if case .duplicateEntry = problem.kind, let line = problem.line {
        var draft = draft
        guard (try? draft.remove([Int(line)])) != nil else { return [] }
        return [
          correction(
            of: problem, words.takeOutLine, file.source.edit(to: draft.file.source), isPreferred: true)
        ]
      }
      return problem.kind.readings.compactMap { reading in
        let edit = TextEdit(place, reading)
        guard isReadable(edit, mending: problem) else { return nil }
        return correction(of: problem, words.fixTitle(reading), edit, isPreferred: false)
      }
    }
  }

  private func correction(
    of problem: Problem, _ title: String, _ edit: TextEdit, isPreferred: Bool
  ) -> JSON {
    [
      "title": .string(title), "kind": .string(CodeActionKind.quickfix.rawValue),
      "diagnostics": diagnostics([problem]), "isPreferred": .bool(isPreferred), "edit": json([edit]),
    ]
  }

  /// Whether a problem is gone once a reading stands in its place.
  private func isReadable(_ edit: TextEdit, mending problem: Problem) -> Bool {
    guard let line = problem.line.map(Int.init), day != nil else { return true }
    let after = file.with(file.source.applying([edit]))
    guard after.lines.indices.contains(line) else { return false }
    return !reader.read(after.lines[line], of: after).problems.contains { $0.code == problem.code }
  }
}

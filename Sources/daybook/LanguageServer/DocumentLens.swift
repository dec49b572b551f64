import Journal
import Notation
import Platform
import Rendering
import Reports

/// A document as daybook reads it: an editor's text, and the daybook that it belongs to.
struct DocumentLens {
  let document: EditorDocument
  let daybook: Daybook
  let now: Moment
  let file: DayFile

  /// Looks at a document by the names of a daybook.
  init(_ document: EditorDocument, _ daybook: Daybook, now: Moment) {
    self.document = document
    self.daybook = daybook
    self.now = now
    file = DayFile(document.text.bytes, at: document.path ?? Path(""))
  }

  /// The day of the file; nil for the configuration.
  var day: Day? {
    switch document.kind {
    case .day(let day): day
    case .configuration: nil
    case .other: document.path.flatMap(daybook.configuration.day(ofFileAt:))
    }
  }

  /// The problems that `check` would find in the file.
  private var problems: [Problem] {
    var interpreter = daybook.interpreter
    return CheckScope.problems(of: file, day, daybook, &interpreter)
  }

  /// The problems as the editor shows them.
  var diagnostics: [JSON] { problems.map(diagnostic) }

  private func diagnostic(_ problem: Problem) -> JSON {
    let severity =
      switch problem.severity {
      case .error: 1
      case .warning: 2
      case .hint: 4
      }
    return [
      "range": document.text.json(bytes(of: problem.range, inLine: problem.line)),
      "severity": .integer(severity), "code": .string(problem.code), "source": "daybook",
      "message": .string(daybook.words.message(for: problem)),
    ]
  }

  /// A range of a line as one of the text; that of a whole file's problem is empty, at its beginning.
  private func bytes(of range: Range<Int32>, inLine line: Int32?) -> Range<Int> {
    guard let line, Int(line) < file.lines.count else { return 0..<0 }
    let start = file.lines[Int(line)].start
    return Int(start + range.lowerBound)..<Int(start + range.upperBound)
  }

  /// The edits that give the file its plain form: none if it has it, or if that would lose anything.
  var formatting: JSON {
    guard let day, file.formatted(by: daybook.interpreter, of: day) != nil else {
      return []
    }
    let edits = file.formattingEdits(by: daybook.interpreter, of: day)
    return JSON(each: edits) { document.text.json($0) }
  }

  /// The fixes of the problems that touch a range.
  func codeActions(in range: JSON?) -> JSON {
    guard let wanted = document.text.range(range) else { return [] }
    var actions: [JSON] = []
    for problem in problems {
      let place = bytes(of: problem.range, inLine: problem.line)
      guard let fix = problem.fix, place.lowerBound <= wanted.upperBound,
        wanted.lowerBound <= place.upperBound
      else { continue }
      let edit = TextEdit(bytes(of: fix.range, inLine: problem.line), fix.text)
      actions.append([
        "title": .string(daybook.words.fixTitle(fix.text)), "kind": "quickfix",
        "diagnostics": [diagnostic(problem)], "isPreferred": true,
        "edit": ["changes": .object([JSON.Member(document.uri, [document.text.json(edit)])])],
      ])
    }
    return .array(actions)
  }

  /// How the habit or measure of a line stands on the day, as `day` would tell it of the text.
  func hover(at position: JSON?) -> JSON {
    guard let day, let offset = document.text.offset(position),
      let line = file.lines.firstIndex(where: { Int($0.next) > offset || Int($0.end) >= offset })
    else { return .null }
    let written = WordedDay(file, of: day, by: daybook.interpreter)
    let record = written.record
    let subjects = record.records.filter { Int($0.line) == line }.compactMap(\.subject)
    let ownGoals = record.ownGoals.filter { Int($0.line) == line }.map { Reference.measure($0.measure) }
    if ownGoals.isEmpty, subjects.isEmpty { return .null }
    guard let index = try? daybook.index(within: Period(day - 1, day + 1)),
      let report = try? daybook.report(of: written, isUnsaved: true, index: index, now: now)
    else { return .null }
    let page = DayPage(
      report, configuration: daybook.configuration, now: now, on: daybook.settings.screen)
    var told: [Reference] = []
    var sentences: [String] = []
    for subject in ownGoals + subjects where !told.contains(subject) {
      told.append(subject)
      sentences += page.sentences(of: subject)
    }
    if sentences.isEmpty { return .null }
    let bytes = Int(file.lines[line].start)..<Int(file.lines[line].end)
    return [
      "contents": ["kind": "plaintext", "value": .string(sentences.joined(separator: "\n"))],
      "range": document.text.json(bytes),
    ]
  }
}

extension EditorText {
  /// The byte at a position of the protocol; nil if it is none.
  func offset(_ position: JSON?) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else {
      return nil
    }
    return offset(of: Position(line: line, character: character))
  }

  /// The bytes of a range of the protocol; nil if it is none.
  func range(_ range: JSON?) -> Range<Int>? {
    guard let start = offset(range?["start"]), let end = offset(range?["end"]) else { return nil }
    return min(start, end)..<max(start, end)
  }

  /// A range as the protocol has it.
  func json(_ range: Range<Int>) -> JSON {
    ["start": json(position(of: range.lowerBound)), "end": json(position(of: range.upperBound))]
  }

  private func json(_ position: Position) -> JSON {
    ["line": .integer(position.line), "character": .integer(position.character)]
  }

  /// An edit as the protocol has it.
  func json(_ edit: TextEdit) -> JSON {
    [
      "range": json(edit.range),
      "newText": .string(String(decoding: edit.replacement, as: UTF8.self)),
    ]
  }
}

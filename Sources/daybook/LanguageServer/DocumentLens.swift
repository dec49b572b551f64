import Journal
import Notation
import Platform
import Rendering
import Reports

/// A document as daybook reads it: an editor's text, the daybook that it belongs to, and what was found out of both.
///
/// A class, so that what several requests ask for is found out once.
final class DocumentLens {
  let document: EditorDocument
  let kept: KeptDaybook
  let client: EditorClient
  let now: Moment
  let file: DayFile
  /// The day of the file; nil for the configuration, and for any other file.
  let day: Day?

  /// Looks at a document by the names of a daybook.
  init(_ document: EditorDocument, _ kept: KeptDaybook, for client: EditorClient, now: Moment) {
    (self.document, self.kept, self.client, self.now) = (document, kept, client, now)
    file = DayFile(document.text.bytes, at: document.path ?? Path(""))
    switch document.kind {
    case .day(let day): self.day = day
    case .configuration: day = nil
    case .other: day = document.path.flatMap(kept.daybook.configuration.day(ofFileAt:))
    }
  }

  var daybook: Daybook { kept.daybook }
  var configuration: Configuration { daybook.configuration }
  var words: Words { daybook.words }
  var screen: Screen { daybook.settings.screen }

  /// The reader of the document's lines.
  lazy var reader = daybook.interpreter.reader(asOf: day ?? daybook.today)

  /// The lines of a day as they are read; none of any other file.
  lazy var readings: [LineReading] = day == nil ? [] : file.lines.map { reader.read($0, of: file) }

  /// What the file says of its day, and the problems that `check` would find in it.
  private lazy var examined: (record: DayRecord?, problems: [Problem]) = {
    var interpreter = daybook.interpreter
    guard let day else { return (nil, ConfigurationReading(file).problems) }
    let problems = CheckScope.problems(
      in: file.source, isMarkdown: file.isMarkdown, of: day, daybook, &interpreter)
    return (interpreter.read(file, of: day).record, problems)
  }()
  var problems: [Problem] { examined.problems }

  /// What the file says of its day.
  lazy var written: WordedDay? = examined.record.map { WordedDay($0, in: file, by: reader) }

  /// How the day stands, with all files beside it.
  lazy var page: DayPage? = {
    guard let written, let report = kept.report(of: written, at: document.path, now: now) else { return nil }
    return DayPage(report, now: now, in: daybook.frame)
  }()
  var report: DayReport? { page?.report }

  /// The file as a change of it begins. An editor that holds nothing may say that it holds one blank line.
  lazy var draft: DayDraft = {
    let isEmpty = file.lines.count == 1 && file.lines[0].end == 0
    return DayDraft(
      at: document.path?.description ?? "", of: isEmpty ? file.with([]) : file,
      readings: isEmpty ? [] : readings, by: reader)
  }()

  /// The edits that add to the day, which several requests ask for.
  lazy var cup: TextEdit? = made(.cup)
  lazy var template: TextEdit? = made(.template)

  /// The lines of the template that the document lacks: every habit that is due and has no line, open, at its usual time.
  lazy var missingLines: [String] = {
    guard let report, report.day >= daybook.today else { return [] }
    return configuration.template(of: report.habits.filter { $0.mark == .none }, draft.style)
  }()

  /// The problems as the editor shows them.
  var diagnostics: JSON { diagnostics(problems) }

  func diagnostics(_ problems: [Problem]) -> JSON {
    .written(each: problems) { stream, problem in
      stream.beginObject()
      document.text.write(bytes(of: problem.range, inLine: problem.line), to: &stream)
      stream.key("severity")
      switch problem.severity {
      case .error: stream.integer(1)
      case .warning: stream.integer(2)
      case .hint: stream.integer(4)
      }
      stream.member("code", problem.code)
      stream.member("source", "daybook")
      stream.member("message", words.message(for: problem))
      stream.endObject()
    }
  }

  /// A range of a line as one of the text; that of a whole file's problem is empty, at its beginning.
  func bytes(of range: Range<Int32>, inLine line: Int32?) -> Range<Int> {
    guard let line, Int(line) < file.lines.count else { return 0..<0 }
    let start = file.lines[Int(line)].start
    return Int(start + range.lowerBound)..<Int(start + range.upperBound)
  }

  /// The bytes of a line without its end.
  func bytes(ofLine line: Int) -> Range<Int> { Int(file.lines[line].start)..<Int(file.lines[line].end) }

  /// The line, counting from 0, that a byte stands in; nil beyond the last.
  func line(at offset: Int) -> Int? {
    let line = file.lines.partitioningIndex { Int($0.next) > offset }
    if line < file.lines.count { return line }
    return file.lines.last.map { Int($0.end) >= offset } == true ? line - 1 : nil
  }

  /// The lines that a range of the protocol touches; all without one.
  func lines(in range: JSON?) -> Range<Int> {
    guard let bytes = document.text.range(range), let first = line(at: bytes.lowerBound) else {
      return range == nil ? file.lines.indices : 0..<0
    }
    return first..<(line(at: bytes.upperBound) ?? file.lines.count - 1) + 1
  }

  /// A range as the protocol has it.
  func json(_ range: Range<Int>) -> JSON { document.text.json(range) }

  /// The edits that give the file its plain form: none if it has it, or if that would lose anything. Only the ends of
  /// lines are changed in the configuration, whose columns are its writer's.
  var formatting: JSON {
    let edits: [TextEdit]
    if let day {
      var interpreter = daybook.interpreter
      guard file.formatted(by: &interpreter, of: day) != nil else { return [] }
      edits = file.formattingEdits(by: &interpreter, of: day)
    } else {
      edits = file.formattingEdits(by: LineReader(Configuration(), isImplied: false))
    }
    return JSON(each: edits) { document.text.json($0) }
  }
}

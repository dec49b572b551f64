import Journal
import Platform

/// What was logged to a file while it was open in an editor, which may have saved over it.
///
/// An editor writes what it has read and what the person typed; lines that others added in between are gone then. The
/// changes that daybook made are in the undo log, each with its lines, and from these they are had again.
struct Meanwhile {
  /// The bytes that the editor was started with.
  let start: Bytes
  /// Whether these are a template, which nobody wrote: it goes if nothing else was done with it.
  var isTemplate = false
  /// The changes since then, oldest first.
  var changes: [UndoRecord] = []
  /// The kind of the file.
  let kind: MergedKind
  /// Whether it is Markdown.
  var isMarkdown = false

  /// The file with both, of what the editor left, and what it would hold had nobody edited it.
  func folded(into left: Bytes) -> (outcome: MergeOutcome, unedited: Bytes) {
    let (outcome, unedited) = foldedAsItIs(into: left)
    guard isTemplate, outcome.file.source == unedited else { return (outcome, unedited) }
    let file = DayFile(unedited, isMarkdown: isMarkdown)
    let new = FileEdit.newLines(of: file, since: start).map { file.lines[$0] }
    let logged = Bytes(new.flatMap { unedited[Int($0.start)..<Int($0.next)] })
    return (fold(logged, logged, logged), logged)
  }

  /// The changes of a day that was made of the template, each as one of a file without it, since the template is gone:
  /// the first of them makes the file. Nil if these are not all that the file holds.
  func withoutTemplate(_ file: Bytes?) -> [UndoRecord]? {
    guard isTemplate else { return nil }
    var rebased: [UndoRecord] = []
    var before: Bytes?
    for count in changes.indices {
      var part = self
      part.changes = Array(changes[...count])
      let after = part.folded(into: part.foldedAsItIs(into: start).unedited).unedited
      let (change, step) = (changes[count], changes[count].step)
      rebased.append(
        UndoRecord(step: step, daybook: change.daybook, file: change.file, before: before, after: after))
      before = after
    }
    return before == file ? rebased : nil
  }

  /// As `folded`, with what is left of a template.
  private func foldedAsItIs(into left: Bytes) -> (outcome: MergeOutcome, unedited: Bytes) {
    var rest = changes[...]
    // Before the editor first saved, each change was made to what the one before it had left.
    var unedited = start
    while let next = rest.first, let after = next.following(unedited) {
      unedited = after
      rest = rest.dropFirst()
    }
    var outcome = fold(start, left, unedited)
    // Nothing was saved over those that came after its last saving.
    var saved = left
    while let last = rest.last, case .restored(let before?, .wholeFile) = last.reverting(saved) {
      saved = before
      rest = rest.dropLast()
    }
    if saved != left { unedited = fold(saved, unedited, left).file.source }
    // Nobody has the file of a change between two savings, but its lines are known.
    for edit in rest.flatMap(\.edits) {
      // A last line without an end gets one by what is put behind it.
      let removed = Set(edit.removed[...].fullLines.map { UndoRecord.text(of: $0) })
      let inserted = edit.inserted[...].fullLines
      let added = Bytes(inserted.filter { !removed.contains(UndoRecord.text(of: $0)) }.joined())
      if FileEdit.holdsLines(of: added, left) { continue }
      outcome = fold(left, outcome.file.source, fold([], left, added).file.source)
      unedited = fold([], unedited, added).file.source
    }
    return (outcome, unedited)
  }

  private func fold(_ ancestor: Bytes, _ ours: Bytes, _ theirs: Bytes) -> MergeOutcome {
    func file(_ bytes: Bytes) -> DayFile { DayFile(bytes, isMarkdown: isMarkdown) }
    return ThreeWay(ancestor: file(ancestor), ours: file(ours), theirs: file(theirs), of: kind).outcome
  }
}

extension UndoRecord {
  /// Whether two records are of the change of one file in one step.
  func isOfSameChange(as other: UndoRecord) -> Bool {
    (step.id, daybook, file) == (other.step.id, other.daybook, other.file)
  }

  /// The bytes that the change made of a file; nil if it was made to other bytes, or removed the file.
  fileprivate func following(_ bytes: Bytes) -> Bytes? {
    guard before == Fingerprint(of: bytes), let made = FileEdit.applying(edits, to: bytes),
      after == Fingerprint(of: made)
    else { return nil }
    return made
  }
}

extension FileEdit {
  /// The lines of a file, counting from 0, that other bytes do not have, as a diff finds them.
  static func newLines(of file: DayFile, since before: Bytes) -> [Int] {
    var lines: [Int] = []
    var shift = 0
    for edit in between(before, file.source) {
      let start = edit.offset + shift
      let end = start + edit.inserted.count
      shift += edit.inserted.count - edit.removed.count
      lines += file.lines.indices.filter { (start..<end).contains(Int(file.lines[$0].start)) }
    }
    return lines
  }
}

/// Files of the same day, or of the same settings, made one without a common ancestor.
///
/// Nothing that any of them holds is missing afterwards. The union of a file with itself is that file; in whichever
/// order files are joined, the result has the same records.
package struct Union: Sendable {
  /// The merged file and what was done.
  package let outcome: MergeOutcome

  /// Joins the lines of other files to ours, one file after the other; the result is in the style of ours, or if ours
  /// has no line, of the first that has one.
  package init(_ ours: DayFile, _ others: [DayFile], of kind: MergedKind) {
    let first = MergedSide(ours, of: kind)
    var style = MergedStyle(of: first)
    var (union, fields, frame) = (LineUnion(first.lines), LineUnion(first.fields), first.frame)
    for other in others {
      let side = MergedSide(other, of: kind)
      if union.isEmpty, frame == nil {
        let hasMark = style.hasMark
        style = MergedStyle(of: side)
        style.hasMark = style.hasMark || hasMark
        union = LineUnion(side.lines.map(\.takenAsItIs))
        fields = LineUnion(side.fields.map(\.takenAsItIs))
        frame = side.frame?.takenAsItIs
      } else {
        union.join(side.lines)
        fields.join(side.fields)
        frame = frame ?? side.frame?.taken
      }
    }
    var merged = MergeOutcome(
      (frame?.around(fields.lines) ?? []) + union.lines, like: style, folds: fields.folds + union.folds,
      contested: fields.contested.union(union.contested))
    merged.keepsMeaning = merged.meansTheSame(as: [ours] + others, of: kind)
    outcome = merged
  }
}

extension MergedLine {
  /// The line as one that only the other side has, with the line end that it has there.
  var takenAsItIs: MergedLine {
    var line = self
    line.isTaken = true
    return line
  }
}

/// The laws of merging, over three files of a day.
func mergeLaw(_ parts: Input) {
  let (a, b, c) = (parts[0], parts[1], parts[2])
  let interpreter = parts.interpreter
  let kinds = [MergedKind.day(interpreter.reader(asOf: day)), .configuration, .plain]
  for kind in kinds {
    func union(_ one: DayFile, _ other: DayFile) -> DayFile { Union(one, [other], of: kind).outcome.file }
    hold(union(a, a).source == a.source, "a file merged with itself is that file")
    let one = Union(a, [b], of: kind).outcome
    hold(one.holdsAll(of: [a]) && one.holdsAll(of: [b]), "nothing that either side holds is missing")
    hold(one.file.bytes == one.file.source, "the lines put together are the merged file")
    let against = ThreeWay(ancestor: c, ours: a, theirs: b, of: kind).outcome
    let turned = ThreeWay(ancestor: c, ours: b, theirs: a, of: kind).outcome
    hold(against.file.bytes == against.file.source, "the lines put together are the merged file")
    hold(against.conflicts.count == turned.conflicts.count, "each side sees the same conflicts")
    guard case .day = kind else { continue }
    hold(said(one.file, interpreter) == said(union(b, a), interpreter), "the sides may be turned")
    hold(
      said(union(one.file, c), interpreter) == said(union(a, union(b, c)), interpreter),
      "the order may change"
    )
    hold(said(against.file, interpreter) == said(turned.file, interpreter), "the sides may be turned")
  }
}

/// The facts on a file's lines, in no order.
private func said(_ file: DayFile, _ interpreter: DayReader) -> [String: Int] {
  var interpreter = interpreter
  let (record, _) = interpreter.read(file, of: day)
  var told: [String: Int] = [:]
  for line in record.records {
    let name = line.subject.map { "\($0)" } ?? Vocabulary.folded(file.source.text(line.name))
    let amount = line.amount.map { "\($0.parts) \($0.unit.name)" } ?? ""
    told["\(line.form) \(name) \(line.mark) \(line.time?.description ?? "") \(amount)", default: 0] += 1
  }
  for goal in record.ownGoals { told["goal \(goal.measure) \(goal.bound)", default: 0] += 1 }
  return told
}

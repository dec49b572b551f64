/// The day on which the laws read.
let day = Day("2026-01-12")!

/// Any bytes are a file, and every byte belongs to its mark or to one line.
func parseLaw(_ parts: Input) {
  let file = DayFile(parts.whole)
  hold(file.bytes == parts.whole, "the lines put together are the file")
  var place = Int32(file.markLength)
  for line in file.lines {
    hold(line.start == place && line.start <= line.end && line.end <= line.next, "lines tile the file")
    hold(line.start <= line.box && line.box <= line.content && line.content <= line.end, "parts lie in order")
    hold(line.start < line.next, "no line is nothing")
    place = line.next
  }
  hold(Int(place) == parts.whole.count, "the last line ends where the file does")
}

/// Any file has a meaning, and everything said of it lies within its lines.
func interpretLaw(_ parts: Input) {
  let file = parts[0]
  var interpreter = parts.interpreter
  let configuration = interpreter.reader.configuration
  for day in [day, Day.last] {
    let (record, problems) = interpreter.examine(file, of: day, today: day)
    for problem in problems {
      let line = file.lines[Int(problem.line ?? 0)]
      let whole = 0..<(line.end - line.start)
      hold(whole.contains(problem.range) || problem.range.isEmpty, "\(problem) lies in its line")
      guard let fix = problem.fix else { continue }
      hold(fix.range.lowerBound >= 0 && fix.range.upperBound <= whole.upperBound, "\(problem) mends its line")
      let start = Int(line.start + fix.range.lowerBound)
      let end = Int(line.start + fix.range.upperBound)
      let mended = DayFile(file.source.applying([TextEdit(start..<end, fix.text)]))
      // A last line that is left empty is no line any more.
      let isGone = mended.source.count == Int(line.start) && mended.lines.count == file.lines.count - 1
      hold(
        isGone || mended.lines.count == file.lines.count + (fix.text.hasPrefix("\n") ? 1 : 0),
        "\(problem) is mended without a line more or less, but for two that were run into one")
    }
    for line in record.records {
      hold(file.lines.indices.contains(Int(line.line)), "a record has a line")
      hold(Int(line.name.upperBound) <= file.source.count, "a record's name is in the file")
    }
    var book = Book(configuration, coverage: Period(day, day))
    book.append(record)
    hold(book.days == [day], "a record is a row")
  }
}

/// The plain form changes blanks and line ends alone, says the same, and is its own plain form.
func formatLaw(_ parts: Input) {
  let file = parts[0]
  var interpreter = parts.interpreter
  hold(file.formatted(by: &interpreter, of: day) != nil, "formatting loses nothing")
}

/// Every line can be changed, marked and taken out, with all others as they were and the way back exact; what is
/// added is the last line and reads as it did alone.
func editLaw(_ parts: Input) {
  let file = parts[0]
  let interpreter = parts.interpreter
  let proof = EditingProof(file, of: day, by: interpreter)
  hold(proof.losses.isEmpty, "\(proof.losses)")
  let reader = interpreter.reader(asOf: day)
  let typed = String(decoding: parts[1].source, as: UTF8.self)
  guard let added = try? AddedLine(typed, time: "08:10", reader: reader) else { return }
  let change = file.adding(added.text, style: FileStyle(of: file, by: reader, fallback: FileStyle()))
  do throws(Unproved) {
    _ = try change.verified(on: file, by: reader) { _, text in text.trimmed.hasSuffix(added.text.trimmed) }
  } catch {
    if case .notMeant = error { hold(false, "'\(added.text)' is added as it was typed") }
  }
}

/// Any configuration is read, its problems lie in its lines, and whatever it declares serves any day.
func configurationLaw(_ parts: Input) {
  let file = parts[0]
  let reading = ConfigurationReading(file)
  for problem in reading.problems {
    guard let number = problem.line else { continue }
    let line = file.lines[Int(number)]
    hold(
      problem.range.lowerBound >= 0 && problem.range.upperBound <= line.end - line.start,
      "\(problem) lies in its line")
  }
  let proof = EditingProof(configuration: file)
  hold(proof.losses.isEmpty, "\(proof.losses)")
  let configuration = reading.configuration
  for day in [day, .first, .last] {
    for (place, measure) in configuration.measures.enumerated() {
      _ = measure.cup(on: day)
      _ = configuration.unit(.cup, of: place, on: day)
      guard let goal = configuration.goal(of: place, on: day, isMet: { _ in true }) else { continue }
      _ = configuration.target(goal.bound, isWeekly: goal.isWeekly, in: place, on: day)
    }
  }
  var interpreter = DayReader(configuration)
  _ = interpreter.examine(parts[1], of: day, today: day)
  guard let change = try? ConfigurationChange("measure", ["water", "goal", "2l"], today: day),
    let (after, line) = try? change.applied(to: file)
  else { return }
  hold(after.lines.indices.contains(line), "a changed line is in the file")
}

extension Range<Int32> {
  /// Whether another range lies in this one.
  fileprivate func contains(_ other: Range<Int32>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

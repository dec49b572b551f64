import TestSupport

@testable import Journal

/// The page's own configuration, for tests of single lines.
let water = """
  measure water "Water" goal 2500ml cup 250ml
  measure coffee "Coffee" goal at most 3cup
  measure weight "Weight" unit kg last
  measure steps "Steps" goal 10000
  measure run "Running" goal 20km/week
  measure sleep unit h
  measure kcal "Calories" unit kcal goal 1400..1600
  measure protein "Protein" unit g goal 140g
  measure vitamins unit pills
  measure cigarettes goal at most 0
  habit breakfast 10:30 "Breakfast"
  habit dinner 21:00
  habit kitchen "Kitchen closed at 10 PM" alias kitchen-closed
  habit workout "Completed workout"
  habit gym
  habit read
  """

/// What the lines of a day file say, one short line each:
/// `entry water 250 ml =250 08:10 {text} [tags]`, `tick breakfast done 10:30`, `error unknown-unit`, `text`.
func told(
  _ text: String, _ configuration: String = water, on day: String = "2026-01-12", isImplied: Bool = false
) -> [String] {
  told(DayFile(text), configuration, on: day, isImplied: isImplied)
}

/// What the lines of a Markdown file say.
func told(note text: String, _ configuration: String = water) -> [String] {
  told(
    DayFile(ContiguousArray(text.utf8), isMarkdown: true), configuration, on: "2026-01-12", isImplied: false)
}

private func told(
  _ file: DayFile, _ configuration: String, on day: String, isImplied: Bool
) -> [String] {
  var declared = configured(configuration)
  if isImplied {
    var discovery = Discovery()
    discovery.look(into: file)
    declared = discovery.configuration(from: declared)
  }
  let reader = LineReader(declared, isImplied: isImplied, day: Day(day)!)
  return file.lines.map { line in
    let reading = reader.read(line, of: file)
    return told(reading, file, declared)
  }
}

private func told(_ reading: LineReading, _ file: DayFile, _ configuration: Configuration) -> String {
  var parts: [String] = []
  switch reading.form {
  case .broken: return reading.problems.map { "error \($0.code)" }.joined(separator: " ")
  case .goal: parts = ["goal"]
  default: parts = ["\(reading.form)"]
  }
  if !reading.name.isEmpty, reading.form != .text {
    switch reading.subject {
    case .habit(let place): parts.append(configuration.habits[place].name)
    case .measure(let place): parts.append(configuration.measures[place].name)
    case nil: parts.append("'\(file.source.text(reading.name))'")
    }
  }
  if reading.form == .tick { parts.append("\(reading.mark)") }
  if let amount = reading.amount {
    let unit = amount.unitText.isEmpty ? amount.unit.name : file.source.text(amount.unitText)
    parts.append("\(plain(amount.micros))\(unit.isEmpty ? "" : " " + unit)")
    if case .measure(let place)? = reading.subject {
      parts.append("=" + plain(amount.parts.micros(in: configuration.measures[place].unit)))
    }
  }
  if let time = reading.time { parts.append(time.description) }
  if !reading.text.isEmpty, reading.form != .text { parts.append("{\(reading.plainText(in: file.source))}") }
  if !reading.tags.isEmpty { parts.append("[\(reading.plainTags(in: file.source))]") }
  for tag in reading.counting {
    let measure = configuration.measures[tag.measure]
    parts.append("\(measure.name)+=\(plain(tag.amount.parts.micros(in: measure.unit)))")
  }
  for problem in reading.problems { parts.append("!\(problem.code)") }
  return parts.joined(separator: " ")
}

/// Millionths as a plain decimal.
func plain(_ micros: Micros) -> String {
  let sign = micros < 0 ? "-" : ""
  var fraction = String(micros.number.magnitude % 1_000_000)
  fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return "\(sign)\(micros.number.magnitude / 1_000_000)\(fraction.isEmpty ? "" : "." + fraction)"
}

/// The problems of a line of a day, each with the line that its correction makes.
func doubts(_ line: String, _ configuration: String = water) -> [String] {
  var reader = DayReader(configured(configuration))
  let (file, day) = (DayFile(line), Day("2026-01-12")!)
  return reader.problems(in: file.source, isMarkdown: false, of: day, today: day).map { problem in
    let mended = problem.fix.map { fix in
      String(
        decoding: file.source.applying([
          TextEdit(Int(fix.range.lowerBound)..<Int(fix.range.upperBound), fix.text)
        ]), as: UTF8.self)
    }
    return problem.code + (mended.map { " > \($0)" } ?? "")
  }
}

import Journal
import Notation
import Rendering
import Reports

extension DocumentLens {
  /// What stands beside the lines of a range without being written: an amount in its measure's own unit behind it, and at
  /// the line's end what its measures have come to by then; at the last line of one also how far that is from its pace.
  func inlayHints(in range: JSON?) -> JSON {
    guard let page, let record = written?.record else { return [] }
    let lines = lines(in: range)
    let totals = Book.runningTotals(of: record, configuration)
    var last: [Int: Int32] = [:]
    for line in record.records { if case .measure(let place)? = line.subject { last[place] = line.line } }
    var hints: [JSON] = []
    var tooltips: [Int: JSON] = [:]
    func hint(_ text: String, at offset: Int, _ measure: Int) {
      let tooltip =
        tooltips[measure] ?? .string(page.sentences(of: .measure(measure)).joined(separator: "\n"))
      tooltips[measure] = tooltip
      hints.append([
        "position": document.text.json(document.text.position(of: offset)), "label": .string(text),
        "paddingLeft": true, "tooltip": tooltip,
      ])
    }
    var told: [(line: Int, measure: Int, text: String)] = []
    for (place, line) in record.records.enumerated() {
      guard lines.contains(Int(line.line)), let total = totals[place], let amount = line.amount,
        case .measure(let measure)? = line.subject
      else { continue }
      let unit = configuration.measures[measure].unit
      if line.form == .entry, amount.unit.isForeign(to: unit) {
        let range = readings[Int(line.line)].amountRange
        if !range.isEmpty {
          let text = screen.amount(amount.parts.micros(in: unit), in: unit)
          hint("→ " + text, at: Int(range.upperBound), measure)
        }
      }
      let isLast = last[measure] == line.line
      let micros = total.micros(in: unit)
      guard
        let text = page.runningTotal(
          of: measure, at: micros, own: amount.parts.micros(in: unit), isLast: isLast)
      else { continue }
      told.removeAll { $0.line == Int(line.line) && $0.measure == measure }
      told.append((Int(line.line), measure, text))
    }
    for (number, parts) in Dictionary(grouping: told, by: \.line).sorted(by: { $0.key < $1.key }) {
      let text = page.joined(parts.map(\.text))
      hint("→ " + text, at: bytes(ofLine: number).upperBound, parts[0].measure)
    }
    return .array(hints)
  }

  /// What stands above the day: how it goes, a cup now, the template.
  var codeLenses: JSON {
    guard let page, !file.lines.isEmpty || !missingLines.isEmpty else { return [] }
    var commands: [LineCommand] = [.show]
    if day == daybook.today { commands.append(.cup) }
    commands.append(.template)
    return JSON(
      each: commands.filter { $0 == .show ? !page.lens.isEmpty : edit($0) != nil }
    ) { command in
      [
        "range": json(0..<0),
        "command": [
          "title": .string(command == .show ? page.lens : words.title(of: command, on: self)),
          "command": .string(command.word), "arguments": [.string(document.uri)],
        ],
      ]
    }
  }
}

extension Unit {
  /// Whether a person has to reckon to get from one unit to another: from ounces to millilitres, and not from litres.
  fileprivate func isForeign(to other: Unit) -> Bool {
    guard kind == other.kind, kind != .time, kind != .count, self != other else { return false }
    var size = min(parts, other.parts).number
    while size < max(parts, other.parts).number { size *= 10 }
    return size != max(parts, other.parts).number
  }
}

import Journal
import Notation
import Rendering

extension DocumentLens {
  /// What stands beside the lines of a range without being written: an amount in its measure's own unit behind it, and at
  /// the line's end what its measures have come to by then; at the last line of one also how far that is from its pace.
  func inlayHints(in range: JSON?) -> JSON {
    guard let page, let record = written?.record else { return [] }
    let lines = lines(in: range)
    let totals = Book.runningTotals(of: record, configuration)
    var last: [Int: Int32] = [:]
    for line in record.records { if let place = line.subject?.measure { last[place] = line.line } }
    return .written { stream in
      func hint(_ text: String, at offset: Int) {
        stream.beginObject()
        document.text.write(offset, as: "position", to: &stream)
        stream.member("label", "→ " + text)
        stream.key("paddingLeft")
        stream.bool(true)
        stream.endObject()
      }
      // If a line holds a measure several times, the last one is told.
      var told: [(measure: Int, text: String)] = []
      stream.beginArray()
      for (place, line) in record.records.enumerated() {
        let number = Int(line.line)
        if lines.contains(number), let total = totals[place], let amount = line.amount,
          case .measure(let measure)? = line.subject
        {
          let unit = configuration.measures[measure].unit
          let own = amount.parts.micros(in: configuration.measures[measure].unit(on: record.day))
          if line.form == .entry, amount.unit.isForeign(to: unit), !readings[number].amountRange.isEmpty {
            hint(screen.amount(own, in: unit), at: Int(readings[number].amountRange.upperBound))
          }
          let text = page.runningTotal(
            of: measure, at: total.micros(in: unit), own: own, isLast: last[measure] == line.line)
          if let text {
            told.removeAll { $0.measure == measure }
            told.append((measure, text))
          }
        }
        let next = place + 1 < record.records.count ? record.records[place + 1].line : nil
        if next != line.line, !told.isEmpty {
          hint(page.joined(told.map(\.text)), at: bytes(ofLine: number).upperBound)
          told = []
        }
      }
      stream.endArray()
    }
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

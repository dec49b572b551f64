import Journal
import Notation
import Reports

extension RegisterPage {
  /// A row a line, and one more for each further amount of it, as a counting tag has one in the export.
  package var table: Table? {
    Table(
      title: what.isEmpty
        ? words.registerHeading : "\(words.registerHeading): \(what.joined(separator: " "))",
      columns: [
        Table.Column(words.daySums, key: "date"), Table.Column(words.timeHead, key: "time"),
        Table.Column(words.categoryHead, key: "kind"), Table.Column(words.rowHead, key: "name"),
        Table.Column(words.stateHead, key: "state"), Table.Column(words.lineHead, key: "text"),
        Table.Column(words.amountHead, key: "value", .right),
        Table.Column(words.measureUnitHead, key: "unit"), Table.Column(words.fileHead, key: "path"),
        Table.Column(words.lineNumberHead, key: "line", .right),
      ],
      rows: register.lines.flatMap(rows))
  }

  private func rows(of line: FoundLine) -> [[Table.Cell]] {
    let amounts = amounts(toShow: line)
    guard amounts.count > 1 else { return [row(of: line, amounts.first, named: line.subject)] }
    return amounts.enumerated().map { place, amount in
      let measure = Reference.measure(amount.measure)
      return row(of: line, amount, named: place == 0 ? line.subject ?? measure : measure, isFirst: place == 0)
    }
  }

  private func row(
    of line: FoundLine, _ amount: (measure: Int, parts: Parts)?, named subject: Reference?,
    isFirst: Bool = true
  ) -> [Table.Cell] {
    let unit = amount.map { configuration.measures[$0.measure].unit(on: line.day) }
    let kind: Table.Cell =
      isFirst
      ? .coded(StyledText(words.name(of: line.kind)), code: line.kind.rawValue)
      : .coded(StyledText(words.tagKind), code: "tag")
    let state = isFirst ? line.mark.code : nil
    return [
      screen.cell(line.day), line.time.map { .time(Int($0.minutes)) } ?? .empty, kind,
      subject.map { screen.cell(of: $0, configuration) } ?? .empty,
      state.map { .coded(StyledText(words.name(ofMark: line.mark)), code: $0) } ?? .empty,
      .text(StyledText(line.text)),
      unit.flatMap { unit in amount.map { screen.cell(of: $0.parts.micros(in: unit), in: unit) } } ?? .empty,
      unit.map { .text(StyledText($0.name)) } ?? .empty,
      .text(StyledText(paths.path(of: line.day))), screen.cell(Int(line.number) + 1),
    ]
  }

  /// What a line counts for the one measure that was asked for, else its amounts.
  private func amounts(toShow line: FoundLine) -> [(measure: Int, parts: Parts)] {
    if register.sums.count == 1, let asked = register.sums.first?.measure,
      let parts = line.parts(countingFor: asked, in: configuration)
    {
      return [(asked, parts)]
    }
    return line.amounts.map { ($0.measure, $0.parts) }
  }

  /// The object `daybook.list/1`.
  package var json: JSON {
    [
      "schema": "daybook.list/1", "what": JSON(each: what) { .string($0) }, "from": JSON(period.from),
      "to": JSON(period.to), "count": .integer(register.lines.count), "days": .integer(register.days),
      "sums": JSON(each: register.sums) { $0.json(configuration) },
      "lines": JSON(each: register.lines, as: json),
    ]
  }

  private func json(_ line: FoundLine) -> JSON {
    [
      "date": JSON(line.day), "time": JSON(line.time), "path": .string(paths.path(of: line.day)),
      "line": .integer(line.number + 1), "kind": .string(line.kind.rawValue),
      "id": JSON(line.subject.map(configuration.name(of:))), "state": JSON(line.mark.code),
      "text": .string(line.text), "tags": JSON(each: line.tags) { .string($0) },
      "amounts": JSON(each: line.amounts) { amount in
        let measure = configuration.measures[amount.measure]
        return [
          "id": .string(measure.name), "amount": .micros(amount.typed),
          "unit": amount.unit.isEmpty ? .null : .string(amount.unit),
          "value": .micros(amount.parts.micros(in: measure.unit(on: line.day))),
          "base_unit": JSON(measure.unit),
        ]
      },
    ]
  }
}

extension Register.Sum {
  /// The sum with the measure's names and unit.
  func json(_ configuration: Configuration) -> JSON {
    .object(
      configuration.identity(of: .measure(measure)) + [
        JSON.Member("unit", JSON(configuration.measures[measure].unit)),
        JSON.Member("total", .micros(total)), JSON.Member("lent", .micros(lent)),
        JSON.Member("lines", .integer(lines)),
      ])
  }
}

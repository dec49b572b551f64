import Journal
import Reports

extension Screen {
  /// A habit or measure as a cell: a person reads its title, a program its name as declared.
  func cell(of subject: Reference, _ configuration: Configuration) -> Table.Cell {
    .coded(StyledText(configuration.title(of: subject)), code: configuration.name(of: subject))
  }

  /// An amount as a cell; a program reads it in the measure's own unit. Empty of nil.
  func cell(of micros: Micros?, in unit: Unit, isLarge: Bool = false) -> Table.Cell {
    guard let micros else { return .empty }
    let text = isLarge ? largeAmount(micros, in: unit) : amount(micros, in: unit)
    return .figure(StyledText(text, .number), micros: micros)
  }

  /// A state as a cell: its sign, with its name for a screen reader.
  func cell(of state: State) -> Table.Cell { cell(.state(state), of: state) }

  /// A day of a row as a cell: its sign for a person, its state for a program.
  func cell(of row: PeriodGrid.Row, at place: Int) -> Table.Cell {
    cell(row.sign(place), of: row.states[place])
  }

  private func cell(_ sign: DaySign, of state: State) -> Table.Cell {
    .coded(glyphs.sign(of: sign), code: state.code, label: words.name(of: sign))
  }

  /// A whole number as a cell.
  func cell(_ count: Int) -> Table.Cell { .count(count) }

  /// A day as a cell.
  func cell(_ day: Day) -> Table.Cell { .date(day.parts) }
}

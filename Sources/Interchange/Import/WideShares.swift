import Journal
import Notation

/// The shares that the measures of daybook's own wide table count for each other.
///
/// The table has the value of a day, and in it what other measures count for it; written into a day file beside
/// theirs, it would count twice. So what they will count is taken off again.
struct WideShares {
  /// A day's value as it is written.
  enum Own: Hashable {
    /// In millionths of the measure's unit; `holdsShares` says that it still holds what measures without a column of
    /// their own count for it.
    case amount(micros: Micros, holdsShares: Bool)
    /// All of it is counted from other measures, to the last printed digit.
    case nothing
    /// The others count for more than there is, or for each other in a circle.
    case unclear
    /// What another counts for it may be read in two ways.
    case doubtful
  }

  private struct Lender {
    var measure: Int
    var percent: Micros
  }

  private let measures: [Measure]
  /// Which measures count for each.
  private let lenders: [[Lender]]
  /// The column of each measure that has one.
  private let places: [Int: Int]

  /// Makes it of a table's headings; nil unless each is one that the wide export of this configuration writes.
  init?(_ headings: [String], _ subjects: [TableColumns.Subject], _ configuration: Configuration) {
    var known: [String: Int?] = [:]
    for habit in configuration.habits {
      known[habit.name] = .some(nil)
      known["\(habit.name) time"] = .some(nil)
    }
    for (measure, declared) in configuration.measures.enumerated() {
      known[WideSpreadsheet.heading(of: declared)] = measure
    }
    guard headings.first == "date", headings.dropFirst().allSatisfy({ known[$0] != nil }) else { return nil }
    var places: [Int: Int] = [:]
    for subject in subjects {
      if let measure = known[headings[subject.place]] ?? nil { places[measure] = subject.place }
    }
    self.places = places
    measures = configuration.measures
    var lenders = [[Lender]](repeating: [], count: measures.count)
    for (measure, declared) in measures.enumerated() {
      guard let lends = declared.lends, lends.percent > 0 else { continue }
      lenders[lends.measure].append(Lender(measure: measure, percent: lends.percent))
    }
    self.lenders = lenders
  }

  /// A row's values as they are written, by their columns; a cell that is empty or no number has none.
  ///
  /// The cells of the columns `left` may be read in two ways.
  func own(in row: ForeignRow, on day: Day, separator: CSVSeparator, without left: Set<Int>) -> [Int: Own] {
    var totals: [Int: Micros?] = [:]
    for (measure, place) in places where place < row.cells.count {
      if left.contains(place) {
        totals[measure] = .some(nil)
        continue
      }
      guard let number = TableNumber(row.cells[place], separator: separator), number.unit.isEmpty else {
        continue
      }
      totals[measure] = Micros(number.micros)
    }
    var own: [Int: Own] = [:]
    for measure in totals.keys {
      if let place = places[measure] { own[place] = self.own(of: measure, totals, on: day, depth: 0) }
    }
    return own
  }

  private func own(of measure: Int, _ totals: [Int: Micros?], on day: Day, depth: Int) -> Own {
    guard let found = totals[measure] else { return .nothing }
    guard let total = found else { return .doubtful }
    guard depth <= measures.count else { return .unclear }
    let unit = measures[measure].unit(on: day)
    var lent: Parts = 0
    // Half of the last digit of each printed value, and what each line was rounded by.
    var slack = unit.parts / 2_000_000 + 8
    var holdsShares = false
    for lender in lenders[measure] {
      guard places[lender.measure] != nil else {
        holdsShares = true
        continue
      }
      switch own(of: lender.measure, totals, on: day, depth: depth + 1) {
      case .unclear: return .unclear
      case .doubtful: return .doubtful
      case .nothing: continue
      case .amount(let micros, _):
        let other = measures[lender.measure].unit(on: day)
        lent += micros.parts(of: other).share(percent: lender.percent)
        slack += other.parts.share(percent: lender.percent) / 2_000_000
      }
    }
    if lent == 0 { return .amount(micros: total, holdsShares: holdsShares) }
    let rest = total.parts(of: unit) - lent
    if rest <= slack, 0 - rest <= slack { return .nothing }
    guard rest > 0 else { return .unclear }
    // The amount beside the rest that comes to the same total when it is printed.
    let near = rest.micros(in: unit)
    let micros = [near, near - 1, near + 1].first {
      ($0.parts(of: unit) + lent).micros(in: unit) == total
    }
    return .amount(micros: micros ?? near, holdsShares: holdsShares)
  }
}

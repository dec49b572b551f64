/// The meaning of a tick, taken apart, so that the weaker of two ticks of one habit can be told.
struct MergedTick: Sendable {
  private let isMeasure: Bool
  private let mark: Mark
  private let time: TimeOfDay?
  private let length: Int?
  private let amount: (parts: Parts, unit: Unit)?
  private let tags: [String: Int]
  private let text: String
  private let comment: String?
  private let spelling: ArraySlice<UInt8>

  /// Takes what a line says; nil if it is no tick, nor a ticked or planned amount.
  init?(_ reading: LineReading, of line: Line, in file: DayFile) {
    switch reading.meaning {
    case .tick: break
    case .entry: guard line.shape == .box else { return nil }
    case .blank, .comment, .marker, .running, .goal, .text, .broken: return nil
    }
    if case .measure? = reading.subject { isMeasure = true } else { isMeasure = false }
    mark = line.shape == .box ? line.mark : reading.mark
    time = reading.time
    length = reading.length
    amount = reading.amountRange.isEmpty ? nil : reading.amount.map { ($0.parts, $0.unit) }
    tags = reading.tags.reduce(into: [:]) { $0[file.source.text($1), default: 0] += 1 }
    text = reading.plainText(in: file.source)
    comment = reading.comment.map { file.source.text($0..<line.end) }
    spelling = file.source[Int(line.start)..<Int(line.end)]
  }

  /// Whether another tick of the same name says all that this one does, and more; or the same in plainer spelling.
  ///
  /// It is a strict order: no tick is weaker than itself, and what is weaker than a weaker one is weaker. A measure's
  /// line gives way only if it is not yet done, since two done ones are two amounts.
  func isWeaker(than other: MergedTick) -> Bool {
    guard isCovered(by: other) else { return false }
    if isMeasure { return mark < other.mark }
    guard other.isCovered(by: self) else { return true }
    if spelling.count != other.spelling.count { return other.spelling.count < spelling.count }
    // `[x]` before `[X]`.
    return spelling.lexicographicallyPrecedes(other.spelling)
  }

  private func isCovered(by other: MergedTick) -> Bool {
    mark <= other.mark && (time == nil || (time == other.time && length == other.length))
      && (amount == nil || (amount?.parts == other.amount?.parts && amount?.unit == other.amount?.unit))
      && tags.allSatisfy { (other.tags[$0.key] ?? 0) >= $0.value } && (text.isEmpty || text == other.text)
      && (comment == nil || comment == other.comment)
  }
}

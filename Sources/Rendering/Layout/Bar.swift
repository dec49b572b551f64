import Journal

/// A bar of text from 0 to a scale, with marks on it.
struct Bar {
  var value: Micros
  /// The amount that the whole bar stands for; a bar of nothing is full.
  var scale: Micros
  var role: Role
  /// Beyond this the bar is bad; nil if it cannot be.
  var limit: Micros?
  /// Where something is marked: a pace, a limit, the edges of a range.
  var marks: [Micros] = []

  /// The bar in so many columns.
  ///
  /// It is full only when the scale is reached, and shows something as soon as there is something.
  func text(columns: Int, _ glyphs: Glyphs) -> StyledText {
    let eighths = max(floored(value, in: scale, of: columns * 8), value > 0 ? 1 : 0)
    let limitCell = limit.map { floored($0, in: scale, of: columns) } ?? columns
    let marked = marks.map { min(columns - 1, floored($0, in: scale, of: columns)) }
    var bar = StyledText()
    for cell in 0..<columns {
      let rest = eighths - cell * 8
      let role = cell >= limitCell ? Role.bad : role
      if marked.contains(cell) {
        bar.append(glyphs.paceMark, .label)
      } else if rest >= 8 {
        bar.append(glyphs.barFull, role)
      } else if rest > 0, !glyphs.barPartials.isEmpty {
        bar.append(glyphs.barPartials[rest - 1], role)
      } else if rest > 0, cell == 0 {
        bar.append(glyphs.barFull, role)
      } else {
        bar.append(glyphs.barEmpty, .muted)
      }
    }
    return bar
  }
}

extension Bar {
  /// Makes a bar of a measure's value beside others of it, with the goals that it has.
  ///
  /// A goal at the very end of the bar needs no mark.
  init(_ value: Micros, of kind: Kind, isMet: Bool = false, scale: Micros, goals: [Target]) {
    self.init(
      value: value, scale: scale, role: Bar.role(of: kind, isMet: isMet), limit: goals.last?.atMost,
      marks: goals.flatMap { [$0.atLeast, $0.atMost] }.compactMap { $0 }.filter { $0 < scale })
  }

  /// The role of a bar: a drink looks like water, any other goal that is met is good.
  static func role(of kind: Kind, isMet: Bool = false) -> Role {
    kind == .volume ? .water : isMet ? .good : .accent
  }

  /// The amount that the longest of several bars from zero stands for: the largest value or goal, where a goal that is a limit
  /// gets a quarter more, so that an overrun shows.
  static func scale(of values: [Micros], goals: [Target]) -> Micros {
    let ends = goals.map { $0.isAtLeast ? $0.figure : $0.figure + $0.figure / 4 }
    return max(1, (values + ends).max() ?? 0)
  }
}

import Journal

/// A measure over days, weeks or months as a picture: bars of what adds up, else a line through the values and their
/// trend, with the goals as they hold by date.
///
/// The picture is stretched to the width there is, so all that is words stands around it.
struct Chart {
  /// The value of each place; nil where there is none.
  let values: [Micros?]
  /// The daily goals of each place.
  let goals: [[Target]]
  /// Where the trend stands at each place; nil where there is none.
  var trend: [Micros?] = []
  let measure: Measure
  /// The words below the first place, the middle one and the last.
  let ends: [String]
  let screen: Screen

  private static let height = 100.0
  /// The width of a place.
  private static let step = 10.0

  /// The picture with its axis; nothing of fewer than three values.
  func html(_ label: String) -> HTML {
    let figures = values.compactMap { $0 }
    guard figures.count > 2 else { return "" }
    let axis = Axis(
      of: figures + trend.compactMap { $0 }, goals: goals.flatMap { $0 }, measure: measure, on: screen)
    func y(_ value: Micros) -> Double { Self.height * (1 - min(1, max(0, axis.share(value)))) }
    let (low, high) = axis.endTexts
    let width = Double(values.count) * Self.step
    let drawn = measure.aggregate == .sum ? bars(y) : line(values, y, class: "values") + dots(y)
    var legend = HTML()
    if goals.contains(where: { !$0.isEmpty }) {
      legend += "<span class=\"goal\">\(screen.words.goalHead)</span>"
    }
    if !trend.isEmpty { legend += "<span class=\"trend\">\(screen.words.trendHead)</span>" }
    return """
      <figure class="chart">
      <div class="axis" aria-hidden="true"><span>\(high)</span><span>\(low)</span></div>
      <svg role="img" aria-label="\(label)" viewBox="0 0 \(width) 100" preserveAspectRatio="none">\
      <path class="grid" d="M0 0H\(width)M0 50H\(width)M0 100H\(width)"/>\
      \(drawn)\(line(trend, y, class: "trend"))\(goalLines(y))</svg>
      <div class="ends" aria-hidden="true">\(ends.map { "<span>\($0)</span>" as HTML }.joined())</div>
      <figcaption>\(legend)</figcaption>
      </figure>

      """
  }

  private func bars(_ y: (Micros) -> Double) -> HTML {
    let drop = 0.1 * Self.step
    let path = values.enumerated().compactMap { place, value -> HTML? in
      guard let value, value > 0 else { return nil }
      let x = Double(place) * Self.step + drop
      return "M\(x) 100V\(min(y(value), 99))h\(Self.step - 2 * drop)V100z"
    }
    return "<path class=\"columns\" d=\"\(path.joined())\"/>"
  }

  private func line(_ values: [Micros?], _ y: (Micros) -> Double, class name: HTML) -> HTML {
    var path = HTML()
    for (place, value) in values.enumerated() {
      guard let value else { continue }
      path += "\(path.isEmpty ? "M" : "L")\((Double(place) + 0.5) * Self.step) \(y(value))"
    }
    return path.isEmpty ? "" : "<path class=\"\(name)\" d=\"\(path)\"/>"
  }

  /// A point for each value; a line of no length has round ends, which no stretching makes oval.
  private func dots(_ y: (Micros) -> Double) -> HTML {
    let path = values.enumerated().compactMap { place, value in
      value.map { "M\((Double(place) + 0.5) * Self.step) \(y($0))h0" as HTML }
    }
    return "<path class=\"dots\(path.count > 100 ? " many" : "")\" d=\"\(path.joined())\"/>"
  }

  /// A line for each figure of the goals, from the place where it begins to hold to the one where it ends.
  private func goalLines(_ y: (Micros) -> Double) -> HTML {
    let figures = goals.map { Set($0.flatMap { [$0.atLeast, $0.atMost] }.compactMap { $0 }) }
    var path = HTML()
    // What goes on is one line, or its dashes would begin anew at each place.
    for (from, held) in figures.enumerated() {
      for figure in held.sorted() where from == 0 || !figures[from - 1].contains(figure) {
        let to = figures[from...].firstIndex { !$0.contains(figure) } ?? figures.endIndex
        path += "M\(Double(from) * Self.step) \(y(figure))H\(Double(to) * Self.step)"
      }
    }
    return path.isEmpty ? "" : "<path class=\"goal\" d=\"\(path)\"/>"
  }
}

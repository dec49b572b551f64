import Journal
import Notation
import Reports

/// For which bar a status is written.
package enum StatusFormat: String, CaseIterable, Sendable {
  case inline, ring, short, card, waybar, swiftbar, tmux, json
}

/// The call that a click in a bar makes to log an amount.
package struct StatusClick: Sendable {
  /// The program and its arguments, without the amount.
  let call: [String]
  /// The amounts to choose from, as a person would type them.
  let amounts: [String]

  package init(call: [String], amounts: [String]) { (self.call, self.amounts) = (call, amounts) }
}

/// A status as the line that a bar shows.
package struct StatusLine: Sendable {
  private let click: StatusClick?
  private let status: Status
  private let configuration: Configuration
  private let screen: Screen

  /// Makes the lines of a status.
  package init(
    _ status: Status, configuration: Configuration, on screen: Screen, click: StatusClick? = nil
  ) {
    (self.click, self.status, self.configuration, self.screen) = (click, status, configuration, screen)
  }

  /// The text in a format, with a line end; `waybar` and `json` are one JSON object on one line.
  package func text(_ format: StatusFormat) -> String {
    switch format {
    case .inline: inline + "\n"
    case .ring: ring + "\n"
    case .short: short + "\n"
    case .card: card + "\n"
    case .tmux: inline.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##") + "\n"
    case .waybar: String(decoding: waybar.bytes(.compact), as: UTF8.self)
    case .swiftbar: swiftbar
    case .json: String(decoding: json.bytes(.compact), as: UTF8.self)
    }
  }

  private var title: String {
    status.measure.map { configuration.measures[$0.measure].title.printable } ?? ""
  }

  private var unit: Unit { status.measure.map { configuration.measures[$0.measure].unit } ?? .count("") }

  /// The amount that counts toward the goal, in millionths of the unit: the week's, if the goal is weekly.
  private var done: Micros { status.measure?.counted ?? 0 }

  /// The value of what has no ring; a dash where there is none.
  private var value: String {
    status.measure?.lacksValue == true
      ? screen.glyphs.dash : plain(screen.largeAmount(done, in: unit))
  }

  /// How much of the day is done; nil where it asks for nothing.
  private var fraction: String? { status.count.due > 0 ? status.count.fraction : nil }

  /// What there is to tell where no measure is shown.
  private var dayAlone: String { fraction ?? screen.glyphs.dash }

  /// Whether the day asks for nothing: the measure is paused and its goal not met nevertheless, or everything is.
  private var isPaused: Bool {
    guard let measure = status.measure?.measure else {
      return configuration.pauseOfEverything(on: status.day) != nil
    }
    return configuration.isPaused(.measure(measure), on: status.day) && status.measure?.goalState != .met
  }

  /// The goal of what fills up over the day; a weight has no ring.
  private var target: Target? {
    guard let measure = status.measure, configuration.measures[measure.measure].aggregate == .sum else {
      return nil
    }
    return measure.target
  }

  private var percent: Int? { target == nil ? nil : status.measure?.percent }

  /// What the measure is of its goal, or where it has none, of the day.
  private var share: Int? {
    status.measure?.target == nil ? status.count.percentOfDue : status.measure?.percent
  }

  private var inline: String {
    guard status.measure != nil else { return isPaused ? screen.words.paused : dayAlone }
    if isPaused { return "\(title): \(screen.words.paused)" }
    if let percent { return "\(title) \(percent)%" }
    return "\(title) \(value)"
  }

  private var ring: String {
    guard status.measure != nil else { return dayAlone }
    guard let target else { return value }
    return
      "\(screen.figure(done, in: unit, towards: target))/\(screen.figure(target.figure, in: unit, towards: target))"
  }

  private var short: String {
    guard status.measure != nil else { return dayAlone }
    let tail = fraction.map { " " + $0 } ?? ""
    guard let target else { return value + tail }
    let isLitres = target.cup == nil && screen.isToldInLitres(target.figure, in: unit)
    let part =
      isLitres
      ? screen.figure(
        done.converted(from: unit, to: .litre), in: .litre,
        towards: Target(
          atLeast: target.atLeast?.converted(from: unit, to: .litre),
          atMost: target.atMost?.converted(from: unit, to: .litre)), isGrouped: true)
      : screen.figure(done, in: unit, towards: target, isGrouped: true)
    // A duration has its units in its figures.
    let whole =
      screen.isDuration(unit)
      ? screen.figure(target.figure, in: unit, towards: target)
      : screen.largeAmount(target.figure, in: unit, towards: target)
    return plain("\(part)/\(whole)\(tail)")
  }

  private var card: String {
    var head = title.isEmpty ? [] : [title]
    if let target {
      head.append(screen.progress(done, of: target, in: unit))
      if let percent { head.append(screen.words.percentFigure(percent)) }
    } else if status.measure != nil {
      head.append(value)
    }
    head += [status.measure == nil ? dayAlone : fraction].compactMap { $0 }
    var foot = chart
    if isPaused {
      foot += (foot.isEmpty ? "" : "  ") + screen.words.paused
    } else if let target, target.isAtLeast, let left = status.measure?.remaining {
      let word =
        left > 0
        ? screen.words.toGo(screen.largeAmount(left, in: unit, towards: target))
        : screen.words.goalReached
      foot += (foot.isEmpty ? "" : "  ") + word
    }
    return plain(head.joined(separator: "  ")) + (foot.isEmpty ? "" : "\n" + plain(foot))
  }

  /// A column for each active hour, and for those beyond it that hold something.
  private var chart: String {
    guard !status.hours.isEmpty else { return "" }
    let shown = status.hours.indices.filter { place in
      status.hours[place] > 0 || configuration.isActive(hour: (place + status.firstHour) % 24)
    }
    guard let first = shown.first, let last = shown.last else { return "" }
    let most = status.hours.max() ?? 0
    let levels = screen.glyphs.levels
    return status.hours[first...last].map { amount in
      guard amount > 0, most > 0 else { return levels[0] }
      return levels[max(1, Int(amount.scaled(by: Int64(levels.count - 1), over: most.number).number))]
    }.joined()
  }

  /// `met`, `behind` an even pace, `over` a limit, `paused`, or `open`.
  private var code: String {
    if isPaused { return "paused" }
    guard let measure = status.measure, let target = measure.target else {
      return status.count.isPerfect ? "met" : "open"
    }
    if measure.goalState == .met { return "met" }
    if target.isOverrun(by: done) { return "over" }
    return Pace(measure)?.behind == nil ? "open" : "behind"
  }

  private var waybar: JSON {
    [
      "text": .string(inline.escapedAsMarkup()), "alt": .string(code),
      "tooltip": .string(card.escapedAsMarkup()),
      "class": .string(code), "percentage": .integer(min(max(share ?? 0, 0), 100)),
    ]
  }

  private var swiftbar: String {
    // The menu bar takes what follows a vertical line as parameters, and three hyphens as the end of the bar's part.
    func safe(_ text: String) -> String {
      let bars = String(text.map { $0 == "|" ? "\u{A6}" : $0 })
      let rest = bars.drop { $0 == "-" }
      return String(repeating: "\u{2011}", count: bars.count - rest.count) + rest
    }
    let menu = card.split(separator: "\n").map { safe(String($0)) + " | trim=false\n" }
    return safe(inline) + "\n---\n" + menu.joined() + clicks
  }

  /// A line of the menu for each amount; none if a word cannot be told the menu bar.
  private var clicks: String {
    guard let click, let program = click.call.first,
      !click.call.contains(where: { $0.contains { $0 == "\"" || $0 == "|" || $0.isNewline } })
    else { return "" }
    let lines = click.amounts.map { amount in
      let words = (click.call.dropFirst() + [amount]).enumerated().map { " param\($0 + 1)=\"\($1)\"" }
      return
        "\(screen.words.drinkOf(amount)) | bash=\"\(program)\"\(words.joined()) terminal=false refresh=true\n"
    }
    return lines.isEmpty ? "" : "---\n" + lines.joined()
  }

  private var json: JSON {
    let measure: JSON = JSON(status.measure) { measure in
      .object(
        configuration.identity(of: .measure(measure.measure)) + [
          JSON.Member("unit", JSON(unit)),
          JSON.Member("total", JSON(micros: measure.lacksValue ? nil : done)),
          JSON.Member("goal", JSON(measure.target)), JSON.Member("percent", JSON(measure.percent)),
          JSON.Member("remaining", JSON(micros: measure.lacksValue ? nil : measure.remaining)),
        ])
    }
    return [
      "schema": "daybook.status/1", "date": JSON(status.day), "state": .string(code), "measure": measure,
      "met": .integer(status.count.met), "due": .integer(status.count.due),
    ]
  }

  /// A bar needs no blank that no line is broken at.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}

import Journal
import Notation
import Reports

/// For which bar a status is written.
package enum StatusFormat: String, CaseIterable, Sendable {
  case inline, ring, short, card, waybar, swiftbar, tmux
}

/// A status as the line that a bar shows.
package struct StatusLine: Sendable {
  private let status: Status
  private let configuration: Configuration
  private let screen: Screen

  /// Makes the lines of a status.
  package init(_ status: Status, configuration: Configuration, on screen: Screen) {
    self.status = status
    self.configuration = configuration
    self.screen = screen
  }

  /// The text in a format, with a line end; `waybar` is one JSON object on one line.
  package func text(_ format: StatusFormat) -> String {
    switch format {
    case .inline: inline + "\n"
    case .ring: ring + "\n"
    case .short: short + "\n"
    case .card: card + "\n"
    case .tmux: inline.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##") + "\n"
    case .waybar: String(decoding: waybar.bytes(.compact), as: UTF8.self)
    case .swiftbar: swiftbar
    }
  }

  private var title: String {
    status.measure.map { configuration.measures[$0.measure].title.printable } ?? ""
  }

  private var unit: Unit { status.measure.map { configuration.measures[$0.measure].unit } ?? .count("") }

  /// The amount that counts toward the goal, in millionths of the unit: the week's, if the goal is weekly.
  private var done: Micros { status.measure?.counted ?? 0 }

  private var fraction: String { status.count.fraction }

  private var inline: String {
    guard let measure = status.measure else { return fraction }
    if let percent = measure.percent { return "\(title) \(percent)%" }
    return "\(title) \(plain(screen.largeAmount(done, in: unit)))"
  }

  private var ring: String {
    guard let target = status.measure?.target else { return status.measure == nil ? fraction : number(done) }
    return "\(number(done))/\(number(target.figure))"
  }

  private var short: String {
    guard let measure = status.measure else { return fraction }
    guard let target = measure.target else {
      return plain(screen.largeAmount(done, in: unit)) + " " + fraction
    }
    let isLitres = screen.units == .metric && unit == .millilitre && target.figure >= 1_000_000_000
    guard isLitres else {
      return plain("\(number(done))/\(screen.amount(target.figure, in: unit)) \(fraction)")
    }
    // Rounded down, so that a goal that is missed by a little does not read as reached.
    let litres = Micros(done.number / 100_000_000 * 100_000)
    let part = screen.words.number(micros: litres, .upTo(1))
    return plain("\(part)/\(screen.largeAmount(target.figure, in: unit)) \(fraction)")
  }

  private var card: String {
    var head = title.isEmpty ? "" : title + "  "
    if let measure = status.measure, let target = measure.target {
      head += screen.progress(done, of: target, in: unit) + "  "
      if let percent = measure.percent { head += "\(percent)%  " }
    } else if status.measure != nil {
      head += screen.largeAmount(done, in: unit) + "  "
    }
    var foot = chart
    if let target = status.measure?.target, target.isAtLeast, let left = status.measure?.remaining {
      let word =
        left > 0 ? screen.words.toGo(screen.largeAmount(left, in: unit)) : screen.words.goalReached
      foot += (foot.isEmpty ? "" : "  ") + word
    }
    return plain(head + fraction) + "\n" + plain(foot)
  }

  /// A column for each active hour, and for those beyond it that hold something.
  private var chart: String {
    guard !status.hours.isEmpty else { return "" }
    let start = (configuration.active.from.hour - status.firstHour + 24) % 24
    let length = (configuration.active.from.minutes(until: configuration.active.to) + 59) / 60
    let first = min(start, status.hours.firstIndex { $0 > 0 } ?? start)
    let last = max(min(start + length - 1, 23), status.hours.lastIndex { $0 > 0 } ?? start)
    let most = status.hours.max() ?? 0
    let levels = screen.glyphs.levels
    return status.hours[first...last].map { amount in
      guard amount > 0, most > 0 else { return levels[0] }
      return levels[max(1, Int(amount.scaled(by: Int64(levels.count - 1), over: most.number).number))]
    }.joined()
  }

  /// `met`, `behind` an even pace, `over` a limit, or `open`.
  private var code: String {
    guard let measure = status.measure, let target = measure.target else {
      return status.count.due > 0 && status.count.met == status.count.due ? "met" : "open"
    }
    if measure.state == .met { return "met" }
    if target.isOverrun(by: done) { return "over" }
    if let share = measure.expectedShare, target.figure.times(share) > done {
      return "behind"
    }
    return "open"
  }

  private var waybar: JSON {
    let percent = status.measure == nil ? status.count.percentOfDue : status.measure?.percent
    return [
      "text": .string(Self.pango(inline)), "alt": .string(code), "tooltip": .string(Self.pango(card)),
      "class": .string(code), "percentage": .integer(min(max(percent ?? 0, 0), 100)),
    ]
  }

  private var swiftbar: String {
    // The menu bar takes what follows a vertical line as parameters.
    func safe(_ text: String) -> String { String(text.map { $0 == "|" ? "¦" : $0 }) }
    let menu = card.split(separator: "\n").map { safe(String($0)) + " | trim=false\n" }
    return safe(inline) + "\n---\n" + menu.joined()
  }

  /// Text as Pango markup reads it.
  private static func pango(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "'": escaped += "&apos;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }

  /// A whole number in the unit that is shown, rounded down, without groups.
  private func number(_ micros: Micros) -> String { String(screen.shown(micros, in: unit).micros.wholeUnits) }

  /// A bar needs no blank that no line is broken at.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}

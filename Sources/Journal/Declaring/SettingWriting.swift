/// How the value of a setting is written.
extension Setting {
  /// The value as it would stand in `daybook.conf`; empty if there is none.
  package func text(in configuration: Configuration) -> String {
    switch value {
    case .version: "1"
    case .text(let place): configuration[place] ?? ""
    case .choice(let choice): choice.chosen(configuration) ?? ""
    case .layout(let place): configuration[place]?.text ?? ""
    case .weekday(let place): "\(configuration[place])"
    case .time(let place): configuration[place].description
    case .hours(let place): "\(configuration[place].from)-\(configuration[place].to)"
    case .reminders(let place): configuration[place].text
    }
  }

  /// A value as a person typed it, as it is to stand in `daybook.conf`: a text is one word, in quotes if it needs them.
  func words(typed: [String]) -> [String] {
    switch value {
    case .text, .layout: break
    case .version, .choice, .weekday, .time, .hours, .reminders: return typed
    }
    let text = typed.joined(separator: " ")
    let isPlain = !text.isEmpty && !text.contains { $0 == " " || $0 == "\t" || $0 == "#" }
    return [isPlain || text.contains("\"") ? text : "\"\(text)\""]
  }
}

extension ReminderPlan {
  /// The plan as it would stand in `daybook.conf`: `every 2h habits`.
  fileprivate var text: String {
    let rhythm =
      switch rhythm {
      case .off: "off"
      case .every(let minutes): minutes % 60 == 0 ? "every \(minutes / 60)h" : "every \(minutes)min"
      case .at(let times): "at " + times.map(\.description).joined(separator: " ")
      }
    return habits ? rhythm + " habits" : rhythm
  }
}

import Journal
import Reports

extension RegisterPage {
  /// The lines under their days.
  package var body: HTMLBody? {
    let heading =
      what.isEmpty ? words.registerHeading : "\(words.registerHeading): \(what.joined(separator: " "))"
    guard !register.lines.isEmpty else {
      return HTMLBody(
        title: heading, main: .head(heading) + .section(emptyText.map { .paragraph(StyledText($0)) }.joined())
      )
    }
    var days = HTML()
    var start = 0
    while start < register.lines.count {
      let day = register.lines[start].day
      let end = register.lines[start...].firstIndex { $0.day != day } ?? register.lines.count
      let items = register.lines[start..<end].map { line -> HTML in
        let time = line.time.map { "<time>\(words.time($0))</time>" as HTML } ?? ""
        return
          "<li value=\"\(Int(line.number) + 1)\">\(time)\(StyledText(shown(line.text), role(of: line)))</li>\n"
      }
      let path = path(register.lines[start])
      days += """
        <h2><time datetime="\(day.description)">\(words.weekdayAndDate(day)), \(day.year)</time> <small>\(path)</small></h2>
        <ol class="file">
        \(items.joined())</ol>

        """
      start = end
    }
    return HTMLBody(title: heading, main: .head(heading, StyledText(sum, .number)) + .section(days))
  }
}

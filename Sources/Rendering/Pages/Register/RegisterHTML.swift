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
    let lines = register.lines[...]
    let days =
      lines.count <= 500 ? days(of: lines) : lines.runs(by: { .month(of: $0.day) }).map(month).joined()
    return HTMLBody(title: heading, main: .head(heading, StyledText(sum, .number)) + .section(days))
  }

  /// The lines of a month behind its name, the newest month open.
  private func month(_ lines: ArraySlice<FoundLine>) -> HTML {
    let (year, month, _) = lines[lines.startIndex].day.parts
    let days = lines.runs { Period($0.day, $0.day) }.count
    let open: HTML = lines.startIndex == 0 ? " open" : ""
    return """
      <details\(open)><summary>\(words.heading(of: .month(month, year: year))) <small>\(words.linesOnDays(lines.count, days: days))</small></summary>
      \(self.days(of: lines))</details>

      """
  }

  private func days(of lines: ArraySlice<FoundLine>) -> HTML {
    lines.runs { Period($0.day, $0.day) }.map { lines -> HTML in
      let first = lines[lines.startIndex]
      let items = lines.map { line -> HTML in
        let time = line.time.map { "<time>\(words.time($0))</time>" as HTML } ?? ""
        return
          "<li value=\"\(Int(line.number) + 1)\">\(time)\(StyledText(shown(line.text), role(of: line)))</li>\n"
      }
      return """
        <h2><time datetime="\(first.day.description)">\(words.longDate(first.day.parts, weekday: first.day.weekday.index).asSentenceStart)</time> <small>\(paths.path(of: first.day))</small></h2>
        <ol class="file">
        \(items.joined())</ol>

        """
    }.joined()
  }
}

extension ArraySlice<FoundLine> {
  /// The lines of each period, as long as it lasts.
  fileprivate func runs(by period: (FoundLine) -> Period) -> [ArraySlice] {
    var runs: [ArraySlice] = []
    var rest = self
    while let first = rest.first {
      let days = period(first)
      runs.append(rest.prefix { days.contains($0.day) })
      rest = rest.dropFirst(runs[runs.count - 1].count)
    }
    return runs
  }
}

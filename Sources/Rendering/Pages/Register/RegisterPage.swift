import Journal
import Notation
import Reports

/// The register: a line of a file on each line, with its day and time before it and its place behind, and the sums.
package struct RegisterPage: FramedPage {
  let register: Register
  /// The words as they were typed.
  let what: [String]
  /// A declared name that one of them nearly is; nil if there is none.
  let near: String?
  let paths: [Day: String]
  let period: Period
  /// Whether lines are broken to the screen's width: a pipe has none.
  let isBroken: Bool
  package var frame: Frame

  /// Makes the page of a register; `paths` are the files of its days, relative to the daybook.
  package init(
    _ register: Register, of what: [String], near: String?, over period: Period, paths: [Day: String],
    isBroken: Bool, in frame: Frame
  ) {
    (self.register, self.what, self.near, self.period) = (register, what, near, period)
    (self.paths, self.isBroken, self.frame) = (paths, isBroken, frame)
  }

  /// The lines, none wider than the screen unless a file's name is.
  package var lines: [StyledText] {
    guard !register.lines.isEmpty else { return emptyText.flatMap { screen.wrapped($0) } }
    return register.lines.flatMap(lines) + [StyledText()] + wrapped(StyledText(sum, .number), 2)
  }

  private func wrapped(_ line: StyledText, _ indentation: Int) -> [StyledText] {
    isBroken ? line.wrapped(at: screen.columns, indentation: indentation) : [line]
  }

  /// A line of the register; its place stands at the right edge, or below where it has no room.
  private func lines(of line: FoundLine) -> [StyledText] {
    let time = line.time.map(words.time) ?? ""
    let head =
      StyledText(line.day.description, .muted) + " "
      + StyledText(time, .accent).padded(to: timeColumns) + "  "
    let place = StyledText(source(line), .muted)
    guard isBroken else { return [head + StyledText(line.text, role(of: line)) + "  " + place] }
    var lines = (head + StyledText(shown(line.text), role(of: line)))
      .wrapped(at: screen.columns, indentation: screen.columns >= 60 ? head.widthInColumns : 2)
    let last = lines[lines.count - 1]
    let room = screen.columns - last.widthInColumns - place.widthInColumns
    if room >= 2 {
      lines[lines.count - 1] = last + StyledText(String(repeating: " ", count: room)) + place
    } else {
      lines += place.padded(to: screen.columns, .right)
        .wrapped(at: max(screen.columns, place.widthInColumns))
    }
    return lines
  }

  /// A line of a file may be megabytes long; no more of it is shown than can be read.
  func shown(_ text: String) -> String { text.utf8.count <= 2000 ? text : words.shortened(text, to: 1000) }

  private var timeColumns: Int { RegisterText.timeColumns(words) }

  func role(of line: FoundLine) -> Role {
    switch (line.kind, line.mark) {
    case (.error, _): .bad
    case (.tick, .done): .good
    case (.tick, .skipped), (.goal, _): .muted
    default: .plain
    }
  }

  private func source(_ line: FoundLine) -> String {
    words.source(paths.path(of: line.day), [String(line.number + 1)])
  }

  /// How many lines there are, on how many days, and what they come to.
  var sum: String {
    RegisterText(in: frame)
      .sum(lines: register.lines.count, days: register.days, register.sums)
  }

  var emptyText: [String] {
    guard !what.isEmpty else { return [words.nothingToList(screen.firstLine(configuration, on: today))] }
    let shown = what.joined(separator: " ")
    return [words.nothingFits(shown, near: near)] + (what.count > 1 ? [words.allMustFit] : [])
  }

  /// The lines in sentences that make sense read aloud.
  package var sentences: [String] {
    guard words.isAloud else { return aloud.sentences }
    guard !register.lines.isEmpty else { return emptyText }
    return register.lines.map { line in
      let date = words.date(line.day.parts) + (line.time.map { ", \(words.time($0))" } ?? "")
      return "\(date): \(line.text) (\(source(line)))".asSentence
    } + [sum.asSentence]
  }
}

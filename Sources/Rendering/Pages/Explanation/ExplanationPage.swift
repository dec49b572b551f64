import Journal
import Notation
import Reports

/// Where the numbers of statistics come from: of each habit and measure its formulas, and the lines behind them.
package struct ExplanationPage: FramedPage {
  let explanation: Explanation
  let isNamed: Bool
  let paths: [Day: String]
  package var frame: Frame

  /// Makes the page of an explanation; `paths` are the files of the days, relative to the daybook, and `isNamed`
  /// tells that only some habits and measures were asked for.
  package init(_ explanation: Explanation, isNamed: Bool, paths: [Day: String], in frame: Frame) {
    (self.explanation, self.isNamed, self.paths, self.frame) = (explanation, isNamed, paths, frame)
  }

  /// The object `daybook.explanation/1`.
  package var json: JSON { explanation.json(configuration, paths: paths) }

  private var isEmpty: Bool { explanation.subjects.isEmpty && explanation.perfect.days.isEmpty }

  private var blocks: [ExplanationBlock] {
    explanation.subjects.map { subject in
      var block = block(of: subject)
      if isNamed, block.facts.isEmpty { block.facts = [words.nothingCounts.asSentenceStart] }
      return block
    } + [perfectBlock]
  }

  private var periodLine: String {
    let period = explanation.period
    return words.statisticsPeriod(period.from.parts, period.to.parts, days: explanation.counted?.count)
  }

  /// The lines, none wider than the screen unless a file's name is.
  package var lines: [StyledText] {
    let head = screen.wrapped(words.explanationHeading, .heading) + screen.wrapped(periodLine, .muted)
    guard !isEmpty else {
      return screen.joined([
        head, screen.wrapped(words.nothingToExplain(screen.firstLine(configuration, on: explanation.today))),
      ])
    }
    return screen.joined(
      [head] + blocks.map(lines)
        + [isNamed ? [] : screen.wrapped(words.explanationHint, .muted)])
  }

  private func lines(of block: ExplanationBlock) -> [StyledText] {
    guard !block.facts.isEmpty else { return [] }
    return screen.wrapped(block.title, .heading)
      + block.facts.flatMap { screen.wrapped("  " + $0, indentation: 4) }
      + block.groups.flatMap { group in
        ("  " + group.head).wrapped(at: screen.columns, indentation: 4)
          + group.items.flatMap { item in
            (StyledText("    ") + item).wrapped(at: screen.columns, indentation: group.indentation)
          }
      }
  }

  /// The explanation in sentences that make sense read aloud.
  package var sentences: [String] {
    guard words.isAloud else { return aloud.sentences }
    let head = [words.explanationHeading + ".", periodLine]
    guard !isEmpty else {
      return head + [words.nothingToExplain(screen.firstLine(configuration, on: explanation.today))]
    }
    return head
      + blocks.filter { !$0.facts.isEmpty }.flatMap { block in
        [block.title.asSentence] + block.facts.map(\.asSentence)
          + block.groups.map { group in
            let items = group.items.map(\.text).joined(separator: "; ")
            return (items.isEmpty ? group.head.text : "\(group.head.text): \(items)").asSentence
          }
      } + (isNamed ? [] : [words.explanationHint])
  }
}

/// One habit or measure as it is explained.
struct ExplanationBlock {
  /// Some days, or weeks, under one head.
  struct Group {
    let head: StyledText
    let items: [StyledText]
    /// The columns by which the second line of an item is indented.
    var indentation = 6
  }

  let title: String
  /// A sentence for each number, without its full stop.
  var facts: [String] = []
  var groups: [Group] = []
}

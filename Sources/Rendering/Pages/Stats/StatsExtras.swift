import Journal
import Notation
import Reports

extension StatsPage {
  /// The habits and measures on days with and without another, a sentence or two each.
  var comparisonLines: [StyledText] {
    guard let heading = comparisonHeading else { return [] }
    return screen.wrapped(heading, .heading)
      + comparisonTexts.flatMap { texts in
        texts.enumerated().flatMap { place, text in
          (StyledText(place == 0 ? "  " : "    ") + text).wrapped(at: screen.columns, indentation: 4)
        }
      }
  }

  /// The basis by which the days are compared; nil if nothing was asked.
  var comparisonHeading: String? {
    comparisons.first.map { first in
      words.comparisonHeading(
        configuration.title(of: first.comparison.other), isNextDay: first.comparison.isNextDay)
    }
  }

  /// Each habit and measure compared, a sentence or two.
  var comparisonTexts: [[StyledText]] {
    comparisons.map { subject, comparison in
      screen.sentences(of: subject, comparison, configuration, asOf: statistics.period.to).enumerated().map {
        place, sentence in
        StyledText(sentence, place == 0 ? .number : .muted)
      }
    }
  }

  /// The same, read aloud.
  var comparisonSentences: [String] {
    guard let heading = comparisonHeading else { return [] }
    return [heading.asSentence] + comparisonTexts.flatMap { $0.map(\.text.asSentence) }
  }

  private var comparisons: [(subject: Reference, comparison: Comparison)] {
    statistics.habits.compactMap { habit in habit.comparison.map { (.habit(habit.habit), $0) } }
      + statistics.measures.compactMap { measure in
        measure.comparison.map { (.measure(measure.measure), $0) }
      }
  }
}

extension Screen {
  /// The result of a comparison, and how often chance alone makes as much of it.
  func sentences(
    of subject: Reference, _ comparison: Comparison, _ configuration: Configuration, asOf day: Day
  ) -> [String] {
    func side(_ side: Comparison.Side) -> String {
      guard let mean = side.mean else { return words.days(0) }
      let figure =
        switch subject {
        case .habit: words.percent(percentage(of: mean.number, in: 1_000_000) ?? 0)
        case .measure(let measure):
          amount(
            mean, in: configuration.measures[measure].unit,
            against: configuration.goalInCups(of: measure, on: day))
        }
      return words.compared(figure, days: side.days)
    }
    let means = words.withAndWithout(
      configuration.title(of: subject), with: side(comparison.with), without: side(comparison.without))
    guard let chances = comparison.chances else {
      return [means, words.tooFewToCompare(Comparison.fewestDays)]
    }
    return [means, words.chance(chances, of: Comparison.shuffles)]
  }
}

extension StatsPage {
  /// The contents of the lines with each tag, a block each.
  var tagBlocks: [[StyledText]] {
    tagTexts.map { tag in
      screen.wrapped(tag.title, .heading)
        + tag.texts.flatMap { ("  " + $0).wrapped(at: screen.columns, indentation: 4) }
    }
  }

  /// The contents of the lines with each tag, under the tag.
  var tagTexts: [(title: String, texts: [StyledText])] {
    tags.map { ($0.tag, sentences(of: $0).map { StyledText($0, .number) }) }
  }

  /// The same, read aloud.
  var tagSentences: [String] {
    tags.map { tag in ([tag.tag] + sentences(of: tag)).map(\.asSentence).joined(separator: " ") }
  }

  private func sentences(of tag: TagStatistics) -> [String] {
    guard let last = tag.last else { return [words.noLineHasIt] }
    let place = words.source(paths.path(of: last.day), [String(last.number + 1)])
    let date = words.isAloud ? words.date(last.day.parts) : words.shortDate(last.day.parts, showingYear: true)
    let sums = tag.sums.map { sum in
      let measure = configuration.measures[sum.measure]
      return
        "\(measure.title) \(screen.largeAmount(sum.total, in: measure.unit, against: inCups(sum.measure)))"
    }
    return [
      words.linesOnDays(tag.lines, days: tag.days) + ", " + words.lastOn(date, place)
    ] + (sums.isEmpty ? [] : [sums.joined(separator: ", ")])
  }
}

extension Comparison {
  /// The comparison as the member `with`.
  func json(_ configuration: Configuration) -> JSON {
    func side(_ side: Side) -> JSON { ["days": .integer(side.days), "mean": JSON(micros: side.mean)] }
    return [
      "id": .string(configuration.name(of: other)), "nextDay": .bool(isNextDay), "with": side(with),
      "without": side(without), "shuffles": .integer(Comparison.shuffles), "asMuch": JSON(chances),
    ]
  }
}

extension TagStatistics {
  /// The contents of the lines with a tag, as an element of `tags`.
  func json(_ configuration: Configuration, _ paths: [Day: String]) -> JSON {
    [
      "tag": .string(tag), "lines": .integer(lines), "days": .integer(days),
      "first": JSON(first?.description),
      "last": JSON(last) { line in
        [
          "date": JSON(line.day), "path": .string(paths.path(of: line.day)),
          "line": .integer(line.number + 1),
        ]
      },
      "measures": JSON(each: sums) { $0.json(configuration) },
    ]
  }
}

import Journal
import Rendering
import Reports

/// Something that may be written at the pointer.
struct CompletionItem: Equatable {
  /// Its kind, by the protocol's numbers.
  enum Kind: Int {
    case habit = 3
    case measure = 6
    case tag = 10
    case unit = 11
    case value = 12
    case keyword = 14
  }

  /// The text to be written.
  var text: String
  /// The text that the person's letters are compared with, and that is shown.
  var filter: String
  /// The explanation beside it in the list.
  var detail: String
  var kind: Kind
  /// The more, the higher it stands in the list.
  var weight = 0
}

/// The candidates for the rest of a line of a day's file, those first that this person writes most at this hour.
///
/// At the beginning these are names: measures, and habits with a box that the day still asks for. After the name of a
/// measure they are its amounts and units, after that of a habit its times; behind these the tags.
struct LineCompletion {
  private let lens: DocumentLens
  private let day: Day
  private let writing: WritingSurvey
  /// The time by which it is ranked; nil on another day than today.
  private let now: TimeOfDay?
  /// The habits that other lines are about.
  private let ticked: Set<Int>

  /// Completes a line of a document of a day, counting from 0: what it says already does not count.
  init(_ lens: DocumentLens, of day: Day, line number: Int) {
    (self.lens, self.day) = (lens, day)
    writing = lens.kept.writing
    now = day == lens.daybook.today ? lens.now.time : nil
    ticked = Set(
      (lens.written?.record.records ?? []).compactMap { line in
        if case .habit(let place)? = line.subject, line.line != number { place } else { nil }
      })
  }

  private var configuration: Configuration { lens.configuration }

  /// The candidates after the beginning of a line, and how many bytes of it they would replace.
  func items(after line: String) -> (items: [CompletionItem], replaced: Int) {
    let file = DayFile(line)
    guard let first = file.lines.first else { return (names(beginning: "", isBoxed: false), 0) }
    guard first.shape == .box || first.shape == .plain || first.shape == .blank else { return ([], 0) }
    let isBoxed = first.shape == .box
    let typed = line.utf8.suffix(line.utf8.count - Int(isBoxed ? first.box + 3 : first.box))
    let words = String(decoding: typed.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    if !isBoxed, words.hasPrefix("["), !words.contains("]") { return (boxes, words.utf8.count) }
    let parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let last = parts.last ?? ""
    if !isBoxed, parts.count > 1, parts[0].lowercased() == "goal" { return (goals(parts), last.utf8.count) }
    let labels = parts.count > 1 && !last.isEmpty ? labels(beginning: words, isBoxed: isBoxed) : []
    if !labels.isEmpty { return (labels, words.utf8.count) }
    // The longest beginning that is a name is one; what follows it is a value.
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      guard let subject = lens.reader.vocabulary.subject(named: parts[..<count].joined(separator: " ")) else {
        continue
      }
      let isFirst = parts.count - count == 1
      let hasTime = parts[count...].dropLast().contains { $0.contains(":") && $0.first?.isNumber == true }
      return (
        values(of: subject, isBoxed, isFirst, hasTime, typed: last) + tags(isFirst: isFirst), last.utf8.count
      )
    }
    if parts.count > 1 {
      return ("+@#".contains(last.first ?? " ") ? tags(isFirst: false) : [], last.utf8.count)
    }
    return (names(beginning: words, isBoxed: isBoxed), words.utf8.count)
  }

  /// The names, and those labels and other names that begin as what is typed does.
  private func names(beginning typed: String, isBoxed: Bool) -> [CompletionItem] {
    let folded = Vocabulary.folded(typed)
    var items: [CompletionItem] = []
    func add(_ declared: some Named, _ subject: Reference, _ box: String, _ kind: CompletionItem.Kind) {
      let (name, text, weight) = (declared.name, box + declared.name, weight(of: subject))
      items.append(
        CompletionItem(text: text, filter: name, detail: declared.title, kind: kind, weight: weight))
      guard !folded.isEmpty, !Vocabulary.folded(name).hasPrefix(folded) else { return }
      items += declared.names.filter { Vocabulary.folded($0).hasPrefix(folded) }.prefix(1).map {
        CompletionItem(text: text, filter: $0, detail: name, kind: kind, weight: weight)
      }
    }
    if !isBoxed {
      for (place, measure) in configuration.measures.enumerated()
      where configuration.isHeld(.measure(place), on: day) {
        add(measure, .measure(place), "", .measure)
      }
    }
    let box = isBoxed ? "" : day > lens.daybook.today ? "[ ] " : "[x] "
    for (place, habit) in configuration.habits.enumerated() where isAsked(place) {
      add(habit, .habit(place), box, .habit)
    }
    if !isBoxed { items.append(keyword("goal ", "goal", lens.words.goalOfTheDay)) }
    return items.ranked
  }

  /// The labels and other names of several words that begin as what is typed does.
  private func labels(beginning typed: String, isBoxed: Bool) -> [CompletionItem] {
    let folded = Vocabulary.folded(typed)
    return names(beginning: typed, isBoxed: isBoxed).filter {
      $0.kind != .keyword && Vocabulary.folded($0.filter).hasPrefix(folded)
    }
  }

  /// Whether the day still asks for a habit: it is declared for it, due, and has no line.
  private func isAsked(_ place: Int) -> Bool {
    guard configuration.habits[place].derivation == nil, configuration.isHeld(.habit(place), on: day),
      !ticked.contains(place)
    else { return false }
    guard let told = lens.report?.habits.first(where: { $0.habit == place }) else { return true }
    if told.mark != .none { return true }
    if case .repetitions(let done, let quota)? = told.week?.tally { return done < quota }
    return told.state.isDue || told.state == .unknown
  }

  private var boxes: [CompletionItem] {
    let words = lens.words
    return [
      keyword("[x] ", "[x]", words.title(of: .tick)), keyword("[ ] ", "[ ]", words.title(of: .open)),
      keyword("[-] ", "[-]", words.title(of: .skip)),
    ]
  }

  private func keyword(_ text: String, _ filter: String, _ detail: String) -> CompletionItem {
    CompletionItem(text: text, filter: filter, detail: detail, kind: .keyword, weight: -1)
  }

  /// The measures behind `goal`, and behind one of them the amounts of its goals.
  private func goals(_ parts: [String]) -> [CompletionItem] {
    let name = parts[1...].dropLast().joined(separator: " ")
    guard case .measure(let place)? = lens.reader.vocabulary.subject(named: name) else {
      return names(beginning: "", isBoxed: false).filter { $0.kind == .measure }
    }
    var amounts: [String] = []
    for goal in configuration.goalsByStrength(of: place, on: day)
      + configuration.measures[place].goals.reversed()
    {
      let text = configuration.typed(goal.bound)
      if !amounts.contains(text) { amounts.append(text) }
    }
    return amounts.map { value($0, configuration.measures[place].title) }
  }

  private func values(
    of subject: Reference, _ isBoxed: Bool, _ isFirst: Bool, _ hasTime: Bool, typed: String
  ) -> [CompletionItem] {
    let style = FileStyle(clock: configuration.clock)
    // A day that is over has no now.
    let clock = hasTime ? [] : now.map { [value(style.text(of: $0), lens.words.timeNow)] } ?? []
    switch subject {
    case .measure(let place): return (isFirst ? amounts(of: place, typed: typed) : []) + clock
    case .habit(let place):
      guard isFirst, isBoxed else { return [] }
      let usual =
        lens.report?.habits.first { $0.habit == place }?.usualTime ?? configuration.habits[place].time
      return (usual.map { [value(style.text(of: $0), lens.words.usualTime)] } ?? []) + clock
    }
  }

  /// The amounts that are offered or written often, and behind a number the units that fit.
  private func amounts(of place: Int, typed: String) -> [CompletionItem] {
    let measure = configuration.measures[place]
    var items = configuration.amountsOffered(of: place, on: day).map { value($0, measure.title) }
    for (text, weight) in writing.amounts(of: place, at: now) {
      if let known = items.firstIndex(where: { $0.text == text }) {
        items[known].weight += weight
      } else if weight >= 10 {
        items.append(value(text, measure.title, weight))
      }
    }
    let digits = typed.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard !digits.isEmpty else { return items.ranked }
    let units =
      [measure.unit.name] + Unit.catalogue.map(\.unit).filter { $0.kind == measure.unit.kind }.map(\.name)
    items += units.enumerated().filter { !$0.element.isEmpty && ($0.offset == 0 || $0.element != units[0]) }
      .map {
        CompletionItem(
          text: digits + $0.element, filter: digits + $0.element, detail: measure.title, kind: .unit,
          weight: -$0.offset)
      }
    return items.ranked
  }

  private func value(_ text: String, _ detail: String, _ weight: Int = 0) -> CompletionItem {
    CompletionItem(text: text, filter: text, detail: detail, kind: .value, weight: weight)
  }

  /// The tags that are written, the most frequent first, and the measures that may be tags.
  private func tags(isFirst: Bool) -> [CompletionItem] {
    isFirst ? [] : writing.tags.map { CompletionItem(text: $0, filter: $0, detail: "", kind: .tag) }
  }

  private func weight(of subject: Reference) -> Int {
    let weight = writing.weight(of: configuration.number(of: subject), at: now)
    // A new habit has been written at no hour yet.
    guard case .habit(let place) = subject, let time = configuration.habits[place].time, let now else {
      return weight
    }
    return weight + (WritingSurvey.isNear(time, now) ? 5 : 0)
  }
}

extension [CompletionItem] {
  /// The items by weight, those of one weight in their order.
  fileprivate var ranked: [CompletionItem] {
    enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
  }
}

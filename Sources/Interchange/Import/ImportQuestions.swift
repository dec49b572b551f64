import Journal
import Notation

/// Another program's numbers and ticks for a measure of a volume or weight, which do not say how much they are, and the answers
/// to that: a unit is never guessed.
package struct ImportQuestions: Sendable {
  /// Records of one name that do not say how much they are.
  package struct Question: Hashable, Sendable {
    /// The name there.
    package let name: String
    /// The place of the measure in `Configuration.measures`.
    package let measure: Int
    /// How many of them are ticks, and how many numbers.
    package fileprivate(set) var ticks = 0
    package fileprivate(set) var numbers = 0
    /// A word that stands behind the numbers and is no unit of the measure's; empty if there is none.
    package fileprivate(set) var word = ""
  }

  /// The questions that are still to be answered, in the order of the records.
  package private(set) var open: [Question] = []
  /// The answers that nothing asked for.
  package private(set) var unused: [ImportAnswer] = []
  /// The answers whose unit is none of the measure's, with the measure's place.
  package private(set) var unfit: [(answer: ImportAnswer, measure: Int)] = []

  /// Puts the answers into what was read, and asks where there are none.
  package init(
    in readings: inout [ImportReading], _ answers: [ImportAnswer], by reader: LineReader
  ) {
    var names = [String: NamedSubject]()
    let vocabulary = ImportedNames(reader.vocabulary)
    var used = Set<String>()
    for place in readings.indices where !readings[place].isOwn {
      var ticked: [String: String] = [:]
      var measured: [String: String] = [:]
      for index in readings[place].records.indices {
        let name = readings[place].records[index].name
        let known: NamedSubject
        if let found = names[name] {
          known = found
        } else {
          known = NamedSubject(name, answers, vocabulary, reader)
          names[name] = known
          if let answer = known.answer, known.measure != nil || known.isUndeclared {
            used.insert(answer.name)
          }
          if let measure = known.measure, known.isUnfit, let answer = known.answer {
            unfit.append((answer, measure))
          }
        }
        guard let lack = known.lack(of: readings[place].records[index], by: reader) else { continue }
        switch known.answer?.meaning {
        case nil: ask(lack, name, known.measure ?? 0)
        case .amount(let micros, let unit)?:
          readings[place].records[index].amount(to: micros, unit)
          if known.isUndeclared { measured[name] = unit }
        case .habit(let habit)?:
          readings[place].records[index].becomeTick(of: habit)
          ticked[name] = habit
        }
      }
      for (name, unit) in measured { readings[place].declares(name, in: unit) }
      for (name, habit) in ticked { readings[place].declares(habit, insteadOf: name) }
    }
    unused = answers.filter { !used.contains($0.name) }
  }

  private mutating func ask(_ lack: Lack, _ name: String, _ measure: Int) {
    let place = open.firstIndex { $0.name == name } ?? open.count
    if place == open.count { open.append(Question(name: name, measure: measure)) }
    switch lack {
    case .tick: open[place].ticks += 1
    case .number(let word):
      open[place].numbers += 1
      if !word.isEmpty { open[place].word = word }
    }
  }

  /// The thing that a record does not say.
  private enum Lack {
    case tick
    /// A number with a word that is no unit, which may be empty.
    case number(String)
  }

  /// A name there, with whose it is and what was said of it.
  private struct NamedSubject {
    /// The measure that takes it; nil if none does, or one of counts.
    var measure: Int?
    private var kind = Kind.count
    var answer: ImportAnswer?
    var isUnfit = false
    /// Whether nothing of that name is declared.
    var isUndeclared = false

    init(_ name: String, _ answers: [ImportAnswer], _ names: ImportedNames, _ reader: LineReader) {
      let subject = names.subject(of: name)
      answer = answers.last {
        Vocabulary.folded($0.name) == Vocabulary.folded(name)
          || subject != nil && names.subject(of: $0.name) == subject
      }
      isUndeclared = subject == nil
      guard let place = subject?.measure else { return }
      let isAmount = if case .amount(_, let unit)? = answer?.meaning { unit } else { String?.none }
      if let unit = isAmount, reader.amount("1 \(unit)", of: place) == nil { isUnfit = true }
      kind = reader.configuration.measures[place].unit.kind
      if kind != .count { measure = place }
    }

    /// The thing that a record lacks; nil if it says how much it is, or that nothing is to be counted.
    func lack(of record: ImportedRecord, by reader: LineReader) -> Lack? {
      guard measure != nil || isUndeclared && answer != nil, record.own.mark == nil else { return nil }
      // A weight of Fitbit's may be in pounds or kilograms; other bare numbers but volumes are in what is measured in.
      let isAsked = kind == .volume || kind == .mass && record.source == Fitbit.source
      guard isAsked || answer != nil else { return nil }
      switch record.content {
      case .tick(let mark): return mark == .done ? .tick : nil
      case .amount(let micros, let unit):
        if micros == 0, unit.isEmpty, answer == nil { return nil }
        if unit.isEmpty { return .number("") }
        // A word that another program's person typed behind the numbers of a habit: `times`.
        guard let measure, record.source == Loop.source, reader.amount("1 \(unit)", of: measure) == nil else {
          return nil
        }
        return .number(unit)
      }
    }
  }
}

extension ImportedRecord {
  /// Makes a number, or a tick, so many times an amount.
  fileprivate mutating func amount(to micros: Int64, _ unit: String) {
    var count: Int64 = 1_000_000
    if case .amount(let number, _) = content { count = number }
    content = .amount(micros: count.scaled(by: micros, over: 1_000_000), unit: unit)
  }

  /// Makes a number a tick of a habit, with the number in its text; zero is not done.
  fileprivate mutating func becomeTick(of habit: String) {
    name = habit
    guard case .amount(let micros, let unit) = content else { return }
    content = .tick(micros > 0 ? .done : .open)
    guard micros > 0, micros != 1_000_000 else { return }
    let number = ExactDecimal.text(micros: micros) + (unit.isEmpty ? "" : " \(unit)")
    text = text.isEmpty ? number : "\(number) \(text)"
  }
}

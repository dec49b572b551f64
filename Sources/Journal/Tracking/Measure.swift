import Speech

/// Something a person measures: amounts of one kind that make a value for each day.
package struct Measure: Dated, Hashable, Sendable {
  /// The one word that it is called by in files and in machine output, as declared.
  package var name: String
  /// The title that reports use; nil if the name serves.
  package var label: String?
  /// Other names that read as it.
  package var aliases: [String] = []
  /// The heading that it stands under; nil if under none.
  package var group: String?
  /// The unit it is counted in; of one whose size changes with time, the size that reports print.
  package var unit: Unit
  /// What the unit held from each day on, where that ever changed; the first of them always, until the second.
  package var unitSizes: [DatedSize] = []
  /// How the amounts of a day make its value.
  package var aggregate = Aggregate.sum
  /// The sizes of a cup, in the order of the lines; the one in force is chosen by date.
  package var cups: [DatedCup] = []
  /// Amounts offered for quick use, in the order given.
  package var presets: [WrittenAmount] = []
  /// Its goals, in the order of the lines; the one in force is chosen by date and by day.
  package var goals: [Goal] = []
  /// The time of day until which it is meant to be taken; nil if that does not matter.
  package var by: TimeOfDay?
  /// Whether `push` gives its days away; where no measure says so it is the water.
  package var isPushed = false
  /// The other measure that its amounts count for.
  package var lends: Lending?
  /// The first day it is asked for; nil if that is the first day it is seen.
  package var from: Day?
  /// The last day it is asked for; nil if it has no end.
  package var until: Day?

  /// Makes a measure that adds up, without a goal or a cup.
  package init(name: String, label: String? = nil, unit: Unit) {
    self.name = name
    self.label = label
    self.unit = unit
  }

  /// Whether the name, the label or an alias is one of some words.
  func isCalled(_ words: Translated<[String]>) -> Bool { names.contains { words.holds($0.lowercased()) } }

  /// The unit it is counted in as of a day: a cup is the one of that day.
  package func unit(on day: Day) -> Unit {
    unitSizes.isEmpty ? unit : Unit(unit.name, unit.kind, unitSizes.latest(on: day)?.parts ?? unit.parts)
  }

  /// An amount of a day in parts of the unit that reports print: three cups stay three, however large they were.
  ///
  /// "A later-dated `goal` or `cup` line holds from its day on and leaves earlier days as they were". Inlined, so that
  /// the measure is not taken out of a configuration.
  @inline(__always)
  package func counted(_ parts: Parts, on day: Day) -> Parts {
    unitSizes.isEmpty ? parts : parts.scaled(by: unit.parts.number, over: unit(on: day).parts.number)
  }

  /// What an amount that was counted for a day held then.
  package func held(_ counted: Parts, on day: Day) -> Parts {
    unitSizes.isEmpty ? counted : counted.scaled(by: unit(on: day).parts.number, over: unit.parts.number)
  }

  /// The size of a cup on a day; nil if there is none. Inlined, so that the cups alone are taken out of a configuration.
  @inline(__always)
  package func cup(on day: Day) -> WrittenAmount? { cups.latest(on: day)?.amount }
}

/// How the amounts of one day make its value.
package enum Aggregate: String, CaseIterable, Sendable {
  case sum, last, mean, max, min
}

/// The size of a cup, from a day on or until one.
package struct DatedCup: Dated, Hashable, Sendable {
  package var amount: WrittenAmount
  package var from: Day?
  package var until: Day?

  package init(amount: WrittenAmount, from: Day? = nil, until: Day? = nil) {
    self.amount = amount
    self.from = from
    self.until = until
  }
}

/// A share of one measure's amounts that counts for another of the same kind: `counts 80% water`.
package struct Lending: Hashable, Sendable {
  /// The share in percent: 80 % is 80 units.
  package var percent: Micros
  /// The place of the other measure in `Configuration.measures`.
  package var measure: Int

  /// The part of an amount that counts for the other measure.
  ///
  /// "`counts P% OTHER`: its amounts count for OTHER too (of one kind), one step, no chains, of the rounded value,
  /// rounded per line".
  package func share(of amount: Parts) -> Parts { amount.share(percent: percent) }

  package init(percent: Micros, measure: Int) {
    self.percent = percent
    self.measure = measure
  }
}

extension Configuration {
  /// The measures whose amounts count for another, in their order.
  package func lenders(to measure: Int) -> [(measure: Int, lending: Lending)] {
    measures.enumerated().compactMap { place, declared in
      declared.lends.flatMap { $0.measure == measure ? (place, $0) : nil }
    }
  }

  /// The part of an amount of one measure that counts for another, all of it for itself; nil if none does.
  package func counted(_ amount: Parts, of place: Int, for measure: Int) -> Parts? {
    if place == measure { return amount }
    return measures[place].lends.flatMap { $0.measure == measure ? $0.share(of: amount) : nil }
  }

  /// The same in parts of the unit that reports print, of an amount of a day.
  package func counted(_ amount: Parts, of place: Int, for measure: Int, on day: Day) -> Parts? {
    counted(amount, of: place, for: measure).map { measures[measure].counted($0, on: day) }
  }
}

/// An amount as a configuration or a goal line has it; what it holds may depend on the day.
package struct WrittenAmount: Hashable, Sendable {
  /// The number.
  package var ratio: Ratio
  /// The unit.
  package var unit: WrittenUnit

  package init(_ ratio: Ratio, _ unit: WrittenUnit) {
    self.ratio = ratio
    self.unit = unit
  }
}

/// A unit as written: one of fixed size, the measure's own cup, or a unit of the configuration.
package enum WrittenUnit: Hashable, Sendable {
  case fixed(Unit)
  /// The cup of the measure that the amount belongs to, as of the day.
  case cup
  /// The place in `Configuration.units`, of a unit whose size may be dated.
  case custom(Int)
}

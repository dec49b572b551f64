/// A unit of the person's own, or a glass or bottle of another size; its size may change with time.
package struct CustomUnit: Hashable, Sendable {
  /// The word, as declared.
  package var name: String
  /// The kind of thing that it measures.
  package var kind: Kind
  /// Its sizes, in the order of the lines.
  package var sizes: [DatedSize] = []
  /// The size that the format gives it; nil of a unit that is the person's own.
  private let standard: Parts?

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
    standard = Unit.catalogue.first { $0.unit.name == name && $0.unit.kind == kind }?.unit.parts
  }

  /// The size on a day; before the first of them that of the format, which holds "until the configuration says otherwise",
  /// else the earliest.
  package func parts(on day: Day) -> Parts {
    sizes.latest(on: day)?.parts ?? standard
      ?? sizes.min { ($0.from ?? .first) < ($1.from ?? .first) }?.parts ?? 1
  }
}

/// A size of a unit, from a day on.
package struct DatedSize: Dated, Hashable, Sendable {
  package var parts: Parts
  package var from: Day?
  package var until: Day? { nil }

  package init(parts: Parts, from: Day?) {
    self.parts = parts
    self.from = from
  }
}

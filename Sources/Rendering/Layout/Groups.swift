import Journal

/// Things that stand under one heading.
package struct Group<Item> {
  /// The heading; nil of those that stand under none.
  package let heading: String?
  /// The things, in their order.
  package var items: [Item]

  package init(heading: String?, items: [Item]) { (self.heading, self.items) = (heading, items) }

  /// The things, the first of them with the heading.
  var headed: [(item: Item, heading: String?)] {
    items.enumerated().map { ($0.element, $0.offset == 0 ? heading : nil) }
  }
}

extension Configuration {
  /// Things of habits and measures by their headings, in the order of the headings; those under none come first.
  package func grouped<Item>(_ items: [Item], by subject: (Item) -> Reference) -> [Group<Item>] {
    if groups.isEmpty { return [Group(heading: nil, items: items)] }
    let headings: [String?] = [nil] + groups
    return headings.map { heading in
      Group(heading: heading, items: items.filter { group(of: subject($0)) == heading })
    }.filter { !$0.items.isEmpty }
  }
}

extension Screen {
  /// A heading of a group as a line; nothing of none.
  func groupHeading(_ heading: String?) -> [StyledText] {
    heading.map { [cut(StyledText($0.printable, .label), to: columns)] } ?? []
  }

  /// A heading of a group as a sentence; nothing of none.
  func spokenGroup(_ heading: String?) -> [String] { heading.map { ["\($0.printable):"] } ?? [] }
}

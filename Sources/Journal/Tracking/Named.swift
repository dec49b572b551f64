/// What is declared by a name, and may be called by others: a habit or a measure.
package protocol Named {
  /// The name, which files use.
  var name: String { get }
  /// The label; nil without one.
  var label: String? { get }
  /// The other names.
  var aliases: [String] { get }
}

extension Named {
  /// The title that reports use.
  package var title: String { label ?? name }

  /// What it may be called by, as it is declared: its name, its aliases and its label.
  package var names: [String] { [name] + aliases + [label].compactMap(\.self) }
}

extension Habit: Named {}
extension Measure: Named {}

/// Why a word that begins like a number is none.
package enum NumberFault: Hashable, Sendable {
  /// A sign before it: `-250ml`.
  case signed
  /// Parts that make no number: `2,5,1`.
  case malformed
  /// A number behind a unit that lacks its own: `7h30`.
  case lacksUnit
  /// Two numbers with a hyphen or a dash between them: `2-3`.
  case range
  /// A change of a value, in place of the value: `-0.5`.
  case change
  /// A fraction without a unit: `7/10`.
  case bareFraction
  /// A range that ends where it starts.
  case noLength
  /// More digits or a larger amount than can be kept.
  case tooLarge
  /// Three digits after a comma or point, or a group that a unit is stuck to: `1,250`, `2 500ml`.
  case ambiguous
}

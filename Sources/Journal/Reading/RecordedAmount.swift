/// The amount of a record, as typed and as it counts.
package struct RecordedAmount: Hashable, Sendable {
  /// The number as typed, in millionths, rounded half to even; `2x500ml` is 1000, a range its minutes.
  package var micros: Micros
  /// The bytes of the file that hold the unit as typed; empty if it was not typed.
  package var unitText: Range<Int32>
  /// The unit.
  package var unit: Unit
  /// The value that counts, in the kind's smallest parts.
  package var parts: Parts
}

/// In which units reports print.
package enum UnitSystem: String, CaseIterable, Sendable { case metric, us }

import Journal
import TestSupport
import Testing

@testable import Interchange

@Suite struct DayTotalTests {
  /// A measure may have the name that other programs have for the water.
  @Test func onlyTheWaterIsInLitres() {
    let configuration = configured("measure water unit ml\nmeasure water_liters unit cup cup 200ml")
    let kinds = configuration.measures.indices.map { DayTotal.Kind($0, in: configuration) }
    #expect(kinds.map(\.isWater) == [true, false])
    #expect(kinds.map(\.type) == ["water_liters", "water_liters"])
    #expect(kinds.map(\.unit.name) == ["l", "cup"])
  }
}

import Journal
import Reports
import Testing

@testable import Rendering

@Suite struct AxisTests {
  private func ends(_ values: [Int64], _ unit: Unit = .kilogram, units: UnitSystem = .metric) -> String {
    var measure = Measure(name: "weight", unit: unit)
    measure.aggregate = .last
    let screen = screen(units: units)
    let axis = Axis(of: values.map { Micros($0) }, goals: [], measure: measure, on: screen)
    let rows = values.map { value in
      Columns.Row(label: "a", bar: axis.bar(Micros(value), goals: []), figures: [])
    }
    let columns = Columns(rows, labels: .dates, widestBar: 30, narrow: .dropsNothing, on: screen)
    return axis.ends(below: columns).drawn.split { " \n".contains($0) }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ([83_100_000, 84_700_000], "83 kg 85 kg"), ([83_400_000, 83_500_000], "83.35 kg 83.5 kg"),
      ([83_000_000], "82 kg 84 kg"), ([0, 4_000_000], "0 kg 4 kg"), ([-3_000_000, 5_000_000], "-4 kg 6 kg"),
      ([0], "0 kg 0.000001 kg"), ([.min, .max], "-9,223,372,036,854.775808 kg 9,223,372,036,854.775807 kg"),
    ] as [([Int64], String)])
  func theEndsAreRoundAndAroundTheValues(values: [Int64], text: String) {
    #expect(ends(values) == text)
  }

  @Test func theEndsAreInTheUnitsThatAreShown() {
    #expect(ends([83_100_000, 84_700_000], units: .us) == "183 lb 187 lb")
  }

  @Test func whatAddsUpBeginsAtZeroAndNeedsNoEnds() {
    let measure = Measure(name: "water", unit: .millilitre)
    let axis = Axis(of: [1_000_000_000], goals: [], measure: measure, on: screen())
    #expect(axis.bar(500_000_000, goals: []).scale == 1_000_000_000)
  }
}

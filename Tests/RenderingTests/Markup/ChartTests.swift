import Foundation
import Journal
import Testing

@testable import Rendering

@Suite struct ChartTests {
  private func chart(_ values: [Micros?], _ goals: [Int?]) -> String {
    let goals = goals.map { $0.map { [Target(atLeast: Micros(whole: $0), atMost: nil)] } ?? [] }
    return Chart(
      values: values, goals: goals, measure: Measure(name: "water", unit: .millilitre),
      ends: ["1", "2", "3"],
      screen: screen()
    ).html("water").text
  }

  @Test func aGoalIsOneLineForAsLongAsItHolds() {
    let drawn = chart(Array(repeating: Micros(whole: 500), count: 5), [1000, 1000, 2000, nil, 2000])
    let path = drawn.components(separatedBy: "class=\"goal\" d=\"")[1].components(separatedBy: "\"")[0]
    let lines = path.matches(of: /M(\d+) [\d.]+H(\d+)/).map { "\($0.1)-\($0.2)" }
    #expect(lines == ["0-20", "20-30", "40-50"])
  }

  @Test func whatIsNothingHasNoBar() {
    let drawn = chart([0, Micros(whole: 500), nil, Micros(whole: 300)], [nil, nil, nil, nil])
    #expect(drawn.components(separatedBy: "h8V100z").count == 3)
    #expect(!drawn.contains("class=\"goal\""))
  }
}

import Journal
import TestSupport
import Testing

@Suite struct WaterTests {
  @Test(
    arguments: [
      ("measure coffee unit ml\nmeasure h2o \"Water\" alias water goal 2l cup 250ml", "h2o"),
      ("measure coffee unit ml goal 1l\nmeasure h2o alias VODA unit ml", "h2o"),
      ("measure coffee unit ml goal 1l\nmeasure h2o \"Voda\" unit ml", "h2o"),
      ("measure voda unit ml\nmeasure water unit ml", "voda"),
      ("measure káva unit ml\nmeasure voda goal 2l", "voda"),
      ("measure hydration goal 2l cup 250ml", "hydration"),
      ("measure run goal 5km\nmeasure coffee unit ml\nmeasure tea goal 1l\nmeasure milk goal 1l", "tea"),
      ("measure watermelon unit g\nmeasure tea cup 200ml", nil), ("habit water", nil), ("", nil),
    ] as [(String, String?)])
  func waterIsTheFirstCalledSoElseTheFirstOfAVolumeWithAGoal(lines: String, name: String?) {
    let configuration = configured(lines)
    #expect(configuration.water.map { configuration.measures[$0].name } == name)
  }

  @Test(
    arguments: [
      ("measure kj unit kJ\nmeasure food unit kcal\nmeasure more unit kcal", "food"),
      ("measure water goal 2l\nmeasure kj unit kJ", "kj"), ("measure calories unit g", nil), ("", nil),
    ] as [(String, String?)])
  func energyIsTheFirstInKilocaloriesElseTheFirstOfEnergy(lines: String, name: String?) {
    let configuration = configured(lines)
    #expect(configuration.energy.map { configuration.measures[$0].name } == name)
  }
}

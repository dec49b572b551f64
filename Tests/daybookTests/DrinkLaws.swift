import TestSupport
import Testing

@testable import daybook

/// What was drunk comes in to the millilitre and the minute, from every program that tells it.
@Suite struct DrinkLaws {
  @Test(arguments: DrinkFormat.allCases)
  func whatWasDrunkIsWhatIsHere(format: DrinkFormat) {
    for seed in seeds(30) {
      let history = DrinkHistory(seed: seed)
      let files = daybook([
        "daybook.conf": "daybook 1\nmeasure water \"Water\" goal 2l cup 250ml\n",
        "export": format.text(of: history),
      ])
      let run = Run("import export", in: files)
      let meant =
        format.isOfDays
        ? history.sums.map { "\(AppHistory.date($0.day)) \($0.millilitres)ml" }
        : history.drinks.map {
          "\(AppHistory.date($0.day)) \($0.millilitres)ml \(DrinkHistory.clock($0.minute))"
        }
      #expect(lines(files) == meant.sorted(), "\(format) seed \(seed)\n\(run.errors)")
      #expect(run.status == (history.isBroken ? 1 : 0), "\(format) seed \(seed)\n\(run.errors)")
      if history.isBroken { #expect(run.errors.contains(", 1 not understood\n"), "\(format) seed \(seed)") }
      let before = lines(files)
      #expect(Run("import export", in: files).output == "", "\(format) seed \(seed), again")
      #expect(lines(files) == before)
    }
  }

  /// The day, amount and time of every line of water, by no rule of the program's.
  private func lines(_ files: MemoryFiles) -> [String] {
    files.paths.flatMap { path -> [String] in
      guard path.hasPrefix("/log/2026-"), let text = files[path] else { return [] }
      return text.split(separator: "\n").map { line in
        let words = line.split(separator: " ").filter { !$0.hasPrefix("source:") && !$0.hasPrefix("id:") }
        guard words.first == "water" else { return "not water: \(line)" }
        return ([path.dropFirst(5).dropLast(4)] + words.dropFirst()).joined(separator: " ")
      }
    }.sorted()
  }
}

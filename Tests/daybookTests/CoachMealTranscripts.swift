import Testing

@testable import daybook

/// What the coach lists as meals: what was eaten, each with a name.
@Suite struct CoachMealTranscripts {
  private func files(_ day: String, _ more: String = "") -> MemoryFiles {
    daybook([
      "daybook.conf": """
      daybook 1
      measure kcal "Calories" unit kcal goal 1400..1600
      measure protein "Protein" unit g goal 140g
      measure run unit km
      measure milk cup 250ml
      habit lunch "Lunch"
      habit workout "Workout"
      habit gym
      habit smoothie "Smoothie"
      \(more)

      """, "2026-01-12.txt": day,
    ])
  }

  /// Calories after a workout are burned, not eaten: they count as FORMAT has it, and are no meal.
  @Test(arguments: [
    "[x] workout kcal:300", "[x] workout 08:00 squats kcal:300 protein:5g", "[x] gym kcal:300",
    "run 5km kcal:300",
    "[x] Trénink kcal:300", "Running in the park kcal:300", "ran 5 km kcal:300",
  ])
  func aTrainingIsNoMeal(_ line: String) {
    for options in ["", " --linear", " --prompt"] {
      let run = Run("coach meals\(options)", in: files(line + "\n[x] lunch 12:30 soup kcal:600\n"))
      let text = run.output.withPlainBlanks
      #expect(text.contains("Lunch: soup (600 kcal)"), "\(text)")
      #expect(!text.contains("(300 kcal") && !text.contains("\n  (") && !text.contains("- ("), "\(text)")
    }
    let json = Run("coach meals --json", in: files(line + "\n")).output.filter { !$0.isWhitespace }
    #expect(json.contains(#""meals":[]"#), "\(json)")
  }

  /// What is a meal for `coach meals` is one for `coach hungry`.
  @Test(arguments: [
    ("lunch special 12:30 kcal:700\n", true), ("[x] lunch 12:30 soup kcal:600\n", true),
    ("[x] lunch kcal:600\n", false),
  ])
  func aMealOfTheDayIsAMealThatIsKnown(_ day: String, _ isKnown: Bool) {
    for minute in 10...15 {
      let run = Run("coach hungry --now 2026-01-12T15:\(minute)", in: files(day))
      let text = run.output.withPlainBlanks
      let says = text.contains("I know no meals") || text.contains("Once meals are written down")
      #expect(says != isKnown, "\(text)")
      #expect(!text.contains("None of your recent meals"))
    }
  }

  @Test func mealsStandByTheirTimes() {
    let text = Run(
      "coach meals",
      in: files("[x] toast 12:30 kcal:1\nsnack kcal:2\n[x] pear 19:38 kcal:3\n[x] oats 10:30 kcal:4\n")
    ).output.withPlainBlanks
    let places = ["oats", "toast", "pear", "snack"].map { text.firstRange(of: $0)?.lowerBound }
    #expect(places == places.compactMap { $0 }.sorted(), "\(text)")
  }

  @Test(arguments: [
    ("protein 30g 09:00", "09:00  Protein (30 g)", "09:00 Protein (30 g)"),
    ("kcal 300 09:00", "09:00  Calories (300 kcal)", "09:00 Calories (300 kcal)"),
    (
      "kcal 300 09:00 protein:20g", "09:00  Calories (300 kcal, protein 20 g)",
      "09:00 Calories (300 kcal, protein 20 g)"
    ),
    ("protein 30g 09:00 shake", "09:00  shake (protein 30 g)", "09:00 shake (protein 30 g)"),
    ("milk 250ml 09:00 kcal:120", "09:00  milk (120 kcal)", "09:00 milk (120 kcal)"),
    ("[x] smoothie 09:00 kcal:200", "09:00  Smoothie (200 kcal)", "09:00 Smoothie (200 kcal)"),
    ("[x] lunch 12:30 kcal:600", "12:30  Lunch (600 kcal)", "12:30 Lunch (600 kcal)"),
    ("[x] toast 09:00 kcal:200", "09:00  toast (200 kcal)", "09:00 toast (200 kcal)"),
  ])
  func everyMealHasAName(_ line: String, _ shown: String, _ told: String) {
    let text = Run("coach meals", in: files(line + "\n")).output.withPlainBlanks
    #expect(text.contains("\n\(shown)\n"), "\(text)")
    let prompt = Run("coach --prompt meals", in: files(line + "\n")).output.withPlainBlanks
    #expect(prompt.contains("- \(told)."), "\(prompt)")
  }
}

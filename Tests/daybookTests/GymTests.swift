import Testing

@testable import daybook

/// Trainings where the habit that stands for them is a gym.
@Suite struct GymTests {
  @Test(arguments: [
    // (the habits, what is said, what is there then)
    ("habit gym \"Evening gym\" every mon wed fri", "5 km run 18:40", "run 5 km 18:40\n"),
    ("habit gym", "ran 5km", "run 5km 14:30\n"), ("habit gym", "squats", "[x] gym 14:30 squats\n"),
    ("habit gym", "gym", "[x] gym 14:30\n"), ("habit gym", "gym with Eva", "[x] gym 14:30 gym with Eva\n"),
    ("habit gym", "gym, then run 5km", "run 5km 14:30\n[x] gym 14:30 gym, then\n"),
    ("habit gym\nhabit yoga", "yoga 30 min", "[x] yoga 30 min 14:30\n"),
    ("habit gym\nhabit read", "ran 5km, then read", "run 5km 14:30\n"),
    ("habit gym \"Training\"", "5 km run", "run 5 km 14:30\n[x] gym 5 km 14:30 run\n"),
    (
      "habit gym\nmeasure kcal unit kcal goal 2000\ngoal kcal 2300 when gym", "5 km run",
      "run 5 km 14:30\n[x] gym 5 km 14:30 run\n"
    ),
  ])
  func aRunIsNoVisitToTheGymUnlessTheWordsOrAGoalSaySo(habits: String, text: String, after: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure run unit km\n\(habits)\n"])
    let run = Run("coach workout \(text)", in: files)
    #expect(files["/log/2026-01-12.txt"] == after && run.status == 0)
    if !after.contains("] gym") {
      #expect(!run.output.contains("gym: done") && !run.output.contains("not ticked"), "\(run.output)")
    }
  }
}

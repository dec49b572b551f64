import Testing

@testable import Rendering

/// What is only to be seen in one language, by the numbers in it.
@Suite struct ScreenWordsTests {
  @Test(arguments: [
    (4, "Good night, Jo!", "Dobrou noc, Jo!"), (5, "Good morning, Jo!", "Dobré ráno, Jo!"),
    (11, "Good morning, Jo!", "Dobré ráno, Jo!"), (12, "Good afternoon, Jo!", "Dobré odpoledne, Jo!"),
    (17, "Good afternoon, Jo!", "Dobré odpoledne, Jo!"), (18, "Good evening, Jo!", "Dobrý večer, Jo!"),
    (21, "Good evening, Jo!", "Dobrý večer, Jo!"), (22, "Good night, Jo!", "Dobrou noc, Jo!"),
  ])
  func theGreetingFollowsTheHour(_ hour: Int, english: String, czech: String) {
    #expect(Words(.en).greeting(hour: hour, name: "Jo") == english)
    #expect(Words(.cs).greeting(hour: hour, name: "Jo") == czech)
  }

  @Test(arguments: [
    (0, "Today", "dnes"), (-1, "Yesterday", "včera"), (1, "Tomorrow", "zítra"),
    (-3, "3 days ago", "před 3 dny"), (2, "in 2 days", "za 2 dny"), (5, "in 5 days", "za 5 dní"),
    (-2, "2 days ago", "před 2 dny"), (-6, "6 days ago", "před 6 dny"), (6, "in 6 days", "za 6 dní"),
    (-7, nil, nil), (7, nil, nil),
  ])
  func daysNearbyAreNamed(_ days: Int, english: String?, czech: String?) {
    #expect(Words(.en, glyphs: .ascii).relativeDay(days) == english)
    #expect(Words(.cs, glyphs: .ascii).relativeDay(days) == czech)
    #expect(Words(.cs).relativeDay(30) == nil)
  }

  @Test func daysAndWeeksFollowTheirNumber() {
    #expect(Words(.cs, glyphs: .ascii).some(1, of: 1, .day) == "1 z 1 dne")
    #expect(Words(.cs, glyphs: .ascii).some(3, of: 9, .week) == "3 z 9 týdnů")
    #expect(Words(.en, glyphs: .ascii).some(27, of: 30, .day) == "27 of 30 days")
  }
}

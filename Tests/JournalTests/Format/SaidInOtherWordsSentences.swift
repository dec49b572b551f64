import TestSupport
import Testing

@testable import Journal

/// Lines that say by other words, marks and signs what counts: each is told with what is meant, and prose is left alone.
@Suite struct SaidInOtherWordsSentences {
  private let names = """
    measure water goal 2500ml cup 250ml alias voda
    measure coffee unit cup cup 150ml alias káva
    measure beer unit bottle alias pivo
    measure weight unit kg last
    measure steps goal 10000
    measure sleep goal 7h30m alias spánek
    measure kcal unit kcal goal 1400..1600
    measure protein unit g
    measure run unit km alias běh
    measure bike unit km
    measure pushups goal 50
    measure pills unit pills alias prášky
    measure meditation unit min alias meditace
    habit breakfast 10:30 alias snídaně
    habit lunch alias oběd
    habit dinner alias večeře
    habit bed 22:30
    habit meds 8:00 alias léky
    habit gym
    habit read

    """

  private func told(_ line: String) -> String { proposal(for: line, in: names) }

  // A time that says no half of the day is of the one in which the habit has its time, or a meal is eaten.
  @Test(arguments: [
    ("[x] dinner with Eva at 7", "> [x] dinner with Eva at 19:00"), ("[x] dinner 7", "> [x] dinner 19:00"),
    ("[x] dinner at 7.30", "> [x] dinner at 19:30"), ("[x] dinner 6ish", "> [x] dinner 18:00"),
    ("[x] dinner around 6", "> [x] dinner around 18:00"), ("[x] lunch at 1", "> [x] lunch at 13:00"),
    ("[x] lunch 12", "> [x] lunch 12:00"), ("[x] lunch 13h", "> [x] lunch 13:00"),
    ("[x] lunch at 13 hrs", "> [x] lunch at 13:00"), ("[x] bed at 10", "> [x] bed at 22:00"),
    ("[x] dinner from 6 to 7", "> [x] dinner 18:00-19:00"), ("[x] večeře v 6", "> [x] večeře v 18:00"),
    ("[x] breakfast at 7.30", "> [x] breakfast at 7:30"), ("[x] gym at 5", "> [x] gym at 05:00"),
    ("[x] dinner 8.30 am", "> [x] dinner 08:30"), ("[x] dinner 2", ""), ("[x] read from 6 to 7", ""),
    ("[x] gym from 6 to 7 reps", ""),
  ])
  func aTimeIsInItsHalfOfTheDay(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // An hour behind an `at` is the time, also before a comma or a word that says with whom; two of them are told.
  @Test(arguments: [
    ("[x] dinner at 7 with Eva", "> [x] dinner at 19:00 with Eva"),
    ("[x] gym at 8, legs", "> [x] gym at 08:00, legs"), ("[x] meds at 8 and 20", "time 8 and 20"),
    ("[x] léky v 8 a 20 h", "time 8 a 20"), ("[x] gym at 9 km", ""), ("[x] gym at 3 places", ""),
    ("[x] gym at 08:00, read at 9", "> [x] gym at 08:00\n[x] read at 9"),
    ("[x] lunch salad @12:30", "> [x] lunch salad 12:30"), ("water 250ml 830 am", "> water 250ml 08:30"),
    ("[x] gym 830 am", "> [x] gym 08:30"), ("coffee 8 30 am", "> coffee 08:30"),
    ("coffee 0300", "> coffee 03:00"), ("coffee 0315 hrs", "> coffee 03:15"),
    ("káva 7.30 hod", "> káva 07:30"), ("káva 7 hod.", "> káva 07:00"), ("káva 7,30", "> káva 07:30"),
    ("káva 1,50", ""), ("coffee 8a", "> coffee 08:00"), ("coffee 8 Uhr", "> coffee 08:00"),
  ])
  func anHourIsATime(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // Each of several habits has a line of its own.
  @Test(arguments: [
    ("[x] breakfast, lunch, dinner", "> [x] breakfast\n[x] lunch\n[x] dinner"),
    (
      "[x] breakfast 7:30, lunch 12:30, dinner 18:30",
      "> [x] breakfast 7:30\n[x] lunch 12:30\n[x] dinner 18:30"
    ),
    ("- [x] breakfast, lunch & dinner", "> - [x] breakfast\n- [x] lunch\n- [x] dinner"),
    ("[x] breakfast 8, lunch 12", "> [x] breakfast 8\n[x] lunch 12"),
    (
      "[x] breakfast 8:00 lunch 12:00 dinner 18:00",
      "> [x] breakfast 8:00\n[x] lunch 12:00\n[x] dinner 18:00"
    ),
    ("[x] breakfast 2 eggs", ""), ("[x] gym 3 sets, legs", ""), ("[x] read 20 pages", ""),
    ("[x] breakfast, no lunch", "> [x] breakfast\n[ ] lunch"),
  ])
  func severalHabitsArePartedAtOnce(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A verb for what is measured with how much it was.
  @Test(arguments: [
    ("slept ~6h", "> sleep 6h"), ("slept only 4 hours", "> sleep 4 hours"),
    ("slept 4 hours, baby up twice", "> sleep 4 hours, baby up twice"), ("slept 6h 30", "> sleep 6h30m"),
    ("slept eight hours", "> sleep eight hours"), ("slept well 8h", "> sleep 8h"),
    ("slept 11-7", "> sleep 23:00-07:00"), ("slept from eleven to seven", "> sleep 23:00-07:00"),
    ("slept 11:30 to 6:15", "> sleep 23:30-06:15"), ("slept 11pm to 6am", "> sleep 23:00-06:00"),
    ("spal 22-6", "> sleep 22:00-06:00"), ("spala jsem od deseti do šesti", "> sleep 22:00-06:00"),
    ("zdřímla jsem si 30 minut", "> sleep 30 minut"), ("ran 10k", "> run 10km"),
    ("ran 10km easy", "> run 10km easy"), ("běžela jsem 5 km", "> run 5 km"),
    ("weighed myself 82.4", "> weight 82.4"), ("meditated 10 min", "> meditation 10 min"),
    ("meditovala jsem 10 minut", "> meditation 10 minut"),
    ("[x] slept 11-7", "> [x] sleep 23:00-07:00"), ("[x] weighed in 82.4", "> [x] weight 82.4"),
    ("slept 22:45-6:15 (woke 2x)", "> sleep 22:45-6:15 (woke 2x)"),
    ("slept 22:45-6:15, then 3 coffees", "> sleep 22:45-06:15, then 3 coffees"),
    ("slept from 22:45 to 6:15 but woke at 3", "> sleep 22:45-06:15 but woke at 3"),
    ("slept 7h30 badly", "> sleep 7h30m badly"), ("slept 7h (woke 2 times)", "> sleep 7h (woke 2 times)"),
    ("weighed 82.4kg (after lunch)", "> weight 82.4kg (after lunch)"),
    ("spal 22:45-6:15 (vzhůru 2x)", "> sleep 22:45-6:15 (vzhůru 2x)"),
    ("slept from 10 to 12 hours a day", ""), ("slept 7-8 hours (a week)", ""),
    ("slept 7-8 hours", ""), ("slept 8-9", ""), ("slept well", ""), ("jel jsem 300 km autem", ""),
    ("Ran 5 km to the shop and back", ""), ("ran 3 errands", ""),
    ("Slept 8 hours and then we went out for a walk", ""),
  ])
  func aVerbIsOfItsMeasure(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // What stands for an amount is told with the whole of what is meant.
  @Test(arguments: [
    ("water 250ml8:00", "250ml 8:00"), ("water 250ml@8", "250ml 08:00"), ("water 250ml-8am", "250ml 8am"),
    ("protein 30g+20g", "50g"), ("pushups 10/10/8", "28"), ("pushups 10,10,10", "30"), ("prášky 1-0-1", "2"),
    ("kcal 1.8k", "1800"), ("kcal 2k", "2000"), ("sleep 7hrs15", "7hrs 15m"),
    ("bike 8 + 8 km", "second-amount"), ("run 2km + 5k", "second-amount"), ("bike 1h30", "wrong-kind"),
    ("water 32 of 80 oz", "instead 32 oz"), ("water 2 x bottle", "tiny-amount"),
    ("sleep 22:30, up 06:30", "> sleep 22:30-06:30"), ("sleep 10:30pm / 6:30am", "> sleep 22:30-06:30"),
    ("sleep 11:15p - 6:45a", "> sleep 23:15-06:45"), ("sleep 8:15 hrs", "> sleep 8h15m"),
    ("2 beers", "> beer 2"), ("two coffees", "> coffee 2"), ("dvě piva", "> pivo 2"), ("beer 2x", "> beer 2"),
    ("water- 250ml", "water 250ml"), ("lunch 1500kJ", "kcal 1500kJ"),
  ])
  func theWholeIsProposed(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A habit that was done, or was not, by a verb and a word for whose it is.
  @Test(arguments: [
    ("took my meds", "unboxed-habit"), ("vzala jsem si léky", "unboxed-habit"),
    ("zapomněla jsem léky", "unboxed-habit"), ("no gym today", "unboxed-habit"),
    ("léky nevzaty", "> [ ] léky nevzaty"), ("léky zapomenuty", "> [ ] léky zapomenuty"),
    ("gym nah", "> [ ] gym nah"), ("gym w/ Petr 18:00", "> [x] gym w/ Petr 18:00"),
    ("breakfast @ 7:30 w/ kids", "> [x] breakfast @ 7:30 w/ kids"), ("coffee x2 on night shift", "uncounted"),
    ("breakfast 350-400 kcal", "uncounted"),
  ])
  func aHabitIsMeant(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A cup with a time that is none where it stands is told with the time.
  @Test(arguments: [
    ("coffee at 8", "> coffee 08:00"), ("coffee @3am", "> coffee 3am"), ("coffee @ 8", "> coffee 08:00"),
    ("coffee around 8am", "> coffee 8am"), ("káva v 7.30", "> káva 07:30"),
    ("káva ráno v 7", "> káva 07:00"), ("káva v půl osmé", "> káva 07:30"), ("káva kolem 10", "> káva 10:00"),
    ("káva o půl deváté", "> káva 08:30"), ("coffee at 8 and 10", "uncounted"), ("coffee two", "uncounted"),
    ("coffee at 10:00 with Jana", ""),
  ])
  func aCupAtATimeIsProposed(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A sentence about a place, a thing or what is left of something is none of what counts.
  @Test(arguments: [
    "Went to bed at 11 and could not sleep", "Went to bed at 11, woke at 3", "Called the gym 9:00",
    "Called the gym at 9:00", "Gym opens at 6:00", "Gym closes at 22:00", "Meds delivery at 14:00",
    "Léky došly", "Need more coffee", "No more coffee", "500 kcal left", "300 kcal burned", "kcal burned 300",
    "12 steps program", "5 steps to better sleep", "Run the tests at 10:00", "Water the plants at 18:00",
  ])
  func aSentenceIsLeftAlone(_ line: String) { #expect(told(line) == "") }
}

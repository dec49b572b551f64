import TestSupport
import Testing

@testable import Journal

/// Amounts with more stuck to them, and times that no rule of the format reads: each is told with what is meant.
@Suite struct StuckAndLostSentences {
  private let names = """
    measure water goal 80oz cup 8oz alias voda
    measure coffee unit cup cup 150ml alias kafe
    measure weight unit kg last
    measure steps goal 10000
    measure sleep goal 8h alias spánek
    measure run unit km
    measure kcal unit kcal
    measure protein unit g
    measure pages goal 20
    measure mood goal 1..5 alias nálada
    measure beer goal at most 2
    measure glucose goal 70..140
    measure exercise unit min alias cvičení
    habit breakfast 8:00 alias snídaně
    habit gym
    habit read
    habit lunch alias oběd
    habit dinner alias večeře
    habit meditation alias meditace
    habit bed "In bed by 10"

    """

  private func told(_ line: String, in names: String? = nil) -> String {
    proposal(for: line, in: names ?? self.names)
  }

  // More is stuck to an amount than its unit: what is meant is proposed, and no part of it.
  @Test(arguments: [
    ("water 25 oml", "tiny-amount; > water 250ml"), ("water 8 ozz", "tiny-amount; > water 8 oz"),
    ("watr 25oml", "> water 250ml"),
    ("water 64ish", "> water 64oz"), ("run 5ish km", "> run 5 km"), ("steps 8000ish", "> steps 8000"),
    ("sleep 8ish hours", "> sleep 8 hours"), ("coffee 8ish", "> coffee 08:00"),
    ("water 1l250ml", "1l 250ml"), ("sleep 2hrs15mins", "2hrs 15mins"), ("spánek 7hod30min", "7hod 30min"),
    ("weight 82kg400g", "82kg 400g"), ("weight 12st7", "12st 7lb"), ("water 5OOml", "500ml"),
    ("water 50O ml", "500 ml"), ("voda 25o ml", "250 ml"), ("lunch kcal:6oo", "> lunch kcal:600"),
    ("oběd kcal:600ish", "> oběd kcal:600"), ("lunch kcal:500-600", "bad-tag"),
    ("water 500mI", "> water 500ml"), ("water 500 mil", "> water 500 ml"), ("water 3 kg", "wrong-kind"),
    ("sleep 6h/7h", "6h | 7h"), ("sleep 7h/8h", "7h"), ("voda 1,5l/2,5l", "1,5l | 2,5l"),
    ("voda 1,5/2,5 l", "1,5 l | 2,5 l"),
    ("water 64/80oz", "64oz"), ("run 5+3km", "8km"), ("water 1-1/2 cups", "1 1/2 cups"),
    ("steps 8???", "8"), ("weight 181#", "181 lb"), ("beer 5/day", "5"), ("beer 5/den", "5"),
    ("coffee 2: 7:00", "2"), ("water 6/8 glasses", "6"), ("water 3/4 l", ""),
    ("water 2 20oz bottles", "2x20oz"), ("water 3 16oz cups", "3x16oz"), ("voda 2 500ml láhve", "2x500ml"),
    ("sleep 7-8 hours", "7 hours | 8 hours"), ("run 5–6 km", "5 km | 6 km"), ("steps 8,432", "8432"),
    ("sleep 1030-615", "> sleep 22:30-06:15"), ("water 3 * 250 ml", "instead 3x250 ml"), ("water 12oz", ""),
    ("weight 12st 7lb", ""), ("sleep 7h30m", ""),
  ])
  func moreIsStuckToAnAmount(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // Two times of a measure of time are a range, however they are parted.
  @Test(arguments: [
    ("sleep 23:00, 7:00", "> sleep 23:00-07:00"), ("sleep 23:00 > 7:00", "> sleep 23:00-07:00"),
    ("sleep 23:00 … 7:00", "> sleep 23:00-07:00"), ("sleep 10:30 pm til 6:15 am", "> sleep 22:30-06:15"),
    ("sleep 10:30pm thru 6:15am", "> sleep 22:30-06:15"), ("sleep 10:30pm...6:15am", "> sleep 22:30-06:15"),
    ("sleep 24:00-8:00", "> sleep 00:00-08:00"), ("sleep 22:00-24:00", "> sleep 22:00-00:00"),
    ("[x] read 24:10", "> [x] read 00:10"), ("[x] read 25:10", "bad-time"),
    ("slept from 23:00 to 7:00", "> sleep 23:00-07:00"), ("spal jsem od 23 do 7", "> sleep 23:00-07:00"),
    ("sleep went to bed 23:00 woke 7:00", "uncounted"), ("spánek šel spát 23:00 vstal 7:00", "uncounted"),
    ("Slept from the first hour to the last", ""), ("Spal jsem od jedné do sedmi, pak nic", ""),
  ])
  func twoTimesAreARange(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A time of a habit, or behind an amount, is told in whatever way it is written.
  @Test(arguments: [
    ("[x] gym 17-18", "> [x] gym 17:00-18:00"), ("[x] gym from 17 to 18", "> [x] gym 17:00-18:00"),
    ("[x] gym od 17 do 18", "> [x] gym 17:00-18:00"), ("[x] gym 17 až 18", "> [x] gym 17:00-18:00"),
    ("[x] gym 3-4", ""), ("[x] gym 15-20 reps", ""), ("[x] gym 1700", "> [x] gym 17:00"),
    ("[x] gym 1500", ""), ("[x] gym noon", "> [x] gym 12:00"), ("[x] gym poledne", "> [x] gym 12:00"),
    ("[x] read Noon", ""), ("[x] gym 5 30 pm", "> [x] gym 17:30"), ("[x] gym at 5 30", "> [x] gym at 05:30"),
    ("[x] oběd ve 12 30", "> [x] oběd ve 12:30"), ("[x] gym at 5 30 minutes", ""),
    ("[x] večeře v sedm třicet", "> [x] večeře v 19:30"), ("[x] gym at five thirty", "> [x] gym at 05:30"),
    ("[x] snídaně 8h", "> [x] snídaně 08:00"), ("[x] snídaně 8 hod", "> [x] snídaně 08:00"),
    ("[x] snídaně 8hod", "> [x] snídaně 08:00"), ("[x] snídaně v 8hod.", "> [x] snídaně v 08:00."),
    ("[x] gym 2h", ""), ("run 3km 7a", "> run 3km 07:00"), ("[x] read 7a", ""),
    ("coffee 2 (7am, 10am)", "time (7am, 10am)"),
    ("coffee 2 (v 8:00 a ve 12:00)", "time (v 8:00 a ve 12:00)"),
    ("voda 2 sklenice v 8:00 a ve 12:00", "time 12:00"), ("[x] gym 8:00 a v 18:00", "time 18:00"),
    ("water 8oz half past midnight", "> water 8oz 00:30"), ("[x] dinner 19", "> [x] dinner 19:00"),
    ("[x] snídaně ráno v půl osmé", "> [x] snídaně ráno v 07:30"),
    ("[x] gym večer v půl osmé", "> [x] gym večer v 19:30"),
    ("[x] gym 1:30h", "> [x] gym 1h30m"), ("kafe v 8:00 a ve 14:00", "uncounted"),
    ("kafe ráno v 8:00", "> kafe 8:00"),
    ("[x] breakfast_8:00", "> [x] breakfast, 8:00"),
  ])
  func aTimeIsNotLost(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A name does not end within a time of day.
  @Test(arguments: [
    ("[x] In bed by 10", ""), ("[x] in bed by 10 22:05", ""),
    ("[x] In bed by 10:15", "> [x] In bed by 10 10:15"),
    ("[x] In bed by 10:30pm", "> [x] In bed by 10 22:30"), ("[x] in bed by 10pm", "> [x] In bed by 10 22:00"),
    ("In bed by 10:15", "> [x] In bed by 10 10:15"), ("in bed by 10pm", "> [x] In bed by 10 22:00"),
    ("In bed by 100 metres", ""),
  ])
  func aNameDoesNotEndWithinATime(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // Other words beside what was counted.
  @Test(arguments: [
    ("two beers with Tom", "near-name"), ("two beers today", "near-name"),
    ("three beers this morning", "near-name"),
    ("tři beers s Petrem", "near-name"), ("One beers at a time", ""),
    ("Run 2 of 3 was the best, said the skier", "not of"), ("run 2 of 3", ""),
    ("500 ml of water went into the dough", "not went"),
    ("5 minut meditace by stačilo, říkají všichni", "not by"), ("5 minut meditace ráno", ""),
    ("cvičení 20 dřepů", "no unit dřepů"), ("exercise 20 squats", "no unit squats"),
    ("voda 345 m3", "no unit m3"),
    ("500ml water, 2 cups coffee", "coffee 2 cups"), ("2 cups coffee 16oz water", "water 16oz"),
    ("sleep 23:00-7:00 minus 30 min", "instead 7h30m 23:00"),
    ("water 2 bottles, 750ml each", "instead 2x750ml"),
    ("water 250ml 3 cups", "instead 3x250ml"),
    ("16oz water, 5km run 7am", "run 5km 7am"), ("50 pages 7am", "pages 50 7am"),
    ("mood good 4", "uncounted"), ("nálada dobrá 4", "uncounted"), ("pages another 20", "uncounted"),
    ("kcal 450 (30g protein)", "protein 30g"), ("kcal 450 - 30g protein", "protein 30g"),
    ("run 5km, 500 ml of water after", "water 500 ml"), ("protein 30g in 300ml water", "water 300ml"),
    ("lunch: salad, 450 cals with bread", "kcal 450"), ("gym - rest day", "> [-] gym - rest day"),
    ("[x] gym legs. read 21:00.", "> [x] gym legs\n[x] read 21:00."), ("[x] gym legs. Read later.", ""),
    ("pages 1 at 8am and 1 at 8pm", "second-amount"), ("steps 3000 then 5000 more", "second-amount"),
    ("weight 82 point four", "instead 82.4"), ("[ ] run 3km done", "not done"),
    ("water 1 litre and a half", "instead 1.5 litre"), ("voda 1 litr a půl", "instead 1.5 litr"),
    ("sleep 7 hours and a half", "instead 7.5 hours"), ("water 2 bottles (750 ml)", "instead 2x750 ml"),
    ("Buy water, 2 l of milk, 10 eggs", ""), ("cvičení třičtvrtě hodiny", "uncounted"),
    ("[x] skipped gym", "> [-] gym"), ("[-] no gym", "> [-] gym"), ("[x] žádný gym", "> [-] gym"),
    ("[x] no sugar", ""), ("glucose 5.3 mmol/l", "no unit mmol/l"), ("glucose 95 mmol", ""),
    ("kcal breakfast 450 lunch 600 dinner 700", "uncounted"), ("kcal snídaně 450 oběd 600", "uncounted"),
    ("Nobody at the gym at 6:00", ""), ("Nikdo v gym v 6:00", ""), ("Out of meditation", ""),
  ])
  func otherWordsBesideWhatCounts(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // Bare numbers that may be hours are none in a question, before a currency, or behind a habit of reading.
  @Test(arguments: [
    ("gym 17-18?", ""), ("gym from 17 to 18?", ""), ("[x] gym 17-18?", ""), ("Read from 17 to 18.", ""),
    ("posilovna? 17-18", ""), ("slept from 23 to 7?", ""), ("[x] gym 1700 Kč", ""),
    ("[x] oběd 1700 korun", ""),
    ("[x] dinner 1900 €", ""), ("[x] gym 1830 Kč", ""), ("[x] read 17-18", ""), ("[x] read 1700", ""),
    ("[x] read from 17 to 18", ""), ("[x] read 17:00 - 18:00", ""),
    ("[x] read 6-7pm", "> [x] read 18:00-19:00"),
    ("sleep noon-1", "> sleep 12:00-13:00"), ("sleep from noon to one", "> sleep 12:00-13:00"),
    ("sleep 10-midnight", "> sleep 22:00-00:00"), ("sleep midnight-6", "> sleep 00:00-06:00"),
  ])
  func whatMayBeAnythingIsNoTime(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A name that ends in an hour, with the minutes of a time behind it: the tick is kept, and the time too.
  @Test(arguments: [
    ("[x] Up at 6:10", ""), ("[-] Up at 6:00 slept till 8", ""), ("[x] Up at 6.30", "> [x] Up at 6:30"),
    ("[x] No lights after 22:30:00", "> [x] No lights after 22:30 22:30"),
    ("[x] Asleep by 10:30", "> [x] Asleep by 10 22:30"), ("Asleep by 10:30", "> [x] Asleep by 10 22:30"),
    ("[x] Asleep by 10:30-11:00", "> [x] Asleep by 10 10:30-11:00"),
    ("[x] Vstát v 6:15", "> [x] Vstát v 6 06:15"),
    ("[x] vstát v 6:15 s dětmi", "> [x] Vstát v 6 06:15 s dětmi"),
    ("Up at 6:30 with the kids", ""), ("Asleep by 10:30 with the kids", ""), ("Asleep by 10:30.", ""),
    ("Vstát v 6:30 s dětmi", ""),
  ])
  func aNameEndsInAnHour(_ line: String, _ expected: String) {
    let names = """
      habit up "Up at 6"
      habit dark "No lights after 22:30"
      habit bed 22:00 "Asleep by 10"
      habit ráno 6:00 "Vstát v 6"

      """
    #expect(told(line, in: names) == expected)
  }

  // Numbers that are rather hours of a range, people, the end of a sleep, how long it took, or the way upwards.
  @Test(arguments: [
    ("[x] gym six to seven", "> [x] gym 06:00-07:00"), ("water 8oz nine to ten", "> water 8oz 09:00-10:00"),
    ("[x] večeře od šesti do sedmi", "> [x] večeře 18:00-19:00"), ("[x] read from ten to six", ""),
    ("water 8oz ten to nine", "> water 8oz 08:50"), ("[x] gym at twenty to nine", "> [x] gym at 08:40"),
    ("[x] gym half past six", "> [x] gym 06:30"), ("[x] gym quarter to six", "> [x] gym 05:45"),
    ("sleep 7h woke at 3", ""), ("sleep 7h, woke up at 6.30", ""), ("spánek 8h vzhůru ve 3", ""),
    ("spánek 8h budík v 6", ""), ("spánek 6h, vstala v 5", ""), ("spánek 6h, probudila se v 5", ""),
    ("sleep 7h at 23", "> sleep 7h at 23:00"),
    ("run 42 km 4h10", ""), ("run 10km 1h02", ""), ("run 5km 0h28", ""), ("run 5km 18h30", "> run 5km 18:30"),
    ("run 12 km 340 m climb", ""), ("run 12 km, 340 m elevation", ""),
    ("run 12 km 340 m of ascent", ""), ("run 12 km 340 m up", ""),
    ("run 12 km 340 m převýšení", ""), ("run 5 km 500m výška", ""),
    ("run 12 km, 340 m převýšení", ""), ("run 12 km 340 m", ""),
    ("run 12 km 340 m easy", ""), ("run 5km, 300 m", "instead 5km 300 m"),
    ("spánek od 23h do 7h", "> spánek 23:00-07:00"), ("spánek 22 h - 6 h", "> spánek 22:00-06:00"),
    ("spánek 22 hod. - 6 hod.", "> spánek 22:00-06:00"),
    ("spánek 22.00 až 6.00", "> spánek 22:00-06:00"), ("sleep from 23h to 7h", "> sleep 23:00-07:00"),
    ("spánek od 22:00 h do 6:00 h", "> spánek 22:00-06:00"), ("[x] gym 17h-18h", "> [x] gym 17:00-18:00"),
    ("[x] gym ve dvou", ""), ("[x] gym ve třech", ""), ("[x] oběd v pěti", ""), ("voda 8oz ve dvou", ""),
    ("[x] oběd v pět", "> [x] oběd v 17:00"), ("voda 8oz ve dvě", "> voda 8oz ve 02:00"),
    ("[x] oběd kolem druhé", "> [x] oběd kolem 14:00"),
  ])
  func aNumberIsOfSomethingElse(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // What was burned was not eaten, and what was lifted is not the person's weight.
  @Test(arguments: [
    ("[x] gym burned 500 cal", ""), ("[x] gym minus 500 cal", ""),
    ("run 3km burned 300 kcal", ""), ("[x] gym 500 kcal burned", ""),
    ("[x] gym spáleno 500 kcal", ""), ("[x] lunch 500 cal", "kcal 500"),
    ("[x] gym deadlift weight 225 lb", ""), ("[x] gym max weight 225 lb", ""),
    ("[x] gym weight 82.4kg", "> [x] gym\nweight 82.4kg"),
  ])
  func energyAndWeightOfTraining(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A second habit is told behind a time in words as it is behind one in digits, and of several no one alone is advised.
  @Test(arguments: [
    ("[x] breakfast 8am lunch noon dinner 7pm", "> [x] breakfast 8am\n[x] lunch noon dinner 7pm"),
    ("[x] breakfast 8:00, lunch noon", "> [x] breakfast 8:00\n[x] lunch noon"),
    ("[x] lunch at noon, dinner at seven", "> [x] lunch at noon\n[x] dinner at seven"),
    ("[x] oběd v poledne, večeře v sedm", "> [x] oběd v poledne\n[x] večeře v sedm"),
    ("[x] snídaně 8:00, oběd v poledne", "> [x] snídaně 8:00\n[x] oběd v poledne"),
    ("[x] lunch at noon with Dan", ""),
    ("snídaně, oběd, večeře", "> [x] snídaně\n[x] oběd\n[x] večeře"),
    ("breakfast 8:00, lunch 12:00, dinner 19:00", "> [x] breakfast 8:00\n[x] lunch 12:00\n[x] dinner 19:00"),
    ("- gym and read", "> - [x] gym\n- [x] read"), ("gym/read", "unboxed-habit"),
  ])
  func aSecondHabitIsTold(_ line: String, _ expected: String) { #expect(told(line) == expected) }

  // A time of day in four digits is no amount of what stands beside it.
  @Test(arguments: [
    ("Running late, train at 1712", ""), ("Meeting at 1700 about water", ""),
    ("Steps counter broken since 1700", ""), ("steps so far 8432", "uncounted"),
    ("water at 1700", "uncounted"),
  ])
  func fourDigitsAreATime(_ line: String, _ expected: String) { #expect(told(line) == expected) }
}

import TestSupport
import Testing

@testable import Journal

/// Times, dates, numbers and boxes in other writings than the format's: rows as people type them.
@Suite struct OtherWritingsSentences {
  // "A range": `am` or `pm` at its end alone is told where it makes half a day of an hour.
  @Test(arguments: [
    ("sleep 8:00-10:00pm", "odd-time > sleep 20:00-10:00pm"),
    ("sleep 8:00-10:00 pm", "odd-time > sleep 20:00-10:00 pm"),
    ("sleep from 8:00 to 10:00 PM", "odd-time > sleep from 20:00 to 10:00 PM"),
    ("sleep 11:00-7:00am", "odd-time > sleep 23:00-7:00am"),
    ("gym 6:00-7:00pm", "odd-time > gym 18:00-7:00pm"),
    ("[x] gym 6:00 - 7:00 odp.", "odd-time > [x] gym 18:00 - 7:00 odp."), ("sleep 9:00-1:00pm", ""),
    ("sleep 8:00pm-10:00pm", ""), ("sleep 22:30-6:30am", ""), ("gym 8:00-22:00", ""),
    ("sleep 12:30-7:00", "odd-time > sleep 00:30-7:00"), ("gym 8:00-8:00pm", ""),
    ("sleep 6:00-7:00 p. m.", "odd-time > sleep 18:00-7:00 p. m."), ("sleep 8:00 am - 10:00 pm", ""),
    ("[x] gym 8:00 dop.-10:00 odp.", ""),
  ])
  func aRangeOfTwoHalves(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "8:10 PM": a half of the day that stands apart is that of a range's end.
  @Test func aHalfOfTheDayBehindARange() {
    #expect(told("sleep 8:00pm-10:00 pm") == ["entry sleep 120 min =2 20:00"])
    #expect(told("sleep 23:00-7:00 am") == ["entry sleep 480 min =8 23:00"])
    #expect(told("sleep 22:00-06:00 pm") == ["entry sleep 480 min =8 22:00 {pm}"])
    #expect(told("sleep 18:00-19:00 am") == ["entry sleep 60 min =1 18:00 {am}"])
  }

  // "Time": what is written otherwise is told, in an entry, in a tick, and before a name.
  private static let timesWrittenOtherwise: [(String, String)] = [
    ("water 250ml 8.30am", "odd-time > water 250ml 08:30"),
    ("water 250ml 8h30", "odd-time > water 250ml 08:30"),
    ("water 250ml 0810h", "odd-time > water 250ml 08:10"),
    ("water 250ml 8:10p", "odd-time > water 250ml 20:10"),
    ("water 250ml v 8.10", "odd-time > water 250ml v 8:10"), ("water 250ml 2.40 €", ""),
    ("[x] gym 18.30", "odd-time > [x] gym 18:30"), ("[x] gym 6.30pm", "odd-time > [x] gym 18:30"),
    ("[x] gym 18h30", "odd-time > [x] gym 18:30"), ("[x] breakfast 12.50 Kč", ""), ("[x] read 12.75", ""),
    ("[x] read 3.15 of the manual", ""), ("[x] gym 5.11a", ""), ("[x] read 8:10 The evening", ""),
    ("0810 water 250ml", "odd-time > 08:10 water 250ml"),
    ("8.30 water 250ml", "odd-time > 08:30 water 250ml"),
    ("[08:10] water 250ml", "odd-time > 08:10 water 250ml"),
    ("coffee 7.30pm", "bad-time > coffee 19:30"), ("run 6.30 pm", "odd-time > run 6:30 pm"),
    ("sleep 23.30 - 7.00", "odd-time > sleep 23:30-07:00"),
    ("water 250ml 8:10 in the evening", "odd-time > water 250ml 20:10"),
    ("water 250ml at 8:10 (evening)", "odd-time > water 250ml at 20:10"),
    ("[x] gym v 8:10 večer", "odd-time > [x] gym v 20:10"), ("water 250ml 8:10 in the park", ""),
    ("water 250ml until 8pm", ""), ("steps 8432 till 14:00", ""),
    ("water 250ml 8:00 and 20:00", "second-amount"), ("water 250ml at 8:00 and 20:00", "second-amount"),
    ("water 250ml at 8:00, 20:00", "second-amount"), ("voda 250ml v 8:00 a 20:00", ""),
    ("water 250ml v 8:00 a 20:00", "second-amount"), ("[x] gym at 8:00 and 18:00", "second-amount"),
    ("water 250ml between 8:00 and 10:00", ""), ("[x] gym with Eva from 8:00, 10:00 at hers", ""),
    ("[x] gym at 8:00, then 10 minutes of rest", ""), ("[x] gym at 8:00 10 reps", ""),
    ("[x] (8:10) gym", "odd-time > [x] 08:10 gym"), ("[ ] [18:30] gym", "odd-time > [ ] 18:30 gym"),
    ("[x] 10.30 gym", "odd-time > [x] 10:30 gym"), ("[x] at 8:10 gym", "odd-time > [x] 08:10 gym"),
    ("[x] @8pm gym", "odd-time > [x] 20:00 gym"), ("[x] v (8.10) gym", "odd-time > [x] 08:10 gym"),
    ("[x] (8:10) phone the bank", ""), ("[x] (3) phone the bank", ""), ("[x] at the bank", ""),
    ("sleep 6h 30'", "second-amount"), ("sleep 6h 30′", "second-amount"), ("run 5km 25'", ""),
    ("sleep 6h '30s music'", ""),
    ("water 250ml at 8:00 and 10 nuts", ""), ("[x] call home at 8:00 and 10:00", ""),
  ]

  @Test(arguments: timesWrittenOtherwise)
  func aTimeWrittenOtherwise(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "of another day's date an entry or a declared tick counts without a time".
  @Test(arguments: [
    ("steps 8432 yesterday", "odd-time"), ("steps 8432 11.1.2026", "odd-time"),
    ("steps 8432 11.1.", "odd-time"),
    ("[x] gym 11.1. 18:00", "odd-time"), ("kroky 8432 včera", ""), ("steps 8432 today", ""),
    ("steps 8432 12.1.", ""), ("[x] gym yesterday was hard", ""), ("run 5.3.", ""),
  ])
  func anotherDay(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test func anAmountAtTheEndOfASentenceIsNoDate() {
    #expect(told("[x] run 5.3.") == ["entry run 5.3 km =5.3"])
    #expect(told("run 5.3. 18:00") == ["entry run 5.3 km =5.3 18:00"])
  }

  // "Amount": numbers that are meant otherwise than they count.
  @Test(arguments: [
    ("coffee 250 g", "other-unit"), ("run 400 s", "other-unit"), ("steps 500 m", "other-unit"),
    ("water 250 s citronem", ""), ("run 5 m", ""), ("run 3 weeks without pain", "other-unit"),
    ("weight 1st January 82.4", "unknown-unit"), ("weight 11st 4lb", ""), ("weight 21st", ""),
    ("sleep 7.30", "tiny-amount"), ("sleep 7,45", "tiny-amount"), ("sleep 7.5", ""), ("sleep 7.50", ""),
    ("sleep 7.35h", ""), ("water 250ml three times", "second-amount > water 3x250ml"),
    ("water 250ml twice", "second-amount > water 2x250ml"),
    ("voda 250ml třikrát", ""), ("water 250ml třikrát", "second-amount > water 3x250ml"),
    ("water 250ml 3 times", "second-amount > water 3x250ml"),
    ("water 250ml 3krát", "second-amount"), ("steps 10 000!", ""), ("sleep 7h (yesterday 4h)", ""),
    ("sleep 7h and yesterday 4h", "second-amount"), ("sleep 7h 3krát vzhůru", ""),
    ("run 5km twice round the lake", ""), ("steps 500 Kč", "other-unit"),
  ])
  func aNumberMeantOtherwise(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "It counts nothing until `?` is a time": a timer of before yesterday is told, one of the night is not.
  @Test func aForgottenTimer() {
    var reader = DayReader(configured(water))
    let (file, today) = (DayFile("gym 18:05-?\nsleep 22:50-?\n"), Day("2026-01-12")!)
    for (day, count) in [(today, 0), (today - 1, 0), (today - 2, 2)] {
      let problems = reader.problems(in: file.source, isMarkdown: false, of: day, today: today)
      #expect(problems.map(\.code) == Array(repeating: "uncounted", count: count))
    }
  }

  // "its amounts count for OTHER too": what nobody drinks in a day is told of both together.
  @Test func whatIsLentIsOfTheTotal() {
    let both = "measure water cup 250ml\nmeasure coffee cup 150ml counts 80% water\n"
    #expect(doubts("coffee 10cup\nwater 19l\n", both) == ["absurd-total"])
    #expect(doubts("coffee 6cup\nwater 19l\n", both) == [])
  }

  // What is counted may be said in each language.
  @Test(arguments: [("times", "20 krát", 0), ("dny", "5 days", 0), ("times", "20 days", 1)])
  func theSameCountInOtherWords(_ unit: String, _ amount: String, _ count: Int) {
    let codes = doubts("pushups \(amount)\n", "measure pushups unit \(unit)\n")
    #expect(codes == Array(repeating: "other-unit", count: count))
  }

  // "What looks meant": boxes and names with marks, and no false tellings.
  private static let meantLines: [(String, String)] = [
    ("[✗] gym", "odd-box > [ ] gym"), ("[no] gym", "odd-box > [ ] gym"), ("[skip] gym", "odd-box > [-] gym"),
    ("[vynecháno] gym", "unboxed-habit"), ("[v] gym", "odd-box > [x] gym"), ("[q] gym", "odd-box"),
    ("> [!info] gym", ""), ("gym - done", "unboxed-habit > [x] gym - done"),
    ("gym -", "unboxed-habit > [ ] gym -"), ("gym cancelled", "unboxed-habit > [-] gym cancelled"),
    ("[x] gym,legs", "near-name > [x] gym, legs"), ("[x] gym!!", "near-name > [x] gym"),
    ("[x] gym-legs", ""), ("[x] gym's", ""), ("[ ] gym/office key", ""), ("[x] run.sh", ""),
    ("[ ] gym’s card", ""),
    ("> [!note] water 250ml", "misplaced-amount"), ("[!note] water 250ml", "odd-box"),
    ("[x] read 10 min sleep story", ""), ("2.) steps 8432", "uncounted"), ("2nd coffee 250", "uncounted"),
    ("[x] breakfast 250 ml water", "misplaced-amount"),
    ("[x] breakfast with 250 ml water", "misplaced-amount"), ("gym 2 glasses of water", "misplaced-amount"),
    ("[x] gym a read", "glued-lines > [x] gym\n[x] read"),
    ("[x] gym, water", "glued-lines > [x] gym\n[x] water"), ("[x] gym, run", ""),
    ("run 5km, 380 kcal, 152 bpm", "misplaced-amount > run 5km, kcal:380, 152 bpm"),
    ("my weight 82.4", "uncounted"),
    ("Monday: steps 8432", "uncounted"), ("My water bottle is leaking", ""), ("gym 12.50 €", ""),
    ("Water: https://water.org", ""), ("2nd run of the week was better.", ""),
    ("4-hour sleep was not enough.", ""),
    ("Goal reached: water 3l", "misplaced-amount"),
  ]

  @Test(arguments: meantLines)
  func whatLooksMeant(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "Any box before a declared name": what is stuck to a name or stands before it makes a one-off that is told.
  @Test(arguments: [
    ("[x] gym17:00", "near-name > [x] gym 17:00"), ("[x] breakfast8:00", "near-name > [x] breakfast 8:00"),
    ("[ ] gym17:00", "near-name > [ ] gym 17:00"), ("[x] gym2", "near-name"),
    ("gym17:00", "unboxed-habit > [x] gym 17:00"),
    ("coffee8:10", "near-name > coffee 8:10"), ("gymnast8:10", ""), ("[x] 🏋️ Gym", "near-name"),
    ("[ ] 🏋️ Gym", "near-name"), ("[-] 🏋️ Gym 17:00", "near-name"), ("[ ] 🎁 gym bag", ""),
    ("[ ] ~~gym~~", ""), ("[x] gyms", "near-name > [x] gym"), ("[x] gyms are closed", ""),
    ("[x] DONE gym", "near-name"),
    ("[x] hotovo gym", "near-name"), ("[x] No coffee", ""), ("[x] water >2l", "misplaced-amount"),
    ("water >2l", "misplaced-amount"),
    ("[x] water and coffee", "glued-lines > [x] water\n[x] coffee"),
    ("- [x] water & gym", "glued-lines > - [x] water\n- [x] gym"),
    ("[x] water a gym 8:00", "glued-lines > [x] water\n[x] gym 8:00"), ("[x] steps and gym", "glued-lines"),
    ("[x] water and plants", ""), ("[ ] water and coffee", ""),
  ])
  func aOneOffThatIsAName(_ line: String, _ expected: String) {
    let more = water.replacing("measure coffee", with: "measure coffee cup 150ml")
    #expect(doubts(line, more).joined(separator: "; ") == expected)
  }

  // Boxes and marks of other writings, and times behind a habit that has one.
  @Test(arguments: [
    ("[ ] gym ✅", "contradicting-ticks"), ("[x] gym ✅", ""), ("[x] gym ❌", "contradicting-ticks"),
    ("[ ] gym -> [x]", "contradicting-ticks"), ("[ ] gym → [x]", "contradicting-ticks"), ("[x] gym [x]", ""),
    ("[ ] gym legs [x]", ""), ("［x］gym", "odd-box > [x] gym"), ("【x】gym", "odd-box > [x] gym"),
    ("【 】 gym", "odd-box > [ ] gym"), ("【x】 novel", ""),
    ("[x] breakfast 10", "odd-time > [x] breakfast 10:00"), ("[x] breakfast 0", "contradicting-ticks"),
    ("[x] breakfast 9", "odd-time > [x] breakfast 09:00"), ("[x] dinner 8", "odd-time > [x] dinner 20:00"),
    ("[x] breakfast 2", ""), ("[x] breakfast 10 eggs", ""), ("[x] gym 10", ""),
    ("[x] breakfast by 10", "odd-time > [x] breakfast by 10:00"), ("[x] breakfast by 10 people", ""),
    ("[x] breakfast 10:3O", "odd-time > [x] breakfast 10:30"),
    ("water 250ml 8:10hod", "odd-time > water 250ml 08:10"), ("[x] gym 1O:30", "odd-time > [x] gym 10:30"),
    ("- #gym 17:00", "unboxed-habit > - [x] #gym 17:00"), ("- #gym", ""), ("- #gym legs 17:00", ""),
    ("#gym 17:00", ""),
  ])
  func boxesAndTimesOfOthers(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }
}

import TestSupport
import Testing

@testable import Journal

/// The rules of times and tags in the words of the format's own page, each above the lines that show it.
@Suite struct TimeSentences {
  // "Time: 00:00 to 23:59; the first in the line, wherever it stands."
  @Test(arguments: [
    ("[x] gym 08:10", "08:10"), ("[x] gym 8:10", "08:10"), ("[x] gym 8:10pm", "20:10"),
    ("[x] gym 8:10 PM", "20:10"), ("[x] gym 08:10 PM", "20:10"), ("[x] gym 08:10 AM", "08:10"),
    ("[x] gym 8am", "08:00"), ("[x] gym 8am pm", "08:00"), ("[x] gym 8 am", "08:00"),
    ("[x] gym 8:10 p.m.", "20:10"),
    ("[x] gym 12am", "00:00"),
    ("[x] gym 12pm", "12:00"), ("[x] gym 12:30am", "00:30"), ("[x] gym 00:00", "00:00"),
    ("[x] gym 23:59", "23:59"),
    ("[x] gym after work 18:05 and 19:00", "18:05"), ("18:05 [x] gym", "18:05"), ("[x] gym 8:1", nil),
    ("[x] gym 8", nil),
    ("[x] gym 13am", nil), ("[x] gym 0 am", nil), ("[x] gym 08:10:20", "08:10"),
    ("[x] gym 08:10\u{A0}", "08:10"),
  ])
  func aTime(_ line: String, _ expected: String?) {
    let file = DayFile(line)
    let reader = LineReader(configured(water))
    #expect(reader.read(file.lines[0], of: file).time?.description == expected)
  }

  // "`25:10` is an error where a time can stand; hours before `am` and `pm` go from 1 to 12. `8.10` after an amount is
  // `odd-time`."
  @Test(arguments: [
    ("water 250ml 25:10", "error bad-time"), ("[x] breakfast 24:00", "error bad-time"),
    ("[x] breakfast 08:60", "error bad-time"), ("water 250ml 13pm", "error bad-time"),
    ("water 250ml 0am", "error bad-time"), ("water 250ml 0:10am", "error bad-time"),
    ("25:10 water 250ml", "error bad-time"),
    ("[x] 25:10", "error bad-time"), ("25:10 is no time", "text 25:10"),
    ("water 250ml 8.10", "entry water 250 ml =250 {8.10} !odd-time"),
    ("water 250ml 8.60", "entry water 250 ml =250 {8.60} !second-amount"),
    ("water 250ml 24.10", "entry water 250 ml =250 {24.10} !second-amount"),
  ])
  func noTime(_ line: String, _ expected: String) {
    #expect(told(line).map { $0 == "text" ? "text 25:10" : $0 } == [expected])
  }

  // "A range is its start; on a measure of time without another amount its length is one: over midnight if it ends
  // before it starts."
  @Test(arguments: [
    ("sleep 23:15-06:45", "entry sleep 450 min =7.5 23:15"),
    ("sleep 01:00-02:30", "entry sleep 90 min =1.5 01:00"),
    ("sleep 11pm–7am", "entry sleep 480 min =8 23:00"), ("sleep 23:15-06:45 7h", "entry sleep 7 h =7 23:15"),
    ("sleep 08:00-08:00", "error bad-amount"),
    ("sleep 08:00-08:01", "entry sleep 1 min =0.016667 08:00"),
    ("water 250ml 10:00-11:00", "entry water 250 ml =250 10:00"),
    ("[x] gym 18:05-19:00", "tick gym done 18:05"),
    ("sleep 23:15-", "error bad-amount"), ("sleep 23:15-25:00", "error bad-time"),
    ("sleep 23:15-06:45x", "error bad-amount"),
  ])
  func aRange(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Tag: `+word`, `@word`, `#word` (a letter first), `key:value` (a letter first; the value not beginning with `/`; with
  // quotes if it holds blanks)."
  @Test(arguments: [
    ("[x] gym +legs @anna #hard", "tick gym done [+legs @anna #hard]"),
    ("[x] gym +1 #2 @ +", "tick gym done {+1 #2 @ +}"),
    ("[x] gym a-b_1:c", "tick gym done [a-b_1:c]"), ("[x] gym 1a:c", "tick gym done {1a:c}"),
    ("[x] gym a.b:c", "tick gym done {a.b:c}"), ("[x] gym https://x.org", "tick gym done {https://x.org}"),
    ("[x] gym a: b", "tick gym done {a: b}"), ("[x] gym a::b", "tick gym done {a::b}"),
    (#"[x] breakfast file:"a b.jpg" ham"#, #"tick breakfast done {ham} [file:"a b.jpg"]"#),
    (#"[x] breakfast file:"a b"c ham"#, #"tick breakfast done {b"c ham} [file:"a]"#),
    (#"[x] breakfast file:"a b.jpg"#, #"tick breakfast done {b.jpg} [file:"a]"#),
  ])
  func aTag(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A tag whose key is a declared measure counts for it, on any line, text too, but a comment and an open or skipped
  // tick. A value that is no amount is an error and costs the tag alone."
  @Test(arguments: [
    ("lunch 12:30 kcal:600", "text 12:30 [kcal:600] kcal+=600"),
    (#"lunch water:"1 250 ml""#, #"text [water:"1 250 ml"] water+=1250"#),
    ("lunch KCAL:600kcal", "text [KCAL:600kcal] kcal+=600"),
    ("[ ] dinner kcal:600", "tick dinner open [kcal:600] kcal+=600"), ("# kcal:600", "comment"),
    ("[x] breakfast kcal:lots", "tick breakfast done [kcal:lots] !bad-tag"),
    ("soup kcal:1,250", "text [kcal:1,250] !bad-tag"),
    (#"soup water:"1 l x""#, #"text [water:"1 l x"] !bad-tag"#),
    ("soup water:2kg", "text [water:2kg] !bad-tag"), ("soup gym:45min", "text [gym:45min] !unboxed-habit"),
    ("soup x-kcal:6", "text [x-kcal:6]"),
  ])
  func aCountingTag(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // The tags of an open or skipped tick are read, and do not count.
  @Test(arguments: [
    ("[x] dinner kcal:600", 1), ("[ ] dinner kcal:600", 0), ("[-] dinner kcal:600", 0), ("soup kcal:600", 1),
  ])
  func whatCounts(_ line: String, _ count: Int) {
    let day = Day("2026-01-12")!
    let configuration = configured(water)
    var book = Book(configuration, coverage: Period(day, day))
    var reader = DayReader(configuration)
    var problems: [Problem] = []
    reader.read(ContiguousArray(line.utf8), of: day, into: &book, problems: &problems)
    #expect(book.value(6, row: 0).count == count)
    let record = reader.read(DayFile(line), of: day).record
    #expect(record.records.count { $0.form == .tag } == count)
  }

  // "Comment: `#` between blanks, to the end of the line. Text: the rest; amounts in it are text."
  @Test(arguments: [
    ("coffee 1 cup 8am   # the big one", "entry coffee 1 cup =236.588236 08:00"),
    ("[x] gym # 18:05 +x", "tick gym done"),
    ("[x] gym a#b #", "tick gym done {a#b}"), ("[x] gym legs 45min", "tick gym done {legs 45min}"),
    (
      "water 08:10 250 ml after the run +training",
      "entry water 250 ml =250 08:10 {after the run} [+training]"
    ),
    ("water 250ml at 9:00 with lemon", "entry water 250 ml =250 09:00 {at with lemon}"),
    (
      "[x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g file:photos/oats.jpg",
      "tick breakfast done 10:30 {oatmeal with berries} [kcal:420 protein:18g file:photos/oats.jpg] kcal+=420 protein+=18"
    ),
  ])
  func aCommentAndText(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A line that looks meant either counts as its writer meant, or is told": the part of the day before a time, or an
  // hour that is about so.
  @Test(arguments: [
    ("[x] gym večer 7:00", "odd-time > [x] gym večer 19:00"),
    ("[x] gym večer 11:30", "odd-time > [x] gym večer 23:30"),
    ("[x] gym večer v 7", "odd-time > [x] gym večer v 19:00"), ("[x] gym večer 19:00", ""),
    ("water 250ml this evening at 8:10", "odd-time > water 250ml this evening at 20:10"),
    ("water 250ml evening 08:10 tea", "odd-time > water 250ml evening 20:10 tea"),
    ("water 250ml ráno 8:10", ""), ("water 250ml 12 noon", "odd-time > water 250ml 12:00"),
    ("water 250ml at 12 noon", "odd-time > water 250ml at 12:00"),
    ("water 250ml kolem 8", "odd-time > water 250ml kolem 08:00"), ("water 250ml around 30", ""),
    ("[x] gym about 8 things", ""), ("[x] gym 18:00-", "odd-time > [x] gym 18:00"),
    ("[x] gym 6p.m", "odd-time > [x] gym 18:00"), ("water v poledne", "uncounted > water 12:00"),
    ("water in the morning", "uncounted"), ("gym v poledne", "unboxed-habit > [x] gym v poledne"),
    ("gym off", "unboxed-habit > [ ] gym off"), ("gym \u{2014}", "unboxed-habit > [ ] gym \u{2014}"),
    ("gym maybe", "unboxed-habit > [ ] gym maybe"),
    ("Water in the news today", ""),
  ])
  func thePartOfTheDayOfATime(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }
}

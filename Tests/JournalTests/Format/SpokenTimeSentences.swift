import TestSupport
import Testing

@testable import Journal

/// "Time": a time in words, or one of several, is told with what was meant; no amount is lost for it.
@Suite struct SpokenTimeSentences {
  private static let timesInWords: [(String, String)] = [
    ("water 250ml half past six", "odd-time > water 250ml 06:30"),
    ("water 250ml at half past 6", "odd-time > water 250ml at 06:30"),
    ("water 250ml quarter to nine", "odd-time > water 250ml 08:45"),
    ("water 250ml quarter past nine in the evening", "odd-time > water 250ml 21:15"),
    ("water 250ml ten to nine +home", "odd-time > water 250ml 08:50 +home"),
    ("water 250ml at seven", "odd-time > water 250ml at 07:00"),
    ("water 250ml seven pm", "odd-time > water 250ml 19:00"),
    ("water 250ml seven o'clock", "odd-time > water 250ml 07:00"),
    ("water 250ml midnight", "odd-time > water 250ml 00:00"),
    ("water 250ml at midnight", "odd-time > water 250ml at 00:00"),
    ("water 250ml o půlnoci", "odd-time > water 250ml o 00:00"),
    ("water 250ml v půl osmé", "odd-time > water 250ml v 07:30"),
    ("water 250ml v pul osme", "odd-time > water 250ml v 07:30"),
    ("water 250ml v půl 8 večer", "odd-time > water 250ml v 19:30"),
    ("water 250ml ve čtvrt na devět", "odd-time > water 250ml ve 08:15"),
    ("water 250ml ve tři čtvrtě na devět", "odd-time > water 250ml ve 08:45"),
    ("water 250ml v sedm hodin", "odd-time > water 250ml v 07:00"),
    ("water 250ml kolem sedmé", "odd-time > water 250ml kolem 07:00"),
    ("[x] gym v půl osmé", "odd-time > [x] gym v 07:30"), ("[x] gym at noon", "odd-time > [x] gym at 12:00"),
    ("[x] gym half past six", "odd-time > [x] gym 06:30"), ("water 250ml seven", ""), ("[x] read seven", ""),
    ("[x] gym at half eight", "odd-time > [x] gym at 08:30"), ("[x] gym half eight", ""),
    ("[x] gym at half eight legs", "odd-time > [x] gym at 08:30 legs"),
    ("[x] gym v půl osmé s Petrem", "odd-time > [x] gym v 07:30 s Petrem"),
    ("[x] breakfast v půl jedenácté", "odd-time > [x] breakfast v 10:30"),
    ("[x] dinner v půl deváté", "odd-time > [x] dinner v 20:30"),
    ("[x] dinner at quarter to nine", "odd-time > [x] dinner at 20:45"),
    ("[x] gym at 18.30 legs", "odd-time > [x] gym at 18:30 legs"), ("[x] read at 2.30 speed", ""),
    ("[x] read at 18.30 CZK", ""), ("[x] gym v 18.30 s Petrem", "odd-time > [x] gym v 18:30 s Petrem"),
    ("[x] read Midnight", ""), ("water 250ml at seven with Eva", ""), ("water 250ml half a lemon", ""),
    ("water 250ml quarter of a lemon", ""), ("water 250ml in seven", ""), ("[x] read from ten to six", ""),
    ("gym v sedm", "unboxed-habit > [x] gym v sedm"),
    ("gym v půl osmé", "unboxed-habit > [x] gym v půl osmé"),
    ("coffee v půl osmé", "uncounted"), ("coffee o půlnoci", "uncounted"), ("coffee midnight", "uncounted"),
  ]

  @Test(arguments: timesInWords)
  func aTimeInWords(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("sleep midnight to 7", "odd-time > sleep 00:00-07:00"),
    ("sleep midnight-7:00", "odd-time > sleep 00:00-07:00"),
    ("sleep od půlnoci do sedmi", "odd-time > sleep 00:00-07:00"),
    ("sleep 23:00 to midnight", "missing-amount > sleep 23:00-00:00"),
    ("sleep 8am-3.30pm", "missing-amount > sleep 08:00-15:30"),
    ("sleep 10.30pm-6.15am", "missing-amount > sleep 22:30-06:15"),
    ("sleep 23:00 -> 7:00", "missing-amount > sleep 23:00-07:00"),
    ("sleep 23,30-7,15", "missing-amount > sleep 23:30-07:15"),
    ("sleep 1m30s", ""),
    ("sleep 1min30sec", ""), ("sleep 1:30 min", "missing-amount"),
    ("sleep 1 min 30 s", ""),
  ])
  func aLengthInOtherWords(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // An `h` behind a small number is of a length, and no hour of the day.
  @Test(arguments: [
    ("[x] gym 1 h", "tick gym done 1 h"), ("[x] gym 17:00 1,5 h", "tick gym done 1.5 h 17:00"),
    ("gym 2 h", "tick gym done 2 h"), ("Waited 2 h for the bus", "text"),
    ("[x] gym 18 h", "tick gym done {18 h} !odd-time"),
    ("run 5km 1h", "entry run 5 km =5 {1h}"), ("run 5 km 2 hodin", "entry run 5 km =5 {2 hodin}"),
    ("water 250ml v 2 h", "entry water 250 ml =250 {v 2 h} !odd-time"),
    ("water 250ml 2 o'clock", "entry water 250 ml =250 {2 o'clock} !odd-time"),
    ("[x] gym (18:00-19:00) legs", "tick gym done {(18:00-19:00) legs} !odd-time"),
    ("[x] gym (5-6) legs", "tick gym done {(5-6) legs}"),
  ])
  func aLengthOrAnHour(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  /// What lasts for seconds is timed in minutes and seconds.
  @Test(arguments: [
    ("plank 2:00", "missing-amount > plank 2 min"), ("plank 1:30", "missing-amount > plank 1 min 30 s"),
    ("plank 1:30 min", "missing-amount > plank 1 min 30 s"),
    ("plank 1m30s", ""), ("plank 1m30", "missing-amount > plank 1 min 30 s"),
    ("plank 2 min", ""),
  ])
  func aLengthInSeconds(_ line: String, _ expected: String) {
    #expect(doubts(line, "measure plank unit s max").joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("[x] gym 18:00,18:45", "tick gym done 18:00 {18:45} !second-amount"),
    ("[x] gym 8:00/20:00", "tick gym done 08:00 {20:00} !second-amount"),
    ("[x] gym 8:00,12:00,20:00", "tick gym done 08:00 {12:00,20:00} !second-amount"),
    ("[x] gym 8:00 and 20:00", "tick gym done 08:00 {and 20:00} !second-amount"),
    ("[x] gym 8:00 and then home", "tick gym done 08:00 {and then home}"),
    ("water 250ml 18:00,18:45", "entry water 250 ml =250 18:00 {18:45} !second-amount"),
    ("water 8:10 9:20 250ml", "entry water 250 ml =250 08:10 {9:20} !second-amount"),
    ("8:10 water 250ml, 9:20 tea", "entry water 250 ml =250 08:10 {9:20 tea} !second-amount"),
    ("water 250ml 8:10; 9:20 tea +home", "entry water 250 ml =250 08:10 {9:20 tea} [+home] !second-amount"),
    ("8:10 water 250ml, 9:20 tea with Eva", "entry water 250 ml =250 08:10 {9:20 tea with Eva}"),
    ("run 5km 18:30, 5:20 pace", "entry run 5 km =5 18:30 {5:20 pace}"),
  ])
  func aSecondTime(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  // A time behind a mark or an `@` that is stuck to it, or with the comma of a number pad.
  @Test(arguments: [
    ("coffee 1 cup,8:10", "odd-time > coffee 1 cup 8:10"),
    ("water 250ml,8:10", "odd-time > water 250ml 8:10"),
    ("water 250ml;8:10", "odd-time > water 250ml 8:10"), ("water 250ml @7", "odd-time > water 250ml 07:00"),
    ("[x] gym @7", "odd-time > [x] gym 07:00"), ("[x] gym @7 people", ""), ("[x] gym @30", ""),
    ("[x] gym 18,30", "odd-time > [x] gym 18:30"), ("[x] gym v 18,30", "odd-time > [x] gym v 18:30"),
    ("[x] gym v 18.30", "odd-time > [x] gym v 18:30"),
    ("water 250ml 18,30", "odd-time > water 250ml 18:30"),
    ("water 250ml at 8,30", "odd-time > water 250ml at 8:30"),
    ("[x] breakfast 12,50 Kč", ""), ("water 250 18,30", "ambiguous-number"), ("[x] gym 82,4", ""),
  ])
  func aTimeWithAMark(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }
}

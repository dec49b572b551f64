import TestSupport
import Testing

@testable import Journal

/// Words between a name and the time, the number or the remark that belongs to it.
@Suite struct WordsBetweenSentences {
  private let declared = """
    measure water cup 250ml
    measure coffee unit cup cup 150ml alias káva
    measure steps goal 10000 alias kroky
    measure mood goal 1..5 alias nálada
    measure weight unit kg last
    measure protein unit g
    measure sleep unit h
    measure meditate unit min
    measure cvičení unit min
    measure běh unit km
    habit breakfast 10:30 alias oběd
    habit gym
    habit read

    """

  private func doubt(_ line: String) -> String { doubts(line, declared).joined(separator: "; ") }

  // "A time behind words that say of what kind a drink was, or with what."
  @Test(arguments: [
    ("coffee with milk 08:00", "uncounted"), ("coffee flat white 9:30", "uncounted"),
    ("káva s mlékem 8:00", "uncounted"), ("water with lemon 8:00", "uncounted"),
    ("coffee with Jana 10:00", ""), ("káva s Petrem 8:00", ""), ("coffee after lunch 13:00", ""),
    ("Coffee machine service 9:00", ""), ("Coffee tasting at Jana's 9:00", ""),
  ])
  func aTimeBehindTheKind(_ line: String, _ expected: String) { #expect(doubt(line) == expected) }

  // "A number behind a word that says what was done."
  @Test(arguments: [
    ("steps walked 8000", "uncounted"), ("kroky ušel 8000", "uncounted"),
    ("mood tired 4", "uncounted"), ("nálada unavená 4", "uncounted"), ("weight measured 82.4", "uncounted"),
    ("did 10342 steps today", "uncounted"), ("I walked 10342 steps this morning", "uncounted"),
    ("protein shake 30", ""), ("water leaked 200", ""), ("sleep needed 8", ""), ("steps planned 8000", ""),
    ("did 3 errands today", ""),
  ])
  func aNumberBehindWhatWasDone(_ line: String, _ expected: String) { #expect(doubt(line) == expected) }

  // "A habit with a mark or one word and a remark behind a comma", and a `no` that is the noun's behind it.
  @Test(arguments: [
    ("gym done, no pain", "unboxed-habit > [x] gym done, no pain"),
    ("gym done (no pain)", "unboxed-habit > [x] gym done (no pain)"),
    ("gym done - no pain", "unboxed-habit > [x] gym done - no pain"),
    ("gym at 18:00 no energy", "unboxed-habit > [x] gym at 18:00 no energy"),
    ("oběd ve 12:30 bez polévky", "unboxed-habit > [x] oběd ve 12:30 bez polévky"),
    ("lunch at 12:00 with Jana", ""), ("coffee at 10:00 with Jana", ""),
    ("gym legs, no cardio", "unboxed-habit > [x] gym legs, no cardio"),
    ("gym nohy, bez kardia", "unboxed-habit > [x] gym nohy, bez kardia"),
    ("gym skipped, no energy", "unboxed-habit > [-] gym skipped, no energy"),
    ("gym 18:00 no energy", "unboxed-habit > [x] gym 18:00 no energy"),
    ("gym 18:00 bez energie", "unboxed-habit > [x] gym 18:00 bez energie"),
    ("breakfast 10:30 no bread", "unboxed-habit > [x] breakfast 10:30 no bread"),
    ("oběd 12:30 nic moc", "unboxed-habit > [x] oběd 12:30 nic moc"),
    ("gym 18:00 no", "unboxed-habit > [ ] gym 18:00 no"), ("gym no", "unboxed-habit > [ ] gym no"),
    ("gym 18:00 not done", "unboxed-habit > [ ] gym 18:00 not done"),
    ("gym 18-19", "odd-time > gym 18:00-19:00"), ("gym 6-7", "unboxed-habit > [x] gym 6-7"),
    ("gym legs, went home", ""), ("gym no time", ""), ("Breakfast: oatmeal, no milk", ""),
  ])
  func aRemark(_ line: String, _ expected: String) { #expect(doubt(line) == expected) }

  // "A name that is nearly declared", by its verb or without its accents.
  @Test(arguments: [
    ("slept 7h30", "near-name > sleep 7h30m"), ("spal jsem 7h30", "near-name > sleep 7h30m"),
    ("Meditated for 10 minutes", "near-name > meditate 10 minutes"),
    ("cvičil jsem 30 min", "near-name > cvičení 30 min"), ("cvičil jsem na piano", ""),
    ("beh 5", "near-name > běh 5"), ("beh 5 km", "near-name > běh 5 km"), ("ten beh 5", ""),
    ("beh na dlouhou trať", ""),
    ("slept 7:30", "near-name > sleep 7h30m"), ("slept 8", "near-name > sleep 8"), ("slept 22:30", ""),
    ("slept 7hours30", ""), ("slept till 7", ""),
  ])
  func aNameNearlyDeclared(_ line: String, _ expected: String) { #expect(doubt(line) == expected) }
}

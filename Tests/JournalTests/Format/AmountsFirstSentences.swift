import TestSupport
import Testing

@testable import Journal

/// Lists with the amount before each name, and amounts that are not of what was done: each is told as it is meant.
@Suite struct AmountsFirstSentences {
  /// What is proposed for a line, `water 250ml 8:00`, or the code of what is told.
  private func proposed(_ line: String) -> String {
    let names = """
      measure water cup 250ml alias vody
      measure coffee unit cup cup 150ml alias kafe
      measure protein unit g goal 140g
      measure calories unit kcal alias cal
      measure run unit km
      measure steps goal 10000
      measure weight unit kg last
      measure sleep unit h goal 8h
      habit breakfast
      habit gym

      """
    var reader = DayReader(configured(names))
    let day = Day("2026-01-12")!
    let problems = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    return problems.map { problem in
      switch problem.kind {
      case .misplacedAmount(let measure, let amount): "\(measure) \(amount)"
      case .badAmount(_, _, let readings): readings.joined(separator: " | ")
      case .price(let text, let meant): "price \(text): \(meant ?? "")"
      case .secondTime(let text): "time \(text)"
      case .otherwiseMarked(_, _, let word, _): "not \(word)"
      default: problem.code
      }
    }.joined(separator: "; ")
  }

  // Where an amount stands right before a name, it is the name's.
  @Test(arguments: [
    ("[x] breakfast 250 ml water 30 g protein", "protein 30 g"),
    ("[x] breakfast 250 ml water", "water 250 ml"), ("2 coffee 300ml water", "water 300ml"),
    ("2 kafe 300 ml vody", "water 300 ml"), ("[x] breakfast 30g protein 12g fat", "protein 30g"),
    ("[x] breakfast 30g protein 450 cal", "calories 450"), ("[x] gym 500ml water 2 coffee", "water 500ml"),
    ("[x] breakfast 300 ml vody, 2 kafe", "coffee 2"), ("water 250ml coffee 2 gym", "glued-lines"),
    ("[x] gym 45 min, water 250ml", "glued-lines"), ("water 500ml coffee 2", "glued-lines"),
  ])
  func anAmountBeforeANameIsOfIt(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }

  // "wrong-kind": a number before the unit of something else is no bare number.
  @Test(arguments: [
    ("water 30 g protein", "wrong-kind"), ("protein 450 cal", "wrong-kind"),
    ("protein 450 calories", "wrong-kind"), ("water 250 s citronem", ""), ("water 250 m", "other-unit"),
    ("protein 30 cal 450", "glued-lines"),
  ])
  func aUnitOfSomethingElse(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }

  // What is still to come, too little or too much was not done.
  @Test(arguments: [
    ("steps 2000 left", "not left"), ("steps 2000 to go", "not to go"), ("steps 2000 short", "not short"),
    ("steps 1500 zbývá", "not zbývá"), ("steps 1500 do cíle", "not do cíle"),
    ("water 500 ml chybí", "not chybí"), ("water 16oz left", "not left"), ("500 ml water left", "not left"),
    ("weight 2kg over", "not over"), ("weight 2 kg navíc", "not navíc"), ("weight 0,5 kg dole", "not dole"),
    ("calories 300 under goal", "not under"), ("run 2 km to go this week", "not to go"),
    ("sleep 1h less than usual", "not less"), ("water 0.5l less", ""), ("coffee 2 left", "not left"),
    ("coffee 1 to go", ""),
    ("zbývá 500 ml vody", "uncounted"), ("water zbývá 500 ml", "uncounted"), ("run 5km left knee hurts", ""),
    ("run 5 km over the hill", ""), ("water 250 ml over lunch", ""), ("water 500 ml extra", ""),
    ("run 5km under 30 minutes", ""),
  ])
  func whatIsLeftWasNotDone(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }

  // "A price says nothing of how much there was", however it is written.
  @Test(arguments: [
    ("coffee 65,-", "price 65,-: coffee 1cup 65,-"), ("coffee 4.50€", "price 4.50€: coffee 1cup 4.50€"),
    ("coffee 65 Kč", "price 65 Kč: coffee 1cup 65 Kč"), ("coffee 65.–", "price 65.–: coffee 1cup 65.–"),
    ("coffee 1cup 65,-", ""), ("coffee 1cup 4.50€", ""), ("steps 65,-", "65"),
  ])
  func aPriceInOneWord(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }

  // Of a range in words both ends are offered.
  @Test(arguments: [
    ("run 5 to 6 km", "5 km | 6 km"), ("run 5 or 6 km 18:00", "5 km | 6 km"), ("run 5 - 6 km", "5 km | 6 km"),
    ("water 2 až 3 l", "2 l | 3 l"), ("water 2 nebo 3 sklenice", "2 sklenice | 3 sklenice"),
    ("sleep 7 to 8 hours", "7 hours | 8 hours"), ("run 5 to 6 km every day", "uncounted"),
  ])
  func bothEndsOfARangeInWords(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }

  // A later hour is not the time of the first.
  @Test(arguments: [
    ("coffee 1 at 7, another at 10", "time 10"), ("coffee 2 at 7 and 10", "time 7 and 10"),
    ("water 250ml at 8, 10, 12", "time 8"), ("water 1 sklenice v 8 a 2 ve 12", "time 12"),
    ("water 250ml at 8", "odd-time"), ("coffee 1 at work at 8", "odd-time"),
  ])
  func severalHoursAreNotOne(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }

  // The line that is proposed has the time of what was typed.
  @Test(arguments: [
    ("drank 250ml water 8:00", "water 250ml 8:00"), ("protein shake 30 g 17:00", "protein 30 g 17:00"),
    ("🏃 5km run 7:00", "run 5km 7:00"), ("drank 250ml water", "water 250ml"),
    ("drank 250ml water 8:00 and 9:00", "water 250ml"),
  ])
  func theTimeIsProposedToo(_ line: String, _ expected: String) { #expect(proposed(line) == expected) }
}

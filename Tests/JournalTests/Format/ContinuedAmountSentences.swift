import TestSupport
import Testing

@testable import Journal

/// What stands beside an amount or a name and is a part of what is meant: it counts, or it is told.
@Suite struct ContinuedAmountSentences {
  // "Nothing is guessed, and nothing is passed over in silence": a half behind a whole number counts with it.
  @Test(arguments: [
    ("sleep 7 and a half hours", "entry sleep 7.5 hours =7.5"),
    ("sleep two and a half hours", "entry sleep 2.5 hours =2.5"),
    ("water 1 and half l", "entry water 1.5 l =1500"), ("weight 82 a půl kg", "entry weight 82.5 kg =82.5"),
    ("water jeden a půl litru", "entry water 1.5 litru =1500"),
    ("water jednu a čtvrt litru", "entry water 1.25 litru =1250"),
    ("water dva a půl litru 8:10", "entry water 2.5 litru =2500 08:10"),
    ("jeden a půl litru water", "entry water 1.5 litru =1500"),
    ("water half a litre", "entry water 0.5 litre =500"), ("water one half cup", "entry water 0.5 cup =125"),
    ("water a half litre", "entry water 0.5 litre =500"), ("sleep 7 and a half", "error bad-amount"),
    ("water 1 cup and a half", "entry water 1 cup =250 {and a half} !second-amount"),
    ("water 250ml and half an apple", "entry water 250 ml =250 {and half an apple}"),
    ("sleep 7h and half hour", "entry sleep 7 h =7 {and half hour} !second-amount"),
    ("sleep 7h and a nap", "entry sleep 7 h =7 {and a nap}"),
  ])
  func aHalfMore(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "`second-amount`: the first counts."
  @Test(arguments: [
    ("water 1 l 1/2", "entry water 1 l =1000 {1/2} !second-amount"),
    ("water 500ml x 2", "entry water 500 ml =500 {x 2} !second-amount"),
    ("water 250ml x3", "entry water 250 ml =250 {x3} !second-amount"),
    ("water 250 ml × 3 9:05", "entry water 250 ml =250 09:05 {× 3} !second-amount"),
    ("run 400m 2x", "entry run 400 m =0.4 {2x} !second-amount"),
    ("water 250ml x-ray", "entry water 250 ml =250 {x-ray}"),
    ("water 250, 300, 500", "entry water 250 ml =250 {300, 500} !second-amount"),
    ("steps 20 + 15", "entry steps 20 =20 {+ 15} !second-amount"),
    ("steps 5000 and 3000", "entry steps 5000 =5000 {and 3000} !second-amount"),
    ("sleep 11 to 7", "entry sleep 11 h =11 {to 7} !odd-time"),
    ("sleep 23 – 7", "entry sleep 23 h =23 {– 7} !odd-time"),
    ("water 250ml and 3 friends", "entry water 250 ml =250 {and 3 friends}"),
    ("coffee 2 to go", "entry coffee 2 ml =2 {to go} !tiny-amount"),
    (
      "sleep 23:05-06:40 nap 13:00-13:30",
      "entry sleep 455 min =7.583333 23:05 {nap 13:00-13:30} !second-amount"
    ),
    ("steps 20 15 10", "error ambiguous-number"),
    ("steps 3 4 of the manual", "entry steps 3 =3 {4 of the manual}"),
  ])
  func whatGoesOn(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A value within a blank is no value": what stands behind a tag's bare number and makes another amount of it is told.
  @Test(arguments: [
    ("[x] dinner water:1 l", "tick dinner done {l} [water:1] !spaced-tag"),
    ("[x] dinner kcal:6 50", "tick dinner done {50} [kcal:6] !spaced-tag"),
    ("[x] dinner weight:82 lb", "tick dinner done {lb} [weight:82] !spaced-tag"),
    ("[x] dinner water:1 250ml", "tick dinner done 250 ml [water:1] !spaced-tag"),
    ("[x] dinner protein:18 g", "tick dinner done {g} [protein:18] protein+=18"),
    ("[x] dinner kcal:500 s chlebem", "tick dinner done {s chlebem} [kcal:500] kcal+=500"),
    ("[x] dinner kcal:500 18:00", "tick dinner done 18:00 [kcal:500] kcal+=500"),
    ("[x] dinner kcal:500 protein:20", "tick dinner done [kcal:500 protein:20] kcal+=500 protein+=20"),
  ])
  func aTagAndABlank(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "US `oz` (`floz`, `fl oz`)": with points too.
  @Test(arguments: [
    ("water 16 fl. oz.", "entry water 16 fl. oz. =473.176473"),
    ("water 16 fl. oz 8:10", "entry water 16 fl. oz =473.176473 08:10"),
    ("16 fl. oz. of water", "entry water 16 fl. oz. =473.176473"),
    ("steps 10 tis.", "entry steps 10000 =10000"),
  ])
  func abbreviations(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "`8:10 PM`, `8:10 odp.`"; "a range, also with blanks, an en dash".
  @Test(arguments: [
    ("water 250ml 10:15 odp.", "entry water 250 ml =250 22:15"),
    ("water 250ml 10:15 dop", "entry water 250 ml =250 10:15"),
    ("sleep 10 PM-6 AM", "entry sleep 480 min =8 22:00"),
    ("sleep 11:05 PM-6:40 AM", "entry sleep 455 min =7.583333 23:05"),
    ("sleep 12:15 AM–7:30 AM", "entry sleep 435 min =7.25 00:15"),
    ("[x] gym 6:00 PM-7:00 PM", "tick gym done 18:00"), ("[x] gym 6:00 pm-7pm", "tick gym done 18:00"),
    ("sleep from 23:05 until 06:40", "entry sleep 455 min =7.583333 23:05"),
    ("sleep 23:05 till 06:40", "entry sleep 455 min =7.583333 23:05"),
    ("water 250ml ~08:10", "entry water 250 ml =250 08:10"),
    ("water 250ml @08:10", "entry water 250 ml =250 {@08:10} !odd-time"),
    ("water 250ml (08:10)", "entry water 250 ml =250 {(08:10)} !odd-time"),
    ("[x] gym @08:10", "tick gym done {@08:10} !odd-time"), ("[x] gym (Petr)", "tick gym done {(Petr)}"),
    ("water 250ml (cold)", "entry water 250 ml =250 {(cold)}"),
  ])
  func times(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A time may stand before the name instead", a range too; one mark behind the name at the end is passed over.
  @Test(arguments: [
    ("[x] 9:00-10:00 gym", "tick gym done 09:00"), ("9:00-10:30 gym", "tick gym done 90 min 09:00"),
    ("9:00-10:00 run 10km", "entry run 10 km =10 09:00"),
    ("3:00-10:00 sleep", "entry sleep 420 min =7 03:00"),
    ("8:00 water.", "entry water 1 cup =250 08:00"), ("8:00 water!", "entry water 1 cup =250 08:00"),
    ("8:00 water,", "entry water 1 cup =250 08:00"), ("8:00 water:", "text 08:00"),
    ("8:00 water?", "text 08:00"),
  ])
  func aTimeBeforeTheName(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Nothing is guessed": a bare number of cups before a part of the day may be the hour.
  @Test(arguments: [
    "water 8 in the morning", "water 3 afternoon", "water 8 večer", "water 12 at noon",
  ])
  func anHourOfADrink(_ line: String) { #expect(told(line)[0].hasSuffix(" !odd-time")) }

  @Test(arguments: ["water 2 in the morning", "water 9cups in the morning", "steps 9 in the morning"])
  func aNumberThatIsNoHour(_ line: String) { #expect(!told(line).joined().contains("odd-time")) }

  // "The file's own date alone is passed over"; "a time may stand before the name instead".
  @Test(arguments: [
    ("2026-01-12 water 250ml", "entry water 250 ml =250"),
    ("2026-01-12T08:10 water 250ml", "entry water 250 ml =250 08:10"),
    ("2026-01-12 08:10 water 250ml", "entry water 250 ml =250 08:10"),
    ("[x] 2026-01-12 gym", "tick gym done"), ("2026-01-13 water 250ml", "entry water 250 ml =250 !odd-time"),
    ("2026-01-12 was a good day", "text"),
  ])
  func theOwnDateBeforeAName(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "In a daybook that declares no habit and no measure, a line whose first word is followed at once by an amount with a
  // unit, or by a range, is an entry too."
  @Test(arguments: [
    ("sleep 23:05 - 06:40", "entry sleep 455 min =455 23:05"),
    ("sleep 23:05 to 06:40", "entry sleep 455 min =455 23:05"),
    ("sleep 23:05-06:40", "entry sleep 455 min =455 23:05"), ("Dentist 9:00 to Prague", "text 09:00"),
  ])
  func aRangeWhereNothingIsDeclared(_ line: String, _ expected: String) {
    #expect(told(line, "", isImplied: true) == [expected])
  }

  // "Marks that are not seen are passed over."
  @Test(arguments: [
    ("[x] gym\u{200B}", "tick gym done"), ("water\u{200B} 250ml", "entry water 250 ml =250"),
    ("\u{2068}water\u{2069} 250ml", "entry water 250 ml =250"),
    ("[x] Kitchen\u{FE0F} closed", "tick kitchen done"),
  ])
  func unseenMarks(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Amounts and times are written here in every way in which a day file may write them."
  @Test func theConfigurationToo() {
    let reading = ConfigurationReading(
      DayFile(
        """
        day-starts 4:00 AM
        active 8:00 AM-10:00 PM
        remind at 9:00 AM 1:30 PM
        measure steps goal 10k
        measure laps goal 5k..10k
        measure run goal 20 km/week
        measure water goal 80 fl. oz. by 2:00 PM
        """))
    #expect(reading.problems == [])
    let configuration = reading.configuration
    #expect(configuration.dayStarts == TimeOfDay(hour: 4, minute: 0))
    #expect(
      configuration.active
        == ActiveHours(from: TimeOfDay(hour: 8, minute: 0)!, to: TimeOfDay(hour: 22, minute: 0)!))
    #expect(configuration.measures.map(\.unit.name) == ["", "", "km", "ml"])
    #expect(configuration.measures[3].by == TimeOfDay(hour: 14, minute: 0))
    func target(_ measure: Int) -> Target {
      let goal = configuration.measures[measure].goals[0]
      return configuration.target(goal.bound, isWeekly: goal.isWeekly, in: measure, on: Day("2026-01-12")!)
    }
    #expect(target(0).atLeast == 10_000_000_000 && target(1).atMost == 10_000_000_000)
    #expect(target(2).isWeekly && target(3).atLeast == 2_365_882_365)
  }

  // "glass 250 ml, bottle 500 ml until the configuration says otherwise".
  @Test func aStandardUnitIsItsOwnBeforeTheFirstDate() {
    let page = "unit glass 200ml from 2026-01-14\nunit mug 300ml from 2026-01-14\nmeasure tea unit ml"
    #expect(told("tea 2 glasses\ntea 1 mug", page) == ["entry tea 2 glasses =500", "entry tea 1 mug =300"])
    #expect(told("tea 2 glasses", page, on: "2026-01-14") == ["entry tea 2 glasses =400"])
  }
}

import TestSupport
import Testing

@testable import Journal

/// The rules of amounts in the words of the format's own page, each above the lines that show it.
@Suite struct AmountSentences {
  // "Amount: a number and a unit, together or apart."
  @Test(arguments: [
    ("water 250ml", "entry water 250 ml =250"), ("water 250 ml", "entry water 250 ml =250"),
    ("water 250ML", "entry water 250 ML =250"), ("water 1.5l", "entry water 1.5 l =1500"),
    ("water 0,5 l", "entry water 0.5 l =500"), ("water .5l", "entry water 0.5 l =500"),
    ("water 1/2 cup", "entry water 0.5 cup =125"), ("water ½ cup", "entry water 0.5 cup =125"),
    ("water 1½ cup", "entry water 1.5 cup =375"), ("water 1 1/2 cup", "entry water 1.5 cup =375"),
    ("water 1 ½ cup", "entry water 1.5 cup =375"), ("water 16 fl oz", "entry water 16 fl oz =473.176473"),
    ("water 250 mililitrů", "entry water 250 mililitrů =250"),
    ("water 2 sklenice", "entry water 2 sklenice =500"),
    ("sleep 7h30m", "entry sleep 450 min =7.5"), ("sleep 7h30min15s", "entry sleep 450.25 min =7.504167"),
    ("sleep 7h 30m", "entry sleep 450 min =7.5"),
    ("sleep 7 h 30 min 06:45", "entry sleep 450 min =7.5 06:45"),
    ("sleep 7h 60m", "entry sleep 7 h =7 {60m} !second-amount"), ("sleep 7h60m", "error bad-amount"),
    ("sleep 1000h30m", "entry sleep 60030 min =1000.5"),
    ("sleep 7h30m30m", "error bad-amount"), ("sleep 7h5", "error bad-amount"),
    ("weight 82.4kg 07:05", "entry weight 82.4 kg =82.4 07:05"),
  ])
  func aNumberAndAUnit(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Several of the same: `2x500ml`, `2 × 500 ml`."
  @Test(arguments: [
    ("water 2x500ml", "entry water 1000 ml =1000"), ("water 2 × 500 ml", "entry water 1000 ml =1000"),
    ("water 2 X 500 ml", "entry water 1000 ml =1000"),
    ("water 2×500ml 9:05", "entry water 1000 ml =1000 09:05"),
    ("water 2x½ cup", "entry water 1 cup =250"), ("water 2x.5l", "entry water 1 l =1000"),
    ("water 2x3x100ml", "error unknown-unit"), ("water 1.5x500ml", "error unknown-unit"),
  ])
  func severalOfTheSame(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Thousands may be grouped by a blank or a no-break blank before exactly three digits."
  @Test(arguments: [
    ("water 1 250 ml", "entry water 1250 ml =1250"), ("water 1\u{A0}250 ml", "entry water 1250 ml =1250"),
    ("water 1\u{202F}250\u{A0}ml", "entry water 1250 ml =1250"), ("steps 12 345", "entry steps 12345 =12345"),
    ("steps 123 456", "error ambiguous-number"), ("steps 1 234 567", "entry steps 1234567 =1234567"),
    ("steps 1234 567", "error ambiguous-number"), ("steps 12 34", "error ambiguous-number"),
    ("steps 12 3456", "error ambiguous-number"), ("steps 0 250", "error ambiguous-number"),
    ("water 2 500ml", "error ambiguous-number"),
  ])
  func groupedThousands(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Together, any letters are a unit, which must be known or, for a count, the measure's; apart, only a known one, and
  // of one letter only if it fits the measure. `m` is minutes in a measure of time."
  @Test(arguments: [
    ("vitamins 3pills", "entry vitamins 3 pills =3"), ("vitamins 1 pill", "entry vitamins 1 pill =1"),
    ("vitamins 2 PILLS", "entry vitamins 2 PILLS =2"), ("vitamins 3drops", "error unknown-unit"),
    ("vitamins 3 drops", "entry vitamins 3 pills =3 {drops} !other-unit"),
    ("water 250mll", "error unknown-unit"),
    ("water 250 s citronem", "entry water 250 ml =250 {s citronem}"), ("water 2 l", "entry water 2 l =2000"),
    ("sleep 90 m", "entry sleep 90 m =1.5"), ("sleep 90m", "entry sleep 90 m =1.5"),
    ("run 800 m", "entry run 800 m =0.8"),
    ("[x] read 20 pages", "tick read done {20 pages}"),
    ("[x] read 3rd chapter", "tick read done {3rd chapter}"),
  ])
  func aUnit(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Units that the configuration declares": in the plural too, and in the place of the format's own.
  @Test(arguments: [
    ("tea 1 mug", "entry tea 1 mug =300"), ("tea 2 mugs", "entry tea 2 mugs =600"),
    ("tea 2 glasses", "entry tea 2 glasses =400"), ("tea 2 sklenice", "entry tea 2 sklenice =400"),
  ])
  func aUnitOfOnesOwn(_ line: String, _ expected: String) {
    #expect(told(line, "unit mug 300ml\nunit glass 200ml\nmeasure tea unit ml") == [expected])
  }

  // "Else a bare number counts only right after a declared measure's name, or after the name and a time: its unit is
  // the measure's. Zero is data."
  @Test(arguments: [
    ("water 250", "entry water 250 ml =250"), ("water 08:10 250", "entry water 250 ml =250 08:10"),
    ("cigarettes 0", "entry cigarettes 0 =0"), ("weight 82", "entry weight 82 kg =82"),
    ("water about 250", "text"),
    ("water 8.10", "entry water 8.1 ml =8.1 !tiny-amount"),
  ])
  func aBareNumber(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "In a measure that has a `cup`, the word `cup` means that everywhere; else 236.5882365 ml."
  @Test(arguments: [
    ("water 1 cup", "entry water 1 cup =250"), ("coffee 1 cup", "entry coffee 1 cup =236.588236"),
    ("water 2 šálky", "entry water 2 šálky =500"),
  ])
  func aCup(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Not guessed: `1,250` (three digits after a comma), `1.250` of a count or of `ml g kcal` (three after a point),
  // `2,5,1`, `7/10` (a fraction without a unit), `-250ml`, `+250ml`, `250mll`." Litres and kilograms have three decimals.
  private static let notGuessed: [(String, String)] = [
    ("water 1,250", "error ambiguous-number"), ("water 1,250 l", "error ambiguous-number"),
    ("water 1.250", "error ambiguous-number"), ("water 1.250ml", "error ambiguous-number"),
    ("steps 1.250", "error ambiguous-number"), ("kcal 1.250 kcal", "error ambiguous-number"),
    ("protein 1.250g", "error ambiguous-number"), ("protein 1.250", "error ambiguous-number"),
    ("run 10.000 m", "error ambiguous-number"), ("sleep 1.440 min", "error ambiguous-number"),
    ("run 1.250 km", "entry run 1.25 km =1.25"),
    ("water 1.250 l", "entry water 1.25 l =1250"), ("weight 82.125kg", "entry weight 82.125 kg =82.125"),
    ("water 2,5,1", "error bad-amount"), ("water 7/10", "error bad-amount"),
    ("water 1/0 cup", "error bad-amount"), ("water 1/101 l", "error bad-amount"),
    ("water 1/100 l", "entry water 0.01 l =10"), ("water 7/4 l", "entry water 1.75 l =1750"),
    ("water 17/16 l", "error bad-amount"), ("water 6/8 glasses", "error bad-amount"),
    ("water 8/8 glasses", "error bad-amount"), ("sleep 7/8h", "error bad-amount"),
    ("water 2/4 l", "error bad-amount"), ("water 2/3 l", "entry water 0.666667 l =666.666667"),
    ("water 250/2500ml", "error bad-amount"),
    ("vitamins 1/8 pill", "entry vitamins 0.125 pill =0.125"), ("vitamins 7/10 pills", "error bad-amount"),
    ("water -250ml", "error bad-amount"), ("water +250ml", "error bad-amount"),
    ("water 99999999999999999999 ml", "error bad-amount"), ("water 999999999 l", "error bad-amount"),
  ]

  @Test(arguments: notGuessed)
  func whatIsNotGuessed(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "An amount of another kind than the measure's is an error."
  @Test(arguments: ["water 3kg", "water 3 kg", "run 7h30m", "sleep 5km", "steps 3l"])
  func anotherKind(_ line: String) { #expect(told(line) == ["error wrong-kind"]) }

  // "Each value is a whole number of its kind's smallest part, rounded half to even, once, on its line."
  @Test func eightTensOfOuncesMeetEightyAndThreeThirdsAreACup() {
    let goal = Ratio(80).parts(of: .ounce)
    let ten = Ratio(10).parts(of: .ounce)!
    let one = Ratio(1).parts(of: .ounce)!
    #expect(goal == 8 * ten && goal == 80 * one)
    #expect(3 * Ratio(1, over: 3).parts(of: .cup)! == Ratio(1).parts(of: .cup))
    let tenth = Ratio(1, over: 10).parts(of: .litre)! + Ratio(2, over: 10).parts(of: .litre)!
    #expect(tenth == Ratio(3, over: 10).parts(of: .litre))
  }

  // "A water total over 20 l" is warned of: exactly 20 l is not.
  @Test(arguments: [
    ("water 20l", 0), ("water 10l\nwater 10l", 0), ("water 20l\nwater 1ml", 1), ("water 20001ml", 1),
  ])
  func absurdTotal(_ text: String, _ count: Int) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let file = DayFile(text)
    let (_, problems) = reader.examine(file, of: day, today: day)
    #expect(problems.count { $0.code == "absurd-total" } == count)
    // The total is that of the whole day.
    let more = reader.examine(DayFile("water 21l\n\(text)"), of: day, today: day).problems
    let total: Int64 = count == 0 ? 41_000_000 : 41_001_000
    #expect(more.map(\.kind).contains(.absurdTotal(measure: "water", Micros(total), unit: "l")))
  }
}

import TestSupport
import Testing

@testable import Journal

/// Spellings of one thing in many ways, each read as the format's page says.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("water 16 fl  oz", "entry water 16 fl  oz =473.176473"),
    ("water 16 fl\toz", "entry water 16 fl\toz =473.176473"),
    ("water 16 fl\u{A0}oz", "entry water 16 fl\u{A0}oz =473.176473"),
    ("water 16\u{202F}fl\u{202F}oz", "entry water 16 fl\u{202F}oz =473.176473"),
    ("water 2 IMP  OZ", "entry water 2 IMP  OZ =56.826125"),
    ("water 2 fluid \t ounces", "entry water 2 fluid \t ounces =59.147059"),
  ])
  func anyBlanksPartTheWordsOfAUnit(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: ["KÁVA  ", "KÁVA :", "KÁVA \t"])
  func aNameBeyondASCIIEndsWithItsLastLetter(_ line: String) {
    let file = DayFile(line)
    let reader = LineReader(configured(czech))
    #expect(
      file.source.text(reader.read(file.lines[0], of: file).name) == (line.hasSuffix(":") ? "" : "KÁVA"))
  }

  @Test(arguments: [
    ("PITNÝ REŽIM 250 ml", "entry pitný-režim 250 ml =250"),
    ("pitny\u{301} rez\u{30C}im 250", "entry pitný-režim 250 ml =250"),
    ("pitný-režim: 1l", "entry pitný-režim 1 l =1000"),
    ("Voda 2 ŠÁLKY", "entry pitný-režim 2 ŠÁLKY =500"),
    ("voda 2 s\u{30C}a\u{301}lky", "entry pitný-režim 2 s\u{30C}a\u{301}lky =500"),
    ("KA\u{301}VA 8:10", "entry káva 1 cup =200 08:10"),
    ("2 šálky káva", "entry káva 2 šálky =400"),
    ("oběd ka\u{301}va:1cup VODA:300ml", "text [ka\u{301}va:1cup VODA:300ml] káva+=200 pitný-režim+=300"),
    ("[x] RANNÍ  BĚH 7:00", "tick běh done 07:00"),
    ("[x] be\u{30C}h", "tick běh done"),
    ("[x] beh", "tick 'beh' done"),
    ("[x] Kuchyň-zavřená v DESET 22:05", "tick kuchyň done 22:05"),
    ("[x] kuchyň", "tick kuchyň done"),
    ("běh 5 km", "tick běh done 5 km"),
    ("spánek 7 hodin 30 minut", "entry spánek 450 min =7.5"),
    ("spánek 7h 30min", "entry spánek 450 min =7.5"),
  ])
  func lettersBeyondASCIIAreReadInAnyCaseAndForm(_ line: String, _ expected: String) {
    #expect(told(line, czech) == [expected])
  }

  @Test(arguments: [
    ("[x] kitchen: closed", "tick evening done"),
    ("[x] Kitchen: closed at ten", "tick evening done {at ten} !odd-time"),
    ("[x] kitchen: open", "tick kitchen done {open}"),
    ("[x] kitchen closed-late", "tick kitchen done {closed-late}"),
    ("[x] kitchen-closed", "tick late done"),
    ("[x] kitchen  -  closed at ten", "tick late done {at ten} !odd-time"),
    ("[x] kitchen", "tick kitchen done"),
    ("[x] kitchens", "tick 'kitchens' done"),
    ("[x] kitchen:: tea", "tick kitchen done {tea}"),
  ])
  func theLongestNameThatALineBeginsWithIsItsName(_ line: String, _ expected: String) {
    let names = "habit kitchen\nhabit evening \"Kitchen: closed\"\nhabit late alias kitchen-closed"
    #expect(told(line, names) == [expected])
  }

  @Test(arguments: [
    ("goal water: 3l", "goal water"), ("goal Water:: 3l", "goal water"),
    ("- goal water 3l # hot", "goal water"),
    ("goal water at most 3l", "goal water"), ("goal water 1..2l", "goal water"),
    ("goal water 2500", "goal water"),
    ("goal water 2l..1l", "error bad-goal"), ("goal water 3kg", "error bad-goal"),
    ("goal water 3l and more", "error bad-goal"), ("goal breakfast 3", "text"), ("goals water 3l", "text"),
  ])
  func aGoalLineIsAMeasureAndABound(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    "1. waters 250ml", "2) water the plants", "10. run",
  ])
  func aNumberedListIsText(_ line: String) {
    #expect(told(line) == ["text"])
  }

  @Test(arguments: [
    ("water 2x500ml", "entry water 1000 ml =1000"),
    ("water 2x1/2 l", "entry water 1 l =1000"),
    ("water 2 x 1 250 ml", "entry water 2500 ml =2500"),
    ("water 3×½ cup", "entry water 1.5 cup =375"),
    ("2 x 500 ml of water 9:00", "entry water 1000 ml =1000 09:00"),
    ("water 2x3x500ml", "error unknown-unit"),
    ("water 2 x lemon", "entry water 2 ml =2 {x lemon} !tiny-amount"),
    ("vitamins 2x3pills", "entry vitamins 6 pills =6"),
    ("water 2x999999 l", "error bad-amount"),
  ])
  func severalOfTheSameAreTheirProduct(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  @Test func aCupOfCupsIsOfCustomaryOnes() {
    #expect(told("tea", "measure tea cup 2cup") == ["entry tea 1 cup =473.176473"])
    #expect(told("tea 3 cups", "measure tea cup 2cup") == ["entry tea 3 cups =1419.529419"])
    #expect(told("tea", "unit cup 300ml\nmeasure tea cup 2cup") == ["entry tea 1 cup =600"])
    #expect(
      told("tea", "measure tea cup 250ml\ncup tea 2cup from 2026-01-01") == ["entry tea 1 cup =473.176473"])
  }

  @Test func aUnitOfTwoWordsIsDeclaredInQuotes() {
    #expect(configured("measure tea unit \"fl oz\"").measures.map(\.unit) == [.ounce])
    #expect(configured("measure tea unit \"\"").measures == [])
  }

  @Test(arguments: [
    ("snidane", "snídaně"), ("SNÍDANE", "snídaně"), ("snidan", nil), ("kava", "káva"), ("caj", nil),
    ("ranni beh", "Ranní běh"), ("spa\u{301}nek", nil), ("spanek", "spánek"), ("snídaně", nil),
  ])
  func aNameWithoutItsAccentsIsNear(_ typed: String, _ near: String?) {
    let names =
      "habit snídaně\nmeasure káva unit ml\nmeasure čaj unit ml\nhabit běh \"Ranní běh\"\nhabit spánek"
    #expect(Vocabulary(configured(names)).near(typed) == near)
  }

  @Test(arguments: ["coffee", "káva", "KA\u{301}VA", "spaní", "SPANI\u{301}"])
  func aHyphenBehindANameIsNotOfIt(_ name: String) {
    let names = Vocabulary(configured("measure coffee unit cup alias káva\nmeasure sleep unit h alias spaní"))
    func end(_ text: String) -> Int? {
      let line = ContiguousArray(text.utf8)
      return line.withSpan { names.match($0, at: 0, line.count)?.end }
    }
    #expect(end("\(name) 2") == name.utf8.count)
    #expect(end("\(name) - 2") == name.utf8.count)
    #expect(end("\(name)- 2") == nil)
  }

  @Test(arguments: [
    "\u{1B}kroky", "kro\u{1B}[31mky", "breakfas\u{7}t", "breakfast\u{1}", "breakfast\u{1}s", "a\u{1}b c",
    "breakfast a\u{1}b",
  ])
  func aNameThatHoldsAControlCharacterIsFound(_ name: String) {
    let line = ContiguousArray("\(name) 5ml".utf8)
    let names = Vocabulary(configured("measure other unit ml\nmeasure a \"\(name)\" unit ml"))
    #expect(line.withSpan { names.match($0, at: 0, line.count)?.end } == name.utf8.count)
  }
}

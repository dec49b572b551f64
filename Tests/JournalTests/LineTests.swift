import Testing

@testable import Journal

@Suite struct LineTests {
  @Test(arguments: [
    ("water 250ml 08:10", "entry water 250 ml =250 08:10"),
    (
      "water 08:10 250 ml after the run +training",
      "entry water 250 ml =250 08:10 {after the run} [+training]"
    ),
    ("2 bottles of water", "entry water 2 bottles =1000"),
    (
      "[x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g file:photos/oats.jpg",
      "tick breakfast done 10:30 {oatmeal with berries} [kcal:420 protein:18g file:photos/oats.jpg] kcal+=420 protein+=18"
    ),
    ("[ ] dinner 21:00", "tick dinner open 21:00"),
    ("[-] workout sprained ankle", "tick workout skipped {sprained ankle}"),
    ("weight 82.4kg 07:05", "entry weight 82.4 kg =82.4 07:05"),
    ("sleep 23:15-06:45", "entry sleep 450 min =7.5 23:15"),
    ("water:: 500ml", "entry water 500 ml =500"),
    ("coffee 1 cup 8am   # the big one", "entry coffee 1 cup =236.588236 08:00"),
    ("Slept badly, rain all day.", "text"),
    ("# a comment", "comment"),
    ("", "blank"),
    (" \t", "blank"),
    ("goal water 3l", "goal water"),
    ("goal for today: be kind", "text"),
  ])
  func aLineOfThePageSaysWhatThePageSays(_ line: String, _ expected: String) {
    #expect(told(line + "\n") == [expected])
  }

  @Test(arguments: [
    ("water 250", "entry water 250 ml =250"),
    ("water 08:10 250", "entry water 250 ml =250 08:10"),
    ("water 250ML", "entry water 250 ML =250"),
    ("WATER 250 ml", "entry water 250 ml =250"),
    ("water 1.5l", "entry water 1.5 l =1500"),
    ("water 0,5 l", "entry water 0.5 l =500"),
    ("water .5l", "entry water 0.5 l =500"),
    ("water 1/2 cup", "entry water 0.5 cup =125"),
    ("water ½ cup", "entry water 0.5 cup =125"),
    ("water 1½ cup", "entry water 1.5 cup =375"),
    ("water 1 1/2 cup", "entry water 1.5 cup =375"),
    ("water 1 ½ cup", "entry water 1.5 cup =375"),
    ("½ cup of water", "entry water 0.5 cup =125"),
    ("water 2x500ml", "entry water 1000 ml =1000"),
    ("water 2 × 500 ml", "entry water 1000 ml =1000"),
    ("water 2 x 500 ml", "entry water 1000 ml =1000"),
    ("water 2×500ml 9:05", "entry water 1000 ml =1000 09:05"),
    ("water 1 250 ml", "entry water 1250 ml =1250"),
    ("water 1\u{A0}250 ml", "entry water 1250 ml =1250"),
    ("water 1\u{202F}250\u{A0}ml", "entry water 1250 ml =1250"),
    ("steps 12 345", "entry steps 12345 =12345"),
    ("water\u{A0}250ml", "entry water 250 ml =250"),
    ("water 250 s citronem", "entry water 250 ml =250 {s citronem}"),
    ("water 16 fl oz", "entry water 16 fl oz =473.176473"),
    ("water 250 mililitrů", "entry water 250 mililitrů =250"),
    ("water 2 sklenice", "entry water 2 sklenice =500"),
    ("sleep 7h30m", "entry sleep 450 min =7.5"),
    ("sleep 7h 30m", "entry sleep 450 min =7.5"),
    ("sleep 7 h 30 min 06:45", "entry sleep 450 min =7.5 06:45"),
    ("sleep 90 m", "entry sleep 90 m =1.5"),
    ("run 800 m", "entry run 800 m =0.8"),
    ("vitamins 3pills", "entry vitamins 3 pills =3"),
    ("vitamins 1 pill", "entry vitamins 1 pill =1"),
    ("cigarettes 0", "entry cigarettes 0 =0"),
    ("water 08:10", "entry water 1 cup =250 08:10"),
    ("water", "entry water 1 cup =250"),
    ("water +run # x", "entry water 1 cup =250 [+run]"),
    ("weight 07:05", "text 07:05"),
    ("water is life", "text"),
    ("water after run 500ml", "text"),
    ("08:10 water 250ml", "entry water 250 ml =250 08:10"),
    ("08:10 250ml water", "entry water 250 ml =250 08:10"),
    ("250ml water 08:10", "entry water 250 ml =250 08:10"),
    ("1 250 ml water", "entry water 1250 ml =1250"),
    ("water 250ml 8:10pm", "entry water 250 ml =250 20:10"),
    ("water 250ml 8:10 PM", "entry water 250 ml =250 20:10"),
    ("water 250ml 12am", "entry water 250 ml =250 00:00"),
    ("water 250ml at 9:00 with lemon", "entry water 250 ml =250 09:00 {at with lemon}"),
    ("water +training 250ml", "entry water 250 ml =250 [+training]"),
    ("  - water 250ml", "entry water 250 ml =250"),
    ("* [x] breakfast", "tick breakfast done"),
    ("gym 45min", "tick gym done 45 min"),
    ("45 min gym", "tick gym done 45 min"),
    ("[x] run 5km", "entry run 5 km =5"),
    ("[ ] run 5km", "tick run open 5 km =5"),
    ("[-] run", "tick run skipped"),
    ("[x] water", "entry water 1 cup =250"),
    ("[x] run", "error missing-amount"),
    ("[X] Kitchen closed at 10 PM", "tick kitchen done"),
    ("[x] kitchen closed", "tick kitchen done"),
    ("[x] kitchen-closed 22:05", "tick kitchen done 22:05"),
    ("[x] kitchen closed at 10 PM", "tick kitchen done"),
    ("[x] kitchen at 10 PM", "tick kitchen done 22:00 {at}"),
    ("[x] 10:30 breakfast", "tick breakfast done 10:30"),
    ("[x] breakfast: toast", "tick breakfast done {toast}"),
    ("[x] read 3rd chapter", "tick read done {3rd chapter}"),
    ("[x] read 20 pages", "tick read done {20 pages}"),
    ("[ ] call the dentist", "tick 'call the dentist' open"),
    ("[ ] call the dentist 15:00 +health", "tick 'call the dentist' open 15:00 [+health]"),
    ("[ ] buy 2l milk", "tick 'buy' open 2 l {milk}"),
    ("[ ] buy 2 l milk", "tick 'buy 2 l milk' open"),
    ("[]", "text"),
    ("[x]breakfast", "text"),
    ("[ ]", "text"),
    ("lunch 12:30 kcal:600", "text 12:30 [kcal:600] kcal+=600"),
    ("see https://example.org/a:b", "text"),
    (#"[x] breakfast file:"a b.jpg" ham"#, #"tick breakfast done {ham} [file:"a b.jpg"]"#),
    (#"lunch water:"1 250 ml""#, #"text [water:"1 250 ml"] water+=1250"#),
    ("[ ] dinner kcal:600", "tick dinner open [kcal:600] kcal+=600"),
    ("# kcal:600", "comment"),
    ("[x] breakfast kcal:lots", "tick breakfast done [kcal:lots] !bad-tag"),
    ("water 250ml 8.10", "entry water 250 ml =250 {8.10} !odd-time"),
    ("water 8.10", "entry water 8.1 ml =8.1"),
  ])
  func aSpellingReadsAsWhatItMeans(_ line: String, _ expected: String) {
    #expect(told(line + "\n") == [expected])
  }

  @Test(arguments: [
    ("water 1,250", "ambiguous-number"),
    ("water 1,250 l", "ambiguous-number"),
    ("water 1.250", "ambiguous-number"),
    ("water 1.250ml", "ambiguous-number"),
    ("steps 1.250", "ambiguous-number"),
    ("kcal 1.250 kcal", "ambiguous-number"),
    ("water 2 500ml", "ambiguous-number"),
    ("water 2,5,1", "bad-amount"),
    ("water 7/10", "bad-amount"),
    ("water -250ml", "bad-amount"),
    ("water +250ml", "bad-amount"),
    ("water 1/0 cup", "bad-amount"),
    ("water 99999999999999999999 ml", "bad-amount"),
    ("water 999999999 l", "bad-amount"),
    ("water 250mll", "unknown-unit"),
    ("water 3kg", "wrong-kind"),
    ("water 3 kg", "wrong-kind"),
    ("run 7h30m", "wrong-kind"),
    ("water 250ml 25:10", "bad-time"),
    ("water 250ml 13pm", "bad-time"),
    ("[x] breakfast 24:00", "bad-time"),
    ("250mll water", "unknown-unit"),
    ("goal water lots", "bad-goal"),
    ("goal water", "bad-goal"),
    ("goal run 5km/week", "bad-goal"),
  ])
  func whatIsNotUnderstoodIsAnErrorAndNotAGuess(_ line: String, _ code: String) {
    #expect(told(line + "\n") == ["error \(code)"])
  }

  @Test func threeDecimalsOfALitreAreNoQuestion() {
    #expect(told("water 1.250 l") == ["entry water 1.25 l =1250"])
  }

  @Test(arguments: [
    ("ran 5km", "entry ran 5 km =5"),
    ("slept 23:15-06:45", "entry slept 450 min =450 23:15"),
    ("ran after work 5km", "text"),
    ("[x] anything at all", "tick anything at all done"),
    ("water 250", "text"),
    ("5km ran", "text"),
  ])
  func whereNothingIsDeclaredAFirstWordWithAnAmountIsAnEntry(_ line: String, _ expected: String) {
    #expect(told(line, "", isImplied: true) == [expected])
  }

  @Test func eightTensOfOuncesMeetEightyAndThreeThirdsAreACup() {
    let goal = Ratio(80).parts(of: .ounce)
    let ten = Ratio(10).parts(of: .ounce)!
    let one = Ratio(1).parts(of: .ounce)!
    #expect(goal == 8 * ten && goal == 80 * one)
    #expect(3 * Ratio(1, over: 3).parts(of: .cup)! == Ratio(1).parts(of: .cup))
    let tenth = Ratio(1, over: 10).parts(of: .litre)! + Ratio(2, over: 10).parts(of: .litre)!
    #expect(tenth == Ratio(3, over: 10).parts(of: .litre))
  }
}

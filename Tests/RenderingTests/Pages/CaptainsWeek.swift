/// A week of a captain, who drinks, ticks, and forgets one evening.
let captainsConfiguration = """
  daybook 1
  name     Captain
  week     sunday
  measure  water    "Water"     goal 2500ml  cup 250ml
  measure  coffee   "Coffee"    unit ml  cup 150ml  counts 80% water
  measure  caffeine "Caffeine"  unit mg  goal at most 400mg
  measure  kcal     "Calories"  unit kcal  goal 1400..1600
  measure  run      "Running"   goal 20km/week
  measure  weight   "Weight"    unit kg  last
  habit    breakfast  10:30  "Breakfast"
  habit    lunch      15:30  "Lunch"
  habit    kitchen           "Kitchen closed at 10 PM"
  habit    gym               "Gym"  every mon wed fri
  habit    read              "Read"  3/week
  """

let captainsFiles = [
  "2026-01-11": """
  water 2600ml
  [x] breakfast 09:45
  [x] lunch 15:00
  [ ] kitchen
  [x] read
  lunch kcal:1500
  run 8km
  """,
  "2026-01-12": """
  water 1l 09:00
  [x] breakfast 10:30 kcal:1420
  [x] lunch 15:30
  [x] kitchen
  [x] read
  [-] gym sprained ankle
  """,
  "2026-01-13": """
  water 1l 08:10
  weight 82.4kg 07:05
  coffee 150ml 09:00 caffeine:90mg
  [x] breakfast 10:10 oatmeal kcal:420
  [ ] lunch 15:30
  [ ] call the dentist 16:00
  Slept badly, rain all day.
  """,
]

/// The captain's week on Tuesday afternoon.
var captainsDaybook: WrittenDaybook {
  WrittenDaybook(captainsConfiguration, captainsFiles, now: "2026-01-13T14:30")
}

/// The same names in Czech, and an evening that went too far.
var captainsCzechDaybook: WrittenDaybook {
  var daybook = captainsDaybook
  let labels = ["Voda", "Káva", "Kofein", "Kalorie", "Běh", "Váha"]
  for (place, label) in labels.enumerated() { daybook.configuration.measures[place].label = label }
  let habits = ["Snídaně", "Oběd", "Kuchyň zavřená ve 22 hodin", "Posilovna", "Čtení"]
  for (place, label) in habits.enumerated() { daybook.configuration.habits[place].label = label }
  daybook.configuration.name = nil
  return daybook
}

import Speech

extension FormatPage {
  /// The examples.
  static let examples = part(
    #"""
    .Sh EXAMPLES
    A day,
    .Pa 2026-01-12.txt :
    .\" example: day
    .Bd -literal -offset indent
    # Monday
    [x] weighed
    weight 82.4kg 07:05
    sleep 23:15-06:45
    water 250ml 08:10
    coffee 1 cup 8am   # the big one
    [x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g
    water 08:30 250 ml after the run +training
    [x] run 5km 07:20 @river
    lunch 12:30 soup and bread kcal:600 water:300ml
    2 bottles of water
    [ ] dinner 21:00
    [-] workout sprained ankle
    [ ] call the dentist
    Slept badly, rain all day.
    .Ed
    .Pp
    A
    .Pa daybook.conf :
    .\" example: conf
    .Bd -literal -offset indent
    daybook 1
    name        Captain
    language    en                # en, cs
    week        sunday
    clock       24h
    units       metric
    layout      flat
    day-starts  00:00
    active      08:00-22:00
    remind      every 2h          # or: at 09:00 12:00 15:00; or: off
    coach "llm -m local"
    push "curl -fsS --json @- https://example.org/api/v1/progress"

    unit    bottle 750ml
    measure water   "Water" goal 2500ml cup 250ml presets 500ml alias vody
    measure weight  "Weight" unit kg last
    measure steps   "Steps" goal 10000
    measure coffee  "Coffee" goal at most 3cup counts 80% water
    measure caffeine "Caffeine" unit mg goal at most 400mg
    measure run     "Running" goal 20km/week
    measure sleep   "Sleep" unit h goal 7h30m
    measure kcal    "Calories" unit kcal goal 1400..1600
    goal    kcal    1600..1800 when workout
    measure protein "Protein" unit g goal 140g
    measure vitamins unit pills
    measure cigarettes goal at most 5

    habit   weighed "Weighed myself"
    habit   breakfast 10:30 "Breakfast"
    habit   dinner  21:00 "Dinner"
    habit   kitchen "Kitchen closed at 10 PM" alias kitchen-closed
    habit   workout "Completed workout"
    habit   gym     "Gym" every mon wed fri
    habit   plants  "Plants" every 3 days from 2026-01-03
    habit   read    "Read" 3/week from 2026-02-01 until 2026-06-30
    habit   sauna   "Sauna" 2 per 10 days
    group   "Of several"
    habit   mornings "Mornings" all weighed breakfast
    habit   moved   "Moved" any workout gym run

    goal    water   3000ml from 2026-06-01
    cup     water   330ml from 2026-06-01
    pause   2026-07-01..2026-07-14 "Holiday"
    pause   2026-09-01..2026-09-07 gym run "Knee"
    badges  off
    .Ed
    """#,
    cs: #"""
      .Sh PŘÍKLADY
      Den,
      .Pa 2026-01-12.txt :
      .\" example: as in English
      .Pp
      Soubor
      .Pa daybook.conf :
      .\" example: as in English
      """#)
}

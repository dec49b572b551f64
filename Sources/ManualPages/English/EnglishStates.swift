extension EnglishPage {
  /// The chapters of daybook(5) in English on how days are judged, and examples.
  static let states = #"""
    .Sh STATES
    Every habit, and every measure with a goal, has one state on a day:
    the first of these that fits.
    .Bl -tag -width "skipped"
    .It Sy met
    A tick is
    .Ql [x] ;
    of a habit made of others, as many are met as it takes;
    an at-least goal is reached; an at-most or range goal holds, the day is over,
    has a file, is neither before the start nor after the
    .Cm until ,
    and is in no pause.
    .It Sy skipped
    A tick is
    .Ql [-] ;
    or the day is in a pause.
    .It Sy unknown
    The day is before its start or after its
    .Cm until ,
    or its file is not on this machine or cannot be read;
    for an at-most or range goal, the day is over and has no file, or a
    .Cm last ,
    .Cm mean ,
    .Cm max
    or
    .Cm min
    has no value.
    .It Sy not_due
    The schedule does not ask for it.
    .It Sy pending
    The day is not over, being today or to come, and an at-most or range goal is
    not yet overrun.
    .It Sy partial
    Of an at-least goal, something above zero counted.
    .It Sy missed
    Anything else.
    .El
    .Pp
    A day is over when the logical day has moved on, see
    .Cm day-starts .
    A
    .Em start
    is the
    .Cm from ,
    else the first day that has a tick, an entry or a counting tag of it, or for a
    measure that has none, on which another's amount counts for it; else today.
    .Ss Counting states
    .Bl -column "closed" -offset indent
    .It Sy due Ta met + pending + partial + missed
    .It Sy closed Ta met + partial + missed
    .El
    .Pp
    A day prints
    .Ql 6/9 ,
    met of due.
    A period is a percentage, met of closed, always with its fraction:
    .Ql 61/70 (87 %) .
    A percentage is rounded down, but not to 0 where there is something.
    With nothing closed there is none.
    .Pp
    .Em Recent
    is met of closed over the last 30 closed days, or 12 weeks where the streak is
    in weeks.
    It is the figure to watch beside the streak, since one miss does not empty it.
    .Ss Strength and trend
    .Em Strength
    is a share from 0 to 1 over all closed days up to today, so that one miss costs
    little and one day earns little.
    Each day moves it:
    .Ql s = s*m + x*(1 \- m) ,
    where x is 1 for a met day, 0 for a missed one, and of a partial one the
    fraction that was reached; m is 0.5 to the power of \(sr f / 13, and f is how
    many days a day the schedule asks for: 1, or 3/7 for
    .Ql every mon wed fri .
    Thirteen daily days in a row make half.
    It is the score of Loop Habit Tracker.
    Of
    .Cm N/week
    and of a
    .Cm /week
    goal each day from the start up to today counts, skipped or not: f is 1, and x
    the smaller of 1 and what the seven days that end with it hold of what the week
    asks for.
    It is printed as a percentage, rounded down.
    .Pp
    .Em Trend
    is of a measure that does not add up, such as a weight: the line that begins at
    the first value, and that each day with a value moves a tenth of the way to it,
    .Ql t = t + 0.1*(x \- t) .
    Beside it stands its change over the seven calendar days before.
    .Sh WEEKS AND QUOTAS
    For a habit of
    .Ar N Ns Cm /week
    the unit is the week, which begins on the
    .Cm week
    day.
    .Bl -bullet
    .It
    A day of it is met if done, and otherwise skipped, unknown or not_due.
    .It
    The
    .Em quota
    is N, but no more than the days of the week that are neither skipped nor
    unknown.
    .It
    The week is met at its quota, unknown if all its days are, skipped if its quota
    is 0, pending while it runs, and else partial or missed.
    .It
    In sums over a period such a habit counts repetitions: met is what was done, but
    no more than the quota; due is the quota; closed is the quota of a week that is
    over, and met of one that runs.
    A week belongs to the period that holds its last day.
    .It
    Sums of a day, and perfect days, count only its met days.
    .El
    .Pp
    A
    .Cm /week
    goal has one cell, on the last day of the week: the state of the week.
    The other days are not_due.
    Pauses never lower its quota, unless all seven days are paused: then it is
    skipped.
    .Pp
    For
    .Ar N Cm per Ar M Cm days ,
    a day on which it was not done is not_due if the M days that end with it hold N
    done ones; otherwise it is as any day.
    .Sh STREAKS
    A streak is the run of met days, newest first, over days that are met, skipped,
    not_due or pending.
    Partial, missed and unknown end it.
    Its length is the number of its met days; it goes from the first of them to the
    last.
    For
    .Cm N/week
    and
    .Cm /week
    the same is true of weeks.
    The longest streak is over all history up to today; of equals, the newest.
    .Pp
    A
    .Em perfect day
    has at least one thing due, and everything due is met.
    Perfect days make a streak too, in which a day with nothing due, or in a pause of
    everything, is passed over.
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

    """#
}

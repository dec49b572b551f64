extension EnglishPage {
  /// The chapters of daybook(5) in English on times, tags, goals of a day and Markdown.
  static let times = #"""
    .Sh TIMES
    .Bl -column "8:10pm 8:10 PM 8am" "x" -offset indent
    .It Li 08:10 8:10 Ta 24 hours, from 00:00 to 23:59
    .It Li 8:10pm 8:10 PM 8am Ta 12 hours; the hour is 1 to 12
    .It Li 8:10 p. m. Ta the same with points
    .It Li 8:10 odp. 8 dop. Ta the same in Czech
    .It Li 20:10:33 Ta with seconds, which are kept and not used
    .It Li 2026-01-12T20:10 Ta with the date of the file, and perhaps an offset
    .It Li 23:15-06:45 Ta a range
    .It Li 11:15 PM-6:45 AM Ta the same on 12 hours
    .El
    .Pp
    The first time in a line is its time, wherever it stands.
    Of a range it is the start.
    A range may also be written with blanks around the hyphen, with an en dash,
    .Ql to ,
    .Ql until ,
    .Ql till ,
    .Ql až
    or
    .Ql do
    in its place, and with
    .Ql from
    or
    .Ql od
    before it.
    Where an amount may stand, on a measure of time without another, the length of
    the range is the amount, on a tick too: over midnight if it ends before it
    starts.
    Before a name with other words behind it,
    .Ql 9:00-10:00 Read emails ,
    the range is of a plan, and no amount.
    .\" example: day
    .Bd -literal -offset indent
    water 250ml 8:10pm
    water 330ml 8:10 PM
    water 250ml 8am
    water 250ml with lunch at 12:20
    water 250ml 8:15 p. m.
    water 250ml 8:20 odp.
    water 250ml 20:25:33
    water 250ml 2026-01-12T20:30+01:00
    sleep 23:15-06:45
    sleep from 13:00 to 13:40
    .Ed
    .Pp
    A range on a measure of time or in a line of a habit whose end is
    .Ql \&?
    is a timer that runs.
    It counts nothing until the
    .Ql \&?
    is a time; meanwhile
    .Ic day
    shows how long it has run.
    .\" example: day
    .Bd -literal -offset indent
    [ ] workout 18:05-?
    sleep 23:15-?
    .Ed
    .Pp
    After
    .Ql in
    or
    .Ql za
    a time is text, and right after a distance so is what is no time of day, how
    long each part of it took, also beside a word that says so, and few hours with seconds.
    Only the last of these has a time:
    .\" example: day
    .Bd -literal -offset indent
    run 5km in 22:40
    run 5km 25:10
    run 5km 5:30 per km
    run 5km, pace 5:30
    run 10km 0:52:10
    run 5km 18:30
    .Ed
    .Pp
    With
    .Ql day-starts 04:00
    a day ends at four in the morning:
    .Ql 00:40
    in the file of the 12th is the
    .Em end
    of that day, forty minutes past midnight, and so is
    .Ql 2026-01-13T00:40 .
    .Pp
    Before any free text, a time that cannot be is an error;
    .Ql 8.10
    after an amount is a warning, and no time, and so is
    .Ql 14.00
    right after what is drunk by the cup, which counts as an amount; few litres, and
    few cups in quarters, may be meant.
    Once the free text has begun,
    .Ql 25:10
    is text.
    The date of the file is passed over; that of another day is a warning, and its
    time does not count.
    A range of no length is an error on a measure of time, and so is a length that is
    written as a time of day, and a range of hours alone; each is told with what was
    likely meant.
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: bad-time
    water 250ml 25:10
    .\" code: odd-time
    water 250ml 8.10
    .\" code: odd-time
    water 250ml 2026-01-11T20:10
    .\" code: bad-amount
    sleep 23:15-23:15
    .\" code: missing-amount
    sleep 7:30
    .\" code: bad-amount
    sleep 23-7
    .Ed
    .Sh TAGS
    .Bl -column "+word @word #word" "x" -offset indent
    .It Li +word @word #word Ta the word begins with a letter
    .It Li key:value Ta "the key has letters, digits, - and _, a letter first; the value begins with neither / nor \e"
    .It Li key:\(dqa value\(dq Ta the value holds blanks
    .It Li [key:: value] Ta "of a declared key, as Dataview has it; in round brackets too"
    .It Li #key:value Ta "of a declared key; at the beginning of a line too"
    .El
    .Pp
    .Em A tag whose key is a declared measure counts for it ,
    so that a meal carries its water, energy and protein.
    A bare number is in the measure's unit.
    Such a tag counts on any line, text too, but not in a comment and not on a tick
    that is open or skipped.
    A value that is no amount is an error, and costs the tag alone.
    .\" example: day
    .Bd -literal -offset indent
    [x] breakfast water:300ml kcal:420 protein:18g
    lunch 12:30 kcal:600
    water 500ml 19:10 +training @gym #monday
    soup (kcal:: 350) and bread
    #kcal:350 soup
    .Ed
    .Pp
    The first word of a tick is a tag only if its key is a declared measure.
    The first of these counts, and the second is a one-off:
    .\" example: day
    .Bd -literal -offset indent
    [x] kcal:600
    [ ] call:mum
    .Ed
    .Pp
    Tags of one word before the name of a tick are kept, and are no part of it; where nothing
    else follows, the first of them is the name:
    .\" example: day
    .Bd -literal -offset indent
    [ ] @phone dentist
    [ ] +garden
    .Ed
    .Pp
    No blank may stand between the key and its number, nor within the number.
    These count nothing:
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: spaced-tag
    lunch kcal: 600
    .\" code: spaced-tag
    lunch kcal:1 250
    .Ed
    .Pp
    .Cm file\&:
    is an attachment, its path relative to the daybook.
    .Cm source\&:
    and
    .Cm id\&:
    say where an imported line came from.
    .Bd -literal -offset indent
    [x] breakfast 10:30 oatmeal with berries file:photos/oats.jpg
    [x] dinner 21:00 file:"a b.jpg"
    .Ed
    .Sh GOALS
    A goal is one of three:
    .Bl -column "goal at most AMOUNT" -offset indent
    .It Cm goal Ar AMOUNT Ta at least so much
    .It Cm goal at most Ar AMOUNT Ta no more than that
    .It Cm goal Ar AMOUNT Ns .. Ns Ar AMOUNT Ta "a range, both ends included"
    .El
    .Pp
    In the configuration, an at-least or at-most goal of a measure that adds up may
    end in
    .Ql /week ,
    and is then of the week.
    .Pp
    Behind an at-least goal,
    .Cm best Ar AMOUNT Ns .. Ns Ar AMOUNT
    names the sweet spot above it, which is shown and advised, and never judged:
    .\" example: conf
    .Bd -literal -offset indent
    measure protein "Protein" unit g goal 140g best 150g..160g
    .Ed
    .Pp
    In a day file,
    .Cm goal
    and a declared measure give this day a goal of its own.
    It takes no
    .Ql /week .
    .\" example: day
    .Bd -literal -offset indent
    goal water 3l
    goal coffee at most 4cup
    goal kcal 1800..2200
    .Ed
    .Pp
    Of what there should not be much,
    .Xr daybook 1
    shows when the last one was, whether coffee or a medicine.
    A measure and a tag are all that it takes; what the limit is, the person says:
    .\" example: conf
    .Bd -literal -offset indent
    measure caffeine "Caffeine" unit mg goal at most 400mg
    .Ed
    .\" example: day
    .Bd -literal -offset indent
    coffee 1cup 08:10 caffeine:90mg
    green tea 14:30 caffeine:35mg
    .Ed
    .Pp
    Of several goals that would hold on a day, the strongest is the day's own; then
    one with
    .Cm when ;
    then the one with the latest
    .Cm from ;
    then the last line.
    .Sh MARKDOWN
    In a file that ends in
    .Pa .md ,
    what Markdown does not show as content does not count and is no journal: code
    between fences
    .Pq Ql \`\`\` No or Ql ~~~ ,
    and what stands between
    .Ql %%
    and
    .Ql %% ,
    or
    .Ql <!--
    and
    .Ql --> ,
    within a line or over lines.
    What nothing closes hides nothing, and is told
    .Pq Sy uncounted .
    .Pp
    Between a first line
    .Ql ---
    and the next such line stands front matter, lines of
    .Ql "key: value" .
    Of a declared measure it is an entry.
    Of a declared habit
    .Ql true ,
    .Ql yes ,
    .Ql x ,
    .Ql done ,
    a time or an amount is a tick that is done,
    .Ql false ,
    .Ql no ,
    and nothing at all is nothing; any other value is told.
    A list and a key that is not declared are left alone.
    .Pp
    The following hold in a file of either ending.
    A name may be
    .Ql **bold** ,
    .Ql _so_ ,
    .Ql [[linked]]
    or, behind a bullet or a box, a tag
    .Pq Ql "- [x] #workout" ;
    other tags may stand before it
    .Pq Ql "- [x] #habit workout" .
    Alone on its line without a box such a name counts nothing.
    The marks of the Tasks plugin are tags, with what follows each:
    .Bd -literal -offset indent
    - [x] workout hard 🔁 every week 📅 2026-01-14 ✅ 2026-01-12 ^a1b2
    .Ed
    .Pp
    These are
    .Ql 📅 ⏳ 🛫 ➕ ✅ ❌ 🔁 🔺 ⏫ 🔼 🔽 ⏬ 🆔 ⛔ 🏁
    and
    .Ql ^block
    at the end of a line.
    .Pp
    A new line goes below the last tick or entry of a note, with what is indented
    under that; or into the section that
    .Cm section
    names, if the note has it.
    Text goes to the end.

    """#
}

extension EnglishPage {
  /// The chapters of daybook(5) in English on the kinds of lines, entries and ticks.
  static let lines = #"""
    .Sh LINES
    A file is UTF-8 text whose lines end in LF or CRLF.
    Blanks are space and tab; between words, the no-break blanks U+00A0 and U+202F are
    blanks as well, and so are those of other widths
    .Pq U+2000 to U+200A, U+205F, U+3000 .
    Marks that are not seen
    .Pq U+200B, U+200E, U+200F, U+061C, U+2066 to U+2069, U+FEFF, U+FE0F
    are passed over before a word and after a box.
    A line that is not valid UTF-8 is text, and an error.
    Each line is one of six things:
    .Bl -column "comment" "[x] breakfast 10:30" -offset indent
    .It Sy Line Ta Sy Looks like Ta Sy Is
    .It blank Ta Ta nothing
    .It comment Ta Li # anything Ta passed over
    .It tick Ta Li [x] breakfast 10:30 Ta a box and a name
    .It entry Ta Li water 250ml 08:10 Ta a name and an amount
    .It goal Ta Li goal water 3l Ta this day's own goal
    .It text Ta Li Slept badly. Ta everything else
    .El
    .Pp
    A
    .Em comment line
    has
    .Ql #
    as its first character that is not a blank.
    If its first word is a tag that counts, such as
    .Ql #kcal:350 ,
    it is text.
    .Pp
    .Em Text
    is journal.
    It counts for nothing, apart from the tags in it, see
    .Sx TAGS .
    .Pp
    Before a tick, an entry or a goal may stand blanks, then quote marks
    .Pq Ql > ,
    then one list bullet and a blank:
    .Ql - ,
    .Ql * ,
    .Ql + ,
    .Ql • ,
    .Ql ◦ ,
    .Ql – ,
    or a number such as
    .Ql 1.
    or
    .Ql 1) .
    So a Markdown task list is a day file.
    .\" example: day
    .Bd -literal -offset indent
    - [x] weighed
    * water 330ml 12:45
    > water 250ml
    > - [x] gym
    1. [ ] dinner 21:00
    • goal water 3l
    .Ed
    .Pp
    A tick or an entry is made of a
    .Em name ,
    then an
    .Em amount
    and a
    .Em time
    in either order, then free
    .Em text .
    A time may stand before the name instead.
    .Em Tags
    and one
    .Em comment ,
    which is a
    .Ql #
    between blanks and goes to the end of the line, may stand anywhere after the
    name.
    .\" example: day
    .Bd -literal -offset indent
    water 250ml 08:10
    2 bottles of water
    [x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g
    [ ] dinner 21:00
    [-] workout sprained ankle
    weight 82.4kg 07:05
    sleep 23:15-06:45
    water:: 500ml
    coffee 1 cup 8am   # the big one
    goal water 3l
    Slept badly, rain all day.
    .Ed
    .\" example: day
    .Bd -literal -offset indent
    water 08:10 250 ml after the run +training
    08:30 water 250ml
    .Ed
    .Pp
    A line with an error counts for nothing, with one exception:
    a bad tag costs the tag alone.
    .Ss Names
    A name is the longest declared name, label or alias that the line begins with;
    that of a habit does not end within a time of day.
    If there is none, the name of an entry is its first word, and the name of a tick
    is its words up to the first amount, time, tag, comment or the end.
    .Pp
    Letter case does not matter, nor does the Unicode normalisation,
    nor does a blank in place of a hyphen:
    .Ql "Kitchen closed"
    and
    .Ql kitchen-closed
    are one name.
    Right after a name, and before a blank or the end, one
    .Ql \&:
    or
    .Ql ::
    is passed over, or one
    .Ql \&, ,
    .Ql \&; ,
    .Ql \&. ,
    .Ql \&!
    or
    .Ql \&? .
    .\" example: day
    .Bd -literal -offset indent
    [x] Kitchen closed
    [x] kitchen-closed
    [x] Kitchen closed at 10 PM
    WATER: 250ml
    water, 250ml
    .Ed
    .Sh ENTRIES
    An entry is a line without a box whose name is declared and that has an amount
    where one may stand: after the name, or before it.
    In the second form the word
    .Ql of
    is passed over.
    .\" example: day
    .Bd -literal -offset indent
    250ml water
    2 bottles of water
    water 250
    water 08:10 250
    .Ed
    .Pp
    A measure that has a
    .Cm cup ,
    alone on its line or with only a time, tags or a comment, is one cup.
    .\" example: day
    .Bd -literal -offset indent
    water
    water 08:10
    water 10:05 +desk   # the blue mug
    .Ed
    .Pp
    With a mark right after it and nothing else but tags and a comment, it is a field
    that is not filled in, and counts nothing:
    .\" example: day
    .Bd -literal -offset indent
    Water:
    - Water::
    Water: #daily
    .Ed
    .Pp
    An entry on a habit is a tick that is done.
    Its amount is written in digits.
    .\" example: day
    .Bd -literal -offset indent
    gym 45min
    .Ed
    .Pp
    In a daybook that declares no habit and no measure, a line whose first word is
    followed at once by an amount with a unit, or by a range of times, is an entry
    too.
    A name with an entry anywhere is a measure; a tick of it with an amount is an
    entry, without one a one-off.
    The name of every other tick is a habit once it stands on three days, or if it
    stood in one of the first ten files.
    What nobody declared is never an error.
    .\" example: bare
    .Bd -literal -offset indent
    ran 5km
    sleep 23:15-06:45
    [x] stretched
    .Ed
    .Pp
    Any other line without a box is text, see
    .Sx WHAT LOOKS MEANT .
    .Sh TICKS
    A tick is a box and a name:
    .Bl -column "[/] [>] [<] [!] [?]" "skipped on purpose" -offset indent
    .It Li "[ ] ☐" Ta open
    .It Li "[x] [X] ☑ ✓ ✔" Ta done
    .It Li [-] Ta skipped on purpose
    .It Li "[/] [>] [<] [!] [?]" Ta open, as Obsidian has them
    .El
    .\" example: day
    .Bd -literal -offset indent
    ☑ weighed
    ✓ breakfast 10:30
    ☐ dinner 21:00
    [>] gym
    .Ed
    .Pp
    A command that marks a sign anew writes a box in brackets.
    A box with nothing behind it is text.
    .Pp
    Before a declared name a box without a blank behind it, and one with no blank or
    with one too many inside, are read as well, with a hint that corrects them
    .Pq Sy odd-box .
    The hint stands, too, where such a box before another name, or another box before
    a declared name, is text.
    Here the first four count:
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [] dinner
    .\" code: odd-box
    [ x] weighed
    .\" code: odd-box
    [x ] gym
    .\" code: odd-box
    [x]dentist
    .\" code: odd-box
    (x) workout
    .Ed
    .Pp
    A tick whose name is not declared, in a daybook that declares some, is a
    .Em one-off .
    It is shown with its day and exported, and nothing counts it.
    It stays open until its box changes, in its own file: a day shows those of the
    14 days before under their dates, and
    .Ql daybook done
    ticks one where it stands.
    If its name is nearly a declared one, that is a warning
    .Pq Sy near-name .
    .\" example: day
    .Bd -literal -offset indent
    [ ] call the dentist
    [x] pay the rent 09:20
    .Ed
    .Pp
    A tick on a measure:
    .Bl -column "[x] or [X]" "x" -offset indent
    .It Li "[ ]" Ta "a plan, which counts nothing"
    .It Li [x] Ta "an entry of its amount, or of a cup if the measure has one; without either, an error"
    .It Li [-] Ta "skips the measure's goal that day"
    .El
    .\" example: day
    .Bd -literal -offset indent
    [x] run 5km
    [x] water
    [ ] run 10km 18:30
    [-] steps rain all day
    .Ed
    .Pp
    With other words in place of an amount, one that is open or done is a one-off;
    one that is skipped is the measure's, as above.
    .\" example: day
    .Bd -literal -offset indent
    [x] Water the plants
    .Ed

    """#
}

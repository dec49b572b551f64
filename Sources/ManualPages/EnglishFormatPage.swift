extension FormatPage {
  /// The page in English.
  static let english = #"""
    .\" The format of a daybook, version 1.
    .\"
    .\" A comment line "example: KIND" stands before each block that a test reads:
    .\"   day     lines of a day, none of which has an error, a warning or a hint
    .\"   bare    the same, in a daybook that declares nothing
    .\"   conf    lines of daybook.conf, without a problem
    .\"   errors, conf-errors   lines with problems: "code: CODE" stands before each
    .\"           line that must report CODE; any other line is there for it, and is fine
    .\" Days are read with the daybook.conf of EXAMPLES.
    .Dd November 21, 2026
    .Dt DAYBOOK 5
    .Os daybook
    .Sh NAME
    .Nm daybook
    .Nd plain-text ledger of water, habits and other daily measures
    .Sh DESCRIPTION
    A daybook is a folder of text files, one for each day, in which a person writes
    what was drunk, eaten, weighed and done, and anything else worth a line.
    The files are meant to be typed by hand, on any device and in any editor;
    .Xr daybook 1
    reads them, adds to them, and reports on them.
    This page says what may be typed and what it means.
    .Pp
    Three promises come before every rule:
    .Bl -enum -offset indent
    .It
    .Sy Nothing is lost.
    Any bytes are a file that can be read, and reading keeps every one of them:
    line ends of either kind, a byte order mark, tabs, trailing blanks,
    a missing final newline, invalid UTF-8, NUL, a line of ten megabytes.
    .It
    .Sy Nothing is guessed , and nothing is passed over in silence.
    What cannot be understood counts for nothing and is kept as it is;
    .Ql daybook check
    says where it is, why, and what to write instead.
    What only looks meant is told as well, see
    .Sx WHAT LOOKS MEANT .
    Prose is left alone.
    .It
    .Sy Nothing else is touched.
    An edit changes the bytes of its own line and of no other,
    in the style the file already has.
    A line that is added ends with a newline, also where the last one before it had
    none.
    .Ql daybook fmt
    changes blanks and line ends only, and never the order of anything.
    .El
    .Sh THE FOLDER
    A day is one file, named by its date and ending in
    .Pa .txt
    or
    .Pa .md ,
    so that the daily notes of an Obsidian vault are a daybook.
    It lies in one of three places:
    .Bl -column "2026/01/2026-01-12.txt" "in a folder of its year and month" -offset indent
    .It Pa 2026-01-12.txt Ta in the folder itself Ta Cm flat
    .It Pa 2026/2026-01-12.txt Ta in a folder of its year Ta Cm year
    .It Pa 2026/01/2026-01-12.txt Ta in a folder of its year and month Ta Cm month
    .El
    .Pp
    All three may be mixed; new files go where
    .Cm layout
    says, or else where the newest file is, with the ending that it has.
    .Pp
    Days that another program lays out otherwise are read where a pattern says, and
    in the three places too, which come first where a day has two files:
    .\" example: conf
    .Bd -literal -offset indent
    layout "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd"
    .Ed
    .Pp
    In a pattern
    .Ql YYYY YY
    is the year,
    .Ql MM M MMMM MMM
    the month in digits and by its name, long or short,
    .Ql DD D
    the day and
    .Ql dddd ddd
    the weekday; a run of letters is such a token only if it is made of tokens
    wholly, else it stands for itself.
    The ending is
    .Pa .txt
    or
    .Pa .md .
    Names may be English or Czech, those of months also as Czech declines them behind
    a day
    .Pq Ql 12. ledna ;
    a file whose name has that of another weekday or
    month is read, and told
    .Pq Sy unread-file .
    No other folder is read.
    The file
    .Pa daybook.conf
    at the top says what is tracked, see
    .Sx CONFIGURATION .
    Without one, every command still works on what the day files hold.
    .Bl -bullet
    .It
    The file name is the day: a civil date, without a zone or an offset,
    in the years 0001 to 9999 of the proleptic Gregorian calendar.
    .It
    If a day has two files, in two places or as
    .Pa .txt
    and
    .Pa .md ,
    the first in the order flat, year, month, and
    .Pa .txt
    before
    .Pa .md ,
    counts.
    The other is reported like a conflict copy.
    .It
    A
    .Em conflict copy
    is what a sync service leaves beside a file that two devices wrote,
    for instance
    .Pa "2026-01-12 (conflicted copy 2026-01-12).txt"
    (Dropbox, Nextcloud, Obsidian Sync),
    .Pa 2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt
    (Syncthing),
    .Pa "2026-01-12 2.txt"
    (iCloud) or
    .Pa "2026-01-12 (1).txt"
    (Google Drive); there are such copies of
    .Pa daybook.conf
    too.
    It is never counted, and always reported, once, on standard error,
    with the command that merges it.
    .It
    A placeholder of iCloud,
    .Pa .2026-01-12.txt.icloud ,
    is a day that is
    .Em not downloaded ,
    never a day on which nothing happened: a report over it says so, and its exit
    status is 2.
    .It
    While daybook writes a file,
    .Pa .daybook-0.tmp
    stands beside it, and for a moment
    .Pa .2026-01-12.txt.daybook ,
    which holds what was there before.
    Where daybook was killed, its next write removes the one, and the other once
    each of its lines is in the day or
    .Ql daybook undo
    knows it, as do
    .Ql daybook check
    and
    .Ql daybook merge ;
    until then that is a conflict copy.
    The same name keeps what another program saved twice within one write.
    .It
    A file of any other name is not read.
    .El
    .Pp
    A version control system may leave
    .Em merge markers
    in a file: a line of
    .Ql <<<<<<<
    and, after it, lines of
    .Ql ||||||| ,
    .Ql =======
    and
    .Ql >>>>>>> .
    The markers are errors.
    What stands between
    .Ql |||||||
    and
    .Ql =======
    does not count, and a line that stands word for word on both sides counts once.
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
    A name is the longest declared name, label or alias that the line begins with.
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
    .Sh AMOUNTS
    An amount is a number and a unit, written together or apart.
    .Bl -column "2 \[mu] 500 ml" "hours and minutes; apart too" -offset indent
    .It Li 250ml Ta a whole number
    .It Li 250 ml Ta the unit apart
    .It Li 1.5l Ta a decimal point
    .It Li 0,5 l Ta a decimal comma
    .It Li .5l Ta nothing before the point
    .It Li 1/2 cup Ta a fraction
    .It Li ½ cup Ta the same in one character
    .It Li 1½ cup Ta a whole number and a fraction
    .It Li 1 1/2 cup Ta the same, apart
    .It Li 7h30m Ta hours and minutes
    .It Li 7h 30m Ta the same, apart
    .It Li 2x500ml Ta several of the same
    .It Li 2 × 500 ml Ta the same, apart
    .It Li 1 250,5 ml Ta thousands grouped by a blank
    .It Li 10k Ta thousands of a count
    .It Li 90 min: Ta a mark behind the unit is none of it
    .It Li 1 l 250 ml Ta several units
    .It Li ~250ml ≈250ml Ta about so much; it counts as it stands
    .It Li two glasses Ta in words
    .El
    .\" example: day
    .Bd -literal -offset indent
    water 250ml
    water 250 ml
    water 1.5l
    water 0,5 l
    water .5l
    water 1/2 cup
    water ½ cup
    water 1½ cup
    water 1 1/2 cup
    sleep 7h30m
    sleep 7h 30m
    water 2x500ml
    water 2 × 500 ml
    water 1 250 ml
    water 1 250,5 ml
    steps 10k
    steps 3 thousand
    water 1 l 250 ml
    weight 12 st 7 lb
    water ~250ml
    water two glasses
    sleep 7 and a half hours
    .Ed
    .Pp
    Thousands may be grouped by a blank or a no-break blank before exactly three
    digits, with decimals after the last group.
    Of a count,
    .Ql k ,
    .Ql thousand
    and
    .Ql tisíc
    after a number are a thousand.
    A number has at most 18 digits.
    A fraction is of halves, thirds or quarters, or one part of at most 100, of a count
    of at most 8, and cannot be made shorter:
    .Ql 6/8 glasses
    is how much of a goal is done, and an error.
    .Ql and a half
    behind a whole number, before a unit, is a half more.
    .Pp
    .Em Several units
    are one amount if they are of one kind, and all metric or all not, with the greater
    first; no vessel is among them, all numbers but the last are whole, and each part
    is less than one of the unit before it.
    .Pp
    .Em "In words"
    a number is
    .Ql a ,
    .Ql an ,
    .Ql half a ,
    .Ql a quarter
    or
    .Ql one
    to
    .Ql twelve ,
    in Czech
    .Ql půl ,
    .Ql čtvrt
    or
    .Ql jeden
    to
    .Ql dvanáct
    in the usual forms, before a known unit.
    A
    .Em vessel
    without a number is one of them:
    .Ql cup ,
    .Ql glass ,
    .Ql bottle ,
    .Ql šálek ,
    .Ql hrnek ,
    .Ql sklenice ,
    .Ql sklenička ,
    .Ql sklenka ,
    .Ql láhev ,
    .Ql flaška ,
    and what the configuration declares as a
    .Cm unit .
    Both count only if nothing but a time, tags and a comment follow them and the
    name.
    The last of these lines is text:
    .\" example: day
    .Bd -literal -offset indent
    half a litre of water
    glass of water 08:10
    půl litru vody
    Bottle of water was 40 crowns.
    .Ed
    .Pp
    .Em Together ,
    any letters after a number are a unit, which must be known or, for a count, be
    the measure's own
    .Pq Ql 3pills .
    .Em Apart ,
    only a known unit is one, and one of a single letter
    .Pq Ql g l m s
    only if it fits the measure.
    Of the lines below, the first is 250 ml and a text, the second has no amount at
    all, and the third is three pills:
    .\" example: day
    .Bd -literal -offset indent
    water 250 s citronem
    [x] kitchen closed at 10 PM
    vitamins 3pills
    .Ed
    .Pp
    .Ql m
    is metres, but minutes in a measure of time.
    .Pp
    A
    .Em bare number
    counts only right after the name of a declared measure, or after the name and a
    time; its unit is the measure's.
    Before
    .Ql and ,
    .Ql to ,
    .Ql or ,
    .Ql a ,
    .Ql až ,
    .Ql nebo
    or
    .Ql –
    and a greater bare number it is text, and so it is before a name, and before a
    currency but for a count.
    .\" example: day
    .Bd -literal -offset indent
    Steps 3 and 4 of the manual.
    .Ed
    .Pp
    One
    .Ql \&, ,
    .Ql \&; ,
    .Ql \&. ,
    .Ql \&!
    or
    .Ql \&?
    right after an amount or a time, before a blank or the end, is passed over.
    .\" example: day
    .Bd -literal -offset indent
    run 800 m, slow
    water 250ml, 08:10.
    .Ed
    .Pp
    Amounts in the free text are text.
    .Pp
    An amount of another kind than the measure's, such as
    .Ql water 3kg ,
    is an error.
    .Pp
    Zero is data, though nothing counted:
    .\" example: day
    .Bd -literal -offset indent
    cigarettes 0
    .Ed
    .Sh UNITS
    .Bl -column "distance" "tsp tbsp oz cup" "1 oz = 29.5735295625 ml," -offset indent
    .It Sy Kind Ta Sy Units Ta Sy Worth
    .It volume Ta Li ml cl dl l Ta
    .It Ta Li tsp tbsp oz cup Ta US: 1 oz = 29.5735295625 ml,
    .It Ta Li pint quart gal Ta 1 cup = 8 oz = 236.5882365 ml
    .It Ta Li floz , Li fl oz Ta 1 oz
    .It Ta Li imp-oz Ta 28.4130625 ml
    .It Ta Li imp-pint Ta 568.26125 ml
    .It Ta Li glass Ta 250 ml
    .It Ta Li bottle Ta 500 ml
    .It mass Ta Li g µg mcg mg kg Ta
    .It Ta Li lb Ta 453.59237 g
    .It Ta Li st Ta 14 lb
    .It energy Ta Li kcal kJ Ta 1 kcal = 4.184 kJ
    .It time Ta Li min s h Ta
    .It distance Ta Li km m mi Ta 1 mi = 1.609344 km
    .It share Ta Li % Ta
    .It count Ta none, or a word Ta 1, whatever the word
    .El
    .Pp
    The first unit of a kind is what a measure is counted in unless it says
    .Cm unit .
    A glass and a bottle hold what is said here until the configuration says
    otherwise.
    In a measure that has a
    .Cm cup ,
    the word
    .Ql cup
    means that one everywhere: in lines, in its goal, as its
    .Cm unit ,
    and in what is printed.
    Below,
    .Ql tea 100ml
    is half a cup:
    .\" example: conf
    .Bd -literal -offset indent
    measure tea "Tea" unit cup cup 200ml goal 3cup
    .Ed
    .Pp
    Counts with different words, such as pills and drops, do not add up.
    Plurals and long forms read as their unit: see
    .Sx Spellings .
    .Pp
    The kind of a measure is that of its
    .Cm unit ,
    else of its goal, else of its cup, as its own line has them.
    If the line has none of these, it is an error.
    .Ss Exactness
    Decimals are exact throughout.
    Eight entries of
    .Ql 10 oz
    meet a goal of
    .Ql 80 oz ,
    and so do eighty of
    .Ql 1 oz ;
    three of
    .Ql 1/3 cup
    are a cup;
    .Ql 0.1l
    and
    .Ql 0.2l
    are
    .Ql 0.3 l .
    .Pp
    Each value is a whole number of the smallest part of its kind, rounded once, on
    its line, and a half to the even neighbour.
    Every unit above, and a third of a cup, is a whole number of these parts,
    and a lifetime of them fits in 64 bits.
    .Bl -column "share and count" "1/32,000,000 ml" -offset indent
    .It volume Ta 1/32,000,000 ml
    .It mass Ta 1 ng
    .It energy Ta 1 mJ
    .It time Ta 1 µs
    .It distance Ta 1 µm
    .It share and count Ta 1/1,000,000
    .El
    .Pp
    A total and its goal are compared as they are printed, to six decimals of the
    measure's unit.
    .Ss Spellings
    These words read as the unit or the number before them, in any letter case:
    .Bl -tag -width imp-pint -offset indent -compact
    .It Li ml
    mls, milliliter, milliliters, millilitre, millilitres, mililitr, mililitry, mililitru, mililitrů
    .It Li cl
    centiliter, centiliters, centilitre, centilitres, centilitr, centilitry, centilitru, centilitrů
    .It Li dl
    dcl, deciliter, deciliters, decilitre, decilitres, decilitr, decilitry, decilitru, decilitrů, deci
    .It Li l
    liter, liters, litre, litres, litr, litry, litru, litrů
    .It Li tsp
    teaspoon, teaspoons, lžička, lžičky, lžiček, lzicka, lzicky, lzicek
    .It Li tbsp
    tablespoon, tablespoons, lžíce, lžic, lzice, lzic
    .It Li oz
    ounce, ounces, floz, fl oz, fl. oz., fl. oz, fl ounce, fl ounces, fluid ounce, fluid ounces, fluid oz
    .It Li cup
    cups, hrnek, hrnky, hrnku, hrnků, hrnkem, hrneček, hrnečku, hrnečky, hrnečků, šálek, šálky, šálku, šálků, šálkem, salek, salky, salku, salkem
    .It Li pint
    pints, pt
    .It Li quart
    quarts, qt
    .It Li gal
    gallon, gallons
    .It Li imp-oz
    imp oz
    .It Li imp-pint
    imp-pints, imp pint, imp pints
    .It Li glass
    glasses, sklenice, sklenic, sklenici, sklenicí, sklenička, skleničku, skleničky, skleničce, skleničkou, skleniček, skleničkami, sklenicemi, sklenicím, sklenicích, sklenicka, sklenicku, sklenicky, sklenicek, sklenka, sklenky, sklence, sklenku, sklenkou, sklenek, sklenkám, sklenkách, sklenkami
    .It Li bottle
    bottles, láhev, láhve, láhvi, láhví, lahev, lahve, lahvi, lahví, lahvička, lahvičku, lahvičky, lahviček, flaška, flašku, flašky, flašce, flaškou, flašek, flaškami, lahvemi, láhvemi, lahvičkou, lahvičkami, lahvím, lahvích
    .It Li g
    gram, grams, gramme, grammes, gramy, gramu, gramů
    .It Li µg
    μg, microgram, micrograms, mikrogram, mikrogramy, mikrogramu, mikrogramů
    .It Li mg
    milligram, milligrams, miligram, miligramy, miligramu, miligramů
    .It Li kg
    kgs, kilo, kilos, kilogram, kilograms, kila, kilogramy, kilogramu, kilogramů
    .It Li lb
    lbs, pound, pounds
    .It Li st
    stone, stones
    .It Li kcal
    kcals, kilocalorie, kilocalories, kilokalorie, kilokalorií
    .It Li kJ
    kj, kilojoule, kilojoules, kilojoul, kilojoulů
    .It Li min
    mins, minute, minutes, minuta, minuty, minutu, minut
    .It Li s
    sec, secs, second, seconds, sekunda, sekundy, sekundu, sekund
    .It Li h
    hr, hrs, hour, hours, hodina, hodiny, hodinu, hodin, hod
    .It Li km
    kilometer, kilometers, kilometre, kilometres, kilometr, kilometry, kilometru, kilometrů
    .It Li m
    meter, meters, metre, metres, metr, metry, metru, metrů
    .It Li mi
    mile, miles, míle, mílí, mil
    .It Li %
    percent, procento, procenta, procent
    .It Li 1
    a, an
    .It Li 1
    one, jeden, jedna, jedno, jednu, jednoho, jedné, jednomu, jednom, jedním, jednou
    .It Li 2
    two, dva, dvě, dve, dvou, dvěma, dvema
    .It Li 3
    three, tři, tri, tří, třech, třem, třemi, trech, tremi
    .It Li 4
    four, čtyři, ctyri, čtyř, čtyřech, čtyřem, čtyřmi, ctyrmi
    .It Li 5
    five, pět, pet, pěti
    .It Li 6
    six, šest, sest, šesti
    .It Li 7
    seven, sedm, sedum, sedmi
    .It Li 8
    eight, osm, osum, osmi
    .It Li 9
    nine, devět, devet, devíti, deviti
    .It Li 10
    ten, deset, deseti, desíti
    .It Li 11
    eleven, jedenáct, jedenact, jedenácti, jedenacti
    .It Li 12
    twelve, dvanáct, dvanact, dvanácti, dvanacti
    .It Li 1/2
    half, půl, pul, půlka, půlku, půlky, půlkou, půlce, polovina, polovinu, poloviny
    .It Li 1/4
    quarter, čtvrt, ctvrt, čtvrtě, ctvrte, čtvrti, čtvrtka, čtvrtku, čtvrtky, čtvrtina, čtvrtinu
    .It Li 3/2
    půldruhého, puldruheho, půldruha, puldruha
    .El
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
    .Sh NOT GUESSED
    Where an amount may stand, a word that begins like a number and is not one of
    the forms above is not guessed at.
    On a measure it is an error: the line does not count, and the possible readings
    are offered.
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: ambiguous-number
    water 1,250
    .\" code: ambiguous-number
    steps 1.250
    .\" code: ambiguous-number
    water 1.250 ml
    .\" code: ambiguous-number
    water 2 500ml
    .\" code: ambiguous-number
    steps 10 4321
    .\" code: ambiguous-number
    kcal 500 250
    .\" code: bad-amount
    water 2,5,1
    .\" code: bad-amount
    water 7/10
    .\" code: bad-amount
    water -250ml
    .\" code: bad-amount
    water +250ml
    .\" code: unknown-unit
    water 250mll
    .Ed
    .Pp
    A comma is decimal, and so is a point; neither groups thousands.
    But three digits after a comma may have been meant as thousands.
    Three after a point are decimals of most units
    .Pq Ql 1.250 l ,
    but for a count, and for
    .Ql ml ,
    .Ql g ,
    .Ql kcal ,
    .Ql m
    and
    .Ql min ,
    the same holds.
    A bare number may belong to an amount that follows it, or to a number with
    nothing but a time, tags and a comment behind:
    .Ql 2 500ml
    may be twice 500 ml, or 2500 ml.
    .Ql 7/10
    is a fraction without a unit.
    .Pp
    On a habit or a one-off, where no amount is expected, such a word is text:
    .\" example: day
    .Bd -literal -offset indent
    [x] read 3rd chapter
    .Ed
    .Pp
    What counts and can hardly be meant so is a warning, see
    .Sx DIAGNOSTICS .
    .Sh WHAT LOOKS MEANT
    A line that looks meant and does not count is told, by the code in brackets or
    else as
    .Sy uncounted .
    It is
    .Bl -enum
    .It
    a box that is none
    .Pq Sy odd-box ,
    see
    .Sx TICKS ;
    .It
    the name of a measure beside a number in digits with a unit that fits it,
    wherever they stand; that name at the beginning with such a number farther on;
    a number in a unit that is its name; a bare number right before it, or behind the
    colon of a label that begins or ends with it and says that an amount follows; an
    amount behind a verb and a name that has
    .Ql my
    before it, and one before a word or two and the name that it is of
    .Pq Sy misplaced-amount :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: misplaced-amount
    drank water 250ml
    .\" code: misplaced-amount
    water,250ml
    .\" code: misplaced-amount
    water after the run 500ml
    .\" code: misplaced-amount
    soup with beans 500kcal
    .\" code: misplaced-amount
    12 water
    .\" code: misplaced-amount
    Water intake: 2000
    .\" code: misplaced-amount
    my weight is 82.4 kg
    .\" code: misplaced-amount
    drank 500 ml of cold water
    .Ed
    .It
    the key of a measure apart from its number
    .Pq Sy spaced-tag ,
    see
    .Sx TAGS ;
    .It
    nothing but an amount with a unit or a sign, times, tags and words such as
    .Ql today :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    250ml 08:10
    .\" code: uncounted
    +250
    .Ed
    .It
    a name that is nearly declared beside an amount, a number or a time; alone on its
    line, if it only lacks accents, or is a long one of a habit or of a measure with a
    cup; or as the key of a tag with a number, unless that is the singular of the name
    or the plural of what has one value a day
    .Pq Sy near-name :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    lunch protien:30g
    .\" code: near-name
    brekfast
    .Ed
    .It
    at most six words that begin with a vessel or a number word, and hold the name of
    a measure:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    a glass of water with lemon
    .Ed
    .It
    an undeclared name with an amount and nothing else but a time and tags
    .Pq Sy undeclared-name ,
    or a habit in the manner of todo.txt
    .Pq Sy todo-style :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: undeclared-name
    tea 300ml 16:00
    .\" code: todo-style
    x breakfast
    .Ed
    .It
    a declared name at the beginning or the end of the line, that is alone or has one
    other word, or beside which stands a colon, a number, a number word, a vessel, a
    unit of three letters or more, a time, or a word such as
    .Ql some ,
    .Ql lots ,
    .Ql little ,
    .Ql trochu
    or
    .Ql hodně ;
    of a habit this is
    .Sy unboxed-habit ,
    and so are several habits with a mark each, and its box farther on, behind a heading or at most two words, with nothing
    but times, tags and other boxes behind it:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .\" code: unboxed-habit
    to the gym
    .\" code: unboxed-habit
    Habits: [x] gym
    .\" code: uncounted
    some water
    .\" code: uncounted
    water two
    .\" code: unboxed-habit
    gym done, breakfast not done
    .Ed
    It is also a measure with two or three words, or one that says how or when it was,
    and then a number at the end of the line, which is of two digits or more and numbers no room, page or the like, or one
    word and a measure with a number; a measure of time with words and then a range;
    and a habit before
    .Ql with ,
    .Ql after ,
    .Ql at
    or the like, a word or two and then a time:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    steps so far 8432
    .\" code: uncounted
    sleep last night 23:00-7:00
    .\" code: unboxed-habit
    gym with Petr 17:00
    .Ed
    Punctuation, signs, dates, times, tags, articles,
    .Ql of ,
    .Ql about ,
    .Ql around ,
    .Ql at ,
    .Ql @ ,
    .Ql asi
    and
    .Ql kolem
    are no words here.
    .El
    .Pp
    In the last four, a line that ends in
    .Ql \&. ,
    .Ql \&!
    or
    .Ql \&?
    is prose, and so is one with a colon before more than two words.
    A name that is alone as a field not filled in, a link or bold text is left alone
    as well, and so are links alone, a property such as
    .Ql alias:: water
    without a number, and the head of a table.
    .\" example: day
    .Bd -literal -offset indent
    Went to the gym.
    Breakfast: oatmeal with berries
    **Water**
    .Ed
    .Sh CONFIGURATION
    .Pa daybook.conf
    has one setting or declaration a line: a word, then its values.
    Comments are as in a day file.
    .Bl -bullet
    .It
    A line whose first word this version does not know is a warning, with the
    nearest word that it does know, and is kept: an older program reads a newer file.
    .It
    Anything else wrong in a line is an error, and that line is as if it were not
    there.
    .It
    A setting given twice is an error on the second line
    .Pq Sy declared-twice ;
    the first stands.
    .El
    .Ss Settings
    .Bl -tag -width Ds
    .It Cm daybook Ar 1
    The version of this format.
    A later one is a warning.
    Default: 1.
    .It Cm name Ar TEXT
    Whom greetings address.
    Default: nobody.
    .It Cm language Cm en | cs
    The language of reports.
    Default: that of the environment.
    .It Cm week Ar WEEKDAY
    The first day of a week,
    .Cm monday
    to
    .Cm sunday .
    Default:
    .Cm monday .
    .It Cm clock Cm 24h | 12h
    How times are printed.
    Default:
    .Cm 24h .
    .It Cm units Cm metric | us
    In which units reports print; what is typed stays as it was typed, and cups,
    glasses, bottles and units of your own are the same in both.
    Default:
    .Cm metric .
    .It Cm layout Cm flat | year | month | Ar PATTERN
    Where new files go, and with a pattern where days are read, see
    .Sx THE FOLDER .
    Default: where the newest file is.
    .It Cm section Ar HEADING
    The heading of the section where new lines go in a
    .Pa .md
    file, such as
    .Ql \(dq## Habits\(dq ;
    see
    .Sx MARKDOWN .
    Default: below the last tick or entry.
    .It Cm day-starts Ar TIME
    When the day moves on.
    Default: 00:00.
    .It Cm active Ar TIME Ns - Ns Ar TIME
    The hours in which reminders may speak; over midnight if the end is not later
    than the start.
    Who lives over midnight moves
    .Cm day-starts
    too, so that one such night is one day.
    Default: 08:00-22:00.
    .It Cm remind every Ar DURATION | Cm at Ar TIME ... | Cm off Op Cm habits
    When reminders speak: at an interval such as
    .Ql 2h ,
    at times of day within the active hours, or never.
    With
    .Cm habits
    behind it, or alone, each habit that is due and has a time is spoken of once
    after that time, if it is not done, and so is a line such as
    .Ql [ ] call mum 18:00 .
    Default:
    .Cm off .
    .It Cm coach Ar \(dqCOMMAND\(dq
    A command that answers in place of the built-in rules.
    The names by which habits and measures are known to them, such as
    .Ql sleep ,
    .Ql kcal ,
    .Ql protein
    and
    .Ql workout ,
    are listed in
    .Xr daybook 1 .
    Default: none.
    .It Cm aim Ar \(dqTEXT\(dq
    What it is all for, such as
    .Ql \(dqlose fat, keep muscle\(dq ;
    told to the coach.
    Default: nothing.
    .It Cm push Ar \(dqCOMMAND\(dq
    A command that is given what changed.
    Default: none.
    .It Cm badges Cm on | off
    Whether badges are awarded and goals celebrated.
    They are kept in
    .Pa badges.txt
    of the daybook, a line each:
    .Ql 2026-01-12 first_sip ;
    of one that stands twice the earlier day counts.
    Default:
    .Cm on .
    .El
    .Pp
    The commands of
    .Cm coach
    and
    .Cm push
    are run without a shell, and only if the person has allowed this daybook on this
    machine with
    .Ql daybook config allow :
    a synced file must not be able to run a program.
    .Ss Declarations
    A name is one word.
    Habits, measures, labels and aliases share one space of names, and a name
    declared twice is an error on the second line.
    .Bl -tag -width Ds
    .It Cm unit Ar WORD AMOUNT Op Cm from Ar DATE
    The size of a
    .Ql glass ,
    a
    .Ql bottle ,
    a
    .Ql cup
    or a new word.
    No other unit of this format can be defined anew.
    A line with
    .Cm from
    changes the size from that day on.
    .It Cm measure Ar NAME Oo Ar \(dqLABEL\(dq Oc Oo Ar ... Oc
    Something counted or measured.
    After the name may stand:
    .Bl -tag -width "presets AMOUNT ..." -compact
    .It Cm unit Ar UNIT
    the unit it is counted in
    .It Cm goal Ar GOAL
    its goal, see
    .Sx GOALS
    .It Cm last | mean | max | min
    what its value of a day is, instead of the sum;
    .Cm last
    is the last by line
    .It Cm cup Ar AMOUNT
    its usual portion, and the meaning of the word
    .Ql cup
    .It Cm presets Ar AMOUNT ...
    amounts to offer:
    .Ql 100ml 250ml 330ml 500ml ,
    or
    .Ql 100 250 500
    in its unit
    .It Cm counts Ar N Ns % Ar OTHER
    its amounts count for the measure
    .Ar OTHER ,
    of the same kind, too
    .It Cm by Ar TIME
    until when of the day it is meant to be taken, as
    .Ql 14:00
    for caffeine:
    .Cm remind
    says a later amount once
    .It Cm push
    its days are given to the command of
    .Cm push ;
    where no measure says so, those of the water
    .It Cm alias Ar NAME
    another name
    .It Cm from Ar DATE , Cm until Ar DATE
    its first and last day
    .El
    .Pp
    .Cm counts
    goes one step: no chains.
    The share is of the value that was rounded on its line; reports show what was
    drunk beside what counted.
    .It Cm goal Ar MEASURE GOAL Oo Cm when Ar HABIT Oc Oo Cm from Ar DATE Oc Op Cm until Ar DATE
    A goal that holds from its day on, and leaves earlier days as they were.
    Before the first of its goals a measure has none.
    With
    .Cm when ,
    it holds on days on which that habit is met.
    .It Cm cup Ar MEASURE AMOUNT Oo Cm from Ar DATE Oc Op Cm until Ar DATE
    The same for the cup.
    .It Cm habit Ar NAME Oo Ar TIME Oc Oo Ar \(dqLABEL\(dq Oc Oo Ar SCHEDULE Oc Oo Ar ... Oc
    Something done or not done, at its usual
    .Ar TIME ;
    .Cm alias ,
    .Cm from
    and
    .Cm until
    may follow as on a measure.
    The schedule is one of
    .Bl -tag -width "N per M days" -compact
    .It Pq nothing
    due daily
    .It Cm every Ar WEEKDAY ...
    due on those days:
    .Ql every mon wed fri
    .It Cm every Ar N Cm days
    due on every Nth day, counted from its
    .Cm from ,
    which it needs
    .It Ar N Ns Cm /week
    due so many times a week
    .It Ar N Cm per Ar M Cm days
    due so many times in any
    .Ar M
    days
    .El
    .Pp
    Such a habit is made of others, and has no tick of its own:
    .Bl -tag -width "any N of NAME ..." -compact
    .It Cm all Ar NAME ...
    it is met on a day on which all of them are
    .It Cm any Ar NAME ...
    on which one of them is
    .It Cm any Ar N Cm of Ar NAME ...
    on which that many of them are
    .El
    .Pp
    The names are of declared habits and measures that are not made of others.
    One that is skipped, unknown or not due on a day is not asked for, and
    .Ar N
    is at most the number of those asked for; with none left, the day does not ask
    for the habit.
    A measure without a goal on that day is met there by anything above zero, and
    what is counted by the week on a day on which it has an amount or is done.
    It begins with the first of them, unless it has a
    .Cm from .
    It may have a schedule, and no time.
    No goal can hold
    .Cm when
    a habit is met that the measure has a part in.
    .It Cm group Ar \(dqLABEL\(dq
    A heading: the habits and measures declared after it, up to the next
    .Cm group ,
    stand under it in reports.
    It changes no number.
    .It Cm pause Ar FROM Ns .. Ns Ar TO Oo Ar NAME ... Oc Op Ar \(dqREASON\(dq
    No goal and no habit, or none of the named, is asked for on these days.
    .El
    .Pp
    .Cm from
    and
    .Cm until
    are inclusive, and may stand on a measure, a habit, a goal or a cup.
    An amount is read as of the day it serves: after
    .Ql cup coffee 200ml from 2026-06-01 ,
    a goal of
    .Ql 3cup
    is 600 ml from that day on.
    In a measure that is counted in cups, or in a
    .Cm unit
    whose size changes, each day counts those of its time: three cups were three and
    stay three, also in a sum.
    .Pp
    On a new day, the time of a habit is the last one written for it in the 60 days
    before, else the configured one.
    A tick keeps the time it has: what is planned stays unless a time is given.
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
    or its file is not on this machine;
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
    .Sh DIAGNOSTICS
    .Ql daybook check
    prints each problem as
    .Pp
    .Dl Ar FILE : Ns Ar LINE : Ns Ar COLUMN : Ar severity : Ar message Op Ar code
    .Pp
    A code has one meaning, for ever; there may be more of them in time.
    An
    .Em error
    costs its line, a
    .Em warning
    doubts it, a
    .Em hint
    shows what looks meant to be more, or is written oddly.
    .Ss Errors in a day
    .Bl -tag -width Ds
    .It Sy bad-time
    Looks like a time, and is none.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-time
    water 250ml 25:10
    .Ed
    .It Sy bad-amount
    Begins like a number, and is none.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-amount
    water 2,5,1
    .Ed
    .It Sy ambiguous-number
    Has more than one reading.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: ambiguous-number
    water 1,250
    .Ed
    .It Sy unknown-unit
    The letters after the number are no unit of this format, of the configuration
    or of the measure, or they say how often.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-unit
    water 250mll
    .\" code: unknown-unit
    2x water 300ml
    .Ed
    .It Sy wrong-kind
    The unit is of another kind than the measure.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: wrong-kind
    water 3kg
    .Ed
    .It Sy missing-amount
    A measure without a cup is ticked, and no amount is given; or a length is written
    as a time of day.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: missing-amount
    [x] run
    .\" code: missing-amount
    sleep 7:30
    .Ed
    .It Sy bad-tag
    The value of a counting tag is no amount of its measure; the rest of the line
    counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-tag
    [x] breakfast 10:30 kcal:lots
    .Ed
    .It Sy bad-goal
    The day's own goal is no goal.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-goal
    goal water lots
    .\" code: bad-goal
    goal run 20km/week
    .Ed
    .It Sy bad-utf8
    The line is not valid UTF-8, and is text; it was written in Latin-2, for
    instance.
    .Dl Sl\[uFFFD] se vylo\[uFFFD]ily.
    .It Sy utf-16
    The file is UTF-16, as Notepad writes it under the name of Unicode.
    Nothing in it counts, and no command writes to it; save it as UTF-8 in its
    editor, or with
    .Xr iconv 1 .
    .Dl iconv -f UTF-16 -t UTF-8 2026-01-12.txt
    .It Sy merge-marker
    A merge left this line.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: merge-marker
    <<<<<<< HEAD
    water 250ml 08:10
    .\" code: merge-marker
    =======
    water 330ml 09:00
    .\" code: merge-marker
    >>>>>>> phone
    .Ed
    .It Sy unreadable
    The file or folder could not be read.
    .Dl 2026-01-12.txt: error: permission denied [unreadable]
    .El
    .Ss Errors in the configuration
    .Bl -tag -width Ds
    .It Sy bad-value
    The setting or declaration does not take this value.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: bad-value
    clock 25h
    .Ed
    .It Sy declared-twice
    The name, or the setting, stands in an earlier line.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    habit gym
    .\" code: declared-twice
    measure gym unit min
    .Ed
    .It Sy missing-unit
    No unit, goal or cup tells what the measure is counted in.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: missing-unit
    measure mood mean
    .Ed
    .It Sy missing-from
    Every so many days, and no day to count from.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: missing-from
    habit plants every 3 days
    .Ed
    .It Sy unknown-reference
    The line is about a name that is not declared, or one that cannot stand there.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-reference
    goal tea 3cup
    .Ed
    .El
    .Ss Warnings
    .Bl -tag -width Ds
    .It Sy conflict-copy
    A sync service left a second version of the file, which is not counted.
    .Dl 2026-01-12 (conflicted copy 2026-01-12).txt
    .It Sy second-file
    The day has another file, which counts instead of this one.
    .Dl 2026-01-12.md
    .It Sy not-downloaded
    The file is in the cloud, and not on this machine.
    .Dl .2026-01-12.txt.icloud
    .It Sy near-name
    The name of a tick is not declared, but nearly: one letter is added, left out,
    changed or swapped with its neighbour, or the letters are the same but for
    their accents, in names of four letters or more; of three letters the last two
    are swapped; or more is stuck to a declared one, a time or a mark with more.
    The first letter, and any in a name of four, is changed for a neighbour on the
    keyboard, for one that sounds like it, or a vowel for a vowel; a word of its own,
    such as
    .Ql bread
    beside
    .Ql read ,
    is near to no name.
    Such a name in a line of text is told as well.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    [x] brekfast 10:30
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    [x] gym,legs
    .\" code: near-name
    [x] gym17:00
    .Ed
    .It Sy odd-time
    A time written with a point, or with a comma behind an amount with its unit or a
    tick's name, in brackets, behind
    .Ql @ ,
    without its colon or as
    .Ql 20h ,
    which is no time; a time in words,
    .Ql half past six
    or
    .Ql midnight ;
    an hour alone at the end behind
    .Ql at ;
    one before noon with
    .Ql evening
    or
    .Ql afternoon
    behind it; 3 to 12 cups with a part of the day behind, as
    .Ql coffee 8 in the morning ;
    a range of more than 16 hours that may have begun half a day later, or of
    more than 12 with
    .Ql am
    or
    .Ql pm
    at its end alone: the line counts as it stands, and
    .Ql daybook add
    asks about it or refuses it.
    A range of two times in other writings
    .Pq Ql 6-7pm , Ql from 11pm to 7 .
    Or the date of another day, also
    .Ql 11.1. ,
    .Ql Jan 11 ,
    .Ql Sunday ,
    .Ql yesterday
    and, but for a measure of time,
    .Ql last night ,
    in brackets or as a link too
    .Pq Ql [[2026-01-11]] ,
    with nothing but times and tags behind it: then no time counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-time
    water 250ml 8.10
    .\" code: odd-time
    water 250ml @08:10
    .\" code: odd-time
    water 250ml half past six
    .\" code: odd-time
    water 0810
    .\" code: odd-time
    water 250ml 20h
    .\" code: odd-time
    water 250ml at 8
    .\" code: odd-time
    water 250ml 8:10 evening
    .\" code: odd-time
    sleep 11:30-7:00
    .\" code: odd-time
    gym 6:00-7:00pm
    .\" code: odd-time
    [x] gym 18.30
    .\" code: odd-time
    [x] gym 6-7pm
    .\" code: odd-time
    sleep from 11pm to 7
    .\" code: odd-time
    [x] gym 2026-01-11
    .\" code: odd-time
    steps 8432 yesterday
    .Ed
    .It Sy tiny-amount
    A bare number that can hardly be meant: above zero, and at most a twentieth of
    the measure's cup or, in a measure of time, of its daily goal; in a volume without a
    cup of a customary one, if its daily goal is not as small; in a volume whose daily goal
    is written in ounces, at most half as many again as that has.
    So is a number of hours that is written as a time,
    .Ql 7.30 ,
    but for quarters, with its unit if it ends in a nought,
    .Ql 7.30h ;
    an amount with its unit that begins with a nought and has no point, but for time,
    .Ql 05 l ;
    and a number of kilometres or miles above twenty times the goal and 100 km, or
    without a goal above 1000 km: it is probably in metres;
    and in a measure that is counted in cups, a number of them above twenty and above four times the goal,
    or one that is written as a price,
    .Ql 4.50 .
    It counts as it stands, and the likely readings are offered;
    .Ql daybook add
    and
    .Ql daybook drink
    ask about it at a terminal and refuse it elsewhere.
    A
    .Cm goal
    line of a day has it too, and a goal in
    .Pa daybook.conf .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: tiny-amount
    water 2
    .\" code: tiny-amount
    sleep 7.30h
    .\" code: tiny-amount
    run 800
    .\" code: tiny-amount
    goal water 3
    .Ed
    .It Sy near-unit
    A word of three letters or more that is one letter from a known unit, right after
    a bare number and with nothing but a time, tags and a comment behind it.
    The number counts in the measure's unit.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-unit
    water 250 mll
    .Ed
    .It Sy other-unit
    A word right after a bare number that counts something else than the measure's unit
    does, pills, laps, slices, money, degrees, days, people, or after a small whole number of what is
    neither eaten nor counted in cups another plural, or that makes the number greater, a
    dozen, a hundred, sets, packs; or that says how often; or the letter of a unit of another kind with
    nothing behind it.
    Or a word right behind a value below ten that makes a change of it, in a measure
    that does not add up and is no count.
    The number counts alone, and
    .Ql daybook add
    asks about it or refuses it.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: other-unit
    protein 2 eggs
    .\" code: other-unit
    water 250 g
    .\" code: other-unit
    steps 12 hundred
    .\" code: other-unit
    water 2 times 300ml
    .\" code: other-unit
    weight 0.5kg down
    .Ed
    .It Sy second-amount
    An amount of the measure's kind in the text of its entry; bare numbers after an
    amount, also behind
    .Ql + ,
    .Ql and ,
    .Ql to
    or
    .Ql – ,
    with nothing but a time, tags and a comment behind them;
    .Ql x 2 ,
    .Ql twice
    or
    .Ql and a half
    right after an amount or its vessel; minutes behind hours whose unit is mistyped; another amount alone in brackets or quotes, or one with a sign; a number behind an
    arrow, or behind a word that takes the amount back,
    .Ql 250ml, no, 300 ;
    a second range, a second time.
    The first counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: second-amount
    water 250ml and 100ml
    .\" code: second-amount
    coffee 1 cup 200ml
    .\" code: second-amount
    sleep 7h 30
    .\" code: second-amount
    water 250ml -50ml
    .\" code: second-amount
    water 500ml x 2
    .\" code: second-amount
    water 2 bottles (750ml)
    .\" code: second-amount
    steps 20, 15, 10
    .\" code: second-amount
    weight 82.4 -> 82.1
    .\" code: second-amount
    water 250ml 8:00, 20:00
    .Ed
    .It Sy glued-lines
    A second entry or box is run into the line, also behind a cup at its time, or a second habit stands behind a comma,
    an
    .Ql and
    or a
    .Ql then .
    The first counts, with the time that is its own; the correction parts them, and
    gives the second the indentation, the quote marks and the bullet of the first.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: glued-lines
    water 250ml 21:00water 250ml
    .\" code: glued-lines
    water 08:10 coffee 1 cup
    .\" code: glued-lines
    [x] breakfast 10:30[x] gym
    .\" code: glued-lines
    [x] breakfast, gym
    .Ed
    .It Sy spaced-tag
    The key of a measure, with a colon or
    .Ql = ,
    apart from its number, or a number with a blank in it or before a unit that makes
    another amount of it; none of them counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: spaced-tag
    lunch kcal=600
    .\" code: spaced-tag
    lunch kcal : 600
    .\" code: spaced-tag
    lunch kcal:1 250
    .\" code: spaced-tag
    soup water:1 l
    .Ed
    .It Sy absurd-total
    More in a day than anybody reaches: over 20 litres of a drink, 24 hours, 2000 km,
    20,000 kcal, or a weight of over 700 kg.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: absurd-total
    water 25l
    .Ed
    .It Sy zero-amount
    Nothing, where the goal is at least something; told of a measure once a file.
    .Ql daybook add
    refuses it.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: zero-amount
    water 0ml 14:00
    .Ed
    .It Sy duplicate-entry
    The same name, amount and time as in an earlier line; without a time, it is no
    duplicate, nor with an
    .Ql id:
    tag other than that line's.
    .\" example: errors
    .Bd -literal -offset indent -compact
    water 250ml 08:10
    .\" code: duplicate-entry
    water 250ml 08:10
    .Ed
    .It Sy contradicting-ticks
    The same habit, marked otherwise in an earlier line; a tick of a habit that is
    made of others; or a habit that counts as done with an amount of nothing, or with
    words that say otherwise, and so an entry with such words and no others; or an
    amount before its name that is of a sentence.
    .\" example: errors
    .Bd -literal -offset indent -compact
    [-] workout too tired
    .\" code: contradicting-ticks
    [x] workout 19:10
    .\" code: contradicting-ticks
    gym 0 min
    .\" code: contradicting-ticks
    run 5km cancelled
    .\" code: contradicting-ticks
    2 l of water leaked into the basement
    .Ed
    .It Sy done-in-future
    Done on a day that is still to come.
    .Dl [x] breakfast 10:30
    .It Sy missing-attachment
    The file of a
    .Cm file\&:
    tag is not there.
    .Dl [x] breakfast 10:30 file:photos/gone.jpg
    .It Sy control-character
    The line holds a character that a terminal would act on, here a BEL.
    One that parts two words, such as a form feed, is to be a blank.
    .Dl Slept badly.^G
    The lines of a file that all end in a carriage return alone, as on old Macs, are
    one such problem: none of them counts, and no command writes to the file, until
    .Ql daybook check --fix
    makes line feeds of them.
    .It Sy unknown-word
    The first word of a configuration line is not known to this version.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-word
    wek sunday
    .Ed
    .It Sy newer-version
    The configuration is of a later version of this format.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: newer-version
    daybook 2
    .Ed
    .El
    .Ss Hints
    .Bl -tag -width Ds
    .It Sy odd-box
    A box that is not written as one, or that stands behind another, before a
    declared name or, as
    .Ql [x] ,
    before another.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [ ] [x] dinner 21:00
    .Ed
    .It Sy uncounted
    A line that looks meant, and has no code of its own.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    a glass of water with lemon
    .Ed
    So is a timer,
    .Ql gym 18:05-? ,
    of a day before yesterday; a price where an amount belongs,
    .Ql coffee 65 Kč ;
    a time of
    .Cm remind at
    outside the active hours; and, where reminders are of habits too, a habit whose
    time no active hour follows.
    .It Sy unread-file
    Texts whose names hold a date lie in the daybook and are not read: how many,
    one of them, and the
    .Cm layout
    that would read them, if there is one; and names that look like a day's and are
    none, such as
    .Pa 2026-02-30.txt ,
    or
    .Pa 2026-01-12
    without an ending.
    Folders that begin with a dot, and daybooks in the daybook, are not looked into.
    .Ql daybook day
    tells it too where there is no day at all.
    .Dl journals/2026_01_12.md
    A file whose name has another weekday or month than its date has; it counts.
    .Dl 2026-01-12 Sunday.md
    .It Sy unboxed-habit
    A habit without a box, which is text.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .Ed
    .It Sy todo-style
    A habit after an
    .Ql x
    in place of
    .Ql [x] .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: todo-style
    x breakfast
    .Ed
    .It Sy misplaced-amount
    A measure, with its amount where none counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: misplaced-amount
    water after run 500ml
    .\" code: misplaced-amount
    12 water
    .Ed
    .It Sy undeclared-name
    An amount after a name that is not declared, with nothing else but a time and
    tags.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: undeclared-name
    tea 300ml 16:00
    .Ed
    .El
    .Sh COMPATIBILITY
    .Bl -tag -width Ds
    .It Obsidian
    Daily notes named
    .Pa YYYY-MM-DD.md
    are day files as they are: task lists, tags and inline fields
    .Pq Ql water:: 500ml , Ql [kcal:: 350]
    read as ticks, tags and entries, headings as comments, and the rest as journal.
    The core plugin's date formats
    .Ql YYYY/YYYY-MM-DD
    and
    .Ql YYYY/MM/YYYY-MM-DD
    are the layouts
    .Cm year
    and
    .Cm month .
    .It Markdown
    .Ql "- [ ]" ,
    .Ql "* [x]" ,
    .Ql "+ [x]"
    and
    .Ql "1. [x]"
    are ticks, in a quotation too.
    .It klog
    Ranges such as
    .Ql 8:00-9:30
    and durations such as
    .Ql 7h30m
    read the same.
    klog keeps many days in one file; here the file name is the date, and the time
    or duration stands after a name.
    .It todo.txt
    The tags
    .Ql +project ,
    .Ql @context
    and
    .Ql key:value
    are the same.
    A task that is done has the box
    .Ql [x] ,
    not a bare
    .Ql x ;
    the latter gives a hint.
    .It git
    A daybook is made to be kept in a repository.
    .Ql daybook merge --install
    sets up a merge driver that keeps every line of both sides;
    .Ql merge=union
    is no substitute, since it keeps both of two edited ticks and drops a deletion
    without a word.
    .El
    .Sh SEE ALSO
    .Xr daybook 1

    """#
}

extension EnglishPage {
  /// The chapters of daybook(5) in English on its warnings.
  static let warnings = #"""
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
    .It Sy distant-day
    The file, alone or with two others at most, is more than twenty years from the
    other days: its year is likely mistyped.
    .Dl 0206-01-12.txt
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
    an hour alone behind
    .Ql at ,
    at the end or before a comma or a word such as
    .Ql with ,
    of a meal and of a habit with a time in the half of the day in which that is;
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
    A time before the name with a blank in it, a word before it or a dash behind it
    .Pq Ql 10: 30 water 250ml , Ql 8:10 - water 250ml .
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
    So is a cup or a preset in
    .Pa daybook.conf
    without a unit that holds at most a twentieth of a customary cup.
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
    Less than half of a range's length, with words behind it, counts in its place and
    is told:
    .Ql sleep 23:15-06:45, 1h awake .
    A range behind a length that it is too short for is of something else, and not the
    time of the line:
    .Ql sleep 7h, nap 13:00-13:30 .
    So is a number between words that say when or with whom and more of them, how much
    each of several vessels held, and how many of them there were.
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
    water 3 glasses of 300ml
    .\" code: second-amount
    water 250ml three glasses
    .\" code: second-amount
    2 glasses of water at lunch and 1 at dinner
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
    .Ql then ,
    or any name but a meal's right behind a typed amount.
    The first counts, with the time that is its own; the correction parts them, each of
    several habits in a line of its own, and gives the others the indentation, the quote
    marks and the bullet of the first.
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
    So is a goal of at least nothing, which every day meets,
    .Ql goal water 0 .
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

    """#
}

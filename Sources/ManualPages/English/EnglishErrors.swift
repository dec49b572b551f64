extension EnglishPage {
  /// The chapters of daybook(5) in English on the errors that a check tells.
  static let errors = #"""
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

    """#
}

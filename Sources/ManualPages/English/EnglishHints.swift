extension EnglishPage {
  /// The chapters of daybook(5) in English on its hints.
  static let hints = #"""
    .Ss Hints
    .Bl -tag -width Ds
    .It Sy odd-box
    A box that is not written as one, or that stands behind another, before a
    declared name or, as
    .Ql [x] ,
    before another; one behind a time or the file's own date, before words.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-box
    7:15 [x] call mum
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
    of a day before yesterday; what counts but for a word before it,
    .Ql yesterday water 250ml ,
    which is of another day; a price where an amount belongs,
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

    """#
}

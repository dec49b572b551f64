extension EnglishPage {
  /// The chapters of daybook(5) in English on what a daybook is, and its folder.
  static let folder = #"""
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
    So they are read in
    .Pa daybook.conf
    too.

    """#
}

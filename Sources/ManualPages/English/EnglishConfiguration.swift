extension EnglishPage {
  /// The chapters of daybook(5) in English on the configuration.
  static let configuration = #"""
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
    of one that stands twice the earlier day counts, and none counts before its day.
    Merge markers are read there as in a day, and what is no badge is told
    .Pq Sy uncounted .
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

    """#
}

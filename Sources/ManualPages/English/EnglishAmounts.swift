extension EnglishPage {
  /// The chapters of daybook(5) in English on amounts.
  static let amounts = #"""
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
    Groups without a unit that together are far more than a day can have, or than any
    goal asks for, are
    .Sy ambiguous-number :
    they may be several numbers.
    A smaller length before a word such as
    .Ql climb
    or
    .Ql elevation
    is none of the way and none of the amount:
    .Ql run 12 km 340 m climb
    is 12 km.
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

    """#
}

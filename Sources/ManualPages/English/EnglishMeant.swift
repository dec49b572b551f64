extension EnglishPage {
  /// The chapters of daybook(5) in English on what is not guessed, and what looks meant.
  static let meant = #"""
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
    or the plural of what has one value a day; or a verb for what is measured with how
    much it was, and few words more
    .Pq Sy near-name :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    lunch protien:30g
    .\" code: near-name
    brekfast
    .\" code: near-name
    slept 23:00 to 7
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
    a habit before
    .Ql with ,
    .Ql after ,
    .Ql at
    or the like, a word or two and then a time; a measure with a cup, a word that says of
    what kind it was, or
    .Ql with
    and one in small letters, and then a time; a measure with one word that says what was
    done, as
    .Ql walked ,
    and a number; and a habit with a mark, or with one word and what there was none of,
    behind a comma:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    steps so far 8432
    .\" code: uncounted
    sleep last night 23:00-7:00
    .\" code: unboxed-habit
    gym with Petr 17:00
    .\" code: uncounted
    water with lemon 08:00
    .\" code: uncounted
    steps walked 8000
    .\" code: unboxed-habit
    gym legs, no cardio
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
    So is a habit at the end of a sentence with only a time behind it: behind two words
    or more, or behind another word and an article or a word such as
    .Ql at .
    A name that is alone as a field not filled in, a link or bold text is left alone
    as well, and so are links alone, a property such as
    .Ql alias:: water
    without a number, and the head of a table.
    .\" example: day
    .Bd -literal -offset indent
    Went to the gym.
    Met Tom at the gym at 18:00
    Breakfast: oatmeal with berries
    **Water**
    .Ed

    """#
}

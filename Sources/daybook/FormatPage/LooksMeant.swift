import Speech

extension FormatPage {
  /// What looks meant.
  static let looksMeant = part(
    #"""
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
    or a bare number right before it
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
    12 water
    .Ed
    .It
    the key of a measure apart from its number
    .Pq Sy spaced-tag ,
    see
    .Sx TAGS ;
    .It
    nothing but an amount with a unit or a sign, times and tags:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    250ml 08:10
    .\" code: uncounted
    +250
    .Ed
    .It
    a name that is nearly declared beside an amount, a number or a time
    .Pq Sy near-name :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    breakfest 10:30
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
    unit of two letters or more, a time, or a word such as
    .Ql some ,
    .Ql lots ,
    .Ql little ,
    .Ql trochu
    or
    .Ql hodně ;
    of a habit this is
    .Sy unboxed-habit :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .\" code: unboxed-habit
    to the gym
    .\" code: uncounted
    some water
    .\" code: uncounted
    water two
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
    as well.
    .\" example: day
    .Bd -literal -offset indent
    Went to the gym.
    Breakfast: oatmeal with berries
    **Water**
    .Ed
    """#,
    cs: #"""
      .Sh CO SE MOŽNÁ MĚLO POČÍTAT
      Řádek, který se možná měl počítat, a nepočítá se, daybook ohlásí: kódem
      v závorce, jinak jako
      .Sy uncounted .
      Je to
      .Bl -enum
      .It
      políčko, které jím není
      .Pq Sy odd-box ,
      viz
      .Sx ODŠKRTNUTÍ ;
      .It
      jméno veličiny vedle čísla psaného číslicemi, s jednotkou, která se k ní hodí, ať
      stojí kdekoli; jméno na začátku a takové číslo dál na řádku; nebo holé číslo hned před
      jménem
      .Pq Sy misplaced-amount :
      .\" example: as in English
      .It
      klíč veličiny oddělený od svého čísla
      .Pq Sy spaced-tag ,
      viz
      .Sx ŠTÍTKY ;
      .It
      jen množství s jednotkou nebo se znaménkem, časy a štítky:
      .\" example: as in English
      .It
      skoro deklarované jméno vedle množství, čísla nebo času
      .Pq Sy near-name :
      .\" example: as in English
      .It
      nejvýš šest slov, která začínají nádobou nebo číslem psaným slovy a mezi nimiž je
      jméno veličiny:
      .\" example: as in English
      .It
      nedeklarované jméno s množstvím a nanejvýš s časem a štítky
      .Pq Sy undeclared-name
      nebo návyk zapsaný jako v todo.txt
      .Pq Sy todo-style :
      .\" example: as in English
      .It
      deklarované jméno na začátku nebo na konci řádku, které je samo nebo s jediným
      dalším slovem, anebo u něj stojí dvojtečka, číslo psané číslicemi či slovy, nádoba,
      jednotka aspoň o dvou písmenech, čas nebo slovo jako
      .Ql trochu ,
      .Ql hodně ,
      .Ql málo ,
      .Ql some
      či
      .Ql lots ;
      u návyku je to
      .Sy unboxed-habit :
      .\" example: as in English
      Interpunkce, symboly, data, časy, štítky, anglické členy,
      .Ql asi ,
      .Ql kolem ,
      .Ql of ,
      .Ql about ,
      .Ql around ,
      .Ql at
      a
      .Ql @
      se tu za slova nepočítají.
      .El
      .Pp
      V posledních čtyřech případech je řádek, který končí
      .Ql \&. ,
      .Ql \&!
      nebo
      .Ql \&? ,
      obyčejný text, a stejně tak řádek s dvojtečkou před více než dvěma slovy.
      Samotné jméno, které je nevyplněným polem, odkazem nebo tučným písmem, se nechá
      být také.
      .\" example: as in English
      """#)
}

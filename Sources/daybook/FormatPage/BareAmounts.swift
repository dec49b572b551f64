import Speech

extension FormatPage {
  /// Where an amount ends: units that stand apart, bare numbers, and what a person may have meant.
  static let bareAmounts = part(
    #"""
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
    .Ql a ,
    .Ql až
    or
    .Ql –
    and a greater bare number it is text, and so it is before a name.
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
    """#,
    cs: #"""
      .Pp
      .Em Dohromady
      jsou jednotkou jakákoli písmena za číslem; ta musí být známou jednotkou, nebo
      u počtu jednotkou té veličiny
      .Pq Ql 3pills .
      .Em Zvlášť
      je jednotkou jen známá jednotka, a jednopísmenná
      .Pq Ql g l m s
      jen tehdy, když se k veličině hodí.
      Z následujících řádků je první 250 ml a text, druhý nemá množství žádné a třetí
      jsou tři pilulky:
      .\" example: as in English
      .Pp
      .Ql m
      jsou metry, ale ve veličině času minuty.
      .Pp
      .Em Holé číslo
      platí jen hned za jménem deklarované veličiny, nebo za jménem a časem; jeho
      jednotka je jednotka veličiny.
      Před
      .Ql a ,
      .Ql až ,
      .Ql and ,
      .Ql to
      nebo
      .Ql –
      a větším holým číslem je to text, a před jménem také.
      .\" example: as in English
      .Pp
      Jedno
      .Ql \&, ,
      .Ql \&; ,
      .Ql \&. ,
      .Ql \&!
      či
      .Ql \&?
      hned za množstvím nebo časem, před mezerou nebo koncem řádku, se přeskočí.
      .\" example: as in English
      .Pp
      Množství ve volném textu jsou text.
      .Pp
      Množství jiného druhu, než je veličina, třeba
      .Ql water 3kg ,
      je chyba.
      .Pp
      Nula je údaj, i když se nic nepřičetlo:
      .\" example: as in English
      """#)
}

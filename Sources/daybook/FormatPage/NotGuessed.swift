import Speech

extension FormatPage {
  /// What is not guessed.
  static let notGuessed = part(
    #"""
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
    .Ql g
    and
    .Ql kcal ,
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
    """#,
    cs: #"""
      .Sh CO SE NEHÁDÁ
      Kde smí stát množství, tam se u slova, které začíná jako číslo a není žádným
      z tvarů výše, nic nehádá.
      U veličiny je to chyba: řádek se nepočítá a nabídnou se možná čtení.
      .\" example: as in English
      .Pp
      Čárka je desetinná a tečka také; tisíce neodděluje žádná z nich.
      Tři číslice za čárkou však mohly být myšleny jako tisíce.
      Tři za tečkou jsou u většiny jednotek desetinná místa
      .Pq Ql 1.250 l ,
      ale u počtu a u
      .Ql ml ,
      .Ql g
      a
      .Ql kcal
      platí totéž.
      Holé číslo může patřit k množství, které za ním následuje, nebo k číslu, za nímž
      je nanejvýš čas, štítky a komentář:
      .Ql 2 500ml
      může být dvakrát 500 ml, nebo 2500 ml.
      .Ql 7/10
      je zlomek bez jednotky.
      .Pp
      U návyku a jednorázového úkolu, kde se množství nečeká, je takové slovo text:
      .\" example: as in English
      .Pp
      Co se počítá, ale sotva to tak bylo myšleno, je varování, viz
      .Sx HLÁŠENÍ .
      """#)
}

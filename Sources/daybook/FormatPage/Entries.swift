import Speech

extension FormatPage {
  /// Entries.
  static let entries = part(
    #"""
    .Sh ENTRIES
    An entry is a line without a box whose name is declared and that has an amount
    where one may stand: after the name, or before it.
    In the second form the word
    .Ql of
    is passed over.
    .\" example: day
    .Bd -literal -offset indent
    250ml water
    2 bottles of water
    water 250
    water 08:10 250
    .Ed
    .Pp
    A measure that has a
    .Cm cup ,
    alone on its line or with only a time, tags or a comment, is one cup.
    .\" example: day
    .Bd -literal -offset indent
    water
    water 08:10
    water 10:05 +desk   # the blue mug
    .Ed
    .Pp
    With a mark right after it and nothing else, it is a field that is not filled
    in, and counts nothing:
    .\" example: day
    .Bd -literal -offset indent
    Water:
    - Water::
    .Ed
    .Pp
    An entry on a habit is a tick that is done.
    Its amount is written in digits.
    .\" example: day
    .Bd -literal -offset indent
    gym 45min
    .Ed
    .Pp
    In a daybook that declares no habit and no measure, a line whose first word is
    followed at once by an amount with a unit, or by a range of times, is an entry
    too.
    A name with an entry anywhere is a measure; a tick of it with an amount is an
    entry, without one a one-off.
    The name of every other tick is a habit once it stands on three days, or if it
    stood in one of the first ten files.
    What nobody declared is never an error.
    .\" example: bare
    .Bd -literal -offset indent
    ran 5km
    sleep 23:15-06:45
    [x] stretched
    .Ed
    .Pp
    Any other line without a box is text, see
    .Sx WHAT LOOKS MEANT .
    """#,
    cs: #"""
      .Sh ZÁZNAMY
      Záznam je řádek bez políčka, jehož jméno je deklarované a který má množství tam,
      kde smí být: za jménem, nebo před ním.
      Ve druhém případě se slovo
      .Ql of
      přeskočí.
      .\" example: as in English
      .Pp
      Veličina, která má
      .Cm cup ,
      sama na řádku nebo jen s časem, štítky či komentářem, je jeden hrnek.
      .\" example: as in English
      .Pp
      Stojí-li hned za jménem interpunkční znaménko a nic víc, je to nevyplněné pole
      a nepočítá se:
      .\" example: as in English
      .Pp
      Záznam u návyku je splněné odškrtnutí.
      Jeho množství se píše číslicemi.
      .\" example: as in English
      .Pp
      V deníku, který nedeklaruje žádný návyk ani veličinu, je záznamem i řádek, za
      jehož prvním slovem hned následuje množství s jednotkou nebo časové rozmezí.
      Jméno, které má někde záznam, je veličina; jeho odškrtnutí s množstvím je záznam,
      bez něj jednorázový úkol.
      Jméno každého jiného odškrtnutí je návyk, jakmile stojí ve třech dnech, nebo
      stálo-li v některém z prvních deseti souborů.
      Co nikdo nedeklaroval, není nikdy chyba.
      .\" example: as in English
      .Pp
      Každý jiný řádek bez políčka je text, viz
      .Sx CO SE MOŽNÁ MĚLO POČÍTAT .
      """#)
}

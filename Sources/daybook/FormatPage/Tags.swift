import Speech

extension FormatPage {
  /// Tags.
  static let tags = part(
    #"""
    .Sh TAGS
    .Bl -column "+word @word #word" "x" -offset indent
    .It Li +word @word #word Ta the word begins with a letter
    .It Li key:value Ta "the key has letters, digits, - and _, a letter first; the value does not begin with /"
    .It Li key:\(dqa value\(dq Ta the value holds blanks
    .It Li [key:: value] Ta "of a declared key, as Dataview has it; in round brackets too"
    .It Li #key:value Ta "of a declared key; at the beginning of a line too"
    .El
    .Pp
    .Em A tag whose key is a declared measure counts for it ,
    so that a meal carries its water, energy and protein.
    A bare number is in the measure's unit.
    Such a tag counts on any line, text too, but not in a comment and not on a tick
    that is open or skipped.
    A value that is no amount is an error, and costs the tag alone.
    .\" example: day
    .Bd -literal -offset indent
    [x] breakfast water:300ml kcal:420 protein:18g
    lunch 12:30 kcal:600
    water 500ml 19:10 +training @gym #monday
    soup (kcal:: 350) and bread
    #kcal:350 soup
    .Ed
    .Pp
    The first word of a tick is a tag only if its key is a declared measure.
    The first of these counts, and the second is a one-off:
    .\" example: day
    .Bd -literal -offset indent
    [x] kcal:600
    [ ] call:mum
    .Ed
    .Pp
    No blank may stand between the key and its number, nor within the number.
    These count nothing:
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: spaced-tag
    lunch kcal: 600
    .\" code: spaced-tag
    lunch kcal:1 250
    .Ed
    .Pp
    .Cm file\&:
    is an attachment, its path relative to the daybook.
    .Cm source\&:
    and
    .Cm id\&:
    say where an imported line came from.
    .Bd -literal -offset indent
    [x] breakfast 10:30 oatmeal with berries file:photos/oats.jpg
    [x] dinner 21:00 file:"a b.jpg"
    .Ed
    """#,
    cs: #"""
      .Sh ŠTÍTKY
      .Bl -column "+slovo @slovo #slovo" "x" -offset indent
      .It Li +slovo @slovo #slovo Ta slovo začíná písmenem
      .It Li klíč:hodnota Ta "klíč má písmena, číslice, - a _ a začíná písmenem; hodnota nezačíná /"
      .It Li klíč:\(dqdvě slova\(dq Ta hodnota má mezery
      .It Li [klíč:: hodnota] Ta "je-li klíč deklarovaný, jak to píše Dataview; i v kulatých závorkách"
      .It Li #klíč:hodnota Ta "je-li klíč deklarovaný; i na začátku řádku"
      .El
      .Pp
      .Em Štítek, jehož klíčem je deklarovaná veličina, se jí počítá ,
      takže jídlo nese svou vodu, energii a bílkoviny.
      Holé číslo je v jednotce veličiny.
      Takový štítek se počítá na každém řádku, i v textu, ne však v komentáři a na
      odškrtnutí, které je otevřené nebo vynechané.
      Hodnota, která není množstvím, je chyba, a nepočítá se jen ten štítek.
      .\" example: as in English
      .Pp
      První slovo odškrtnutí je štítkem jen tehdy, je-li jeho klíčem deklarovaná
      veličina.
      První z těchto řádků se počítá, druhý je jednorázový úkol:
      .\" example: as in English
      .Pp
      Mezi klíčem a číslem ani uvnitř čísla nesmí být mezera.
      Toto se nepočítá:
      .\" example: as in English
      .Pp
      .Cm file\&:
      je příloha, s cestou od složky deníku.
      .Cm source\&:
      a
      .Cm id\&:
      říkají, odkud je řádek, který přišel importem.
      .\" example: as in English
      """#)
}

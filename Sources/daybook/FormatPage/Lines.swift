import Speech

extension FormatPage {
  /// The six kinds of lines, and names.
  static let lines = part(
    #"""
    .Sh LINES
    A file is UTF-8 text whose lines end in LF or CRLF.
    Blanks are space and tab; between words, the no-break blanks U+00A0 and U+202F
    are blanks as well.
    Marks that are not seen
    .Pq U+200B, U+200E, U+200F, U+061C, U+2066 to U+2069, U+FEFF, U+FE0F
    are passed over before a word and after a box.
    A line that is not valid UTF-8 is text, and an error.
    Each line is one of six things:
    .Bl -column "comment" "[x] breakfast 10:30" -offset indent
    .It Sy Line Ta Sy Looks like Ta Sy Is
    .It blank Ta Ta nothing
    .It comment Ta Li # anything Ta passed over
    .It tick Ta Li [x] breakfast 10:30 Ta a box and a name
    .It entry Ta Li water 250ml 08:10 Ta a name and an amount
    .It goal Ta Li goal water 3l Ta this day's own goal
    .It text Ta Li Slept badly. Ta everything else
    .El
    .Pp
    A
    .Em comment line
    has
    .Ql #
    as its first character that is not a blank.
    If its first word is a tag that counts, such as
    .Ql #kcal:350 ,
    it is text.
    .Pp
    .Em Text
    is journal.
    It counts for nothing, apart from the tags in it, see
    .Sx TAGS .
    .Pp
    Before a tick, an entry or a goal may stand blanks, then quote marks
    .Pq Ql > ,
    then one list bullet and a blank:
    .Ql - ,
    .Ql * ,
    .Ql + ,
    .Ql • ,
    .Ql ◦ ,
    .Ql – ,
    or a number such as
    .Ql 1.
    or
    .Ql 1) .
    So a Markdown task list is a day file.
    .\" example: day
    .Bd -literal -offset indent
    - [x] weighed
    * water 330ml 12:45
    > water 250ml
    > - [x] gym
    1. [ ] dinner 21:00
    • goal water 3l
    .Ed
    .Pp
    A tick or an entry is made of a
    .Em name ,
    then an
    .Em amount
    and a
    .Em time
    in either order, then free
    .Em text .
    A time may stand before the name instead.
    .Em Tags
    and one
    .Em comment ,
    which is a
    .Ql #
    between blanks and goes to the end of the line, may stand anywhere after the
    name.
    .\" example: day
    .Bd -literal -offset indent
    water 250ml 08:10
    2 bottles of water
    [x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g
    [ ] dinner 21:00
    [-] workout sprained ankle
    weight 82.4kg 07:05
    sleep 23:15-06:45
    water:: 500ml
    coffee 1 cup 8am   # the big one
    goal water 3l
    Slept badly, rain all day.
    .Ed
    .\" example: day
    .Bd -literal -offset indent
    water 08:10 250 ml after the run +training
    08:30 water 250ml
    .Ed
    .Pp
    A line with an error counts for nothing, with one exception:
    a bad tag costs the tag alone.
    .Ss Names
    A name is the longest declared name, label or alias that the line begins with.
    If there is none, the name of an entry is its first word, and the name of a tick
    is its words up to the first amount, time, tag, comment or the end.
    .Pp
    Letter case does not matter, nor does the Unicode normalisation,
    nor does a blank in place of a hyphen:
    .Ql "Kitchen closed"
    and
    .Ql kitchen-closed
    are one name.
    Right after a name, and before a blank or the end, one
    .Ql \&:
    or
    .Ql ::
    is passed over, or one
    .Ql \&, ,
    .Ql \&; ,
    .Ql \&. ,
    .Ql \&!
    or
    .Ql \&? .
    .\" example: day
    .Bd -literal -offset indent
    [x] Kitchen closed
    [x] kitchen-closed
    [x] Kitchen closed at 10 PM
    WATER: 250ml
    water, 250ml
    .Ed
    """#,
    cs: #"""
      .Sh ŘÁDKY
      Soubor je text v UTF-8, jehož řádky končí LF nebo CRLF.
      Mezerami se rozumí mezera a tabulátor; mezi slovy i pevné mezery U+00A0 a U+202F.
      Znaky, které nejsou vidět
      .Pq U+200B, U+200E, U+200F, U+061C, U+2066 až U+2069, U+FEFF, U+FE0F ,
      se před slovem a za políčkem přeskočí.
      Řádek, který není platné UTF-8, je text, a chyba.
      Každý řádek je jedna ze šesti věcí:
      .Bl -column "odškrtnutí" "[x] breakfast 10:30" -offset indent
      .It Sy Řádek Ta Sy Vypadá takto Ta Sy Je
      .It prázdný Ta Ta nic
      .It komentář Ta Li # cokoli Ta přeskočí se
      .It odškrtnutí Ta Li [x] breakfast 10:30 Ta políčko a jméno
      .It záznam Ta Li water 250ml 08:10 Ta jméno a množství
      .It cíl Ta Li goal water 3l Ta vlastní cíl tohoto dne
      .It text Ta Li Spal jsem špatně. Ta všechno ostatní
      .El
      .Pp
      .Em Řádek s komentářem
      má
      .Ql #
      jako první znak, který není mezera.
      Je-li jeho prvním slovem štítek, který se počítá, třeba
      .Ql #kcal:350 ,
      je to text.
      .Pp
      .Em Text
      je zápisník.
      Nepočítá se, až na štítky v něm, viz
      .Sx ŠTÍTKY .
      .Pp
      Před odškrtnutím, záznamem nebo cílem smějí stát mezery, pak znaky citace
      .Pq Ql > ,
      pak jedna odrážka s mezerou:
      .Ql - ,
      .Ql * ,
      .Ql + ,
      .Ql • ,
      .Ql ◦ ,
      .Ql – ,
      nebo číslo jako
      .Ql 1.
      či
      .Ql 1) .
      Seznam úkolů v Markdownu je tedy soubor dne.
      .\" example: as in English
      .Pp
      Odškrtnutí i záznam se skládá ze
      .Em jména ,
      pak z
      .Em množství
      a
      .Em času
      v libovolném pořadí, pak z volného
      .Em textu .
      Čas smí stát i před jménem.
      .Em Štítky
      a jeden
      .Em komentář ,
      totiž
      .Ql #
      mezi mezerami a vše až do konce řádku, smějí stát kdekoli za jménem.
      .\" example: as in English
      .\" example: as in English
      .Pp
      Řádek s chybou se nepočítá, s jedinou výjimkou: kvůli vadnému štítku se nepočítá jen
      ten štítek.
      .Ss Jména
      Jméno je nejdelší deklarované jméno, popisek nebo alias, kterým řádek začíná.
      Není-li žádné, je jménem záznamu jeho první slovo a jménem odškrtnutí jeho slova
      až po první množství, čas, štítek, komentář nebo konec.
      .Pp
      Na velikosti písmen nezáleží, na normalizaci Unicode také ne, ani na tom, je-li
      místo spojovníku mezera:
      .Ql "Kitchen closed"
      a
      .Ql kitchen-closed
      je jedno jméno.
      Hned za jménem, před mezerou nebo koncem řádku, se přeskočí jedno
      .Ql \&:
      nebo
      .Ql :: ,
      anebo jedno
      .Ql \&, ,
      .Ql \&; ,
      .Ql \&. ,
      .Ql \&!
      či
      .Ql \&? .
      .\" example: as in English
      """#)
}

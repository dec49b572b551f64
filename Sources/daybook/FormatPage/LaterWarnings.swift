import Speech

extension FormatPage {
  /// The warnings of tags, of whole days and of files; the list of them ends here.
  static let laterWarnings = part(
    #"""
    .It Sy spaced-tag
    The key of a measure, with a colon or
    .Ql = ,
    apart from its number, or a number with a blank in it or before a unit that makes
    another amount of it; none of them counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: spaced-tag
    lunch kcal=600
    .\" code: spaced-tag
    lunch kcal:1 250
    .\" code: spaced-tag
    soup water:1 l
    .Ed
    .It Sy absurd-total
    More in a day than anybody reaches: over 20 litres of a drink, 24 hours, 2000 km,
    20,000 kcal, or a weight of over 700 kg.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: absurd-total
    water 25l
    .Ed
    .It Sy zero-amount
    Nothing, where the goal is at least something; told of a measure once a file.
    .Ql daybook add
    refuses it.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: zero-amount
    water 0ml 14:00
    .Ed
    .It Sy duplicate-entry
    The same name, amount and time as in an earlier line; without a time, it is no
    duplicate.
    .\" example: errors
    .Bd -literal -offset indent -compact
    water 250ml 08:10
    .\" code: duplicate-entry
    water 250ml 08:10
    .Ed
    .It Sy contradicting-ticks
    The same habit, marked otherwise in an earlier line; or a tick of a habit that is
    made of others.
    .\" example: errors
    .Bd -literal -offset indent -compact
    [-] workout too tired
    .\" code: contradicting-ticks
    [x] workout 19:10
    .Ed
    .It Sy done-in-future
    Done on a day that is still to come.
    .Dl [x] breakfast 10:30
    .It Sy missing-attachment
    The file of a
    .Cm file\&:
    tag is not there.
    .Dl [x] breakfast 10:30 file:photos/gone.jpg
    .It Sy control-character
    The line holds a character that a terminal would act on, here a BEL.
    One that parts two words, such as a form feed, is to be a blank.
    .Dl Slept badly.^G
    The lines of a file that all end in a carriage return alone, as on old Macs, are
    one such problem: none of them counts, and no command writes to the file, until
    .Ql daybook check --fix
    makes line feeds of them.
    .It Sy unknown-word
    The first word of a configuration line is not known to this version.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-word
    wek sunday
    .Ed
    .It Sy newer-version
    The configuration is of a later version of this format.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: newer-version
    daybook 2
    .Ed
    .El
    """#,
    cs: #"""
      .It Sy spaced-tag
      Klíč veličiny s dvojtečkou nebo
      .Ql =
      oddělený od svého čísla, nebo číslo s mezerou uvnitř nebo před jednotkou, s níž je
      to jiné množství; nepočítá se žádné z nich.
      .\" example: as in English
      .It Sy absurd-total
      Víc za den, než kdo zvládne: přes 20 litrů nápoje, 24 hodin, 2000 km, 20 000 kcal,
      nebo váha přes 700 kg.
      .\" example: as in English
      .It Sy zero-amount
      Nic tam, kde je cílem aspoň něco; u jedné veličiny jednou za soubor.
      .Ql daybook add
      to odmítne.
      .\" example: as in English
      .It Sy duplicate-entry
      Totéž jméno, množství a čas jako na dřívějším řádku; bez času to není zdvojení.
      .\" example: as in English
      .It Sy contradicting-ticks
      Tentýž návyk je na dřívějším řádku označený jinak; nebo odškrtnutí návyku, který se
      skládá z jiných.
      .\" example: as in English
      .It Sy done-in-future
      Hotovo v den, který teprve přijde.
      .Dl [x] breakfast 10:30
      .It Sy missing-attachment
      Soubor ze štítku
      .Cm file\&:
      tam není.
      .Dl [x] breakfast 10:30 file:photos/gone.jpg
      .It Sy control-character
      Na řádku je znak, na který by terminál reagoval, zde BEL.
      Z toho, který odděluje dvě slova, třeba konce stránky, má být mezera.
      .Dl Slept badly.^G
      Řádky souboru, které všechny končí jen znakem CR jako na starých počítačích Mac,
      jsou jeden takový problém: žádný se nepočítá a žádný příkaz do souboru nezapíše,
      dokud z nich
      .Ql daybook check --fix
      neudělá konce řádků LF.
      .It Sy unknown-word
      První slovo řádku v nastavení tato verze nezná.
      .\" example: as in English
      .It Sy newer-version
      Nastavení je pro pozdější verzi tohoto formátu.
      .\" example: as in English
      .El
      """#)
}

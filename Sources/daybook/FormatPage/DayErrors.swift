import Speech

extension FormatPage {
  /// Diagnostics, and the errors of a day.
  static let dayErrors = part(
    #"""
    .Sh DIAGNOSTICS
    .Ql daybook check
    prints each problem as
    .Pp
    .Dl Ar FILE : Ns Ar LINE : Ns Ar COLUMN : Ar severity : Ar message Op Ar code
    .Pp
    A code has one meaning, for ever; there may be more of them in time.
    An
    .Em error
    costs its line, a
    .Em warning
    doubts it, a
    .Em hint
    shows what looks meant to be more, or is written oddly.
    .Ss Errors in a day
    .Bl -tag -width Ds
    .It Sy bad-time
    Looks like a time, and is none.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-time
    water 250ml 25:10
    .Ed
    .It Sy bad-amount
    Begins like a number, and is none.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-amount
    water 2,5,1
    .Ed
    .It Sy ambiguous-number
    Has more than one reading.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: ambiguous-number
    water 1,250
    .Ed
    .It Sy unknown-unit
    The letters after the number are no unit of this format, of the configuration
    or of the measure.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-unit
    water 250mll
    .Ed
    .It Sy wrong-kind
    The unit is of another kind than the measure.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: wrong-kind
    water 3kg
    .Ed
    .It Sy missing-amount
    A measure without a cup is ticked, and no amount is given; or a length is written
    as a time of day.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: missing-amount
    [x] run
    .\" code: missing-amount
    sleep 7:30
    .Ed
    .It Sy bad-tag
    The value of a counting tag is no amount of its measure; the rest of the line
    counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-tag
    [x] breakfast 10:30 kcal:lots
    .Ed
    .It Sy bad-goal
    The day's own goal is no goal.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-goal
    goal water lots
    .\" code: bad-goal
    goal run 20km/week
    .Ed
    .It Sy bad-utf8
    The line is not valid UTF-8, and is text; it was written in Latin-2, for
    instance.
    .Dl Sl\[uFFFD] se vylo\[uFFFD]ily.
    .It Sy utf-16
    The file is UTF-16, as Notepad writes it under the name of Unicode.
    Nothing in it counts, and no command writes to it; save it as UTF-8 in its
    editor, or with
    .Xr iconv 1 .
    .Dl iconv -f UTF-16 -t UTF-8 2026-01-12.txt
    .It Sy merge-marker
    A merge left this line.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: merge-marker
    <<<<<<< HEAD
    water 250ml 08:10
    .\" code: merge-marker
    =======
    water 330ml 09:00
    .\" code: merge-marker
    >>>>>>> phone
    .Ed
    .It Sy unreadable
    The file or folder could not be read.
    .Dl 2026-01-12.txt: error: permission denied [unreadable]
    .El
    """#,
    cs: #"""
      .Sh HLÁŠENÍ
      .Ql daybook check
      tiskne každý problém jako
      .Pp
      .Dl Ar SOUBOR : Ns Ar ŘÁDEK : Ns Ar SLOUPEC : Ar závažnost : Ar zpráva Op Ar kód
      .Pp
      Kód má jeden význam, navždy; časem jich může přibýt.
      Řádek s
      .Em chybou
      se nepočítá,
      .Em varování
      o řádku pochybuje a
      .Em tip
      ukazuje, co vypadá, že mělo být něčím víc, nebo co je zapsáno neobvykle.
      .Ss Chyby ve dni
      .Bl -tag -width Ds
      .It Sy bad-time
      Vypadá to jako čas, a není.
      .\" example: as in English
      .It Sy bad-amount
      Začíná to jako číslo, a není.
      .\" example: as in English
      .It Sy ambiguous-number
      Dá se to číst víc než jedním způsobem.
      .\" example: as in English
      .It Sy unknown-unit
      Písmena za číslem nejsou jednotkou tohoto formátu, nastavení ani veličiny.
      .\" example: as in English
      .It Sy wrong-kind
      Jednotka je jiného druhu než veličina.
      .\" example: as in English
      .It Sy missing-amount
      Veličina bez hrnku je odškrtnutá a chybí množství, nebo je délka napsaná jako
      denní čas.
      .\" example: as in English
      .It Sy bad-tag
      Hodnota počítaného štítku není množstvím jeho veličiny; zbytek řádku se počítá.
      .\" example: as in English
      .It Sy bad-goal
      Vlastní cíl dne není cíl.
      .\" example: as in English
      .It Sy bad-utf8
      Řádek není platné UTF-8, a je text; byl třeba napsán v Latin-2.
      .Dl Sl\[uFFFD] se vylo\[uFFFD]ily.
      .It Sy utf-16
      Soubor je v UTF-16, jak ho zapíše třeba Poznámkový blok pod jménem Unicode.
      Nic z něj se nepočítá a žádný příkaz do něj nezapíše; uložte ho v editoru jako
      UTF-8, nebo pomocí
      .Xr iconv 1 .
      .Dl iconv -f UTF-16 -t UTF-8 2026-01-12.txt
      .It Sy merge-marker
      Tento řádek zůstal po slučování.
      .\" example: as in English
      .It Sy unreadable
      Soubor nebo složku nešlo přečíst.
      .Dl 2026-01-12.txt: error: permission denied [unreadable]
      .El
      """#)
}

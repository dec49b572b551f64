import Speech

extension FormatPage {
  /// Times.
  static let times = part(
    #"""
    .Sh TIMES
    .Bl -column "8:10pm 8:10 PM 8am" "x" -offset indent
    .It Li 08:10 8:10 Ta 24 hours, from 00:00 to 23:59
    .It Li 8:10pm 8:10 PM 8am Ta 12 hours; the hour is 1 to 12
    .It Li 8:10 p. m. Ta the same with points
    .It Li 8:10 odp. 8 dop. Ta the same in Czech
    .It Li 20:10:33 Ta with seconds, which are kept and not used
    .It Li 2026-01-12T20:10 Ta with the date of the file, and perhaps an offset
    .It Li 23:15-06:45 Ta a range
    .It Li 11:15 PM-6:45 AM Ta the same on 12 hours
    .El
    .Pp
    The first time in a line is its time, wherever it stands.
    Of a range it is the start.
    A range may also be written with blanks around the hyphen, with an en dash,
    .Ql to ,
    .Ql until ,
    .Ql till ,
    .Ql až
    or
    .Ql do
    in its place, and with
    .Ql from
    or
    .Ql od
    before it.
    Where an amount may stand, on a measure of time without another, the length of
    the range is the amount, on a tick too: over midnight if it ends before it
    starts.
    .\" example: day
    .Bd -literal -offset indent
    water 250ml 8:10pm
    water 330ml 8:10 PM
    water 250ml 8am
    water 250ml with lunch at 12:20
    water 250ml 8:15 p. m.
    water 250ml 8:20 odp.
    water 250ml 20:25:33
    water 250ml 2026-01-12T20:30+01:00
    sleep 23:15-06:45
    sleep from 13:00 to 13:40
    .Ed
    .Pp
    A range on a measure of time or in a line of a habit whose end is
    .Ql \&?
    is a timer that runs.
    It counts nothing until the
    .Ql \&?
    is a time; meanwhile
    .Ic day
    shows how long it has run.
    .\" example: day
    .Bd -literal -offset indent
    [ ] workout 18:05-?
    sleep 23:15-?
    .Ed
    .Pp
    After
    .Ql in
    or
    .Ql za
    a time is text, and right after a distance so is what is no time of day, and
    how long each part of it took.
    Only the last of these has a time:
    .\" example: day
    .Bd -literal -offset indent
    run 5km in 22:40
    run 5km 25:10
    run 5km 5:30 per km
    run 5km 18:30
    .Ed
    .Pp
    With
    .Ql day-starts 04:00
    a day ends at four in the morning:
    .Ql 00:40
    in the file of the 12th is the
    .Em end
    of that day, forty minutes past midnight.
    .Pp
    Before any free text, a time that cannot be is an error;
    .Ql 8.10
    after an amount is a warning, and no time.
    Once the free text has begun,
    .Ql 25:10
    is text.
    The date of the file is passed over; that of another day is a warning, and its
    time does not count.
    A range of no length is an error on a measure of time, and so is a length that is
    written as a time of day.
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: bad-time
    water 250ml 25:10
    .\" code: odd-time
    water 250ml 8.10
    .\" code: odd-time
    water 250ml 2026-01-11T20:10
    .\" code: bad-amount
    sleep 23:15-23:15
    .\" code: missing-amount
    sleep 7:30
    .Ed
    """#,
    cs: #"""
      .Sh ČASY
      .Bl -column "8:10pm 8:10 PM 8am" "x" -offset indent
      .It Li 08:10 8:10 Ta 24 hodin, od 00:00 do 23:59
      .It Li 8:10pm 8:10 PM 8am Ta 12 hodin; hodina je 1 až 12
      .It Li 8:10 p. m. Ta totéž s tečkami
      .It Li 8:10 odp. 8 dop. Ta totéž česky
      .It Li 20:10:33 Ta se sekundami, které zůstanou, ale nepoužijí se
      .It Li 2026-01-12T20:10 Ta s datem souboru, případně i s posunem
      .It Li 23:15-06:45 Ta rozmezí
      .It Li 11:15 PM-6:45 AM Ta totéž na 12 hodinách
      .El
      .Pp
      První čas na řádku je jeho čas, ať stojí kdekoli.
      U rozmezí je to začátek.
      Rozmezí se dá psát i s mezerami kolem spojovníku, místo něj s pomlčkou,
      .Ql až ,
      .Ql do ,
      .Ql to ,
      .Ql until
      nebo
      .Ql till ,
      a s
      .Ql od
      nebo
      .Ql from
      před ním.
      Kde smí stát množství, tam je ve veličině času, která jiné nemá, množstvím délka
      rozmezí, i na odškrtnutí: přes půlnoc, pokud končí dřív, než začíná.
      .\" example: day
      .Bd -literal -offset indent
      water 250ml 8:10pm
      water 330ml 8:10 PM
      water 250ml 8am
      water 250ml with lunch at 12:20
      water 250ml 8:15 p. m.
      water 250ml 8:20 odp.
      water 250ml 20:25:33
      water 250ml 2026-01-12T20:30+01:00
      sleep 23:15-06:45
      sleep od 13:00 do 13:40
      .Ed
      .Pp
      Rozmezí ve veličině času nebo na řádku návyku, jehož konec je
      .Ql \&? ,
      jsou stopky, které běží.
      Nic se nepočítá, dokud místo
      .Ql \&?
      nestojí čas; do té doby
      .Ic day
      ukazuje, jak dlouho běží.
      .\" example: as in English
      .Pp
      Za
      .Ql za
      nebo
      .Ql in
      je čas text a hned za vzdáleností je textem i to, co denním časem být nemůže,
      a to, jak dlouho trvala každá její část.
      Z těchto řádků má čas jen poslední:
      .\" example: day
      .Bd -literal -offset indent
      run 5km za 22:40
      run 5km 25:10
      run 5km 5:30 na km
      run 5km 18:30
      .Ed
      .Pp
      S
      .Ql day-starts 04:00
      končí den ve čtyři ráno:
      .Ql 00:40
      v souboru dvanáctého je
      .Em konec
      toho dne, čtyřicet minut po půlnoci.
      .Pp
      Před volným textem je nemožný čas chyba;
      .Ql 8.10
      za množstvím je varování, a žádný čas.
      Jakmile volný text začal, je
      .Ql 25:10
      text.
      Datum souboru se přeskočí; datum jiného dne je varování a jeho čas se nepočítá.
      Rozmezí, které nemá žádnou délku, je ve veličině času chyba, a stejně tak délka
      napsaná jako denní čas.
      .\" example: as in English
      """#)
}

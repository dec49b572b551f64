extension CzechPage {
  /// The chapters of daybook(5) in Czech on the errors that a check tells.
  static let errors = #"""
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
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-time
    water 250ml 25:10
    .Ed
    .It Sy bad-amount
    Začíná to jako číslo, a není.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-amount
    water 2,5,1
    .Ed
    .It Sy ambiguous-number
    Dá se to číst víc než jedním způsobem.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: ambiguous-number
    water 1,250
    .Ed
    .It Sy unknown-unit
    Písmena za číslem nejsou jednotkou tohoto formátu, nastavení ani veličiny, nebo
    říkají, kolikrát.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-unit
    water 250mll
    .\" code: unknown-unit
    2x water 300ml
    .Ed
    .It Sy wrong-kind
    Jednotka je jiného druhu než veličina.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: wrong-kind
    water 3kg
    .Ed
    .It Sy missing-amount
    Veličina bez hrnku je odškrtnutá a chybí množství, nebo je délka napsaná jako
    denní čas.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: missing-amount
    [x] run
    .\" code: missing-amount
    sleep 7:30
    .Ed
    .It Sy bad-tag
    Hodnota počítaného štítku není množstvím jeho veličiny; zbytek řádku se počítá.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-tag
    [x] breakfast 10:30 kcal:lots
    .Ed
    .It Sy bad-goal
    Vlastní cíl dne není cíl.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: bad-goal
    goal water lots
    .\" code: bad-goal
    goal run 20km/week
    .Ed
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
    Soubor nebo složku nešlo přečíst.
    .Dl 2026-01-12.txt: error: permission denied [unreadable]
    .El
    .Ss Chyby v nastavení
    .Bl -tag -width Ds
    .It Sy bad-value
    Takovou hodnotu nastavení ani deklarace nemá.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: bad-value
    clock 25h
    .Ed
    .It Sy declared-twice
    Jméno, nebo nastavení, je už na dřívějším řádku.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    habit gym
    .\" code: declared-twice
    measure gym unit min
    .Ed
    .It Sy missing-unit
    Žádná jednotka, cíl ani hrnek neříká, v čem se veličina počítá.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: missing-unit
    measure mood mean
    .Ed
    .It Sy missing-from
    Každých několik dní, a není od kterého počítat.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: missing-from
    habit plants every 3 days
    .Ed
    .It Sy unknown-reference
    Řádek mluví o jméně, které není deklarované, nebo tam stát nemůže.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-reference
    goal tea 3cup
    .Ed
    .El

    """#
}

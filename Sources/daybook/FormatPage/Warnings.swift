import Speech

extension FormatPage {
  /// The warnings.
  static let warnings = part(
    #"""
    .Ss Warnings
    .Bl -tag -width Ds
    .It Sy conflict-copy
    A sync service left a second version of the file, which is not counted.
    .Dl 2026-01-12 (conflicted copy 2026-01-12).txt
    .It Sy second-file
    The day has another file, which counts instead of this one.
    .Dl 2026-01-12.md
    .It Sy not-downloaded
    The file is in the cloud, and not on this machine.
    .Dl .2026-01-12.txt.icloud
    .It Sy near-name
    The name of a tick is not declared, but nearly: one letter is added, left out,
    changed or swapped with its neighbour, or the letters are the same but for
    their accents, in names of four letters or more; or more is stuck to a declared one
    with a mark.
    Such a name in a line of text is told as well.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    [x] brekfast 10:30
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    [x] gym,legs
    .Ed
    .It Sy odd-time
    A time written with a point, in brackets, behind
    .Ql @ ,
    without its colon or as
    .Ql 20h ,
    which is no time; one before noon with
    .Ql evening
    or
    .Ql afternoon
    behind it; a range of more than 16 hours that may have begun half a day later, or of
    more than 12 with
    .Ql am
    or
    .Ql pm
    at its end alone: the line counts as it stands, and
    .Ql daybook add
    asks about it or refuses it.
    Or the date of another day, also
    .Ql 11.1.
    and
    .Ql yesterday
    with nothing but times and tags behind it: then no time counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-time
    water 250ml 8.10
    .\" code: odd-time
    water 250ml @08:10
    .\" code: odd-time
    water 0810
    .\" code: odd-time
    water 250ml 20h
    .\" code: odd-time
    water 250ml 8:10 evening
    .\" code: odd-time
    sleep 11:30-7:00
    .\" code: odd-time
    gym 6:00-7:00pm
    .\" code: odd-time
    [x] gym 18.30
    .\" code: odd-time
    [x] gym 2026-01-11
    .\" code: odd-time
    steps 8432 yesterday
    .Ed
    .It Sy tiny-amount
    A bare number that can hardly be meant: above zero, and at most a twentieth of
    the measure's cup or, in a measure of time, of its daily goal.
    So is a number of hours that is written as a time,
    .Ql 7.30 ,
    but for quarters.
    It counts as it stands, and the likely readings are offered;
    .Ql daybook add
    and
    .Ql daybook drink
    ask about it at a terminal and refuse it elsewhere.
    A
    .Cm goal
    line of a day has it too, and a goal in
    .Pa daybook.conf .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: tiny-amount
    water 2
    .\" code: tiny-amount
    goal water 3
    .Ed
    .It Sy near-unit
    A word of three letters or more that is one letter from a known unit, right after
    a bare number and with nothing but a time, tags and a comment behind it.
    The number counts in the measure's unit.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-unit
    water 250 mll
    .Ed
    .It Sy other-unit
    A word right after a bare number that counts something else than the measure's unit
    does, pills, laps, slices, money, degrees, days, or that makes the number greater, a
    dozen, a hundred, sets; or the letter of a unit of another kind with nothing behind it.
    The number counts alone, and
    .Ql daybook add
    asks about it or refuses it.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: other-unit
    protein 2 eggs
    .\" code: other-unit
    water 250 g
    .\" code: other-unit
    steps 12 hundred
    .Ed
    .It Sy second-amount
    An amount of the measure's kind in the text of its entry; bare numbers after an
    amount, also behind
    .Ql + ,
    .Ql and ,
    .Ql to
    or
    .Ql – ,
    with nothing but a time, tags and a comment behind them;
    .Ql x 2 ,
    .Ql twice
    or
    .Ql and a half
    right after an amount; a number behind an arrow; a second range, a second time.
    The first counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: second-amount
    water 250ml and 100ml
    .\" code: second-amount
    coffee 1 cup 200ml
    .\" code: second-amount
    sleep 7h 30
    .\" code: second-amount
    water 500ml x 2
    .\" code: second-amount
    steps 20, 15, 10
    .\" code: second-amount
    weight 82.4 -> 82.1
    .\" code: second-amount
    water 250ml 8:00, 20:00
    .Ed
    .It Sy glued-lines
    A second entry or box is run into the line, or a second habit stands behind a comma
    or an
    .Ql and .
    The first counts, with the time that is its own; the correction parts them.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: glued-lines
    water 250ml 21:00water 250ml
    .\" code: glued-lines
    [x] breakfast 10:30[x] gym
    .\" code: glued-lines
    [x] breakfast, gym
    .Ed
    """#,
    cs: #"""
      .Ss Varování
      .Bl -tag -width Ds
      .It Sy conflict-copy
      Synchronizační služba nechala druhou verzi souboru, která se nepočítá.
      .Dl 2026-01-12 (conflicted copy 2026-01-12).txt
      .It Sy second-file
      Den má jiný soubor, který se počítá místo tohoto.
      .Dl 2026-01-12.md
      .It Sy not-downloaded
      Soubor je v cloudu a ne na tomto počítači.
      .Dl .2026-01-12.txt.icloud
      .It Sy near-name
      Jméno odškrtnutí není deklarované, ale skoro: jedno písmeno přebývá, chybí, je
      jiné, nebo prohozené se sousedním, anebo chybí jen háčky a čárky, ve jménech od
      čtyř písmen; nebo je k deklarovanému znaménkem přilepeno další slovo.
      Takové jméno se ohlásí i na textovém řádku.
      .\" example: as in English
      .It Sy odd-time
      Čas psaný s tečkou, v závorkách, po
      .Ql @ ,
      bez dvojtečky nebo jako
      .Ql 20h ,
      který není časem; čas před polednem, za nímž stojí
      .Ql večer
      nebo
      .Ql odpoledne ;
      rozmezí delší než 16 hodin, které mohlo začít o půl dne později, nebo delší než 12, má-li
      .Ql am
      nebo
      .Ql pm
      jen na konci: řádek se počítá, jak stojí, a
      .Ql daybook add
      se na něj zeptá nebo ho odmítne.
      Nebo datum jiného dne, i
      .Ql 11.1.
      a
      .Ql včera ,
      za nímž jsou nanejvýš časy a štítky: pak se žádný čas nepočítá.
      .\" example: as in English
      .It Sy tiny-amount
      Holé číslo, které sotva bylo myšleno tak, jak stojí: nad nulou a nejvýš dvacetina
      hrnku veličiny nebo, ve veličině času, jejího denního cíle.
      Stejně tak počet hodin psaný jako čas,
      .Ql 7.30 ,
      kromě čtvrtin.
      Počítá se, jak je napsáno, a nabídnou se pravděpodobná čtení;
      .Ql daybook add
      a
      .Ql daybook drink
      se na něj na terminálu zeptají a jinde ho odmítnou.
      Týká se to i řádku dne s
      .Cm goal
      a cíle v
      .Pa daybook.conf .
      .\" example: as in English
      .It Sy near-unit
      Slovo aspoň o třech písmenech, které se od známé jednotky liší jedním písmenem,
      hned za holým číslem, a za ním nanejvýš čas, štítky a komentář.
      Číslo se počítá v jednotce veličiny.
      .\" example: as in English
      .It Sy other-unit
      Slovo hned za holým číslem, které počítá něco jiného než jednotka veličiny, třeba
      prášky, kola, plátky, peníze, stupně nebo dny, nebo které číslo násobí: tucet, sto,
      série; nebo písmeno jednotky jiného druhu, za nímž nic není.
      Počítá se jen číslo a
      .Ql daybook add
      se zeptá, nebo ho odmítne.
      .\" example: as in English
      .It Sy second-amount
      Další množství téhož druhu v textu záznamu; holá čísla za množstvím, i po
      .Ql + ,
      .Ql a ,
      .Ql až
      nebo
      .Ql – ,
      za nimiž je nanejvýš čas, štítky a komentář;
      .Ql x 2 ,
      .Ql dvakrát
      nebo
      .Ql a půl
      hned za množstvím; číslo za šipkou; druhé rozmezí, druhý čas.
      Počítá se první.
      .\" example: as in English
      .It Sy glued-lines
      Na řádku se slil druhý záznam nebo políčko, nebo stojí druhý návyk za čárkou či
      .Ql a .
      Počítá se první, s časem, který je jeho; oprava je rozdělí.
      .\" example: as in English
      """#)
}

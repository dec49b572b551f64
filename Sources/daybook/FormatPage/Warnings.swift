import Speech

extension FormatPage {
  /// The warnings.
  static let warnings = Phrase(
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
    their accents, in names of four letters or more.
    Such a name in a line of text is told as well.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    [x] brekfast 10:30
    .\" code: near-name
    breakfest 10:30
    .Ed
    .It Sy odd-time
    A time written with a point, which is no time; or the date of another day.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-time
    water 250ml 8.10
    .\" code: odd-time
    [x] gym 2026-01-11
    .Ed
    .It Sy tiny-amount
    A bare number that can hardly be meant: above zero, and at most a twentieth of
    the measure's cup or, in a measure of time, of its daily goal.
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
    .It Sy second-amount
    An amount of the measure's kind in the text of its entry, or a bare number after
    an amount with nothing but a time, tags and a comment behind it.
    The first counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: second-amount
    water 250ml and 100ml
    .\" code: second-amount
    coffee 1 cup 200ml
    .\" code: second-amount
    sleep 7h 30
    .Ed
    .It Sy glued-lines
    A second entry or box is run into the line.
    The first counts, with the time that is its own; the correction parts them.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: glued-lines
    water 250ml 21:00water 250ml
    .\" code: glued-lines
    [x] breakfast 10:30[x] gym
    .Ed
    .It Sy spaced-tag
    The key of a measure, with a colon or
    .Ql = ,
    apart from its number, or a number with a blank; neither counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: spaced-tag
    lunch kcal=600
    .\" code: spaced-tag
    lunch kcal:1 250
    .Ed
    .It Sy absurd-total
    More than 20 litres of water in a day.
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
      čtyř písmen.
      Takové jméno se ohlásí i na textovém řádku.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: near-name
      [x] brekfast 10:30
      .\" code: near-name
      breakfest 10:30
      .Ed
      .It Sy odd-time
      Čas psaný s tečkou, který není časem, nebo datum jiného dne.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: odd-time
      water 250ml 8.10
      .\" code: odd-time
      [x] gym 2026-01-11
      .Ed
      .It Sy tiny-amount
      Holé číslo, které sotva bylo myšleno tak, jak stojí: nad nulou a nejvýš dvacetina
      hrnku veličiny nebo, ve veličině času, jejího denního cíle.
      Počítá se, jak je napsáno, a nabídnou se pravděpodobná čtení;
      .Ql daybook add
      a
      .Ql daybook drink
      se na něj na terminálu zeptají a jinde ho odmítnou.
      Týká se to i řádku dne s
      .Cm goal
      a cíle v
      .Pa daybook.conf .
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: tiny-amount
      water 2
      .\" code: tiny-amount
      goal water 3
      .Ed
      .It Sy near-unit
      Slovo aspoň o třech písmenech, které se od známé jednotky liší jedním písmenem,
      hned za holým číslem, a za ním nanejvýš čas, štítky a komentář.
      Číslo se počítá v jednotce veličiny.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: near-unit
      water 250 mll
      .Ed
      .It Sy second-amount
      Další množství téhož druhu v textu záznamu, nebo holé číslo za množstvím, za nímž
      je nanejvýš čas, štítky a komentář.
      Počítá se první.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: second-amount
      water 250ml and 100ml
      .\" code: second-amount
      coffee 1 cup 200ml
      .\" code: second-amount
      sleep 7h 30
      .Ed
      .It Sy glued-lines
      Na řádku se slil druhý záznam nebo políčko.
      Počítá se první, s časem, který je jeho; oprava je rozdělí.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: glued-lines
      water 250ml 21:00water 250ml
      .\" code: glued-lines
      [x] breakfast 10:30[x] gym
      .Ed
      .It Sy spaced-tag
      Klíč veličiny s dvojtečkou nebo
      .Ql =
      oddělený od svého čísla, nebo číslo s mezerou; nepočítá se ani jedno.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: spaced-tag
      lunch kcal=600
      .\" code: spaced-tag
      lunch kcal:1 250
      .Ed
      .It Sy absurd-total
      Víc než 20 litrů vody za den.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: absurd-total
      water 25l
      .Ed
      .It Sy zero-amount
      Nic tam, kde je cílem aspoň něco; u jedné veličiny jednou za soubor.
      .Ql daybook add
      to odmítne.
      .\" example: errors
      .Bd -literal -offset indent -compact
      .\" code: zero-amount
      water 0ml 14:00
      .Ed
      .It Sy duplicate-entry
      Totéž jméno, množství a čas jako na dřívějším řádku; bez času to není zdvojení.
      .\" example: errors
      .Bd -literal -offset indent -compact
      water 250ml 08:10
      .\" code: duplicate-entry
      water 250ml 08:10
      .Ed
      .It Sy contradicting-ticks
      Tentýž návyk je na dřívějším řádku označený jinak; nebo odškrtnutí návyku, který se
      skládá z jiných.
      .\" example: errors
      .Bd -literal -offset indent -compact
      [-] workout too tired
      .\" code: contradicting-ticks
      [x] workout 19:10
      .Ed
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
      .\" example: conf-errors
      .Bd -literal -offset indent -compact
      .\" code: unknown-word
      wek sunday
      .Ed
      .It Sy newer-version
      Nastavení je pro pozdější verzi tohoto formátu.
      .\" example: conf-errors
      .Bd -literal -offset indent -compact
      .\" code: newer-version
      daybook 2
      .Ed
      .El
      """#)
}

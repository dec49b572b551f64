import Speech

extension FormatPage {
  /// Amounts.
  static let amounts = part(
    #"""
    .Sh AMOUNTS
    An amount is a number and a unit, written together or apart.
    .Bl -column "2 \[mu] 500 ml" "hours and minutes; apart too" -offset indent
    .It Li 250ml Ta a whole number
    .It Li 250 ml Ta the unit apart
    .It Li 1.5l Ta a decimal point
    .It Li 0,5 l Ta a decimal comma
    .It Li .5l Ta nothing before the point
    .It Li 1/2 cup Ta a fraction
    .It Li ½ cup Ta the same in one character
    .It Li 1½ cup Ta a whole number and a fraction
    .It Li 1 1/2 cup Ta the same, apart
    .It Li 7h30m Ta hours and minutes
    .It Li 7h 30m Ta the same, apart
    .It Li 2x500ml Ta several of the same
    .It Li 2 × 500 ml Ta the same, apart
    .It Li 1 250,5 ml Ta thousands grouped by a blank
    .It Li 10k Ta thousands of a count
    .It Li 90 min: Ta a mark behind the unit is none of it
    .It Li 1 l 250 ml Ta several units
    .It Li ~250ml ≈250ml Ta about so much; it counts as it stands
    .It Li two glasses Ta in words
    .El
    .\" example: day
    .Bd -literal -offset indent
    water 250ml
    water 250 ml
    water 1.5l
    water 0,5 l
    water .5l
    water 1/2 cup
    water ½ cup
    water 1½ cup
    water 1 1/2 cup
    sleep 7h30m
    sleep 7h 30m
    water 2x500ml
    water 2 × 500 ml
    water 1 250 ml
    water 1 250,5 ml
    steps 10k
    steps 3 thousand
    water 1 l 250 ml
    weight 12 st 7 lb
    water ~250ml
    water two glasses
    sleep 7 and a half hours
    .Ed
    .Pp
    Thousands may be grouped by a blank or a no-break blank before exactly three
    digits, with decimals after the last group.
    Of a count,
    .Ql k ,
    .Ql thousand
    and
    .Ql tisíc
    after a number are a thousand.
    A number has at most 18 digits.
    A fraction is of halves, thirds or quarters, or one part of at most 100, of a count
    of at most 8, and cannot be made shorter:
    .Ql 6/8 glasses
    is how much of a goal is done, and an error.
    .Ql and a half
    behind a whole number, before a unit, is a half more.
    .Pp
    .Em Several units
    are one amount if they are of one kind, and all metric or all not, with the greater
    first; no vessel is among them, all numbers but the last are whole, and each part
    is less than one of the unit before it.
    .Pp
    .Em "In words"
    a number is
    .Ql a ,
    .Ql an ,
    .Ql half a ,
    .Ql a quarter
    or
    .Ql one
    to
    .Ql twelve ,
    in Czech
    .Ql půl ,
    .Ql čtvrt
    or
    .Ql jeden
    to
    .Ql dvanáct
    in the usual forms, before a known unit.
    A
    .Em vessel
    without a number is one of them:
    .Ql cup ,
    .Ql glass ,
    .Ql bottle ,
    .Ql šálek ,
    .Ql hrnek ,
    .Ql sklenice ,
    .Ql sklenička ,
    .Ql láhev ,
    .Ql flaška ,
    and what the configuration declares as a
    .Cm unit .
    Both count only if nothing but a time, tags and a comment follow them and the
    name.
    The last of these lines is text:
    .\" example: day
    .Bd -literal -offset indent
    half a litre of water
    glass of water 08:10
    půl litru vody
    Bottle of water was 40 crowns.
    .Ed
    """#,
    cs: #"""
      .Sh MNOŽSTVÍ
      Množství je číslo a jednotka, dohromady nebo zvlášť.
      .Bl -column "2 \[mu] 500 ml" "hodiny a minuty" -offset indent
      .It Li 250ml Ta celé číslo
      .It Li 250 ml Ta jednotka zvlášť
      .It Li 1.5l Ta desetinná tečka
      .It Li 0,5 l Ta desetinná čárka
      .It Li .5l Ta před tečkou nic
      .It Li 1/2 cup Ta zlomek
      .It Li ½ cup Ta totéž jedním znakem
      .It Li 1½ cup Ta celé číslo a zlomek
      .It Li 1 1/2 cup Ta totéž, zvlášť
      .It Li 7h30m Ta hodiny a minuty
      .It Li 7h 30m Ta totéž, zvlášť
      .It Li 2x500ml Ta několik stejných
      .It Li 2 × 500 ml Ta totéž, zvlášť
      .It Li 1 250,5 ml Ta tisíce oddělené mezerou
      .It Li 10k Ta tisíce u počtu
      .It Li 90 min: Ta znaménko za jednotkou k ní nepatří
      .It Li 1 l 250 ml Ta několik jednotek
      .It Li ~250ml ≈250ml Ta přibližně; počítá se, jak je napsáno
      .It Li two glasses Ta slovy
      .El
      .\" example: as in English
      .Pp
      Tisíce smí oddělovat mezera nebo pevná mezera před právě třemi číslicemi; za
      poslední trojicí smějí stát desetinná místa.
      U počtu jsou
      .Ql k ,
      .Ql tisíc
      a
      .Ql thousand
      za číslem tisíce.
      Číslo má nejvýš 18 číslic.
      Zlomek je z polovin, třetin nebo čtvrtin, nebo jedna část z nejvýš 100, u počtu z
      nejvýš 8, a nedá se zkrátit:
      .Ql 6/8 glasses
      říká, kolik je z cíle hotovo, a je to chyba.
      .Ql a půl
      za celým číslem, před jednotkou, je o půl víc.
      .Pp
      .Em Několik jednotek
      je jedno množství, jsou-li téhož druhu a buď všechny metrické, nebo žádná z nich;
      větší stojí napřed, není mezi nimi nádoba, všechna čísla až na poslední jsou celá
      a každá část je menší než jedna jednotka té předchozí.
      .Pp
      .Em Slovy
      je číslo
      .Ql půl ,
      .Ql čtvrt
      nebo
      .Ql jeden
      až
      .Ql dvanáct
      v obvyklých tvarech, anglicky
      .Ql a ,
      .Ql an ,
      .Ql half a ,
      .Ql a quarter
      nebo
      .Ql one
      až
      .Ql twelve ,
      před známou jednotkou.
      .Em Nádoba
      bez čísla znamená jednu:
      .Ql šálek ,
      .Ql hrnek ,
      .Ql sklenice ,
      .Ql sklenička ,
      .Ql láhev ,
      .Ql flaška ,
      .Ql cup ,
      .Ql glass ,
      .Ql bottle
      a cokoli, co nastavení deklaruje jako
      .Cm unit .
      Obojí platí jen tehdy, když za ním a za jménem následuje nanejvýš čas, štítky
      a komentář.
      Poslední z těchto řádků je text:
      .\" example: as in English
      """#)
}

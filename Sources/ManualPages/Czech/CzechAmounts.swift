extension CzechPage {
  /// The chapters of daybook(5) in Czech on amounts.
  static let amounts = #"""
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
    Tisíce smí oddělovat mezera nebo pevná mezera před právě třemi číslicemi; za
    poslední trojicí smějí stát desetinná místa.
    U počtu jsou
    .Ql k ,
    .Ql tisíc
    a
    .Ql thousand
    za číslem tisíce.
    Skupiny bez jednotky, které jsou dohromady mnohem víc, než den může mít nebo než
    žádá kterýkoli cíl, jsou
    .Sy ambiguous-number :
    může to být několik čísel.
    Menší délka před slovem jako
    .Ql převýšení
    nebo
    .Ql stoupání
    k cestě ani k množství nepatří:
    .Ql běh 12 km 340 m převýšení
    je 12 km.
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
    .Ql sklenka ,
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
    .\" example: day
    .Bd -literal -offset indent
    half a litre of water
    glass of water 08:10
    půl litru vody
    Bottle of water was 40 crowns.
    .Ed
    .Pp
    .Em Dohromady
    jsou jednotkou jakákoli písmena za číslem; ta musí být známou jednotkou, nebo
    u počtu jednotkou té veličiny
    .Pq Ql 3pills .
    .Em Zvlášť
    je jednotkou jen známá jednotka, a jednopísmenná
    .Pq Ql g l m s
    jen tehdy, když se k veličině hodí.
    Z následujících řádků je první 250 ml a text, druhý nemá množství žádné a třetí
    jsou tři pilulky:
    .\" example: day
    .Bd -literal -offset indent
    water 250 s citronem
    [x] kitchen closed at 10 PM
    vitamins 3pills
    .Ed
    .Pp
    .Ql m
    jsou metry, ale ve veličině času minuty.
    .Pp
    .Em Holé číslo
    platí jen hned za jménem deklarované veličiny, nebo za jménem a časem; jeho
    jednotka je jednotka veličiny.
    Před
    .Ql a ,
    .Ql až ,
    .Ql nebo ,
    .Ql and ,
    .Ql to ,
    .Ql or
    nebo
    .Ql –
    a větším holým číslem je to text, před jménem také, a jinde než u počtu i před měnou.
    .\" example: day
    .Bd -literal -offset indent
    Steps 3 and 4 of the manual.
    .Ed
    .Pp
    Jedno
    .Ql \&, ,
    .Ql \&; ,
    .Ql \&. ,
    .Ql \&!
    či
    .Ql \&?
    hned za množstvím nebo časem, před mezerou nebo koncem řádku, se přeskočí.
    .\" example: day
    .Bd -literal -offset indent
    run 800 m, slow
    water 250ml, 08:10.
    .Ed
    .Pp
    Množství ve volném textu jsou text.
    .Pp
    Množství jiného druhu, než je veličina, třeba
    .Ql water 3kg ,
    je chyba.
    .Pp
    Nula je údaj, i když se nic nepřičetlo:
    .\" example: day
    .Bd -literal -offset indent
    cigarettes 0
    .Ed

    """#
}

extension CzechPage {
  /// The chapters of daybook(5) in Czech on times, tags, goals of a day and Markdown.
  static let times = #"""
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
    Před jménem, za nímž stojí další slova,
    .Ql 9:00-10:00 Read emails ,
    patří rozmezí k plánu a množstvím není.
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
    .\" example: day
    .Bd -literal -offset indent
    [ ] workout 18:05-?
    sleep 23:15-?
    .Ed
    .Pp
    Za
    .Ql za
    nebo
    .Ql in
    je čas text a hned za vzdáleností je textem i to, co denním časem být nemůže,
    jak dlouho trvala každá její část, také vedle slova, které to říká, a málo hodin se sekundami.
    Z těchto řádků má čas jen poslední:
    .\" example: day
    .Bd -literal -offset indent
    run 5km za 22:40
    run 5km 25:10
    run 5km 5:30 na km
    run 5km, tempo 5:30
    run 10km 0:52:10
    run 5km 18:30
    .Ed
    .Pp
    S
    .Ql day-starts 04:00
    končí den ve čtyři ráno:
    .Ql 00:40
    v souboru dvanáctého je
    .Em konec
    toho dne, čtyřicet minut po půlnoci, a
    .Ql 2026-01-13T00:40
    také.
    .Pp
    Před volným textem je nemožný čas chyba;
    .Ql 8.10
    za množstvím je varování, a žádný čas, a stejně tak
    .Ql 14.00
    hned za tím, co se pije po šálcích, které se počítá jako množství; pár litrů
    a čtvrtky pár šálků mohou být míněny.
    Jakmile volný text začal, je
    .Ql 25:10
    text.
    Datum souboru se přeskočí; datum jiného dne je varování a jeho čas se nepočítá.
    Rozmezí, které nemá žádnou délku, je ve veličině času chyba, a stejně tak délka
    napsaná jako denní čas a rozmezí pouhých hodin; u každého se ohlásí, co bylo asi
    míněno.
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
    .\" code: bad-amount
    sleep 23-7
    .Ed
    .Sh ŠTÍTKY
    .Bl -column "+slovo @slovo #slovo" "x" -offset indent
    .It Li +slovo @slovo #slovo Ta slovo začíná písmenem
    .It Li klíč:hodnota Ta "klíč má písmena, číslice, - a _ a začíná písmenem; hodnota nezačíná / ani \e"
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
    .\" example: day
    .Bd -literal -offset indent
    [x] breakfast water:300ml kcal:420 protein:18g
    lunch 12:30 kcal:600
    water 500ml 19:10 +training @gym #monday
    soup (kcal:: 350) and bread
    #kcal:350 soup
    .Ed
    .Pp
    První slovo odškrtnutí je štítkem jen tehdy, je-li jeho klíčem deklarovaná
    veličina.
    První z těchto řádků se počítá, druhý je jednorázový úkol:
    .\" example: day
    .Bd -literal -offset indent
    [x] kcal:600
    [ ] call:mum
    .Ed
    .Pp
    Štítky o jednom slově před jménem odškrtnutí se uchovají a do jména nepatří; nestojí-li
    za nimi nic, je jménem první z nich:
    .\" example: day
    .Bd -literal -offset indent
    [ ] @phone dentist
    [ ] +garden
    .Ed
    .Pp
    Mezi klíčem a číslem ani uvnitř čísla nesmí být mezera.
    Toto se nepočítá:
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: spaced-tag
    lunch kcal: 600
    .\" code: spaced-tag
    lunch kcal:1 250
    .Ed
    .Pp
    .Cm file\&:
    je příloha, s cestou od složky deníku.
    .Cm source\&:
    a
    .Cm id\&:
    říkají, odkud je řádek, který přišel importem.
    .Bd -literal -offset indent
    [x] breakfast 10:30 oatmeal with berries file:photos/oats.jpg
    [x] dinner 21:00 file:"a b.jpg"
    .Ed
    .Sh CÍLE
    Cíl je jeden ze tří:
    .Bl -column "goal at most MNOŽSTVÍ" -offset indent
    .It Cm goal Ar MNOŽSTVÍ Ta aspoň tolik
    .It Cm goal at most Ar MNOŽSTVÍ Ta nejvýš tolik
    .It Cm goal Ar OD Ns .. Ns Ar DO Ta rozmezí, včetně obou krajů
    .El
    .Pp
    V nastavení smí cíl „aspoň“ a „nejvýš“ u veličiny, která se sčítá, končit na
    .Ql /week ;
    pak je cílem týdne.
    .Pp
    Za cílem „aspoň“ smí
    .Cm best Ar OD Ns .. Ns Ar DO
    říct, kde nad ním je to nejlepší; ukazuje se a radí, nikdy se podle toho
    nehodnotí:
    .\" example: conf
    .Bd -literal -offset indent
    measure protein "Bílkoviny" unit g goal 140g best 150g..160g
    .Ed
    .Pp
    V souboru dne dá
    .Cm goal
    a deklarovaná veličina tomuto dni jeho vlastní cíl.
    Ten
    .Ql /week
    nemá.
    .\" example: day
    .Bd -literal -offset indent
    goal water 3l
    goal coffee at most 4cup
    goal kcal 1800..2200
    .Ed
    .Pp
    U toho, čeho má být nejvýš tolik, ukazuje
    .Xr daybook 1 ,
    kdy to bylo naposledy, ať jde o kávu nebo o lék.
    Stačí k tomu veličina a štítek; jaká je mez, říká člověk sám:
    .\" example: conf
    .Bd -literal -offset indent
    measure caffeine "Kofein" unit mg goal at most 400mg
    .Ed
    .\" example: day
    .Bd -literal -offset indent
    coffee 1cup 08:10 caffeine:90mg
    green tea 14:30 caffeine:35mg
    .Ed
    .Pp
    Z několika cílů, které by v některý den platily, je nejsilnější vlastní cíl dne;
    pak cíl s
    .Cm when ;
    pak ten s nejpozdějším
    .Cm from ;
    pak poslední řádek.
    .Sh MARKDOWN
    V souboru s příponou
    .Pa .md
    se nepočítá a není zápiskem, co Markdown neukazuje jako obsah: kód mezi ploty
    .Pq Ql \`\`\` No nebo Ql ~~~
    a to, co stojí mezi
    .Ql %%
    a
    .Ql %%
    nebo
    .Ql <!--
    a
    .Ql --> ,
    v řádku i přes řádky.
    Co nic neuzavírá, nic neskrývá a ohlásí se
    .Pq Sy uncounted .
    .Pp
    Mezi prvním řádkem
    .Ql ---
    a dalším takovým stojí hlavička, řádky
    .Ql "klíč: hodnota" .
    U deklarované veličiny je to záznam.
    U deklarovaného návyku jsou
    .Ql true ,
    .Ql yes ,
    .Ql x ,
    .Ql done ,
    čas nebo množství splněné odškrtnutí;
    .Ql false ,
    .Ql no
    a prázdno nejsou nic; každá jiná hodnota se ohlásí.
    Seznam a nedeklarovaný klíč zůstávají stranou.
    .Pp
    Další platí v souboru s kteroukoli příponou.
    Jméno smí být
    .Ql **tučné** ,
    .Ql _takto_ ,
    .Ql [[odkazem]]
    nebo, za odrážkou či políčkem, štítkem
    .Pq Ql "- [x] #workout" ;
    jiné štítky smějí stát před ním
    .Pq Ql "- [x] #habit workout" .
    Samo na řádku bez políčka se takové jméno nepočítá.
    Znaky doplňku Tasks jsou štítky, každý s tím, co za ním stojí:
    .Bd -literal -offset indent
    - [x] workout hard 🔁 every week 📅 2026-01-14 ✅ 2026-01-12 ^a1b2
    .Ed
    .Pp
    Jsou to
    .Ql 📅 ⏳ 🛫 ➕ ✅ ❌ 🔁 🔺 ⏫ 🔼 🔽 ⏬ 🆔 ⛔ 🏁
    a
    .Ql ^blok
    na konci řádku.
    .Pp
    Nový řádek přijde v poznámce pod poslední odškrtnutí nebo záznam i s tím, co je
    pod ním odsazené; nebo do oddílu, který jmenuje
    .Cm section ,
    má-li ho poznámka.
    Text přijde na konec.

    """#
}

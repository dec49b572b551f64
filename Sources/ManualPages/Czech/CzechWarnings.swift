extension CzechPage {
  /// The chapters of daybook(5) in Czech on its warnings.
  static let warnings = #"""
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
    .It Sy distant-day
    Soubor, sám nebo nejvýš se dvěma dalšími, je od ostatních dnů vzdálen přes
    dvacet let: v roce je asi překlep.
    .Dl 0206-01-12.txt
    .It Sy near-name
    Jméno odškrtnutí není deklarované, ale skoro: jedno písmeno přebývá, chybí, je
    jiné, nebo prohozené se sousedním, anebo chybí jen háčky a čárky, ve jménech od
    čtyř písmen; ze tří písmen jsou prohozená poslední dvě; jméno na
    .Ql \-ek
    je v jiném pádu; nebo je k deklarovanému přilepen čas či znaménkem další slovo.
    První písmeno, a ve jménu o čtyřech kterékoli, je zaměněné za sousední na
    klávesnici, za podobně znějící, nebo samohláska za samohlásku; slovo samo o sobě,
    jako
    .Ql bread
    vedle
    .Ql read ,
    není skoro žádným jménem.
    Takové jméno se ohlásí i na textovém řádku.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    [x] brekfast 10:30
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    [x] gym,legs
    .\" code: near-name
    [x] gym17:00
    .Ed
    .It Sy odd-time
    Čas psaný s tečkou, nebo s čárkou za množstvím s jednotkou či za jménem zaškrtnutého,
    v závorkách, po
    .Ql @ ,
    bez dvojtečky nebo jako
    .Ql 20h ,
    který není časem; čas slovy,
    .Ql v půl osmé
    nebo
    .Ql o půlnoci ;
    hodina sama za
    .Ql v ,
    na konci nebo před čárkou či slovem jako
    .Ql s ,
    u jídla a u návyku s časem v té polovině dne, ve které bývá;
    čas před polednem, za nímž stojí
    .Ql večer
    nebo
    .Ql odpoledne ;
    3 až 12 šálků, za nimiž stojí část dne, třeba
    .Ql káva 8 ráno ;
    rozmezí delší než 16 hodin, které mohlo začít o půl dne později, nebo delší než 12, má-li
    .Ql am
    nebo
    .Ql pm
    jen na konci: řádek se počítá, jak stojí, a
    .Ql daybook add
    se na něj zeptá nebo ho odmítne.
    Rozmezí dvou časů v jiném zápisu
    .Pq Ql 6-7pm , Ql od 23.15 do 7 .
    Čas před jménem, v němž je mezera, před nímž je slovo nebo za nímž pomlčka
    .Pq Ql 10: 30 water 250ml , Ql 8:10 - water 250ml .
    Nebo datum jiného dne, i
    .Ql 11.1. ,
    .Ql 11. ledna ,
    .Ql v neděli ,
    .Ql včera
    a, ne však u veličiny času,
    .Ql minulou noc ,
    také v závorkách nebo jako odkaz
    .Pq Ql [[2026-01-11]] ,
    za nímž jsou nanejvýš časy a štítky: pak se žádný čas nepočítá.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-time
    water 250ml 8.10
    .\" code: odd-time
    water 250ml @08:10
    .\" code: odd-time
    water 250ml v půl osmé
    .\" code: odd-time
    water 0810
    .\" code: odd-time
    water 250ml 20h
    .\" code: odd-time
    water 250ml at 8
    .\" code: odd-time
    water 250ml 8:10 evening
    .\" code: odd-time
    sleep 11:30-7:00
    .\" code: odd-time
    gym 6:00-7:00pm
    .\" code: odd-time
    [x] gym 18.30
    .\" code: odd-time
    [x] gym 6-7pm
    .\" code: odd-time
    sleep from 11pm to 7
    .\" code: odd-time
    [x] gym 2026-01-11
    .\" code: odd-time
    steps 8432 yesterday
    .Ed
    .It Sy tiny-amount
    Holé číslo, které sotva bylo myšleno tak, jak stojí: nad nulou a nejvýš dvacetina
    hrnku veličiny nebo, ve veličině času, jejího denního cíle; v objemu bez hrnku dvacetina
    obvyklého hrnku, není-li tak malý i denní cíl; v objemu, jehož denní cíl je napsán
    v uncích, nejvýš jedenapůlkrát tolik, kolik jich má.
    Stejně tak počet hodin psaný jako čas,
    .Ql 7.30 ,
    kromě čtvrtin, s jednotkou, končí-li nulou,
    .Ql 7.30h ;
    množství s jednotkou, které začíná nulou a nemá desetinnou čárku, kromě času,
    .Ql 05 l ;
    a počet kilometrů nebo mil nad dvacetinásobek cíle a nad 100 km, bez cíle nad
    1000 km: jsou to spíš metry; a ve veličině, která se počítá v hrncích, více než dvacet jich
    a více než čtyřnásobek cíle nebo počet psaný jako cena,
    .Ql 4.50 .
    Stejně tak hrnek nebo předvolba v
    .Pa daybook.conf
    bez jednotky, kam se vejde nejvýš dvacetina obvyklého hrnku.
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
    sleep 7.30h
    .\" code: tiny-amount
    run 800
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
    .It Sy other-unit
    Slovo hned za holým číslem, které počítá něco jiného než jednotka veličiny, třeba
    prášky, kola, plátky, peníze, stupně, dny nebo lidi, nebo které číslo násobí: tucet, sto,
    série, balíčky; nebo které říká, kolikrát; nebo písmeno jednotky jiného druhu, za nímž nic není.
    Nebo slovo hned za hodnotou menší než deset, které z ní dělá změnu, u veličiny,
    která se nesčítá a není počtem.
    Počítá se jen číslo a
    .Ql daybook add
    se zeptá, nebo ho odmítne.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: other-unit
    protein 2 eggs
    .\" code: other-unit
    water 250 g
    .\" code: other-unit
    steps 12 hundred
    .\" code: other-unit
    water 2 times 300ml
    .\" code: other-unit
    weight 0.5kg down
    .Ed
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
    hned za množstvím nebo jeho nádobou; minuty za hodinami, jejichž jednotka je překlep; jiné množství samo v závorkách nebo uvozovkách, nebo se znaménkem; číslo za
    šipkou nebo za slovem, které množství bere zpět,
    .Ql 250ml, ne, 300 ;
    druhé rozmezí, druhý čas.
    Počítá se první.
    Méně než polovina délky rozmezí, za kterou jsou slova, se počítá místo ní a
    oznámí se:
    .Ql sleep 23:15-06:45, 1h awake .
    Rozmezí za délkou, na kterou je příliš krátké, je něčeho jiného, a čas řádku není:
    .Ql sleep 7h, nap 13:00-13:30 .
    Oznámí se i číslo mezi slovy, která říkají kdy nebo s kým, kolik bylo v každé
    z několika nádob, a kolik jich bylo.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: second-amount
    water 250ml and 100ml
    .\" code: second-amount
    coffee 1 cup 200ml
    .\" code: second-amount
    sleep 7h 30
    .\" code: second-amount
    water 250ml -50ml
    .\" code: second-amount
    water 500ml x 2
    .\" code: second-amount
    water 2 bottles (750ml)
    .\" code: second-amount
    water 3 glasses of 300ml
    .\" code: second-amount
    water 250ml three glasses
    .\" code: second-amount
    2 glasses of water at lunch and 1 at dinner
    .\" code: second-amount
    steps 20, 15, 10
    .\" code: second-amount
    weight 82.4 -> 82.1
    .\" code: second-amount
    water 250ml 8:00, 20:00
    .Ed
    .It Sy glued-lines
    Na řádku se slil druhý záznam nebo políčko, i za hrnkem s časem, nebo stojí druhý návyk za čárkou, za
    .Ql a
    nebo za
    .Ql pak ,
    nebo jakékoli jméno kromě jídla hned za napsaným množstvím.
    Počítá se první, s časem, který je jeho; oprava je rozdělí, z více návyků každý na
    vlastní řádek, a ostatním dá odsazení, citační značky a odrážku prvního.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: glued-lines
    water 250ml 21:00water 250ml
    .\" code: glued-lines
    water 08:10 coffee 1 cup
    .\" code: glued-lines
    [x] breakfast 10:30[x] gym
    .\" code: glued-lines
    [x] breakfast, gym
    .Ed
    .It Sy spaced-tag
    Klíč veličiny s dvojtečkou nebo
    .Ql =
    oddělený od svého čísla, nebo číslo s mezerou uvnitř nebo před jednotkou, s níž je
    to jiné množství; nepočítá se žádné z nich.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: spaced-tag
    lunch kcal=600
    .\" code: spaced-tag
    lunch kcal : 600
    .\" code: spaced-tag
    lunch kcal:1 250
    .\" code: spaced-tag
    soup water:1 l
    .Ed
    .It Sy absurd-total
    Víc za den, než kdo zvládne: přes 20 litrů nápoje, 24 hodin, 2000 km, 20 000 kcal,
    nebo váha přes 700 kg.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: absurd-total
    water 25l
    .Ed
    .It Sy zero-amount
    Nic tam, kde je cílem aspoň něco; u jedné veličiny jednou za soubor.
    .Ql daybook add
    to odmítne.
    Stejně tak cíl aspoň nula, který splní každý den,
    .Ql goal water 0 .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: zero-amount
    water 0ml 14:00
    .Ed
    .It Sy duplicate-entry
    Totéž jméno, množství a čas jako na dřívějším řádku; bez času to není zdvojení
    a s jiným štítkem
    .Ql id:
    než tam také ne.
    .\" example: errors
    .Bd -literal -offset indent -compact
    water 250ml 08:10
    .\" code: duplicate-entry
    water 250ml 08:10
    .Ed
    .It Sy contradicting-ticks
    Tentýž návyk je na dřívějším řádku označený jinak; odškrtnutí návyku, který se
    skládá z jiných; nebo návyk, který se počítá jako hotový s nulovým množstvím či se
    slovy, která říkají něco jiného, a stejně tak záznam jen s takovými slovy; nebo
    množství před jménem, které patří do věty.
    .\" example: errors
    .Bd -literal -offset indent -compact
    [-] workout too tired
    .\" code: contradicting-ticks
    [x] workout 19:10
    .\" code: contradicting-ticks
    gym 0 min
    .\" code: contradicting-ticks
    run 5km cancelled
    .\" code: contradicting-ticks
    2 l of water leaked into the basement
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

    """#
}

extension FormatPage {
  /// The page in Czech.
  static let czech = #"""
    .\" Formát deníku, verze 1.
    .\"
    .\" Příklady jsou tytéž jako v anglické stránce a stejně označené pro testy.
    .Dd November 21, 2026
    .Dt DAYBOOK 5
    .Os daybook
    .Sh NAME
    .Nm daybook
    .Nd textový deník pití, návyků a všeho, co se měří po dnech
    .Sh POPIS
    Deník je složka textových souborů, pro každý den jeden.
    Člověk do nich píše, co vypil a snědl, kolik váží a co udělal, a cokoli dalšího, co
    stojí za řádek.
    Soubory jsou určeny k psaní rukou, na jakémkoli zařízení a v jakémkoli editoru;
    .Xr daybook 1
    je čte, doplňuje a dělá z nich přehledy.
    Tato stránka říká, co se dá napsat a co to znamená.
    .Pp
    Před všemi pravidly stojí tři sliby:
    .Bl -enum -offset indent
    .It
    .Sy Nic se neztratí.
    Jakékoli bajty jsou soubor, který jde přečíst, a čtení zachová každý z nich:
    konce řádků obojího druhu, značku pořadí bajtů, tabulátory, mezery na konci,
    chybějící poslední konec řádku, neplatné UTF-8, NUL i řádek o deseti megabajtech.
    .It
    .Sy Nic se nehádá a nic se nepřejde mlčením.
    Co není srozumitelné, nepočítá se a zůstane, jak je;
    .Ql daybook check
    řekne, kde to je, proč, a co napsat místo toho.
    Ohlásí i to, co se jen možná mělo počítat, viz
    .Sx CO SE MOŽNÁ MĚLO POČÍTAT .
    Obyčejný text nechá být.
    .It
    .Sy Ničeho jiného se nikdo nedotkne.
    Úprava změní bajty svého řádku a žádného jiného, ve stylu, jaký soubor už má.
    Přidaný řádek končí znakem konce řádku, i když poslední řádek před ním ho neměl.
    .Ql daybook fmt
    mění jen mezery a konce řádků, a nikdy pořadí čehokoli.
    .El
    .Sh SLOŽKA
    Den je jeden soubor, pojmenovaný datem, s příponou
    .Pa .txt
    nebo
    .Pa .md ,
    takže denní poznámky z Obsidianu jsou deníkem.
    Leží na jednom ze tří míst:
    .Bl -column "2026/01/2026-01-12.txt" "ve složce svého roku a měsíce" -offset indent
    .It Pa 2026-01-12.txt Ta přímo ve složce Ta Cm flat
    .It Pa 2026/2026-01-12.txt Ta ve složce svého roku Ta Cm year
    .It Pa 2026/01/2026-01-12.txt Ta ve složce svého roku a měsíce Ta Cm month
    .El
    .Pp
    Všechny tři způsoby se smějí míchat; nové soubory vznikají tam, kam ukazuje
    .Cm layout ,
    jinak tam, kde je nejnovější soubor, a s jeho příponou.
    .Pp
    Dny, které jiný program ukládá jinak, se čtou tam, kde říká vzor, a také na těch
    třech místech, která mají přednost, má-li den dva soubory:
    .\" example: conf
    .Bd -literal -offset indent
    layout "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd"
    .Ed
    .Pp
    Ve vzoru je
    .Ql YYYY YY
    rok,
    .Ql MM M MMMM MMM
    měsíc číslicemi a jménem, dlouhým nebo krátkým,
    .Ql DD D
    den a
    .Ql dddd ddd
    den v týdnu; běh písmen je takovým zástupcem, jen když se z nich skládá celý,
    jinak platí sám za sebe.
    Přípona je
    .Pa .txt
    nebo
    .Pa .md .
    Jména mohou být anglická nebo česká, u měsíců i tak, jak se píšou za dnem
    .Pq Ql 12. ledna ;
    soubor, jehož jméno má jiný den v týdnu nebo měsíc, se čte a ohlásí se
    .Pq Sy unread-file .
    Žádná jiná složka se nečte.
    Soubor
    .Pa daybook.conf
    na vrchu říká, co se sleduje, viz
    .Sx NASTAVENÍ .
    I bez něj pracuje každý příkaz s tím, co je v souborech dní.
    .Bl -bullet
    .It
    Jméno souboru je den: občanské datum bez časového pásma a posunu, v letech 0001
    až 9999 proleptického gregoriánského kalendáře.
    .It
    Má-li den dva soubory, na dvou místech nebo jako
    .Pa .txt
    a
    .Pa .md ,
    platí první v pořadí flat, year, month, a
    .Pa .txt
    před
    .Pa .md .
    Druhý se hlásí podobně jako konfliktní kopie.
    .It
    .Em Konfliktní kopii
    nechává synchronizační služba vedle souboru, do kterého psala dvě zařízení,
    například
    .Pa "2026-01-12 (conflicted copy 2026-01-12).txt"
    (Dropbox, Nextcloud, Obsidian Sync),
    .Pa 2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt
    (Syncthing),
    .Pa "2026-01-12 2.txt"
    (iCloud) nebo
    .Pa "2026-01-12 (1).txt"
    (Google Drive); takové kopie mívá i
    .Pa daybook.conf .
    Nikdy se nepočítá a vždy se ohlásí, jednou, na standardním chybovém výstupu,
    s příkazem, který ji sloučí.
    .It
    Zástupce z iCloudu,
    .Pa .2026-01-12.txt.icloud ,
    je den, který
    .Em není stažený ,
    nikdy den, kdy se nic nedělo: přehled, do kterého patří, to ohlásí a jeho
    návratový kód je 2.
    .It
    Když daybook zapisuje soubor, stojí vedle něj
    .Pa .daybook-0.tmp
    a na okamžik
    .Pa .2026-01-12.txt.daybook
    s tím, co v něm bylo předtím.
    Po zabitém zápisu první odstraní příští zápis, druhý také, jakmile je každý jeho
    řádek ve dni nebo ho zná
    .Ql daybook undo ,
    a totéž udělají
    .Ql daybook check
    a
    .Ql daybook merge ;
    do té doby je to konfliktní kopie.
    Totéž jméno uchová i to, co jiný program uložil dvakrát během jednoho zápisu.
    .It
    Soubor s jakýmkoli jiným jménem se nečte.
    .El
    .Pp
    Správa verzí může v souboru nechat
    .Em značky sloučení :
    řádek
    .Ql <<<<<<<
    a za ním řádky
    .Ql ||||||| ,
    .Ql =======
    a
    .Ql >>>>>>> .
    Značky jsou chyby.
    Co stojí mezi
    .Ql |||||||
    a
    .Ql ======= ,
    se nepočítá, a řádek, který stojí doslova na obou stranách, se počítá jednou.
    .Sh ŘÁDKY
    Soubor je text v UTF-8, jehož řádky končí LF nebo CRLF.
    Mezerami se rozumí mezera a tabulátor; mezi slovy i pevné mezery U+00A0 a U+202F a
    mezery jiných šířek
    .Pq U+2000 až U+200A, U+205F, U+3000 .
    Znaky, které nejsou vidět
    .Pq U+200B, U+200E, U+200F, U+061C, U+2066 až U+2069, U+FEFF, U+FE0F ,
    se před slovem a za políčkem přeskočí.
    Řádek, který není platné UTF-8, je text, a chyba.
    Každý řádek je jedna ze šesti věcí:
    .Bl -column "odškrtnutí" "[x] breakfast 10:30" -offset indent
    .It Sy Řádek Ta Sy Vypadá takto Ta Sy Je
    .It prázdný Ta Ta nic
    .It komentář Ta Li # cokoli Ta přeskočí se
    .It odškrtnutí Ta Li [x] breakfast 10:30 Ta políčko a jméno
    .It záznam Ta Li water 250ml 08:10 Ta jméno a množství
    .It cíl Ta Li goal water 3l Ta vlastní cíl tohoto dne
    .It text Ta Li Spal jsem špatně. Ta všechno ostatní
    .El
    .Pp
    .Em Řádek s komentářem
    má
    .Ql #
    jako první znak, který není mezera.
    Je-li jeho prvním slovem štítek, který se počítá, třeba
    .Ql #kcal:350 ,
    je to text.
    .Pp
    .Em Text
    je zápisník.
    Nepočítá se, až na štítky v něm, viz
    .Sx ŠTÍTKY .
    .Pp
    Před odškrtnutím, záznamem nebo cílem smějí stát mezery, pak znaky citace
    .Pq Ql > ,
    pak jedna odrážka s mezerou:
    .Ql - ,
    .Ql * ,
    .Ql + ,
    .Ql • ,
    .Ql ◦ ,
    .Ql – ,
    nebo číslo jako
    .Ql 1.
    či
    .Ql 1) .
    Seznam úkolů v Markdownu je tedy soubor dne.
    .\" example: day
    .Bd -literal -offset indent
    - [x] weighed
    * water 330ml 12:45
    > water 250ml
    > - [x] gym
    1. [ ] dinner 21:00
    • goal water 3l
    .Ed
    .Pp
    Odškrtnutí i záznam se skládá ze
    .Em jména ,
    pak z
    .Em množství
    a
    .Em času
    v libovolném pořadí, pak z volného
    .Em textu .
    Čas smí stát i před jménem.
    .Em Štítky
    a jeden
    .Em komentář ,
    totiž
    .Ql #
    mezi mezerami a vše až do konce řádku, smějí stát kdekoli za jménem.
    .\" example: day
    .Bd -literal -offset indent
    water 250ml 08:10
    2 bottles of water
    [x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g
    [ ] dinner 21:00
    [-] workout sprained ankle
    weight 82.4kg 07:05
    sleep 23:15-06:45
    water:: 500ml
    coffee 1 cup 8am   # the big one
    goal water 3l
    Slept badly, rain all day.
    .Ed
    .\" example: day
    .Bd -literal -offset indent
    water 08:10 250 ml after the run +training
    08:30 water 250ml
    .Ed
    .Pp
    Řádek s chybou se nepočítá, s jedinou výjimkou: kvůli vadnému štítku se nepočítá jen
    ten štítek.
    .Ss Jména
    Jméno je nejdelší deklarované jméno, popisek nebo alias, kterým řádek začíná.
    Není-li žádné, je jménem záznamu jeho první slovo a jménem odškrtnutí jeho slova
    až po první množství, čas, štítek, komentář nebo konec.
    .Pp
    Na velikosti písmen nezáleží, na normalizaci Unicode také ne, ani na tom, je-li
    místo spojovníku mezera:
    .Ql "Kitchen closed"
    a
    .Ql kitchen-closed
    je jedno jméno.
    Hned za jménem, před mezerou nebo koncem řádku, se přeskočí jedno
    .Ql \&:
    nebo
    .Ql :: ,
    anebo jedno
    .Ql \&, ,
    .Ql \&; ,
    .Ql \&. ,
    .Ql \&!
    či
    .Ql \&? .
    .\" example: day
    .Bd -literal -offset indent
    [x] Kitchen closed
    [x] kitchen-closed
    [x] Kitchen closed at 10 PM
    WATER: 250ml
    water, 250ml
    .Ed
    .Sh ZÁZNAMY
    Záznam je řádek bez políčka, jehož jméno je deklarované a který má množství tam,
    kde smí být: za jménem, nebo před ním.
    Ve druhém případě se slovo
    .Ql of
    přeskočí.
    .\" example: day
    .Bd -literal -offset indent
    250ml water
    2 bottles of water
    water 250
    water 08:10 250
    .Ed
    .Pp
    Veličina, která má
    .Cm cup ,
    sama na řádku nebo jen s časem, štítky či komentářem, je jeden hrnek.
    .\" example: day
    .Bd -literal -offset indent
    water
    water 08:10
    water 10:05 +desk   # the blue mug
    .Ed
    .Pp
    Stojí-li hned za jménem interpunkční znaménko a dál nanejvýš štítky a komentář, je to
    nevyplněné pole a nepočítá se:
    .\" example: day
    .Bd -literal -offset indent
    Water:
    - Water::
    Water: #daily
    .Ed
    .Pp
    Záznam u návyku je splněné odškrtnutí.
    Jeho množství se píše číslicemi.
    .\" example: day
    .Bd -literal -offset indent
    gym 45min
    .Ed
    .Pp
    V deníku, který nedeklaruje žádný návyk ani veličinu, je záznamem i řádek, za
    jehož prvním slovem hned následuje množství s jednotkou nebo časové rozmezí.
    Jméno, které má někde záznam, je veličina; jeho odškrtnutí s množstvím je záznam,
    bez něj jednorázový úkol.
    Jméno každého jiného odškrtnutí je návyk, jakmile stojí ve třech dnech, nebo
    stálo-li v některém z prvních deseti souborů.
    Co nikdo nedeklaroval, není nikdy chyba.
    .\" example: bare
    .Bd -literal -offset indent
    ran 5km
    sleep 23:15-06:45
    [x] stretched
    .Ed
    .Pp
    Každý jiný řádek bez políčka je text, viz
    .Sx CO SE MOŽNÁ MĚLO POČÍTAT .
    .Sh ODŠKRTNUTÍ
    Odškrtnutí je políčko a jméno:
    .Bl -column "[/] [>] [<] [!] [?]" "schválně vynecháno" -offset indent
    .It Li "[ ] ☐" Ta otevřené
    .It Li "[x] [X] ☑ ✓ ✔" Ta hotové
    .It Li [-] Ta schválně vynechané
    .It Li "[/] [>] [<] [!] [?]" Ta otevřené, jak je píše Obsidian
    .El
    .\" example: day
    .Bd -literal -offset indent
    ☑ weighed
    ✓ breakfast 10:30
    ☐ dinner 21:00
    [>] gym
    .Ed
    .Pp
    Příkaz, který takový znak změní, napíše políčko v hranatých závorkách.
    Políčko, za nímž nic není, je text.
    .Pp
    Před deklarovaným jménem se čte i políčko, za kterým chybí mezera nebo které má
    uvnitř o mezeru méně či více, s tipem, který ho opraví
    .Pq Sy odd-box .
    Tip dostane i takové políčko před jiným jménem a jiné políčko před deklarovaným
    jménem, ale tam je to text.
    Zde se počítají první čtyři:
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [] dinner
    .\" code: odd-box
    [ x] weighed
    .\" code: odd-box
    [x ] gym
    .\" code: odd-box
    [x]dentist
    .\" code: odd-box
    (x) workout
    .Ed
    .Pp
    Odškrtnutí, jehož jméno není deklarované, je v deníku, který nějaká deklaruje,
    .Em jednorázový úkol .
    Ukazuje se u svého dne a exportuje se, ale nikam se nepočítá.
    Otevřený zůstává, dokud se nezmění jeho políčko ve vlastním souboru: den ukazuje
    ty ze 14 předchozích dnů pod jejich daty a
    .Ql daybook done
    ho odškrtne tam, kde stojí.
    Je-li jeho jméno skoro deklarované, je to varování
    .Pq Sy near-name .
    .\" example: day
    .Bd -literal -offset indent
    [ ] call the dentist
    [x] pay the rent 09:20
    .Ed
    .Pp
    Odškrtnutí u veličiny:
    .Bl -column "[x] nebo [X]" "x" -offset indent
    .It Li "[ ]" Ta "plán, který se nepočítá"
    .It Li [x] Ta "záznam jeho množství, nebo hrnku, má-li ho veličina; bez obojího chyba"
    .It Li [-] Ta "vynechá toho dne cíl veličiny"
    .El
    .\" example: day
    .Bd -literal -offset indent
    [x] run 5km
    [x] water
    [ ] run 10km 18:30
    [-] steps rain all day
    .Ed
    .Pp
    Stojí-li místo množství jiná slova, je otevřené i hotové odškrtnutí jednorázový
    úkol; vynechané patří veličině, jako výše.
    .\" example: day
    .Bd -literal -offset indent
    [x] Water the plants
    .Ed
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
    .Sh JEDNOTKY
    .Bl -column "vzdálenost" "tsp tbsp oz cup" "1 oz = 29,5735295625 ml," -offset indent
    .It Sy Druh Ta Sy Jednotky Ta Sy Kolik to je
    .It objem Ta Li ml cl dl l Ta
    .It Ta Li tsp tbsp oz cup Ta USA: 1 oz = 29,5735295625 ml,
    .It Ta Li pint quart gal Ta 1 cup = 8 oz = 236,5882365 ml
    .It Ta Li floz , Li fl oz Ta 1 oz
    .It Ta Li imp-oz Ta 28,4130625 ml
    .It Ta Li imp-pint Ta 568,26125 ml
    .It Ta Li glass Ta 250 ml
    .It Ta Li bottle Ta 500 ml
    .It hmotnost Ta Li g µg mcg mg kg Ta
    .It Ta Li lb Ta 453,59237 g
    .It Ta Li st Ta 14 lb
    .It energie Ta Li kcal kJ Ta 1 kcal = 4,184 kJ
    .It čas Ta Li min s h Ta
    .It vzdálenost Ta Li km m mi Ta 1 mi = 1,609344 km
    .It podíl Ta Li % Ta
    .It počet Ta žádná, nebo slovo Ta 1, ať je slovo jakékoli
    .El
    .Pp
    V první jednotce svého druhu se veličina počítá, pokud neřekne
    .Cm unit .
    Sklenice a láhev mají uvedený objem, dokud nastavení neřekne jinak.
    Ve veličině, která má
    .Cm cup ,
    znamená slovo
    .Ql cup
    právě ten, a to všude: na řádcích, v jejím cíli, jako její
    .Cm unit
    i v tom, co se tiskne.
    Zde je
    .Ql tea 100ml
    půl hrnku:
    .\" example: conf
    .Bd -literal -offset indent
    measure tea "Čaj" unit cup cup 200ml goal 3cup
    .Ed
    .Pp
    Počty s různými slovy, třeba pilulky a kapky, se nesčítají.
    Množná čísla a dlouhé tvary se čtou jako jejich jednotka: viz
    .Sx Tvary slov .
    .Pp
    Druh veličiny je druh její jednotky
    .Pq Cm unit ,
    jinak jejího cíle, jinak jejího hrnku, jak je má její vlastní řádek.
    Nemá-li řádek nic z toho, je to chyba.
    .Ss Přesnost
    Desetinná čísla jsou všude přesná.
    Osm záznamů po
    .Ql 10 oz
    splní cíl
    .Ql 80 oz ,
    stejně jako osmdesát po
    .Ql 1 oz ;
    tři záznamy po
    .Ql 1/3 cup
    jsou jeden hrnek;
    .Ql 0.1l
    a
    .Ql 0.2l
    je
    .Ql 0.3 l .
    .Pp
    Každá hodnota je celý počet nejmenších dílů svého druhu, zaokrouhlená jednou, na
    svém řádku, polovina k sudému sousedu.
    Každá jednotka výše, i třetina hrnku, je celým počtem těchto dílů, a součet za celý
    život se vejde do 64 bitů.
    .Bl -column "podíl a počet" "1/32 000 000 ml" -offset indent
    .It objem Ta 1/32 000 000 ml
    .It hmotnost Ta 1 ng
    .It energie Ta 1 mJ
    .It čas Ta 1 µs
    .It vzdálenost Ta 1 µm
    .It podíl a počet Ta 1/1 000 000
    .El
    .Pp
    Součet a jeho cíl se porovnávají tak, jak se tisknou, na šest desetinných míst
    jednotky veličiny.
    .Ss Tvary slov
    Tato slova se čtou jako jednotka nebo číslo před nimi, malými i velkými písmeny:
    .Bl -tag -width imp-pint -offset indent -compact
    .It Li ml
    mls, milliliter, milliliters, millilitre, millilitres, mililitr, mililitry, mililitru, mililitrů
    .It Li cl
    centiliter, centiliters, centilitre, centilitres, centilitr, centilitry, centilitru, centilitrů
    .It Li dl
    dcl, deciliter, deciliters, decilitre, decilitres, decilitr, decilitry, decilitru, decilitrů, deci
    .It Li l
    liter, liters, litre, litres, litr, litry, litru, litrů
    .It Li tsp
    teaspoon, teaspoons, lžička, lžičky, lžiček, lzicka, lzicky, lzicek
    .It Li tbsp
    tablespoon, tablespoons, lžíce, lžic, lzice, lzic
    .It Li oz
    ounce, ounces, floz, fl oz, fl. oz., fl. oz, fl ounce, fl ounces, fluid ounce, fluid ounces, fluid oz
    .It Li cup
    cups, hrnek, hrnky, hrnku, hrnků, hrnkem, hrneček, hrnečku, hrnečky, hrnečků, šálek, šálky, šálku, šálků, šálkem, salek, salky, salku, salkem
    .It Li pint
    pints, pt
    .It Li quart
    quarts, qt
    .It Li gal
    gallon, gallons
    .It Li imp-oz
    imp oz
    .It Li imp-pint
    imp-pints, imp pint, imp pints
    .It Li glass
    glasses, sklenice, sklenic, sklenici, sklenicí, sklenička, skleničku, skleničky, skleničce, skleničkou, skleniček, skleničkami, sklenicemi, sklenicím, sklenicích, sklenicka, sklenicku, sklenicky, sklenicek, sklenka, sklenky, sklence, sklenku, sklenkou, sklenek, sklenkám, sklenkách, sklenkami
    .It Li bottle
    bottles, láhev, láhve, láhvi, láhví, lahev, lahve, lahvi, lahví, lahvička, lahvičku, lahvičky, lahviček, flaška, flašku, flašky, flašce, flaškou, flašek, flaškami, lahvemi, láhvemi, lahvičkou, lahvičkami, lahvím, lahvích
    .It Li g
    gram, grams, gramme, grammes, gramy, gramu, gramů
    .It Li µg
    μg, microgram, micrograms, mikrogram, mikrogramy, mikrogramu, mikrogramů
    .It Li mg
    milligram, milligrams, miligram, miligramy, miligramu, miligramů
    .It Li kg
    kgs, kilo, kilos, kilogram, kilograms, kila, kilogramy, kilogramu, kilogramů
    .It Li lb
    lbs, pound, pounds
    .It Li st
    stone, stones
    .It Li kcal
    kcals, kilocalorie, kilocalories, kilokalorie, kilokalorií
    .It Li kJ
    kj, kilojoule, kilojoules, kilojoul, kilojoulů
    .It Li min
    mins, minute, minutes, minuta, minuty, minutu, minut
    .It Li s
    sec, secs, second, seconds, sekunda, sekundy, sekundu, sekund
    .It Li h
    hr, hrs, hour, hours, hodina, hodiny, hodinu, hodin, hod
    .It Li km
    kilometer, kilometers, kilometre, kilometres, kilometr, kilometry, kilometru, kilometrů
    .It Li m
    meter, meters, metre, metres, metr, metry, metru, metrů
    .It Li mi
    mile, miles, míle, mílí, mil
    .It Li %
    percent, procento, procenta, procent
    .It Li 1
    a, an
    .It Li 1
    one, jeden, jedna, jedno, jednu, jednoho, jedné, jednomu, jednom, jedním, jednou
    .It Li 2
    two, dva, dvě, dve, dvou, dvěma, dvema
    .It Li 3
    three, tři, tri, tří, třech, třem, třemi, trech, tremi
    .It Li 4
    four, čtyři, ctyri, čtyř, čtyřech, čtyřem, čtyřmi, ctyrmi
    .It Li 5
    five, pět, pet, pěti
    .It Li 6
    six, šest, sest, šesti
    .It Li 7
    seven, sedm, sedum, sedmi
    .It Li 8
    eight, osm, osum, osmi
    .It Li 9
    nine, devět, devet, devíti, deviti
    .It Li 10
    ten, deset, deseti, desíti
    .It Li 11
    eleven, jedenáct, jedenact, jedenácti, jedenacti
    .It Li 12
    twelve, dvanáct, dvanact, dvanácti, dvanacti
    .It Li 1/2
    half, půl, pul, půlka, půlku, půlky, půlkou, půlce, polovina, polovinu, poloviny
    .It Li 1/4
    quarter, čtvrt, ctvrt, čtvrtě, ctvrte, čtvrti, čtvrtka, čtvrtku, čtvrtky, čtvrtina, čtvrtinu
    .It Li 3/2
    půldruhého, puldruheho, půldruha, puldruha
    .El
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
    .Sh CO SE NEHÁDÁ
    Kde smí stát množství, tam se u slova, které začíná jako číslo a není žádným
    z tvarů výše, nic nehádá.
    U veličiny je to chyba: řádek se nepočítá a nabídnou se možná čtení.
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: ambiguous-number
    water 1,250
    .\" code: ambiguous-number
    steps 1.250
    .\" code: ambiguous-number
    water 1.250 ml
    .\" code: ambiguous-number
    water 2 500ml
    .\" code: ambiguous-number
    steps 10 4321
    .\" code: ambiguous-number
    kcal 500 250
    .\" code: bad-amount
    water 2,5,1
    .\" code: bad-amount
    water 7/10
    .\" code: bad-amount
    water -250ml
    .\" code: bad-amount
    water +250ml
    .\" code: unknown-unit
    water 250mll
    .Ed
    .Pp
    Čárka je desetinná a tečka také; tisíce neodděluje žádná z nich.
    Tři číslice za čárkou však mohly být myšleny jako tisíce.
    Tři za tečkou jsou u většiny jednotek desetinná místa
    .Pq Ql 1.250 l ,
    ale u počtu a u
    .Ql ml ,
    .Ql g ,
    .Ql kcal ,
    .Ql m
    a
    .Ql min
    platí totéž.
    Holé číslo může patřit k množství, které za ním následuje, nebo k číslu, za nímž
    je nanejvýš čas, štítky a komentář:
    .Ql 2 500ml
    může být dvakrát 500 ml, nebo 2500 ml.
    .Ql 7/10
    je zlomek bez jednotky.
    .Pp
    U návyku a jednorázového úkolu, kde se množství nečeká, je takové slovo text:
    .\" example: day
    .Bd -literal -offset indent
    [x] read 3rd chapter
    .Ed
    .Pp
    Co se počítá, ale sotva to tak bylo myšleno, je varování, viz
    .Sx HLÁŠENÍ .
    .Sh CO SE MOŽNÁ MĚLO POČÍTAT
    Řádek, který se možná měl počítat, a nepočítá se, daybook ohlásí: kódem
    v závorce, jinak jako
    .Sy uncounted .
    Je to
    .Bl -enum
    .It
    políčko, které jím není
    .Pq Sy odd-box ,
    viz
    .Sx ODŠKRTNUTÍ ;
    .It
    jméno veličiny vedle čísla psaného číslicemi, s jednotkou, která se k ní hodí, ať
    stojí kdekoli; jméno na začátku a takové číslo dál na řádku; číslo v jednotce,
    která je jejím jménem; holé číslo hned před jménem, nebo za dvojtečkou nadpisu,
    který jménem začíná nebo končí a říká, že jde o množství; množství za slovesem
    a jménem, před kterým stojí
    .Ql moje ,
    a množství před slovem či dvěma a jménem, ke kterému patří
    .Pq Sy misplaced-amount :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: misplaced-amount
    drank water 250ml
    .\" code: misplaced-amount
    water,250ml
    .\" code: misplaced-amount
    water after the run 500ml
    .\" code: misplaced-amount
    soup with beans 500kcal
    .\" code: misplaced-amount
    12 water
    .\" code: misplaced-amount
    Water intake: 2000
    .\" code: misplaced-amount
    my weight is 82.4 kg
    .\" code: misplaced-amount
    drank 500 ml of cold water
    .Ed
    .It
    klíč veličiny oddělený od svého čísla
    .Pq Sy spaced-tag ,
    viz
    .Sx ŠTÍTKY ;
    .It
    jen množství s jednotkou nebo se znaménkem, časy, štítky a slova jako
    .Ql dnes :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    250ml 08:10
    .\" code: uncounted
    +250
    .Ed
    .It
    skoro deklarované jméno vedle množství, čísla nebo času; samotné na řádku, když mu
    chybí jen háčky a čárky, nebo je dlouhé a patří návyku či veličině s hrnkem; nebo
    jako klíč štítku s číslem, pokud to není jednotné číslo jména nebo množné číslo
    toho, co má za den jednu hodnotu
    .Pq Sy near-name :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    lunch protien:30g
    .\" code: near-name
    brekfast
    .Ed
    .It
    nejvýš šest slov, která začínají nádobou nebo číslem psaným slovy a mezi nimiž je
    jméno veličiny:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    a glass of water with lemon
    .Ed
    .It
    nedeklarované jméno s množstvím a nanejvýš s časem a štítky
    .Pq Sy undeclared-name
    nebo návyk zapsaný jako v todo.txt
    .Pq Sy todo-style :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: undeclared-name
    tea 300ml 16:00
    .\" code: todo-style
    x breakfast
    .Ed
    .It
    deklarované jméno na začátku nebo na konci řádku, které je samo nebo s jediným
    dalším slovem, anebo u něj stojí dvojtečka, číslo psané číslicemi či slovy, nádoba,
    jednotka aspoň o třech písmenech, čas nebo slovo jako
    .Ql trochu ,
    .Ql hodně ,
    .Ql málo ,
    .Ql some
    či
    .Ql lots ;
    u návyku je to
    .Sy unboxed-habit ,
    a stejně tak několik návyků, každý se svou značkou, a jeho políčko dál na řádku, za nadpisem nebo nejvýš dvěma slovy, za nímž
    jsou už jen časy, štítky a další políčka:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .\" code: unboxed-habit
    to the gym
    .\" code: unboxed-habit
    Habits: [x] gym
    .\" code: uncounted
    some water
    .\" code: uncounted
    water two
    .\" code: unboxed-habit
    gym done, breakfast not done
    .Ed
    Je to i veličina, dvě či tři slova, nebo jedno, které říká jak či kdy, a na konci
    řádku číslo, které má aspoň dvě
    číslice a nečísluje pokoj, stranu a podobně, nebo jedno slovo a veličina s číslem;
    veličina času, slova a rozmezí; a návyk před
    .Ql s ,
    .Ql po ,
    .Ql v
    a podobně, slovem či dvěma a časem:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    steps so far 8432
    .\" code: uncounted
    sleep last night 23:00-7:00
    .\" code: unboxed-habit
    gym with Petr 17:00
    .Ed
    Interpunkce, symboly, data, časy, štítky, anglické členy,
    .Ql asi ,
    .Ql kolem ,
    .Ql of ,
    .Ql about ,
    .Ql around ,
    .Ql at
    a
    .Ql @
    se tu za slova nepočítají.
    .El
    .Pp
    V posledních čtyřech případech je řádek, který končí
    .Ql \&. ,
    .Ql \&!
    nebo
    .Ql \&? ,
    obyčejný text, a stejně tak řádek s dvojtečkou před více než dvěma slovy.
    Samotné jméno, které je nevyplněným polem, odkazem nebo tučným písmem, se nechá
    být také, stejně jako samotné odkazy, vlastnost bez čísla, jako
    .Ql alias:: water ,
    a záhlaví tabulky.
    .\" example: day
    .Bd -literal -offset indent
    Went to the gym.
    Breakfast: oatmeal with berries
    **Water**
    .Ed
    .Sh NASTAVENÍ
    .Pa daybook.conf
    má na řádku jedno nastavení nebo jednu deklaraci: slovo a pak jeho hodnoty.
    Komentáře jsou jako v souboru dne.
    .Bl -bullet
    .It
    Řádek, jehož první slovo tato verze nezná, je varování s nejbližším známým
    slovem, a zůstává: starší program přečte novější soubor.
    .It
    Cokoli jiného, co je na řádku špatně, je chyba, a je to, jako by tam ten řádek
    nebyl.
    .It
    Nastavení uvedené dvakrát je chyba na druhém řádku
    .Pq Sy declared-twice ;
    platí první.
    .El
    .Ss Jednotlivá nastavení
    .Bl -tag -width Ds
    .It Cm daybook Ar 1
    Verze tohoto formátu.
    Pozdější je varování.
    Výchozí: 1.
    .It Cm name Ar TEXT
    Koho oslovují pozdravy.
    Výchozí: nikoho.
    .It Cm language Cm en | cs
    Jazyk přehledů.
    Výchozí: podle prostředí.
    .It Cm week Ar DEN
    První den týdne,
    .Cm monday
    až
    .Cm sunday .
    Výchozí:
    .Cm monday .
    .It Cm clock Cm 24h | 12h
    Jak se tisknou časy.
    Výchozí:
    .Cm 24h .
    .It Cm units Cm metric | us
    V jakých jednotkách se tisknou přehledy; co je napsané, zůstává, jak je napsané,
    a hrnky, sklenice, láhve a vaše vlastní jednotky jsou v obou stejné.
    Výchozí:
    .Cm metric .
    .It Cm layout Cm flat | year | month | Ar VZOR
    Kde vznikají nové soubory, a u vzoru kde se čtou dny, viz
    .Sx SLOŽKA .
    Výchozí: tam, kde je nejnovější soubor.
    .It Cm section Ar NADPIS
    Nadpis oddílu, kam v souboru
    .Pa .md
    přijdou nové řádky, třeba
    .Ql \(dq## Habits\(dq ;
    viz
    .Sx MARKDOWN .
    Výchozí: pod poslední odškrtnutí nebo záznam.
    .It Cm day-starts Ar ČAS
    Kdy se láme den.
    Výchozí: 00:00.
    .It Cm active Ar ČAS Ns - Ns Ar ČAS
    Hodiny, kdy se smějí ozývat připomínky; přes půlnoc, není-li konec pozdější než
    začátek.
    Kdo žije přes půlnoc, posune i
    .Cm day-starts ,
    aby taková noc patřila k jednomu dni.
    Výchozí: 08:00-22:00.
    .It Cm remind every Ar DOBA | Cm at Ar ČAS ... | Cm off Op Cm habits
    Kdy se ozývají připomínky: po době, třeba
    .Ql 2h ,
    v dané časy v aktivních hodinách, nebo nikdy.
    S
    .Cm habits
    na konci, nebo jen s ním, se jednou připomene každý návyk, který je na řadě, má
    čas a po něm ještě není splněný, a stejně tak řádek jako
    .Ql [ ] call mum 18:00 .
    Výchozí:
    .Cm off .
    .It Cm coach Ar \(dqPŘÍKAZ\(dq
    Příkaz, který odpovídá místo vestavěných pravidel.
    Jména, podle kterých ta znají návyky a veličiny, třeba
    .Ql spánek ,
    .Ql kalorie ,
    .Ql bílkoviny
    a
    .Ql trénink ,
    vypisuje
    .Xr daybook 1 .
    Výchozí: žádný.
    .It Cm aim Ar \(dqTEXT\(dq
    K čemu to všechno je, třeba
    .Ql \(dqlose fat, keep muscle\(dq ;
    zná to kouč.
    Výchozí: nic.
    .It Cm push Ar \(dqPŘÍKAZ\(dq
    Příkaz, který dostane, co se změnilo.
    Výchozí: žádný.
    .It Cm badges Cm on | off
    Zda se udělují odznaky a slaví cíle.
    Uchovávají se v souboru
    .Pa badges.txt
    v deníku, každý na řádku:
    .Ql 2026-01-12 first_sip ;
    stojí-li některý dvakrát, platí dřívější den.
    Výchozí:
    .Cm on .
    .El
    .Pp
    Příkazy
    .Cm coach
    a
    .Cm push
    se spouštějí bez shellu, a jen pokud je člověk tomuto deníku na tomto počítači
    povolil pomocí
    .Ql daybook config allow :
    synchronizovaný soubor nesmí umět spustit program.
    .Ss Deklarace
    Jméno je jedno slovo.
    Návyky, veličiny, popisky a aliasy sdílejí jeden prostor jmen a jméno
    deklarované dvakrát je chyba na druhém řádku.
    .Bl -tag -width Ds
    .It Cm unit Ar SLOVO MNOŽSTVÍ Op Cm from Ar DATUM
    Velikost jednotky
    .Ql glass ,
    .Ql bottle ,
    .Ql cup
    nebo nového slova.
    Žádnou jinou jednotku tohoto formátu předefinovat nelze.
    Řádek s
    .Cm from
    mění velikost od toho dne.
    .It Cm measure Ar JMÉNO Oo Ar \(dqPOPISEK\(dq Oc Oo Ar ... Oc
    Něco, co se počítá nebo měří.
    Za jménem smí stát:
    .Bl -tag -width "presets MNOŽSTVÍ ..." -compact
    .It Cm unit Ar JEDNOTKA
    jednotka, v níž se počítá
    .It Cm goal Ar CÍL
    její cíl, viz
    .Sx CÍLE
    .It Cm last | mean | max | min
    co je její hodnotou za den místo součtu;
    .Cm last
    je poslední podle řádků
    .It Cm cup Ar MNOŽSTVÍ
    obvyklá dávka a význam slova
    .Ql cup
    .It Cm presets Ar MNOŽSTVÍ ...
    množství k nabídnutí:
    .Ql 100ml 250ml 330ml 500ml ,
    nebo v její jednotce
    .Ql 100 250 500
    .It Cm counts Ar N Ns % Ar JINÁ
    její množství se počítají i veličině
    .Ar JINÁ
    téhož druhu
    .It Cm by Ar ČAS
    do kdy se za den má brát, třeba
    .Ql 14:00
    u kofeinu:
    .Cm remind
    pozdější množství jednou připomene
    .It Cm push
    její dny dostane příkaz
    .Cm push ;
    neříká-li to žádná veličina, dny vody
    .It Cm alias Ar JMÉNO
    další jméno
    .It Cm from Ar DATUM , Cm until Ar DATUM
    její první a poslední den
    .El
    .Pp
    .Cm counts
    jde jeden krok: neřetězí se.
    Podíl je z hodnoty zaokrouhlené na jejím řádku; přehledy ukazují, co se vypilo,
    vedle toho, co se počítalo.
    .It Cm goal Ar VELIČINA CÍL Oo Cm when Ar NÁVYK Oc Oo Cm from Ar DATUM Oc Op Cm until Ar DATUM
    Cíl, který platí od svého dne a dřívější dny nechává, jak byly.
    Před prvním ze svých cílů veličina žádný nemá.
    S
    .Cm when
    platí ve dnech, kdy je ten návyk splněný.
    .It Cm cup Ar VELIČINA MNOŽSTVÍ Oo Cm from Ar DATUM Oc Op Cm until Ar DATUM
    Totéž pro hrnek.
    .It Cm habit Ar JMÉNO Oo Ar ČAS Oc Oo Ar \(dqPOPISEK\(dq Oc Oo Ar ROZVRH Oc Oo Ar ... Oc
    Něco, co se udělá, nebo neudělá, v obvyklý
    .Ar ČAS ;
    .Cm alias ,
    .Cm from
    a
    .Cm until
    smějí následovat jako u veličiny.
    Rozvrh je jeden z
    .Bl -tag -width "N per M days" -compact
    .It Pq nic
    na řadě denně
    .It Cm every Ar DEN ...
    na řadě v tyto dny:
    .Ql every mon wed fri
    .It Cm every Ar N Cm days
    na řadě každý N-tý den, počítáno od jeho
    .Cm from ,
    které potřebuje
    .It Ar N Ns Cm /week
    na řadě tolikrát za týden
    .It Ar N Cm per Ar M Cm days
    na řadě tolikrát v kterýchkoli
    .Ar M
    dnech
    .El
    .Pp
    Takový návyk se skládá z jiných a vlastní políčko nemá:
    .Bl -tag -width "any N of NAME ..." -compact
    .It Cm all Ar JMÉNO ...
    je splněný v den, kdy jsou splněné všechny
    .It Cm any Ar JMÉNO ...
    kdy je splněný jeden z nich
    .It Cm any Ar N Cm of Ar JMÉNO ...
    kdy je jich splněno tolik
    .El
    .Pp
    Jména jsou deklarované návyky a veličiny, které se samy neskládají z jiných.
    Co je v ten den vynechané, neznámé nebo není na řadě, to se nechce, a
    .Ar N
    je nejvýš počet těch, které se chtějí; nezbude-li žádný, není návyk na řadě.
    Veličinu, která ten den nemá cíl, tu splní cokoli nad nulou a to, co se počítá po
    týdnech, den, kdy to má množství nebo je hotové.
    Začíná prvním z nich, pokud nemá
    .Cm from .
    Rozvrh mít smí, čas ne.
    Žádný cíl nemůže platit
    .Cm when
    nad návykem, na kterém se ta veličina sama podílí.
    .It Cm group Ar \(dqPOPISEK\(dq
    Nadpis: návyky a veličiny deklarované po něm, až k dalšímu
    .Cm group ,
    stojí v přehledech pod ním.
    Na žádném čísle nic nemění.
    .It Cm pause Ar OD Ns .. Ns Ar DO Oo Ar JMÉNO ... Oc Op Ar \(dqDŮVOD\(dq
    V těchto dnech se nechce žádný cíl ani návyk, nebo žádný z jmenovaných.
    .El
    .Pp
    .Cm from
    a
    .Cm until
    jsou včetně a smějí stát u veličiny, návyku, cíle nebo hrnku.
    Množství se čte podle dne, kterému slouží: po
    .Ql cup coffee 200ml from 2026-06-01
    je cíl
    .Ql 3cup
    od toho dne 600 ml.
    Veličina, která se počítá na hrnky nebo v jednotce
    .Cm unit ,
    jejíž velikost se mění, počítá každý den ty tehdejší: tři hrnky byly tři a zůstanou
    tři, i v součtu.
    .Pp
    V novém dni je časem návyku ten, který u něj byl napsán naposled v předchozích
    60 dnech, jinak ten z nastavení.
    Odškrtnutí si nechává čas, který má: co je naplánováno, zůstává, pokud se čas
    neuvede.
    .Sh STAVY
    Každý návyk a každá veličina s cílem má v každý den jeden stav: první, který sedí.
    .Bl -tag -width "skipped"
    .It Sy met
    Splněno.
    Odškrtnutí je
    .Ql [x] ;
    návyku složeného z jiných je splněno dost;
    cíl aspoň je dosažen; cíl nejvýš nebo rozmezí platí, den skončil, má soubor, není
    před začátkem ani po
    .Cm until
    a nemá přestávku.
    .It Sy skipped
    Vynecháno.
    Odškrtnutí je
    .Ql [-] ;
    nebo má den přestávku.
    .It Sy unknown
    Neznámo.
    Den je před začátkem nebo po
    .Cm until ,
    nebo jeho soubor není na tomto počítači;
    u cíle „nejvýš“ a rozmezí den skončil a nemá soubor, nebo
    .Cm last ,
    .Cm mean ,
    .Cm max
    či
    .Cm min
    nemá hodnotu.
    .It Sy not_due
    Není v plánu.
    Rozvrh to nechce.
    .It Sy pending
    Zbývá.
    Den neskončil, je dnešní nebo budoucí, a cíl „nejvýš“ či rozmezí ještě není
    překročen.
    .It Sy partial
    Zčásti.
    U cíle „aspoň“ se počítalo něco nad nulu.
    .It Sy missed
    Nesplněno.
    Všechno ostatní.
    .El
    .Pp
    Den skončil, když se logický den zlomil v další, viz
    .Cm day-starts .
    .Em Začátek
    je
    .Cm from ,
    jinak první den, který má odškrtnutí, záznam nebo počítaný štítek, nebo u
    veličiny, která nic takového nemá, den, kdy se do ní počítá množství jiné; jinak
    dnešek.
    .Ss Počítání stavů
    .Bl -column "uzavřeno (closed)" -offset indent
    .It na řadě Pq Sy due Ta met + pending + partial + missed
    .It uzavřeno Pq Sy closed Ta met + partial + missed
    .El
    .Pp
    Den tiskne
    .Ql 6/9 ,
    splněné z těch, co jsou na řadě.
    Období je procento, splněné z uzavřených, vždy se svým zlomkem:
    .Ql 61/70 (87 %) .
    Procento se zaokrouhluje dolů, ne však na 0, když něco je.
    Není-li nic uzavřeno, není ani procento.
    .Pp
    .Em Nedávno
    je splněné z uzavřených za posledních 30 uzavřených dní, nebo 12 týdnů tam, kde
    je série v týdnech.
    To je číslo, které se vyplatí sledovat vedle série, protože jedno vynechání ho
    nevynuluje.
    .Ss Síla a trend
    .Em Síla
    je podíl od 0 do 1 ze všech uzavřených dní až do dneška; jedno vynechání stojí
    málo a jeden den přinese málo.
    Každý den ji posune:
    .Ql s = s*m + x*(1 \- m) ,
    kde x je 1 za splněný den, 0 za nesplněný a za zčásti splněný podíl, kterého se
    dosáhlo; m je 0,5 umocněno na \(sr f / 13 a f je, kolik dní denně rozvrh žádá:
    1, nebo 3/7 při
    .Ql every mon wed fri .
    Třináct dní po sobě denně dá polovinu.
    Je to skóre programu Loop Habit Tracker.
    U
    .Cm N/week
    a u cíle
    .Cm /week
    se počítá každý den od začátku až do dneška, vynechaný i nevynechaný: f je 1
    a x menší z 1 a toho, kolik z týdenního množství je v sedmi dnech, které tím
    dnem končí.
    Vypisuje se v procentech, zaokrouhlená dolů.
    .Pp
    .Em Trend
    má veličina, která se nesčítá, třeba váha: čára, která začíná první hodnotou
    a kterou každý den s hodnotou posune o desetinu cesty k ní,
    .Ql t = t + 0.1*(x \- t) .
    Vedle ní stojí, oč se změnila za předchozích sedm kalendářních dní.
    .Sh TÝDNY A KVÓTY
    U návyku
    .Ar N Ns Cm /week
    je jednotkou týden, který začíná dnem
    .Cm week .
    .Bl -bullet
    .It
    Jeho den je splněný, když se to udělalo, a jinak vynechaný, neznámý, nebo není
    na řadě.
    .It
    .Em Kvóta
    je N, nejvýš však počet dní týdne, které nejsou vynechané ani neznámé.
    .It
    Týden je splněný, když dosáhl kvóty, neznámý, jsou-li takové všechny jeho dny,
    vynechaný, je-li kvóta 0, čeká se na něj, dokud běží, a jinak je splněný zčásti
    nebo nesplněný.
    .It
    V součtech za období se u takového návyku počítají opakování: splněné je, co se
    udělalo, nejvýš však kvóta; na řadě je kvóta; uzavřené je kvóta týdne, který
    skončil, a splněné z toho, který běží.
    Týden patří do období, v němž je jeho poslední den.
    .It
    Součty dne a bezchybné dny počítají jen jeho splněné dny.
    .El
    .Pp
    Cíl s
    .Cm /week
    má jedno políčko, v posledním dni týdne: stav týdne.
    Ostatní dny nejsou na řadě.
    Přestávky jeho kvótu nikdy nesnižují, ledaže má přestávku všech sedm dní: pak je
    vynechaný.
    .Pp
    U
    .Ar N Cm per Ar M Cm days
    není den, kdy se to neudělalo, na řadě, pokud M dní, které jím končí, obsahuje
    N hotových; jinak je jako každý jiný.
    .Sh SÉRIE
    Série jsou splněné dny od nejnovějšího, přes dny, které jsou splněné,
    vynechané, nejsou na řadě, nebo se na ně čeká.
    Den splněný zčásti, nesplněný a neznámý ji ukončí.
    Její délka je počet jejích splněných dní; jde od prvního z nich k poslednímu.
    U
    .Cm N/week
    a
    .Cm /week
    platí totéž o týdnech.
    Nejdelší série je z celé historie do dneška; ze stejných ta nejnovější.
    .Pp
    .Em Bezchybný den
    má na řadě aspoň jednu věc a všechno, co je na řadě, je splněné.
    Bezchybné dny tvoří sérii také; den, kdy nic není na řadě nebo je přestávka ve všem,
    se přeskočí.
    .Sh PŘÍKLADY
    Den,
    .Pa 2026-01-12.txt :
    .\" example: day
    .Bd -literal -offset indent
    # Monday
    [x] weighed
    weight 82.4kg 07:05
    sleep 23:15-06:45
    water 250ml 08:10
    coffee 1 cup 8am   # the big one
    [x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g
    water 08:30 250 ml after the run +training
    [x] run 5km 07:20 @river
    lunch 12:30 soup and bread kcal:600 water:300ml
    2 bottles of water
    [ ] dinner 21:00
    [-] workout sprained ankle
    [ ] call the dentist
    Slept badly, rain all day.
    .Ed
    .Pp
    Soubor
    .Pa daybook.conf :
    .\" example: conf
    .Bd -literal -offset indent
    daybook 1
    name        Captain
    language    en                # en, cs
    week        sunday
    clock       24h
    units       metric
    layout      flat
    day-starts  00:00
    active      08:00-22:00
    remind      every 2h          # or: at 09:00 12:00 15:00; or: off
    coach "llm -m local"
    push "curl -fsS --json @- https://example.org/api/v1/progress"

    unit    bottle 750ml
    measure water   "Water" goal 2500ml cup 250ml presets 500ml alias vody
    measure weight  "Weight" unit kg last
    measure steps   "Steps" goal 10000
    measure coffee  "Coffee" goal at most 3cup counts 80% water
    measure caffeine "Caffeine" unit mg goal at most 400mg
    measure run     "Running" goal 20km/week
    measure sleep   "Sleep" unit h goal 7h30m
    measure kcal    "Calories" unit kcal goal 1400..1600
    goal    kcal    1600..1800 when workout
    measure protein "Protein" unit g goal 140g
    measure vitamins unit pills
    measure cigarettes goal at most 5

    habit   weighed "Weighed myself"
    habit   breakfast 10:30 "Breakfast"
    habit   dinner  21:00 "Dinner"
    habit   kitchen "Kitchen closed at 10 PM" alias kitchen-closed
    habit   workout "Completed workout"
    habit   gym     "Gym" every mon wed fri
    habit   plants  "Plants" every 3 days from 2026-01-03
    habit   read    "Read" 3/week from 2026-02-01 until 2026-06-30
    habit   sauna   "Sauna" 2 per 10 days
    group   "Of several"
    habit   mornings "Mornings" all weighed breakfast
    habit   moved   "Moved" any workout gym run

    goal    water   3000ml from 2026-06-01
    cup     water   330ml from 2026-06-01
    pause   2026-07-01..2026-07-14 "Holiday"
    pause   2026-09-01..2026-09-07 gym run "Knee"
    badges  off
    .Ed
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
    hodina sama na konci za
    .Ql v ;
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
    .Ql pak .
    Počítá se první, s časem, který je jeho; oprava je rozdělí a druhému dá odsazení,
    citační značky a odrážku prvního.
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
    .Ss Tipy
    .Bl -tag -width Ds
    .It Sy odd-box
    Políčko, které se tak nepíše nebo stojí za jiným, před deklarovaným jménem,
    nebo jako
    .Ql [x]
    před jiným.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [ ] [x] dinner 21:00
    .Ed
    .It Sy uncounted
    Řádek, který se možná měl počítat a nemá vlastní kód.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    a glass of water with lemon
    .Ed
    Stejně tak měření,
    .Ql gym 18:05-? ,
    ze dne před včerejškem; cena na místě množství,
    .Ql coffee 65 Kč ;
    čas
    .Cm remind at
    mimo aktivní hodiny; a připomínají-li se i návyky, návyk, po jehož čase už žádná
    aktivní hodina nepřijde.
    .It Sy unread-file
    V deníku leží texty, které mají ve jméně datum a nečtou se: kolik jich je, jeden
    z nich a
    .Cm layout ,
    který by je četl, je-li takový; a jména, která vypadají jako jméno dne a nejsou
    jím, třeba
    .Pa 2026-02-30.txt
    nebo
    .Pa 2026-01-12
    bez přípony.
    Do složek začínajících tečkou a do deníků v deníku se nehledí.
    Kde není vůbec žádný den, řekne to i
    .Ql daybook day .
    .Dl journals/2026_01_12.md
    Soubor, jehož jméno má jiný den v týdnu nebo měsíc, než je jeho datum; počítá se.
    .Dl 2026-01-12 Sunday.md
    .It Sy unboxed-habit
    Návyk bez políčka, tedy text.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .Ed
    .It Sy todo-style
    Návyk za
    .Ql x
    místo
    .Ql [x] .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: todo-style
    x breakfast
    .Ed
    .It Sy misplaced-amount
    Veličina s množstvím tam, kde se nepočítá.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: misplaced-amount
    water after run 500ml
    .\" code: misplaced-amount
    12 water
    .Ed
    .It Sy undeclared-name
    Množství za jménem, které není deklarované, a nanejvýš čas a štítky.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: undeclared-name
    tea 300ml 16:00
    .Ed
    .El
    .Sh SLUČITELNOST
    .Bl -tag -width Ds
    .It Obsidian
    Denní poznámky se jmény
    .Pa YYYY-MM-DD.md
    jsou soubory dní tak, jak jsou: seznamy úkolů, štítky a vložená pole
    .Pq Ql water:: 500ml , Ql [kcal:: 350]
    se čtou jako odškrtnutí, štítky a záznamy, nadpisy jako komentáře a zbytek jako
    zápisník.
    Formáty data
    .Ql YYYY/YYYY-MM-DD
    a
    .Ql YYYY/MM/YYYY-MM-DD
    základního doplňku jsou uspořádání
    .Cm year
    a
    .Cm month .
    .It Markdown
    .Ql "- [ ]" ,
    .Ql "* [x]" ,
    .Ql "+ [x]"
    a
    .Ql "1. [x]"
    jsou odškrtnutí, i v citaci.
    .It klog
    Rozmezí jako
    .Ql 8:00-9:30
    a trvání jako
    .Ql 7h30m
    se čtou stejně.
    klog drží mnoho dní v jednom souboru; zde je datem jméno souboru a čas či trvání
    stojí za jménem.
    .It todo.txt
    Štítky
    .Ql +project ,
    .Ql @context
    a
    .Ql key:value
    jsou tytéž.
    Hotový úkol má políčko
    .Ql [x] ,
    ne samotné
    .Ql x ;
    na to přijde tip.
    .It git
    Deník se hodí mít v repozitáři.
    .Ql daybook merge --install
    nastaví slučovací ovladač, který zachová každý řádek obou stran;
    .Ql merge=union
    ho nenahradí, protože ze dvou upravených odškrtnutí nechá obě a smazání zahodí
    beze slova.
    .El
    .Sh VIZ TAKÉ
    .Xr daybook 1

    """#
}

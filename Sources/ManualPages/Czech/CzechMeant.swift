extension CzechPage {
  /// The chapters of daybook(5) in Czech on what is not guessed, and what looks meant.
  static let meant = #"""
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
    toho, co má za den jednu hodnotu; nebo sloveso pro to, co se měří, s tím, kolik toho
    bylo, a nejvýš pár slov k tomu
    .Pq Sy near-name :
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: near-name
    breakfest 10:30
    .\" code: near-name
    lunch protien:30g
    .\" code: near-name
    brekfast
    .\" code: near-name
    spal 23-7
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
    veličina času, slova a rozmezí; návyk před
    .Ql s ,
    .Ql po ,
    .Ql v
    a podobně, slovem či dvěma a časem; veličina se šálkem, slovo, které říká, jaké to
    bylo, nebo
    .Ql s
    a jedno malými písmeny, a čas; veličina s jedním slovem, které říká, co se dělalo,
    třeba
    .Ql ušel ,
    a číslem; a návyk se značkou nebo s jedním slovem a s tím, co nebylo, za čárkou:
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    steps so far 8432
    .\" code: uncounted
    sleep last night 23:00-7:00
    .\" code: unboxed-habit
    gym with Petr 17:00
    .\" code: uncounted
    water with lemon 08:00
    .\" code: uncounted
    steps walked 8000
    .\" code: unboxed-habit
    gym legs, no cardio
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
    Textem je i návyk na konci věty, za kterým stojí jen čas: za dvěma nebo více slovy,
    nebo za jedním slovem a členem nebo předložkou.
    Samotné jméno, které je nevyplněným polem, odkazem nebo tučným písmem, se nechá
    být také, stejně jako samotné odkazy, vlastnost bez čísla, jako
    .Ql alias:: water ,
    a záhlaví tabulky.
    .\" example: day
    .Bd -literal -offset indent
    Went to the gym.
    Met Tom at the gym at 18:00
    Breakfast: oatmeal with berries
    **Water**
    .Ed

    """#
}

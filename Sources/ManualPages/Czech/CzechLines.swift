extension CzechPage {
  /// The chapters of daybook(5) in Czech on the kinds of lines, entries and ticks.
  static let lines = #"""
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
    Jméno je nejdelší deklarované jméno, popisek nebo alias, kterým řádek začíná;
    jméno návyku nekončí uvnitř času.
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

    """#
}

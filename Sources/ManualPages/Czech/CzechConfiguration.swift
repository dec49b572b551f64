extension CzechPage {
  /// The chapters of daybook(5) in Czech on the configuration.
  static let configuration = #"""
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
    stojí-li některý dvakrát, platí dřívější den, a žádný neplatí před svým dnem.
    Značky slučování se tam čtou jako v souboru dne, a co není odznak, se oznámí
    .Pq Sy uncounted .
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

    """#
}

extension CzechPage {
  /// The chapters of daybook(5) in Czech on units and their spellings.
  static let units = #"""
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

    """#
}

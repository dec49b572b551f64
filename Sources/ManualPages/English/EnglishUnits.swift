extension EnglishPage {
  /// The chapters of daybook(5) in English on units and their spellings.
  static let units = #"""
    .Sh UNITS
    .Bl -column "distance" "tsp tbsp oz cup" "1 oz = 29.5735295625 ml," -offset indent
    .It Sy Kind Ta Sy Units Ta Sy Worth
    .It volume Ta Li ml cl dl l Ta
    .It Ta Li tsp tbsp oz cup Ta US: 1 oz = 29.5735295625 ml,
    .It Ta Li pint quart gal Ta 1 cup = 8 oz = 236.5882365 ml
    .It Ta Li floz , Li fl oz Ta 1 oz
    .It Ta Li imp-oz Ta 28.4130625 ml
    .It Ta Li imp-pint Ta 568.26125 ml
    .It Ta Li glass Ta 250 ml
    .It Ta Li bottle Ta 500 ml
    .It mass Ta Li g µg mcg mg kg Ta
    .It Ta Li lb Ta 453.59237 g
    .It Ta Li st Ta 14 lb
    .It energy Ta Li kcal kJ Ta 1 kcal = 4.184 kJ
    .It time Ta Li min s h Ta
    .It distance Ta Li km m mi Ta 1 mi = 1.609344 km
    .It share Ta Li % Ta
    .It count Ta none, or a word Ta 1, whatever the word
    .El
    .Pp
    The first unit of a kind is what a measure is counted in unless it says
    .Cm unit .
    A glass and a bottle hold what is said here until the configuration says
    otherwise.
    In a measure that has a
    .Cm cup ,
    the word
    .Ql cup
    means that one everywhere: in lines, in its goal, as its
    .Cm unit ,
    and in what is printed.
    Below,
    .Ql tea 100ml
    is half a cup:
    .\" example: conf
    .Bd -literal -offset indent
    measure tea "Tea" unit cup cup 200ml goal 3cup
    .Ed
    .Pp
    Counts with different words, such as pills and drops, do not add up.
    Plurals and long forms read as their unit: see
    .Sx Spellings .
    .Pp
    The kind of a measure is that of its
    .Cm unit ,
    else of its goal, else of its cup, as its own line has them.
    If the line has none of these, it is an error.
    .Ss Exactness
    Decimals are exact throughout.
    Eight entries of
    .Ql 10 oz
    meet a goal of
    .Ql 80 oz ,
    and so do eighty of
    .Ql 1 oz ;
    three of
    .Ql 1/3 cup
    are a cup;
    .Ql 0.1l
    and
    .Ql 0.2l
    are
    .Ql 0.3 l .
    .Pp
    Each value is a whole number of the smallest part of its kind, rounded once, on
    its line, and a half to the even neighbour.
    Every unit above, and a third of a cup, is a whole number of these parts,
    and a lifetime of them fits in 64 bits.
    .Bl -column "share and count" "1/32,000,000 ml" -offset indent
    .It volume Ta 1/32,000,000 ml
    .It mass Ta 1 ng
    .It energy Ta 1 mJ
    .It time Ta 1 µs
    .It distance Ta 1 µm
    .It share and count Ta 1/1,000,000
    .El
    .Pp
    A total and its goal are compared as they are printed, to six decimals of the
    measure's unit.
    .Ss Spellings
    These words read as the unit or the number before them, in any letter case:
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

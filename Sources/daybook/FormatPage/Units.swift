import Speech

extension FormatPage {
  /// Units, and how exact they are.
  static let units = Phrase(
    #"""
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
    """#,
    cs: #"""
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
      """#)
}

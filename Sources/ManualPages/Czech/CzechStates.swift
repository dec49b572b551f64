extension CzechPage {
  /// The chapters of daybook(5) in Czech on how days are judged, and examples.
  static let states = #"""
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
    nebo jeho soubor není na tomto počítači nebo nejde přečíst;
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

    """#
}

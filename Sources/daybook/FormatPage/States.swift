import Speech

extension FormatPage {
  /// The states of habits and measures.
  static let states = Phrase(
    #"""
    .Sh STATES
    Every habit, and every measure with a goal, has one state on a day:
    the first of these that fits.
    .Bl -tag -width "skipped"
    .It Sy met
    A tick is
    .Ql [x] ;
    of a habit made of others, as many are met as it takes;
    an at-least goal is reached; an at-most or range goal holds, the day is over,
    has a file, is neither before the start nor after the
    .Cm until ,
    and is in no pause.
    .It Sy skipped
    A tick is
    .Ql [-] ;
    or the day is in a pause.
    .It Sy unknown
    The day is before its start or after its
    .Cm until ,
    or its file is not on this machine;
    for an at-most or range goal, the day is over and has no file, or a
    .Cm last ,
    .Cm mean ,
    .Cm max
    or
    .Cm min
    has no value.
    .It Sy not_due
    The schedule does not ask for it.
    .It Sy pending
    The day is not over, being today or to come, and an at-most or range goal is
    not yet overrun.
    .It Sy partial
    Of an at-least goal, something above zero counted.
    .It Sy missed
    Anything else.
    .El
    .Pp
    A day is over when the logical day has moved on, see
    .Cm day-starts .
    A
    .Em start
    is the
    .Cm from ,
    else the first day that has a tick, an entry or a counting tag of it, else
    today.
    .Ss Counting states
    .Bl -column "closed" -offset indent
    .It Sy due Ta met + pending + partial + missed
    .It Sy closed Ta met + partial + missed
    .El
    .Pp
    A day prints
    .Ql 6/9 ,
    met of due.
    A period is a percentage, met of closed, always with its fraction:
    .Ql 61/70 (87 %) .
    A percentage is rounded down, but not to 0 where there is something.
    With nothing closed there is none.
    .Pp
    .Em Recent
    is met of closed over the last 30 closed days, or 12 weeks where the streak is
    in weeks.
    It is the figure to watch beside the streak, since one miss does not empty it.
    .Ss Strength and trend
    .Em Strength
    is a share from 0 to 1 over all closed days up to today, so that one miss costs
    little and one day earns little.
    Each day moves it:
    .Ql s = s*m + x*(1 \- m) ,
    where x is 1 for a met day, 0 for a missed one, and of a partial one the
    fraction that was reached; m is 0.5 to the power of \(sr f / 13, and f is how
    many days a day the schedule asks for: 1, or 3/7 for
    .Ql every mon wed fri .
    Thirteen daily days in a row make half.
    It is the score of Loop Habit Tracker.
    Of
    .Cm N/week
    and of a
    .Cm /week
    goal each day from the start up to today counts, skipped or not: f is 1, and x
    the smaller of 1 and what the seven days that end with it hold of what the week
    asks for.
    It is printed as a percentage, rounded down.
    .Pp
    .Em Trend
    is of a measure that does not add up, such as a weight: the line that begins at
    the first value, and that each day with a value moves a tenth of the way to it,
    .Ql t = t + 0.1*(x \- t) .
    Beside it stands its change over the seven calendar days before.
    """#,
    cs: #"""
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
      jinak první den, který má odškrtnutí, záznam nebo počítaný štítek, jinak dnešek.
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
      """#)
}

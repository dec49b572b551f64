import Speech

extension FormatPage {
  /// What a configuration declares.
  static let declarations = Phrase(
    #"""
    .Ss Declarations
    A name is one word.
    Habits, measures, labels and aliases share one space of names, and a name
    declared twice is an error on the second line.
    .Bl -tag -width Ds
    .It Cm unit Ar WORD AMOUNT Op Cm from Ar DATE
    The size of a
    .Ql glass ,
    a
    .Ql bottle ,
    a
    .Ql cup
    or a new word.
    No other unit of this format can be defined anew.
    A line with
    .Cm from
    changes the size from that day on.
    .It Cm measure Ar NAME Oo Ar \(dqLABEL\(dq Oc Oo Ar ... Oc
    Something counted or measured.
    After the name may stand:
    .Bl -tag -width "presets AMOUNT ..." -compact
    .It Cm unit Ar UNIT
    the unit it is counted in
    .It Cm goal Ar GOAL
    its goal, see
    .Sx GOALS
    .It Cm last | mean | max | min
    what its value of a day is, instead of the sum;
    .Cm last
    is the last by line
    .It Cm cup Ar AMOUNT
    its usual portion, and the meaning of the word
    .Ql cup
    .It Cm presets Ar AMOUNT ...
    amounts to offer:
    .Ql 100ml 250ml 330ml 500ml
    .It Cm counts Ar N Ns % Ar OTHER
    its amounts count for the measure
    .Ar OTHER ,
    of the same kind, too
    .It Cm by Ar TIME
    until when of the day it is meant to be taken, as
    .Ql 14:00
    for caffeine:
    .Cm remind
    says a later amount once
    .It Cm push
    its days are given to the command of
    .Cm push ;
    where no measure says so, those of the water
    .It Cm alias Ar NAME
    another name
    .It Cm from Ar DATE , Cm until Ar DATE
    its first and last day
    .El
    .Pp
    .Cm counts
    goes one step: no chains.
    The share is of the value that was rounded on its line; reports show what was
    drunk beside what counted.
    .It Cm goal Ar MEASURE GOAL Oo Cm when Ar HABIT Oc Oo Cm from Ar DATE Oc Op Cm until Ar DATE
    A goal that holds from its day on, and leaves earlier days as they were.
    Before the first of its goals a measure has none.
    With
    .Cm when ,
    it holds on days on which that habit is met.
    .It Cm cup Ar MEASURE AMOUNT Oo Cm from Ar DATE Oc Op Cm until Ar DATE
    The same for the cup.
    .It Cm habit Ar NAME Oo Ar TIME Oc Oo Ar \(dqLABEL\(dq Oc Oo Ar SCHEDULE Oc Oo Ar ... Oc
    Something done or not done, at its usual
    .Ar TIME ;
    .Cm alias ,
    .Cm from
    and
    .Cm until
    may follow as on a measure.
    The schedule is one of
    .Bl -tag -width "N per M days" -compact
    .It Pq nothing
    due daily
    .It Cm every Ar WEEKDAY ...
    due on those days:
    .Ql every mon wed fri
    .It Cm every Ar N Cm days
    due on every Nth day, counted from its
    .Cm from ,
    which it needs
    .It Ar N Ns Cm /week
    due so many times a week
    .It Ar N Cm per Ar M Cm days
    due so many times in any
    .Ar M
    days
    .El
    .Pp
    Such a habit is made of others, and has no tick of its own:
    .Bl -tag -width "any N of NAME ..." -compact
    .It Cm all Ar NAME ...
    it is met on a day on which all of them are
    .It Cm any Ar NAME ...
    on which one of them is
    .It Cm any Ar N Cm of Ar NAME ...
    on which that many of them are
    .El
    .Pp
    The names are of declared habits and measures that are not made of others.
    One that is skipped, unknown or not due on a day is not asked for, and
    .Ar N
    is at most the number of those asked for; with none left, the day does not ask
    for the habit.
    A measure without a goal is met there by anything above zero, and what is counted
    by the week on a day on which it has an amount or is done.
    It begins with the first of them, unless it has a
    .Cm from .
    It may have a schedule, and no time.
    No goal can hold
    .Cm when
    a habit is met that the measure has a part in.
    .It Cm group Ar \(dqLABEL\(dq
    A heading: the habits and measures declared after it, up to the next
    .Cm group ,
    stand under it in reports.
    It changes no number.
    .It Cm pause Ar FROM Ns .. Ns Ar TO Oo Ar NAME ... Oc Op Ar \(dqREASON\(dq
    No goal and no habit, or none of the named, is asked for on these days.
    .El
    .Pp
    .Cm from
    and
    .Cm until
    are inclusive, and may stand on a measure, a habit, a goal or a cup.
    An amount is read as of the day it serves: after
    .Ql cup coffee 200ml from 2026-06-01 ,
    a goal of
    .Ql 3cup
    is 600 ml from that day on.
    .Pp
    On a new day, the time of a habit is the last one written for it in the 60 days
    before, else the configured one.
    A tick keeps the time it has: what is planned stays unless a time is given.
    """#,
    cs: #"""
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
      .Ql 100ml 250ml 330ml 500ml
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
      Veličinu bez cíle tu splní cokoli nad nulou a to, co se počítá po týdnech, den,
      kdy to má množství nebo je hotové.
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
      .Pp
      V novém dni je časem návyku ten, který u něj byl napsán naposled v předchozích
      60 dnech, jinak ten z nastavení.
      Odškrtnutí si nechává čas, který má: co je naplánováno, zůstává, pokud se čas
      neuvede.
      """#)
}

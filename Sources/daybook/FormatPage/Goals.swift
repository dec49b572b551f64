import Speech

extension FormatPage {
  /// The goals of a day.
  static let goals = part(
    #"""
    .Sh GOALS
    A goal is one of three:
    .Bl -column "goal at most AMOUNT" -offset indent
    .It Cm goal Ar AMOUNT Ta at least so much
    .It Cm goal at most Ar AMOUNT Ta no more than that
    .It Cm goal Ar AMOUNT Ns .. Ns Ar AMOUNT Ta "a range, both ends included"
    .El
    .Pp
    In the configuration, an at-least or at-most goal of a measure that adds up may
    end in
    .Ql /week ,
    and is then of the week.
    .Pp
    Behind an at-least goal,
    .Cm best Ar AMOUNT Ns .. Ns Ar AMOUNT
    names the sweet spot above it, which is shown and advised, and never judged:
    .\" example: conf
    .Bd -literal -offset indent
    measure protein "Protein" unit g goal 140g best 150g..160g
    .Ed
    .Pp
    In a day file,
    .Cm goal
    and a declared measure give this day a goal of its own.
    It takes no
    .Ql /week .
    .\" example: day
    .Bd -literal -offset indent
    goal water 3l
    goal coffee at most 4cup
    goal kcal 1800..2200
    .Ed
    .Pp
    Of what there should not be much,
    .Xr daybook 1
    shows when the last one was, whether coffee or a medicine.
    A measure and a tag are all that it takes; what the limit is, the person says:
    .\" example: conf
    .Bd -literal -offset indent
    measure caffeine "Caffeine" unit mg goal at most 400mg
    .Ed
    .\" example: day
    .Bd -literal -offset indent
    coffee 1cup 08:10 caffeine:90mg
    green tea 14:30 caffeine:35mg
    .Ed
    .Pp
    Of several goals that would hold on a day, the strongest is the day's own; then
    one with
    .Cm when ;
    then the one with the latest
    .Cm from ;
    then the last line.
    """#,
    cs: #"""
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
      .\" example: as in English
      .Pp
      U toho, čeho má být nejvýš tolik, ukazuje
      .Xr daybook 1 ,
      kdy to bylo naposledy, ať jde o kávu nebo o lék.
      Stačí k tomu veličina a štítek; jaká je mez, říká člověk sám:
      .\" example: conf
      .Bd -literal -offset indent
      measure caffeine "Kofein" unit mg goal at most 400mg
      .Ed
      .\" example: as in English
      .Pp
      Z několika cílů, které by v některý den platily, je nejsilnější vlastní cíl dne;
      pak cíl s
      .Cm when ;
      pak ten s nejpozdějším
      .Cm from ;
      pak poslední řádek.
      """#)
}

import Speech

extension FormatPage {
  /// Weeks, quotas and streaks.
  static let weeks = Phrase(
    #"""
    .Sh WEEKS AND QUOTAS
    For a habit of
    .Ar N Ns Cm /week
    the unit is the week, which begins on the
    .Cm week
    day.
    .Bl -bullet
    .It
    A day of it is met if done, and otherwise skipped, unknown or not_due.
    .It
    The
    .Em quota
    is N, but no more than the days of the week that are neither skipped nor
    unknown.
    .It
    The week is met at its quota, unknown if all its days are, skipped if its quota
    is 0, pending while it runs, and else partial or missed.
    .It
    In sums over a period such a habit counts repetitions: met is what was done, but
    no more than the quota; due is the quota; closed is the quota of a week that is
    over, and met of one that runs.
    A week belongs to the period that holds its last day.
    .It
    Sums of a day, and perfect days, count only its met days.
    .El
    .Pp
    A
    .Cm /week
    goal has one cell, on the last day of the week: the state of the week.
    The other days are not_due.
    Pauses never lower its quota, unless all seven days are paused: then it is
    skipped.
    .Pp
    For
    .Ar N Cm per Ar M Cm days ,
    a day on which it was not done is not_due if the M days that end with it hold N
    done ones; otherwise it is as any day.
    .Sh STREAKS
    A streak is the run of met days, newest first, over days that are met, skipped,
    not_due or pending.
    Partial, missed and unknown end it.
    Its length is the number of its met days; it goes from the first of them to the
    last.
    For
    .Cm N/week
    and
    .Cm /week
    the same is true of weeks.
    The longest streak is over all history up to today; of equals, the newest.
    .Pp
    A
    .Em perfect day
    has at least one thing due, and everything due is met.
    Perfect days make a streak too, in which a day with nothing due, or in a pause of
    everything, is passed over.
    """#,
    cs: #"""
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
      """#)
}

import Speech

extension FormatPage {
  /// The errors of a configuration.
  static let configurationErrors = part(
    #"""
    .Ss Errors in the configuration
    .Bl -tag -width Ds
    .It Sy bad-value
    The setting or declaration does not take this value.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: bad-value
    clock 25h
    .Ed
    .It Sy declared-twice
    The name, or the setting, stands in an earlier line.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    habit gym
    .\" code: declared-twice
    measure gym unit min
    .Ed
    .It Sy missing-unit
    No unit, goal or cup tells what the measure is counted in.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: missing-unit
    measure mood mean
    .Ed
    .It Sy missing-from
    Every so many days, and no day to count from.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: missing-from
    habit plants every 3 days
    .Ed
    .It Sy unknown-reference
    The line is about a name that is not declared, or one that cannot stand there.
    .\" example: conf-errors
    .Bd -literal -offset indent -compact
    .\" code: unknown-reference
    goal tea 3cup
    .Ed
    .El
    """#,
    cs: #"""
      .Ss Chyby v nastavení
      .Bl -tag -width Ds
      .It Sy bad-value
      Takovou hodnotu nastavení ani deklarace nemá.
      .\" example: as in English
      .It Sy declared-twice
      Jméno, nebo nastavení, je už na dřívějším řádku.
      .\" example: as in English
      .It Sy missing-unit
      Žádná jednotka, cíl ani hrnek neříká, v čem se veličina počítá.
      .\" example: as in English
      .It Sy missing-from
      Každých několik dní, a není od kterého počítat.
      .\" example: as in English
      .It Sy unknown-reference
      Řádek mluví o jméně, které není deklarované, nebo tam stát nemůže.
      .\" example: as in English
      .El
      """#)
}

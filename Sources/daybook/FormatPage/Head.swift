import Speech

extension FormatPage {
  /// The comment for those who edit the page, its name, and the three promises.
  static let head = Phrase(
    #"""
    .\" The format of a daybook, version 1.
    .\"
    .\" A comment line "example: KIND" stands before each block that a test reads:
    .\"   day     lines of a day, none of which has an error, a warning or a hint
    .\"   bare    the same, in a daybook that declares nothing
    .\"   conf    lines of daybook.conf, without a problem
    .\"   errors, conf-errors   lines with problems: "code: CODE" stands before each
    .\"           line that must report CODE; any other line is there for it, and is fine
    .\" Days are read with the daybook.conf of EXAMPLES.
    .Dd November 21, 2026
    .Dt DAYBOOK 5
    .Os daybook
    .Sh NAME
    .Nm daybook
    .Nd plain-text ledger of water, habits and other daily measures
    .Sh DESCRIPTION
    A daybook is a folder of text files, one for each day, in which a person writes
    what was drunk, eaten, weighed and done, and anything else worth a line.
    The files are meant to be typed by hand, on any device and in any editor;
    .Xr daybook 1
    reads them, adds to them, and reports on them.
    This page says what may be typed and what it means.
    .Pp
    Three promises come before every rule:
    .Bl -enum -offset indent
    .It
    .Sy Nothing is lost.
    Any bytes are a file that can be read, and reading keeps every one of them:
    line ends of either kind, a byte order mark, tabs, trailing blanks,
    a missing final newline, invalid UTF-8, NUL, a line of ten megabytes.
    .It
    .Sy Nothing is guessed , and nothing is passed over in silence.
    What cannot be understood counts for nothing and is kept as it is;
    .Ql daybook check
    says where it is, why, and what to write instead.
    What only looks meant is told as well, see
    .Sx WHAT LOOKS MEANT .
    Prose is left alone.
    .It
    .Sy Nothing else is touched.
    An edit changes the bytes of its own line and of no other,
    in the style the file already has.
    A line that is added ends with a newline, also where the last one before it had
    none.
    .Ql daybook fmt
    changes blanks and line ends only, and never the order of anything.
    .El
    """#,
    cs: #"""
      .\" Formát deníku, verze 1.
      .\"
      .\" Příklady jsou tytéž jako v anglické stránce a stejně označené pro testy.
      .Dd November 21, 2026
      .Dt DAYBOOK 5
      .Os daybook
      .Sh NAME
      .Nm daybook
      .Nd textový deník pití, návyků a všeho, co se měří po dnech
      .Sh POPIS
      Deník je složka textových souborů, pro každý den jeden.
      Člověk do nich píše, co vypil a snědl, kolik váží a co udělal, a cokoli dalšího, co
      stojí za řádek.
      Soubory jsou určeny k psaní rukou, na jakémkoli zařízení a v jakémkoli editoru;
      .Xr daybook 1
      je čte, doplňuje a dělá z nich přehledy.
      Tato stránka říká, co se dá napsat a co to znamená.
      .Pp
      Před všemi pravidly stojí tři sliby:
      .Bl -enum -offset indent
      .It
      .Sy Nic se neztratí.
      Jakékoli bajty jsou soubor, který jde přečíst, a čtení zachová každý z nich:
      konce řádků obojího druhu, značku pořadí bajtů, tabulátory, mezery na konci,
      chybějící poslední konec řádku, neplatné UTF-8, NUL i řádek o deseti megabajtech.
      .It
      .Sy Nic se nehádá a nic se nepřejde mlčením.
      Co není srozumitelné, nepočítá se a zůstane, jak je;
      .Ql daybook check
      řekne, kde to je, proč, a co napsat místo toho.
      Ohlásí i to, co se jen možná mělo počítat, viz
      .Sx CO SE MOŽNÁ MĚLO POČÍTAT .
      Obyčejný text nechá být.
      .It
      .Sy Ničeho jiného se nikdo nedotkne.
      Úprava změní bajty svého řádku a žádného jiného, ve stylu, jaký soubor už má.
      Přidaný řádek končí znakem konce řádku, i když poslední řádek před ním ho neměl.
      .Ql daybook fmt
      mění jen mezery a konce řádků, a nikdy pořadí čehokoli.
      .El
      """#)
}

import Speech

extension FormatPage {
  /// Where days lie, and under which names.
  static let folder = part(
    #"""
    .Sh THE FOLDER
    A day is one file, named by its date and ending in
    .Pa .txt
    or
    .Pa .md ,
    so that the daily notes of an Obsidian vault are a daybook.
    It lies in one of three places:
    .Bl -column "2026/01/2026-01-12.txt" "in a folder of its year and month" -offset indent
    .It Pa 2026-01-12.txt Ta in the folder itself Ta Cm flat
    .It Pa 2026/2026-01-12.txt Ta in a folder of its year Ta Cm year
    .It Pa 2026/01/2026-01-12.txt Ta in a folder of its year and month Ta Cm month
    .El
    .Pp
    All three may be mixed; new files go where
    .Cm layout
    says, or else where the newest file is, with the ending that it has.
    .Pp
    Days that another program lays out otherwise are read where a pattern says, and
    in the three places too, which come first where a day has two files:
    .\" example: conf
    .Bd -literal -offset indent
    layout "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd"
    .Ed
    .Pp
    In a pattern
    .Ql YYYY YY
    is the year,
    .Ql MM M MMMM MMM
    the month in digits and by its name, long or short,
    .Ql DD D
    the day and
    .Ql dddd ddd
    the weekday; a run of letters is such a token only if it is made of tokens
    wholly, else it stands for itself.
    The ending is
    .Pa .txt
    or
    .Pa .md .
    Names may be English or Czech; a file whose name has that of another weekday or
    month is read, and told
    .Pq Sy unread-file .
    No other folder is read.
    The file
    .Pa daybook.conf
    at the top says what is tracked, see
    .Sx CONFIGURATION .
    Without one, every command still works on what the day files hold.
    .Bl -bullet
    .It
    The file name is the day: a civil date, without a zone or an offset,
    in the years 0001 to 9999 of the proleptic Gregorian calendar.
    .It
    If a day has two files, in two places or as
    .Pa .txt
    and
    .Pa .md ,
    the first in the order flat, year, month, and
    .Pa .txt
    before
    .Pa .md ,
    counts.
    The other is reported like a conflict copy.
    .It
    A
    .Em conflict copy
    is what a sync service leaves beside a file that two devices wrote,
    for instance
    .Pa "2026-01-12 (conflicted copy 2026-01-12).txt"
    (Dropbox, Nextcloud, Obsidian Sync),
    .Pa 2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt
    (Syncthing),
    .Pa "2026-01-12 2.txt"
    (iCloud) or
    .Pa "2026-01-12 (1).txt"
    (Google Drive); there are such copies of
    .Pa daybook.conf
    too.
    It is never counted, and always reported, once, on standard error,
    with the command that merges it.
    .It
    A placeholder of iCloud,
    .Pa .2026-01-12.txt.icloud ,
    is a day that is
    .Em not downloaded ,
    never a day on which nothing happened: a report over it says so, and its exit
    status is 2.
    .It
    While daybook writes a file,
    .Pa .daybook-0.tmp
    stands beside it, and for a moment
    .Pa .2026-01-12.txt.daybook ,
    which holds what was there before.
    Where daybook was killed, its next write removes the one, and the other once
    each of its lines is in the day or
    .Ql daybook undo
    knows it, as do
    .Ql daybook check
    and
    .Ql daybook merge ;
    until then that is a conflict copy.
    The same name keeps what another program saved twice within one write.
    .It
    A file of any other name is not read.
    .El
    .Pp
    A version control system may leave
    .Em merge markers
    in a file: a line of
    .Ql <<<<<<<
    and, after it, lines of
    .Ql ||||||| ,
    .Ql =======
    and
    .Ql >>>>>>> .
    The markers are errors.
    What stands between
    .Ql |||||||
    and
    .Ql =======
    does not count, and a line that stands word for word on both sides counts once.
    """#,
    cs: #"""
      .Sh SLOŽKA
      Den je jeden soubor, pojmenovaný datem, s příponou
      .Pa .txt
      nebo
      .Pa .md ,
      takže denní poznámky z Obsidianu jsou deníkem.
      Leží na jednom ze tří míst:
      .Bl -column "2026/01/2026-01-12.txt" "ve složce svého roku a měsíce" -offset indent
      .It Pa 2026-01-12.txt Ta přímo ve složce Ta Cm flat
      .It Pa 2026/2026-01-12.txt Ta ve složce svého roku Ta Cm year
      .It Pa 2026/01/2026-01-12.txt Ta ve složce svého roku a měsíce Ta Cm month
      .El
      .Pp
      Všechny tři způsoby se smějí míchat; nové soubory vznikají tam, kam ukazuje
      .Cm layout ,
      jinak tam, kde je nejnovější soubor, a s jeho příponou.
      .Pp
      Dny, které jiný program ukládá jinak, se čtou tam, kde říká vzor, a také na těch
      třech místech, která mají přednost, má-li den dva soubory:
      .\" example: as in English
      .Pp
      Ve vzoru je
      .Ql YYYY YY
      rok,
      .Ql MM M MMMM MMM
      měsíc číslicemi a jménem, dlouhým nebo krátkým,
      .Ql DD D
      den a
      .Ql dddd ddd
      den v týdnu; běh písmen je takovým zástupcem, jen když se z nich skládá celý,
      jinak platí sám za sebe.
      Přípona je
      .Pa .txt
      nebo
      .Pa .md .
      Jména mohou být anglická nebo česká; soubor, jehož jméno má jiný den v týdnu
      nebo měsíc, se čte a ohlásí se
      .Pq Sy unread-file .
      Žádná jiná složka se nečte.
      Soubor
      .Pa daybook.conf
      na vrchu říká, co se sleduje, viz
      .Sx NASTAVENÍ .
      I bez něj pracuje každý příkaz s tím, co je v souborech dní.
      .Bl -bullet
      .It
      Jméno souboru je den: občanské datum bez časového pásma a posunu, v letech 0001
      až 9999 proleptického gregoriánského kalendáře.
      .It
      Má-li den dva soubory, na dvou místech nebo jako
      .Pa .txt
      a
      .Pa .md ,
      platí první v pořadí flat, year, month, a
      .Pa .txt
      před
      .Pa .md .
      Druhý se hlásí podobně jako konfliktní kopie.
      .It
      .Em Konfliktní kopii
      nechává synchronizační služba vedle souboru, do kterého psala dvě zařízení,
      například
      .Pa "2026-01-12 (conflicted copy 2026-01-12).txt"
      (Dropbox, Nextcloud, Obsidian Sync),
      .Pa 2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt
      (Syncthing),
      .Pa "2026-01-12 2.txt"
      (iCloud) nebo
      .Pa "2026-01-12 (1).txt"
      (Google Drive); takové kopie mívá i
      .Pa daybook.conf .
      Nikdy se nepočítá a vždy se ohlásí, jednou, na standardním chybovém výstupu,
      s příkazem, který ji sloučí.
      .It
      Zástupce z iCloudu,
      .Pa .2026-01-12.txt.icloud ,
      je den, který
      .Em není stažený ,
      nikdy den, kdy se nic nedělo: přehled, do kterého patří, to ohlásí a jeho
      návratový kód je 2.
      .It
      Když daybook zapisuje soubor, stojí vedle něj
      .Pa .daybook-0.tmp
      a na okamžik
      .Pa .2026-01-12.txt.daybook
      s tím, co v něm bylo předtím.
      Po zabitém zápisu první odstraní příští zápis, druhý také, jakmile je každý jeho
      řádek ve dni nebo ho zná
      .Ql daybook undo ,
      a totéž udělají
      .Ql daybook check
      a
      .Ql daybook merge ;
      do té doby je to konfliktní kopie.
      Totéž jméno uchová i to, co jiný program uložil dvakrát během jednoho zápisu.
      .It
      Soubor s jakýmkoli jiným jménem se nečte.
      .El
      .Pp
      Správa verzí může v souboru nechat
      .Em značky sloučení :
      řádek
      .Ql <<<<<<<
      a za ním řádky
      .Ql ||||||| ,
      .Ql =======
      a
      .Ql >>>>>>> .
      Značky jsou chyby.
      Co stojí mezi
      .Ql |||||||
      a
      .Ql ======= ,
      se nepočítá, a řádek, který stojí doslova na obou stranách, se počítá jednou.
      """#)
}

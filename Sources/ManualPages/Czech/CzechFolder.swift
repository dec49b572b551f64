extension CzechPage {
  /// The chapters of daybook(5) in Czech on what a daybook is, and its folder.
  static let folder = #"""
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
    .\" example: conf
    .Bd -literal -offset indent
    layout "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd"
    .Ed
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
    Jména mohou být anglická nebo česká, u měsíců i tak, jak se píšou za dnem
    .Pq Ql 12. ledna ;
    soubor, jehož jméno má jiný den v týdnu nebo měsíc, se čte a ohlásí se
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
    Tak se čtou i v
    .Pa daybook.conf .

    """#
}

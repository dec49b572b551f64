import Speech

extension FormatPage {
  /// The configuration, and its settings.
  static let settings = Phrase(
    #"""
    .Sh CONFIGURATION
    .Pa daybook.conf
    has one setting or declaration a line: a word, then its values.
    Comments are as in a day file.
    .Bl -bullet
    .It
    A line whose first word this version does not know is a warning, with the
    nearest word that it does know, and is kept: an older program reads a newer file.
    .It
    Anything else wrong in a line is an error, and that line is as if it were not
    there.
    .It
    A setting given twice is an error on the second line
    .Pq Sy declared-twice ;
    the first stands.
    .El
    .Ss Settings
    .Bl -tag -width Ds
    .It Cm daybook Ar 1
    The version of this format.
    A later one is a warning.
    Default: 1.
    .It Cm name Ar TEXT
    Whom greetings address.
    Default: nobody.
    .It Cm language Cm en | cs
    The language of reports.
    Default: that of the environment.
    .It Cm week Ar WEEKDAY
    The first day of a week,
    .Cm monday
    to
    .Cm sunday .
    Default:
    .Cm monday .
    .It Cm clock Cm 24h | 12h
    How times are printed.
    Default:
    .Cm 24h .
    .It Cm units Cm metric | us
    In which units reports print; what is typed stays as it was typed.
    Default:
    .Cm metric .
    .It Cm layout Cm flat | year | month | Ar PATTERN
    Where new files go, and with a pattern where days are read, see
    .Sx THE FOLDER .
    Default: where the newest file is.
    .It Cm section Ar HEADING
    The heading of the section where new lines go in a
    .Pa .md
    file, such as
    .Ql \(dq## Habits\(dq ;
    see
    .Sx MARKDOWN .
    Default: below the last tick or entry.
    .It Cm day-starts Ar TIME
    When the day moves on.
    Default: 00:00.
    .It Cm active Ar TIME Ns - Ns Ar TIME
    The hours in which reminders may speak; over midnight if the end is not later
    than the start.
    Who lives over midnight moves
    .Cm day-starts
    too, so that one such night is one day.
    Default: 08:00-22:00.
    .It Cm remind every Ar DURATION | Cm at Ar TIME ... | Cm off Op Cm habits
    When reminders speak: at an interval such as
    .Ql 2h ,
    at times of day within the active hours, or never.
    With
    .Cm habits
    behind it, or alone, each habit that is due and has a time is spoken of once
    after that time, if it is not done, and so is a line such as
    .Ql [ ] call mum 18:00 .
    Default:
    .Cm off .
    .It Cm coach Ar \(dqCOMMAND\(dq
    A command that answers in place of the built-in rules.
    The names by which habits and measures are known to them, such as
    .Ql sleep ,
    .Ql kcal ,
    .Ql protein
    and
    .Ql workout ,
    are listed in
    .Xr daybook 1 .
    Default: none.
    .It Cm aim Ar \(dqTEXT\(dq
    What it is all for, such as
    .Ql \(dqlose fat, keep muscle\(dq ;
    told to the coach.
    Default: nothing.
    .It Cm push Ar \(dqCOMMAND\(dq
    A command that is given what changed.
    Default: none.
    .It Cm badges Cm on | off
    Whether badges are awarded and goals celebrated.
    They are kept in
    .Pa badges.txt
    of the daybook, a line each:
    .Ql 2026-01-12 first_sip ;
    of one that stands twice the earlier day counts.
    Default:
    .Cm on .
    .El
    .Pp
    The commands of
    .Cm coach
    and
    .Cm push
    are run without a shell, and only if the person has allowed this daybook on this
    machine with
    .Ql daybook config allow :
    a synced file must not be able to run a program.
    """#,
    cs: #"""
      .Sh NASTAVENÍ
      .Pa daybook.conf
      má na řádku jedno nastavení nebo jednu deklaraci: slovo a pak jeho hodnoty.
      Komentáře jsou jako v souboru dne.
      .Bl -bullet
      .It
      Řádek, jehož první slovo tato verze nezná, je varování s nejbližším známým
      slovem, a zůstává: starší program přečte novější soubor.
      .It
      Cokoli jiného, co je na řádku špatně, je chyba, a je to, jako by tam ten řádek
      nebyl.
      .It
      Nastavení uvedené dvakrát je chyba na druhém řádku
      .Pq Sy declared-twice ;
      platí první.
      .El
      .Ss Jednotlivá nastavení
      .Bl -tag -width Ds
      .It Cm daybook Ar 1
      Verze tohoto formátu.
      Pozdější je varování.
      Výchozí: 1.
      .It Cm name Ar TEXT
      Koho oslovují pozdravy.
      Výchozí: nikoho.
      .It Cm language Cm en | cs
      Jazyk přehledů.
      Výchozí: podle prostředí.
      .It Cm week Ar DEN
      První den týdne,
      .Cm monday
      až
      .Cm sunday .
      Výchozí:
      .Cm monday .
      .It Cm clock Cm 24h | 12h
      Jak se tisknou časy.
      Výchozí:
      .Cm 24h .
      .It Cm units Cm metric | us
      V jakých jednotkách se tisknou přehledy; co je napsané, zůstává, jak je napsané.
      Výchozí:
      .Cm metric .
      .It Cm layout Cm flat | year | month | Ar VZOR
      Kde vznikají nové soubory, a u vzoru kde se čtou dny, viz
      .Sx SLOŽKA .
      Výchozí: tam, kde je nejnovější soubor.
      .It Cm section Ar NADPIS
      Nadpis oddílu, kam v souboru
      .Pa .md
      přijdou nové řádky, třeba
      .Ql \(dq## Habits\(dq ;
      viz
      .Sx MARKDOWN .
      Výchozí: pod poslední odškrtnutí nebo záznam.
      .It Cm day-starts Ar ČAS
      Kdy se láme den.
      Výchozí: 00:00.
      .It Cm active Ar ČAS Ns - Ns Ar ČAS
      Hodiny, kdy se smějí ozývat připomínky; přes půlnoc, není-li konec pozdější než
      začátek.
      Kdo žije přes půlnoc, posune i
      .Cm day-starts ,
      aby taková noc patřila k jednomu dni.
      Výchozí: 08:00-22:00.
      .It Cm remind every Ar DOBA | Cm at Ar ČAS ... | Cm off Op Cm habits
      Kdy se ozývají připomínky: po době, třeba
      .Ql 2h ,
      v dané časy v aktivních hodinách, nebo nikdy.
      S
      .Cm habits
      na konci, nebo jen s ním, se jednou připomene každý návyk, který je na řadě, má
      čas a po něm ještě není splněný, a stejně tak řádek jako
      .Ql [ ] call mum 18:00 .
      Výchozí:
      .Cm off .
      .It Cm coach Ar \(dqPŘÍKAZ\(dq
      Příkaz, který odpovídá místo vestavěných pravidel.
      Jména, podle kterých ta znají návyky a veličiny, třeba
      .Ql spánek ,
      .Ql kalorie ,
      .Ql bílkoviny
      a
      .Ql trénink ,
      vypisuje
      .Xr daybook 1 .
      Výchozí: žádný.
      .It Cm aim Ar \(dqTEXT\(dq
      K čemu to všechno je, třeba
      .Ql \(dqlose fat, keep muscle\(dq ;
      zná to kouč.
      Výchozí: nic.
      .It Cm push Ar \(dqPŘÍKAZ\(dq
      Příkaz, který dostane, co se změnilo.
      Výchozí: žádný.
      .It Cm badges Cm on | off
      Zda se udělují odznaky a slaví cíle.
      Uchovávají se v souboru
      .Pa badges.txt
      v deníku, každý na řádku:
      .Ql 2026-01-12 first_sip ;
      stojí-li některý dvakrát, platí dřívější den.
      Výchozí:
      .Cm on .
      .El
      .Pp
      Příkazy
      .Cm coach
      a
      .Cm push
      se spouštějí bez shellu, a jen pokud je člověk tomuto deníku na tomto počítači
      povolil pomocí
      .Ql daybook config allow :
      synchronizovaný soubor nesmí umět spustit program.
      """#)
}

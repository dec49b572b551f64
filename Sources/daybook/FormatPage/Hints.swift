import Speech

extension FormatPage {
  /// The hints, the formats that are near, and other pages.
  static let hints = part(
    #"""
    .Ss Hints
    .Bl -tag -width Ds
    .It Sy odd-box
    A box that is not written as one, or that stands behind another, before a
    declared name or, as
    .Ql [x] ,
    before another.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [ ] [x] dinner 21:00
    .Ed
    .It Sy uncounted
    A line that looks meant, and has no code of its own.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    a glass of water with lemon
    .Ed
    So is a timer,
    .Ql gym 18:05-? ,
    of a day before yesterday.
    .It Sy unread-file
    Texts whose names hold a date lie in the daybook and are not read: how many,
    one of them, and the
    .Cm layout
    that would read them, if there is one.
    Folders that begin with a dot, and daybooks in the daybook, are not looked into.
    .Ql daybook day
    tells it too where there is no day at all.
    .Dl journals/2026_01_12.md
    A file whose name has another weekday or month than its date has; it counts.
    .Dl 2026-01-12 Sunday.md
    .It Sy unboxed-habit
    A habit without a box, which is text.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .Ed
    .It Sy todo-style
    A habit after an
    .Ql x
    in place of
    .Ql [x] .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: todo-style
    x breakfast
    .Ed
    .It Sy misplaced-amount
    A measure, with its amount where none counts.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: misplaced-amount
    water after run 500ml
    .\" code: misplaced-amount
    12 water
    .Ed
    .It Sy undeclared-name
    An amount after a name that is not declared, with nothing else but a time and
    tags.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: undeclared-name
    tea 300ml 16:00
    .Ed
    .El
    .Sh COMPATIBILITY
    .Bl -tag -width Ds
    .It Obsidian
    Daily notes named
    .Pa YYYY-MM-DD.md
    are day files as they are: task lists, tags and inline fields
    .Pq Ql water:: 500ml , Ql [kcal:: 350]
    read as ticks, tags and entries, headings as comments, and the rest as journal.
    The core plugin's date formats
    .Ql YYYY/YYYY-MM-DD
    and
    .Ql YYYY/MM/YYYY-MM-DD
    are the layouts
    .Cm year
    and
    .Cm month .
    .It Markdown
    .Ql "- [ ]" ,
    .Ql "* [x]" ,
    .Ql "+ [x]"
    and
    .Ql "1. [x]"
    are ticks, in a quotation too.
    .It klog
    Ranges such as
    .Ql 8:00-9:30
    and durations such as
    .Ql 7h30m
    read the same.
    klog keeps many days in one file; here the file name is the date, and the time
    or duration stands after a name.
    .It todo.txt
    The tags
    .Ql +project ,
    .Ql @context
    and
    .Ql key:value
    are the same.
    A task that is done has the box
    .Ql [x] ,
    not a bare
    .Ql x ;
    the latter gives a hint.
    .It git
    A daybook is made to be kept in a repository.
    .Ql daybook merge --install
    sets up a merge driver that keeps every line of both sides;
    .Ql merge=union
    is no substitute, since it keeps both of two edited ticks and drops a deletion
    without a word.
    .El
    .Sh SEE ALSO
    .Xr daybook 1
    """#,
    cs: #"""
      .Ss Tipy
      .Bl -tag -width Ds
      .It Sy odd-box
      Políčko, které se tak nepíše nebo stojí za jiným, před deklarovaným jménem,
      nebo jako
      .Ql [x]
      před jiným.
      .\" example: as in English
      .It Sy uncounted
      Řádek, který se možná měl počítat a nemá vlastní kód.
      .\" example: as in English
      Stejně tak měření,
      .Ql gym 18:05-? ,
      ze dne před včerejškem.
      .It Sy unread-file
      V deníku leží texty, které mají ve jméně datum a nečtou se: kolik jich je, jeden
      z nich a
      .Cm layout ,
      který by je četl, je-li takový.
      Do složek začínajících tečkou a do deníků v deníku se nehledí.
      Kde není vůbec žádný den, řekne to i
      .Ql daybook day .
      .Dl journals/2026_01_12.md
      Soubor, jehož jméno má jiný den v týdnu nebo měsíc, než je jeho datum; počítá se.
      .Dl 2026-01-12 Sunday.md
      .It Sy unboxed-habit
      Návyk bez políčka, tedy text.
      .\" example: as in English
      .It Sy todo-style
      Návyk za
      .Ql x
      místo
      .Ql [x] .
      .\" example: as in English
      .It Sy misplaced-amount
      Veličina s množstvím tam, kde se nepočítá.
      .\" example: as in English
      .It Sy undeclared-name
      Množství za jménem, které není deklarované, a nanejvýš čas a štítky.
      .\" example: as in English
      .El
      .Sh SLUČITELNOST
      .Bl -tag -width Ds
      .It Obsidian
      Denní poznámky se jmény
      .Pa YYYY-MM-DD.md
      jsou soubory dní tak, jak jsou: seznamy úkolů, štítky a vložená pole
      .Pq Ql water:: 500ml , Ql [kcal:: 350]
      se čtou jako odškrtnutí, štítky a záznamy, nadpisy jako komentáře a zbytek jako
      zápisník.
      Formáty data
      .Ql YYYY/YYYY-MM-DD
      a
      .Ql YYYY/MM/YYYY-MM-DD
      základního doplňku jsou uspořádání
      .Cm year
      a
      .Cm month .
      .It Markdown
      .Ql "- [ ]" ,
      .Ql "* [x]" ,
      .Ql "+ [x]"
      a
      .Ql "1. [x]"
      jsou odškrtnutí, i v citaci.
      .It klog
      Rozmezí jako
      .Ql 8:00-9:30
      a trvání jako
      .Ql 7h30m
      se čtou stejně.
      klog drží mnoho dní v jednom souboru; zde je datem jméno souboru a čas či trvání
      stojí za jménem.
      .It todo.txt
      Štítky
      .Ql +project ,
      .Ql @context
      a
      .Ql key:value
      jsou tytéž.
      Hotový úkol má políčko
      .Ql [x] ,
      ne samotné
      .Ql x ;
      na to přijde tip.
      .It git
      Deník se hodí mít v repozitáři.
      .Ql daybook merge --install
      nastaví slučovací ovladač, který zachová každý řádek obou stran;
      .Ql merge=union
      ho nenahradí, protože ze dvou upravených odškrtnutí nechá obě a smazání zahodí
      beze slova.
      .El
      .Sh VIZ TAKÉ
      .Xr daybook 1
      """#)
}
